import { describe, expect, it } from "vitest";

type Sources = Record<string, string>;
const styles: Sources = import.meta.glob("../src/**/*.css", { query: "?raw", import: "default", eager: true });
const code: Sources = import.meta.glob("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const modules = Object.entries(styles).filter(([path]) => path.endsWith(".module.css"));
const globals = Object.entries(styles).filter(([path]) => !path.endsWith(".module.css"));

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");
const classesIn = (css: string) => new Set([...withoutComments(css).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map((match) => match[1]!));

/** The classes that components take from a module: `styles.board`, `styles["lit-floor"]`; a template such as `is-${state}` as its beginning. */
function usedFrom(path: string): Set<string> {
  const used = new Set<string>();
  for (const [user, text] of Object.entries(code)) {
    const body = text.replace(/^import .*$/gm, "");
    for (const [, name, from] of text.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)) {
      if (new URL(from!, `file:///${user.slice(3)}`).pathname !== new URL(`file:///${path.slice(3)}`).pathname) continue;
      for (const [, dotted, quoted, begun, computed] of body.matchAll(
        new RegExp(`\\b${name}(?:\\.(\\w+)|\\["([\\w-]+)"\\]|\\[\`([\\w-]+)\\$|\\[(\\w))`, "g"),
      )) {
        used.add(dotted ?? quoted ?? (begun ? `${begun}*` : computed ? "*" : ""));
      }
    }
  }
  return used;
}

describe("the styles of a component", () => {
  it.each(modules)("of %s exist where they are used, and are used where they exist", (path, css) => {
    const [defined, used] = [classesIn(css), usedFrom(path)];
    const begun = [...used].filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
    const names = [...used].filter((name) => !name.endsWith("*"));
    expect(names.filter((name) => !defined.has(name))).toEqual([]);
    expect([...defined].filter((name) => !used.has(name) && !begun.some((start) => name.startsWith(start)))).toEqual([]);
  });

  it("cannot leak: no selector goes without a class of its own", () => {
    for (const [path, css] of modules) {
      const selectors = withoutComments(css)
        .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "")
        .match(/[^{}@;]+(?=\{)/g);
      for (const selector of selectors ?? [])
        expect(/\.[a-z]/.test(selector) || /^\s*(layer|media|container)/.test(selector), `${path}: ${selector.trim()}`).toBe(true);
    }
  });
});

describe("the styles of the whole page", () => {
  it("have only the classes that are in use", () => {
    const all = Object.values(code).join("\n");
    const unused = [...classesIn(globals.map(([, css]) => css).join("\n"))].filter(
      (name) => !new RegExp(`["\` ]${name}["\` ]`).test(all) && !name.startsWith("tint-"),
    );
    expect(unused).toEqual([]);
  });
});
