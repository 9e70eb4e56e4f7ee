/** A weapon in the hand: its effects in a few words, its price, whether it is loaded. */
import { isSmall } from "../../browser/screen";
import { Cost } from "../../drawing/Cost";
import { Icon, type IconName } from "../../drawing/glyphs";
import { cardColour } from "../../drawing/names";
import { classes } from "../../kit/classes";
import lightStyles from "../options/light.module.css";
import type { EffectCard, View, WeaponCard, WeaponName } from "../../protocol";
import { weaponCard } from "../../words/catalogue";
import { t } from "../../words/words";
import { Emphasis } from "../cards/Emphasis";
import { useTable } from "../model/context";
import { ownFigures } from "../model/view";
import { light } from "../options/light";
import { useOption } from "../options/useOption";
import styles from "./card.module.css";

/** How many letters of the first effect's text fit, by the number of effects. */
const ROOM = [0, 110, 76, 50];

/** What the first effect does: its whole text if it fits. */
function firstText(card: WeaponCard): string {
  const text = card.effects[0]?.text ?? "";
  return text.length <= (ROOM[card.effects.length] ?? 0) ? text : card.gist;
}

/** An effect: its price and its name. The first one says what it `does` instead of its name. */
function EffectLine({ effect, or, does }: { effect: EffectCard; or: boolean; does?: string }) {
  return (
    <li class={classes(styles.effect, effect.cost.length > 1 && styles.dear)}>
      {effect.cost ? <Cost letters={effect.cost} size={15} /> : <span class={styles.bullet}>•</span>}
      <span>
        {or && `${t("card.or")} `}
        {does ? <Emphasis text={does} /> : effect.name}
      </span>
    </li>
  );
}

const ICON: Record<"firing" | "loaded" | "unloaded", IconName> = { firing: "bolt", loaded: "check", unloaded: "replay" };

export function WeaponInHand({ weapon, loaded, view }: { weapon: WeaponName; loaded: boolean; view: View }) {
  const table = useTable();
  const card = weaponCard(weapon);
  const option = table.choices.value.lit.get(`weapon:${weapon}`);
  const press = useOption(option, { kind: "weapon", name: weapon });
  if (!card) return null;
  const isFiring = view.firing?.weapon === weapon && ownFigures(view).includes(view.firing.figure);
  const state = isFiring ? "firing" : loaded ? "loaded" : "unloaded";
  const look = isFiring ? lightStyles.aimed : light(table, option);
  return (
    <button class={classes(styles.card, state === "unloaded" && styles.unloaded, look, `tint-${cardColour(card.cost)}`)} data-card="weapon" {...press}>
      {option && <span class="visually-hidden">{option.text}</span>}
      <span class={styles.head}>
        <span class={styles.title}>{card.name}</span>
      </span>
      {!isSmall.value && (
        <ul class={styles.effects}>
          {card.effects.map((effect, i) => (
            <EffectLine key={effect.effect} effect={effect} or={i > 0 && effect.mode} does={i ? undefined : firstText(card)} />
          ))}
        </ul>
      )}
      <span class={styles.foot}>
        <span class={classes(styles.state, styles[`is-${state}`])}>
          <Icon name={ICON[state]} size={14} />
          {t(`hand.${state}`)}
        </span>
        <span class="grow" />
        <Cost letters={card.cost} size={16} class={styles.price} />
      </span>
    </button>
  );
}
