/** Teams: who belongs to them, what they are called, what waits for them. */
import type { FigureName, View } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { figuresOf } from "../model/view";

/** The damage that makes a buffer flush, as the bar on the board says. */
export const FULL = 6;

/** The team of the seat that looks; a spectator looks as the first one. */
export function teamOf(view: View): number {
  return view.seat === null ? 0 : (view.seats[view.seat]?.team ?? 0);
}

export function membersOf(view: View, team: number): FigureName[] {
  return figuresOf(view).filter((figure) => view.figures[figure]?.team === team);
}

/** As the log calls it; the pictures have one bar and two bars, for the colours are the figures'. */
export function teamName(team: number): string {
  const name = nameOf(team ? "team.black" : "team.white");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function isTurnOf(view: View, team: number): boolean {
  return !view.over && view.seats[view.active]?.team === team;
}

/** The points of a team as far as they are known; each of its figures has all of them. */
export function teamPoints(view: View, team: number): number | null {
  const [first] = membersOf(view, team);
  return first ? view.figures[first]!.points : 0; // nobody is drafted yet
}

/** The tokens in the buffer of a team, by victim. */
export function bufferOf(view: View, team: number): FigureName[] {
  return membersOf(view, team).flatMap((figure) => Array.from({ length: view.figures[figure]!.buffer }, () => figure));
}

/** Whether a member still has to act in its team's turn; null: it is not that team's turn. */
export function actionState(view: View, figure: FigureName, isTurn: boolean, acts: boolean): "acting" | "done" | "to-act" | null {
  if (!isTurn) return null;
  if (acts) return "acting";
  return view.figures[figure]?.acted ? "done" : "to-act";
}
