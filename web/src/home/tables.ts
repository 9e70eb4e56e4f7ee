/** Lists of tables, fetched again every few seconds while they are on the screen. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../browser/settings";
import type { TableSummary } from "../protocol";
import { type ListName, listTables } from "../transport/api";
import { token } from "../transport/token";
import { nameOf } from "../words/catalogue";
import { t } from "../words/words";

const lists: Record<ListName, Signal<TableSummary[] | null>> = {
  mine: signal(null),
  open: signal(null),
  running: signal(null),
  finished: signal(null),
};
const EVERY = 10_000; // ms

async function fetchList(name: ListName): Promise<void> {
  lists[name].value = name === "mine" && !token() ? [] : await listTables(name);
}

/** The list; null until it has arrived. */
export function useTables(name: ListName): TableSummary[] | null {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") fetchList(name).catch(() => undefined); // the server may be back next time
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [name]);
  return lists[name].value;
}

/** `Deathmatch, M1, characters`. */
export function kindOf(table: TableSummary): string {
  const { setup } = table;
  const parts = [nameOf(`mode.${setup.mode ?? "deathmatch"}`), setup.arena ?? ""];
  if (setup.teams?.length) parts.push(t("home.versus", { n: setup.teams[0]!, m: setup.teams[1]! }));
  else if (setup.characters) parts.push(t("top.characters"));
  if (setup.bot) parts.push(t("top.bot"));
  return parts.join(", ");
}

export function namesOf(table: TableSummary): string {
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const parts = [people.join(", ")];
  if (bots) parts.push(t("list.bots", { n: bots }));
  if (open) parts.push(t("list.free", { n: open }));
  return parts.filter(Boolean).join(" + ");
}

/** `today 14:05`, `3 days ago`. */
export function when(seconds: number | null): string {
  if (seconds === null) return "";
  const ago = (Date.now() / 1000 - seconds) / 86_400;
  if (ago < 1) return new Intl.DateTimeFormat(language.value, { timeStyle: "short" }).format(seconds * 1000);
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(-Math.floor(ago), "day");
}
