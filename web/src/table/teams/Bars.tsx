/** The sign of a team: one bar or two. */
import styles from "./Bars.module.css";

export function Bars({ team }: { team: number }) {
  return (
    <span class={styles.bars} aria-hidden="true">
      {Array.from({ length: team + 1 }, () => (
        <i />
      ))}
    </span>
  );
}
