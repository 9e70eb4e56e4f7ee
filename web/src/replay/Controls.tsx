/** The controls of a replay. Every position has a link. */
import { useEffect, useState } from "preact/hooks";
import { follow } from "../browser/route";
import { language } from "../browser/settings";
import { Icon, type IconName } from "../drawing/glyphs";
import { button } from "../kit/button";
import { classes } from "../kit/classes";
import fieldStyles from "../kit/Field.module.css";
import type { View } from "../protocol";
import { useTable } from "../table/model/context";
import { PromptBar } from "../table/prompt/PromptBar";
import { PACES, type RecordedSource } from "../table/source/RecordedSource";
import { recordAddress } from "../transport/api";
import { figureName } from "../words/catalogue";
import { series, t } from "../words/words";
import { ChancesBackdrop } from "./ChancesBackdrop";
import styles from "./Controls.module.css";

function linkTo(game: RecordedSource): string {
  const seat = game.shown.value;
  return `/replay/${game.id}?at=${game.position.value}${seat === null ? "" : `&seat=${seat}`}`;
}

/** A seat by its figures and its name. In an uploaded record the name is only a number. */
function seatLabel(seat: number, name: string, view: View | undefined): string {
  const figures = series((view?.seats[seat]?.figures ?? []).map(figureName));
  return [figures, name].filter(Boolean).join(" · ");
}

/** Arrow keys step, Shift with an arrow key goes by turns, the space bar plays. */
function useReplayKeys(game: RecordedSource): void {
  const table = useTable();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest("button, dialog, [role=dialog]") && event.key === " ") return;
      if (target.closest("select, input:not([type=range]), textarea")) return;
      const moves: Record<string, () => void> = {
        ArrowRight: () => (event.shiftKey ? game.goToNextTurn() : void game.step()),
        ArrowLeft: () => (event.shiftKey ? game.goToPreviousTurn() : game.goTo(game.position.value - 1)),
        Home: () => game.goTo(0),
        End: () => game.goTo(game.last.value),
        " ": () => (game.isPlaying.value ? game.pause() : void game.play()),
      };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      table.scored.peek()?.close();
      if (event.key !== " ") game.pause();
      move();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [game, table]);
}

function Step({ icon, label, flip, onClick }: { icon: IconName; label: string; flip?: boolean; onClick: () => void }) {
  return (
    <button class={button("square")} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={18} class={flip ? styles.flip : undefined} />
    </button>
  );
}

export function Controls({ game }: { game: RecordedSource }) {
  useReplayKeys(game);
  const position = game.position.value;
  const of = game.last.value;
  const stopAnd = (move: () => void) => () => {
    game.pause();
    move();
  };
  const isPlaying = game.isPlaying.value;
  return (
    <PromptBar label={t("replay.label")} class={styles.controls}>
      <div class={classes("row", styles.group)}>
        <Step icon="pass" flip label={t("replay.turn.back")} onClick={stopAnd(() => game.goToPreviousTurn())} />
        <Step icon="left" label={t("replay.back")} onClick={stopAnd(() => game.goTo(position - 1))} />
        <button
          class={button("prime", "square")}
          aria-label={t(isPlaying ? "replay.pause" : "replay.play")}
          onClick={() => (isPlaying ? game.pause() : void game.play())}
        >
          <Icon name={isPlaying ? "pause" : "play"} size={18} />
        </button>
        <Step icon="right" label={t("replay.on")} onClick={stopAnd(() => void game.step())} />
        <Step icon="pass" label={t("replay.turn.on")} onClick={stopAnd(() => game.goToNextTurn())} />
      </div>
      <div class={classes("grow", styles.scrubber)}>
        <ChancesBackdrop game={game} />
        <input
          type="range"
          min={0}
          max={of}
          value={position}
          aria-label={t("replay.position")}
          aria-valuetext={t("replay.at", { at: position, of })}
          onInput={(event) => {
            game.pause();
            game.goTo(Number(event.currentTarget.value));
          }}
        />
      </div>
      <Choices game={game} />
    </PromptBar>
  );
}

/** Position, pace, perspective, and links. */
function Choices({ game }: { game: RecordedSource }) {
  const info = game.table.value;
  const position = game.position.value;
  const shown = game.shown.value;
  const isOver = (info?.finished ?? null) !== null; // until then, players see only what they can see at the table
  const [copied, setCopied] = useState(false);
  const link = linkTo(game);
  useEffect(() => {
    history.replaceState(null, "", link);
    setCopied(false);
  }, [link]);
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(link, location.href).href);
    setCopied(true);
  };
  return (
    <div class={classes("row", styles.group)}>
      <span class={classes("small muted", styles.position)} data-part="position">
        {t("replay.at", { at: position, of: game.last.value })}
      </span>
      <select
        class={fieldStyles.input}
        aria-label={t("replay.pace")}
        title={t("replay.pace")}
        value={String(game.pace.value)}
        onChange={(event) => {
          game.pace.value = Number(event.currentTarget.value);
        }}
      >
        {PACES.map((pace) => (
          <option key={pace} value={String(pace)}>
            {new Intl.NumberFormat(language.value).format(pace)}×
          </option>
        ))}
      </select>
      <select
        class={fieldStyles.input}
        aria-label={t("replay.eyes")}
        title={t("replay.eyes")}
        value={shown === null ? "" : String(shown)}
        onChange={(event) => void game.showAs(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
      >
        {(isOver || shown === null) && <option value="">{t("replay.spectator")}</option>}
        {info?.seats
          .filter((seat) => isOver || seat.seat === shown)
          .map((seat) => (
            <option key={seat.seat} value={String(seat.seat)}>
              {seatLabel(seat.seat, seat.called, game.perspective.value?.view)}
            </option>
          ))}
      </select>
      <Step icon={copied ? "check" : "link"} label={t(copied ? "replay.copied" : "replay.link")} onClick={() => void copy()} />
      {info && !isOver && (
        <a class={button()} href={`/table/${game.id}`} onClick={follow}>
          {t("replay.table")}
        </a>
      )}
      {isOver && (
        <a class={button("square")} href={recordAddress(game.id)} download={`${game.id}.killshot`} aria-label={t("replay.record")} title={t("replay.record")}>
          <Icon name="download" size={18} />
        </a>
      )}
    </div>
  );
}
