/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { defineConfig } from "vite";

const MODULES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort();
const locals = new Map<string, string[]>();

/** A class of a CSS Module in the page: short, and the same in every build. Its file's number, then its own in the file. */
function shortName(name: string, path: string): string {
  const file = relative("src", path.replace(/\?.*$/, ""));
  const names = locals.get(file) ?? [];
  locals.set(file, names);
  if (!names.includes(name)) names.push(name);
  const number = names.indexOf(name);
  return `${String.fromCharCode(97 + Math.floor(number / 10))}${MODULES.indexOf(file).toString(36)}${number % 10}`;
}

// The page is served by `killshot serve`, from the package: built files go there, and so into the wheel.
export default defineConfig(({ mode }) => ({
  base: "/",
  css: { modules: { generateScopedName: mode === "production" ? shortName : "[name]_[local]" } },
  build: {
    outDir: "../src/killshot/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses for scripts and styles
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["tests/**/*.test.{ts,tsx}"], environment: "happy-dom", css: true },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
}));
