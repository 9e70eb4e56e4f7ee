/** The preview panel: what the option looked at would do, in digits first. */
import { Cost, Cube, Skull, Token } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import { isFigure, squareName } from "../../drawing/names";
import type { ColourName, HitPreview, OptionView, PreviewView, TargetName } from "../../protocol";
import { totals } from "../boards/Boards";
import { useTable } from "../model";

/** `brief`: one of several, so in digits alone. */
function Hit({ hit, preview, brief }: { hit: HitPreview; preview: PreviewView; brief: boolean }) {
  const pays = isFigure(hit.target) ? preview.pays[hit.target] : undefined;
  return (
    <div class="peek-hit">
      <div class="row">
        <Target target={hit.target} size={22} />
        <span class="n30">{hit.before}</span>
        <span class="t3">→</span>
        <span class="n30 after">{hit.after}</span>
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
      {pays && pays.length > 0 && (
        <>
          <p class="small">
            {hit.killed && <b>{t("preview.killshot")} </b>}
            <span class={brief ? "sr" : "t2"}>{t("preview.would-pay")}</span>
          </p>
          <div class="peek-pays">
            {totals({ pays }).map(([figure, n]) => (
              <span class="stack">
                <Token figure={figure} size={17} />
                {n}
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** A figure or, in Domination, a spawnpoint: `red-spawnpoint`. */
const colourOf = (target: TargetName) => target.split("-")[0] as ColourName;

function Target({ target, size }: { target: TargetName; size: number }) {
  return isFigure(target) ? <Token figure={target} size={size} /> : <Cube colour={colourOf(target)} size={size} />;
}

/** The same where there is no room for a panel: on a phone, under the first hit, which the prompt says itself. */
export function PeekLines({ preview }: { preview: PreviewView }) {
  const pays = preview.hits.flatMap((hit) => (isFigure(hit.target) ? [preview.pays[hit.target] ?? []] : []))[0] ?? [];
  return (
    <div class="peek-lines" aria-label={t("preview.label")} role="group">
      {preview.cost && (
        <span>
          {t("preview.paid")} <Cost letters={preview.cost} size={15} />
        </span>
      )}
      {preview.hits.slice(1).map((hit) => (
        <span>
          <Target target={hit.target} size={17} />
          <b>
            {hit.before} → {hit.after}
          </b>
          {hit.killed && <Skull size={16} />}
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
        <span>
          {t("preview.would-pay")}
          {totals({ pays }).map(([figure, n]) => (
            <span class="stack">
              <Token figure={figure} size={17} />
              {n}
            </span>
          ))}
        </span>
      )}
      {preview.next && (
        <span class="next">
          <b>{t("preview.next")}</b> {preview.next.text}
        </span>
      )}
    </div>
  );
}

const targetName = (target: TargetName) => (isFigure(target) ? figureName(target) : t("square.spawn", { colour: t(`spawn.${colourOf(target)}`) }));

/** What is said in digits below needs no sentence above. */
function titleOf(preview: PreviewView, option: OptionView | undefined): string {
  if (!preview.hits.length || !option) return preview.text;
  return option.action.startsWith("target:") ? t("preview.if-hit", { target: targetName(option.action.slice(7) as TargetName) }) : option.text;
}

export function Peek() {
  const table = useTable();
  const preview = table.preview.value;
  if (!preview) return null;
  const option = table.decision.value?.options.find((other) => other.action === preview.action);
  return (
    <aside class={`peek ${preview.hits.length > 1 ? "several" : ""}`} aria-live="polite" aria-label={t("preview.label")}>
      <h2>{titleOf(preview, option)}</h2>
      {preview.cost && (
        <p class="row small">
          <span class="t2">{t("preview.paid")}</span> <Cost letters={preview.cost} size={15} />
        </p>
      )}
      {preview.hits.slice(0, 2).map((hit) => (
        <Hit hit={hit} preview={preview} brief={preview.hits.length > 1} />
      ))}
      {preview.hits.length > 2 && (
        <ul>
          {preview.hits.slice(2).map((hit) => (
            <li>
              {targetName(hit.target)}
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
              <span class="row">
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
          <p class="small row">
            <Token figure={move.figure} size={17} /> {t("preview.moves", { square: squareName(move.path[move.path.length - 1] ?? "") })}
          </p>
        ))}
      {preview.next && (
        <p class="small t2 next">
          <b>{t("preview.next")}</b> {preview.next.text}
        </p>
      )}
    </aside>
  );
}
