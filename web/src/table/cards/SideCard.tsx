/** A weapon or a board, in the space that the side panel has. */
import { Cost } from "../../drawing/Cost";
import { Diagram } from "../../drawing/diagram";
import { Token } from "../../drawing/glyphs";
import { cardColour } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { FigureName, View, WeaponCard } from "../../protocol";
import { figureCard, figureName, weaponName } from "../../words/catalogue";
import { series, t } from "../../words/words";
import { boardText, totalPays } from "../boards/board";
import { DamageTrack } from "../boards/parts/DamageTrack";
import { Fact, Stack, Stacks } from "../boards/parts/Fact";
import { Emphasis } from "./Emphasis";
import { Prices } from "./Prices";
import styles from "./SideCard.module.css";

/** The effects of a weapon, side by side. */
export function WeaponColumns({ card }: { card: WeaponCard }) {
  return (
    <div class={classes(styles.card, `tint-${cardColour(card.cost)}`)}>
      <div class={classes("row", styles.head)}>
        <h2 class="title-m grow">{card.name}</h2>
        <Prices card={card} small />
      </div>
      <div class={styles.columns}>
        {card.effects.map((effect, i) => (
          <div key={effect.effect}>
            <h3>
              {effect.cost && <Cost letters={effect.cost} size={15} />}
              <span>
                {i > 0 && effect.mode && <i>{t("card.or")} </i>}
                {effect.name}
              </span>
            </h3>
            {effect.diagram && (
              <div class={styles.diagram}>
                <Diagram plan={effect.diagram} px={card.effects.length > 2 ? 20 : 22} label={effect.text} />
              </div>
            )}
            <p>
              <Emphasis text={effect.text} />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A figure's board, and what is known about its owner. `name`: the name of the player. */
export function FigureCard({ figure, view, name }: { figure: FigureName; view: View; name: string }) {
  const state = view.figures[figure];
  if (!state) return null;
  const seat = state.seat === null ? null : view.seats[state.seat];
  const card = figureCard(figure);
  const arm = view.arms[figure];
  return (
    <div class={classes(styles.card, `tint-${figure}`)}>
      <div class={classes("row", styles.head)}>
        <Token figure={figure} size={28} mute />
        <h2 class="title-m">{figureName(figure)}</h2>
        <span class="faint grow">{name}</span>
        {state.points !== null && (
          <b>
            {state.points} {t("top.points", { n: state.points })}
          </b>
        )}
      </div>
      <DamageTrack state={state} />
      <p class="visually-hidden">{boardText(figure, state)}</p>
      <div class={styles.facts}>
        <Fact label={t("board.marks")}>{Object.keys(state.marks).length ? <Stacks counts={state.marks} /> : t("board.none")}</Fact>
        <Fact label={t("board.pays")}>
          {totalPays(state.pays).map(([other, n]) => (
            <Stack key={other} figure={other}>
              {n}
            </Stack>
          ))}
          {!state.pays.length && t("board.nobody")}
        </Fact>
      </div>
      {seat && seat.unloaded.length > 0 && <p>{t("board.unloaded", { n: seat.unloaded.length, weapons: series(seat.unloaded.map(weaponName)) })}</p>}
      {arm && card?.ability && (
        <p>
          <b>{card.ability}.</b> {card.ability_text} <b>{weaponName(arm.weapon)}</b>: {t(arm.loaded ? "hand.loaded" : "hand.unloaded")}.
        </p>
      )}
    </div>
  );
}
