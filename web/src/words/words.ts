/** The words of the interface, in the chosen language. The words of the rules come from the server's catalogue. */
import { language } from "../browser/settings";
import { LANGUAGES, type Word } from "./languages";
import { type Fields, fillPhrase } from "./phrase";

export type { Word } from "./languages";

export function t(word: Word, fields: Fields = {}): string {
  const { words, plurals } = LANGUAGES[language.value];
  return fillPhrase(words[word], fields, { code: language.value, forms: plurals });
}

export function isWord(word: string): word is Word {
  return word in LANGUAGES.en.words;
}

/** `Violet, Dozer and Sprog`. */
export function series(items: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(items);
}

/** `40%`, as the language writes it. */
export function percent(hundredths: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(hundredths / 100);
}

/** Splits a text; every second piece is something counted, such as `2 damage`. */
export function splitCounted(text: string): string[] {
  return text.split(LANGUAGES[language.value].counted);
}
