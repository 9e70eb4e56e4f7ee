/** A fact on a board: a label and a value. */
import type { ComponentChildren } from "preact";
import { classes } from "../../../kit/classes";
import styles from "./Fact.module.css";

export function Fact({ label, class: className, children }: { label: string; class?: string; children: ComponentChildren }) {
  return (
    <span class={classes(styles.fact, className)}>
      <i>{label}</i>
      {children}
    </span>
  );
}
