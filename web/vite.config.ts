/// <reference types="vitest/config" />
import { defineConfig } from "vite";

// The page is served by `killshot serve`, from the package: built files go there, and so into the wheel.
export default defineConfig({
  base: "/",
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
  test: { include: ["tests/**/*.test.{ts,tsx}"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
