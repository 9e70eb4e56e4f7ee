/** A player board: damage in order, marks, deaths, what the board would pay now. */
import { Skull, Token } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import lightStyles from "../options/light.module.css";
import { Tag } from "../../kit/Tag";
import type { FigureName, View } from "../../protocol";
import { figureName, levelName } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { ghostTokens, totalPays } from "./board";
import styles from "./Board.module.css";
import frameStyles from "./frame.module.css";
import { Ability } from "./parts/Ability";
import { Clock } from "./parts/Clock";
import clockStyles from "./parts/Clock.module.css";
import { DamageTrack } from "./parts/DamageTrack";
import { Fact, Stack, Stacks } from "./parts/Fact";
import { Adrenaline, Signs } from "./parts/Signs";
import { Stock } from "./parts/Stock";
import { useBoard } from "./useBoard";

/** `tight`: for six boards in one column. */
export function Board({ figure, view, tight }: { figure: FigureName; view: View; tight: boolean }) {
  const table = useTable();
  const seat = view.figures[figure]!.seat;
  const { state, frame, attributes } = useBoard(figure, view, seat !== null && view.active === seat && !view.over);
  const info = seat === null ? null : table.source.table.value?.seats[seat];
  const preview = table.preview.value;
  const ghosts = ghostTokens(figure, preview);
  const pays = totalPays(preview?.pays[figure] ?? state.pays);
  const level = info?.kind === "bot" ? levelName(info.level) : undefined;
  const player = seat !== null && seat === view.seat ? t("figure.you") : (level ?? info?.name ?? "");
  const bot = seat === null || info?.kind === "bot" ? t("board.bot") : info?.away ? t("board.bot-plays") : "";
  const flash = table.flash.value.has(`figure:${figure}`);
  // A target can be picked here as well as in the arena; only the arena is in the tab order.
  return (
    <section class={classes(frame, styles.board, tight && styles.tight, flash && lightStyles.flash)} {...attributes}>
      <div class={styles.who}>
        <Token figure={figure} size={tight ? 34 : 40} mute />
        {state.killed ? <span class={clockStyles.clock}>{t("board.down")}</span> : <Clock seat={seat} fallback={bot} />}
      </div>
      <div class="grow">
        <div class={styles.head}>
          <span class={styles.name}>{figureName(figure)}</span>
          <span class={frameStyles.player} data-part="player">
            {player}
          </span>
          {state.flipped && <Tag text={t("board.frenzy")} />}
          <Adrenaline state={state} view={view} />
          <Signs figure={figure} view={view} />
          {seat !== null && view.seats[seat]?.figures[0] === figure && <Stock view={view} seat={seat} />}
        </div>
        <DamageTrack state={state} figure={figure} ghosts={ghosts} size={tight ? 19 : 22} variant={tight ? "tight" : undefined} />
        <div class={styles.facts}>
          <Fact label={t("board.marks")}>
            {Object.keys(state.marks).length ? <Stacks counts={state.marks} /> : <span class="faint">{t("board.none")}</span>}
          </Fact>
          <Fact label={t("board.deaths")}>{state.skulls ? Array.from({ length: state.skulls }, () => <Skull size={14} />) : "0"}</Fact>
          {tight && <Ability figure={figure} view={view} tight />}
          <Fact label={t("board.pays")} class={styles.pays}>
            {pays.map(([name, n]) => (
              <Stack figure={name} loose>
                {n}
              </Stack>
            ))}
            {!pays.length && <span class="faint">{t("board.nobody")}</span>}
          </Fact>
        </div>
      </div>
      {!tight && <Ability figure={figure} view={view} tight={false} />}
    </section>
  );
}
