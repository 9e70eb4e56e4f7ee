/** Questions about a view of the table. */
import type { FigureName, View, WeaponName } from "../../protocol";

/** All figures in the game, in the order of the seats. */
export function figuresOf(view: View): FigureName[] {
  return Object.keys(view.figures) as FigureName[];
}

/** The viewer's figures. */
export function ownFigures(view: View): FigureName[] {
  return view.seat === null ? [] : (view.seats[view.seat]?.figures ?? []);
}

/** Whether the draft is still going on. */
export function isDraft(view: View): boolean {
  return view.seats.some((seat) => seat.figures.length === 0);
}

/** The first seat of each side. A side is a team, or a player without one. */
export function sideLeaders(seats: readonly { team: number }[]): number[] {
  return seats.flatMap(({ team }, i) => (seats.findIndex((other) => other.team === team) === i ? [i] : []));
}

/** The weapons of a seat, and in team play those on its team's table, and whether they are loaded. */
export function weaponsOf(view: View, seat: number): [weapon: WeaponName, loaded: boolean][] {
  const loaded = view.hands[seat]?.loaded ?? [];
  const unloaded = new Set([...(view.seats[seat]?.unloaded ?? []), ...(view.teams?.tables[view.seats[seat]?.team ?? -1] ?? [])]);
  return [...loaded.map((weapon): [WeaponName, boolean] => [weapon, true]), ...[...unloaded].map((weapon): [WeaponName, boolean] => [weapon, false])];
}
