/** The viewer's cubes; those that the current option would cost are struck out. */
import { isSmall } from "../../browser/screen";
import { Cube } from "../../drawing/glyphs";
import { COLOURS, colourOfLetter } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { ColourName, View } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { useOption } from "../options/useOption";
import styles from "./AmmoBox.module.css";

const MOST = 3; // cubes of a colour

/** `strip`: without its title, on a phone. */
export function AmmoBox({ view, strip = false }: { view: View; strip?: boolean }) {
  const table = useTable();
  const ammo = view.seat === null ? undefined : view.seats[view.seat]?.ammo;
  if (!ammo) return null;
  const spent = Array.from(table.preview.value?.cost ?? "", colourOfLetter);
  return (
    <div class={styles.box}>
      <span class={strip ? "visually-hidden" : "caps"}>{t("hand.ammo")}</span>
      {COLOURS.map((colour, i) => (
        <Cubes key={colour} colour={colour} n={ammo[i] ?? 0} spent={spent.filter((other) => other === colour).length} />
      ))}
    </div>
  );
}

function Cubes({ colour, n, spent }: { colour: ColourName; n: number; spent: number }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`cube:${colour}`);
  const press = useOption(option);
  const cubes = Array.from({ length: MOST }, (_, i) => (
    <span class={classes(styles.cube, i < n && i >= n - spent && styles.spent)}>
      <Cube colour={colour} size={isSmall.value ? 18 : 22} off={i >= n} mute />
    </span>
  ));
  const label = t("hand.ammo.of", { n, colour: nameOf(`colour.${colour}`) });
  return option ? (
    <button class={classes(styles.cubes, styles.lit)} tabIndex={-1} {...press}>
      <span class="visually-hidden">
        {option.text}; {label}
      </span>
      {cubes}
    </button>
  ) : (
    <div class={styles.cubes} role="img" aria-label={label}>
      {cubes}
    </div>
  );
}
