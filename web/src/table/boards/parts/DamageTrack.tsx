/** The twelve spaces of a board. */
import { Skull, Token } from "../../../drawing/glyphs";
import { classes } from "../../../kit/classes";
import type { FigureName, FigureView } from "../../../protocol";
import { useTable } from "../../model/context";
import { useRegistered } from "../../motion/Elements";
import { KILLSHOT, killshotSpace } from "../board";
import styles from "./DamageTrack.module.css";

const ADRENALINE = [3, 6]; // the damage that unlocks each level of adrenaline

const NO_GHOSTS: readonly FigureName[] = [];

type Variant = "tight" | "team" | "phone" | "half" | "large";

interface Props {
  state: FigureView;
  /** The figure whose new tokens are animated on this track. */
  figure?: FigureName;
  /** Tokens that the current option would add. */
  ghosts?: readonly FigureName[];
  /** The side of a token. */
  size?: number;
  variant?: Variant;
}

export function DamageTrack({ state, figure, ghosts = NO_GHOSTS, size = 22, variant }: Props) {
  const track = useRegistered(useTable().elements.damageTracks, figure);
  return (
    <div ref={track} class={classes(styles.track, variant && styles[variant])} aria-hidden="true">
      {Array.from({ length: KILLSHOT + 1 }, (_, i) => (
        <Space key={i} number={i + 1} state={state} ghost={ghosts[i - state.damage.length]} size={size} />
      ))}
    </div>
  );
}

interface SpaceProps {
  number: number;
  state: FigureView;
  ghost: FigureName | undefined;
  size: number;
}

function Space({ number, state, ghost, size }: SpaceProps) {
  const killshot = killshotSpace(state);
  if (number > killshot + 1) return <span class={classes(styles.space, styles.gone)} />;
  const token = state.damage[number - 1];
  const level = ADRENALINE.filter((from) => number >= from).length;
  const isGate = number === killshot || (!state.flipped && number < killshot && ADRENALINE.includes(number));
  const zone = number === killshot ? styles.killshot : number > killshot ? styles.overkill : level ? styles[`adrenaline-${level}`] : "";
  const gate = isGate && classes(styles.gate, state.damage.length >= number && styles.reached);
  const print = number === killshot ? <Skull size={Math.round(size * 0.77)} /> : number > killshot ? "+1" : isGate ? number : "";
  return (
    <span class={classes(styles.space, zone, gate, !token && ghost && styles.ghost)}>
      {token ? <Token figure={token} size={size} mute /> : ghost ? <Token figure={ghost} size={size} ghost mute /> : print}
    </span>
  );
}
