/** A game that has been played: every position of it, through one seat's eyes, as if a server sent them. */
import { batch, signal } from "@preact/signals";
import { ask } from "../../transport/api";
import { Connection, patched, type Sight, type Stage } from "./connection";
import { language } from "../../kit/settings";
import type { TableEvent, Replay } from "../../protocol";

export const PACES = [0.5, 1, 2, 4] as const;
const STEP = 900; // ms between moves at pace 1

export class Recording extends Connection {
  readonly at = signal(0);
  readonly last = signal(0);
  readonly playing = signal(false);
  readonly pace = signal<number>(1);
  private moments: Omit<Sight, "log">[] = [];
  private counts: number[] = []; // events up to each position
  private events: TableEvent[] = [];
  private timeline = 0;
  private show: Stage | null = null;

  constructor(id: string, wanted: { at: number; seat: number | null }) {
    super(id);
    this.at.value = wanted.at;
    this.shown.value = wanted.seat;
  }

  protected override open(): void {
    queueMicrotask(() => void this.load()); // the base class opens before our fields are there
  }

  override close(): void {
    this.pause();
    super.close();
  }

  override animateWith(stage: Stage | null): void {
    this.show = stage;
  }

  /** Another language is another text of the same game. */
  override async speak(): Promise<boolean> {
    await this.load();
    return true;
  }

  async load(): Promise<void> {
    const seat = this.shown.value;
    const eyes = seat === null ? "" : `seat=${seat}&`;
    try {
      const replay = await ask<Replay>("GET", `/api/tables/${this.id}/replay?${eyes}lang=${language.value}`);
      this.read(replay);
    } catch (error) {
      this.notice.value = { text: (error as Error).message, stop: true };
      if (!this.moments.length) this.status.value = "gone";
    }
  }

  private read(replay: Replay): void {
    const { opening, steps } = replay;
    const first = { seat: opening.seat, view: opening.view, first: 0, undos: 0, moment: opening.moment, now: 0, at: 0 };
    this.moments = [first];
    this.events = [...opening.events];
    this.counts = [this.events.length];
    for (const step of steps) {
      const before = this.moments[this.moments.length - 1]!;
      this.moments.push({ ...before, view: patched(before.view, step.patch), moment: step.moment });
      this.events.push(...step.events);
      this.counts.push(this.events.length);
    }
    batch(() => {
      this.table.value = replay.table;
      this.last.value = steps.length;
      this.at.value = Math.min(Math.max(this.at.value, 0), steps.length);
      this.status.value = "open";
      this.draw();
    });
  }

  private sightAt(position: number): Sight {
    const moment = this.moments[position]!;
    return { ...moment, log: this.events.slice(0, this.counts[position]), moment: { ...moment.moment, decision: null } };
  }

  private draw(): void {
    this.sights.value = new Map([[this.shown.value, this.sightAt(this.at.value)]]);
  }

  go(position: number): void {
    if (!this.moments.length) return;
    batch(() => {
      this.at.value = Math.min(Math.max(Math.round(position), 0), this.last.value);
      this.draw();
    });
  }

  /** One move on, with its animation. */
  async step(): Promise<void> {
    if (this.at.value >= this.last.value || !this.moments.length) return;
    const before = this.sightAt(this.at.value);
    this.go(this.at.value + 1);
    const after = this.sightAt(this.at.value);
    const events = after.log.slice(before.log.length);
    if (this.show && events.length) await this.show(before, after, events);
  }

  override play(): Promise<boolean> {
    return Promise.resolve(false); // nobody plays in a replay
  }

  async run(): Promise<void> {
    if (this.at.value >= this.last.value) this.go(0);
    const mine = ++this.timeline;
    this.playing.value = true;
    while (this.playing.value && mine === this.timeline && this.at.value < this.last.value) {
      const began = Date.now();
      await this.step();
      const rest = STEP / this.pace.value - (Date.now() - began);
      await new Promise((resolve) => setTimeout(resolve, Math.max(rest, 0)));
    }
    if (mine === this.timeline) this.playing.value = false;
  }

  pause(): void {
    this.timeline += 1;
    this.playing.value = false;
  }

  async seeAs(seat: number | null): Promise<void> {
    this.pause();
    this.shown.value = seat;
    await this.load();
  }

  /** The next position at which somebody's turn begins, or the last. */
  nextTurn(): void {
    const active = this.moments[this.at.value]?.view.active;
    let position = this.at.value;
    while (position < this.last.value && this.moments[position]!.view.active === active) position += 1;
    this.go(position);
  }

  previousTurn(): void {
    let position = this.at.value - 1;
    const active = this.moments[Math.max(position, 0)]?.view.active;
    while (position > 0 && this.moments[position - 1]!.view.active === active) position -= 1;
    this.go(position);
  }
}
