/** The top of the first page: play now, invite friends, or choose a ready-made table. */
import { ArenaDrawing, centre } from "../drawing/arena";
import { FigureShape, Icon } from "../drawing/glyphs";
import { button } from "../kit/button";
import { classes } from "../kit/classes";
import type { FigureName, SquareName } from "../protocol";
import { arenaPlan } from "../words/catalogue";
import { t } from "../words/words";
import styles from "./Hero.module.css";
import { openPreset } from "./new/form";

const POSE: [figure: FigureName, square: SquareName, aside: number][] = [
  ["banshee", "b1", 0],
  ["violet", "c1", 0],
  ["echo", "d1", 0],
  ["sprog", "d2", -24],
  ["dozer", "d2", 24],
  ["d-struct-or", "c3", 0],
];
const U = 112;
const PRESETS = ["first", "standard", "quick", "duel"] as const;

function Art() {
  const plan = arenaPlan("L");
  if (!plan) return null;
  return (
    <div class={styles.art} aria-hidden="true">
      <ArenaDrawing plan={plan} u={U} label="">
        {POSE.map(([figure, square, aside]) => {
          const [x, y] = centre(square, U);
          return (
            <g key={figure} transform={`translate(${x + aside - 18} ${y - 18}) scale(1.8)`}>
              <FigureShape figure={figure} face />
            </g>
          );
        })}
      </ArenaDrawing>
    </div>
  );
}

export function Hero({ run }: { run: (task: () => Promise<void>) => void }) {
  return (
    <section class={styles.hero} aria-label={t("home.play-now")}>
      <Art />
      <div class={styles.pitch}>
        <h1 class="title-xl">
          {t("home.pitch.1")}
          <br />
          {t("home.pitch.2")}
        </h1>
        <p class="muted">{t("home.pitch.under")}</p>
        <div class={classes("row wrap", styles.buttons)}>
          <button class={button("prime", "big")} onClick={() => run(() => openPreset("now"))}>
            <Icon name="play" size={20} />
            {t("home.play-now")}
          </button>
          <button class={classes(button("big"), styles["over-art"])} onClick={() => run(() => openPreset("friends"))}>
            {t("home.invite")}
          </button>
        </div>
        <div class={styles.presets}>
          {PRESETS.map((preset) => (
            <button key={preset} class={styles.preset} onClick={() => run(() => openPreset(preset))}>
              <b>{t(`preset.${preset}`)}</b>
              <span>{t(`preset.${preset}.under`)}</span>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
