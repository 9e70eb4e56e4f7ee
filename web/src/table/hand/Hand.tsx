/** The own hand: ammo box, weapons with their effects in a few words, powerups. */
import { Cost, Cube, Icon, type IconName } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import { COLOUR_OF_LETTER, COLOURS } from "../../drawing/names";
import type { EffectCard, PowerupName, View, WeaponCard, WeaponName } from "../../protocol";
import { Told } from "../cards/Inspector";
import { powerupCard, small, useTable, weaponCard } from "../model";
import { useOption } from "../prompt/press";
import { weaponsOf } from "../prompt/things";

export function AmmoBox({ view }: { view: View }) {
  const table = useTable();
  const ammo = view.seat === null ? undefined : view.seats[view.seat]?.ammo;
  if (!ammo) return null;
  const spent = [...(table.preview.value?.cost ?? "")];
  return (
    <div class="box">
      <span class="caps">{t("hand.ammo")}</span>
      {COLOURS.map((colour, i) => {
        const n = ammo[i] ?? 0;
        const away = spent.filter((letter) => COLOUR_OF_LETTER[letter] === colour).length;
        return <AmmoRow colour={colour} n={n} away={away} />;
      })}
    </div>
  );
}

function AmmoRow({ colour, n, away }: { colour: "red" | "blue" | "yellow"; n: number; away: number }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`cube:${colour}`);
  const press = useOption(option);
  const size = small.value ? 18 : 22;
  const cubes = [0, 1, 2].map((i) => (
    <span class={`cube ${i < n && i >= n - away ? "spent" : ""}`}>
      <Cube colour={colour} size={size} off={i >= n} mute />
    </span>
  ));
  const label = t("hand.ammo.of", { n, colour: t(`spawn.${colour}`) });
  return option ? (
    <button class="r lit" tabIndex={-1} {...press}>
      <span class="sr">
        {option.text}; {label}
      </span>
      {cubes}
    </button>
  ) : (
    <div class="r" role="img" aria-label={label}>
      {cubes}
    </div>
  );
}

const firstCube = (cost: string) => COLOUR_OF_LETTER[cost[0] ?? ""] ?? "blue";

/** So many letters of the first effect's text have room, by the number of effects. */
const ROOM = [0, 110, 76, 50];

/** What the first effect does: its text if there is room for all of it. */
function firstText(card: WeaponCard): string {
  const text = card.effects[0]?.text ?? "";
  return text.length <= (ROOM[card.effects.length] ?? 0) ? text : card.gist;
}

/** An effect on a hand card: its price and its name; of the first one, which needs none, `does`. */
function EffectLine({ effect, or, does }: { effect: EffectCard; or: boolean; does?: string }) {
  return (
    <li class={effect.cost.length > 1 ? "wide" : ""}>
      {effect.cost ? <Cost letters={effect.cost} size={15} /> : <span class="dot">•</span>}
      <span>
        {or && `${t("card.or")} `}
        {does ? <Told text={does} /> : effect.name}
      </span>
    </li>
  );
}

export function WeaponInHand({ weapon, loaded, view }: { weapon: WeaponName; loaded: boolean; view: View }) {
  const table = useTable();
  const card = weaponCard(weapon);
  const option = table.choices.value.lit.get(`weapon:${weapon}`);
  const press = useOption(option, { kind: "weapon", name: weapon });
  if (!card) return null;
  const firing = view.firing?.weapon === weapon && view.seats[view.seat ?? -1]?.figures.includes(view.firing.figure);
  const aimed = table.isAimed(option?.action);
  const state = firing ? "firing" : loaded ? "loaded" : "unloaded";
  const icon: IconName = firing ? "bolt" : loaded ? "check" : "replay";
  const kind = firing || aimed ? "sel" : option ? "lit" : loaded ? "" : "empty";
  return (
    <button class={`card ${kind} ${loaded || firing ? "" : "empty"} of-${firstCube(card.cost)}`} {...press}>
      {option && <span class="sr">{option.text}</span>}
      <span class="hd">
        <span class="h3">{card.name}</span>
      </span>
      {!small.value && (
        <ul class="fx">
          {card.effects.map((effect, i) => (
            <EffectLine effect={effect} or={i > 0 && effect.mode} does={i ? undefined : firstText(card)} />
          ))}
        </ul>
      )}
      <span class="ft">
        <span class={`state ${state}`}>
          <Icon name={icon} size={14} />
          {t(`hand.${state}`)}
        </span>
        <span class="grow" />
        <Cost letters={card.cost} size={16} />
      </span>
    </button>
  );
}

export function PowerupInHand({ powerup, copies = 1 }: { powerup: PowerupName; copies?: number }) {
  const table = useTable();
  const card = powerupCard(powerup);
  const option = table.choices.value.lit.get(`powerup:${powerup}`);
  const press = useOption(option, { kind: "powerup", name: powerup });
  if (!card) return null;
  const aimed = table.isAimed(option?.action);
  const pays = option?.action.startsWith("pay:");
  const kind = card.kind as "scope" | "newton" | "tagback" | "teleporter";
  return (
    <button class={`card pu ${aimed ? "sel" : option ? "lit" : ""} of-${card.colour}`} {...press}>
      <span class="sr">{option ? option.text : card.name}</span>
      <span class="hd">
        <span class="h3">{card.title}</span>
        {copies > 1 && <b>×{copies}</b>}
      </span>
      <span class="art">
        <Icon name={kind} size={small.value ? 24 : 34} />
        {pays && (
          <span class="coin">
            <Cube colour={card.colour} size={18} mute />
          </span>
        )}
      </span>
      <span class="ft">
        <Cube colour={card.colour} size={16} mute />
        <span class="when">{t(`powerup.when.${kind}`)}</span>
      </span>
    </button>
  );
}

export function Hand({ view }: { view: View }) {
  if (view.seat === null) {
    return (
      <section class="hand" aria-label={t("hand.label")}>
        <p class="t3 empty-hand">{t("hand.watching")}</p>
      </section>
    );
  }
  const weapons = weaponsOf(view, view.seat);
  const powerups = view.hands[view.seat]?.powerups ?? [];
  return (
    <section class="hand" aria-label={t("hand.label")}>
      <AmmoBox view={view} />
      {weapons.map(([weapon, loaded]) => (
        <WeaponInHand key={weapon} weapon={weapon} loaded={loaded} view={view} />
      ))}
      {!weapons.length && <p class="t3 empty-hand">{t("hand.empty")}</p>}
      {powerups.length > 0 && <span class="sep" />}
      {powerups.map((powerup, i) => (
        <PowerupInHand key={`${powerup}${i}`} powerup={powerup} />
      ))}
    </section>
  );
}
