/** Both teams on a phone, side by side: six figures and two buffers at a glance. */
import { Skull, Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import type { FigureName, View } from "../../protocol";
import { t } from "../../words/words";
import { DamageTrack } from "../boards/parts/DamageTrack";
import { Signs } from "../boards/parts/Signs";
import boardStyles from "../boards/SmallBoard.module.css";
import { Bars } from "./Bars";
import styles from "./SmallTeams.module.css";
import { bufferOf, FULL, isTurnOf, membersOf, teamName, teamOf } from "./team";
import { useMember } from "./useMember";

function SmallMember({ figure, view, isTurn }: { figure: FigureName; view: View; isTurn: boolean }) {
  const { state, frame, attributes, action } = useMember(figure, view, isTurn);
  return (
    <section class={classes(frame, boardStyles.board, boardStyles.half)} {...attributes}>
      <Token figure={figure} size={28} mute />
      <div>
        <DamageTrack state={state} figure={figure} size={10} variant="half" />
        <div class={boardStyles.facts}>
          <b>{state.damage.length}</b>
          <Signs figure={figure} view={view} />
          {Array.from({ length: state.skulls }, () => (
            <Skull size={13} />
          ))}
          <span class="grow" />
          {action && <span class="faint">{t(`teams.${action}`)}</span>}
        </div>
      </div>
    </section>
  );
}

export function SmallTeams({ view }: { view: View }) {
  return (
    <div class={styles.teams}>
      {[teamOf(view), 1 - teamOf(view)].map((team) => {
        const tokens = bufferOf(view, team);
        return (
          <div key={team} class={styles.team} role="group" aria-label={teamName(team)}>
            <div class={classes(styles.buffer, tokens.length >= FULL && styles.full)}>
              <Bars team={team} />
              <span class={styles.tokens}>
                {tokens.map((figure) => (
                  <Token figure={figure} size={12} mute />
                ))}
              </span>
              <b role="img" aria-label={`${t("teams.waiting")}: ${tokens.length}/${FULL}`}>
                {tokens.length}
                <span class="faint">/{FULL}</span>
              </b>
            </div>
            {membersOf(view, team).map((figure) => (
              <SmallMember key={figure} figure={figure} view={view} isTurn={isTurnOf(view, team)} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
