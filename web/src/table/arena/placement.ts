/** Where figures stand on the drawing, and the lines between them. */
import { centre, UNIT } from "../../drawing/arena";
import type { ArenaPlan, FigureName, SquareName, SquarePlan, View } from "../../protocol";
import { figuresOf } from "../model/view";

/** Places on a square, by the number of figures on it. */
const PLACES: readonly (readonly [number, number])[][] = [
  [],
  [[0.5, 0.46]],
  [
    [0.275, 0.47],
    [0.7, 0.47],
  ],
  [
    [0.22, 0.34],
    [0.78, 0.34],
    [0.5, 0.54],
  ],
  [
    [0.28, 0.3],
    [0.72, 0.3],
    [0.28, 0.62],
    [0.72, 0.62],
  ],
  [
    [0.22, 0.3],
    [0.5, 0.3],
    [0.78, 0.3],
    [0.35, 0.62],
    [0.65, 0.62],
  ],
  [
    [0.22, 0.3],
    [0.5, 0.3],
    [0.78, 0.3],
    [0.22, 0.62],
    [0.5, 0.62],
    [0.78, 0.62],
  ],
  [
    [0.17, 0.3],
    [0.39, 0.3],
    [0.61, 0.3],
    [0.83, 0.3],
    [0.26, 0.62],
    [0.5, 0.62],
    [0.74, 0.62],
  ],
];

/** The size of a figure, by the number of figures on its square. */
const SIZES = [42, 42, 38, 31, 30, 29, 28, 25];

/** A figure's place on the drawing. `crowd`: the number of figures on its square. */
export interface Placement {
  figure: FigureName;
  square: SquareName;
  x: number;
  y: number;
  size: number;
  crowd: number;
}

/** Every figure in the arena; `u`: the side of a square. */
export function placements(view: View, u: number): Placement[] {
  const k = u / UNIT;
  const bySquare = new Map<SquareName, FigureName[]>();
  for (const figure of figuresOf(view)) {
    const square = view.figures[figure]?.square;
    if (square) bySquare.set(square, [...(bySquare.get(square) ?? []), figure]);
  }
  const found: Placement[] = [];
  for (const [square, figures] of bySquare) {
    const [cx, cy] = centre(square, u);
    figures.forEach((figure, i) => {
      const [px, py] = PLACES[figures.length]![i]!;
      const size = SIZES[figures.length]! * k;
      found.push({ figure, square, x: cx + (px - 0.5) * u, y: cy + (py - 0.5) * u, size, crowd: figures.length });
    });
  }
  return found;
}

/** A line through points, as an SVG path. */
export function pathThrough(points: [number, number][]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
}

function doorPoint(from: SquareName, to: SquareName, u: number): [number, number] {
  const [ax, ay] = centre(from, u);
  const [bx, by] = centre(to, u);
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** The points from a shooter to a target. Shots into another room go through a door of the shooter's square. */
export function shotPoints(plan: ArenaPlan, from: Placement, to: { x: number; y: number; square: SquareName }, u: number): [number, number][] {
  const here = plan.squares.find((square) => square.square === from.square);
  const there = plan.squares.find((square) => square.square === to.square);
  const points: [number, number][] = [[from.x, from.y]];
  if (here && there && here.room !== there.room) {
    const doors = plan.squares.filter((square) => {
      const side = sideOf(here, square);
      return side >= 0 && here.edges[side] === "door" && square.room === there.room;
    });
    const best = doors.sort((a, b) => (a.distance[to.square] ?? 9) - (b.distance[to.square] ?? 9))[0];
    if (best) points.push(doorPoint(here.square, best.square, u));
  }
  points.push([to.x, to.y]);
  return points;
}

function sideOf(from: SquarePlan, to: SquarePlan): number {
  const [dx, dy] = [to.column - from.column, to.row - from.row];
  if (dx === 0 && dy === -1) return 0;
  if (dx === 1 && dy === 0) return 1;
  if (dx === 0 && dy === 1) return 2;
  return dx === -1 && dy === 0 ? 3 : -1;
}
