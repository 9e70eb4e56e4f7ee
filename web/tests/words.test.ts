import { describe, expect, it } from "vitest";
import { CATALOGUES, fill, type Word } from "../src/words/i18n";

const fields = (phrase: string) => [...phrase.matchAll(/\{([a-z_]+)/g)].map((match) => match[1]).sort();
const sources = Object.entries(import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }));
const code = sources.flatMap(([path, text]) => (path.includes("/words/") ? [] : [text])).join("\n");

/** Whether the sources name a word, whole or as the beginning of a template. */
function isUsed(key: string): boolean {
  if (code.includes(`"${key}"`)) return true;
  return [...key].some((_, i) => i > 2 && code.includes(`\`${key.slice(0, i)}\${`));
}

describe("words", () => {
  it("have the same fields in both languages", () => {
    for (const [key, phrase] of Object.entries(CATALOGUES.en)) {
      expect(new Set(fields(CATALOGUES.fr[key as Word])), key).toEqual(new Set(fields(phrase)));
    }
  });

  it("are all said somewhere", () => {
    expect(Object.keys(CATALOGUES.en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it("come in the right number", () => {
    expect(fill("{n} {n:mark|marks}", { n: 1 })).toBe("1 mark");
    expect(fill("{n} {n:mark|marks}", { n: 0 })).toBe("0 marks");
    expect(fill("{n} {n:marque|marques}", { n: 0 }, "fr")).toBe("0 marque");
    expect(fill("{n} {n:skull|skulls} left", { n: 3 })).toBe("3 skulls left");
  });
});
