/** The drawing of a weapon or a powerup. Its name is always next to it as text, so screen readers skip it. */
import { classes } from "../kit/classes";
import type { PowerupName, WeaponName } from "../protocol";
import { powerupCard, weaponCard } from "../words/catalogue";
import styles from "./CardArt.module.css";
import { cardColour } from "./names";

/** A silhouette of 120 x 48 in the colour of its card: 60 x 24 on shelves and in the log, 66 to 132 wide on cards. `unloaded` dims it. */
export function WeaponArt(props: { weapon: WeaponName; width?: number; unloaded?: boolean; class?: string }) {
  const { weapon, width = 60 } = props;
  const colour = cardColour(weaponCard(weapon)?.cost ?? "");
  return (
    <svg
      class={classes(styles.weapon, props.unloaded && styles.unloaded, `tint-${colour}`, props.class)}
      width={width}
      height={width * 0.4}
      viewBox="0 0 120 48"
      aria-hidden="true"
    >
      <use href={`#w-${weapon}`} />
    </svg>
  );
}

/** A sign of 64 x 64 in the colour of its card; from 24 px. */
export function PowerupArt(props: { powerup: PowerupName; size?: number; class?: string }) {
  const { powerup, size = 32 } = props;
  const colour = powerupCard(powerup)?.colour ?? "blue";
  return (
    <svg class={classes(styles.powerup, `tint-${colour}`, props.class)} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#u-${powerup.slice(powerup.indexOf("-") + 1)}`} />
    </svg>
  );
}
