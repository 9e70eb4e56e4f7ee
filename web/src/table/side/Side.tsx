/** The side panel: log, card, chat. */
import { useEffect, useRef, useState } from "preact/hooks";
import { catalogue } from "../../transport/api";
import { Icon, Token } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import { type Figure, isFigure } from "../../drawing/names";
import type { EventView, TableEvent, View } from "../../protocol";
import { Inspector } from "../cards/Inspector";
import { type Tab, type TableModel, useTable } from "../model";
import type { Thing } from "../prompt/things";

/** Whose token stands before a line. */
export function actorOf(event: EventView, view: View): Figure | null {
  for (const name of [event.by, event.figure, event.owner, event.victim]) if (name && isFigure(name)) return name;
  const seat = event.seat ?? null;
  return seat === null ? null : (view.seats[seat]?.figures[0] ?? null);
}

/** What a line speaks of. */
export function thingsOf(event: EventView): Set<Thing> {
  const things = new Set<Thing>();
  for (const name of [event.by, event.figure, event.owner, event.victim, ...(event.figures ?? [])]) {
    if (!name) continue;
    things.add(name.endsWith("-spawnpoint") ? `spawnpoint:${name.split("-")[0]}` : `figure:${name}`);
  }
  for (const square of [event.square, event.origin]) if (square) things.add(`square:${square}`);
  if (event.weapon) things.add(`weapon:${event.weapon}`);
  return things;
}

export function Log({ view }: { view: View }) {
  const table = useTable();
  const sight = table.net.sight.value;
  const list = useRef<HTMLDivElement>(null);
  const lines = (sight?.log ?? []).filter((event) => event.text && !event.aside);
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  const point = (event: TableEvent | null) => {
    table.flash.value = event ? thingsOf(event) : new Set();
  };
  if (!lines.length) return <p class="t3 small pick-card">{t("log.empty")}</p>;
  return (
    <div class="log" ref={list} role="log" aria-label={t("log.label")} tabIndex={0}>
      <ol>
        {lines.map((event, i) => {
          const actor = actorOf(event, view);
          return (
            <li class={i === lines.length - 1 ? "now" : ""}>
              <button
                tabIndex={-1}
                onPointerEnter={() => point(event)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(event)}
                onBlur={() => point(null)}
                onClick={() => "weapon" in event && table.inspect({ kind: "weapon", name: event.weapon }, true)}
              >
                {actor ? <Token figure={actor} size={18} mute /> : <span class="no-token" />}
                <span>{event.text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export function Chat() {
  const table = useTable();
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const seat = table.net.shown.value;
  const lines = table.net.chat.value.filter((line) => !table.muted.value.has(line.seat));
  const speakers = [...new Set(table.net.chat.value.map((line) => line.seat))].filter((other) => other !== seat);
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  const mute = (other: number) => {
    const muted = new Set(table.muted.value);
    if (!muted.delete(other)) muted.add(other);
    table.muted.value = muted;
  };
  return (
    <div class="chat">
      <div class="log" ref={list} role="log" aria-label={t("chat.label")} tabIndex={0}>
        <ol>
          {!lines.length && <li class="t3">{t("chat.empty")}</li>}
          {lines.map((line) => (
            <li>
              <b>{line.name}</b> <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
      {speakers.length > 0 && (
        <div class="row wrap mutes">
          {speakers.map((other) => {
            const muted = table.muted.value.has(other);
            return (
              <button class={`chip ${muted ? "is-muted" : ""}`} aria-pressed={muted} onClick={() => mute(other)}>
                <Icon name={muted ? "mute" : "sound"} size={14} />
                {t(muted ? "chat.unmute" : "chat.mute", { player: table.seatName(other) })}
              </button>
            );
          })}
        </div>
      )}
      {seat !== null && (
        <>
          <div class="row phrases">
            {(catalogue.value?.phrases ?? []).map((phrase) => (
              <button class="chip" onClick={() => void table.net.say(seat, { phrase: phrase.key })}>
                {phrase.text}
              </button>
            ))}
          </div>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (!text.trim()) return;
              void table.net.say(seat, { text: text.trim() });
              setText("");
            }}
          >
            <input
              class="grow"
              type="text"
              maxLength={200}
              aria-label={t("chat.write")}
              placeholder={t("chat.write")}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <button class="btn">{t("chat.send")}</button>
          </form>
        </>
      )}
    </div>
  );
}

const TABS: Tab[] = ["log", "card", "chat"];

export function TabContent({ tab, view, table }: { tab: Tab; view: View; table: TableModel }) {
  if (tab === "log") return <Log view={view} />;
  if (tab === "chat") return <Chat />;
  return <Inspector what={table.inspected.value} view={view} name={(seat) => table.seatName(seat)} />;
}

export function Side({ view }: { view: View }) {
  const table = useTable();
  // Pointing at a card explains it, whatever the tab; the log comes back afterwards.
  const tab = table.tab.value;
  const step = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    table.tab.value = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!;
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  };
  return (
    <section class="side panel">
      <div
        class="tabs3"
        role="tablist"
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") step(event, 1);
          if (event.key === "ArrowLeft") step(event, -1);
        }}
      >
        {TABS.map((name) => (
          <button
            role="tab"
            id={`tab-${name}`}
            aria-controls="side-panel"
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            class={tab === name ? "on" : ""}
            onClick={() => {
              table.tab.value = name;
            }}
          >
            {t(`tab.${name}`)}
          </button>
        ))}
        <span class="grow" />
        <span class="small t3">{tab === "log" ? t("log.hint") : tab === "card" ? t("card.hint") : ""}</span>
      </div>
      <div class="tab-body" id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <TabContent tab={tab} view={view} table={table} />
      </div>
    </section>
  );
}
