/** Turret: the tiles on the turret board, one of which can be taken. */
import { classes } from "../../kit/classes";
import type { TileName, View } from "../../protocol";
import { tileText } from "../../words/catalogue";
import { t } from "../../words/words";
import { TileShape } from "../arena/Tile";
import { useTable } from "../model/context";
import { light } from "../options/light";
import { useOption } from "../options/useOption";
import styles from "./Offer.module.css";

function OfferedTile({ tile }: { tile: TileName }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`tile:${tile}`);
  const press = useOption(option);
  const drawing = (
    <svg width="61" height="23" viewBox="-30.5 -1 61 23" aria-hidden="true">
      <TileShape letters={tile} x={0} y={0} k={1} />
    </svg>
  );
  if (!option) {
    return (
      <span class={styles.tile} role="img" aria-label={t("square.tile", { tile: tileText(tile) })}>
        {drawing}
      </span>
    );
  }
  return (
    <button class={classes(styles.tile, light(table, option))} {...press}>
      <span class="visually-hidden">{option.text}</span>
      {drawing}
    </button>
  );
}

export function Offer({ view }: { view: View }) {
  if (!view.offer.length) return null;
  return (
    <section class={styles.offer} aria-label={t("offer.label")}>
      {view.offer.map((tile) => (
        <OfferedTile tile={tile} />
      ))}
    </section>
  );
}
