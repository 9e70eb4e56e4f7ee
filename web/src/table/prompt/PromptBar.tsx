/** The bar under the arena: the question, or the controls of a replay. */
import type { ComponentChildren } from "preact";
import { classes } from "../../kit/classes";
import styles from "./Prompt.module.css";

/** `decision`: the id of the decision in it. */
export function PromptBar(props: { label: string; decision?: string; class?: string; children: ComponentChildren }) {
  return (
    <section
      class={classes(styles.bar, props.decision && styles.asked, props.class)}
      aria-label={props.label}
      data-part="prompt"
      data-decision={props.decision}
      data-keeps-armed
    >
      {props.children}
    </section>
  );
}
