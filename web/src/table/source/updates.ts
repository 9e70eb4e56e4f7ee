/** How an update changes what is known: parts of the view are replaced, the log is cut and continued. */
import type { TableEvent, View, ViewPatch } from "../../protocol";

export function patchView(view: View, patch: ViewPatch): View {
  const { figures, ...parts } = patch;
  return { ...view, ...parts, figures: { ...view.figures, ...figures } };
}

/** The log, whose first event has the number `first`, cut at `start` with the new events at its end. */
export function extendLog(log: TableEvent[], first: number, start: number, events: TableEvent[]): { log: TableEvent[]; first: number } {
  if (start < first || start > first + log.length) return { log: events, first: start };
  return { log: [...log.slice(0, start - first), ...events], first };
}
