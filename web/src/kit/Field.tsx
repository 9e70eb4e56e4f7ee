/** A line of a form: a label, and a control at the end. */
import type { ComponentChildren } from "preact";
import styles from "./Field.module.css";

export function Field({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}
