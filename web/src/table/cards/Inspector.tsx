/** A card explained: cost, every effect with its price, sentence and diagram. In the side panel, a sheet, a gallery. */
import type { ComponentChildren } from "preact";
import { catalogue } from "../../transport/api";
import { Diagram } from "../../drawing/diagram";
import { Cost, Cube, Icon, Token } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import { COLOUR_OF_LETTER } from "../../drawing/names";
import type { FigureName, PowerupCard, View, WeaponCard } from "../../protocol";
import { boardText, DamageTrack, Stacks, totals } from "../boards/Boards";
import { type Inspected, powerupCard, weaponCard } from "../model";

const colourOf = (cost: string) => COLOUR_OF_LETTER[cost[0] ?? ""] ?? "blue";

const COUNTED = /(\d+(?: \p{L}+)? (?:damage|marks?|squares?|moves?|targets?|dégâts?|marques?|cases?|déplacements?|cibles?))/u;

/** Numbers first: `2 damage` stands out in the sentence. */
export function Told({ text }: { text: string }) {
  return <>{text.split(COUNTED).map((part, i) => (i % 2 ? <b>{part}</b> : part))}</>;
}

export function Prices({ card, size = 20 }: { card: WeaponCard; size?: number }) {
  return (
    <div class="pay">
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

/** The whole card: rows with a diagram on the left. */
export function WeaponPage({ card }: { card: WeaponCard }) {
  return (
    <article class={`inspect of-${colourOf(card.cost)}`}>
      <div class="hd">
        <h2>{card.name}</h2>
        <Prices card={card} />
      </div>
      {card.effects.map((effect, i) => (
        <>
          {effect.mode && i > 0 && (
            <div class="or">
              <span>{t("card.or")}</span>
            </div>
          )}
          <div class="fxr">
            <div>{effect.diagram && <Diagram plan={effect.diagram} px={27} label={effect.text} />}</div>
            <div>
              <h3>
                <span class="grow">{effect.name}</span>
                {effect.cost && <Cost letters={effect.cost} size={18} />}
              </h3>
              <p>
                <Told text={effect.text} />
              </p>
              {effect.price && !effect.cost && <p class="t3">{effect.price}</p>}
            </div>
          </div>
        </>
      ))}
      {card.note && (
        <div class="note">
          <Icon name="help" size={16} />
          <span>{card.note}</span>
        </div>
      )}
    </article>
  );
}

export function PowerupPage({ card }: { card: PowerupCard }) {
  const colour = t(`spawn.${card.colour}`);
  return (
    <article class={`inspect of-${card.colour}`}>
      <div class="hd">
        <div class="row">
          <h2 class="grow">{card.title}</h2>
          <Cube colour={card.colour} size={24} />
        </div>
        <div class="pay">{t("powerup.kind")}</div>
      </div>
      <div class="fxr single">
        <p>
          <Told text={card.text} />
        </p>
      </div>
      <div class="fxr single">
        <div class="caps">{t("powerup.or-use")}</div>
        <div class="row wrap as">
          <span class="row">
            <Cube colour={card.colour} size={20} mute /> {t("powerup.as-cube", { colour })}
          </span>
          <span class="row">
            <Cube colour={card.colour} size={20} off mute /> {t("powerup.as-spawn", { colour })}
          </span>
        </div>
      </div>
    </article>
  );
}

function SideColumns({ card }: { card: WeaponCard }) {
  return (
    <div class={`side-card of-${colourOf(card.cost)}`}>
      <div class="row card-head">
        <h2 class="h-m grow">{card.name}</h2>
        <Prices card={card} size={16} />
      </div>
      <div class="cols">
        {card.effects.map((effect, i) => (
          <div>
            <h3>
              {effect.cost && <Cost letters={effect.cost} size={15} />}
              <span>
                {i > 0 && effect.mode && <i>{t("card.or")} </i>}
                {effect.name}
              </span>
            </h3>
            {effect.diagram && <Diagram plan={effect.diagram} px={card.effects.length > 2 ? 20 : 22} label={effect.text} />}
            <p>
              <Told text={effect.text} />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A figure's board, large, and what its owner has that everybody may know. */
export function FigurePage({ figure, view, name }: { figure: FigureName; view: View; name: string }) {
  const state = view.figures[figure];
  if (!state) return null;
  const seat = state.seat === null ? null : view.seats[state.seat];
  const ability = catalogue.value?.figures.find((card) => card.figure === figure);
  const arm = view.arms[figure];
  return (
    <div class={`side-card board-page of-${figure}`}>
      <div class="row card-head">
        <Token figure={figure} size={28} mute />
        <h2 class="h-m">{figureName(figure)}</h2>
        <span class="t3 grow">{name}</span>
        {state.points !== null && (
          <b>
            {state.points} {t("top.points", { n: state.points })}
          </b>
        )}
      </div>
      <DamageTrack state={state} />
      <p class="sr">{boardText(figure, state)}</p>
      <div class="board-facts">
        <span class="grp">
          <i>{t("board.marks")}</i>
          {Object.keys(state.marks).length ? <Stacks counts={state.marks} /> : t("board.none")}
        </span>
        <span class="grp">
          <i>{t("board.pays")}</i>
          {totals(state).map(([other, n]) => (
            <span class="stack">
              <Token figure={other} size={18} /> {n}
            </span>
          ))}
          {!state.pays.length && t("board.nobody")}
        </span>
      </div>
      {seat && seat.unloaded.length > 0 && (
        <p>{t("board.unloaded", { n: seat.unloaded.length, weapons: seat.unloaded.map((weapon) => weaponCard(weapon)?.name ?? weapon).join(", ") })}</p>
      )}
      {arm && ability?.ability && (
        <p>
          <b>{ability.ability}.</b> {ability.ability_text} <b>{weaponCard(arm.weapon)?.name}</b>: {t(arm.loaded ? "hand.loaded" : "hand.unloaded")}.
        </p>
      )}
    </div>
  );
}

/** What is inspected, as the side panel shows it (columns) or as a page. */
export function Inspector(props: { what: Inspected; view: View; name: (seat: number | null) => string; page?: boolean }): ComponentChildren {
  const { what, view } = props;
  if (what?.kind === "weapon") {
    const card = weaponCard(what.name);
    return card ? props.page ? <WeaponPage card={card} /> : <SideColumns card={card} /> : null;
  }
  if (what?.kind === "powerup") {
    const card = powerupCard(what.name);
    return card ? <PowerupPage card={card} /> : null;
  }
  if (what?.kind === "figure") {
    const figure = what.name as FigureName;
    return <FigurePage figure={figure} view={view} name={props.name(view.figures[figure]?.seat ?? null)} />;
  }
  return <p class="t3 small pick-card">{t("card.pick")}</p>;
}
