/** A button for an option. Its price is drawn, not written. */
import { Cost } from "../../drawing/Cost";
import { Cube, Icon } from "../../drawing/glyphs";
import { isColour } from "../../drawing/names";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { EffectCard, OptionView } from "../../protocol";
import { weaponCard } from "../../words/catalogue";
import { useTable } from "../model/context";
import type { TableModel } from "../model/TableModel";
import { splitAction } from "../options/choices";
import { useOption } from "../options/useOption";
import styles from "./Prompt.module.css";

const DIGITS = 9; // options with a key

/** `Fragmenting warhead (1 yellow cube)` without the price. */
function withoutPrice(text: string): string {
  return text.replace(/\s*\([^()]*\)\s*$/, "");
}

/** The price that a button names in words: of a weapon all cubes to reload it, the first one free to grab it; a rush. */
function priceOf(option: OptionView): string {
  const [kind, name] = splitAction(option.action);
  if (kind === "rush") return "+";
  if ((kind !== "weapon" && kind !== "reload") || withoutPrice(option.text) === option.text) return "";
  return weaponCard(name)?.cost.slice(kind === "weapon" ? 1 : 0) ?? "";
}

function effectOf(table: TableModel, name: string): EffectCard | undefined {
  const weapon = table.decision.value?.weapon;
  return weapon ? weaponCard(weapon)?.effects.find((effect) => effect.effect === name) : undefined;
}

const PAYMENTS = new Set(["pay", "cube", "forgo"]);

export function OptionButton({ option, order }: { option: OptionView; order: number }) {
  const table = useTable();
  const [kind, value] = splitAction(option.action);
  const press = useOption(option, null, true);
  const cost = (kind === "effect" ? effectOf(table, value)?.cost : undefined) ?? priceOf(option);
  const look = button("lit", table.isAimed(option.action) && "aimed");
  return (
    <button class={classes(look, table.sent.value === option.action && styles.sent)} {...press}>
      {table.numbered.value && order <= DIGITS && <kbd aria-hidden="true">{order}</kbd>}
      {cost && <Cost letters={cost} size={16} />}
      {PAYMENTS.has(kind) && isColour(value) && <Cube colour={value} size={16} mute />}
      {table.hinted.value === option.action && <Icon name="help" size={16} />}
      <span>{cost ? withoutPrice(option.text) : option.text}</span>
    </button>
  );
}
