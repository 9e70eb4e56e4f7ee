/** A board in words and numbers. */
import type { FigureName, FigureView, PayRow, PreviewView } from "../../protocol";
import { figureName } from "../../words/catalogue";
import { t } from "../../words/words";

/** The damage that kills; one more token is an overkill (KIL-01). */
export const KILLSHOT = 11;

/** The number of the killshot's space; the rush tile moves it. */
export function killshotSpace(state: FigureView): number {
  return KILLSHOT - state.shift;
}

/** Points by figure, most first; first blood is added to the rank. Points that nobody claims are left out. */
export function totalPays(pays: readonly PayRow[]): [figure: FigureName, points: number][] {
  const sums = new Map<FigureName, number>();
  for (const row of pays) if (row.why !== "unclaimed") sums.set(row.figure, (sums.get(row.figure) ?? 0) + row.points);
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** The tokens that the current option would add. */
export function ghostTokens(figure: FigureName, preview: PreviewView | null): FigureName[] {
  return (preview?.hits ?? [])
    .filter((hit) => hit.target === figure)
    .flatMap((hit) => Array.from({ length: Math.max(hit.after - hit.before, 0) }, () => hit.by));
}

/** `3 Violet, 1 Dozer`. */
function listCounts(rows: Iterable<[FigureName, number]>): string {
  return [...rows].map(([name, n]) => `${n} ${figureName(name)}`).join(", ");
}

/** A board, for screen readers. */
export function boardText(figure: FigureName, state: FigureView): string {
  const counts = new Map<FigureName, number>();
  for (const token of state.damage) counts.set(token, (counts.get(token) ?? 0) + 1);
  const marks = Object.entries(state.marks) as [FigureName, number][];
  const pays = totalPays(state.pays).map(([name, n]) => `${figureName(name)} ${n}`);
  return [
    figureName(figure),
    state.flipped ? t("board.frenzy") : "",
    counts.size ? t("board.damage.by", { n: state.damage.length, by: listCounts(counts) }) : t("board.damage", { n: 0 }),
    marks.length ? t("board.read.marks", { marks: listCounts(marks) }) : "",
    state.skulls ? t("board.read.deaths", { n: state.skulls }) : "",
    pays.length ? t("board.read.pays", { pays: pays.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join("; ");
}
