import { describe, expect, it } from "vitest";
import { fill } from "../src/kit/i18n";
import { words as home } from "../src/words/home";
import { words as table } from "../src/words/table";

const fields = (phrase: string) => [...phrase.matchAll(/\{([a-z_]+)/g)].map((match) => match[1]).sort();

describe("words", () => {
  it("have the same fields in both languages", () => {
    for (const { en, fr } of [table, home]) {
      for (const key of Object.keys(en) as (keyof typeof en)[]) {
        expect(new Set(fields(fr[key])), key).toEqual(new Set(fields(en[key])));
      }
    }
  });

  it("come in the right number", () => {
    expect(fill("{n} {n:mark|marks}", { n: 1 })).toBe("1 mark");
    expect(fill("{n} {n:mark|marks}", { n: 0 })).toBe("0 marks");
    expect(fill("{n} {n:marque|marques}", { n: 0 }, "fr")).toBe("0 marque");
    expect(fill("{n} {n:skull|skulls} left", { n: 3 })).toBe("3 skulls left");
  });
});
