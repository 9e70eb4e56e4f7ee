/** Explains the card or board that was pointed at: in columns in the side panel, as a page in a drawer. */
import { classes } from "../../kit/classes";
import type { FigureName, View } from "../../protocol";
import { powerupCard, weaponCard } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { PowerupPage, WeaponPage } from "./CardPage";
import { FigureCard, WeaponColumns } from "./SideCard";
import styles from "./SideCard.module.css";

export function Inspector({ view, page = false }: { view: View; page?: boolean }) {
  const table = useTable();
  const what = table.inspected.value;
  if (what?.kind === "weapon") {
    const card = weaponCard(what.name);
    if (!card) return null;
    return page ? <WeaponPage card={card} /> : <WeaponColumns card={card} />;
  }
  if (what?.kind === "powerup") {
    const card = powerupCard(what.name);
    return card ? <PowerupPage card={card} /> : null;
  }
  if (what?.kind === "figure") {
    const figure = what.name as FigureName;
    return <FigureCard figure={figure} view={view} name={table.seatName(view.figures[figure]?.seat ?? null)} />;
  }
  return <p class={classes("faint small", styles.hint)}>{t("card.pick")}</p>;
}
