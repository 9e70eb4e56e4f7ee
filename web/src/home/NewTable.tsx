/** The form of a new table: mode, arena, seats and options; what the rules refuse is greyed out and says why. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../transport/api";
import { ArenaDrawing } from "../drawing/arena";
import { Icon, Token } from "../drawing/glyphs";
import { t, type Word } from "../words/i18n";
import { FIGURES } from "../drawing/names";
import { playerName } from "../kit/settings";
import type { ArenaName, EndingName, ModeName } from "../protocol";
import { advice, change, CLOCKS, form, NOBODY, open, refusal, SEATS, watchForm } from "./form";

const ADVICE: Record<ArenaName, Word> = { S: "arena.for.S", M1: "arena.for.any", M2: "arena.for.any", L: "arena.for.L" };
const TEAMS: [number, number][] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
  [3, 2],
  [3, 3],
];

/** A caption and a choice among few values. */
function Pick<V extends string | number>(props: {
  label: string;
  value: V;
  choices: { value: V; text: string; refused?: string }[];
  onPick: (value: V) => void;
}) {
  return (
    <label class="pick">
      <span class="t3">{props.label}</span>
      <select
        value={String(props.value)}
        onChange={(event) => {
          const found = props.choices.find((choice) => String(choice.value) === event.currentTarget.value);
          if (found) props.onPick(found.value);
        }}
      >
        {props.choices.map((choice) => (
          <option value={String(choice.value)} disabled={!!choice.refused} title={choice.refused}>
            {choice.refused ? `${choice.text} (${choice.refused})` : choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch(props: { label: string; on: boolean; refused?: string; onPick: (on: boolean) => void }) {
  return (
    <label class={`pick ${props.refused ? "no" : ""}`} title={props.refused}>
      <input type="checkbox" checked={props.on} disabled={!!props.refused && !props.on} onChange={(event) => props.onPick(event.currentTarget.checked)} />
      <span>{props.label}</span>
      {props.refused && !props.on && <span class="sr">{props.refused}</span>}
    </label>
  );
}

function Maps() {
  const plans = catalogue.value?.arenas ?? [];
  return (
    <div class="maps" role="radiogroup" aria-label={t("home.arena")}>
      {plans.map((plan) => {
        const on = form.value.arena === plan.arena;
        return (
          <button class={`map ${on ? "sel" : ""}`} role="radio" aria-checked={on} onClick={() => change({ arena: plan.arena })}>
            <ArenaDrawing plan={plan} u={60} pad={8} bare label="" />
            <span class="cap">
              <b>{plan.arena}</b>
              <span>{t(ADVICE[plan.arena])}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

function sitterText(sitter: string): [string, string] {
  if (sitter === "me") return [t("home.you"), playerName.value];
  if (sitter === "here") return [t("home.person"), t("home.here")];
  if (sitter === "open") return [t("home.friend"), t("home.by-link")];
  const level = catalogue.value?.levels.find((one) => one.level === sitter)?.text ?? sitter;
  return [t("home.bot"), level];
}

function Seat({ number }: { number: number }) {
  const sitter = form.value.seats[number] ?? NOBODY;
  const taken = form.value.seats.filter((one) => one !== NOBODY).length;
  const inTeams = form.value.mode === "teams";
  const beyond = inTeams && number >= form.value.teams[0] + form.value.teams[1];
  const refused = sitter === NOBODY ? (beyond ? t("home.teams-are-full") : refusal("players", taken + 1)) : "";
  const removable = number > 0 && sitter !== NOBODY && !inTeams;
  const fewer = removable ? refusal("players", taken - 1) : "";
  const [who, how] = sitter === NOBODY ? [t("home.nobody"), refused] : sitterText(sitter);
  const team = inTeams && !beyond ? (number < form.value.teams[0] ? "white" : "black") : "";
  const pick = (chosen: string) => {
    const seats = form.value.seats.map((one, i) => (i === number ? chosen : one));
    change({ seats: [...seats.filter((one) => one !== NOBODY), ...seats.filter((one) => one === NOBODY)] });
  };
  return (
    <div class={`seat ${sitter === NOBODY ? "no" : ""}`}>
      {sitter === NOBODY ? <Icon name={refused ? "lock" : "plus"} size={16} /> : <Token figure={FIGURES[number]!} size={28} mute />}
      <span class="grow">
        <b>{who}</b>
        <span class="t2 small">{team ? `${how}${how && " · "}${t(`home.team.${team}` as Word)}` : how}</span>
      </span>
      {number > 0 && !refused && (
        <select aria-label={t("home.seat", { n: number + 1 })} value={sitter} onChange={(event) => pick(event.currentTarget.value)}>
          <option value="open">{`${t("home.friend")} (${t("home.by-link")})`}</option>
          <option value="here">{`${t("home.person")} (${t("home.here")})`}</option>
          {catalogue.value?.levels.map((level) => (
            <option value={level.level}>{`${t("home.bot")}: ${level.text}`}</option>
          ))}
          {!inTeams && (
            <option value={NOBODY} disabled={!!fewer}>
              {fewer ? `${t("home.nobody")} (${fewer})` : t("home.nobody")}
            </option>
          )}
        </select>
      )}
    </div>
  );
}

const numbers = (field: string) => (advice.value?.choices[field] ?? []) as { value: number; text: string; refused: string }[];

function Options() {
  const chosen = form.value;
  const endings = (advice.value?.choices.ending ?? []) as { value: EndingName; text: string; refused: string }[];
  return (
    <div class="opts">
      {chosen.mode === "teams" ? (
        <Pick
          label={t("home.teams")}
          value={chosen.teams.join("v")}
          choices={TEAMS.map(([n, m]) => ({ value: `${n}v${m}`, text: t("home.versus", { n, m }) }))}
          onPick={(text) => change({ teams: text.split("v").map(Number) as [number, number] })}
        />
      ) : (
        <>
          <Pick label={t("home.skulls")} value={chosen.skulls} choices={numbers("skulls")} onPick={(skulls) => change({ skulls })} />
          <Pick label={t("home.ending")} value={chosen.ending} choices={endings} onPick={(ending) => change({ ending })} />
          <Switch label={t("home.characters")} on={chosen.characters} refused={refusal("characters", true)} onPick={(characters) => change({ characters })} />
          <Switch label={t("home.bot-figure")} on={chosen.bot} refused={refusal("bot", true)} onPick={(bot) => change({ bot })} />
        </>
      )}
      <Pick
        label={t("home.clock")}
        value={chosen.clock}
        choices={Object.keys(CLOCKS).map((clock) => ({ value: clock, text: t(`clock.${clock}` as Word) }))}
        onPick={(clock) => change({ clock })}
      />
      <Pick
        label={t("home.points")}
        value={chosen.openPoints ? "open" : "hidden"}
        choices={[
          { value: "hidden", text: t("home.points.hidden") },
          { value: "open", text: t("home.points.open") },
        ]}
        onPick={(points) => change({ openPoints: points === "open" })}
      />
      <Switch label={t("home.undo")} on={chosen.undo} onPick={(undo) => change({ undo })} />
      <Switch label={t("home.hints")} on={chosen.hints} onPick={(hints) => change({ hints })} />
      <Switch label={t("home.listed")} on={chosen.listed} onPick={(listed) => change({ listed })} />
    </div>
  );
}

export function NewTable({ run }: { run: (task: () => Promise<void>) => void }) {
  const [more, setMore] = useState(false);
  useEffect(() => watchForm(), []);
  const modes = (["deathmatch", "domination", "turret", "teams"] as ModeName[]).map((mode) => ({ value: mode, text: t(`mode.${mode}` as Word) }));
  const error = advice.value?.error ?? "";
  const Part = ({ children }: { children: ComponentChildren }) => <div class={`form-part ${more ? "shown" : ""}`}>{children}</div>;
  return (
    <section class="new panel" aria-label={t("home.new-table")}>
      <div class="row">
        <h2 class="h-m grow">{t("home.new-table")}</h2>
        <Pick label={t("home.mode")} value={form.value.mode} choices={modes} onPick={(mode) => change({ mode })} />
      </div>
      <Maps />
      <button class="btn quiet more" aria-expanded={more} onClick={() => setMore(!more)}>
        {t("home.more")} <Icon name={more ? "up" : "down"} size={16} />
      </button>
      {Part({
        children: (
          <div class="seats">
            {Array.from({ length: SEATS }, (_, number) => (
              <Seat key={number} number={number} />
            ))}
          </div>
        ),
      })}
      <div class="finish">
        {Part({ children: <Options /> })}
        <span class="said small t2" role="status">
          {error}
        </span>
        <button class="btn" disabled={!!error} onClick={() => run(() => open(form.value))}>
          {t("home.open-table")}
        </button>
      </div>
    </section>
  );
}
