/** The preview on a phone. The prompt itself says what the first hit would do. */
import { Cost } from "../../drawing/Cost";
import { Skull, Token } from "../../drawing/glyphs";
import { isFigure } from "../../drawing/names";
import type { PreviewView } from "../../protocol";
import { t } from "../../words/words";
import { totalPays } from "../boards/board";
import { Stack } from "../boards/parts/Fact";
import styles from "./PreviewLines.module.css";
import { Target } from "./Target";

export function PreviewLines({ preview }: { preview: PreviewView }) {
  const hit = preview.hits.map(({ target }) => target).find(isFigure);
  const pays = totalPays((hit && preview.pays[hit]) ?? []);
  return (
    <div class={styles.lines} aria-label={t("preview.label")} role="group" data-part="preview">
      {preview.cost && (
        <span>
          {t("preview.paid")} <Cost letters={preview.cost} size={15} />
        </span>
      )}
      {preview.hits.slice(1).map((other) => (
        <span>
          <Target target={other.target} size={17} />
          <b>
            {other.before} → {other.after}
          </b>
          {other.killed && <Skull size={16} />}
        </span>
      ))}
      {preview.marks.map((mark) => (
        <span>
          <Token figure={mark.target} size={17} /> {t("preview.marks.new", { n: mark.marks })}
          <b>
            {mark.before} → {mark.after}
          </b>
        </span>
      ))}
      {pays.length > 0 && (
        <span class={styles.pays}>
          {t("preview.would-pay")}
          {pays.map(([figure, n]) => (
            <Stack key={figure} figure={figure} size={17}>
              {n}
            </Stack>
          ))}
        </span>
      )}
      {preview.next && (
        <span class={styles.next}>
          <b>{t("preview.next")}</b> {preview.next.text}
        </span>
      )}
    </div>
  );
}
