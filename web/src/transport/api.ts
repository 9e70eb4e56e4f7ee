/** The HTTP API: everything the page asks for outside a table's channel. */
import {
  type Catalogue,
  type Expectation,
  type LanguageCode,
  type NewTable,
  type Replay,
  type Seated,
  type SetupAdvice,
  type SetupChoice,
  type TableSummary,
  type TableList,
  type Uploaded,
  VERSION,
} from "../protocol";
import { network } from "./network";
import { keepToken } from "./token";

export async function openTable(table: NewTable): Promise<Seated> {
  const seated = await network.ask<Seated>("POST", "/api/tables", { v: VERSION, ...table });
  keepToken(seated.token);
  return seated;
}

export async function takeSeat(table: string, name: string, invite: string): Promise<Seated> {
  const seated = await network.ask<Seated>("POST", `/api/tables/${table}/seats`, { v: VERSION, name, invite, seat: null });
  keepToken(seated.token);
  return seated;
}

export type ListName = "mine" | "open" | "running" | "finished";

export async function listTables(list: ListName): Promise<TableSummary[]> {
  return (await network.ask<TableList>("GET", `/api/tables?list=${list}`)).tables;
}

/** What the rules allow in a setup, field by field. */
export function adviseSetup(setup: SetupChoice, lang: LanguageCode): Promise<SetupAdvice> {
  return network.ask("POST", "/api/setup", { v: VERSION, setup, lang });
}

export function uploadRecord(text: string): Promise<Uploaded> {
  return network.ask("POST", "/api/records", text);
}

/** `seat` null: as a spectator saw it. */
export function fetchReplay(table: string, seat: number | null, lang: LanguageCode): Promise<Replay> {
  return network.ask("GET", `/api/tables/${table}/replay?${seat === null ? "" : `seat=${seat}&`}lang=${lang}`);
}

export function fetchExpectation(table: string): Promise<Expectation> {
  return network.ask("GET", `/api/tables/${table}/expectation`);
}

export function fetchCatalogue(lang: LanguageCode): Promise<Catalogue> {
  return network.ask("GET", `/api/catalogue?lang=${lang}`);
}

/** The address from which a browser downloads the record of a finished game. */
export function recordAddress(table: string): string {
  return `/api/tables/${table}/record`;
}
