/** What a person chose for this browser. Kept in its storage; every setting is a signal. */
import { effect, type Signal, signal } from "@preact/signals";

export type Language = "en" | "fr";
export type Speed = "off" | "fast" | "normal";

function kept<T>(key: string, fallback: T, allowed?: readonly T[]): Signal<T> {
  let start = fallback;
  try {
    const text = localStorage.getItem(`killshot.${key}`);
    if (text !== null) {
      const value = JSON.parse(text) as T;
      if (!allowed || allowed.includes(value)) start = value;
    }
  } catch {
    // Storage may be forbidden or hold what an older page wrote: the fallback is as good.
  }
  const setting = signal(start);
  effect(() => {
    const text = JSON.stringify(setting.value);
    try {
      localStorage.setItem(`killshot.${key}`, text);
    } catch {
      // Without storage a setting lasts as long as the page.
    }
  });
  return setting;
}

function spoken(): Language {
  return typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export const language = kept<Language>("language", spoken(), ["en", "fr"]);
export const speed = kept<Speed>("speed", "normal", ["off", "fast", "normal"]);
export const sound = kept<boolean>("sound", false, [true, false]);
export const notify = kept<boolean>("notify", false, [true, false]);
export const textSize = kept<number>("text", 100, [100, 115, 130]);
/** Whether what has only one answer (a payment, the only effect) is answered by itself. */
export const forced = kept<boolean>("forced", true, [true, false]);
export const scoringPanel = kept<boolean>("scoring", true, [true, false]);
export const playerName = kept<string>("name", "");
export const guided = kept<boolean>("guided", false, [true, false]);
/** The things the first-game guide has explained. */
export const explained = kept<string[]>("explained", []);

/** Keeps the page's own attributes in step with the settings. */
export function dressPage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    document.documentElement.classList.toggle("text-115", textSize.value === 115);
    document.documentElement.classList.toggle("text-130", textSize.value === 130);
  });
}
