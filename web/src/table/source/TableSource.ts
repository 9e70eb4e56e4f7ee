/**
 * Where a table's state comes from. Screens depend on this interface only. It has two implementations, a live table and
 * a recorded game; how their messages travel is the business of `transport/`.
 */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ChatLine, DecisionView, Hint, Links, Moment, PreviewView, TableEvent, TableSummary, View } from "../../protocol";

/** `lost`: reconnecting. `gone`: there is no such table, or no access to it. */
export type Status = "connecting" | "open" | "lost" | "gone";

/** The table from one seat's perspective: its view, and the log as far as it is known. */
export interface Perspective {
  seat: number | null; // null for a spectator
  view: View;
  log: TableEvent[];
  first: number; // the number of the log's first event
  undos: number;
  moment: Moment;
  at: number; // when it arrived, in milliseconds
}

/** A short message. `stop`: something did not work. */
export interface Notice {
  text: string;
  stop: boolean;
}

/** Animates an update that has already been drawn. The next update waits for the promise. */
export type Animate = (before: Perspective, after: Perspective, events: TableEvent[]) => Promise<void>;

export interface TableSource {
  readonly id: string;
  readonly status: ReadonlySignal<Status>;
  readonly table: ReadonlySignal<TableSummary | null>;
  /** The seat whose perspective is on the screen; null for a spectator. */
  readonly shown: ReadonlySignal<number | null>;
  readonly perspective: ReadonlySignal<Perspective | null>;
  /** Whether an animation is running, and updates wait for it. */
  readonly isAnimating: ReadonlySignal<boolean>;
  readonly notice: Signal<Notice | null>;
  /** What people at the table can do and say; null for a recorded game. */
  readonly live: LiveTable | null;
  animateWith(animate: Animate): void;
  /** Fetches all texts again, after a change of language. */
  retranslate(): Promise<void>;
  close(): void;
}

/** A live table. Commands resolve to whether the server carried them out. */
export interface LiveTable {
  readonly links: ReadonlySignal<Links | null>;
  /** The seats of this browser; several people can share one screen. */
  readonly seats: ReadonlySignal<readonly number[]>;
  readonly isHost: ReadonlySignal<boolean>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** The id of the table for the rematch. */
  readonly rematch: ReadonlySignal<string | null>;
  /** The seat of this browser that has to decide. */
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
  /** Connects again, after this browser has taken a seat. */
  sitDown(): void;
}
