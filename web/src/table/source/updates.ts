/** Applies an update: replaces parts of the view, cuts the log and continues it. */
import type { TableEvent, View, ViewPatch } from "../../protocol";

export function patchView(view: View, patch: ViewPatch): View {
  const { figures, ...parts } = patch;
  return { ...view, ...parts, figures: { ...view.figures, ...figures } };
}

/** Cuts a log at event number `start` and appends the new events. `first` is the number of its first event. */
export function extendLog(log: TableEvent[], first: number, start: number, events: TableEvent[]): { log: TableEvent[]; first: number } {
  if (start < first || start > first + log.length) return { log: events, first: start };
  return { log: [...log.slice(0, start - first), ...events], first };
}
