/**
 * Where a table's state comes from. The screens know this interface only; it has two fillings, a live table and a
 * recorded game, and takes no notice of how their messages travel.
 */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ChatLine, DecisionView, Hint, Links, Moment, PreviewView, TableEvent, TableInfo, View } from "../../protocol";

/** `lost`: comes back by itself. `gone`: does not. */
export type Status = "connecting" | "open" | "lost" | "gone";

/** The table from one seat's perspective: its view, and the log as far as it is known. */
export interface Perspective {
  seat: number | null; // null: a spectator's
  view: View;
  log: TableEvent[];
  first: number; // the number of the log's first event
  undos: number;
  moment: Moment;
  at: number; // when the moment was taken, in milliseconds of this computer's clock
}

/** A line for the person at the screen. `stop`: something did not work. */
export interface Notice {
  text: string;
  stop: boolean;
}

/** Plays an update over the table as it is drawn by then; the next update waits for the promise. */
export type Animate = (before: Perspective, after: Perspective, events: TableEvent[]) => Promise<void>;

export interface TableSource {
  readonly id: string;
  readonly status: ReadonlySignal<Status>;
  readonly table: ReadonlySignal<TableInfo | null>;
  /** The seat whose perspective is on the screen; null: a spectator's. */
  readonly shown: ReadonlySignal<number | null>;
  readonly perspective: ReadonlySignal<Perspective | null>;
  /** Whether updates wait for an animation to end. */
  readonly isAnimating: ReadonlySignal<boolean>;
  readonly notice: Signal<Notice | null>;
  /** What people at the table do and say; null: a recorded game, which can only be watched. */
  readonly live: LiveTable | null;
  animateWith(animate: Animate): void;
  /** The language has changed: every text is fetched again. */
  retranslate(): Promise<void>;
  close(): void;
}

/** A table at which people sit. Commands resolve to whether the server carried them out. */
export interface LiveTable {
  readonly links: ReadonlySignal<Links | null>;
  /** The seats of this browser; several people can share one screen. */
  readonly seats: ReadonlySignal<readonly number[]>;
  readonly isHost: ReadonlySignal<boolean>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** The table that follows this one. */
  readonly rematch: ReadonlySignal<string | null>;
  /** Which of this browser's seats is asked something. */
  readonly asked: ReadonlySignal<number | null>;
  show(seat: number): void;
  play(seat: number, decision: DecisionView, action: string): Promise<boolean>;
  undo(seat: number): Promise<boolean>;
  preview(seat: number, decision: string, action: string): Promise<PreviewView | null>;
  hint(seat: number, decision: string): Promise<Hint | null>;
  say(seat: number, words: { text: string } | { phrase: string }): Promise<boolean>;
  start(level: string): Promise<boolean>;
  setSeat(seat: number, kind: "open" | "bot", level: string): Promise<boolean>;
  leave(seat: number): Promise<boolean>;
  askRematch(): Promise<boolean>;
  /** A seat was taken: greets the server again as its holder. */
  sitDown(): void;
}
