/** A figure in the arena, with its letter and its state. */
import { UNIT } from "../../drawing/arena";
import { FigureShape, SkullShape } from "../../drawing/glyphs";
import { FIGURE_LETTER } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { PreviewView, View } from "../../protocol";
import { figureName } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { ownFigures } from "../model/view";
import { useRegistered } from "../motion/Elements";
import { useOption } from "../options/useOption";
import styles from "./Arena.module.css";
import { OrderNumber, Ring } from "./Lit";
import type { Placement } from "./placement";

const LIGHT = "#fff1cf";
const INK = "#0b0e14";

function Badge({ text, x, y, k }: { text: string; x: number; y: number; k: number }) {
  const half = Math.max(15, 6 + text.length * 5);
  return (
    <g aria-hidden="true" transform={`translate(${x} ${y}) scale(${k})`} pointer-events="none">
      <rect x={-half} y="-12" width={2 * half} height="23" rx="11.5" fill={LIGHT} stroke={INK} stroke-width="2" />
      <text y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#15110a">
        {text}
      </text>
    </g>
  );
}

interface Props {
  at: Placement;
  view: View;
  u: number; // the side of a square
  unseen: boolean;
  preview: PreviewView | null;
  order: number; // the number of its key
  onLit: boolean; // it stands on a lit floor, which is what a click there picks
}

export function Figure(props: Props) {
  const { at, view } = props;
  const table = useTable();
  const element = useRegistered(table.elements.figures, at.figure);
  const state = view.figures[at.figure]!;
  const option = table.choices.value.lit.get(`figure:${at.figure}`);
  const press = useOption(option, { kind: "figure", name: at.figure });
  const aimed = table.isAimed(option?.action);
  const k = props.u / UNIT;
  const mine = ownFigures(view).includes(at.figure);
  const acting = view.seats[view.active]?.figures.includes(at.figure) ?? false;
  const S = at.size;
  const tint = `var(--fig-${at.figure})`;
  const hit = props.preview?.hits.find((row) => row.target === at.figure);
  const marked = props.preview?.marks.find((row) => row.target === at.figure);
  const tag = mine && at.crowd < 3 ? t("figure.YOU") : FIGURE_LETTER[at.figure];
  const tagWidth = (tag.length * 7 + 8) * k;
  const ringRadius = S * (at.crowd > 2 ? 0.6 : at.crowd > 1 ? 0.64 : 0.7);
  const label = option ? `${option.text}${hit ? `, ${hit.before} → ${hit.after}` : ""}` : `${figureName(at.figure)}, ${at.square}`;
  return (
    <g ref={element} data-figure={at.figure} opacity={props.unseen && !mine && !option ? 0.72 : 1}>
      <g
        class={classes(styles.figure, table.flash.value.has(`figure:${at.figure}`) && styles.flash)}
        role="button"
        tabindex={option ? 0 : -1}
        pointer-events={!option && props.onLit ? "none" : undefined}
        aria-label={label}
        {...press}
      >
        <circle cx={at.x} cy={at.y} r={Math.max(S * 0.66, 22)} fill="transparent" />
        <ellipse cx={at.x} cy={at.y + S * 0.52} rx={S * 0.46} ry={S * 0.13} fill="#000" opacity=".6" />
        {mine && (
          <circle cx={at.x} cy={at.y} r={S * 0.74} fill={tint} fill-opacity=".16" stroke={tint} stroke-width={1.6 * k} stroke-dasharray={`${3 * k} ${3 * k}`} />
        )}
        {acting && !mine && <circle cx={at.x} cy={at.y} r={S * 0.72} fill={tint} fill-opacity=".12" stroke={tint} stroke-opacity=".6" stroke-width={1.2 * k} />}
        {option && <Ring x={at.x} y={at.y} r={ringRadius} k={k} aimed={aimed} />}
        <g
          transform={`translate(${at.x} ${at.y + (state.killed ? S * 0.12 : 0)}) rotate(${state.killed ? -82 : 0}) scale(${S / 20}) translate(-10 -10)`}
          opacity={state.killed ? 0.75 : 1}
        >
          <FigureShape figure={at.figure} face edge={1.6} />
        </g>
        {state.killed && (
          <g transform={`translate(${at.x + S * 0.28} ${at.y - S * 0.72}) scale(${(S * 0.5) / 20})`}>
            <circle cx="10" cy="10" r="12.5" fill={INK} stroke="#e9e3d3" stroke-width="1.4" />
            <SkullShape />
          </g>
        )}
        {(state.poisoned || state.hypnotized) && (
          <g transform={`translate(${at.x - S * 0.62} ${at.y - S * 0.55}) scale(${(S * 0.36) / 20})`}>
            {state.poisoned && <path d="M10 1.5C12.6 6 16.5 8.6 16.5 12.6a6.5 5.8 0 0 1-13 0C3.5 8.6 7.4 6 10 1.5Z" fill="var(--fig-sprog)" stroke={INK} />}
            {state.hypnotized && (
              <g transform={state.poisoned ? "translate(0 18)" : undefined}>
                <circle cx="10" cy="10" r="9" fill={INK} stroke="var(--fig-banshee)" stroke-width="2" />
                <circle cx="10" cy="10" r="3.4" fill="var(--fig-banshee)" />
              </g>
            )}
          </g>
        )}
        <circle class={styles.focus} cx={at.x} cy={at.y} r={S * 0.86} fill="none" />
      </g>
      <g aria-hidden="true" pointer-events="none" transform={`translate(${at.x} ${at.y + S * 0.5})`}>
        <rect x={-tagWidth / 2} y={-4 * k} width={tagWidth} height={13 * k} rx={3 * k} fill={INK} stroke={tint} />
        <text y={6 * k} text-anchor="middle" font-size={10 * k} font-weight="700" fill={tint}>
          {tag}
        </text>
      </g>
      {hit ? (
        <Badge text={`+${hit.after - hit.before}`} x={at.x + S * 0.56} y={at.y - S * 0.62} k={k} />
      ) : marked ? (
        <Badge text={`⚑${marked.after - marked.before}`} x={at.x + S * 0.56} y={at.y - S * 0.62} k={k} />
      ) : null}
      <OrderNumber n={props.order} x={at.x - S * 0.6} y={at.y - S * 0.5} />
    </g>
  );
}
