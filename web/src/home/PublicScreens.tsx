/** Watch: running games. Replays: finished ones, and record files from elsewhere. */
import { useState } from "preact/hooks";
import { ask } from "../transport/api";
import { Icon } from "../drawing/glyphs";
import { t } from "../words/i18n";
import { go } from "../kit/route";
import type { Uploaded } from "../protocol";
import { TableList, TableRow } from "./Lists";
import { Shell } from "./Shell";
import { useTables } from "./tables";

export function WatchScreen() {
  return (
    <Shell page="watch">
      <main class="column">
        <section class="panel" aria-label={t("watch.title")}>
          <h1 class="h-m">{t("watch.title")}</h1>
          <TableList name="running" empty={t("watch.none")} />
        </section>
      </main>
    </Shell>
  );
}

function Upload() {
  const [trouble, setTrouble] = useState("");
  const send = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      const found = await ask<Uploaded>("POST", "/api/records", await file.text());
      go(`/replay/${found.table.id}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <section class="panel row wrap" aria-label={t("replays.upload")}>
      <span class="grow">
        <b>{t("replays.upload")}</b>
        <br />
        <span class="t2 small">{t("replays.upload.under")}</span>
      </span>
      <label class="btn">
        <Icon name="upload" size={18} />
        {t("replays.upload")}
        <input class="sr" type="file" accept=".killshot,text/plain" onChange={(event) => void send(event.currentTarget.files?.[0])} />
      </label>
      {trouble && (
        <p class="small" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

export function ReplaysScreen() {
  const mine = useTables("mine")?.filter((table) => table.status === "finished") ?? [];
  return (
    <Shell page="replays">
      <main class="column">
        <Upload />
        <section class="panel" aria-label={t("replays.mine")}>
          <h1 class="h-m">{t("replays.mine")}</h1>
          {mine.length === 0 && <p class="t3 small none">{t("replays.mine.none")}</p>}
          <ul>
            {mine.map((table) => (
              <TableRow key={table.id} table={table} mine />
            ))}
          </ul>
        </section>
        <section class="panel" aria-label={t("replays.title")}>
          <h2 class="h-m">{t("replays.title")}</h2>
          <TableList name="finished" empty={t("replays.none")} />
        </section>
      </main>
    </Shell>
  );
}
