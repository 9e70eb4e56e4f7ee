/** By touch: the option that was tapped once, in words, and the button that plays it. */
import { isFigure } from "../../drawing/names";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { OptionView, PreviewView } from "../../protocol";
import { figureName } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import type { TableModel } from "../model/TableModel";
import styles from "./Prompt.module.css";

export function armedOption(table: TableModel): OptionView | undefined {
  return table.decision.value?.options.find((option) => option.action === table.armed.value);
}

/** The first thing an armed option would do, in digits. */
export function armedText(preview: PreviewView | null, option: OptionView): string {
  const hit = preview?.hits[0];
  if (!hit || !isFigure(hit.target)) return preview?.text ?? option.text;
  return `${figureName(hit.target)}: ${hit.before} → ${hit.after}${hit.killed ? ` · ${t("preview.killshot")}` : ""}`;
}

export function PlayButton() {
  const table = useTable();
  const option = armedOption(table);
  if (!option) return null;
  return (
    <button class={classes(button("prime"), styles.play)} onClick={() => void table.play(option.action, true)}>
      {t("prompt.fire")}
    </button>
  );
}
