import type { LanguagePack } from "../languages";
import { guide } from "./guide";
import { home } from "./home";
import { learn } from "./learn";
import { scoring } from "./scoring";
import { table } from "./table";

export const fr: LanguagePack = {
  name: "Français",
  words: { ...table, ...home, ...learn, ...scoring, ...guide },
  plurals: ["one", "other"],
  counted: /(\d+(?: \p{L}+)? (?:dégâts?|marques?|cases?|déplacements?|cibles?))/u,
};
