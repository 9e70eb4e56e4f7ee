/** Small pictures of the arenas, with the number of players each is meant for. */
import { ArenaDrawing } from "../../drawing/arena";
import { classes } from "../../kit/classes";
import type { ArenaPlan } from "../../protocol";
import { catalogue } from "../../words/catalogue";
import { t } from "../../words/words";
import styles from "./Arenas.module.css";
import { advice, change, form } from "./form";

/** The number of players an arena is meant for, which depends on the mode. The server says `L, for 4 or 5 players`. */
function captionOf(plan: ArenaPlan): string {
  const text = advice.value?.choices["arena"]?.find((choice) => choice.value === plan.arena)?.text ?? plan.text;
  return text.replace(`${plan.arena}, `, "");
}

export function Arenas() {
  const { arena } = form.value;
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
            <span>{captionOf(plan)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
