/** The end: places, where the points came from, the chances, and what to do next. */
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../kit/dialog";
import { Icon, Token } from "../../drawing/glyphs";
import { isWord, t } from "../../words/i18n";
import { follow, go } from "../../kit/route";
import { kindOf } from "../../home/tables";
import type { ResultRow, ResultView, TableInfo } from "../../protocol";
import { Chances } from "./Chances";
import { type TableModel, useTable } from "../model";
import { KillshotTrack } from "../top/Top";

const STYLES = ["solid", "hatched", "hollow", "thin", "dotted"];

function sourceName(source: string): string {
  const word = `source.${source}`;
  return isWord(word) ? t(word) : t("source.other");
}

function Bar({ row, most, sources }: { row: ResultRow; most: number; sources: string[] }) {
  const label = sources.map((source) => `${sourceName(source)} ${row.sources[source] ?? 0}`).join(", ");
  return (
    <svg class={`bar of-${row.figures[0]}`} viewBox="0 0 100 14" preserveAspectRatio="none" role="img" aria-label={label}>
      {
        sources.reduce<{ x: number; parts: preact.JSX.Element[] }>(
          ({ x, parts }, source, i) => {
            const width = (98 * (row.sources[source] ?? 0)) / Math.max(most, 1);
            if (width) parts.push(<rect class={STYLES[i % STYLES.length]} x={x} y="1" width={Math.max(width - 0.8, 0.4)} height="12" />);
            return { x: x + width, parts };
          },
          { x: 0, parts: [] },
        ).parts
      }
    </svg>
  );
}

/** The mode and what else was chosen, and how long it took. */
function about(info: TableInfo): string {
  const parts = [kindOf(info), t("result.skulls", { n: info.setup.skulls ?? 8 })];
  if (info.started !== null && info.finished !== null) parts.push(t("result.minutes", { n: Math.max(1, Math.round((info.finished - info.started) / 60)) }));
  return parts.join(", ");
}

/** How the winner's name stands above: with the margin, unless a tie was broken. */
function titleOf(table: TableModel, result: ResultView, own: number | null): string {
  const [only, ...others] = result.winners;
  if (only === undefined || others.length) return result.text;
  const points = (seat: number) => result.rows.find((row) => row.seat === seat)?.points ?? 0;
  const n = points(only) - Math.max(0, ...result.rows.flatMap((row) => (row.seat !== null && row.seat !== only ? [row.points] : [])));
  const player = table.seatName(only);
  if (only === own) return n ? t("result.you-win-by", { n }) : t("result.you-win");
  return n ? t("result.won-by", { player, n }) : t("result.won", { player });
}

function Swatch({ style }: { style: number }) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" class="bar of-dozer" aria-hidden="true">
      <rect class={STYLES[style % STYLES.length]} x="1" y="1" width="16" height="10" />
    </svg>
  );
}

export function ResultPanel() {
  const table = useTable();
  const [closed, setClosed] = useState(false);
  const sight = table.sight;
  const result = sight?.moment.result;
  const next = table.net.rematch.value;
  useEffect(() => {
    if (next && table.net.seats.value.length) go(`/table/${next}`);
  }, [next]);
  if (!result || !sight || closed || table.foot || table.scored.value || table.net.lagging.value) return null;
  const { view } = sight;
  const own = view.seat;
  const figure = view.seats[result.winners[0] ?? 0]?.figures[0] ?? "bot";
  const info = table.net.table.value;
  const sources = [...new Set(result.rows.flatMap((row) => Object.keys(row.sources)))];
  const most = Math.max(...result.rows.map((row) => row.points));
  return (
    <Dialog label={t("result.title")} onClose={() => setClosed(true)} class="result">
      <div class="row">
        <Token figure={figure} size={48} mute />
        <div class="grow">
          <h1 class="h-l">{titleOf(table, result, own)}</h1>
          <p class="t2">{info && about(info)}</p>
        </div>
      </div>
      {view.track.length > 0 && <KillshotTrack view={view} size={20} />}
      <table class="totals">
        <thead>
          <tr>
            <th scope="col">{t("result.player")}</th>
            <th scope="col">{t("result.from")}</th>
            {sources.map((source, i) => (
              <th scope="col" class="num">
                <Swatch style={i} /> {sourceName(source)}
              </th>
            ))}
            <th scope="col">{t("result.points")}</th>
          </tr>
        </thead>
        <tbody>
          {result.rows.map((row) => (
            <tr>
              <th scope="row">
                <span class="row">
                  {row.figures.map((one) => (
                    <Token figure={one} size={24} mute />
                  ))}
                  {row.seat === null ? row.name : row.seat === own ? t("home.you") : table.seatName(row.seat)}
                </span>
              </th>
              <td>
                <Bar row={row} most={most} sources={sources} />
              </td>
              {sources.map((source) => (
                <td class="num">{row.sources[source] ?? "-"}</td>
              ))}
              <td class="sum">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend small t2">
        {sources.map((source, i) => (
          <li>
            <Swatch style={i} />
            {sourceName(source)}
          </li>
        ))}
      </ul>
      <Chances id={table.net.id} view={view} />
      <div class="row wrap">
        <a class="btn" href={`/replay/${table.net.id}`} onClick={follow}>
          <Icon name="replay" size={18} />
          {t("result.replay")}
        </a>
        <button class="btn" onClick={() => setClosed(true)}>
          {t("result.look")}
        </button>
        <span class="grow" />
        <a class="btn" href="/" onClick={follow}>
          {t("result.home")}
        </a>
        {own !== null && (
          <button class="btn prime" onClick={() => void table.net.askRematch()}>
            {t("result.rematch")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
