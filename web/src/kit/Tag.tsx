/** A word in a small box: whose turn it is, who watches. */
import { classes } from "./classes";
import styles from "./Tag.module.css";

export function Tag({ text, bright = false }: { text: string; bright?: boolean }) {
  return <span class={classes(styles.tag, bright && styles.bright)}>{text}</span>;
}
