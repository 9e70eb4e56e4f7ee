/** The rewards for a flush, by the number of figures hit. */
import { classes } from "../../kit/classes";
import type { View } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { t } from "../../words/words";
import styles from "./Rewards.module.css";

export function Rewards({ view }: { view: View }) {
  const tile = view.teams?.tile;
  if (!tile) return null;
  return (
    <section class={classes("panel", styles.rewards)} aria-label={t("teams.reward")}>
      <span class="caps">{t("teams.reward")}</span>
      {[1, 2, 3].map((n) => (
        <div key={n} class={styles.reward}>
          <span class={styles.figures} aria-hidden="true">
            {Array.from({ length: n }, () => (
              <i />
            ))}
          </span>
          <span>{nameOf(`reward.${tile}.${n}`)}</span>
        </div>
      ))}
      <span class="small faint">{t("teams.reward.by")}</span>
    </section>
  );
}
