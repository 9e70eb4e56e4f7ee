/** The static part of an arena: walls, floors, neon, doors, spawnpoints, names of squares. `bare`: a small picture of it. */
import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import type { ArenaPlan, ColourName, RoomName, SquareName, SquarePlan } from "../protocol";
import { ammoPath } from "./glyphs";
import { cubeLetter } from "../words/catalogue";
import { t } from "../words/words";
import { ROOMS } from "./names";

/** The side of a square: the one that all sizes in the drawing refer to, and the one on a phone. */
export const UNIT = 126;
export const PHONE_UNIT = 92;
const WALL = 5;
const NEON = 9;

const FLOOR: Record<RoomName, [string, string, string]> = {
  red: ["#2d1218", "#1e0d12", "#ff5f63"],
  blue: ["#12213f", "#0d172c", "#5b93ff"],
  green: ["#10291b", "#0b1c13", "#58cf78"],
  purple: ["#231739", "#180f28", "#a67bff"],
  yellow: ["#2c2409", "#1d1806", "#f7b716"],
  white: ["#252a33", "#1a1e25", "#c6cedb"],
};

export const neonOf = (room: RoomName): string => FLOOR[room][2];

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

const isOpen = (square: SquarePlan, side: number) => square.edges[side] === "open";

/** The floor of a square, up to its walls, or to its border where there is no wall. */
export function floorOf(square: SquarePlan, u: number): { x: number; y: number; width: number; height: number } {
  const inset = (side: number) => (isOpen(square, side) ? 0 : (WALL * u) / UNIT);
  const [left, top] = [inset(WEST), inset(NORTH)];
  return {
    x: square.column * u + left,
    y: square.row * u + top,
    width: u - left - inset(EAST),
    height: u - top - inset(SOUTH),
  };
}

export function centre(square: SquareName, u: number): [number, number] {
  return [("abcd".indexOf(square[0]!) + 0.5) * u, (Number(square[1]) - 0.5) * u];
}

function neonLines(square: SquarePlan, u: number): string {
  const k = u / UNIT;
  const n = NEON * k;
  const gap = 21 * k;
  const x = square.column * u;
  const y = square.row * u;
  const inset = (side: number) => (isOpen(square, side) ? 0 : n);
  let d = "";
  for (const side of [NORTH, SOUTH, WEST, EAST]) {
    const edge = square.edges[side];
    if (edge === "open") continue;
    const flat = side === NORTH || side === SOUTH;
    const fixed = side === NORTH ? y + n : side === SOUTH ? y + u - n : side === WEST ? x + n : x + u - n;
    const from = flat ? x + inset(WEST) : y + inset(NORTH);
    const to = flat ? x + u - inset(EAST) : y + u - inset(SOUTH);
    const middle = (flat ? x : y) + u / 2;
    const parts: [number, number][] =
      edge === "door"
        ? [
            [from, middle - gap],
            [middle + gap, to],
          ]
        : [[from, to]];
    for (const [a, b] of parts) d += flat ? `M${a} ${fixed}H${b}` : `M${fixed} ${a}V${b}`;
  }
  return d;
}

export function ArenaDrawing(props: {
  plan: ArenaPlan;
  u?: number;
  pad?: number;
  bare?: boolean;
  label?: string;
  class?: string;
  occupied?: ReadonlySet<string>; // squares with figures: the letter of a spawnpoint moves to the corner
  children?: ComponentChildren;
}) {
  const { plan, u = UNIT, pad = 10, bare = false } = props;
  const id = useId();
  const occupied = [...(props.occupied ?? [])].sort().join();
  const still = useMemo(() => <Still plan={plan} u={u} id={id} bare={bare} occupied={occupied} />, [plan, u, id, bare, occupied]);
  const [width, height] = [4 * u + 2 * pad, 3 * u + 2 * pad];
  return (
    <svg
      class={props.class}
      data-part="arena"
      overflow="visible"
      viewBox={`${-pad} ${-pad} ${width} ${height}`}
      role={bare ? "img" : "group"}
      aria-label={props.label ?? t("arena.label", { arena: plan.arena })}
      aria-hidden={props.label === "" || undefined}
      font-family="Arial, Liberation Sans, sans-serif"
    >
      {still}
      {props.children}
    </svg>
  );
}

function Still({ plan, u, id, bare, occupied }: { plan: ArenaPlan; u: number; id: string; bare: boolean; occupied: string }) {
  const k = u / UNIT;
  const n = NEON * k;
  const at = new Map(plan.squares.map((square) => [`${square.column},${square.row}`, square]));
  const plate = (fill: string, width: number) => (
    <g fill={fill} stroke={fill} stroke-width={width * k} stroke-linejoin="round">
      {plan.squares.map((square) => (
        <rect x={square.column * u} y={square.row * u} width={u} height={u} />
      ))}
    </g>
  );
  const neon = plan.squares.map((square) => <path d={neonLines(square, u)} stroke={neonOf(square.room)} />);
  const doors: ComponentChildren[] = [];
  const defs: ComponentChildren[] = [];
  let seams = "";
  for (const square of plan.squares) {
    const x = square.column * u;
    const y = square.row * u;
    if (isOpen(square, EAST)) seams += `M${x + u} ${y + u * 0.2}V${y + u * 0.8}`;
    if (isOpen(square, SOUTH)) seams += `M${x + u * 0.2} ${y + u}H${x + u * 0.8}`;
    for (const side of [EAST, SOUTH]) {
      if (square.edges[side] !== "door") continue;
      const flat = side === EAST;
      const other = at.get(flat ? `${square.column + 1},${square.row}` : `${square.column},${square.row + 1}`);
      if (!other) continue;
      const gradient = `${id}-${square.square}${side}`;
      defs.push(
        <linearGradient id={gradient}>
          <stop offset=".1" stop-color={neonOf(square.room)} stop-opacity=".55" />
          <stop offset=".9" stop-color={neonOf(other.room)} stop-opacity=".55" />
        </linearGradient>,
      );
      doors.push(
        <g transform={`translate(${flat ? x + u : x + u / 2} ${flat ? y + u / 2 : y + u}) rotate(${flat ? 0 : 90}) scale(${k})`}>
          <rect x="-9" y="-19" width="18" height="38" fill="#0b0e14" />
          <rect x="-9" y="-19" width="18" height="38" fill={`url(#${gradient})`} />
          <path d="M0 -17V17" stroke="#eef1f7" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="3 3" />
          <rect x="-10" y="-23" width="20" height="5" rx="1.5" fill="#aab4c8" />
          <rect x="-10" y="18" width="20" height="5" rx="1.5" fill="#aab4c8" />
        </g>,
      );
    }
  }
  return (
    <g aria-hidden="true">
      <defs>
        {ROOMS.map((room) => (
          <linearGradient id={`${id}-${room}`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={4 * u} y2={3 * u}>
            <stop offset="0" stop-color={FLOOR[room][0]} />
            <stop offset="1" stop-color={FLOOR[room][1]} />
          </linearGradient>
        ))}
        {defs}
        <filter id={`${id}-glow`} x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation={3 * k} />
        </filter>
      </defs>
      {plate("#39445a", 13)}
      {plate("#1b2230", 10.4)}
      {plan.squares.map((square) => (
        <rect {...floorOf(square, u)} fill={`url(#${id}-${square.room})`} />
      ))}
      <path d={seams} stroke="#fff" stroke-opacity=".13" stroke-width="1.3" stroke-dasharray="2 5" />
      <g fill="none" stroke-width={3 * k} opacity=".5" filter={`url(#${id}-glow)`}>
        {neon}
      </g>
      <g fill="none" stroke-width={1.7 * k} stroke-linecap="square" opacity=".95">
        {plan.squares.map((square) => (
          <path d={neonLines(square, u)} stroke={neonOf(square.room)} />
        ))}
      </g>
      {doors}
      {plan.squares.map((square) => {
        const x = square.column * u;
        const y = square.row * u;
        const colour = square.spawnpoint;
        return (
          <>
            {colour && (
              <Spawnpoint
                colour={colour}
                x={x + u / 2}
                y={y + u / 2}
                k={k}
                bare={bare}
                corner={occupied.includes(square.square) ? [x + u - n - 27 * k, y + 18 * k] : null}
              />
            )}
            {!bare && (
              <text x={x + 20 * k} y={y + 31 * k} font-size={Math.max(11 * k, 9.5)} font-weight="700" fill={neonOf(square.room)}>
                {square.square}
              </text>
            )}
          </>
        );
      })}
    </g>
  );
}

function Spawnpoint(props: { colour: ColourName; x: number; y: number; k: number; bare: boolean; corner: [number, number] | null }) {
  const { colour, x, y, k } = props;
  const size = 58 * k;
  const tint = `var(--ammo-${colour})`;
  const letter = cubeLetter(colour);
  return (
    <>
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}>
        <path d={ammoPath(colour)} fill={tint} fill-opacity=".16" stroke={tint} stroke-width=".9" />
      </g>
      <g transform={`translate(${x - size * 0.36} ${y - size * 0.36}) scale(${(size * 0.72) / 20})`}>
        <path d={ammoPath(colour)} fill="none" stroke={tint} stroke-width=".7" stroke-opacity=".6" />
      </g>
      {props.bare ? null : props.corner ? (
        <g transform={`translate(${props.corner[0]} ${props.corner[1]}) scale(${(19 * k) / 20})`}>
          <path d={ammoPath(colour)} fill={tint} />
          <text x="10" y="13.9" text-anchor="middle" font-weight="700" font-size="11" fill="#0b0e14">
            {letter}
          </text>
        </g>
      ) : (
        <text x={x} y={y + 7 * k} text-anchor="middle" font-weight="700" font-size={20 * k} fill={tint}>
          {letter}
        </text>
      )}
    </>
  );
}
