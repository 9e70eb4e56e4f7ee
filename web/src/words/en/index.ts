import { guide } from "./guide";
import { home } from "./home";
import { learn } from "./learn";
import { scoring } from "./scoring";
import { table } from "./table";

export const en = {
  name: "English",
  words: { ...table, ...home, ...learn, ...scoring, ...guide },
  plurals: ["one", "other"] as const,
  counted: /(\d+(?: \p{L}+)? (?:damage|marks?|squares?|moves?|targets?))/u,
};
