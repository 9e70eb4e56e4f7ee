/** How a killed board pays, shown on one. */
import { Skull, Token } from "../drawing/glyphs";
import { figureName, t, type Word } from "../words/i18n";
import type { Figure } from "../drawing/names";

const TOKENS: Figure[] = ["dozer", "dozer", "violet", "dozer", "banshee", "violet", "dozer", "banshee", "dozer", "violet", "violet"];
const PAYS: [Figure, number, number][] = [
  ["dozer", 9, 7],
  ["violet", 6, 4],
  ["banshee", 4, 2],
];
const RULES: Word[] = ["score.first", "score.most", "score.skull", "score.track", "score.mark", "score.double"];

function Example({ skulls, column }: { skulls: number; column: 1 | 2 }) {
  return (
    <div class="plate example">
      <div class="row wrap">
        <Token figure="sprog" size={28} />
        <span class="tokens">
          {TOKENS.map((figure, i) => (
            <span class={`space ${i === 10 ? "kill" : ""}`}>
              <Token figure={figure} size={20} mute />
            </span>
          ))}
        </span>
        {Array.from({ length: skulls }, () => (
          <Skull size={20} />
        ))}
      </div>
      <p class="row wrap">
        <span class="t3">{t("score.pays")}</span>
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
    <div class="col lesson">
      <p>{t("score.intro")}</p>
      <p class="b">{t("score.example")}</p>
      <Example skulls={0} column={1} />
      <Example skulls={1} column={2} />
      <ul class="rules">
        {RULES.map((rule) => (
          <li>{t(rule)}</li>
        ))}
      </ul>
    </div>
  );
}
