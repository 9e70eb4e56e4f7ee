/** Ammo tiles and turrets on the floor. */
import { CubeShape, FigureShape, PowerupShape } from "../../drawing/glyphs";
import { colourOfLetter } from "../../drawing/names";
import type { FigureName } from "../../protocol";

const INK = "#0b0e14";

export function TileShape({ letters, hacked, x, y, k }: { letters: string; hacked?: boolean; x: number; y: number; k: number }) {
  const marks = hacked ? ["H", "?", "?"] : Array.from(letters.toUpperCase());
  const width = (marks.length * 17 + 9) * k;
  return (
    <g transform={`translate(${x - width / 2} ${y})`}>
      <rect width={width} height={21 * k} rx={5 * k} fill={INK} fill-opacity=".86" stroke="#4a556b" />
      {marks.map((mark, i) => (
        <g transform={`translate(${(5.5 + i * 17) * k} ${2.8 * k}) scale(${(15.4 * k) / 20})`}>
          {mark === "H" ? (
            <FigureShape figure="echo" small />
          ) : mark === "?" ? (
            <>
              <rect x="2" y="2" width="16" height="16" rx="3" fill="none" stroke="#eef1f7" stroke-width="1.6" stroke-dasharray="3 2" />
              <text x="10" y="14.4" text-anchor="middle" font-weight="700" font-size="12.5" fill="#eef1f7">
                ?
              </text>
            </>
          ) : mark === "P" ? (
            <PowerupShape />
          ) : (
            <CubeShape colour={colourOfLetter(mark)!} small />
          )}
        </g>
      ))}
    </g>
  );
}

export function Turret({ owner, x, y, k, worked }: { owner: FigureName | null; x: number; y: number; k: number; worked: boolean }) {
  const tint = owner ? `var(--fig-${owner})` : "#67738d";
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} opacity={worked ? 0.55 : 1}>
      <path d="M-13 8V1A13 12 0 0 1 13 1V8Z" fill={INK} stroke={tint} stroke-width="1.6" />
      <path d="M8 -6L20 -13" stroke={tint} stroke-width="4.4" stroke-linecap="round" />
      <path d="M8 -6L20 -13" stroke={INK} stroke-width="1.4" stroke-linecap="round" />
      {owner ? (
        <g transform="translate(-7.5 -8.5) scale(.75)">
          <FigureShape figure={owner} small />
        </g>
      ) : (
        <path d="M-5 0H5" stroke="#67738d" stroke-width="1.8" stroke-dasharray="2 2" />
      )}
    </g>
  );
}
