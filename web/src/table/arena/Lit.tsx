/** What lights up in the arena: floors, rings, directions; and the numbers of their keys. */
import { centre, UNIT } from "../../drawing/arena";
import type { SquareName, SquarePlan } from "../../protocol";
import { useTable } from "../model/context";
import { useOption } from "../options/useOption";
import styles from "./Arena.module.css";

const LIGHT = "#fff1cf";
const INK = "#0b0e14";

function Brackets({ x, y, width, height, k, aimed }: { x: number; y: number; width: number; height: number; k: number; aimed: boolean }) {
  const p = 15 * k;
  const l = 15 * k;
  const [X, Y, Z, V] = [x + p, y + p, x + width - p, y + height - p];
  return aimed ? (
    <rect x={X} y={Y} width={Z - X} height={V - Y} rx="3" fill={LIGHT} fill-opacity=".22" stroke={LIGHT} stroke-width={3 * k} />
  ) : (
    <>
      <rect x={X} y={Y} width={Z - X} height={V - Y} rx="3" fill="url(#pool)" />
      <path
        d={`M${X} ${Y + l}V${Y}H${X + l}M${Z - l} ${Y}H${Z}V${Y + l}M${Z} ${V - l}V${V}H${Z - l}M${X + l} ${V}H${X}V${V - l}`}
        fill="none"
        stroke={LIGHT}
        stroke-width={2.4 * k}
      />
    </>
  );
}

/** A lit part of the floor: a square, or the squares of a room. */
export function LitFloor(props: { action: string; label: string; squares: SquarePlan[]; u: number; order: number }) {
  const table = useTable();
  const option = table.choices.value.lit.get(props.action);
  const press = useOption(option);
  const k = props.u / UNIT;
  const rim = props.squares.length > 1 ? 0 : 4; // no gaps between the squares of a room
  const aimed = table.isAimed(props.action);
  return (
    <>
      <g class={styles["lit-floor"]} role="button" tabindex={0} aria-label={props.label} {...press}>
        {props.squares.map((square) => {
          const [x, y] = [square.column * props.u, square.row * props.u];
          return (
            <>
              <rect x={x + rim} y={y + rim} width={props.u - 2 * rim} height={props.u - 2 * rim} fill="transparent" />
              <Brackets x={x} y={y} width={props.u} height={props.u} k={k} aimed={aimed} />
              <rect class={styles.focus} x={x + 10 * k} y={y + 10 * k} width={props.u - 20 * k} height={props.u - 20 * k} rx="5" fill="none" />
            </>
          );
        })}
      </g>
      <OrderNumber n={props.order} x={(props.squares[0]!.column + 0.84) * props.u} y={(props.squares[0]!.row + 0.2) * props.u} />
    </>
  );
}

export function OrderNumber({ n, x, y }: { n: number; x: number; y: number }) {
  const table = useTable();
  if (!table.numbered.value || n < 1 || n > 9) return null;
  return (
    <g aria-hidden="true" pointer-events="none" transform={`translate(${x} ${y})`}>
      <rect x="-8" y="-9" width="16" height="17" rx="4" fill={INK} stroke={LIGHT} />
      <text y="4.5" text-anchor="middle" font-size="12" font-weight="700" fill={LIGHT}>
        {n}
      </text>
    </g>
  );
}

/** A ring with four ticks: what it surrounds can be picked. */
export function Ring({ x, y, r, k, aimed }: { x: number; y: number; r: number; k: number; aimed: boolean }) {
  const width = (aimed ? 3.4 : 2.2) * k;
  return (
    <g pointer-events="none">
      {aimed && <circle cx={x} cy={y} r={r + 4 * k} fill="none" stroke={LIGHT} stroke-width={5 * k} opacity=".4" filter="url(#aim-glow)" />}
      <circle cx={x} cy={y} r={r} fill={LIGHT} fill-opacity=".10" stroke={LIGHT} stroke-width={width} />
      {[0, 90, 180, 270].map((turn) => (
        <path
          d={`M0 ${-r - (aimed ? 8 : 5) * k}V${-r + (aimed ? 5 : 3) * k}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          stroke={LIGHT}
          stroke-width={width}
        />
      ))}
    </g>
  );
}

export function LitSpawnpoint({ colour, square, u, order }: { colour: string; square: SquareName; u: number; order: number }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`spawnpoint:${colour}`);
  const press = useOption(option);
  if (!option) return null;
  const [x, y] = centre(square, u);
  const k = u / UNIT;
  const aimed = table.isAimed(option.action);
  return (
    <>
      <g class={styles.figure} role="button" tabindex={0} aria-label={option.text} {...press}>
        <circle cx={x} cy={y} r={44 * k} fill="transparent" />
        <Ring x={x} y={y} r={44 * k} k={k} aimed={aimed} />
        <circle class={styles.focus} cx={x} cy={y} r={50 * k} fill="none" />
      </g>
      <OrderNumber n={order} x={x - 40 * k} y={y - 36 * k} />
    </>
  );
}

export const ARROWS: Record<string, [number, number, number]> = { north: [0, -1, -90], east: [1, 0, 0], south: [0, 1, 90], west: [-1, 0, 180] };

export function Direction({ name, from, u, order }: { name: string; from: SquareName; u: number; order: number }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`direction:${name}`);
  const press = useOption(option);
  if (!option) return null;
  const [dx, dy, turn] = ARROWS[name]!;
  const [cx, cy] = centre(from, u);
  const [x, y] = [cx + dx * u * 0.44, cy + dy * u * 0.44];
  const k = u / UNIT;
  const aimed = table.isAimed(option.action);
  return (
    <>
      <g class={styles.figure} role="button" tabindex={0} aria-label={option.text} {...press}>
        <circle cx={x} cy={y} r={22 * k} fill={aimed ? LIGHT : INK} stroke={LIGHT} stroke-width={2.2 * k} />
        <path
          d="M-7 0H7M2 -5L7 0L2 5"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${k * 1.3})`}
          fill="none"
          stroke={aimed ? INK : LIGHT}
          stroke-width="2.4"
        />
        <circle class={styles.focus} cx={x} cy={y} r={27 * k} fill="none" />
      </g>
      <OrderNumber n={order} x={x + 18 * k} y={y - 16 * k} />
    </>
  );
}
