/** Player boards: damage in order, marks, deaths, what the board would pay now; small on a phone. */
import { Icon, Cube, Skull, Token } from "../../drawing/glyphs";
import { figureName, series, t } from "../../words/i18n";
import { COLOURS } from "../../drawing/names";
import { catalogue } from "../../transport/api";
import type { FigureName, FigureView, PreviewView, View } from "../../protocol";
import { Clock } from "./Clock";
import { figuresOf, small, useTable, weaponCard } from "../model";
import { useOption } from "../prompt/press";
import { Side as TeamSide, SmallSides, teamOf } from "./Teams";

const KILLSHOT = 11;

/** The twelve spaces of a board; `ghosts` are tokens a preview would add. */
export function DamageTrack(props: { state: FigureView; ghosts?: FigureName[]; size?: number }) {
  const { state, ghosts = [], size = 22 } = props;
  const damage = state.damage;
  const killshot = KILLSHOT - state.shift;
  const gates = state.flipped ? [killshot] : [3, 6, killshot];
  const spaces = Array.from({ length: KILLSHOT + 1 }, (_, i) => i + 1);
  return (
    <div class="track" aria-hidden="true">
      {spaces.map((space) => {
        if (space > killshot + 1) return <span class="slot gone" />;
        const token = damage[space - 1];
        const ghost = token ? undefined : ghosts[space - 1 - damage.length];
        const zone = space === killshot ? "kill" : space === killshot + 1 ? "over" : space >= 6 ? "z2" : space >= 3 ? "z1" : "";
        const gate = gates.includes(space) && space <= killshot ? `gate ${damage.length >= space ? "on" : ""}` : "";
        return (
          <span class={`slot ${zone} ${gate} ${ghost ? "ghost" : ""}`}>
            {token ? (
              <Token figure={token} size={size} mute />
            ) : ghost ? (
              <Token figure={ghost} size={size} ghost mute />
            ) : space === killshot ? (
              <Skull size={Math.round(size * 0.77)} />
            ) : space === killshot + 1 ? (
              "+1"
            ) : gate ? (
              space
            ) : (
              ""
            )}
          </span>
        );
      })}
    </div>
  );
}

export function Stacks({ counts, size = 18 }: { counts: Partial<Record<FigureName, number>>; size?: number }) {
  return (
    <>
      {Object.entries(counts).map(([figure, n]) => (
        <span class="stack">
          <Token figure={figure as FigureName} size={size} />
          {n > 1 && <span>×{n}</span>}
        </span>
      ))}
    </>
  );
}

/** A board in words, for those who hear it. */
export function boardText(figure: FigureName, state: FigureView): string {
  const counts = new Map<FigureName, number>();
  for (const token of state.damage) counts.set(token, (counts.get(token) ?? 0) + 1);
  const list = (rows: Iterable<[FigureName, number]>) => [...rows].map(([name, n]) => `${n} ${figureName(name)}`).join(", ");
  const parts = [figureName(figure)];
  parts.push(counts.size ? t("board.damage.by", { n: state.damage.length, by: list(counts) }) : t("board.damage", { n: 0 }));
  const marks = Object.entries(state.marks) as [FigureName, number][];
  if (marks.length) parts.push(t("board.read.marks", { marks: list(marks) }));
  if (state.skulls) parts.push(t("board.read.deaths", { n: state.skulls }));
  if (state.pays.length)
    parts.push(
      t("board.read.pays", {
        pays: totals(state)
          .map(([name, n]) => `${figureName(name)} ${n}`)
          .join(", "),
      }),
    );
  return parts.join("; ");
}

/** Points by figure; first blood is added to its rank. */
export function totals(state: { pays: FigureView["pays"] }): [FigureName, number][] {
  const sums = new Map<FigureName, number>();
  for (const row of state.pays) sums.set(row.figure, (sums.get(row.figure) ?? 0) + row.points);
  return [...sums].sort((a, b) => b[1] - a[1]);
}

export function ghostTokens(figure: FigureName, preview: PreviewView | null): FigureName[] {
  return (preview?.hits ?? [])
    .filter((hit) => hit.target === figure)
    .flatMap((hit) => Array.from({ length: Math.max(hit.after - hit.before, 0) }, () => hit.by));
}

export function Stock({ view, seat }: { view: View; seat: number }) {
  const own = view.seats[seat];
  if (!own) return null;
  const unloaded = own.unloaded.map((weapon) => weaponCard(weapon)?.name ?? weapon);
  return (
    <span class="stock">
      {COLOURS.map((colour, i) => (
        <span>
          <Cube colour={colour} size={14} off={!own.ammo[i]} />
          {own.ammo[i]}
        </span>
      ))}
      <span title={t("board.loaded", { n: own.loaded })}>
        <Icon name="gun" size={16} filled />
        {own.loaded}
      </span>
      {own.unloaded.length > 0 && (
        <span class="t2" title={t("board.unloaded", { n: own.unloaded.length, weapons: series(unloaded) })}>
          <Icon name="gun" size={16} />
          {own.unloaded.length}
        </span>
      )}
      <span title={t("board.powerups", { n: own.powerups })}>
        <Icon name="cards" size={16} />
        {own.powerups}
      </span>
    </span>
  );
}

function Adrenaline({ state }: { state: FigureView }) {
  const level = state.unlocked || state.damage.length >= 6 ? 2 : state.damage.length >= 3 ? 1 : 0;
  if (!level || state.flipped) return null;
  return (
    <span class="adr" title={t("board.adrenaline", { n: level })}>
      <Icon name="bolt" size={13} />
      {level}
    </span>
  );
}

/** What was done to a character, and what it has ready. */
export function Tokens({ figure, view }: { figure: FigureName; view: View }) {
  const state = view.figures[figure]!;
  return (
    <>
      {state.poisoned && (
        <span class="sign of-sprog" title={t("board.poisoned")}>
          <Icon name="drop" size={14} filled />
          <span class="sr">{t("board.poisoned")}</span>
        </span>
      )}
      {state.hypnotized && (
        <span class="sign of-banshee" title={t("board.hypnotized")}>
          <Icon name="eye" size={15} />
          <span class="sr">{t("board.hypnotized")}</span>
        </span>
      )}
      {figure === "dozer" && view.hot > 0 && (
        <span class="adr" title={t("board.hot", { n: view.hot })}>
          <Icon name="fire" size={14} />
          {view.hot}
          <span class="sr">{t("board.hot", { n: view.hot })}</span>
        </span>
      )}
    </>
  );
}

export const ABILITY_ICON = { violet: "mark", sprog: "drop", dozer: "bolt", banshee: "eye", echo: "hack", "d-struct-or": "cards" } as const;

function Ability({ figure, view }: { figure: FigureName; view: View }) {
  const arm = view.arms[figure];
  const card = catalogue.value?.figures.find((other) => other.figure === figure);
  if (!arm || !card?.ability || figure === "bot") return null;
  return (
    <span class={`ability of-${figure} ${arm.loaded ? "" : "is-empty"}`} title={card.ability_text}>
      <Icon name={ABILITY_ICON[figure]} size={14} />
      <b>{weaponCard(arm.weapon)?.name ?? arm.weapon}</b>
      <span>{t(arm.loaded ? "hand.loaded" : "hand.unloaded")}</span>
    </span>
  );
}

export function Board({ figure, view, tight }: { figure: FigureName; view: View; tight: boolean }) {
  const table = useTable();
  const state = view.figures[figure]!;
  const seat = state.seat;
  const info = seat === null ? null : table.net.table.value?.seats[seat];
  const option = table.choices.value.lit.get(`figure:${figure}`);
  const press = useOption(option, { kind: "figure", name: figure });
  const aimed = table.isAimed(option?.action);
  const preview = table.preview.value;
  const ghosts = ghostTokens(figure, preview);
  const pays = preview?.pays[figure] ? totals({ pays: preview.pays[figure]! }) : totals(state);
  const turn = seat !== null && view.active === seat && !view.over;
  const me = seat !== null && seat === view.seat;
  const kind = state.killed ? "dead" : aimed || ghosts.length ? "aim" : option ? "lit" : turn ? "turn" : "";
  const level = info?.kind === "bot" ? catalogue.value?.levels.find((other) => other.level === info.level)?.text : undefined;
  const player = me ? t("figure.you") : seat === null ? "" : (level ?? info?.name ?? "");
  const bot = seat === null ? t("board.bot") : info?.kind === "bot" ? t("board.bot") : info?.away ? t("board.bot-plays") : "";
  const flash = table.flash.value.has(`figure:${figure}`) ? "flash" : "";
  const className = `board ${tight ? "tight" : ""} ${kind} ${flash} of-${figure}`;
  const label = boardText(figure, state);
  const lower = (
    <div class="l3">
      <span class="grp">
        <i>{t("board.marks")}</i>
        {Object.keys(state.marks).length ? <Stacks counts={state.marks} /> : <span class="t3">{t("board.none")}</span>}
      </span>
      <span class="grp">
        <i>{t("board.deaths")}</i>
        {state.skulls ? Array.from({ length: state.skulls }, () => <Skull size={14} />) : "0"}
      </span>
      {tight && <Ability figure={figure} view={view} />}
      <span class="grp pays-now">
        <i>{t("board.pays")}</i>
        {pays.length ? (
          pays.map(([name, n]) => (
            <span class="stack">
              <Token figure={name} size={18} />
              {n}
            </span>
          ))
        ) : (
          <span class="t3">{t("board.nobody")}</span>
        )}
      </span>
    </div>
  );
  const body = (
    <>
      <div class="who">
        <Token figure={figure} size={tight ? 34 : 40} mute />
        {state.killed ? <span class="clock">{t("board.down")}</span> : <Clock seat={seat} fallback={bot} />}
      </div>
      <div class="grow">
        <div class="l1">
          <span class="nm">{figureName(figure)}</span>
          <span class="pl">{player}</span>
          <Adrenaline state={state} />
          <Tokens figure={figure} view={view} />
          {seat !== null && view.seats[seat]?.figures[0] === figure && <Stock view={view} seat={seat} />}
        </div>
        <DamageTrack state={state} ghosts={ghosts} size={tight ? 19 : 22} />
        {lower}
      </div>
      {!tight && <Ability figure={figure} view={view} />}
    </>
  );
  // The board of a target is a second place to pick it; the arena's is the one in tab order.
  return (
    <section class={className} aria-label={label} data-board={figure} {...press}>
      {body}
    </section>
  );
}

/** The board on a phone: one line and a half. */
export function SmallBoard({ figure, view }: { figure: FigureName; view: View }) {
  const table = useTable();
  const state = view.figures[figure]!;
  const option = table.choices.value.lit.get(`figure:${figure}`);
  const press = useOption(option, { kind: "figure", name: figure });
  const preview = table.preview.value;
  const ghosts = ghostTokens(figure, preview);
  const aimed = table.isAimed(option?.action);
  const turn = state.seat !== null && view.active === state.seat && !view.over;
  const kind = state.killed ? "dead" : aimed || ghosts.length ? "aim" : option ? "lit" : turn ? "turn" : "";
  const best = (preview?.pays[figure] ? totals({ pays: preview.pays[figure]! }) : totals(state))[0];
  const info = state.seat === null ? null : table.net.table.value?.seats[state.seat];
  return (
    <section class={`mb ${kind} of-${figure}`} aria-label={boardText(figure, state)} data-board={figure} {...press}>
      <Token figure={figure} size={32} mute />
      <div>
        <DamageTrack state={state} ghosts={ghosts} size={19} />
        <div class="sub">
          {Object.keys(state.marks).length > 0 && (
            <>
              <span class="t3">{t("board.marks")}</span>
              <Stacks counts={state.marks} size={16} />
            </>
          )}
          <Tokens figure={figure} view={view} />
          <span class="grow" />
          {Array.from({ length: state.skulls }, () => (
            <Skull size={14} />
          ))}
          <Clock seat={state.seat} fallback={state.seat === null || info?.kind === "bot" ? t("board.bot") : ""} />
        </div>
      </div>
      <div class="end">
        {best && <div class="t3">{t("board.pays.short")}</div>}
        <div class="row">
          {best && (
            <>
              <Token figure={best[0]} size={18} />
              <b>{best[1]}</b>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** `whole`: on a phone, too, as in a drawer of their own. */
export function Boards({ view, whole = !small.value }: { view: View; whole?: boolean }) {
  const figures = figuresOf(view);
  if (!whole && view.teams) return <SmallSides view={view} />;
  if (view.teams) {
    return (
      <div class="mini">
        {[teamOf(view), 1 - teamOf(view)].map((team) => (
          <TeamSide key={team} view={view} team={team} />
        ))}
      </div>
    );
  }
  if (!whole) {
    return (
      <div class="mini">
        {figures.map((figure) => (
          <SmallBoard key={figure} figure={figure} view={view} />
        ))}
      </div>
    );
  }
  return (
    <div class="boards">
      {figures.map((figure) => (
        <Board key={figure} figure={figure} view={view} tight={figures.length > 5 && !small.value} />
      ))}
    </div>
  );
}
