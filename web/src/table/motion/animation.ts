/** Runs an animation: at the chosen speed, as a short fade if the system asks for reduced motion, not at all if skipped. */
import { type Speed, speed } from "../../browser/settings";

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const IN_OUT = "cubic-bezier(.6,0,.2,1)";
const FACTOR: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1 };
const CALM = 120; // ms

const running = new Set<Animation>();
let skipping = false;

/** Ends running animations, and drops all others until the next decision. */
export function skipAnimations(): void {
  skipping = true;
  for (const animation of running) animation.finish();
}

export function isSkipping(): boolean {
  return skipping;
}

export function stopSkipping(): void {
  skipping = false;
}

/** A factor for durations; 0: nothing is animated. */
export function slowness(): number {
  return skipping ? 0 : FACTOR[speed.peek()];
}

export async function animate(element: Element | undefined, frames: Keyframe[], ms: number, easing = OUT): Promise<void> {
  const length = ms * slowness();
  if (!element || length <= 0 || document.visibilityState === "hidden") return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const shown = calm ? frames.map(({ opacity }) => ({ opacity: opacity ?? 1 })) : frames;
  const animation = element.animate(shown, { duration: calm ? Math.min(CALM, length) : length, easing });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because its element is gone.
  } finally {
    running.delete(animation);
  }
}

export async function animateAll(elements: Element[], frames: Keyframe[], ms: number, easing = OUT): Promise<void> {
  await Promise.all(elements.map((element) => animate(element, frames, ms, easing)));
}

export function pause(ms: number): Promise<void> {
  return animate(document.body, [{ opacity: 1 }, { opacity: 1 }], ms);
}
