/** A price in letters: R, B, Y, `*` for any cube, `P` for a powerup, `+` for an adrenaline rush. */
import { classes } from "../kit/classes";
import { t } from "../words/words";
import styles from "./Cost.module.css";
import { AnyCube, Cube, ICONS, PowerupShape } from "./glyphs";
import { colourOfLetter } from "./names";

/** `grab`: the first cube is free, as when a weapon is grabbed. */
export function Cost({ letters, size = 16, grab = false, class: className }: { letters: string; size?: number; grab?: boolean; class?: string }) {
  return (
    <span class={classes(styles.cost, className)}>
      {Array.from(letters, (letter, i) => {
        const colour = colourOfLetter(letter);
        if (colour) return <Cube colour={colour} size={size} off={grab && i === 0} />;
        if (letter === "*") return <AnyCube size={size} />;
        return (
          <svg width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={t(letter === "P" ? "cost.powerup" : "cost.rush")}>
            {letter === "P" ? <PowerupShape /> : <path d={ICONS.bolt} fill="none" stroke="var(--light-2)" stroke-width="1.8" stroke-linejoin="round" />}
          </svg>
        );
      })}
    </span>
  );
}
