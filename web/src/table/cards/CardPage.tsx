/** A card explained in full: every effect with its price, sentence and diagram. In a drawer and in the gallery. */
import { Cost } from "../../drawing/Cost";
import { Diagram } from "../../drawing/diagram";
import { Cube, Icon } from "../../drawing/glyphs";
import { cardColour } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { PowerupCard, WeaponCard } from "../../protocol";
import { nameOf, spawnpointName } from "../../words/catalogue";
import { t } from "../../words/words";
import styles from "./CardPage.module.css";
import { Emphasis } from "./Emphasis";
import { Prices } from "./Prices";
import priceStyles from "./Prices.module.css";

export function WeaponPage({ card }: { card: WeaponCard }) {
  return (
    <article class={classes(styles.page, `tint-${cardColour(card.cost)}`)}>
      <div class={styles.head}>
        <h2>{card.name}</h2>
        <Prices card={card} />
      </div>
      {card.effects.map((effect, i) => (
        <>
          {effect.mode && i > 0 && (
            <div class={styles.or}>
              <span>{t("card.or")}</span>
            </div>
          )}
          <div class={styles.effect}>
            <div class={styles.diagram}>{effect.diagram && <Diagram plan={effect.diagram} px={27} label={effect.text} />}</div>
            <div>
              <h3>
                <span class="grow">{effect.name}</span>
                {effect.cost && <Cost letters={effect.cost} size={18} />}
              </h3>
              <p>
                <Emphasis text={effect.text} />
              </p>
              {effect.price && !effect.cost && <p class="faint">{effect.price}</p>}
            </div>
          </div>
        </>
      ))}
      {card.note && (
        <div class={styles.note}>
          <Icon name="help" size={16} />
          <span>{card.note}</span>
        </div>
      )}
    </article>
  );
}

export function PowerupPage({ card }: { card: PowerupCard }) {
  const { colour } = card;
  return (
    <article class={classes(styles.page, `tint-${colour}`)}>
      <div class={styles.head}>
        <div class="row">
          <h2 class="grow">{card.title}</h2>
          <Cube colour={colour} size={24} />
        </div>
        <div class={priceStyles.prices}>{t("powerup.kind")}</div>
      </div>
      <div class={classes(styles.effect, styles.plain)}>
        <p>
          <Emphasis text={card.text} />
        </p>
      </div>
      <div class={classes(styles.effect, styles.plain)}>
        <div class="caps">{t("powerup.or-use")}</div>
        <div class={classes("row wrap", styles.uses)}>
          <span class="row">
            <Cube colour={colour} size={20} mute /> {t("powerup.as-cube", { colour: nameOf(`colour.${colour}`) })}
          </span>
          <span class="row">
            <Cube colour={colour} size={20} off mute /> {t("powerup.as-spawn", { spawnpoint: spawnpointName(colour) })}
          </span>
        </div>
      </div>
    </article>
  );
}
