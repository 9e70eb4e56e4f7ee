/** Each side's chances during a finished game, as judged by the bots. */
import { useEffect, useState } from "preact/hooks";
import type { Expectation } from "../../protocol";
import { fetchExpectation } from "../../transport/api";

/** Null until it has arrived, or if there is nothing to draw. */
export function useExpectation(table: string, isFinished = true): Expectation | null {
  const [found, setFound] = useState<Expectation | null>(null);
  useEffect(() => {
    if (!isFinished) return;
    fetchExpectation(table).then(setFound, () => setFound(null));
  }, [table, isFinished]);
  return found && found.positions.length > 1 ? found : null;
}
