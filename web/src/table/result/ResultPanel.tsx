/** The panel at the end of a game: places, points, chances, and what to do next. */
import { useEffect, useState } from "preact/hooks";
import { follow, go } from "../../browser/route";
import { Icon, Token } from "../../drawing/glyphs";
import { kindOf } from "../../home/tables";
import { button } from "../../kit/button";
import { Dialog } from "../../kit/Dialog";
import type { ResultView, TableSummary } from "../../protocol";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import type { TableModel } from "../model/TableModel";
import { KillshotTrack } from "../top/KillshotTrack";
import { ChancesChart } from "./ChancesChart";
import styles from "./ResultPanel.module.css";
import { Totals } from "./Totals";

/** The mode and what else was chosen, and how long it took. */
function about(summary: TableSummary): string {
  const parts = [kindOf(summary), t("result.skulls", { n: summary.setup.skulls ?? 8 })];
  if (summary.started !== null && summary.finished !== null)
    parts.push(t("result.minutes", { n: Math.max(1, Math.round((summary.finished - summary.started) / 60)) }));
  return parts.join(", ");
}

/** Who won, with the margin, unless a tie was broken. */
function titleOf(table: TableModel, result: ResultView, seat: number | null): string {
  const [winner, ...others] = result.winners;
  if (winner === undefined || others.length) return result.text;
  const points = result.rows.find((row) => row.seat === winner)?.points ?? 0;
  const best = Math.max(0, ...result.rows.flatMap((row) => (row.seat !== null && row.seat !== winner ? [row.points] : [])));
  const n = points - best;
  if (winner === seat) return n ? t("result.you-win-by", { n }) : t("result.you-win");
  const player = table.seatName(winner);
  return n ? t("result.won-by", { player, n }) : t("result.won", { player });
}

export function ResultPanel() {
  const table = useTable();
  const [closed, setClosed] = useState(false);
  const { id, live, isAnimating } = table.source;
  const next = live?.seats.value.length ? live.rematch.value : null;
  useEffect(() => {
    if (next) go(`/table/${next}`);
  }, [next]);
  const { perspective } = table;
  const result = perspective?.moment.result;
  if (!live || !result || closed || table.scored.value || isAnimating.value) return null;
  const { view } = perspective;
  const summary = table.source.table.value;
  const figure = view.seats[result.winners[0] ?? 0]?.figures[0] ?? "bot";
  return (
    <Dialog label={t("result.title")} onClose={() => setClosed(true)} class={styles.result}>
      <div class="row">
        <Token figure={figure} size={48} mute />
        <div class="grow">
          <h1 class="title-l">{titleOf(table, result, view.seat)}</h1>
          <p class="muted">{summary && about(summary)}</p>
        </div>
      </div>
      {view.track.length > 0 && <KillshotTrack view={view} size={20} />}
      <Totals result={result} seat={view.seat} />
      <ChancesChart id={id} view={view} />
      <div class="row wrap">
        <a class={button()} href={`/replay/${id}`} onClick={follow}>
          <Icon name="replay" size={18} />
          {t("result.replay")}
        </a>
        <button class={button()} onClick={() => setClosed(true)} autofocus>
          {t("result.look")}
        </button>
        <span class="grow" />
        <a class={button()} href="/" onClick={follow}>
          {t("result.home")}
        </a>
        {view.seat !== null && (
          <button class={button("prime")} onClick={() => void live.askRematch()}>
            {t("result.rematch")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
