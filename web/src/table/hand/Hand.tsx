/** The viewer's hand: ammo, weapons, powerups. */
import { classes } from "../../kit/classes";
import type { PowerupName, View } from "../../protocol";
import { t } from "../../words/words";
import { weaponsOf } from "../model/view";
import { AmmoBox } from "./AmmoBox";
import styles from "./Hand.module.css";
import { PowerupInHand } from "./PowerupInHand";
import { WeaponInHand } from "./WeaponInHand";

/** The different powerups in a hand, and how many there are of each. */
function countPowerups(powerups: readonly PowerupName[]): Map<PowerupName, number> {
  const counts = new Map<PowerupName, number>();
  for (const powerup of powerups) counts.set(powerup, (counts.get(powerup) ?? 0) + 1);
  return counts;
}

export function Hand({ view }: { view: View }) {
  if (view.seat === null) {
    return (
      <section class={styles.hand} aria-label={t("hand.label")} data-part="hand">
        <p class={classes("faint", styles.empty)}>{t("hand.watching")}</p>
      </section>
    );
  }
  const weapons = weaponsOf(view, view.seat);
  const powerups = view.hands[view.seat]?.powerups ?? [];
  return (
    <section class={styles.hand} aria-label={t("hand.label")} data-part="hand" data-hand="row">
      <AmmoBox view={view} />
      {weapons.map(([weapon, loaded]) => (
        <WeaponInHand key={weapon} weapon={weapon} loaded={loaded} view={view} />
      ))}
      {!weapons.length && <p class={classes("faint", styles.empty)}>{t("hand.empty")}</p>}
      {powerups.length > 0 && <span class={styles.divider} />}
      {powerups.map((powerup) => (
        <PowerupInHand powerup={powerup} />
      ))}
    </section>
  );
}

/** The hand on a phone, above the boards. Equal powerups are shown once. */
export function HandStrip({ view }: { view: View }) {
  if (view.seat === null) return null;
  const weapons = weaponsOf(view, view.seat);
  return (
    <section class={styles.strip} aria-label={t("hand.label")} data-part="hand" data-hand="strip">
      <AmmoBox view={view} strip />
      {weapons.map(([weapon, loaded]) => (
        <WeaponInHand key={weapon} weapon={weapon} loaded={loaded} view={view} />
      ))}
      {!weapons.length && <p class="faint small">{t("hand.empty")}</p>}
      {[...countPowerups(view.hands[view.seat]?.powerups ?? [])].map(([powerup, copies]) => (
        <PowerupInHand key={powerup} powerup={powerup} copies={copies} />
      ))}
    </section>
  );
}
