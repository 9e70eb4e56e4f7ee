/** The weapons next to their spawnpoints. */
import { Cost } from "../../drawing/Cost";
import { Cube } from "../../drawing/glyphs";
import { cardColour, COLOURS } from "../../drawing/names";
import { classes } from "../../kit/classes";
import lightStyles from "../options/light.module.css";
import type { ColourName, View, WeaponName } from "../../protocol";
import { spawnpointName, weaponCard } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { light } from "../options/light";
import { useOption } from "../options/useOption";
import { Offer } from "./Offer";
import styles from "./Shelves.module.css";

function ShelvedWeapon({ weapon }: { weapon: WeaponName }) {
  const table = useTable();
  const card = weaponCard(weapon);
  const option = table.choices.value.lit.get(`weapon:${weapon}`);
  const press = useOption(option, { kind: "weapon", name: weapon });
  if (!card) return null;
  const flash = table.flash.value.has(`weapon:${weapon}`) && lightStyles.flash;
  return (
    <button class={classes(styles.weapon, light(table, option), flash, `tint-${cardColour(card.cost)}`)} data-card="shelved" {...press}>
      {option && <span class="visually-hidden">{option.text}</span>}
      <span class={styles.name} data-part="name">
        {card.name}
      </span>
      <Cost letters={card.cost} size={14} grab />
    </button>
  );
}

function Shelf({ colour, view }: { colour: ColourName; view: View }) {
  const weapons = view.shelves[colour] ?? [];
  const gap = t(view.decks.weapons ? "shelf.refilled" : "shelf.gone");
  return (
    <section
      class={classes(styles.shelf, styles[colour], `tint-${colour}`)}
      aria-label={t("shelf.label", { spawnpoint: spawnpointName(colour) })}
      data-part="shelf"
    >
      <span class={styles.nub}>
        <Cube colour={colour} size={16} mute />
      </span>
      {weapons.map((weapon) => (weapon ? <ShelvedWeapon key={weapon} weapon={weapon} /> : <div class={classes(styles.weapon, styles.gap)}>{gap}</div>))}
    </section>
  );
}

export function Shelves({ view }: { view: View }) {
  return (
    <>
      {COLOURS.map((colour) => (
        <Shelf key={colour} colour={colour} view={view} />
      ))}
    </>
  );
}

/** The shelves below one another, for a drawer, and the tiles on the turret board. */
export function ShelfList({ view }: { view: View }) {
  return (
    <div class={styles.list}>
      <Shelves view={view} />
      <Offer view={view} />
    </div>
  );
}
