/** Facts on a board: a label and a value, which is often a token and a number. */
import type { ComponentChildren } from "preact";
import { Token } from "../../../drawing/glyphs";
import { classes } from "../../../kit/classes";
import type { FigureName } from "../../../protocol";
import styles from "./Fact.module.css";

export function Fact({ label, class: className, children }: { label: string; class?: string; children: ComponentChildren }) {
  return (
    <span class={classes(styles.fact, className)}>
      <i>{label}</i>
      {children}
    </span>
  );
}

/** A token and a number: marks of a figure, or points for it. */
export function Stack({ figure, size = 18, loose = false, children }: { figure: FigureName; size?: number; loose?: boolean; children?: ComponentChildren }) {
  return (
    <span class={classes(styles.stack, loose && styles.loose)}>
      <Token figure={figure} size={size} />
      {children}
    </span>
  );
}

/** The marks on a board, by figure. */
export function Stacks({ counts, size }: { counts: Partial<Record<FigureName, number>>; size?: number }) {
  return (
    <>
      {Object.entries(counts).map(([figure, n]) => (
        <Stack figure={figure as FigureName} size={size}>
          {n > 1 && <span>×{n}</span>}
        </Stack>
      ))}
    </>
  );
}
