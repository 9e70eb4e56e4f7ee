/** An exercise about sight: pick all squares a figure can see, then check. */
import { useMemo, useState } from "preact/hooks";
import { ArenaDrawing, centre, floorOf, UNIT } from "../drawing/arena";
import { FigureShape } from "../drawing/glyphs";
import { button } from "../kit/button";
import { classes } from "../kit/classes";
import type { ArenaPlan, SquareName } from "../protocol";
import { catalogue, figureName } from "../words/catalogue";
import { t } from "../words/words";
import lesson from "./LearnScreen.module.css";
import styles from "./SightLesson.module.css";

/** A random square, in each arena in turn. */
function pickTask(arenas: ArenaPlan[], round: number): { plan: ArenaPlan; square: ArenaPlan["squares"][number] } {
  const plan = arenas[round % arenas.length]!;
  return { plan, square: plan.squares[Math.floor(Math.random() * plan.squares.length)]! };
}

export function SightLesson() {
  const arenas = catalogue.value?.arenas;
  const [round, setRound] = useState(0);
  const [picked, setPicked] = useState<ReadonlySet<SquareName>>(new Set());
  const [checked, setChecked] = useState(false);
  const task = useMemo(() => (arenas ? pickTask(arenas, round) : null), [arenas, round]);
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
    <div class={classes("column", lesson.lesson)}>
      <p class="bold" data-part="question">
        {t("sight.question", { figure: figureName("violet"), square: square.square })}
      </p>
      <p class="muted small">{t("sight.rule")}</p>
      <ArenaDrawing plan={plan} class={styles.drawing}>
        {plan.squares.map((one) => {
          const floor = floorOf(one, UNIT);
          const on = picked.has(one.square);
          const state = checked ? (seen.has(one.square) ? (on ? "right" : "missed") : on ? "wrong" : "") : on ? "picked" : "";
          return (
            <rect
              {...floor}
              class={classes(styles.square, state && styles[state])}
              data-state={state || undefined}
              role="checkbox"
              aria-checked={on}
              aria-label={t("sight.square", { square: one.square })}
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
        <button class={button("prime")} onClick={checked ? next : () => setChecked(true)}>
          {checked ? t("sight.next") : t("sight.check")}
        </button>
      </div>
    </div>
  );
}
