/** Each side's chances in the course of a finished game, as the bots see it afterwards. */
import { useEffect, useState } from "preact/hooks";
import type { Expectation } from "../../protocol";
import { fetchExpectation } from "../../transport/api";

/** Null until it has come, and where there is nothing to draw. */
export function useExpectation(table: string, isFinished = true): Expectation | null {
  const [found, setFound] = useState<Expectation | null>(null);
  useEffect(() => {
    if (!isFinished) return;
    fetchExpectation(table).then(setFound, () => setFound(null));
  }, [table, isFinished]);
  return found && found.positions.length > 1 ? found : null;
}
