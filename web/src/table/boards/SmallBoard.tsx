/** The board on a phone: one line and a half. */
import { Skull, Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import { Tag } from "../../kit/Tag";
import type { FigureName, View } from "../../protocol";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { ghostTokens, totalPays } from "./board";
import { Clock } from "./parts/Clock";
import { DamageTrack } from "./parts/DamageTrack";
import { Signs } from "./parts/Signs";
import { Stacks } from "./parts/Fact";
import styles from "./SmallBoard.module.css";
import { useBoard } from "./useBoard";

export function SmallBoard({ figure, view }: { figure: FigureName; view: View }) {
  const table = useTable();
  const seat = view.figures[figure]!.seat;
  const { state, frame, attributes } = useBoard(figure, view, seat !== null && view.active === seat && !view.over);
  const preview = table.preview.value;
  const [best] = totalPays(preview?.pays[figure] ?? state.pays);
  const isBot = seat === null || table.source.table.value?.seats[seat]?.kind === "bot";
  return (
    <section class={classes(frame, styles.board)} {...attributes}>
      <Token figure={figure} size={32} mute />
      <div>
        <DamageTrack state={state} figure={figure} ghosts={ghostTokens(figure, preview)} size={19} variant="phone" />
        <div class={styles.facts}>
          {Object.keys(state.marks).length > 0 && (
            <>
              <span class="faint">{t("board.marks")}</span>
              <Stacks counts={state.marks} size={16} />
            </>
          )}
          {state.flipped && <Tag text={t("board.frenzy")} />}
          <Signs figure={figure} view={view} />
          <span class="grow" />
          {Array.from({ length: state.skulls }, () => (
            <Skull size={14} />
          ))}
          <Clock seat={seat} fallback={isBot ? t("board.bot") : ""} />
        </div>
      </div>
      <div class={styles.pays}>
        {best && (
          <>
            <div class="faint">{t("board.pays.short")}</div>
            <div class={classes("row", styles.best)}>
              <Token figure={best[0]} size={18} />
              <b>{best[1]}</b>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
