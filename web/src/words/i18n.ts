/** The words of the interface. What the rules say (prompts, options, log, cards) comes from the server. */
import { catalogue } from "../transport/api";
import { words as guide } from "./guide";
import { words as home } from "./home";
import { words as learn } from "./learn";
import { words as scoring } from "./scoring";
import { words as table } from "./table";
import { type Colour, type Figure, FIGURE_NAME } from "../drawing/names";
import { language } from "../kit/settings";

export const CATALOGUES = {
  en: { ...table.en, ...home.en, ...learn.en, ...scoring.en, ...guide.en },
  fr: { ...table.fr, ...home.fr, ...learn.fr, ...scoring.fr, ...guide.fr },
} as const;

export type Word = keyof (typeof CATALOGUES)["en"];
type Fields = Record<string, string | number>;

/** A phrase in the chosen language. `{name}` is a field, `{n:mark|marks}` a word in the right number. */
export function t(word: Word, fields?: Fields): string {
  return fill(CATALOGUES[language.value][word], fields, language.value);
}

export function fill(phrase: string, fields: Fields = {}, lang: "en" | "fr" = "en"): string {
  return phrase.replace(/\{([a-z_]+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, more?: string) => {
    const value = fields[name];
    if (value === undefined) return whole;
    if (one === undefined || more === undefined) return String(value);
    const isOne = lang === "fr" ? Math.abs(Number(value)) < 2 : Number(value) === 1;
    return isOne ? one : more;
  });
}

export function isWord(word: string): word is Word {
  return word in CATALOGUES.en;
}

/** A figure by the name the rules give it in this language. */
export function figureName(figure: Figure): string {
  if (figure === "bot") return t("figure.bot");
  return catalogue.value?.figures.find((card) => card.figure === figure)?.name ?? FIGURE_NAME[figure];
}

export function cubeLetter(colour: Colour): string {
  return t(`cube.letter.${colour}`);
}

/** `Violet, Dozer and Sprog`. */
export function series(items: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(items);
}
