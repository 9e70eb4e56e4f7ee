/** Team play: the points of both teams, and the skulls between them. */
import { Skull } from "../../drawing/glyphs";
import type { View } from "../../protocol";
import { t } from "../../words/words";
import { Bars } from "../teams/Bars";
import { teamName, teamPoints } from "../teams/team";
import styles from "./TeamScores.module.css";

const SKULLS = 8;

function Points({ view, team }: { view: View; team: number }) {
  const points = teamPoints(view, team);
  return points === null ? null : <span class={styles.points}>{points}</span>;
}

export function TeamScores({ view }: { view: View }) {
  const left = view.skulls_left;
  return (
    <div class={styles.scores}>
      <span class="row">
        <Bars team={0} />
        <b class={styles.name}>{teamName(0)}</b>
      </span>
      <Points view={view} team={0} />
      <span class={styles.skulls}>
        {Array.from({ length: SKULLS }, (_, i) => (
          <Skull size={19} hollow={i >= left} fill={i >= left ? "#67738d" : undefined} />
        ))}
        <b>{t("top.left", { n: left })}</b>
      </span>
      <Points view={view} team={1} />
      <span class="row">
        <b class={styles.name}>{teamName(1)}</b>
        <Bars team={1} />
      </span>
    </div>
  );
}
