/** Boards that were scored in an update, and who gets which points for them. */
import type { EventOf, FigureName, FigureView, PayRow, TableEvent } from "../../protocol";
import type { Perspective } from "../source/TableSource";

/** `skull`: the board keeps one and pays less the next time. `flip`: it is turned over (FRE-03, FRE-08). */
export type Aftermath = "skull" | "flip" | null;

export interface ScoredBoard {
  victim: FigureName;
  state: FigureView;
  event: EventOf<"board-scored" | "team-board-scored">;
  /** The viewer's points before and after. */
  points: [before: number, after: number] | null;
  /** Whether tokens went to the killshot track. */
  isKill: boolean;
  isOver: boolean;
  aftermath: Aftermath;
  close: () => void;
}

function ownPoints({ view }: Perspective): number | null {
  const figure = view.seat === null ? undefined : view.seats[view.seat]?.figures[0];
  return (figure && view.figures[figure]?.points) ?? null;
}

function aftermathOf(before: FigureView, after: FigureView | undefined): Aftermath {
  if (after && after.skulls > before.skulls) return "skull";
  return after?.flipped && !before.flipped ? "flip" : null;
}

/** The boards scored in an update, as they stood before it, with what hit them last. */
export function scoredBoards(before: Perspective, after: Perspective, events: readonly TableEvent[]): Omit<ScoredBoard, "close">[] {
  const [from, to] = [ownPoints(before), ownPoints(after)];
  return events.flatMap((event, i) => {
    if (event.kind !== "board-scored" && event.kind !== "team-board-scored") return [];
    const { victim } = event;
    const state = before.view.figures[victim];
    if (!state) return [];
    const landed = events.slice(0, i).flatMap((hit) => (hit.kind === "hit" && hit.victim === victim ? Array<FigureName>(hit.tokens).fill(hit.by) : []));
    return [
      {
        victim,
        state: { ...state, damage: [...state.damage, ...landed] },
        event,
        points: from !== null && to !== null ? ([from, to] as [number, number]) : null,
        isKill: events.some((other) => other.kind === "track-filled"),
        isOver: after.view.over,
        aftermath: aftermathOf(state, after.view.figures[victim]),
      },
    ];
  });
}

/** What one figure's tokens on a board are worth. `unclaimed`: they are the victim's own, so nobody gets the points. */
export interface Share {
  figure: FigureName;
  rank: number;
  firstBlood: number;
  unclaimed: boolean;
}

/** One row for each figure with tokens on the board: its rank and its first blood together. */
export function sharesOf(pay: readonly PayRow[]): Share[] {
  const shares: Share[] = [];
  for (const row of pay) {
    const unclaimed = row.why === "unclaimed";
    let share = shares.find((other) => other.figure === row.figure && other.unclaimed === unclaimed);
    if (!share) shares.push((share = { figure: row.figure, rank: 0, firstBlood: 0, unclaimed }));
    if (row.why === "first-blood") share.firstBlood += row.points;
    else share.rank += row.points;
  }
  return shares.sort((a, b) => b.rank + b.firstBlood - a.rank - a.firstBlood);
}
