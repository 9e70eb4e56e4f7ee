/** A powerup in the hand. */
import { isSmall } from "../../browser/screen";
import { Cube, Icon, isIcon } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import type { PowerupName } from "../../protocol";
import { powerupCard } from "../../words/catalogue";
import { isWord, t } from "../../words/words";
import { useTable } from "../model/context";
import { light } from "../options/light";
import { useOption } from "../options/useOption";
import styles from "./card.module.css";

/** `copies`: how many equal cards this one represents. */
export function PowerupInHand({ powerup, copies = 1 }: { powerup: PowerupName; copies?: number }) {
  const table = useTable();
  const card = powerupCard(powerup);
  const option = table.choices.value.lit.get(`powerup:${powerup}`);
  const press = useOption(option, { kind: "powerup", name: powerup });
  if (!card) return null;
  const when = `powerup.when.${card.kind}`;
  return (
    <button class={classes(styles.card, styles.powerup, light(table, option), `tint-${card.colour}`)} data-card="powerup" {...press}>
      <span class="visually-hidden">{option ? option.text : card.name}</span>
      <span class={styles.head}>
        <span class={styles.title}>{card.title}</span>
        {copies > 1 && <b>×{copies}</b>}
      </span>
      <span class={styles.art}>
        <Icon name={isIcon(card.kind) ? card.kind : "bolt"} size={isSmall.value ? 24 : 34} />
        {option?.action.startsWith("pay:") && (
          <span class={styles.coin}>
            <Cube colour={card.colour} size={18} mute />
          </span>
        )}
      </span>
      <span class={styles.foot}>
        <Cube colour={card.colour} size={16} mute />
        {isWord(when) && <span class={styles.when}>{t(when)}</span>}
      </span>
    </button>
  );
}
