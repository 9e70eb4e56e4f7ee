/** The arenas, drawn small, with the number of players each is for. */
import { ArenaDrawing } from "../../drawing/arena";
import { classes } from "../../kit/classes";
import type { ArenaName, ModeName } from "../../protocol";
import { catalogue } from "../../words/catalogue";
import { t, type Word } from "../../words/words";
import styles from "./Arenas.module.css";
import { change, form } from "./form";

const PLAYERS: Record<ArenaName, Word> = { S: "arena.for.S", M1: "arena.for.any", M2: "arena.for.any", L: "arena.for.L" };

/** Teams play in any arena, whatever their number. */
export function arenaCaption(arena: ArenaName, mode: ModeName): Word {
  return mode === "teams" ? "arena.for.any" : PLAYERS[arena];
}

export function Arenas() {
  const { arena, mode } = form.value;
  return (
    <div class={styles.arenas} role="radiogroup" aria-label={t("home.arena")}>
      {(catalogue.value?.arenas ?? []).map((plan) => (
        <button
          key={plan.arena}
          class={classes(styles.arena, plan.arena === arena && styles.chosen)}
          role="radio"
          aria-checked={plan.arena === arena}
          onClick={() => change({ arena: plan.arena })}
        >
          <ArenaDrawing plan={plan} u={60} pad={8} bare label="" />
          <span class={styles.caption}>
            <b>{plan.arena}</b>
            <span>{t(arenaCaption(plan.arena, mode))}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
