/** Lists of tables: my own, open ones, running and finished games. */
import { follow } from "../browser/route";
import { Token } from "../drawing/glyphs";
import { FIGURES } from "../drawing/names";
import { button } from "../kit/button";
import { classes } from "../kit/classes";
import type { TableSummary } from "../protocol";
import type { ListName } from "../transport/api";
import { t } from "../words/words";
import styles from "./Lists.module.css";
import { kindOf, namesOf, useTables, when } from "./tables";

function Row(props: { table: TableSummary; title: string; under: string; href: string; button: string; look?: "lit" | "quiet" }) {
  const { table } = props;
  const shown = table.setup.figures?.length ? table.setup.figures : FIGURES.slice(0, table.seats.length);
  return (
    <li class={styles.entry}>
      <span class={styles.who} aria-hidden="true">
        {shown.slice(0, 4).map((figure) => (
          <Token key={figure} figure={figure} size={20} mute />
        ))}
      </span>
      <span class="grow">
        <b>{props.title}</b>
        <br />
        <span class="muted small">{props.under}</span>
      </span>
      <a class={button(props.look)} href={props.href} onClick={follow} aria-label={`${props.button}: ${props.title}`}>
        {props.button}
      </a>
    </li>
  );
}

export function TableRow({ table, mine = false }: { table: TableSummary; mine?: boolean }) {
  const under = kindOf(table);
  const link = `/table/${table.id}`;
  if (table.finished !== null) {
    const title = table.result?.text || namesOf(table);
    return <Row table={table} title={title} under={`${under}, ${when(table.finished)}`} href={`/replay/${table.id}`} button={t("list.replay")} look="quiet" />;
  }
  if (table.status === "open") {
    return <Row table={table} title={namesOf(table)} under={under} href={link} button={mine ? t("list.open") : t("list.join")} />;
  }
  return (
    <Row table={table} title={namesOf(table)} under={under} href={link} button={mine ? t("list.continue") : t("list.watch")} look={mine ? "lit" : undefined} />
  );
}

export function TableList({ name, most = 50, empty }: { name: ListName; most?: number; empty: string }) {
  const tables = useTables(name);
  if (tables?.length === 0) return <p class={classes("faint small", styles.none)}>{empty}</p>;
  return (
    <ul>
      {(tables ?? []).slice(0, most).map((table) => (
        <TableRow key={table.id} table={table} mine={name === "mine"} />
      ))}
    </ul>
  );
}
