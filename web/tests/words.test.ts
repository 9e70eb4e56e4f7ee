import { beforeEach, describe, expect, it } from "vitest";
import { language } from "../src/browser/settings";
import { LANGUAGE_CODES, LANGUAGES, type Word } from "../src/words/languages";
import { fillPhrase } from "../src/words/phrase";
import { series, splitCounted, t } from "../src/words/words";

const fields = (phrase: string) => new Set([...phrase.matchAll(/\{([a-z_]+)/g)].map((match) => match[1]));
const sources = Object.entries(import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }));
const code = sources.flatMap(([path, text]) => (path.includes("/words/en/") || path.includes("/words/fr/") ? [] : [text])).join("\n");

/** Whether the sources name a word, whole or as the beginning of a template. */
function isUsed(key: string): boolean {
  if (code.includes(`"${key}"`)) return true;
  return Array.from(key).some((_, i) => i > 2 && code.includes(`\`${key.slice(0, i)}\${`));
}

beforeEach(() => {
  language.value = "en";
});

describe("words", () => {
  it("have the same fields in every language", () => {
    for (const lang of LANGUAGE_CODES) {
      for (const [key, phrase] of Object.entries(LANGUAGES.en.words)) {
        expect(fields(LANGUAGES[lang].words[key as Word]), `${lang}: ${key}`).toEqual(fields(phrase));
      }
    }
  });

  it("are all said somewhere", () => {
    expect(Object.keys(LANGUAGES.en.words).filter((key) => !isUsed(key))).toEqual([]);
  });

  it("never fill a field with nothing", () => {
    for (const lang of LANGUAGE_CODES) for (const [key, phrase] of Object.entries(LANGUAGES[lang].words)) expect(phrase.trim(), `${lang}: ${key}`).not.toBe("");
  });

  it("follow the chosen language at once", () => {
    expect(t("hand.loaded")).toBe(LANGUAGES.en.words["hand.loaded"]);
    language.value = "fr";
    expect(t("hand.loaded")).toBe(LANGUAGES.fr.words["hand.loaded"]);
  });
});

describe("the right number", () => {
  const inEnglish = (phrase: string, n: number) => fillPhrase(phrase, { n }, { code: "en", forms: LANGUAGES.en.plurals });
  const inFrench = (phrase: string, n: number) => fillPhrase(phrase, { n }, { code: "fr", forms: LANGUAGES.fr.plurals });

  it("is the singular for one in English", () => {
    expect(inEnglish("{n} {n:mark|marks}", 1)).toBe("1 mark");
    expect(inEnglish("{n} {n:mark|marks}", 0)).toBe("0 marks");
    expect(inEnglish("{n} {n:skull|skulls} left", 3)).toBe("3 skulls left");
  });

  it("is the singular for nought and one in French", () => {
    expect(inFrench("{n} {n:marque|marques}", 0)).toBe("0 marque");
    expect(inFrench("{n} {n:marque|marques}", 1)).toBe("1 marque");
    expect(inFrench("{n} {n:marque|marques}", 2)).toBe("2 marques");
    expect(inFrench("{n} {n:marque|marques}", 1_000_000)).toBe("1000000 marques");
  });

  it("can have more than two forms", () => {
    const polish = { code: "pl", forms: ["one", "few", "many"] as const };
    const marks = (n: number) => fillPhrase("{n:znacznik|znaczniki|znaczników}", { n }, polish);
    expect([1, 2, 5, 22].map(marks)).toEqual(["znacznik", "znaczniki", "znaczników", "znaczniki"]);
  });

  it("leaves a field alone that nobody filled", () => {
    expect(fillPhrase("{n} of {of}", { n: 1 }, { code: "en", forms: ["one", "other"] })).toBe("1 of {of}");
  });
});

describe("texts", () => {
  it("list names as the language does", () => {
    expect(series(["Violet", "Dozer", "Sprog"])).toBe("Violet, Dozer, and Sprog");
    language.value = "fr";
    expect(series(["Violette", "Dozer"])).toBe("Violette et Dozer");
  });

  it("let what is counted stand out", () => {
    expect(splitCounted("Deal 2 damage to 1 target.")).toEqual(["Deal ", "2 damage", " to ", "1 target", "."]);
    language.value = "fr";
    expect(splitCounted("Infligez 2 dégâts et 1 Marque.")).toEqual(["Infligez ", "2 dégâts", " et ", "1 Marque", "."]);
  });
});
