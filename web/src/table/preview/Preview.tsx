/** The preview panel: what the current option would do. */
import { Cost } from "../../drawing/Cost";
import { Skull, Token } from "../../drawing/glyphs";
import { isFigure } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { HitPreview, OptionView, PreviewView, TargetName } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { t } from "../../words/words";
import { totalPays } from "../boards/board";
import { Stack } from "../boards/parts/Fact";
import { useTable } from "../model/context";
import styles from "./Preview.module.css";
import { Target } from "./Target";

const WHOLE = 2; // hits with a line of their own; the others are listed

/** `brief`: one of several, in numbers only. */
function Hit({ hit, preview, brief }: { hit: HitPreview; preview: PreviewView; brief: boolean }) {
  const pays = totalPays((isFigure(hit.target) && preview.pays[hit.target]) || []);
  return (
    <div class={styles.hit}>
      <div class={classes("row", styles.line)}>
        <Target target={hit.target} size={22} />
        <span class={styles.tokens} data-part="tokens">
          {hit.before}
        </span>
        <span class="faint">→</span>
        <span class={classes(styles.tokens, styles.after)} data-part="tokens">
          {hit.after}
        </span>
        {hit.killed && <Skull size={22} />}
      </div>
      {!brief && (
        <ul>
          <li>
            {t("preview.damage")} <b>+{hit.damage}</b>
          </li>
          {hit.marks > 0 && (
            <li>
              {t("preview.marks")} <b>+{hit.marks}</b>
            </li>
          )}
        </ul>
      )}
      {pays.length > 0 && (
        <>
          <p class="small">
            {hit.killed && <b>{t("preview.killshot")} </b>}
            <span class={brief ? "visually-hidden" : "muted"}>{t("preview.would-pay")}</span>
          </p>
          <div class={styles.pays}>
            {pays.map(([figure, n]) => (
              <Stack key={figure} figure={figure} size={17}>
                {n}
              </Stack>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** A short title where the numbers below say the rest. */
function titleOf(preview: PreviewView, option: OptionView | undefined): string {
  if (!preview.hits.length || !option) return preview.text;
  if (!option.action.startsWith("target:")) return option.text;
  return t("preview.if-hit", { target: nameOf(`target.${option.action.slice(7) as TargetName}`) });
}

export function Preview() {
  const table = useTable();
  const preview = table.preview.value;
  if (!preview) return null;
  const option = table.decision.value?.options.find((other) => other.action === preview.action);
  const isSeveral = preview.hits.length > 1;
  return (
    <aside class={classes(styles.preview, isSeveral && styles.several)} aria-live="polite" aria-label={t("preview.label")} data-part="preview">
      <h2>{titleOf(preview, option)}</h2>
      {preview.cost && (
        <p class={classes("row small", styles.line)}>
          <span class="muted">{t("preview.paid")}</span> <Cost letters={preview.cost} size={15} />
        </p>
      )}
      {preview.hits.slice(0, WHOLE).map((hit) => (
        <Hit hit={hit} preview={preview} brief={isSeveral} />
      ))}
      {preview.hits.length > WHOLE && (
        <ul>
          {preview.hits.slice(WHOLE).map((hit) => (
            <li>
              {nameOf(`target.${hit.target}`)}
              <b>
                {hit.before} → {hit.after}
              </b>
            </li>
          ))}
        </ul>
      )}
      {preview.marks.length > 0 && (
        <ul>
          {preview.marks.map((mark) => (
            <li>
              <span class={classes("row", styles.line)}>
                <Token figure={mark.target} size={17} /> {t("preview.marks.new", { n: mark.marks })}
              </span>
              <b>
                {mark.before} → {mark.after}
              </b>
            </li>
          ))}
        </ul>
      )}
      {preview.hits.length > 0 &&
        preview.moves.map((move) => (
          <p class={classes("row small", styles.line)}>
            <Token figure={move.figure} size={17} /> {t("preview.moves", { square: move.path.at(-1) ?? "" })}
          </p>
        ))}
      {preview.next && (
        <p class={classes("small muted", styles.next)}>
          <b>{t("preview.next")}</b> {preview.next.text}
        </p>
      )}
    </aside>
  );
}
