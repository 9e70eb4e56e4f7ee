/** A replay: the table itself, with a scrubber where the prompt would be. Every position has a link. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { ask } from "../transport/api";
import { Icon, type IconName } from "../drawing/glyphs";
import { figureName, series, t } from "../words/i18n";
import { follow, route } from "../kit/route";
import { language } from "../kit/settings";
import type { Expectation, View } from "../protocol";
import { Table, TableModel, useTable } from "../table/model";
import { stageOf } from "../table/motion/motion";
import { leaders } from "../table/boards/sides";
import { Screen } from "../table/TableScreen";
import { PACES, Recording } from "../table/source/recording";
import "./replay.css";

const useRecording = () => useTable().net as Recording;

export function ReplayScreen({ id }: { id: string }) {
  const table = useMemo(() => {
    const { query } = route.peek();
    const seat = query.get("seat");
    const recording = new Recording(id, { at: Number(query.get("at") ?? 0) || 0, seat: seat === null ? null : Number(seat) });
    const model = new TableModel(recording);
    recording.animateWith(stageOf(model));
    model.foot = Controls;
    model.explains = () => !recording.playing.peek();
    return model;
  }, [id]);
  useEffect(() => () => table.close(), [table]);
  return (
    <Table.Provider value={table}>
      <Screen />
    </Table.Provider>
  );
}

function linkOf(recording: Recording): string {
  const seat = recording.shown.value;
  return `/replay/${recording.id}?at=${recording.at.value}${seat === null ? "" : `&seat=${seat}`}`;
}

/** A seat by its figures and its name, which in a record from elsewhere may be a mere number. */
function eyesOf(seat: number, name: string, view: View | undefined): string {
  const figures = series((view?.seats[seat]?.figures ?? []).map(figureName));
  return [figures, name].filter(Boolean).join(" · ");
}

/** Arrows step, Shift and arrows go by turns, space plays. */
function useReplayKeys(recording: Recording): void {
  const table = useTable();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest("input:not([type=range]), select, textarea, button, [role=dialog]") && event.key === " ") return;
      if (target.closest("select, input:not([type=range]), textarea")) return;
      const moves: Record<string, () => void> = {
        ArrowRight: () => (event.shiftKey ? recording.nextTurn() : void recording.step()),
        ArrowLeft: () => (event.shiftKey ? recording.previousTurn() : recording.go(recording.at.value - 1)),
        Home: () => recording.go(0),
        End: () => recording.go(recording.last.value),
        " ": () => (recording.playing.value ? recording.pause() : void recording.run()),
      };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      table.scored.peek()?.done();
      if (event.key !== " ") recording.pause();
      move();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [recording]);
}

function Step({ icon, label, flip, onClick }: { icon: IconName; label: string; flip?: boolean; onClick: () => void }) {
  return (
    <button class="btn sq" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={18} class={flip ? "flip" : ""} />
    </button>
  );
}

function Controls() {
  const recording = useRecording();
  const info = recording.table.value;
  const [copied, setCopied] = useState(false);
  useReplayKeys(recording);
  const at = recording.at.value;
  const over = info?.status === "finished"; // as long as it is not, everybody sees with their own eyes alone
  useEffect(() => {
    history.replaceState(null, "", linkOf(recording));
    setCopied(false);
  }, [at, recording.shown.value]);
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(linkOf(recording), location.href).href);
    setCopied(true);
  };
  return (
    <section class="prompt replay" aria-label={t("replay.label")}>
      <div class="row">
        <Step icon="pass" flip label={t("replay.turn.back")} onClick={() => (recording.pause(), recording.previousTurn())} />
        <Step icon="left" label={t("replay.back")} onClick={() => (recording.pause(), recording.go(at - 1))} />
        <button
          class="btn prime sq"
          aria-label={recording.playing.value ? t("replay.pause") : t("replay.play")}
          onClick={() => (recording.playing.value ? recording.pause() : void recording.run())}
        >
          <Icon name={recording.playing.value ? "pause" : "play"} size={18} />
        </button>
        <Step icon="right" label={t("replay.on")} onClick={() => (recording.pause(), void recording.step())} />
        <Step icon="pass" label={t("replay.turn.on")} onClick={() => (recording.pause(), recording.nextTurn())} />
      </div>
      <div class="scrub grow">
        <Graph recording={recording} />
        <input
          type="range"
          min={0}
          max={recording.last.value}
          value={at}
          aria-label={t("replay.position")}
          aria-valuetext={t("replay.at", { at, of: recording.last.value })}
          onInput={(event) => (recording.pause(), recording.go(Number(event.currentTarget.value)))}
        />
      </div>
      <div class="row">
        <span class="small t2 place">{t("replay.at", { at, of: recording.last.value })}</span>
        <select
          aria-label={t("replay.pace")}
          title={t("replay.pace")}
          value={String(recording.pace.value)}
          onChange={(event) => (recording.pace.value = Number(event.currentTarget.value))}
        >
          {PACES.map((pace) => (
            <option value={String(pace)}>{new Intl.NumberFormat(language.value).format(pace)}×</option>
          ))}
        </select>
        <select
          aria-label={t("replay.eyes")}
          title={t("replay.eyes")}
          value={recording.shown.value === null ? "" : String(recording.shown.value)}
          onChange={(event) => void recording.seeAs(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
        >
          {(over || recording.shown.value === null) && <option value="">{t("replay.spectator")}</option>}
          {info?.seats
            .filter((seat) => over || seat.seat === recording.shown.value)
            .map((seat) => (
              <option value={String(seat.seat)}>{eyesOf(seat.seat, seat.called, recording.sight.value?.view)}</option>
            ))}
        </select>
        <Step icon={copied ? "check" : "link"} label={copied ? t("replay.copied") : t("replay.link")} onClick={() => void copy()} />
        {info && !over && (
          <a class="btn" href={`/table/${recording.id}`} onClick={follow}>
            {t("replay.table")}
          </a>
        )}
        {over && (
          <a
            class="btn sq"
            href={`/api/tables/${recording.id}/record`}
            download={`${recording.id}.killshot`}
            aria-label={t("replay.record")}
            title={t("replay.record")}
          >
            <Icon name="download" size={18} />
          </a>
        )}
      </div>
    </section>
  );
}

const TINTS = ["violet", "dozer", "sprog", "d-struct-or", "banshee", "echo"];

/** How the chances of each seat or team went, behind the scrubber. */
function Graph({ recording }: { recording: Recording }) {
  const [found, setFound] = useState<Expectation | null>(null);
  const finished = recording.table.value?.status === "finished";
  useEffect(() => {
    if (!finished) return;
    ask<Expectation>("GET", `/api/tables/${recording.id}/expectation`).then(setFound, () => setFound(null));
  }, [recording.id, finished]);
  const view = recording.sight.value?.view;
  if (!found || found.positions.length < 2 || !view) return null;
  const last = Math.max(recording.last.value, 1);
  const tint = (seat: number) => view.seats[seat]?.figures[0] ?? TINTS[seat];
  return (
    <svg class="chances" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={t("replay.chances")}>
      {found.turning.map((move) => (
        <path d={`M${(100 * move) / last} 0V100`} class="turning" vector-effect="non-scaling-stroke" />
      ))}
      {leaders(view.seats).map((seat) => (
        <polyline
          points={found.positions.map((row, i) => `${(100 * i * found.every) / last},${100 - row[seat]!}`).join(" ")}
          fill="none"
          stroke={`var(--fig-${tint(seat)})`}
          vector-effect="non-scaling-stroke"
          stroke-width="1.6"
        />
      ))}
    </svg>
  );
}
