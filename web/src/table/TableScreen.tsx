/** The screen of a table, at a desk and on a phone. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import { route } from "../browser/route";
import { isSmall } from "../browser/screen";
import { PHONE_UNIT, UNIT } from "../drawing/arena";
import { classes } from "../kit/classes";
import type { ArenaPlan, View } from "../protocol";
import { arenaPlan, catalogue } from "../words/catalogue";
import { t } from "../words/words";
import { Arena } from "./arena/Arena";
import { LookButtons } from "./arena/LookButtons";
import { Boards } from "./boards/Boards";
import { Curtain } from "./Curtain";
import { Hand, HandStrip } from "./hand/Hand";
import { TableContext, useTable } from "./model/context";
import { useKeys } from "./model/keys";
import { TableModel } from "./model/TableModel";
import { isDraft } from "./model/view";
import { animateUpdate } from "./motion/animateUpdate";
import { Notice } from "./Notice";
import { Drawer } from "./phone/Drawer";
import { Tabs } from "./phone/Tabs";
import { Preview } from "./preview/Preview";
import { Guide } from "./prompt/Guide";
import { Prompt } from "./prompt/Prompt";
import { ResultPanel } from "./result/ResultPanel";
import { ScoringPanel } from "./result/ScoringPanel";
import { Settings } from "./settings/Settings";
import { Decks } from "./shelves/Decks";
import { Offer } from "./shelves/Offer";
import { Shelves } from "./shelves/Shelves";
import { Side } from "./side/Side";
import { LiveSource } from "./source/LiveSource";
import { Draft } from "./start/Draft";
import { Gone } from "./start/Gone";
import { Waiting } from "./start/Waiting";
import styles from "./TableScreen.module.css";
import { Rewards } from "./teams/Rewards";
import { teamName, teamOf } from "./teams/team";
import { TeamSide } from "./teams/TeamSide";
import { Top } from "./top/Top";

export function TableScreen({ id }: { id: string }) {
  const table = useMemo(() => {
    const { secret } = route.peek();
    const model = new TableModel(new LiveSource(id, secret.get("watch") ?? secret.get("invite") ?? ""));
    model.source.animateWith(animateUpdate(model));
    return model;
  }, [id]);
  return <Screen table={table} />;
}

/** What replaces the prompt: the controls of a replay. */
const InsteadOfPrompt = createContext<ComponentChildren>(null);

/** The screen of a table, live or recorded. `controls` replace the prompt. */
export function Screen({ table, controls = null }: { table: TableModel; controls?: ComponentChildren }) {
  useEffect(() => () => table.close(), [table]);
  useKeys(table);
  return (
    <TableContext.Provider value={table}>
      <InsteadOfPrompt.Provider value={controls}>
        <Inside />
      </InsteadOfPrompt.Provider>
    </TableContext.Provider>
  );
}

function Inside() {
  const { source } = useTable();
  const info = source.table.value;
  const view = source.perspective.value?.view;
  if (source.status.value === "gone") return <Gone />;
  if (!info || !catalogue.value) return <p class={styles.loading} aria-busy="true" />;
  const plan = view && arenaPlan(view.arena);
  return (
    <>
      {info.status === "open" || !view || !plan ? <Waiting /> : isSmall.value ? <Phone view={view} plan={plan} /> : <Desk view={view} plan={plan} />}
      <Settings />
      <Curtain />
      <Guide />
      <ScoringPanel />
      <ResultPanel />
      <Notice />
    </>
  );
}

function Bar({ view }: { view: View }) {
  return <>{useContext(InsteadOfPrompt) ?? <Prompt view={view} />}</>;
}

function useIsTurret(): boolean {
  return useTable().source.table.value?.setup.mode === "turret";
}

function Stage({ view, plan }: { view: View; plan: ArenaPlan }) {
  const isTurret = useIsTurret();
  if (isDraft(view)) {
    return (
      <div class={styles.stage}>
        <Draft view={view} />
      </div>
    );
  }
  return (
    <div class={styles.stage}>
      <LookButtons />
      <Shelves view={view} />
      <Arena view={view} plan={plan} u={UNIT} turretMode={isTurret} />
      <div class={styles.corner}>
        <Offer view={view} />
        <Decks view={view} />
      </div>
      <Preview />
    </div>
  );
}

function Desk({ view, plan }: { view: View; plan: ArenaPlan }) {
  const middle = (
    <main class={styles.middle}>
      <Stage view={view} plan={plan} />
      <Bar view={view} />
      <Hand view={view} />
    </main>
  );
  if (view.teams) {
    const own = teamOf(view);
    return (
      <div class={classes(styles.table, styles.teams)} data-layout="teams" data-over={view.over || undefined}>
        <Top view={view} />
        <aside class={styles.side} aria-label={teamName(own)}>
          <TeamSide view={view} team={own} />
          <Rewards view={view} />
        </aside>
        {middle}
        <aside class={styles.side} aria-label={teamName(1 - own)}>
          <TeamSide view={view} team={1 - own} />
          <Side view={view} />
        </aside>
      </div>
    );
  }
  return (
    <div class={styles.table} data-layout="desk" data-over={view.over || undefined}>
      <Top view={view} />
      {middle}
      <aside class={classes(styles.side, styles.wide)} aria-label={t("right.label")}>
        <Boards view={view} />
        <Side view={view} />
      </aside>
    </div>
  );
}

function Phone({ view, plan }: { view: View; plan: ArenaPlan }) {
  const isTurret = useIsTurret();
  return (
    <div class={styles.phone} data-layout="phone" data-over={view.over || undefined}>
      <Top view={view} />
      <main class={styles.scroll}>
        <div class={styles.stage}>{isDraft(view) ? <Draft view={view} /> : <Arena view={view} plan={plan} u={PHONE_UNIT} turretMode={isTurret} />}</div>
        <HandStrip view={view} />
        <Boards view={view} />
      </main>
      <Bar view={view} />
      <Drawer view={view} />
      <Tabs view={view} />
    </div>
  );
}
