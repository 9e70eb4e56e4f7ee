/** What it costs to reload a weapon, and to grab it. */
import { Cost } from "../../drawing/Cost";
import { classes } from "../../kit/classes";
import type { WeaponCard } from "../../protocol";
import { t } from "../../words/words";
import styles from "./Prices.module.css";

export function Prices({ card, small = false }: { card: WeaponCard; small?: boolean }) {
  const size = small ? 16 : 20;
  return (
    <div class={classes(styles.prices, small && styles.small)}>
      <span>
        {t("card.reload")} <Cost letters={card.cost} size={size} />
      </span>
      {!card.figure && (
        <span>
          {t("card.grab")} {card.cost.length > 1 ? <Cost letters={card.cost.slice(1)} size={size} /> : <b>{t("card.free")}</b>}
        </span>
      )}
    </div>
  );
}
