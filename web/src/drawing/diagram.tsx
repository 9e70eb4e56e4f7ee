/** A small picture of an effect: who is hit, where, at what distance, and what is not allowed. */
import type { Diagram as Plan, DiagramMark } from "../protocol";

const LIGHT = "#fff1cf";
const INK = "#0b0e14";
const PAD = 5;

function Mark({ mark, u, shared }: { mark: DiagramMark; u: number; shared: boolean }) {
  const [x, y] = mark.at;
  const [cx, cy] = [x * u + u / 2, y * u + u / 2];
  const to = mark.to ?? mark.at;
  const [dx, dy] = [to[0] * u + u / 2, to[1] * u + u / 2];
  switch (mark.what) {
    case "hit":
      return <rect x={x * u + 1.2} y={y * u + 1.2} width={u - 2.4} height={u - 2.4} rx="3" fill={LIGHT} fill-opacity=".2" stroke={LIGHT} stroke-width="1.4" />;
    case "wall": {
      const [mx, my] = [(cx + dx) / 2, (cy + dy) / 2];
      const d = cx === dx ? `M${mx - u / 2 + 1} ${my}H${mx + u / 2 - 1}` : `M${mx} ${my - u / 2 + 1}V${my + u / 2 - 1}`;
      return <path d={d} stroke="#a9b3c7" stroke-width="3.4" />;
    }
    case "see":
      return <path d={`M${cx} ${cy}L${dx} ${dy}`} stroke={LIGHT} stroke-width="1.5" stroke-dasharray="3 3" fill="none" />;
    case "move": {
      const angle = Math.atan2(dy - cy, dx - cx);
      const [sx, sy] = [cx + Math.cos(angle) * u * 0.3, cy + Math.sin(angle) * u * 0.3];
      const [ex, ey] = [dx - Math.cos(angle) * u * 0.26, dy - Math.sin(angle) * u * 0.26];
      return (
        <>
          <path d={`M${sx} ${sy}L${ex} ${ey}`} stroke="#eef1f7" stroke-width="1.8" />
          <path d="M0 0L-6 -3.6V3.6Z" transform={`translate(${ex} ${ey}) rotate(${(angle * 180) / Math.PI})`} fill="#eef1f7" />
        </>
      );
    }
    case "me":
      return (
        <>
          <circle cx={cx} cy={cy} r={u * 0.3} fill="#eef1f7" />
          <circle cx={cx} cy={cy} r={u * 0.13} fill={INK} />
        </>
      );
    case "foe": {
      const r = u * (shared ? 0.23 : 0.31);
      return (
        <>
          <circle cx={cx} cy={cy} r={r} fill={INK} stroke={LIGHT} stroke-width="1.6" />
          {mark.number ? (
            <text x={cx} y={cy + r * 0.52} text-anchor="middle" font-size={r * 1.45} font-weight="700" fill={LIGHT}>
              {mark.number}
            </text>
          ) : null}
        </>
      );
    }
    case "ghost":
      return <circle cx={cx} cy={cy} r={u * 0.27} fill="none" stroke="#b4bdce" stroke-width="1.4" stroke-dasharray="2.4 2.4" />;
    case "mark":
      return (
        <path
          d={`M${cx + u * 0.2} ${cy - u * 0.52}h${u * 0.3}v${u * 0.44}l${-u * 0.15} ${-u * 0.13}l${-u * 0.15} ${u * 0.13}z`}
          fill={LIGHT}
          stroke={INK}
          stroke-width="1"
        />
      );
    case "no": {
      const m = u * 0.13 - 1.5;
      const l = u * 0.22;
      return (
        <>
          <rect
            x={x * u + m}
            y={y * u + m}
            width={u - 2 * m}
            height={u - 2 * m}
            rx="3"
            fill="none"
            stroke="#ff7a72"
            stroke-width="1.5"
            stroke-dasharray="3 2.4"
          />
          <path d={`M${x * u + u - l} ${y * u + 1}l${l - 2} ${l - 2}m0 ${2 - l}l${2 - l} ${l - 2}`} stroke="#ff7a72" stroke-width="2" />
        </>
      );
    }
  }
}

/** Whether a mark is off centre, because it shares its square with others. */
function isShared(mark: DiagramMark): boolean {
  return !Number.isInteger(mark.at[0]) || !Number.isInteger(mark.at[1]);
}

export function Diagram({ plan, px = 26, label }: { plan: Plan; px?: number; label: string }) {
  const columns = plan.cells.map((cell) => cell[0]);
  const rows = plan.cells.map((cell) => cell[1]);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const width = (Math.max(...columns) - x + 1) * px + 2 * PAD;
  const height = (Math.max(...rows) - y + 1) * px + 2 * PAD;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${x * px - PAD} ${y * px - PAD} ${width} ${height}`}
      role="img"
      aria-label={label}
      font-family="Arial, Liberation Sans, sans-serif"
    >
      {plan.cells.map(([cx, cy]) => (
        <rect x={cx * px + 1.2} y={cy * px + 1.2} width={px - 2.4} height={px - 2.4} rx="3" fill="#202838" stroke="#3a455b" />
      ))}
      {plan.marks.map((mark) => (
        <Mark mark={mark} u={px} shared={isShared(mark)} />
      ))}
    </svg>
  );
}
