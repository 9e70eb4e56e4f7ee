/** The end: places, where the points came from, the chances, and what to do next. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "../kit/api";
import { Dialog } from "../kit/dialog";
import { Icon, Token } from "../kit/glyphs";
import { isWord, t } from "../kit/i18n";
import { follow, go } from "../kit/route";
import type { Expectation, FigureName, ResultRow } from "../protocol";
import { useTable } from "./model";
import { KillshotTrack } from "./Top";

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

export function Chances({ id, figures }: { id: string; figures: (FigureName | undefined)[] }) {
  const [found, setFound] = useState<Expectation | null>(null);
  useEffect(() => {
    ask<Expectation>("GET", `/api/tables/${id}/expectation`).then(setFound, () => setFound(null));
  }, [id]);
  if (!found || found.positions.length < 2) return null;
  const last = found.positions.length - 1;
  return (
    <figure class="chart">
      <figcaption class="caps">{t("result.chances")}</figcaption>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={t("result.chances")}>
        <path d="M0 1H100M0 50H100M0 99H100" class="grid" vector-effect="non-scaling-stroke" />
        {found.positions[0]!.map((_, seat) => (
          <polyline
            points={found.positions.map((row, i) => `${(100 * i) / last},${100 - row[seat]!}`).join(" ")}
            fill="none"
            stroke={`var(--fig-${figures[seat] ?? "bot"})`}
            stroke-width="2"
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
    </figure>
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
  const won = own !== null && result.winners.includes(own);
  const figure = view.seats[result.winners[0] ?? 0]?.figures[0] ?? "bot";
  const only = result.winners.length === 1 ? result.winners[0]! : null;
  const sources = [...new Set(result.rows.flatMap((row) => Object.keys(row.sources)))];
  const most = Math.max(...result.rows.map((row) => row.points));
  return (
    <Dialog label={t("result.title")} onClose={() => setClosed(true)} class="result">
      <div class="row">
        <Token figure={figure} size={48} mute />
        <div class="grow">
          <h1 class="h-l">{only === null ? result.text : won ? t("result.you-win") : t("result.won", { player: table.seatName(only) })}</h1>
          <p class="t2">{t("result.title")}</p>
        </div>
      </div>
      {view.track.length > 0 && <KillshotTrack view={view} size={20} />}
      <table class="totals">
        <thead>
          <tr>
            <th scope="col">{t("result.player")}</th>
            <th scope="col">{t("result.from")}</th>
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
              <td class="sum">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend small t2">
        {sources.map((source, i) => (
          <li>
            <svg width="18" height="12" viewBox="0 0 18 12" class="bar of-dozer" aria-hidden="true">
              <rect class={STYLES[i % STYLES.length]} x="1" y="1" width="16" height="10" />
            </svg>
            {sourceName(source)}
          </li>
        ))}
      </ul>
      <Chances id={table.net.id} figures={view.seats.map((seat) => seat.figures[0])} />
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
