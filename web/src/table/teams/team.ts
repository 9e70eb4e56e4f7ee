/** Questions about teams: members, names, points, buffers. */
import type { FigureName, View } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { figuresOf } from "../model/view";

/** The damage at which a buffer is flushed. */
export const FULL = 6;

/** The viewer's team; the first one for a spectator. */
export function teamOf(view: View): number {
  return view.seat === null ? 0 : (view.seats[view.seat]?.team ?? 0);
}

export function membersOf(view: View, team: number): FigureName[] {
  return figuresOf(view).filter((figure) => view.figures[figure]?.team === team);
}

/** The name of a team at the beginning of a sentence. */
export function teamName(team: number): string {
  const name = nameOf(team ? "team.black" : "team.white");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function isTurnOf(view: View, team: number): boolean {
  return !view.over && view.seats[view.active]?.team === team;
}

/** A team's points, which all its figures have; null if they are hidden. */
export function teamPoints(view: View, team: number): number | null {
  const [first] = membersOf(view, team);
  return first ? view.figures[first]!.points : 0; // before the draft
}

/** The damage in a team's buffer, by victim. */
export function bufferOf(view: View, team: number): FigureName[] {
  return membersOf(view, team).flatMap((figure) => Array.from({ length: view.figures[figure]!.buffer }, () => figure));
}

/** How far a figure is in its team's turn; null if it is not that team's turn. */
export function actionState(view: View, figure: FigureName, isTurn: boolean, acts: boolean): "acting" | "done" | "to-act" | null {
  if (!isTurn) return null;
  if (acts) return "acting";
  return view.figures[figure]?.acted ? "done" : "to-act";
}
