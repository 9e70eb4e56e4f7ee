/** The arena of a table: lit squares, tiles, paths and figures over the static drawing. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { ArenaDrawing, centre, floorOf, UNIT } from "../../drawing/arena";
import { FigureShape } from "../../drawing/glyphs";
import { COLOURS } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { ArenaPlan, SquareName, SquarePlan, View } from "../../protocol";
import { nameOf, spawnpointName, tileText } from "../../words/catalogue";
import { series, t } from "../../words/words";
import { useTable } from "../model/context";
import { figuresOf, ownFigures } from "../model/view";
import { useRegistered } from "../motion/Elements";
import styles from "./Arena.module.css";
import { Figure } from "./Figure";
import { ARROWS, Direction, LitFloor, LitSpawnpoint } from "./Lit";
import { pathThrough, placements, shotPoints } from "./placement";
import { TileShape, Turret } from "./Tile";

const LIGHT = "#fff1cf";

/** A square and everything on it, for screen readers. */
export function squareLabel(plan: SquarePlan, view: View): string {
  const parts = [t("square.label", { square: plan.square, room: nameOf(`room.${plan.room}`) })];
  if (plan.spawnpoint) parts.push(spawnpointName(plan.spawnpoint));
  if (view.hacked.includes(plan.square)) parts.push(t("square.hacked"));
  const tile = view.tiles[plan.square];
  if (tile) parts.push(t("square.tile", { tile: tileText(tile) }));
  const turret = view.turrets[plan.square];
  if (turret) parts.push(t("square.turret", { owner: nameOf(`target.${turret}`) }));
  const here = figuresOf(view).filter((figure) => view.figures[figure]?.square === plan.square);
  if (here.length) parts.push(t("square.stands", { figures: series(here.map((figure) => nameOf(`target.${figure}`))) }));
  return parts.join(", ");
}

export function Arena({ view, plan, u, turretMode }: { view: View; plan: ArenaPlan; u: number; turretMode: boolean }) {
  const table = useTable();
  const floors = useRef(new Map<SquareName, SVGGElement>());
  const layer = useRegistered(table.elements.effects, "layer");
  const { lit } = table.choices.value;
  const preview = table.preview.value;
  const k = u / UNIT;
  const places = placements(view, u);
  const look = table.look.value;
  const ownSquare = ownFigures(view)
    .map((figure) => view.figures[figure]?.square)
    .find((square) => square);
  const from = table.lookFrom.value ?? ownSquare ?? plan.squares[0]!.square;
  const eye = plan.squares.find((square) => square.square === from);
  const shooter = view.firing ? places.find((place) => place.figure === view.firing!.figure) : undefined;
  const sees = look === "sight" ? eye?.sees : !look && shooter && lit.size ? plan.squares.find((square) => square.square === shooter.square)?.sees : undefined;
  const order = new Map([...lit.values()].map((option, i) => [option.action, i + 1]));
  const orderOf = (thing: string) => order.get(lit.get(thing)?.action ?? "") ?? 0;
  const isUnseen = (square: SquareName) => sees !== undefined && !sees.includes(square) && !lit.has(`square:${square}`);
  /** Whether a click there picks the floor, not a figure on it. */
  const isLitFloor = (name: SquareName) => {
    const square = plan.squares.find((other) => other.square === name);
    return lit.has(`square:${name}`) || lit.has(`room:${square?.room}`) || lit.has(`spawnpoint:${square?.spawnpoint}`);
  };
  const occupied = new Set(places.map((place) => place.square as string));
  const acting = view.firing?.figure ?? view.seats[view.active]?.figures[0];
  const actingSquare = acting ? view.figures[acting]?.square : null;
  const litRooms = [...lit.keys()].filter((thing) => thing.startsWith("room:"));
  const onSquareClick = (square: SquareName) => {
    if (look) table.lookFrom.value = square;
  };
  const walk = (event: KeyboardEvent, square: SquarePlan) => {
    const step = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] }[event.key];
    if (!step) return;
    const next = plan.squares.find((other) => other.column === square.column + step[0]! && other.row === square.row + step[1]!);
    event.preventDefault();
    if (next) floors.current.get(next.square)?.focus();
  };
  const lines: ComponentChildren[] = [];
  if (preview) {
    for (const move of preview.moves) {
      const end = move.path[move.path.length - 1];
      if (move.path.length > 1) lines.push(<Way d={pathThrough(move.path.map((square) => centre(square, u)))} k={k} arrow />);
      if (end) {
        const [x, y] = centre(end, u);
        lines.push(
          <g transform={`translate(${x - 15 * k} ${y - 18 * k}) scale(${(30 * k) / 20})`} opacity=".9">
            <FigureShape figure={move.figure} ghost />
          </g>,
        );
      }
    }
    for (const hit of [...preview.hits, ...preview.marks]) {
      const by = places.find((place) => place.figure === hit.by);
      const target = places.find((place) => place.figure === hit.target);
      if (by && target && by.square !== target.square) lines.push(<Way d={pathThrough(shotPoints(plan, by, target, u))} k={k} />);
    }
  }
  // The squares that could be picked next.
  const ghosts = (preview?.next?.options ?? []).filter((option) => option.action.startsWith("square:")).map((option) => option.action.slice(7) as SquareName);
  return (
    <ArenaDrawing plan={plan} u={u} pad={u < UNIT ? 7 : 10} occupied={occupied} class={classes(styles.arena, look && styles.looking)}>
      <defs>
        <radialGradient id="pool">
          <stop offset="0" stop-color="#ffdf9a" stop-opacity=".05" />
          <stop offset="1" stop-color="#ffdf9a" stop-opacity=".15" />
        </radialGradient>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="#07090d" fill-opacity=".42" />
          <path d="M0 0V7" stroke="#07090d" stroke-width="3" stroke-opacity=".4" />
        </pattern>
        <filter id="aim-glow" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation={3 * k} />
        </filter>
      </defs>
      <g class={styles.floor}>
        {plan.squares.map((square) => {
          const floor = floorOf(square, u);
          const flashes = table.flash.value.has(`square:${square.square}`);
          const moves = look === "range" ? eye?.distance[square.square] : undefined;
          return (
            <g
              ref={(element) => {
                if (element) floors.current.set(square.square, element);
              }}
              data-square={square.square}
              role="img"
              aria-label={squareLabel(square, view)}
              tabindex={square.square === from ? 0 : -1}
              onKeyDown={(event: KeyboardEvent) => walk(event, square)}
              onFocus={() => look && onSquareClick(square.square)}
              onPointerEnter={() => look && onSquareClick(square.square)}
              onClick={() => onSquareClick(square.square)}
            >
              <rect {...floor} fill={isUnseen(square.square) ? "url(#hatch)" : "transparent"} />
              {flashes && <rect class={styles.flash} {...floor} fill="#fff" fill-opacity=".1" stroke="#eef1f7" stroke-width="2" />}
              {look && square.square === from && (
                <rect
                  x={floor.x + 12 * k}
                  y={floor.y + 12 * k}
                  width={floor.width - 24 * k}
                  height={floor.height - 24 * k}
                  rx="6"
                  fill="none"
                  stroke="#eef1f7"
                  stroke-width="2"
                  stroke-dasharray="4 4"
                />
              )}
              {moves !== undefined && (
                <text x={(square.column + 0.5) * u} y={(square.row + 0.3) * u} text-anchor="middle" font-size={22 * k} font-weight="700" fill="#eef1f7">
                  {moves}
                </text>
              )}
              <rect class={styles.focus} x={floor.x + 3} y={floor.y + 3} width={floor.width - 6} height={floor.height - 6} rx="4" fill="none" />
            </g>
          );
        })}
      </g>
      {litRooms.map((thing) => {
        const room = thing.slice(5);
        return (
          <LitFloor action={thing} label={lit.get(thing)!.text} squares={plan.squares.filter((square) => square.room === room)} u={u} order={orderOf(thing)} />
        );
      })}
      {plan.squares
        .filter((square) => lit.has(`square:${square.square}`))
        .map((square) => (
          <LitFloor
            key={square.square}
            action={`square:${square.square}`}
            label={`${lit.get(`square:${square.square}`)!.text}: ${squareLabel(square, view)}`}
            squares={[square]}
            u={u}
            order={orderOf(`square:${square.square}`)}
          />
        ))}
      {ghosts.map((square) => {
        const [x, y] = centre(square, u);
        return (
          <rect
            x={x - u / 2 + 17 * k}
            y={y - u / 2 + 17 * k}
            width={u - 34 * k}
            height={u - 34 * k}
            rx="4"
            fill="none"
            stroke="#b4bdce"
            stroke-width="1.6"
            stroke-dasharray="4 5"
            pointer-events="none"
          />
        );
      })}
      <g aria-hidden="true" pointer-events="none">
        {plan.squares.map((square) => {
          const [x, y] = [(square.column + 0.5) * u, (square.row + 1) * u - (9 + 21 + 4) * k];
          const tile = view.tiles[square.square];
          const hacked = view.hacked.includes(square.square);
          return (
            <g opacity={isUnseen(square.square) ? 0.62 : 1}>
              {turretMode && !square.spawnpoint && (
                <Turret owner={view.turrets[square.square] ?? null} x={x} y={y + 8 * k} k={k} worked={view.worked.includes(square.square)} />
              )}
              {(tile || hacked) && <TileShape letters={tile ?? ""} hacked={hacked} x={x} y={y} k={k} />}
            </g>
          );
        })}
      </g>
      {COLOURS.map((colour) => {
        const square = plan.squares.find((other) => other.spawnpoint === colour);
        return square && <LitSpawnpoint colour={colour} square={square.square} u={u} order={orderOf(`spawnpoint:${colour}`)} />;
      })}
      <g data-part="ways" pointer-events="none">
        {lines}
      </g>
      {places.map((at) => (
        <Figure
          key={at.figure}
          at={at}
          view={view}
          u={u}
          unseen={isUnseen(at.square)}
          preview={preview}
          order={orderOf(`figure:${at.figure}`)}
          onLit={isLitFloor(at.square)}
        />
      ))}
      {actingSquare && Object.keys(ARROWS).map((name) => <Direction name={name} from={actingSquare} u={u} order={orderOf(`direction:${name}`)} />)}
      <g ref={layer} data-part="effects" aria-hidden="true" pointer-events="none" />
    </ArenaDrawing>
  );
}

function Way({ d, k, arrow }: { d: string; k: number; arrow?: boolean }) {
  return (
    <>
      <path d={d} fill="none" stroke="#07090d" stroke-width={7 * k} stroke-opacity=".55" stroke-linejoin="round" />
      <path
        d={d}
        fill="none"
        stroke={arrow ? "#eef1f7" : LIGHT}
        stroke-width={2.6 * k}
        stroke-dasharray={arrow ? undefined : `${7 * k} ${5 * k}`}
        stroke-linejoin="round"
      />
    </>
  );
}
