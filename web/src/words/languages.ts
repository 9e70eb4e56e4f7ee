/** The languages of the interface. A new one is a folder here, complete by type, and a line in the list. */
import type { LanguageCode } from "../protocol";
import { en } from "./en";
import { fr } from "./fr";

export type Word = keyof (typeof en)["words"];

export interface LanguagePack {
  /** What its speakers call it. */
  name: string;
  words: Record<Word, string>;
  /** Which plural each form of `{n:mark|marks}` is for, in their order; any other plural takes the last form. */
  plurals: readonly Intl.LDMLPluralRule[];
  /** Counted things in the text of a card, which stand out. */
  counted: RegExp;
}

export const LANGUAGES: Record<LanguageCode, LanguagePack> = { en, fr };

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];
