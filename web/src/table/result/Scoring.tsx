/** Who got which points and why, at every kill; numbers first. */
import { useEffect } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Sight } from "../source/connection";
import { Dialog } from "../../kit/dialog";
import { Skull, Token } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import type { EventOf, FigureName, FigureView, PayRow, TableEvent } from "../../protocol";
import { DamageTrack } from "../boards/Boards";
import { useTable } from "../model";

const CLOSES = 8000; // ms

/** A board as it was when it was scored. */
export interface Scored {
  victim: FigureName;
  state: FigureView;
  event: EventOf<"board-scored" | "team-board-scored">;
  mine: [before: number, after: number] | null;
  track: boolean;
  over: boolean;
  done: () => void;
}

function ownPoints(sight: Sight): number | null {
  const { view } = sight;
  const figure = view.seat === null ? undefined : view.seats[view.seat]?.figures[0];
  return (figure && view.figures[figure]?.points) ?? null;
}

/** The boards scored in an update, as they stood before it, with what hit them last. */
export function scoredIn(before: Sight, after: Sight, events: TableEvent[]): Omit<Scored, "done">[] {
  const found: Omit<Scored, "done">[] = [];
  const [from, to] = [ownPoints(before), ownPoints(after)];
  events.forEach((event, i) => {
    if (event.kind !== "board-scored" && event.kind !== "team-board-scored") return;
    const victim = event.victim;
    const state = before.view.figures[victim];
    if (!state) return;
    const landed = events.slice(0, i).flatMap((hit) => (hit.kind === "hit" && hit.victim === victim ? Array<FigureName>(hit.tokens).fill(hit.by) : []));
    const track = events.some((other) => other.kind === "track-filled");
    found.push({
      victim,
      state: { ...state, damage: [...state.damage, ...landed] },
      event,
      mine: from !== null && to !== null ? [from, to] : null,
      track,
      over: after.view.over,
    });
  });
  return found;
}

/** One row per figure: its rank and its first blood together. */
function byFigure(pay: PayRow[]): { figure: FigureName; rank: number; first: number }[] {
  const rows: { figure: FigureName; rank: number; first: number }[] = [];
  for (const row of pay) {
    let found = rows.find((other) => other.figure === row.figure);
    if (!found) rows.push((found = { figure: row.figure, rank: 0, first: 0 }));
    if (row.why === "first-blood") found.first += row.points;
    else found.rank += row.points;
  }
  return rows.sort((a, b) => b.rank + b.first - a.rank - a.first);
}

function Row({ row, place, hits }: { row: ReturnType<typeof byFigure>[number]; place: number; hits: number }) {
  const table = useTable();
  const view = table.sight?.view;
  const own = view?.seat !== null && view?.seat !== undefined && view.seats[view.seat]?.figures.includes(row.figure);
  const parts = [row.rank ? String(row.rank) : "", row.first ? t("scoring.first-blood", { n: row.first }) : ""].filter(Boolean);
  return (
    <li class={`pay-row of-${row.figure} ${own ? "own" : ""}`}>
      <b class="place">{t("scoring.place", { n: place })}</b>
      <Token figure={row.figure} size={30} mute />
      <span class="grow">
        <b>{own ? t("home.you") : figureName(row.figure)}</b>
        <br />
        <span class="t2 small">{t("scoring.hits", { n: hits })}</span>
      </span>
      <span class="t2 small">{parts.join(" + ")}</span>
      <b class="sum">+{row.rank + row.first}</b>
    </li>
  );
}

function Fact({ title, text, children }: { title: string; text: string; children: ComponentChildren }) {
  return (
    <li class="plate fact">
      {children}
      <span>
        <b>{title}</b> {text}
      </span>
    </li>
  );
}

/** Which token of a board is the killshot; the rush tile moves it. */
const killshotOf = (state: FigureView) => 10 - state.shift;

function Facts({ scored }: { scored: Scored }) {
  const { victim, state } = scored;
  const killshot = killshotOf(state);
  const killer = state.damage[killshot];
  const over = state.damage[killshot + 1];
  if (!scored.track || !killer) return null;
  return (
    <ul class="facts">
      <Fact title={t("scoring.killshot")} text={t("scoring.killshot.text", { figure: figureName(killer) })}>
        <Token figure={killer} size={22} mute />
      </Fact>
      {over && (
        <Fact title={t("scoring.overkill")} text={t("scoring.overkill.text")}>
          <Token figure={over} size={22} mute />
        </Fact>
      )}
      {over && over !== victim && (
        <Fact title={t("scoring.revenge")} text={t("scoring.revenge.text", { figure: figureName(victim), killer: figureName(over) })}>
          <Token figure={victim} size={22} mute />
        </Fact>
      )}
      <Fact title={t("scoring.skull", { figure: figureName(victim) })} text={t("scoring.skull.text")}>
        <Skull size={22} />
      </Fact>
    </ul>
  );
}

export function ScoringPanel() {
  const table = useTable();
  const scored = table.scored.value;
  useEffect(() => {
    if (!scored) return;
    const timer = setTimeout(scored.done, CLOSES);
    return () => clearTimeout(timer);
  }, [scored]);
  if (!scored) return null;
  const { victim, state, event, mine } = scored;
  const pay = event.kind === "board-scored" ? event.pay : null; // in team play a board pays as a whole
  const title = scored.over && !scored.track ? t("scoring.end", { figure: figureName(victim) }) : t("scoring.down", { figure: figureName(victim) });
  const open = table.net.table.value?.options.open_points;
  const hits = (figure: FigureName) => state.damage.filter((owner) => owner === figure).length;
  return (
    <Dialog label={title} onClose={scored.done} class={`scoring of-${victim}`}>
      <div class="row">
        <Token figure={victim} size={44} mute />
        <div class="grow">
          <h1 class="h-l">{title}</h1>
          <p class="t2">{t("scoring.under", { n: state.damage.length })}</p>
        </div>
        <Skull size={32} />
      </div>
      <DamageTrack state={state} size={26} />
      <p class="row small t2 track-notes" aria-hidden="true">
        <span class="grow">{pay?.some((row) => row.why === "first-blood") && t("scoring.at.first")}</span>
        {state.damage[killshotOf(state)] && <span>{t("scoring.at.killshot")}</span>}
        {state.damage[killshotOf(state) + 1] && <span>{t("scoring.at.overkill")}</span>}
      </p>
      {pay ? (
        <ol class="pays">
          {byFigure(pay).map((row, i) => (
            <Row key={row.figure} row={row} place={i + 1} hits={hits(row.figure)} />
          ))}
        </ol>
      ) : (
        <p class="h-m">{event.text}</p>
      )}
      <Facts scored={scored} />
      {mine && (
        <p class="plate row my-points">
          <span class="grow t2">{open ? t("scoring.points") : t("scoring.secret")}</span>
          <b>{mine[0]}</b> → <b class="sum">{mine[1]}</b>
        </p>
      )}
      <div class="row">
        <span class="grow small t3">{t("scoring.closes")}</span>
        <button class="btn prime" onClick={scored.done}>
          {t("scoring.go-on")}
        </button>
      </div>
    </Dialog>
  );
}
