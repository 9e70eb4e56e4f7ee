/** The languages of the interface. A new one is a folder here, complete by type, and a line in the list. */
import type { LanguageCode } from "../protocol";
import { en } from "./en";
import { fr } from "./fr";

export type Word = keyof (typeof en)["words"];

export interface LanguagePack {
  /** What its speakers call it. */
  name: string;
  words: Record<Word, string>;
  /** The plural category of each form in `{n:mark|marks}`, in order. Other categories use the last form. */
  plurals: readonly Intl.LDMLPluralRule[];
  /** Matches counted things in the text of a card, which are set in bold. */
  counted: RegExp;
}

export const LANGUAGES: Record<LanguageCode, LanguagePack> = { en, fr };

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];
