/** A character's ability and weapon. */
import { Icon, type IconName } from "../../../drawing/glyphs";
import { classes } from "../../../kit/classes";
import type { FigureName, View } from "../../../protocol";
import { figureCard, weaponName } from "../../../words/catalogue";
import { t } from "../../../words/words";
import styles from "./Ability.module.css";

const ICONS: Partial<Record<FigureName, IconName>> = {
  violet: "mark",
  sprog: "drop",
  dozer: "bolt",
  banshee: "eye",
  echo: "hack",
  "d-struct-or": "cards",
};

export function AbilityIcon({ figure, size }: { figure: FigureName; size: number }) {
  const icon = ICONS[figure];
  return icon ? <Icon name={icon} size={size} /> : null;
}

export function Ability({ figure, view, tight }: { figure: FigureName; view: View; tight: boolean }) {
  const arm = view.arms[figure];
  const card = figureCard(figure);
  if (!arm || !card?.ability) return null;
  return (
    <span class={classes(styles.ability, tight && styles.tight, !arm.loaded && styles.unloaded, `tint-${figure}`)} title={card.ability_text}>
      <AbilityIcon figure={figure} size={14} />
      <b>{weaponName(arm.weapon)}</b>
      <span>{t(arm.loaded ? "hand.loaded" : "hand.unloaded")}</span>
    </span>
  );
}
