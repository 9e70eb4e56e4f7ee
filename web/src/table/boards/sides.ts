/** Sides: everybody who plays alone, or the teams, whose seats win together. */

/** The first seat of each side, which stands for it. */
export function leaders(seats: { team: number }[]): number[] {
  return seats.flatMap(({ team }, i) => (seats.findIndex((other) => other.team === team) === i ? [i] : []));
}
