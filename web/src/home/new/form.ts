/** The form of a new table: the choices, and what the rules have to say about them. */
import { effect, signal } from "@preact/signals";
import { go } from "../../browser/route";
import { explained, guided, language, playerName } from "../../browser/settings";
import type { ArenaName, ClockChoice, EndingName, ModeName, NewTable, SeatChoice, SetupAdvice, SetupChoice } from "../../protocol";
import { adviseSetup, openTable } from "../../transport/api";
import { t } from "../../words/words";

/** Who sits: `me`, another person on this screen (`here`), a friend by link (`open`), a bot by its level, or nobody. */
export type Sitter = string;
export const NOBODY = "";
export const SEATS = 6;

export interface Form {
  mode: ModeName;
  arena: ArenaName;
  skulls: number;
  ending: EndingName;
  bot: boolean;
  characters: boolean;
  teams: [number, number];
  seats: Sitter[];
  clock: ClockName;
  openPoints: boolean;
  undo: boolean;
  hints: boolean;
  listed: boolean;
}

const CLOCKS = {
  off: { kind: "off" },
  move: { kind: "move", seconds: 60, increment: 0 },
  bank: { kind: "bank", seconds: 300, increment: 20 },
  long: { kind: "bank", seconds: 900, increment: 30 },
  days: { kind: "days", seconds: 259200, increment: 0 },
} satisfies Record<string, ClockChoice>;
type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

const TEAM_SIZE = [1, 2, 3];
export const TEAM_SIZES = TEAM_SIZE.flatMap((n) => TEAM_SIZE.map((m): [number, number] => [n, m]));

const STANDARD: Form = {
  mode: "deathmatch",
  arena: "M1",
  skulls: 8,
  ending: "frenzy",
  bot: false,
  characters: false,
  teams: [1, 1],
  seats: ["me", "normal", "normal", "normal", NOBODY, NOBODY],
  clock: "off",
  openPoints: false,
  undo: true,
  hints: true,
  listed: false,
};

/** The ready-made tables of the first page. */
const PRESETS = {
  now: {},
  first: { arena: "S", skulls: 5, ending: "sudden-death", seats: ["me", "easy", "easy", NOBODY, NOBODY, NOBODY], openPoints: true },
  standard: { arena: "L", seats: ["me", "normal", "normal", "normal", NOBODY, NOBODY] },
  quick: { arena: "M1", skulls: 5, ending: "sudden-death", seats: ["me", "normal", "normal", NOBODY, NOBODY, NOBODY], clock: "bank" },
  duel: { mode: "teams", arena: "S", ending: "equal-turns", characters: true, teams: [1, 1], seats: ["me", "normal", NOBODY, NOBODY, NOBODY, NOBODY] },
  friends: { arena: "M1", seats: ["me", "open", "open", "open", NOBODY, NOBODY] },
} satisfies Record<string, Partial<Form>>;
export type Preset = keyof typeof PRESETS;

export const form = signal<Form>({ ...STANDARD, arena: "L", seats: ["me", "open", "open", "hard", "normal", NOBODY] });
export const advice = signal<SetupAdvice | null>(null);

export function setupOf(chosen: Form): SetupChoice {
  const inTeams = chosen.mode === "teams";
  const players = inTeams ? chosen.teams[0] + chosen.teams[1] : chosen.seats.filter((sitter) => sitter !== NOBODY).length;
  return {
    mode: chosen.mode,
    arena: chosen.arena,
    players,
    skulls: chosen.skulls,
    ending: chosen.ending,
    bot: chosen.bot,
    characters: chosen.characters,
    ...(inTeams && { teams: chosen.teams }),
  };
}

/** The rulebook's advice about a setup, by its key in the catalogue. */
export function adviceFor(setup: SetupChoice) {
  if (setup.mode === "turret") return setup.bot ? "advice.turret-with-bot" : "advice.turret";
  const isThree = setup.mode === "deathmatch" && setup.players === 3 && !setup.bot && !setup.characters;
  return isThree ? "advice.three-players" : null;
}

/** Changes the form. Another mode starts with its usual options. */
export function change(changes: Partial<Form>): void {
  const next = { ...form.value, ...changes };
  if (changes.mode && changes.mode !== form.value.mode) {
    const inTeams = changes.mode === "teams";
    Object.assign(next, { skulls: 8, ending: inTeams ? "equal-turns" : "frenzy", bot: false, characters: inTeams });
  }
  if (changes.characters === true) next.bot = false;
  if (next.mode === "teams") next.seats = fillSeats(next.seats, next.teams[0] + next.teams[1]);
  form.value = next;
}

/** The seats of exactly `players`: those beyond are empty, those missing are a bot's. */
function fillSeats(seats: Sitter[], players: number): Sitter[] {
  return Array.from({ length: SEATS }, (_, i) => (i < players ? seats[i] || "normal" : NOBODY));
}

function choiceOf(sitter: Sitter, number: number): SeatChoice {
  if (sitter === "me") return { kind: "me", name: playerName.value || t("home.player", { n: 1 }) };
  if (sitter === "here") return { kind: "me", name: t("home.player", { n: number + 1 }) };
  if (sitter === "open") return { kind: "open" };
  return { kind: "bot", level: sitter };
}

export function tableOf(chosen: Form): NewTable {
  const seats = chosen.seats.filter((sitter) => sitter !== NOBODY).map(choiceOf);
  return {
    setup: setupOf(chosen),
    seats,
    options: {
      public: chosen.listed,
      open_points: chosen.openPoints,
      undo: chosen.undo,
      hints: chosen.hints,
      clock: CLOCKS[chosen.clock],
    },
    start: seats.every((seat) => seat.kind !== "open"),
  };
}

export async function open(chosen: Form): Promise<void> {
  const seated = await openTable(tableOf(chosen));
  go(`/table/${seated.table.id}`);
}

export function presetForm(preset: Preset): Form {
  return { ...STANDARD, ...(PRESETS[preset] as Partial<Form>) };
}

export async function openPreset(preset: Preset): Promise<void> {
  if (preset === "first") {
    guided.value = true;
    explained.value = [];
  }
  await open(presetForm(preset));
}

/** Asks the server about the form whenever it changes. Answers that arrive too late are dropped. */
export function watchForm(): () => void {
  let asked = 0;
  return effect(() => {
    const setup = setupOf(form.value);
    const lang = language.value;
    const number = ++asked;
    void adviseSetup(setup, lang)
      .catch(() => null)
      .then((found) => {
        if (number === asked) advice.value = found;
        return found;
      });
  });
}

/** Why the rules refuse a value of a field, with the others unchanged; empty if they allow it. */
export function refusal(field: string, value: string | number | boolean): string {
  return advice.value?.choices[field]?.find((choice) => choice.value === value)?.refused ?? "";
}
