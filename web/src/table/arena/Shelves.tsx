/** The weapons beside their spawnpoints, the decks, and the tiles of the turret board. */
import { Cost, Cube } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import { COLOUR_OF_LETTER, COLOURS } from "../../drawing/names";
import type { ColourName, TileName, View, WeaponName } from "../../protocol";
import { useTable, weaponCard } from "../model";
import { TileShape } from "./Tile";
import { useOption } from "../prompt/press";

export function WeaponChip({ weapon }: { weapon: WeaponName }) {
  const table = useTable();
  const card = weaponCard(weapon);
  const option = table.choices.value.lit.get(`weapon:${weapon}`);
  const press = useOption(option, { kind: "weapon", name: weapon });
  if (!card) return null;
  const aimed = table.isAimed(option?.action);
  const flash = table.flash.value.has(`weapon:${weapon}`) ? "flash" : "";
  return (
    <button class={`wchip ${aimed ? "aim" : option ? "lit" : ""} ${flash} of-${COLOUR_OF_LETTER[card.cost[0] ?? ""] ?? "blue"}`} {...press}>
      {option && <span class="sr">{option.text}</span>}
      <span class="n">{card.name}</span>
      <Cost letters={card.cost} size={14} grab />
    </button>
  );
}

export function Shelf({ colour, view }: { colour: ColourName; view: View }) {
  const weapons = view.shelves[colour] ?? [];
  return (
    <section class={`shelf ${colour} of-${colour}`} aria-label={t("shelf.label", { colour: t(`spawn.${colour}`) })}>
      <span class="nub">
        <Cube colour={colour} size={16} mute />
      </span>
      {weapons.map((weapon) =>
        weapon ? <WeaponChip key={weapon} weapon={weapon} /> : <div class="wchip none">{t(view.decks.weapons ? "shelf.refilled" : "shelf.gone")}</div>,
      )}
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

export function OfferTile({ tile }: { tile: TileName }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`tile:${tile}`);
  const press = useOption(option);
  const aimed = table.isAimed(option?.action);
  const drawing = (
    <svg width="61" height="23" viewBox="-30.5 -1 61 23" aria-hidden="true">
      <TileShape letters={tile} x={0} y={0} k={1} />
    </svg>
  );
  if (!option) {
    return (
      <span class="tile" role="img" aria-label={t("square.tile", { tile: tile.toUpperCase() })}>
        {drawing}
      </span>
    );
  }
  return (
    <button class={`tile lit ${aimed ? "aim" : ""}`} {...press}>
      <span class="sr">{option.text}</span>
      {drawing}
    </button>
  );
}

/** Turret: the five tiles one takes from. */
export function Offer({ view }: { view: View }) {
  if (!view.offer.length) return null;
  return (
    <section class="offer" aria-label={t("offer.label")}>
      {view.offer.map((tile, i) => (
        <OfferTile key={`${tile}${i}`} tile={tile} />
      ))}
    </section>
  );
}

export function Decks({ view }: { view: View }) {
  return (
    <dl class="decks">
      {(["weapons", "powerups", "tiles"] as const).map((deck) => (
        <div>
          <dt>{t(`decks.${deck}`)}</dt>
          <dd>{view.decks[deck]}</dd>
        </div>
      ))}
    </dl>
  );
}
