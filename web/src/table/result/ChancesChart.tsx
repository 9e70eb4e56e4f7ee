/** Each side's chance of winning, move by move. Turning points are links to the replay. */
import { follow } from "../../browser/route";
import { isSmall } from "../../browser/screen";
import { FigureShape } from "../../drawing/glyphs";
import type { FigureName, View } from "../../protocol";
import { percent, t } from "../../words/words";
import { sideLeaders } from "../model/view";
import styles from "./ChancesChart.module.css";
import { useExpectation } from "./useExpectation";

const HEIGHT = 110;
const TOKEN = 18;

/** One line for each side: the figure it is drawn with, and its column. */
function linesOf(view: View): { figure: FigureName; column: number }[] {
  return sideLeaders(view.seats).map((column) => ({ figure: view.seats[column]!.figures[0] ?? "bot", column }));
}

/** The heights of the tokens at the ends of the lines, so that none covers another. */
export function spreadTokens(heights: number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const spread = [...heights];
  let free = 0;
  for (const i of order) {
    const top = Math.max(heights[i]! - TOKEN / 2, free);
    spread[i] = top;
    free = top + TOKEN;
  }
  const over = Math.max(0, free - HEIGHT);
  return spread.map((y) => Math.max(0, y - over));
}

export function ChancesChart({ id, view }: { id: string; view: View }) {
  const found = useExpectation(id);
  if (!found) return null;
  const last = found.positions.length - 1;
  const width = isSmall.value ? 360 : 640;
  const end = width - 68;
  const heightOf = (chance: number) => 4 + ((HEIGHT - 8) * (100 - chance)) / 100;
  const lines = linesOf(view);
  const moves = last * found.every;
  const ends = spreadTokens(lines.map(({ column }) => heightOf(found.positions[last]![column]!)));
  return (
    <figure class={styles.chart}>
      <figcaption class="caps">
        <span>{t("result.chances")}</span>
        {found.turning.length > 0 && <span class={styles.key}>{t("result.turnings")}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={t("result.chances")}>
        {[100, 50, 0].map((chance) => (
          <>
            <path d={`M0 ${heightOf(chance)}H${end}`} class={styles.grid} />
            <text x={width} y={heightOf(chance) + (chance === 100 ? 8 : chance ? 4 : 0)} text-anchor="end" class={styles.axis}>
              {percent(chance)}
            </text>
          </>
        ))}
        {lines.map(({ figure, column }) => (
          <polyline
            points={found.positions.map((row, i) => `${(end * i) / last},${heightOf(row[column]!)}`).join(" ")}
            fill="none"
            stroke={`var(--fig-${figure})`}
            stroke-width="2"
          />
        ))}
        {found.turning.map((move) => {
          const x = Math.min(end, (end * move) / moves);
          const label = t("result.turning", { n: move });
          return (
            <a class={styles.turning} href={`/replay/${id}?at=${move}`} onClick={follow} aria-label={label}>
              <title>{label}</title>
              <path d={`M${x} 4V${HEIGHT - 4}`} />
              <path d={`M${x} ${HEIGHT - 10}l5 6l-5 6l-5 -6z`} class={styles.mark} data-part="turning" />
            </a>
          );
        })}
        {lines.map(({ figure }, i) => (
          <g transform={`translate(${end + 8} ${ends[i]!}) scale(${TOKEN / 20})`}>
            <FigureShape figure={figure} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
