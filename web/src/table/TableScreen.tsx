/** The table: from one seat's eyes, in one screen. */
import { useEffect, useMemo } from "preact/hooks";
import { UNIT } from "../drawing/arena";
import { Connection } from "./source/connection";
import { Dialog } from "../kit/dialog";
import { t } from "../words/i18n";
import { follow, route } from "../kit/route";
import { catalogue } from "../transport/api";
import type { ArenaPlan, View } from "../protocol";
import { Arena } from "./arena/Arena";
import { Boards } from "./boards/Boards";
import { Draft } from "./start/Draft";
import { Hand } from "./hand/Hand";
import { useKeys } from "./keys";
import { LookButtons } from "./arena/LookButtons";
import { arenaPlan, small, Table, TableModel, useTable } from "./model";
import { stageOf } from "./motion/motion";
import { Peek } from "./prompt/Peek";
import { Drawer, Strip, Tabs } from "./phone/Phone";
import { Prompt } from "./prompt/Prompt";
import { Guide } from "./prompt/Guide";
import { ResultPanel } from "./result/Result";
import { ScoringPanel } from "./result/Scoring";
import "./result/scoring.css";
import { Settings } from "./settings/Settings";
import { Decks, Offer, Shelves } from "./arena/Shelves";
import { Side } from "./side/Side";
import "./table.css";
import "./boards/boards.css";
import "./side/panels.css";
import "./cards/cards.css";
import "./boards/teams.css";
import "./phone/phone.css";
import { Rewards, Side as TeamSide, teamName, teamOf } from "./boards/Teams";
import { isDraft } from "./prompt/things";
import { Top } from "./top/Top";
import { Waiting } from "./start/Waiting";

export function TableScreen({ id }: { id: string }) {
  const table = useMemo(() => {
    const model = new TableModel(new Connection(id, route.peek().secret.get("watch") ?? route.peek().secret.get("invite") ?? ""));
    model.net.animateWith(stageOf(model));
    return model;
  }, [id]);
  useEffect(() => () => table.close(), [table]);
  return (
    <Table.Provider value={table}>
      <Screen />
    </Table.Provider>
  );
}

/** The screen of a table, live or replayed. */
export function Screen() {
  const table = useTable();
  useKeys(table);
  const info = table.net.table.value;
  const view = table.net.sight.value?.view;
  if (table.net.status.value === "gone") return <Gone />;
  if (!info || !catalogue.value) return <p class="loading" aria-busy="true" />;
  const plan = view && arenaPlan(view);
  return (
    <>
      {info.status === "open" || !view || !plan ? <Waiting /> : small.value ? <Small view={view} plan={plan} /> : <Large view={view} plan={plan} />}
      <Settings />
      <Curtain />
      <Guide />
      <ScoringPanel />
      <ResultPanel />
      <Notice />
    </>
  );
}

function Gone() {
  const table = useTable();
  return (
    <main class="waiting">
      <section class="panel wait-box">
        <h1 class="h-m">{table.net.notice.value?.text || t("net.gone")}</h1>
        <a class="btn prime" href="/" onClick={follow}>
          {t("tool.home")}
        </a>
      </section>
    </main>
  );
}

function isTurret(table: TableModel): boolean {
  return table.net.table.value?.setup.mode === "turret";
}

function Stage({ view, plan }: { view: View; plan: ArenaPlan }) {
  const table = useTable();
  if (isDraft(view)) {
    return (
      <div class="stage">
        <Draft view={view} />
      </div>
    );
  }
  return (
    <div class="stage">
      <LookButtons />
      <Shelves view={view} />
      <Arena view={view} plan={plan} u={UNIT} turretMode={isTurret(table)} />
      <div class="corner">
        <Offer view={view} />
        <Decks view={view} />
      </div>
      <Peek />
    </div>
  );
}

function Large({ view, plan }: { view: View; plan: ArenaPlan }) {
  const middle = (
    <main class="left">
      <Stage view={view} plan={plan} />
      <Prompt view={view} />
      <Hand view={view} />
    </main>
  );
  if (view.teams) {
    const own = teamOf(view);
    return (
      <div class={`table teams ${view.over ? "is-over" : ""}`}>
        <Top view={view} />
        <aside class="side-col" aria-label={teamName(own)}>
          <TeamSide view={view} team={own} />
          <Rewards view={view} />
        </aside>
        {middle}
        <aside class="side-col" aria-label={teamName(1 - own)}>
          <TeamSide view={view} team={1 - own} />
          <Side view={view} />
        </aside>
      </div>
    );
  }
  return (
    <div class={`table ${view.over ? "is-over" : ""}`}>
      <Top view={view} />
      {middle}
      <aside class="right" aria-label={t("right.label")}>
        <Boards view={view} />
        <Side view={view} />
      </aside>
    </div>
  );
}

function Small({ view, plan }: { view: View; plan: ArenaPlan }) {
  const table = useTable();
  return (
    <div class={`phone ${view.over ? "is-over" : ""}`}>
      <Top view={view} />
      <main class="phone-main">
        <div class="stage">{isDraft(view) ? <Draft view={view} /> : <Arena view={view} plan={plan} u={92} turretMode={isTurret(table)} />}</div>
        <Strip view={view} />
        <Boards view={view} />
      </main>
      <Prompt view={view} />
      <Drawer view={view} />
      <Tabs view={view} />
    </div>
  );
}

/** Hot-seat: nothing of the next person's cards is drawn before they are there. */
function Curtain() {
  const table = useTable();
  const seat = table.curtain.value;
  if (seat === null) return null;
  const player = table.seatName(seat);
  return (
    <Dialog label={t("curtain.title", { player })} class="curtain">
      <h1 class="h-l">{t("curtain.title", { player })}</h1>
      <p class="t2">{t("curtain.text")}</p>
      <button class="btn prime big" onClick={() => table.takeScreen()}>
        {t("curtain.go", { player })}
      </button>
    </Dialog>
  );
}

function Notice() {
  const table = useTable();
  const notice = table.net.notice.value;
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => {
      if (table.net.notice.peek() === notice) table.net.notice.value = null;
    }, 5000);
    return () => clearTimeout(timer);
  }, [notice]);
  const lost = table.net.status.value === "lost";
  const text = lost ? t("net.lost") : notice ? (notice.text === "back" ? t("net.back") : notice.text) : "";
  return (
    <div role="status" class={text ? `toast ${notice?.stop && !lost ? "stop" : ""}` : "sr notice"}>
      {text}
    </div>
  );
}
