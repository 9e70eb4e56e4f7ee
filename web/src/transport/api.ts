/** The small HTTP API, and the secret by which this browser holds its seats. */
import { signal } from "@preact/signals";
import { type Catalogue, type Failure, type NewTable, type Seated, VERSION } from "../protocol";
import { language, type Language } from "../kit/settings";

const TOKEN = "killshot.token";

/** One secret for all tables of this browser; tabs that want to be somebody else keep their own. */
export function token(): string {
  return read(sessionStorage) ?? read(localStorage) ?? "";
}

export function keepToken(secret: string): void {
  try {
    localStorage.setItem(TOKEN, secret);
  } catch {
    // Without storage the seat is ours as long as the page is open.
  }
  held = secret;
}

let held: string | null = null;

function read(storage: Storage): string | null {
  try {
    return storage.getItem(TOKEN) ?? held;
  } catch {
    return held;
  }
}

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  const secret = token();
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  const sent = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent });
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => null)) as Failure | null;
    throw new Refused(failure?.code ?? String(answer.status), failure?.text ?? answer.statusText);
  }
  return (await answer.json()) as T;
}

export async function openTable(table: NewTable): Promise<Seated> {
  const seated = await ask<Seated>("POST", "/api/tables", { v: VERSION, ...table });
  keepToken(seated.token);
  return seated;
}

export async function takeSeat(table: string, name: string, invite: string, seat: number | null = null): Promise<Seated> {
  const seated = await ask<Seated>("POST", `/api/tables/${table}/seats`, { v: VERSION, name, invite, seat });
  keepToken(seated.token);
  return seated;
}

/** Every name and text of the rules, in the chosen language; null until it has come. */
export const catalogue = signal<Catalogue | null>(null);
const loaded = new Map<Language, Catalogue>();

export async function loadCatalogue(lang: Language): Promise<Catalogue> {
  const known = loaded.get(lang);
  const found = known ?? (await ask<Catalogue>("GET", `/api/catalogue?lang=${lang}`));
  loaded.set(lang, found);
  if (lang === language.value) catalogue.value = found;
  return found;
}
