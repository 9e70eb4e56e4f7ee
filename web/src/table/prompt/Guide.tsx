/** The first game: each thing is explained when it first appears, beside the prompt, and never again. */
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Icon } from "../../drawing/glyphs";
import { t, type Word } from "../../words/i18n";
import { explained, guided } from "../../kit/settings";
import type { DecisionView, EventKind, PromptKey, TableEvent, View } from "../../protocol";
import { type TableModel, useTable } from "../model";

/** What a question is about. */
const ASKED: Partial<Record<PromptKey, string>> = {
  spawn: "spawn",
  "first-action": "turn",
  "last-action": "turn",
  "team-turn": "turn",
  "grab-where": "grab",
  "grab-weapon": "weapon",
  "shoot-where": "shoot",
  "shoot-weapon": "shoot",
  "pick-target": "target",
  effect: "effect",
  pay: "pay",
  "pay-any": "pay",
  tagback: "tagback",
  reload: "reload",
};
const HAPPENED: Partial<Record<EventKind, string>> = { marked: "marked", killed: "killed", fell: "killed", frenzy: "frenzy" };

function own(view: View) {
  return view.seat === null ? [] : (view.seats[view.seat]?.figures ?? []);
}

/** The first thing in sight that has not been explained. */
export function topicOf(view: View, decision: DecisionView | null, log: TableEvent[], known: readonly string[]): string | null {
  const topics: (string | undefined)[] = [];
  if (decision) topics.push(ASKED[decision.prompt]);
  const figures = own(view);
  if (figures.some((figure) => view.figures[figure]?.damage.length)) topics.push("hurt");
  for (const event of log.slice(-30)) topics.push(HAPPENED[event.kind]);
  if (decision && view.seat !== null && view.hands[view.seat]?.powerups.length && decision.prompt === "last-action") topics.push("powerup");
  return topics.find((topic) => topic !== undefined && !known.includes(topic)) ?? null;
}

function useTopic(table: TableModel) {
  return useMemo(
    () =>
      computed(() => {
        const sight = table.net.sight.value;
        if (!guided.value || !sight || table.foot || table.scored.value) return null;
        return topicOf(sight.view, table.decision.value, sight.log, explained.value);
      }),
    [table],
  ).value;
}

export function Guide() {
  const table = useTable();
  const topic = useTopic(table);
  if (!topic) return null;
  const close = () => {
    explained.value = [...explained.value, topic];
  };
  return (
    <aside class="guide" role="note" aria-label={t("guide.label")}>
      <Icon name="learn" size={22} />
      <p aria-live="polite">{t(`guide.${topic}` as Word)}</p>
      <div class="row">
        <button class="btn quiet" onClick={() => (guided.value = false)}>
          {t("guide.stop")}
        </button>
        <button class="btn" onClick={close}>
          {t("guide.got-it")}
        </button>
      </div>
    </aside>
  );
}
