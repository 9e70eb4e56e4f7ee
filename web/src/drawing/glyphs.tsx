/** Figures, ammo, skulls and icons, each drawn once for all sizes. */
import type { ComponentChildren, JSX } from "preact";
import type { ColourName, FigureName } from "../protocol";
import { cubeLetter, figureName, nameOf } from "../words/catalogue";
import { t } from "../words/words";
import { FIGURE_LETTER } from "./names";

const INK = "#0b0e14";
const LETTERS = "Arial, Liberation Sans, sans-serif";

interface Outline {
  d: string;
  x?: number;
  y: number;
  face: ComponentChildren;
}

const line = (d: string, width: number) => <path d={d} stroke={INK} stroke-width={width} fill="none" />;

const OUTLINES: Record<FigureName, Outline> = {
  dozer: {
    d: "M5 2H15L19 7.2V18H1V7.2Z",
    y: 16,
    face: [<path d="M3.4 8.4H16.6L15.6 11.4H4.4Z" />, line("M6 14v3M10 14v3M14 14v3", 1.5), line("M7.2 4.6h5.6", 1.2)],
  },
  violet: {
    d: "M1.2 2H18.8Q19.6 2 19.2 2.9L11.2 18.3Q10 20 8.8 18.3L.8 2.9Q.4 2 1.2 2Z",
    y: 11.2,
    face: [
      <path d="M1 2.2H19L17.4 5.4C13.6 3.7 9.6 6.6 5.8 4.7L3 6Z" opacity=".55" />,
      <path d="M5 7.2L9 9.3L6.6 10.2Z" />,
      <path d="M15 7.2L11 9.3L13.4 10.2Z" />,
      line("M8.6 14.2H11.4", 1.2),
    ],
  },
  sprog: {
    d: "M10 .8C12.8 5.2 17.8 7.8 17.8 12.7A7.8 6.8 0 0 1 2.2 12.7C2.2 7.8 7.2 5.2 10 .8Z",
    y: 16,
    face: [
      <circle cx="6.4" cy="11" r="1.9" />,
      <circle cx="13.6" cy="11" r="1.9" />,
      <circle cx="10" cy="7.2" r="1.5" />,
      line("M5.8 15.6L7.9 14.5L10 15.9L12.1 14.5L14.2 15.6", 1.2),
    ],
  },
  "d-struct-or": {
    d: "M5.4 2H14.6L19.6 10L14.6 18H5.4L.4 10Z",
    y: 14.2,
    face: [
      <rect x="5.6" y="5.6" width="2.8" height="3.4" />,
      <rect x="11.6" y="5.6" width="2.8" height="3.4" />,
      <path d="M4.8 11.2H15.2C14.6 14.4 12.6 15.8 10 15.8S5.4 14.4 4.8 11.2Z" />,
    ],
  },
  banshee: {
    d: "M2.4 18.8V9A7.6 7.6 0 0 1 17.6 9V18.8L15.1 16.6L12.5 18.8L10 16.6L7.5 18.8L4.9 16.6Z",
    y: 14.2,
    face: [
      <path d="M5 6.8C6.4 6.4 8 7.2 8.6 8.6C7.6 10.6 5.4 10 5 6.8Z" />,
      <path d="M15 6.8C13.6 6.4 12 7.2 11.4 8.6C12.4 10.6 14.6 10 15 6.8Z" />,
      <ellipse cx="10" cy="13" rx="1.7" ry="2.4" />,
    ],
  },
  echo: {
    d: "M1.6 2.4H12L19.4 10L12 17.6H1.6L5.8 10Z",
    x: 11,
    y: 14.2,
    face: [<path d="M6.8 7.6H14.4L16.8 10L15.4 11.2H8Z" />, line("M6.4 14.6H11", 1.2), line("M5 5H10.6", 1.1)],
  },
  bot: {
    d: "M9.2 0H10.8V3H15Q17.4 3 17.4 5.4V8H19.6V13H17.4V15.6Q17.4 18.4 15 18.4H5Q2.6 18.4 2.6 15.6V13H.4V8H2.6V5.4Q2.6 3 5 3H9.2Z",
    y: 14.8,
    face: [<rect x="5" y="7" width="10" height="4" rx="2" />, line("M6.4 14.6H13.6", 1.4)],
  },
};

const AMMO: Record<ColourName, string> = {
  red: "M10 .8L19.2 10L10 19.2L.8 10Z",
  blue: "M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z",
  yellow: "M3.2 1.8H16.8Q18.2 1.8 18.2 3.2V16.8Q18.2 18.2 16.8 18.2H3.2Q1.8 18.2 1.8 16.8V3.2Q1.8 1.8 3.2 1.8Z",
};

export const ammoPath = (colour: ColourName): string => AMMO[colour];

/** A figure inside an SVG, on a field of 20 by 20. */
export function FigureShape(props: { figure: FigureName; face?: boolean; ghost?: boolean; small?: boolean; edge?: number }) {
  const { d, x = 10, y, face } = OUTLINES[props.figure];
  const colour = `var(--fig-${props.figure})`;
  const letter = (size: number, fill: string) => (
    <text x={x} y={y} text-anchor="middle" font-family={LETTERS} font-weight="700" font-size={size} fill={fill}>
      {FIGURE_LETTER[props.figure]}
    </text>
  );
  if (props.ghost) {
    return (
      <>
        <path d={d} fill={colour} fill-opacity=".22" stroke={colour} stroke-width="1.8" stroke-dasharray="2.6 1.8" />
        {letter(11, colour)}
      </>
    );
  }
  return (
    <>
      <path d={d} fill={colour} stroke={props.edge ? INK : undefined} stroke-width={props.edge} />
      {props.face ? <g fill={INK}>{face}</g> : letter(props.small ? 13 : 11.5, INK)}
    </>
  );
}

/** A figure's token: its letter below 28 px, its face from there on. `mute`: screen readers skip it, because its name is next to it. */
export function Token(props: { figure: FigureName; size?: number; ghost?: boolean; face?: boolean; mute?: boolean }) {
  const { figure, size = 20 } = props;
  const naming = props.mute ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": figureName(figure) };
  return (
    <svg width={size} height={size} viewBox="-.6 -.6 21.2 21.2" {...naming}>
      <FigureShape figure={figure} face={props.face ?? size >= 28} small={size < 20} ghost={props.ghost} />
    </svg>
  );
}

/** An ammo cube inside an SVG, on a field of 20 by 20. */
export function CubeShape(props: { colour: ColourName; off?: boolean; letter?: boolean; small?: boolean }) {
  const tint = `var(--ammo-${props.colour})`;
  return (
    <>
      {props.off ? (
        <path d={AMMO[props.colour]} fill="none" stroke={tint} stroke-opacity=".75" stroke-width="1.6" stroke-dasharray="2.4 2" />
      ) : (
        <path d={AMMO[props.colour]} fill={tint} />
      )}
      {props.letter !== false && (
        <text
          x="10"
          y={props.small ? 14.4 : 14}
          text-anchor="middle"
          font-family={LETTERS}
          font-weight="700"
          font-size={props.small ? 12.6 : 11.4}
          fill={props.off ? tint : INK}
        >
          {cubeLetter(props.colour)}
        </text>
      )}
    </>
  );
}

export function Cube(props: { colour: ColourName; size?: number; off?: boolean; mute?: boolean }) {
  const { colour, size = 16 } = props;
  const naming = props.mute ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": t("cube", { colour: nameOf(`colour.${colour}`) }) };
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" {...naming}>
      <CubeShape colour={colour} off={props.off} letter={size >= 13} small={size < 18} />
    </svg>
  );
}

/** One cube of any colour. */
export function AnyCube({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={t("cube.any")}>
      <path d="M10 .8L19.2 10H.8Z" fill="var(--ammo-red)" />
      <path d="M.8 10H10V19.2Z" fill="var(--ammo-blue)" />
      <path d="M19.2 10H10V19.2Z" fill="var(--ammo-yellow)" />
      <circle cx="10" cy="10" r="5.2" fill={INK} />
      <text x="10" y="13.2" text-anchor="middle" font-family={LETTERS} font-weight="700" font-size="9" fill="#fff">
        1
      </text>
    </svg>
  );
}

/** A powerup card, as shown on an ammo tile. */
export function PowerupShape() {
  return (
    <>
      <rect x="3.4" y=".8" width="13.2" height="18.4" rx="2.4" fill="#eef1f7" />
      <text x="10" y="14.4" text-anchor="middle" font-family={LETTERS} font-weight="700" font-size="12.5" fill={INK}>
        P
      </text>
    </>
  );
}

const SKULL = "M10 1.6C5.2 1.6 2.4 4.9 2.4 9c0 2.7 1.2 4.4 2.9 5.4v3.2h2v-1.9h1.6v1.9h2.2v-1.9h1.6v1.9h2v-3.2c1.7-1 2.9-2.7 2.9-5.4 0-4.1-2.8-7.4-7.6-7.4Z";

export function SkullShape({ fill = "var(--bone)", hollow = false }: { fill?: string; hollow?: boolean }) {
  return (
    <>
      <path d={SKULL} fill={hollow ? "none" : fill} stroke={hollow ? fill : undefined} stroke-width="1.2" />
      <g fill={hollow ? fill : INK}>
        <circle cx="7" cy="9.2" r="1.9" />
        <circle cx="13" cy="9.2" r="1.9" />
        <path d="M10 11.2l1.1 2H8.9z" />
      </g>
    </>
  );
}

export function Skull(props: { size?: number; fill?: string; hollow?: boolean }) {
  const { size = 18 } = props;
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <SkullShape fill={props.fill} hollow={props.hollow} />
    </svg>
  );
}

export const ICONS = {
  undo: "M7 4L3 8l4 4M3 8h8.5a5 5 0 0 1 0 10H8",
  pass: "M4 4l7 6-7 6zM15.5 4v12",
  gear: "M10 7.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2M10 2.5v3M10 14.5v3M2.5 10h3M14.5 10h3M4.7 4.7l2.1 2.1M13.2 13.2l2.1 2.1M15.3 4.7l-2.1 2.1M6.8 13.2l-2.1 2.1",
  eye: "M1.8 10S5 4.8 10 4.8 18.2 10 18.2 10 15 15.2 10 15.2 1.8 10 1.8 10ZM10 7.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8",
  steps: "M3 16h4v-4h4V8h4V4h3",
  help: "M10 2.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6M7.6 7.8a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.1.8-1.1 1.8M10 14.2v.3",
  sound: "M3 8v4h3l4 3.4V4.6L6 8zM13.4 7a4 4 0 0 1 0 6M15.6 4.8a7 7 0 0 1 0 10.4",
  mute: "M3 8v4h3l4 3.4V4.6L6 8zM13.5 8l4 4M17.5 8l-4 4",
  log: "M4 5h12M4 10h12M4 15h8",
  cards: "M4.5 4h5.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 15V5.5A1.5 1.5 0 0 1 4.5 4zM13.5 4.6l3.6 1-2.8 11",
  people: "M7 4.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6M2 16.5c0-3 2.2-4.7 5-4.7s5 1.7 5 4.7M13 4.6a2.6 2.6 0 0 1 0 5M14.6 12c2 .6 3.4 2.1 3.4 4.5",
  gun: "M2 6.5h14.5v3.4H11l-1 2.6H7.2L6.4 16H3l1.2-6.2H2z",
  chat: "M3 4h14v9.5H9L5 17v-3.5H3z",
  clock: "M10 2.4a7.6 7.6 0 1 1 0 15.2a7.6 7.6 0 1 1 0-15.2M10 5.6V10l3 2",
  play: "M6 3.5l10 6.5-10 6.5z",
  pause: "M6 4v12M14 4v12",
  plus: "M10 3.5v13M3.5 10h13",
  learn: "M2 7l8-3.6L18 7l-8 3.6zM5 9v4.4c1.4 1.4 3 2 5 2s3.6-.6 5-2V9",
  link: "M8.4 11.6a3.3 3.3 0 0 0 4.7 0l2.9-2.9A3.3 3.3 0 0 0 11.3 4l-1 1M11.6 8.4a3.3 3.3 0 0 0-4.7 0L4 11.3A3.3 3.3 0 0 0 8.7 16l1-1",
  bolt: "M11.5 2L4.5 11.4h4.6L8 18l7.4-9.8h-4.8z",
  lock: "M6 9h8a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 15v-4.5A1.5 1.5 0 0 1 6 9M7 9V6.6a3 3 0 0 1 6 0V9",
  check: "M4 10.5l4 4 8-9",
  replay: "M4 10a6 6 0 1 0 1.8-4.3M6 2.4v3.6h3.6",
  down: "M5 8l5 5 5-5",
  up: "M5 12l5-5 5 5",
  left: "M12 5l-5 5 5 5",
  right: "M8 5l5 5-5 5",
  scope: "M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12M10 1.6v5M10 13.4v5M1.6 10h5M13.4 10h5",
  newton: "M2.5 10h12M10.5 5.4L15.2 10l-4.7 4.6M18 4v12",
  tagback: "M10 3.2l6 3.4v6.8l-6 3.4-6-3.4V6.6zM10 7.4v3.4M10 13v.3",
  teleporter: "M10 13.2c3.5 0 6.4 1 6.4 2.2s-2.9 2.2-6.4 2.2s-6.4-1-6.4-2.2s2.9-2.2 6.4-2.2M5 13V5M10 12.6V2.8M15 13V5",
  heart: "M10 16.5S3 12.4 3 7.6A3.6 3.6 0 0 1 10 6a3.6 3.6 0 0 1 7 1.6c0 4.8-7 8.9-7 8.9z",
  home: "M3 9.4L10 3.5l7 5.9M5 8.4V16.5h10V8.4",
  watch: "M4 4h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 14H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 4M7 17h6",
  x: "M5 5l10 10M15 5L5 15",
  mark: "M5 2.6h10v14.6l-5-3.8-5 3.8z",
  hack: "M5 5.5h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2M6 10h1.6M9.2 10h1.6M12.4 10H14",
  fire: "M10 18a6 6 0 0 0 6-6c0-4-4-5-4-10c-3 1-4 4-3.6 6.4C7 8 6.6 7 6.6 6C5 7.600 4 9.800 4 12a6 6 0 0 0 6 6z",
  drop: "M10 2.5C12.6 6.4 15.6 9 15.6 12.4a5.6 5.2 0 0 1-11.2 0C4.4 9 7.4 6.4 10 2.5Z",
  turret: "M4 12a6 6 0 0 1 12 0M2.5 12h15v4h-15zM13 7.4l5-3.4",
  upload: "M10 13V3.5M6 7.4l4-4 4 4M3.5 13v3.5h13V13",
  download: "M10 3.5V13M6 9.2l4 4 4-4M3.5 13v3.5h13V13",
  globe: "M10 2.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6M2.2 10h15.6M10 2.2c2.4 2.2 3.4 4.8 3.4 7.8s-1 5.6-3.4 7.8c-2.4-2.2-3.4-4.8-3.4-7.8s1-5.6 3.4-7.8",
} as const;
export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}

export function Icon(props: { name: IconName; size?: number; filled?: boolean; class?: string }): JSX.Element {
  const { size = 20 } = props;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={props.filled ? "currentColor" : "none"}
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
      class={props.class}
    >
      <path d={ICONS[props.name]} />
    </svg>
  );
}

const STROKES: [string, number][] = [
  ["M2 1V15M11 1L3.6 8L11 15", 13],
  ["M2 1V15", 5],
  ["M2 1V15H10", 12],
  ["M2 1V15H10", 12],
  ["M11 3.2Q9.6 1.2 6.6 1.2Q2.4 1.2 2.4 4.6Q2.4 7.4 6.6 8Q11 8.6 11 11.6Q11 14.8 6.6 14.8Q3.2 14.8 1.8 12.6", 14],
  ["M2 1V15M11 1V15M2 8H11", 14],
  ["", 17],
  ["M.6 1.2H11.4M6 1.2V15", 12],
];

/** KILLSHOT in strokes; the O is a scope. */
export function Wordmark({ height = 20 }: { height?: number }) {
  let x = 0;
  const letters = STROKES.map(([d, width]) => {
    const at = x;
    x += width + 2;
    return d ? (
      <path transform={`translate(${at} 0)`} d={d} />
    ) : (
      <g transform={`translate(${at} 0)`}>
        <circle cx="8" cy="8" r="6.7" />
        <path d="M8 -1.6V4M8 12V17.6M-.6 8H3.6M12.4 8H16.6" stroke-width="1.5" />
      </g>
    );
  });
  return (
    <svg
      height={height}
      width={(height * (x + 2)) / 20}
      viewBox={`-1 -2 ${x + 2} 20`}
      fill="none"
      stroke="var(--text)"
      stroke-width="2.5"
      role="img"
      aria-label="Killshot"
    >
      {letters}
    </svg>
  );
}
