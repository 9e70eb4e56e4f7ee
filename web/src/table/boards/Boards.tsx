/** All boards: small ones on a phone, grouped by team in team play. */
import { isSmall } from "../../browser/screen";
import type { View } from "../../protocol";
import { figuresOf } from "../model/view";
import { SmallTeams } from "../teams/SmallTeams";
import { teamOf } from "../teams/team";
import { TeamSide } from "../teams/TeamSide";
import { Board } from "./Board";
import styles from "./Boards.module.css";
import { SmallBoard } from "./SmallBoard";

const ROOMY = 5; // boards; more of them are set tight

/** `whole`: not the small ones, even on a phone. */
export function Boards({ view, whole = !isSmall.value }: { view: View; whole?: boolean }) {
  const figures = figuresOf(view);
  if (view.teams) {
    if (!whole) return <SmallTeams view={view} />;
    return (
      <div class={styles.list}>
        {[teamOf(view), 1 - teamOf(view)].map((team) => (
          <TeamSide key={team} view={view} team={team} />
        ))}
      </div>
    );
  }
  return (
    <div class={whole ? styles.boards : styles.list}>
      {figures.map((figure) =>
        whole ? (
          <Board key={figure} figure={figure} view={view} tight={figures.length > ROOMY && !isSmall.value} />
        ) : (
          <SmallBoard key={figure} figure={figure} view={view} />
        ),
      )}
    </div>
  );
}
