/** The form of a new table: mode, arena, seats and options. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { ModeName } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { t } from "../../words/words";
import { Arenas } from "./Arenas";
import { advice, adviceFor, change, form, open, setupOf, watchForm } from "./form";
import styles from "./NewTable.module.css";
import { Options, Pick } from "./Options";
import { Seats } from "./Seats";

const MODES: ModeName[] = ["deathmatch", "domination", "turret", "teams"];

/** A part of the form that a phone hides until it is asked for. */
function Part({ shown, children }: { shown: boolean; children: ComponentChildren }) {
  return <div class={classes(styles.part, shown && styles.shown)}>{children}</div>;
}

export function NewTable({ run }: { run: (task: () => Promise<void>) => void }) {
  const [more, setMore] = useState(false);
  useEffect(() => watchForm(), []);
  const error = advice.value?.error ?? "";
  const hint = adviceFor(setupOf(form.value));
  return (
    <section class={classes("panel", styles.new)} aria-label={t("home.new-table")}>
      <div class={classes("row", styles.head)}>
        <h2 class="title-m">{t("home.new-table")}</h2>
        <span class={classes("small muted", styles.advice)}>{hint && nameOf(hint)}</span>
        <Pick
          label={t("home.mode")}
          value={form.value.mode}
          choices={MODES.map((mode) => ({ value: mode, text: nameOf(`mode.${mode}`) }))}
          onPick={(mode) => change({ mode })}
        />
      </div>
      <Arenas />
      <button class={classes(button("quiet"), styles.more)} aria-expanded={more} onClick={() => setMore(!more)}>
        {t("home.more")} <Icon name={more ? "up" : "down"} size={16} />
      </button>
      <Part shown={more}>
        <Seats />
      </Part>
      <div class={styles.finish}>
        <Part shown={more}>
          <Options />
        </Part>
        <span class={classes("small muted", styles.said)} role="status">
          {error}
        </span>
        <button class={classes(button(), styles.open)} disabled={!!error} onClick={() => run(() => open(form.value))}>
          {t("home.open-table")}
        </button>
      </div>
    </section>
  );
}
