/** Figures as people see them: the portrait, and the miniature that stands in the arena. */
import { classes } from "../kit/classes";
import type { FigureName } from "../protocol";
import { figureName } from "../words/catalogue";
import { Token } from "./glyphs";
import styles from "./Portrait.module.css";

/** The smallest height at which a miniature can be told from another; below it, a figure is shown by its token. */
const SMALLEST_MINIATURE = 44;

interface Props {
  figure: FigureName;
  class?: string;
  mute?: boolean; // screen readers skip it, because its name is next to it
}

const naming = (figure: FigureName, mute?: boolean) => (mute ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": figureName(figure) });

/**
 * A bust of 200 x 240. It fills its box from the top, whatever the shape of the box, and can be sized by a class, too:
 * 96 px and more where a character is chosen and in results, 40 to 54 on boards, 32 at least. `down`: killed.
 */
export function Portrait(props: Props & { width?: number; height?: number; down?: boolean }) {
  const { figure, width = 54, height = (width * 6) / 5 } = props;
  return (
    <svg
      class={classes(styles.portrait, props.down && styles.down, `tint-${figure}`, props.class)}
      width={width}
      height={height}
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMin slice"
      {...naming(figure, props.mute)}
    >
      <use href="#p-back" />
      <use href={`#p-${figure}`} />
    </svg>
  );
}

/** A whole figure of 64 x 80 on its base. Below 44 px of height it is the figure's token. */
export function Miniature(props: Props & { height?: number }) {
  const { figure, height = 80 } = props;
  if (height < SMALLEST_MINIATURE) return <Token figure={figure} size={height} mute={props.mute} />;
  return (
    <svg class={props.class} width={(height * 64) / 80} height={height} viewBox="0 0 64 80" {...naming(figure, props.mute)}>
      <use href={`#m-${figure}`} />
    </svg>
  );
}
