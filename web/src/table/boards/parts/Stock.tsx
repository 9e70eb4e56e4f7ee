/** What is known of a seat: its cubes, and how many weapons and powerups it has. */
import { Cube, Icon } from "../../../drawing/glyphs";
import { COLOURS } from "../../../drawing/names";
import { classes } from "../../../kit/classes";
import type { View } from "../../../protocol";
import { weaponName } from "../../../words/catalogue";
import { series, t } from "../../../words/words";
import styles from "./Stock.module.css";

export function Stock({ view, seat, tiny = false }: { view: View; seat: number; tiny?: boolean }) {
  const has = view.seats[seat];
  if (!has) return null;
  const unloaded = has.unloaded.length;
  return (
    <span class={classes(styles.stock, tiny && styles.tiny)}>
      {COLOURS.map((colour, i) => (
        <span>
          <Cube colour={colour} size={14} off={!has.ammo[i]} />
          {has.ammo[i]}
        </span>
      ))}
      <span title={t("board.loaded", { n: has.loaded })}>
        <Icon name="gun" size={16} filled />
        {has.loaded}
      </span>
      {unloaded > 0 && (
        <span class="muted" title={t("board.unloaded", { n: unloaded, weapons: series(has.unloaded.map(weaponName)) })}>
          <Icon name="gun" size={16} />
          {unloaded}
        </span>
      )}
      <span title={t("board.powerups", { n: has.powerups })}>
        <Icon name="cards" size={16} />
        {has.powerups}
      </span>
    </span>
  );
}
