/** The log. Pointing at a line highlights the things it is about. */
import { useEffect, useRef } from "preact/hooks";
import { Token } from "../../drawing/glyphs";
import { isFigure, spawnpointColour } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { EventView, FigureName, TableEvent, View } from "../../protocol";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import type { Thing } from "../options/choices";
import styles from "./Log.module.css";

/** The figure whose token is shown before a line. */
export function actorOf(event: EventView, view: View): FigureName | null {
  for (const name of [event.by, event.figure, event.owner, event.victim]) if (name && isFigure(name)) return name;
  const seat = event.seat ?? null;
  return seat === null ? null : (view.seats[seat]?.figures[0] ?? null);
}

/** The things that a line is about. */
export function thingsOf(event: EventView): Set<Thing> {
  const things = new Set<Thing>();
  for (const name of [event.by, event.figure, event.owner, event.victim, ...(event.figures ?? [])]) {
    if (!name) continue;
    const colour = spawnpointColour(name);
    things.add(colour ? `spawnpoint:${colour}` : `figure:${name}`);
  }
  for (const square of [event.square, event.origin]) if (square) things.add(`square:${square}`);
  if (event.weapon) things.add(`weapon:${event.weapon}`);
  return things;
}

/** A ref for a list that scrolls to its end whenever it grows. */
export function useScrolledToEnd(length: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [length]);
  return list;
}

export function Log({ view }: { view: View }) {
  const table = useTable();
  const lines = (table.perspective?.log ?? []).filter((event) => event.text && !event.aside);
  const list = useScrolledToEnd(lines.length);
  const point = (event: TableEvent | null) => {
    table.flash.value = event ? thingsOf(event) : new Set();
  };
  if (!lines.length) return <p class={classes("faint small", styles.empty)}>{t("log.empty")}</p>;
  return (
    <div class={styles.log} ref={list} role="log" aria-label={t("log.label")} tabIndex={0}>
      <ol>
        {lines.map((event, i) => {
          const actor = actorOf(event, view);
          return (
            <li class={i === lines.length - 1 ? styles.latest : undefined}>
              <button
                tabIndex={-1}
                onPointerEnter={() => point(event)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(event)}
                onBlur={() => point(null)}
                onClick={() => "weapon" in event && table.inspect({ kind: "weapon", name: event.weapon }, true)}
              >
                {actor ? <Token figure={actor} size={18} mute /> : <span class={styles.nobody} />}
                <span>{event.text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
