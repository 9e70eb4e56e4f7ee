/** How a killed board pays, with an example. */
import { Skull, Token } from "../drawing/glyphs";
import { classes } from "../kit/classes";
import type { FigureName } from "../protocol";
import { figureName } from "../words/catalogue";
import { t, type Word } from "../words/words";
import lesson from "./LearnScreen.module.css";
import styles from "./ScoringLesson.module.css";

const TOKENS: FigureName[] = ["dozer", "dozer", "violet", "dozer", "banshee", "violet", "dozer", "banshee", "dozer", "violet", "violet"];
const PAYS: [FigureName, number, number][] = [
  ["dozer", 9, 7],
  ["violet", 6, 4],
  ["banshee", 4, 2],
];
const RULES: Word[] = ["score.first", "score.most", "score.skull", "score.track", "score.mark", "score.double"];

function Example({ skulls, column }: { skulls: number; column: 1 | 2 }) {
  return (
    <div class={classes("plate", styles.example)}>
      <div class="row wrap">
        <Token figure="sprog" size={28} />
        <span class={styles.tokens}>
          {TOKENS.map((figure, i) => (
            <span class={classes(styles.space, i === 10 && styles.killshot)}>
              <Token figure={figure} size={20} mute />
            </span>
          ))}
        </span>
        {Array.from({ length: skulls }, () => (
          <Skull size={20} />
        ))}
      </div>
      <p class="row wrap">
        <span class="faint">{t("score.pays")}</span>
        {PAYS.map((row) => (
          <span class="row">
            <Token figure={row[0]} size={20} mute />
            {figureName(row[0])} <b>{row[column]}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

export function ScoringLesson() {
  return (
    <div class={classes("column", lesson.lesson)}>
      <p>{t("score.intro")}</p>
      <p class="bold">
        {t("score.example", {
          dozer: figureName("dozer"),
          sprog: figureName("sprog"),
          violet: figureName("violet"),
          banshee: figureName("banshee"),
        })}
      </p>
      <Example skulls={0} column={1} />
      <Example skulls={1} column={2} />
      <ul class={styles.rules}>
        {RULES.map((rule) => (
          <li>{t(rule)}</li>
        ))}
      </ul>
    </div>
  );
}
