/** Whether the screen is too small for the desktop layout. */
import { signal } from "@preact/signals";

export const isSmall = signal(false);

if (typeof matchMedia === "function") {
  const media = matchMedia("(max-width: 1099px)");
  isSmall.value = media.matches;
  media.addEventListener("change", () => {
    isSmall.value = media.matches;
  });
}
