/** Who sees whom: pick all squares a figure sees, then compare. */
import { useMemo, useState } from "preact/hooks";
import { catalogue } from "../transport/api";
import { ArenaDrawing, centre, floorOf, UNIT } from "../drawing/arena";
import { FigureShape } from "../drawing/glyphs";
import { t } from "../words/i18n";
import { squareName } from "../drawing/names";
import type { ArenaPlan, SquareName } from "../protocol";

function drawn(arenas: ArenaPlan[], round: number): { plan: ArenaPlan; square: ArenaPlan["squares"][number] } {
  const plan = arenas[round % arenas.length]!;
  return { plan, square: plan.squares[Math.floor(Math.random() * plan.squares.length)]! };
}

export function SightLesson() {
  const arenas = catalogue.value?.arenas;
  const [round, setRound] = useState(0);
  const [picked, setPicked] = useState<ReadonlySet<SquareName>>(new Set());
  const [checked, setChecked] = useState(false);
  const task = useMemo(() => (arenas ? drawn(arenas, round) : null), [arenas, round]);
  if (!task) return <p aria-busy="true" />;
  const { plan, square } = task;
  const seen = new Set(square.sees);
  const missed = [...seen].filter((one) => !picked.has(one)).length;
  const extra = [...picked].filter((one) => !seen.has(one)).length;
  const toggle = (name: SquareName) => {
    if (checked) return;
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  };
  const next = () => {
    setRound(round + 1);
    setPicked(new Set());
    setChecked(false);
  };
  const [x, y] = centre(square.square, UNIT);
  return (
    <div class="col lesson">
      <p class="b">{t("sight.question", { square: squareName(square.square) })}</p>
      <p class="t2 small">{t("sight.rule")}</p>
      <ArenaDrawing plan={plan} class="exercise">
        {plan.squares.map((one) => {
          const floor = floorOf(one, UNIT);
          const on = picked.has(one.square);
          const state = checked ? (seen.has(one.square) ? (on ? "right" : "missed") : on ? "wrong" : "") : on ? "picked" : "";
          return (
            <rect
              {...floor}
              class={`pickable ${state}`}
              role="checkbox"
              aria-checked={on}
              aria-label={t("sight.square", { square: squareName(one.square) })}
              tabindex={0}
              onClick={() => toggle(one.square)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                toggle(one.square);
              }}
            />
          );
        })}
        <g transform={`translate(${x - 22} ${y - 22}) scale(2.2)`} pointer-events="none" aria-hidden="true">
          <FigureShape figure="violet" face />
        </g>
      </ArenaDrawing>
      <div class="row wrap">
        <p class="grow" role="status">
          {checked ? (missed + extra ? t("sight.wrong", { missed, extra }) : t("sight.right")) : ""}
        </p>
        <button class="btn prime" onClick={checked ? next : () => setChecked(true)}>
          {checked ? t("sight.next") : t("sight.check")}
        </button>
      </div>
    </div>
  );
}
