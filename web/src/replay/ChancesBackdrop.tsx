/** Each side's chances of winning, drawn behind the scrubber. */
import { FIGURES } from "../drawing/names";
import { sideLeaders } from "../table/model/view";
import { useExpectation } from "../table/result/useExpectation";
import type { RecordedSource } from "../table/source/RecordedSource";
import { t } from "../words/words";
import styles from "./Controls.module.css";

export function ChancesBackdrop({ game }: { game: RecordedSource }) {
  const found = useExpectation(game.id, game.table.value?.status === "finished");
  const view = game.perspective.value?.view;
  if (!found || !view) return null;
  const last = Math.max(game.last.value, 1);
  const figureOf = (seat: number) => view.seats[seat]?.figures[0] ?? FIGURES[seat];
  return (
    <svg class={styles.chances} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={t("replay.chances")}>
      {found.turning.map((move) => (
        <path key={move} d={`M${(100 * move) / last} 0V100`} class={styles.turning} vector-effect="non-scaling-stroke" data-part="turning" />
      ))}
      {sideLeaders(view.seats).map((seat) => (
        <polyline
          key={seat}
          points={found.positions.map((row, i) => `${(100 * i * found.every) / last},${100 - row[seat]!}`).join(" ")}
          fill="none"
          stroke={`var(--fig-${figureOf(seat)})`}
          vector-effect="non-scaling-stroke"
          stroke-width="1.6"
        />
      ))}
    </svg>
  );
}
