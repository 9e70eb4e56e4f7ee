/** Animations, laid over the true state: figures walk, shots are drawn, numbers pop, skulls land. All can be skipped. */
import { centre, UNIT } from "../../drawing/arena";
import type { Sight, Stage } from "../source/connection";
import { scoringPanel, type Speed, speed } from "../../kit/settings";
import { play as sound, type Sound } from "../../kit/sound";
import type { EventOf, FigureName, TableEvent } from "../../protocol";
import { arenaPlan, small, type TableModel } from "../model";
import { scoredIn } from "../result/Scoring";
import { shotPoints, standings, wayPath } from "../arena/standing";

const OUT = "cubic-bezier(.2,.8,.2,1)";
const INOUT = "cubic-bezier(.6,0,.2,1)";
const SVG = "http://www.w3.org/2000/svg";
const FACTOR: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1 };

const running = new Set<Animation>();
let skipped = false;

/** Ends what is moving and drops what was to move before the next decision. */
export function skip(): void {
  skipped = true;
  for (const animation of running) animation.finish();
}

function factor(): number {
  return skipped ? 0 : FACTOR[speed.peek()];
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

async function run(element: Element | null | undefined, frames: Keyframe[], ms: number, easing = OUT): Promise<void> {
  const length = ms * factor();
  if (!element || length <= 0 || document.visibilityState === "hidden") return;
  const still = isCalm();
  const shown = still ? frames.map(({ opacity }) => ({ opacity: opacity ?? 1 })) : frames;
  const animation = element.animate(shown, { duration: still ? Math.min(120, length) : length, easing });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because its element is gone: the state behind it is what counts.
  } finally {
    running.delete(animation);
  }
}

const pause = (ms: number) => run(document.body, [{ opacity: 1 }, { opacity: 1 }], ms);

function figureElement(figure: string): SVGGElement | null {
  return document.querySelector(`.arena [data-figure="${figure}"]`);
}

function drawn(tag: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
}

/** Something for the time of an animation. */
async function passing(element: SVGElement, show: (element: SVGElement) => Promise<void>): Promise<void> {
  const layer = document.getElementById("fx");
  if (!layer || factor() <= 0) return;
  layer.append(element);
  await show(element);
  element.remove();
}

async function walked({ figure, path }: EventOf<"moved">, after: Sight, u: number): Promise<void> {
  const place = standings(after.view, u).find((other) => other.figure === figure);
  const element = figureElement(figure);
  if (!place || !element || path.length < 2) return;
  sound("step");
  const [ex, ey] = [place.x, place.y];
  const frames = path.map((square, i) => {
    const [x, y] = i === path.length - 1 ? [ex, ey] : centre(square, u);
    return { transform: `translate(${x - ex}px, ${y - ey}px)` };
  });
  await run(element, frames, Math.min(240 * (path.length - 1), 720), INOUT);
}

async function shot(event: EventOf<"hit">, after: Sight, u: number): Promise<void> {
  const plan = arenaPlan(after.view);
  const all = standings(after.view, u);
  const by = all.find((place) => place.figure === event.by);
  const to = all.find((place) => place.figure === event.victim);
  if (!plan || !by || !to || by.square === to.square) return;
  sound("shot");
  const d = wayPath(shotPoints(plan, by, to, u));
  const line = drawn("path", { d, fill: "none", stroke: "#fff1cf", "stroke-width": 3, "stroke-linejoin": "round", "stroke-linecap": "round" });
  await passing(line, (element) => run(element, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], 320));
}

async function numberPops(figure: string, text: string, after: Sight, u: number): Promise<void> {
  const place = standings(after.view, u).find((other) => other.figure === figure);
  if (!place) return;
  const k = u / UNIT;
  const half = 8 + text.length * 5;
  const outer = drawn("g", { transform: `translate(${place.x + place.size * 0.5} ${place.y - place.size * 0.62})` });
  const inner = drawn("g", {});
  inner.append(
    drawn("rect", { x: -half, y: -12, width: 2 * half, height: 23, rx: 11.5, fill: "#fff1cf", stroke: "#0b0e14", "stroke-width": 2 }),
    drawn("text", { y: 5, "text-anchor": "middle", "font-size": 15, "font-weight": 700, fill: "#15110a" }, text),
  );
  outer.append(inner);
  const frames = [
    { transform: `scale(${1.25 * k})`, opacity: 1 },
    { transform: `scale(${k})`, opacity: 1, offset: 0.3 },
    { transform: `scale(${k})`, opacity: 1, offset: 0.8 },
    { transform: `scale(${k})`, opacity: 0 },
  ];
  await passing(outer, () => run(inner, frames, 620));
}

/** The new tokens drop into their spaces, 40 ms apart. */
async function tokensDrop(figure: string, before: number, tokens: number): Promise<void> {
  const slots = document.querySelectorAll(`[data-board="${figure}"] .slot`);
  const drops = Array.from({ length: tokens }, (_, i) => slots[before + i]).filter(Boolean);
  await Promise.all(
    drops.map(async (slot, i) => {
      await pause(40 * i);
      await run(
        slot,
        [
          { transform: "scale(1.7)", opacity: 0 },
          { transform: "scale(1)", opacity: 1 },
        ],
        180,
      );
    }),
  );
}

async function hit(event: EventOf<"hit">, before: Sight, after: Sight, u: number): Promise<void> {
  const figure = event.victim;
  await shot(event, after, u);
  sound("hit");
  const had = before.view.figures[figure]?.damage.length ?? 0;
  await Promise.all([
    numberPops(figure, `+${event.tokens}`, after, u),
    tokensDrop(figure, had, event.tokens),
    run(
      figureElement(figure),
      [{ transform: "translate(0,0)" }, { transform: "translate(4px,0)" }, { transform: "translate(-3px,0)" }, { transform: "translate(0,0)" }],
      180,
    ),
  ]);
}

async function marked(event: EventOf<"marked">, after: Sight, u: number): Promise<void> {
  if (!event.placed) return;
  sound("mark");
  await numberPops(event.victim, `⚑${event.placed}`, after, u);
}

async function killed(event: EventOf<"killed">): Promise<void> {
  sound("kill");
  await run(figureElement(event.victim), [{ opacity: 0.2 }, { opacity: 1 }], 600, INOUT);
}

async function appeared(figure: FigureName): Promise<void> {
  await run(figureElement(figure), [{ opacity: 0 }, { opacity: 1 }], 300);
}

async function flashed(selector: string, heard: Sound): Promise<void> {
  sound(heard);
  await run(document.querySelector(selector), [{ opacity: 0.3 }, { opacity: 1 }], 200);
}

async function show(event: TableEvent, before: Sight, after: Sight, u: number): Promise<void> {
  switch (event.kind) {
    case "moved":
      return walked(event, after, u);
    case "hit":
      return hit(event, before, after, u);
    case "turret-fired":
      return run(figureElement(event.figure), [{ opacity: 0.4 }, { opacity: 1 }], 180);
    case "marked":
      return marked(event, after, u);
    case "killed":
      return killed(event);
    case "spawned":
      return appeared(event.figure);
    case "bot-spawned":
      return appeared("bot");
    case "tile-taken":
    case "weapon-taken":
    case "hacked-tile-taken":
      sound("grab");
      return pause(160);
    case "track-filled":
      return flashed(".kt .k:has(svg)", "score");
    case "board-scored":
    case "spawnpoint-scored":
      sound("score");
      return pause(400);
    case "turn-started":
      return pause(220);
    case "fired":
    case "powerup-played":
      return pause(260);
  }
}

/** How an update is laid over the table. */
export function stageOf(table: TableModel): Stage {
  return async (before, after, events) => {
    if (document.visibilityState === "hidden") return;
    if (speed.peek() !== "off") {
      skipped = skipped && table.net.lagging.peek() && after.moment.decision === null;
      const u = small.peek() ? 92 : UNIT;
      await new Promise((resolve) => requestAnimationFrame(resolve)); // the new state is drawn first
      for (const event of events) {
        if (skipped) break;
        await show(event, before, after, u);
      }
      if (after.moment.decision) skipped = false;
    }
    if (!scoringPanel.peek() || !table.explains()) return;
    for (const scored of scoredIn(before, after, events)) {
      await new Promise<void>((resolve) => {
        table.scored.value = { ...scored, done: resolve };
      });
      table.scored.value = null;
    }
  };
}
