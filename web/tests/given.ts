/** Tables, views and decisions for tests: complete, and as plain as possible. */
import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Catalogue, DecisionView, EventFacts, EventKind, FigureView, Moment, PromptKey, SeatView, TableEvent, TableSummary, View } from "../src/protocol";
import type { LiveTable, Notice, Perspective, Status, TableSource } from "../src/table/source/TableSource";
import { catalogue } from "../src/words/catalogue";

export function figure(parts: Partial<FigureView> = {}): FigureView {
  return {
    seat: 0,
    square: null,
    damage: [],
    marks: {},
    skulls: 0,
    flipped: false,
    killed: false,
    points: null,
    pays: [],
    shift: 0,
    poisoned: false,
    hypnotized: false,
    unlocked: false,
    team: null,
    shared: false,
    acted: false,
    buffer: 0,
    ...parts,
  };
}

export function seat(parts: Partial<SeatView> = {}): SeatView {
  return { figures: [], team: 0, done: false, ammo: [1, 1, 1], powerups: 0, loaded: 0, unloaded: [], ...parts };
}

/** Violet and Dozer, seen by Violet's player. */
export function view(parts: Partial<View> = {}): View {
  return {
    seat: 0,
    arena: "M1",
    active: 0,
    actions_left: 2,
    duties_left: 0,
    over: false,
    figures: { violet: figure(), dozer: figure({ seat: 1 }) },
    seats: [seat({ figures: ["violet"] }), seat({ figures: ["dozer"], team: 1 })],
    hands: {},
    arms: {},
    teams: null,
    hot: 0,
    hacked: [],
    shelves: {},
    tiles: {},
    decks: { weapons: 0, powerups: 0, tiles: 0 },
    discards: { powerups: [], tiles: [] },
    track: [],
    tracks: {},
    tagged: [],
    tagged_by_bot: [],
    turrets: {},
    offer: [],
    worked: [],
    skulls_left: 8,
    trigger: -1,
    firing: null,
    ...parts,
  };
}

export function moment(parts: Partial<Moment> = {}): Moment {
  return { waiting: [], decision: null, undo: { allowed: false, reason: "" }, clocks: [], result: null, ...parts };
}

export function decision(prompt: PromptKey, ...actions: string[]): DecisionView {
  return { id: "1", seats: [0], prompt, text: "?", options: actions.map((action) => ({ action, text: action })) };
}

/** `text`: what the log says, and by which a test knows the event again. */
export function event<Kind extends EventKind>(kind: Kind, facts: EventFacts[Kind], text: string = kind): TableEvent {
  return { kind, text, ...facts } as TableEvent;
}

/** A line of the log, by its text. */
export function line(text: string): TableEvent {
  return event("game-over", {}, text);
}

export function perspective(parts: Partial<Perspective> = {}): Perspective {
  return { seat: 0, view: view(), log: [], first: 0, undos: 0, moment: moment(), at: 0, ...parts };
}

export function tableSummary(parts: Partial<TableSummary> = {}): TableSummary {
  return {
    id: "t",
    status: "running",
    setup: {},
    options: { hints: true },
    seats: [],
    created: 0,
    started: 0,
    finished: null,
    watchers: 0,
    rematch: null,
    commitment: "",
    proof: "",
    result: null,
    ...parts,
  };
}

/** A source that remembers what it was told and always obeys. */
export function fakeSource(start: Partial<Perspective> = {}) {
  const live = {
    links: signal(null),
    seats: signal<readonly number[]>([0]),
    isHost: signal(false),
    chat: signal([]),
    rematch: signal<string | null>(null),
    asked: signal<number | null>(null),
    show: vi.fn(),
    play: vi.fn(async () => true),
    undo: vi.fn(async () => true),
    preview: vi.fn(async () => null),
    hint: vi.fn(async () => null),
    say: vi.fn(async () => true),
    start: vi.fn(async () => true),
    setSeat: vi.fn(async () => true),
    leave: vi.fn(async () => true),
    askRematch: vi.fn(async () => true),
    sitDown: vi.fn(),
  } satisfies LiveTable;
  const source = {
    id: "t",
    status: signal<Status>("open"),
    table: signal<TableSummary | null>(tableSummary()),
    shown: signal<number | null>(0),
    perspective: signal<Perspective | null>(perspective(start)),
    isAnimating: signal(false),
    notice: signal<Notice | null>(null),
    live,
    animateWith: vi.fn(),
    retranslate: vi.fn(async () => {}),
    close: vi.fn(),
  } satisfies TableSource;
  return source;
}

/** A catalogue in which everything is called by its key. */
export function useKeysAsNames(): void {
  const words = new Proxy({}, { get: (_, key) => String(key) });
  catalogue.value = { weapons: [], powerups: [], figures: [], tiles: [], arenas: [], phrases: [], levels: [], words } as unknown as Catalogue;
}
