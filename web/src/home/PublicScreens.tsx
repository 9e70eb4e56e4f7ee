/** The pages of games to watch and of replays; record files can be uploaded there. */
import { useState } from "preact/hooks";
import { go } from "../browser/route";
import { Icon } from "../drawing/glyphs";
import { button } from "../kit/button";
import { classes } from "../kit/classes";
import { uploadRecord } from "../transport/api";
import { t } from "../words/words";
import { TableList, TableRow } from "./Lists";
import listStyles from "./Lists.module.css";
import { Column, Shell } from "./Shell";
import { useTables } from "./tables";

export function WatchScreen() {
  return (
    <Shell page="watch">
      <Column>
        <section class="panel" aria-label={t("watch.title")}>
          <h1 class="title-m">{t("watch.title")}</h1>
          <TableList name="running" empty={t("watch.none")} />
        </section>
      </Column>
    </Shell>
  );
}

function Upload() {
  const [trouble, setTrouble] = useState("");
  const send = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      const found = await uploadRecord(await file.text());
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
        <span class="muted small">{t("replays.upload.under")}</span>
      </span>
      <label class={button()}>
        <Icon name="upload" size={18} />
        {t("replays.upload")}
        <input class="visually-hidden" type="file" accept=".killshot,text/plain" onChange={(event) => void send(event.currentTarget.files?.[0])} />
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
  const mine = useTables("mine")?.filter((table) => table.finished !== null) ?? [];
  return (
    <Shell page="replays">
      <Column>
        <Upload />
        <section class="panel" aria-label={t("replays.mine")}>
          <h1 class="title-m">{t("replays.mine")}</h1>
          {mine.length === 0 && <p class={classes("faint small", listStyles.none)}>{t("replays.mine.none")}</p>}
          <ul>
            {mine.map((table) => (
              <TableRow key={table.id} table={table} mine />
            ))}
          </ul>
        </section>
        <section class="panel" aria-label={t("replays.title")}>
          <h2 class="title-m">{t("replays.title")}</h2>
          <TableList name="finished" empty={t("replays.none")} />
        </section>
      </Column>
    </Shell>
  );
}
