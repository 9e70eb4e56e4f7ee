/** The draft of characters before a game, shown instead of the arena. */
import { Cost } from "../../drawing/Cost";
import { Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import type { FigureName, View } from "../../protocol";
import { figureCard, figureName, weaponCard } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { light } from "../options/light";
import { useOption } from "../options/useOption";
import styles from "./Draft.module.css";

function Character({ figure, view }: { figure: FigureName; view: View }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`character:${figure}`);
  const press = useOption(option);
  const arm = view.arms[figure];
  const weapon = arm ? weaponCard(arm.weapon) : undefined;
  const card = figureCard(figure);
  const owner = view.figures[figure]?.seat ?? null;
  return (
    <button class={classes(styles.character, light(table, option), owner !== null && styles.taken, `tint-${figure}`)} aria-disabled={!option} {...press}>
      <span class="row">
        <Token figure={figure} size={44} mute />
        <span>
          <b class="title-m">{figureName(figure)}</b>
          <span class={classes("faint small", styles.fine)}> {owner !== null ? t("draft.taken", { player: table.seatName(owner) }) : ""}</span>
        </span>
      </span>
      <span class={classes("small", styles.fine)}>
        <b>{card?.ability}</b> <span class="muted">{card?.ability_text}</span>
      </span>
      {weapon && (
        <span class={classes("row small", styles.fine, styles.weapon)}>
          <b class="grow">{weapon.name}</b>
          <Cost letters={weapon.cost} size={15} />
        </span>
      )}
    </button>
  );
}

export function Draft({ view }: { view: View }) {
  return (
    <section class={styles.draft} aria-label={t("draft.title")} data-part="draft">
      {(Object.keys(view.arms) as FigureName[]).map((figure) => (
        <Character key={figure} figure={figure} view={view} />
      ))}
    </section>
  );
}
