import type { LanguagePack } from "../languages";
import { guide } from "./guide";
import { home } from "./home";
import { learn } from "./learn";
import { scoring } from "./scoring";
import { table } from "./table";

/** French puts a space before these signs; a line must not break there. */
function withNoBreakSpaces<W extends Record<string, string>>(words: W): W {
  return Object.fromEntries(Object.entries(words).map(([word, phrase]) => [word, phrase.replace(/ (?=[:;!?])/g, "\u00a0")])) as W;
}

export const fr: LanguagePack = {
  name: "Français",
  words: withNoBreakSpaces({ ...table, ...home, ...learn, ...scoring, ...guide }),
  plurals: ["one", "other"],
  counted: /(\d+(?: \p{L}+)? (?:dégâts?|marques?|cases?|déplacements?|cibles?))/iu,
};
