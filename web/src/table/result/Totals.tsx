/** The table of results: places, and where the points came from. */
import { Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import type { ResultRow, ResultView } from "../../protocol";
import { isWord, t } from "../../words/words";
import { useTable } from "../model/context";
import styles from "./ResultPanel.module.css";

const LOOKS = ["solid", "hatched", "hollow", "thin", "dotted"];
const lookOf = (source: number) => styles[LOOKS[source % LOOKS.length]!];

function sourceName(source: string): string {
  const word = `source.${source}`;
  return isWord(word) ? t(word) : t("source.other");
}

function Bar({ row, most, sources }: { row: ResultRow; most: number; sources: string[] }) {
  const label = sources.map((source) => `${sourceName(source)} ${row.sources[source] ?? 0}`).join(", ");
  const widths = sources.map((source) => (98 * (row.sources[source] ?? 0)) / Math.max(most, 1));
  const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width, 0));
  return (
    <svg class={classes(styles.bar, `tint-${row.figures[0]}`)} viewBox="0 0 100 14" preserveAspectRatio="none" role="img" aria-label={label}>
      {widths.map((width, i) => (width ? <rect class={lookOf(i)} x={starts[i]} y="1" width={Math.max(width - 0.8, 0.4)} height="12" /> : null))}
    </svg>
  );
}

function Swatch({ source }: { source: number }) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" class={classes(styles.bar, "tint-dozer")} aria-hidden="true">
      <rect class={lookOf(source)} x="1" y="1" width="16" height="10" />
    </svg>
  );
}

export function Totals({ result, seat }: { result: ResultView; seat: number | null }) {
  const table = useTable();
  const sources = [...new Set(result.rows.flatMap((row) => Object.keys(row.sources)))];
  const most = Math.max(...result.rows.map((row) => row.points));
  return (
    <>
      <table class={styles.totals}>
        <thead>
          <tr>
            <th scope="col">{t("result.player")}</th>
            <th scope="col">{t("result.from")}</th>
            {sources.map((source, i) => (
              <th key={source} scope="col" class={styles.source}>
                <Swatch source={i} /> {sourceName(source)}
              </th>
            ))}
            <th scope="col">{t("result.points")}</th>
          </tr>
        </thead>
        <tbody>
          {result.rows.map((row) => (
            <tr>
              <th scope="row">
                <span class={classes("row", styles.player)}>
                  {row.figures.map((figure) => (
                    <Token key={figure} figure={figure} size={24} mute />
                  ))}
                  {row.seat === null ? row.name : row.seat === seat ? t("home.you") : table.seatName(row.seat)}
                </span>
              </th>
              <td>
                <Bar row={row} most={most} sources={sources} />
              </td>
              {sources.map((source) => (
                <td key={source} class={styles.source}>
                  {row.sources[source] ?? "-"}
                </td>
              ))}
              <td class={styles.sum}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class={classes("small muted", styles.legend)}>
        {sources.map((source, i) => (
          <li key={source}>
            <Swatch source={i} />
            {sourceName(source)}
          </li>
        ))}
      </ul>
    </>
  );
}
