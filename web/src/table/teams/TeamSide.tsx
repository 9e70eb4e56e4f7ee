/** A team: its figures and its buffer. */
import { Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import { Tag } from "../../kit/Tag";
import type { FigureName, View } from "../../protocol";
import { t } from "../../words/words";
import { Stacks } from "../boards/parts/Fact";
import { Bars } from "./Bars";
import { Member } from "./Member";
import { bufferOf, FULL, isTurnOf, membersOf, teamName, teamOf } from "./team";
import styles from "./TeamSide.module.css";

const SPACES = 8;

function marksOn(view: View, team: number): Partial<Record<FigureName, number>> {
  const marks: Partial<Record<FigureName, number>> = {};
  for (const figure of membersOf(view, team)) {
    for (const [by, n] of Object.entries(view.figures[figure]!.marks) as [FigureName, number][]) marks[by] = (marks[by] ?? 0) + n;
  }
  return marks;
}

function Buffer({ view, team, isOwn }: { view: View; team: number; isOwn: boolean }) {
  const tokens = bufferOf(view, team);
  const marks = marksOn(view, team);
  const full = tokens.length >= FULL;
  const title = t(view.seat === null ? "teams.waiting" : isOwn ? "teams.waiting.you" : "teams.waiting.them");
  return (
    <section class={classes(styles.buffer, full && styles.full)} aria-label={`${t("teams.waiting")}: ${teamName(team)}`}>
      <div class="row">
        <span class="caps grow">{title}</span>
        <b>
          {tokens.length}
          <span class="faint">/{FULL}</span>
        </b>
      </div>
      <div class={styles.tokens}>
        {Array.from({ length: Math.max(SPACES, tokens.length) }, (_, i) => {
          const token = tokens[i];
          return (
            <span class={classes(styles.space, i < FULL && styles.below, i === FULL && styles.gate)}>{token && <Token figure={token} size={19} mute />}</span>
          );
        })}
      </div>
      <div class={classes("row small", styles.marks)}>
        <span class="faint">{t("board.marks")}</span>
        {Object.keys(marks).length ? <Stacks counts={marks} size={17} /> : <span class="faint">{t("board.none")}</span>}
        <span class="grow" />
        <span class={full ? "bold" : "muted"}>{t(full ? "teams.flushes" : "teams.waits")}</span>
      </div>
    </section>
  );
}

export function TeamSide({ view, team }: { view: View; team: number }) {
  const isTurn = isTurnOf(view, team);
  const isOwn = view.seat !== null && teamOf(view) === team;
  return (
    <>
      <div class={styles.head}>
        <Bars team={team} />
        <b class="grow">{teamName(team)}</b>
        {isTurn && <Tag text={t(isOwn ? "teams.your-turn" : "teams.their-turn")} bright={isOwn} />}
      </div>
      <Buffer view={view} team={team} isOwn={isOwn} />
      {membersOf(view, team).map((figure) => (
        <Member key={figure} figure={figure} view={view} isTurn={isTurn} />
      ))}
    </>
  );
}
