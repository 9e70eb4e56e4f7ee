/** Team play: a side for each team, with its figures and the damage that waits for it. */
import { catalogue } from "../../transport/api";
import { Icon, Skull, Token } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import type { FigureName, FigureView, View } from "../../protocol";
import { ABILITY_ICON, boardText, DamageTrack, Stacks, Stock, Tokens } from "./Boards";
import { Clock } from "./Clock";
import { figuresOf, useTable, weaponCard } from "../model";
import { useOption } from "../prompt/press";

const FULL = 6; // damage that makes a buffer flush, as the bar on the board says

export function teamOf(view: View): number {
  return view.seat === null ? 0 : (view.seats[view.seat]?.team ?? 0);
}

function members(view: View, team: number): FigureName[] {
  return figuresOf(view).filter((figure) => view.figures[figure]?.team === team);
}

export function Bars({ team }: { team: number }) {
  return (
    <span class="bars" aria-hidden="true">
      {Array.from({ length: team + 1 }, () => (
        <i />
      ))}
    </span>
  );
}

/** As the log calls it; in the pictures one bar and two bars, for the colours are the figures'. */
export function teamName(team: number): string {
  return t(team ? "teams.two" : "teams.one");
}

/** The points of a team as far as they are known; each of its figures has all of them. */
export function teamPoints(view: View, team: number): number | null {
  const [first] = members(view, team);
  return first ? view.figures[first]!.points : 0; // nobody is drafted yet
}

/** The tokens in the buffer of a team, by victim. */
function waitingFor(view: View, team: number): FigureName[] {
  return members(view, team).flatMap((figure) => Array.from({ length: view.figures[figure]!.buffer }, () => figure));
}

function Buffer({ view, team }: { view: View; team: number }) {
  const figures = members(view, team);
  const waiting = waitingFor(view, team);
  const marks: Partial<Record<FigureName, number>> = {};
  for (const figure of figures) {
    for (const [by, n] of Object.entries(view.figures[figure]!.marks) as [FigureName, number][]) marks[by] = (marks[by] ?? 0) + n;
  }
  const full = waiting.length >= FULL;
  const mine = view.seat !== null && teamOf(view) === team;
  return (
    <section class={`buf ${full ? "full" : ""}`} aria-label={`${t("teams.waiting")}: ${teamName(team)}`}>
      <div class="row">
        <span class="caps grow">{t(view.seat === null ? "teams.waiting" : mine ? "teams.waiting.you" : "teams.waiting.them")}</span>
        <b>
          {waiting.length}
          <span class="t3">/{FULL}</span>
        </b>
      </div>
      <div class="bs">
        {Array.from({ length: Math.max(8, waiting.length) }, (_, i) => (
          <span class={i === FULL ? "gate" : i < FULL ? "in" : ""}>{waiting[i] && <Token figure={waiting[i]!} size={19} mute />}</span>
        ))}
      </div>
      <div class="row small">
        <span class="t3">{t("board.marks")}</span>
        {Object.keys(marks).length ? <Stacks counts={marks} size={17} /> : <span class="t3">{t("board.none")}</span>}
        <span class="grow" />
        <span class={full ? "b" : "t2"}>{t(full ? "teams.flushes" : "teams.waits")}</span>
      </div>
    </section>
  );
}

function standing(state: FigureView, isTurn: boolean): "teams.done" | "teams.to-act" | null {
  if (!isTurn) return null;
  return state.acted ? "teams.done" : "teams.to-act";
}

function Member({ figure, view, isTurn }: { figure: FigureName; view: View; isTurn: boolean }) {
  const table = useTable();
  const state = view.figures[figure]!;
  const option = table.choices.value.lit.get(`figure:${figure}`);
  const press = useOption(option, { kind: "figure", name: figure });
  const aimed = table.isAimed(option?.action);
  const arm = view.arms[figure];
  const acts = isTurn && !state.acted && (view.firing?.figure === figure || table.decision.value?.figure === figure);
  const word = standing(state, isTurn);
  const me = state.seat !== null && state.seat === view.seat;
  const seat = state.seat;
  const hits = table.preview.value?.hits.filter((hit) => hit.target === figure) ?? [];
  const kind = state.killed ? "dead" : aimed || hits.length ? "aim" : option ? "lit" : acts ? "turn" : "";
  return (
    <section class={`ch ${kind} of-${figure}`} aria-label={boardText(figure, state)} data-board={figure} {...press}>
      <div class="who">
        <Token figure={figure} size={36} mute />
        <Clock seat={seat} fallback="" />
      </div>
      <div>
        <div class="n">
          <b>{figureName(figure)}</b>
          <span class="pl">{me ? t("figure.you") : seat === null ? "" : table.seatName(seat)}</span>
          <span class="grow" />
          <Tokens figure={figure} view={view} />
          {Array.from({ length: state.skulls }, () => (
            <Skull size={14} />
          ))}
          {word && <span class={`tag ${acts ? "light" : ""}`}>{t(acts ? "teams.acting" : word)}</span>}
        </div>
        <DamageTrack state={state} size={15} />
        <div class="ab">
          {figure !== "bot" && <Icon name={ABILITY_ICON[figure]} size={15} />}
          {arm && <b class={arm.loaded ? "" : "unloaded"}>{weaponCard(arm.weapon)?.name ?? arm.weapon}</b>}
          {seat !== null && view.seats[seat]?.figures[0] === figure && <Stock view={view} seat={seat} />}
        </div>
      </div>
    </section>
  );
}

export function Side({ view, team }: { view: View; team: number }) {
  const isTurn = !view.over && view.seats[view.active]?.team === team;
  const mine = view.seat !== null && teamOf(view) === team;
  return (
    <>
      <div class="th">
        <Bars team={team} />
        <b class="grow">{teamName(team)}</b>
        {isTurn && <span class={`tag ${mine ? "light" : ""}`}>{t(mine ? "teams.your-turn" : "board.turn")}</span>}
      </div>
      <Buffer view={view} team={team} />
      {members(view, team).map((figure) => (
        <Member key={figure} figure={figure} view={view} isTurn={isTurn} />
      ))}
    </>
  );
}

/** A figure on a phone, where both teams stand side by side. */
function SmallMember({ figure, view, isTurn }: { figure: FigureName; view: View; isTurn: boolean }) {
  const table = useTable();
  const state = view.figures[figure]!;
  const option = table.choices.value.lit.get(`figure:${figure}`);
  const press = useOption(option, { kind: "figure", name: figure });
  const aimed = table.isAimed(option?.action);
  const hit = table.preview.value?.hits.some((one) => one.target === figure);
  const acts = isTurn && !state.acted && (view.firing?.figure === figure || table.decision.value?.figure === figure);
  const kind = state.killed ? "dead" : aimed || hit ? "aim" : option ? "lit" : acts ? "turn" : "";
  const word = standing(state, isTurn);
  return (
    <section class={`mb ${kind} of-${figure}`} aria-label={boardText(figure, state)} data-board={figure} {...press}>
      <Token figure={figure} size={28} mute />
      <div>
        <DamageTrack state={state} size={10} />
        <div class="sub">
          <b>{state.damage.length}</b>
          <Tokens figure={figure} view={view} />
          {Array.from({ length: state.skulls }, () => (
            <Skull size={13} />
          ))}
          <span class="grow" />
          {word && <span class="t3">{t(acts ? "teams.acting" : word)}</span>}
        </div>
      </div>
    </section>
  );
}

/** Both teams on a phone: six figures and two buffers at a glance. */
export function SmallSides({ view }: { view: View }) {
  return (
    <div class="mini sides">
      {[teamOf(view), 1 - teamOf(view)].map((team) => {
        const waiting = waitingFor(view, team);
        const isTurn = !view.over && view.seats[view.active]?.team === team;
        return (
          <div class="side-mini" role="group" aria-label={teamName(team)}>
            <div class={`mini-buf ${waiting.length >= FULL ? "full" : ""}`}>
              <Bars team={team} />
              <span class="waits">
                {waiting.map((figure) => (
                  <Token figure={figure} size={12} mute />
                ))}
              </span>
              <b role="img" aria-label={`${t("teams.waiting")}: ${waiting.length}/${FULL}`}>
                {waiting.length}
                <span class="t3">/{FULL}</span>
              </b>
            </div>
            {members(view, team).map((figure) => (
              <SmallMember key={figure} figure={figure} view={view} isTurn={isTurn} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

export function Rewards({ view }: { view: View }) {
  const tile = view.teams?.tile;
  const words = catalogue.value?.words;
  if (!tile || !words) return null;
  return (
    <section class="rw panel" aria-label={t("teams.reward")}>
      <span class="caps">{t("teams.reward")}</span>
      {[1, 2, 3].map((n) => (
        <div class="rl">
          <span class="d" aria-hidden="true">
            {Array.from({ length: n }, () => (
              <i />
            ))}
          </span>
          <span>{words[`reward.${tile}.${n}`]}</span>
        </div>
      ))}
      <span class="small t3">{t("teams.reward.by")}</span>
    </section>
  );
}

/** The top bar's middle: the points of both teams and the skulls between them. */
export function TeamScores({ view }: { view: View }) {
  const score = (team: number) => teamPoints(view, team);
  return (
    <div class="team-scores">
      <span class="row">
        <Bars team={0} />
        <b>{teamName(0)}</b>
      </span>
      {score(0) !== null && <span class="sc">{score(0)}</span>}
      <span class="skb">
        {Array.from({ length: 8 }, (_, i) => (
          <Skull size={19} hollow={i >= view.skulls_left} fill={i >= view.skulls_left ? "#67738d" : undefined} />
        ))}
        <b>{t("top.left", { n: view.skulls_left })}</b>
      </span>
      {score(1) !== null && <span class="sc">{score(1)}</span>}
      <span class="row">
        <b>{teamName(1)}</b>
        <Bars team={1} />
      </span>
    </div>
  );
}
