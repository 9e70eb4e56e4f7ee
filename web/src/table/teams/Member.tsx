/** A figure of a team and its board. */
import { Skull, Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import { Tag } from "../../kit/Tag";
import type { FigureName, View } from "../../protocol";
import { figureName, weaponName } from "../../words/catalogue";
import { t } from "../../words/words";
import frameStyles from "../boards/frame.module.css";
import { AbilityIcon } from "../boards/parts/Ability";
import { Clock } from "../boards/parts/Clock";
import { DamageTrack } from "../boards/parts/DamageTrack";
import { Signs } from "../boards/parts/Signs";
import { Stock } from "../boards/parts/Stock";
import { useTable } from "../model/context";
import styles from "./Member.module.css";
import { useMember } from "./useMember";

export function Member({ figure, view, isTurn }: { figure: FigureName; view: View; isTurn: boolean }) {
  const table = useTable();
  const { state, frame, attributes, acts, action } = useMember(figure, view, isTurn);
  const { seat } = state;
  const arm = view.arms[figure];
  return (
    <section class={classes(frame, styles.member)} {...attributes}>
      <div class={styles.who}>
        <Token figure={figure} size={36} mute />
        <Clock seat={seat} fallback="" />
      </div>
      <div>
        <div class={styles.head}>
          <b>{figureName(figure)}</b>
          <span class={frameStyles.player}>{seat === null ? "" : seat === view.seat ? t("figure.you") : table.seatName(seat)}</span>
          <span class="grow" />
          <Signs figure={figure} view={view} />
          {Array.from({ length: state.skulls }, () => (
            <Skull size={14} />
          ))}
          {action && <Tag text={t(`teams.${action}`)} bright={acts} />}
        </div>
        <DamageTrack state={state} figure={figure} size={15} variant="team" />
        <div class={styles.arms}>
          <AbilityIcon figure={figure} size={15} />
          {arm && <b class={classes(styles.weapon, !arm.loaded && styles.unloaded)}>{weaponName(arm.weapon)}</b>}
          {seat !== null && view.seats[seat]?.figures[0] === figure && <Stock view={view} seat={seat} tiny />}
        </div>
      </div>
    </section>
  );
}
