/** The settings of this browser: signals, kept in its storage. */
import { effect, type Signal, signal } from "@preact/signals";
import type { LanguageCode } from "../protocol";
import { LANGUAGE_CODES } from "../words/languages";

export const SPEEDS = ["off", "fast", "normal"] as const;
export type Speed = (typeof SPEEDS)[number];
/** Hundredths of the usual size. */
export const TEXT_SIZES = [100, 115, 130] as const;
type TextSize = (typeof TEXT_SIZES)[number];

function storedSetting<T>(key: string, fallback: T, allowed?: readonly T[]): Signal<T> {
  let start = fallback;
  try {
    const text = localStorage.getItem(`killshot.${key}`);
    if (text !== null) {
      const value = JSON.parse(text) as T;
      if (!allowed || allowed.includes(value)) start = value;
    }
  } catch {
    // Storage can be forbidden, or hold what an older page wrote: the fallback will do.
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

function browserLanguage(): LanguageCode {
  const spoken = typeof navigator === "undefined" ? "" : navigator.language.toLowerCase();
  return LANGUAGE_CODES.find((code) => spoken.startsWith(code)) ?? "en";
}

export const language = storedSetting<LanguageCode>("language", browserLanguage(), LANGUAGE_CODES);
export const speed = storedSetting<Speed>("speed", "normal", SPEEDS);
export const sound = storedSetting<boolean>("sound", false, [true, false]);
export const notify = storedSetting<boolean>("notify", false, [true, false]);
export const textSize = storedSetting<TextSize>("text", 100, TEXT_SIZES);
/** Whether questions with only one answer (a payment, the only effect) are answered automatically. */
export const forced = storedSetting<boolean>("forced", true, [true, false]);
export const scoringPanel = storedSetting<boolean>("scoring", true, [true, false]);
export const playerName = storedSetting<string>("name", "");
export const guided = storedSetting<boolean>("guided", false, [true, false]);
/** The topics that the guide to the first game has explained. */
export const explained = storedSetting<string[]>("explained", []);

/** Keeps the attributes of the `<html>` element in step with the settings. */
export function dressPage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    document.documentElement.dataset["text"] = String(textSize.value);
  });
}
