/** The first page: play now, open a table, join one, continue a game. */
import { useState } from "preact/hooks";
import { follow } from "../browser/route";
import { button } from "../kit/button";
import { Toast } from "../kit/Toast";
import { t } from "../words/words";
import { Hero } from "./Hero";
import styles from "./HomeScreen.module.css";
import { Lessons } from "./Lessons";
import { TableList } from "./Lists";
import listStyles from "./Lists.module.css";
import { NewTable } from "./new/NewTable";
import { Shell } from "./Shell";
import { useTables } from "./tables";

const SHOWN = 3; // tables of a list

function Lists() {
  const running = useTables("mine")?.filter((table) => table.status === "running").length ?? 0;
  const watchable = useTables("running")?.length ?? 0;
  return (
    <aside class={styles.lists}>
      <section class="panel" aria-label={t("home.mine")}>
        <div class="row">
          <h2 class="title-m grow">{t("home.mine")}</h2>
          <span class="small faint">{t("home.running", { n: running })}</span>
        </div>
        <TableList name="mine" most={SHOWN} empty={t("home.mine.none")} />
      </section>
      <section class="panel grow" aria-label={t("home.open")}>
        <div class="row">
          <h2 class="title-m grow">{t("home.open")}</h2>
          <span class="small faint">{t("home.open.under")}</span>
        </div>
        <TableList name="open" most={SHOWN} empty={t("home.open.none")} />
        {watchable > 0 && (
          <div class={listStyles.entry}>
            <span class="grow">
              <b>{t("home.to-watch", { n: watchable })}</b>
            </span>
            <a class={button("quiet")} href="/watch" onClick={follow}>
              {t("list.watch")}
            </a>
          </div>
        )}
      </section>
      <section class="panel" aria-label={t("nav.learn")}>
        <h2 class="title-m">{t("nav.learn")}</h2>
        <Lessons />
      </section>
    </aside>
  );
}

export function HomeScreen() {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const run = (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    task().catch((error: Error) => {
      setTrouble(error.message);
      setBusy(false);
    });
  };
  return (
    <Shell page="play">
      <main class={styles.home}>
        <Hero run={run} />
        <NewTable run={run} />
        <Lists />
      </main>
      <Toast text={trouble} role="alert" stop />
    </Shell>
  );
}
