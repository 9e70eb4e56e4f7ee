/** Signs next to the name on a board: adrenaline, poison, hypnosis, hot tokens. */
import { Icon } from "../../../drawing/glyphs";
import { classes } from "../../../kit/classes";
import type { FigureName, FigureView, View } from "../../../protocol";
import { t } from "../../../words/words";
import styles from "./Signs.module.css";

/** The level of adrenaline, which nobody has during the final frenzy (FRE-05). */
export function adrenalineLevel(state: FigureView, view: View): 0 | 1 | 2 {
  if (state.flipped || view.trigger >= 0) return 0;
  if (state.unlocked || state.damage.length >= 6) return 2;
  return state.damage.length >= 3 ? 1 : 0;
}

export function Adrenaline({ state, view }: { state: FigureView; view: View }) {
  const level = adrenalineLevel(state, view);
  if (!level) return null;
  return (
    <span class={styles.bright} title={t("board.adrenaline", { n: level })}>
      <Icon name="bolt" size={13} />
      {level}
    </span>
  );
}

export function Signs({ figure, view }: { figure: FigureName; view: View }) {
  const state = view.figures[figure]!;
  return (
    <>
      {state.poisoned && (
        <span class={classes(styles.sign, "tint-sprog")} title={t("board.poisoned")}>
          <Icon name="drop" size={14} filled />
          <span class="visually-hidden">{t("board.poisoned")}</span>
        </span>
      )}
      {state.hypnotized && (
        <span class={classes(styles.sign, "tint-banshee")} title={t("board.hypnotized")}>
          <Icon name="eye" size={15} />
          <span class="visually-hidden">{t("board.hypnotized")}</span>
        </span>
      )}
      {figure === "dozer" && view.hot > 0 && (
        <span class={styles.bright} title={t("board.hot", { n: view.hot })}>
          <Icon name="fire" size={14} />
          {view.hot}
          <span class="visually-hidden">{t("board.hot", { n: view.hot })}</span>
        </span>
      )}
    </>
  );
}
