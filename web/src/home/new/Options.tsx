/** The options of the new table. Choices that the rules refuse are greyed out and say why. */
import { classes } from "../../kit/classes";
import type { EndingName } from "../../protocol";
import { t } from "../../words/words";
import { advice, change, CLOCK_NAMES, form, refusal, TEAM_SIZES } from "./form";
import styles from "./Options.module.css";

interface PickProps<V> {
  label: string;
  value: V;
  choices: { value: V; text: string; refused?: string }[];
  onPick: (value: V) => void;
}

/** A caption and a list of values. */
export function Pick<V extends string | number>({ label, value, choices, onPick }: PickProps<V>) {
  return (
    <label class={styles.pick}>
      <span class="faint">{label}</span>
      <select
        value={String(value)}
        onChange={(event) => {
          const found = choices.find((choice) => String(choice.value) === event.currentTarget.value);
          if (found) onPick(found.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={String(choice.value)} disabled={!!choice.refused} title={choice.refused}>
            {choice.refused ? `${choice.text} (${choice.refused})` : choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ label, on, refused, onPick }: { label: string; on: boolean; refused?: string; onPick: (on: boolean) => void }) {
  return (
    <label class={classes(styles.pick, refused && styles.refused)} title={refused}>
      <input type="checkbox" checked={on} disabled={!!refused && !on} onChange={(event) => onPick(event.currentTarget.checked)} />
      <span>{label}</span>
      {refused && !on && <span class="visually-hidden">{refused}</span>}
    </label>
  );
}

const choicesFor = <V,>(field: string) => (advice.value?.choices[field] ?? []) as { value: V & (string | number); text: string; refused: string }[];

/** The options that depend on the mode: the sizes of the teams, or skulls, ending, characters and the bot figure. */
function ModeOptions() {
  const chosen = form.value;
  if (chosen.mode === "teams") {
    return (
      <Pick
        label={t("home.teams")}
        value={chosen.teams.join("v")}
        choices={TEAM_SIZES.map(([n, m]) => ({ value: `${n}v${m}`, text: t("home.versus", { n, m }) }))}
        onPick={(text) => change({ teams: text.split("v").map(Number) as [number, number] })}
      />
    );
  }
  return (
    <>
      <Pick label={t("home.skulls")} value={chosen.skulls} choices={choicesFor<number>("skulls")} onPick={(skulls) => change({ skulls })} />
      <Pick label={t("home.ending")} value={chosen.ending} choices={choicesFor<EndingName>("ending")} onPick={(ending) => change({ ending })} />
      <Switch label={t("home.characters")} on={chosen.characters} refused={refusal("characters", true)} onPick={(characters) => change({ characters })} />
      <Switch label={t("home.bot-figure")} on={chosen.bot} refused={refusal("bot", true)} onPick={(bot) => change({ bot })} />
    </>
  );
}

export function Options() {
  const chosen = form.value;
  return (
    <>
      <ModeOptions />
      <Pick
        label={t("home.clock")}
        value={chosen.clock}
        choices={CLOCK_NAMES.map((clock) => ({ value: clock, text: t(`clock.${clock}`) }))}
        onPick={(clock) => change({ clock })}
      />
      <Pick
        label={t("home.points")}
        value={chosen.openPoints ? "open" : "hidden"}
        choices={(["hidden", "open"] as const).map((value) => ({ value, text: t(`home.points.${value}`) }))}
        onPick={(points) => change({ openPoints: points === "open" })}
      />
      <Switch label={t("home.undo")} on={chosen.undo} onPick={(undo) => change({ undo })} />
      <Switch label={t("home.hints")} on={chosen.hints} onPick={(hints) => change({ hints })} />
      <Switch label={t("home.listed")} on={chosen.listed} onPick={(listed) => change({ listed })} />
    </>
  );
}
