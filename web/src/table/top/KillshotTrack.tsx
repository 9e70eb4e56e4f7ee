/** The killshot track: the tokens on it, and the skulls that are left. */
import { Skull, Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import type { View } from "../../protocol";
import { figureName } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { useRegistered } from "../motion/Elements";
import styles from "./tracks.module.css";

export function KillshotTrack({ view, size = 22 }: { view: View; size?: number }) {
  const element = useRegistered(useTable().elements.killshotTrack, "track");
  const tokens = view.track.map((space) => space.map(figureName).join(" + ")).join(", ") || t("track.empty");
  return (
    <div ref={element} class={styles.killshots} role="img" aria-label={t("track.label", { tokens, n: view.skulls_left })}>
      {view.track.map((space) => (
        <span class={classes(styles.killshot, space.length > 1 && styles.overkill)}>
          {space.map((figure) => (
            <Token figure={figure} size={size} mute />
          ))}
        </span>
      ))}
      {Array.from({ length: view.skulls_left }, (_, i) => (
        <span class={classes(styles.killshot, i === 0 && styles.next)}>{i === 0 ? <Skull size={size} /> : <Skull size={size - 2} fill="#8b8678" />}</span>
      ))}
    </div>
  );
}
