/** How something looks that an option lights up. */
import styles from "./light.module.css";
import type { OptionView } from "../../protocol";
import type { TableModel } from "../model/TableModel";

/** A class name; none without an option. */
export function light(table: TableModel, option: OptionView | undefined): string | undefined {
  return option && (table.isAimed(option.action) ? styles.aimed : styles.lit);
}
