/** A target of a preview: a figure, or a spawnpoint in Domination. */
import { Cube, Token } from "../../drawing/glyphs";
import { isFigure, spawnpointColour } from "../../drawing/names";
import type { TargetName } from "../../protocol";

export function Target({ target, size }: { target: TargetName; size: number }) {
  const colour = spawnpointColour(target);
  if (colour) return <Cube colour={colour} size={size} />;
  return isFigure(target) ? <Token figure={target} size={size} /> : null;
}
