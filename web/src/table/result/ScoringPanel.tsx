/** The panel that explains a kill: who got which points, and why. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Skull, Token } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import { Dialog } from "../../kit/Dialog";
import { figureName, nameOf } from "../../words/catalogue";
import { t } from "../../words/words";
import { killshotSpace } from "../boards/board";
import { DamageTrack } from "../boards/parts/DamageTrack";
import { useTable } from "../model/context";
import { ownFigures } from "../model/view";
import { type ScoredBoard, type Share, sharesOf } from "./scored";
import styles from "./ScoringPanel.module.css";

const CLOSES = 8000; // ms

function ShareRow({ share, place, hits }: { share: Share; place: number; hits: number }) {
  const view = useTable().perspective?.view;
  const isOwn = !share.unclaimed && view !== undefined && ownFigures(view).includes(share.figure);
  const parts = [share.rank ? String(share.rank) : "", share.firstBlood ? t("scoring.first-blood", { n: share.firstBlood }) : ""].filter(Boolean);
  return (
    <li class={classes(styles.pay, isOwn && styles.own, `tint-${share.figure}`)}>
      <b class={styles.place}>{t("scoring.place", { n: place })}</b>
      <Token figure={share.figure} size={30} mute />
      <span class="grow">
        <b>{isOwn ? t("home.you") : figureName(share.figure)}</b>
        <br />
        <span class="muted small">{t("scoring.hits", { n: hits })}</span>
      </span>
      {share.unclaimed ? (
        <span class="muted small">{t("scoring.unclaimed", { n: share.rank })}</span>
      ) : (
        <>
          <span class="muted small">{parts.join(" + ")}</span>
          <b class={styles.sum}>+{share.rank + share.firstBlood}</b>
        </>
      )}
    </li>
  );
}

function Fact({ title, text, children }: { title: string; text: string; children: ComponentChildren }) {
  return (
    <li class={classes("plate", styles.fact)}>
      {children}
      <span>
        <b>{title}</b> {text}
      </span>
    </li>
  );
}

function Facts({ scored }: { scored: ScoredBoard }) {
  const { victim, state, aftermath } = scored;
  const killshot = killshotSpace(state);
  const killer = state.damage[killshot - 1];
  const overkill = state.damage[killshot];
  if (!scored.isKill || !killer) return null;
  return (
    <ul class={styles.facts}>
      <Fact title={t("scoring.killshot")} text={t("scoring.killshot.text", { figure: figureName(killer) })}>
        <Token figure={killer} size={22} mute />
      </Fact>
      {overkill && (
        <Fact title={t("scoring.overkill")} text={t("scoring.overkill.text")}>
          <Token figure={overkill} size={22} mute />
        </Fact>
      )}
      {overkill && overkill !== victim && (
        <Fact title={t("scoring.revenge")} text={t("scoring.revenge.text", { figure: figureName(victim), killer: nameOf(`target.${overkill}`) })}>
          <Token figure={victim} size={22} mute />
        </Fact>
      )}
      {aftermath && (
        <Fact title={t(`scoring.${aftermath}`, { figure: figureName(victim) })} text={t(`scoring.${aftermath}.text`)}>
          <Skull size={22} hollow={aftermath === "flip"} />
        </Fact>
      )}
    </ul>
  );
}

export function ScoringPanel() {
  const table = useTable();
  const scored = table.scored.value;
  useEffect(() => {
    if (!scored) return;
    const timer = setTimeout(scored.close, CLOSES);
    return () => clearTimeout(timer);
  }, [scored]);
  if (!scored) return null;
  const { victim, state, event, points } = scored;
  const pay = event.kind === "board-scored" ? event.pay : null; // in team play a board pays as a whole
  const killshot = killshotSpace(state);
  const title = t(scored.isOver && !scored.isKill ? "scoring.end" : "scoring.down", { figure: figureName(victim) });
  const isOpen = table.source.table.value?.options.open_points;
  return (
    <Dialog label={title} onClose={scored.close} class={`tint-${victim}`}>
      <div class="row">
        <Token figure={victim} size={44} mute />
        <div class="grow">
          <h1 class="title-l">{title}</h1>
          <p class="muted">{t("scoring.under", { n: state.damage.length })}</p>
        </div>
        <Skull size={32} />
      </div>
      <DamageTrack state={state} size={26} variant="large" />
      <p class={classes("row small muted", styles.notes)} aria-hidden="true">
        <span class="grow">{pay?.some((row) => row.why === "first-blood") && t("scoring.at.first")}</span>
        {state.damage[killshot - 1] && <span>{t("scoring.at.killshot")}</span>}
        {state.damage[killshot] && <span>{t("scoring.at.overkill")}</span>}
      </p>
      {pay ? (
        <ol class={styles.pays}>
          {sharesOf(pay).map((share, i) => (
            <ShareRow
              key={`${share.figure}${share.unclaimed}`}
              share={share}
              place={i + 1}
              hits={state.damage.filter((owner) => owner === share.figure).length}
            />
          ))}
        </ol>
      ) : (
        <p class="title-m">{event.text}</p>
      )}
      <Facts scored={scored} />
      {points && (
        <p class={classes("plate row", styles.points)}>
          <span class="grow muted">{t(isOpen ? "scoring.points" : "scoring.secret")}</span>
          <b>{points[0]}</b> → <b class={styles.sum}>{points[1]}</b>
        </p>
      )}
      <div class="row">
        <span class="grow small faint">{t("scoring.closes")}</span>
        <button class={button("prime")} onClick={scored.close}>
          {t("scoring.go-on")}
        </button>
      </div>
    </Dialog>
  );
}
