/** The guide to the first game: explains each thing once, when it first appears. */
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { explained, guided } from "../../browser/settings";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { DecisionView, EventKind, PromptKey, TableEvent, View } from "../../protocol";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import type { TableModel } from "../model/TableModel";
import { ownFigures } from "../model/view";
import styles from "./Guide.module.css";

type Topic =
  "spawn" | "turn" | "grab" | "weapon" | "shoot" | "target" | "effect" | "pay" | "powerup" | "tagback" | "reload" | "hurt" | "marked" | "killed" | "frenzy";

/** The topic of a prompt. */
const ASKED: Partial<Record<PromptKey, Topic>> = {
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
const HAPPENED: Partial<Record<EventKind, Topic>> = { marked: "marked", killed: "killed", fell: "killed", frenzy: "frenzy" };

const RECENT = 30; // lines of the log

/** The first topic at hand that has not been explained. */
export function topicOf(view: View, decision: DecisionView | null, log: readonly TableEvent[], known: readonly string[]): Topic | null {
  const topics: (Topic | undefined)[] = [decision ? ASKED[decision.prompt] : undefined];
  if (ownFigures(view).some((figure) => view.figures[figure]?.damage.length)) topics.push("hurt");
  for (const event of log.slice(-RECENT)) topics.push(HAPPENED[event.kind]);
  if (decision?.prompt === "last-action" && view.seat !== null && view.hands[view.seat]?.powerups.length) topics.push("powerup");
  return topics.find((topic) => topic !== undefined && !known.includes(topic)) ?? null;
}

function useTopic(table: TableModel): Topic | null {
  return useMemo(
    () =>
      computed(() => {
        const perspective = table.source.perspective.value;
        if (!guided.value || !perspective || !table.source.live || table.scored.value) return null;
        return topicOf(perspective.view, table.decision.value, perspective.log, explained.value);
      }),
    [table],
  ).value;
}

export function Guide() {
  const topic = useTopic(useTable());
  if (!topic) return null;
  return (
    <aside class={styles.guide} role="note" aria-label={t("guide.label")}>
      <Icon name="learn" size={22} />
      <p aria-live="polite">{t(`guide.${topic}`)}</p>
      <div class={classes("row", styles.buttons)}>
        <button
          class={button("quiet")}
          onClick={() => {
            guided.value = false;
          }}
        >
          {t("guide.stop")}
        </button>
        <button
          class={button()}
          onClick={() => {
            explained.value = [...explained.value, topic];
          }}
        >
          {t("guide.got-it")}
        </button>
      </div>
    </aside>
  );
}
