/** The undo button. When undo is not possible, it says why. */
import { isSmall } from "../../browser/screen";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import styles from "./Prompt.module.css";

/** `brief`: only the arrow, because the button that ends the turn needs the room. */
export function UndoButton({ brief }: { brief: boolean }) {
  const table = useTable();
  const undo = table.perspective?.moment.undo;
  if (table.source.shown.value === null || !undo) return null;
  const allowed = undo.allowed && table.curtain.value === null;
  const reason = allowed ? "" : undo.reason || t("prompt.undo.no");
  return (
    <button
      class={classes(button(!allowed && "refused"), styles.undo)}
      aria-disabled={!allowed}
      title={reason || t("prompt.undo")}
      onClick={() => {
        if (allowed) void table.undo();
        else table.notify(reason);
      }}
    >
      <Icon name="undo" size={18} />
      <span class={brief ? "visually-hidden" : undefined}>{t("prompt.undo")}</span>
      {reason && <span class="visually-hidden">{reason}</span>}
      {!isSmall.value && <kbd aria-hidden="true">U</kbd>}
    </button>
  );
}
