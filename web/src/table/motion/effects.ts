/** Shapes drawn over the arena during an animation: the line of a shot, a number that pops up. */
import { UNIT } from "../../drawing/arena";
import { animate, slowness } from "./animation";

const SVG = "http://www.w3.org/2000/svg";
const LIGHT = "#fff1cf";

function createShape(tag: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
}

async function showFor(layer: Element | undefined, shape: SVGElement, animation: () => Promise<void>): Promise<void> {
  if (!layer || slowness() <= 0) return;
  layer.append(shape);
  await animation();
  shape.remove();
}

export function drawShot(layer: Element | undefined, path: string): Promise<void> {
  const line = createShape("path", {
    d: path,
    fill: "none",
    stroke: LIGHT,
    "stroke-width": 3,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
  return showFor(layer, line, () => animate(line, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], 320));
}

/** `u`: the side of a square. */
export function popNumber(layer: Element | undefined, text: string, x: number, y: number, u: number): Promise<void> {
  const k = u / UNIT;
  const half = 8 + text.length * 5;
  const place = createShape("g", { transform: `translate(${x} ${y})` });
  const badge = createShape("g", {});
  badge.append(
    createShape("rect", { x: -half, y: -12, width: 2 * half, height: 23, rx: 11.5, fill: LIGHT, stroke: "#0b0e14", "stroke-width": 2 }),
    createShape("text", { y: 5, "text-anchor": "middle", "font-size": 15, "font-weight": 700, fill: "#15110a" }, text),
  );
  place.append(badge);
  const frames = [
    { transform: `scale(${1.25 * k})`, opacity: 1 },
    { transform: `scale(${k})`, opacity: 1, offset: 0.3 },
    { transform: `scale(${k})`, opacity: 1, offset: 0.8 },
    { transform: `scale(${k})`, opacity: 0 },
  ];
  return showFor(layer, place, () => animate(badge, frames, 620));
}
