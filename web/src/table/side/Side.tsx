/** The side panel: log, card, chat. */
import { useRef } from "preact/hooks";
import { classes } from "../../kit/classes";
import type { View } from "../../protocol";
import { t } from "../../words/words";
import { Inspector } from "../cards/Inspector";
import { useTable } from "../model/context";
import type { Tab } from "../model/TableModel";
import { Chat } from "./Chat";
import { Log } from "./Log";
import styles from "./Side.module.css";

const TABS: Tab[] = ["log", "card", "chat"];

export function Side({ view }: { view: View }) {
  const table = useTable();
  const tabs = useRef<HTMLDivElement>(null);
  const tab = table.tab.value;
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    table.tab.value = TABS[next]!;
    (tabs.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <section class={classes("panel", styles.side)} data-part="side">
      <div class={styles.tabs} ref={tabs} role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            role="tab"
            id={`tab-${name}`}
            aria-controls="side-panel"
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            class={tab === name ? styles.shown : undefined}
            onKeyDown={walk}
            onClick={() => {
              table.tab.value = name;
            }}
          >
            {t(`tab.${name}`)}
          </button>
        ))}
        <span class="grow" />
        <span class={classes("small faint", styles.hint)}>{tab === "log" ? t("log.hint") : tab === "card" ? t("card.hint") : ""}</span>
      </div>
      <div class={styles.body} id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} data-panel>
        {tab === "log" ? <Log view={view} /> : tab === "chat" ? <Chat /> : <Inspector view={view} />}
      </div>
    </section>
  );
}
