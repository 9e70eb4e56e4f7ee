/** A word or two in a small box, such as whose turn it is. */
import { classes } from "./classes";
import styles from "./Tag.module.css";

export function Tag({ text, bright = false }: { text: string; bright?: boolean }) {
  return <span class={classes(styles.tag, bright && styles.bright)}>{text}</span>;
}
