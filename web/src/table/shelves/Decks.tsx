/** How many cards and tiles are left. */
import type { View } from "../../protocol";
import { t } from "../../words/words";
import styles from "./Decks.module.css";

export function Decks({ view }: { view: View }) {
  return (
    <dl class={styles.decks}>
      {(["weapons", "powerups", "tiles"] as const).map((deck) => (
        <div key={deck}>
          <dt>{t(`decks.${deck}`)}</dt>
          <dd>{view.decks[deck]}</dd>
        </div>
      ))}
    </dl>
  );
}
