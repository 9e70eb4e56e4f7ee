/** A recorded game, to step and scrub through: all its positions, from one seat's perspective. */
import { batch, computed, signal } from "@preact/signals";
import { language } from "../../browser/settings";
import type { Replay, TableEvent, TableSummary } from "../../protocol";
import { fetchReplay } from "../../transport/api";
import type { Animate, Notice, Perspective, Status, TableSource } from "./TableSource";
import { patchView } from "./updates";

export const PACES = [0.5, 1, 2, 4] as const;
const STEP = 900; // ms between moves at pace 1

export class RecordedSource implements TableSource {
  readonly live = null;
  readonly status = signal<Status>("connecting");
  readonly table = signal<TableSummary | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly shown = signal<number | null>(null);
  readonly isAnimating = signal(false);
  /** The number of the position on the screen, and of the last one. */
  readonly position = signal(0);
  readonly last = signal(0);
  readonly isPlaying = signal(false);
  readonly pace = signal<number>(1);
  readonly perspective = computed(() => (this.positions.value.length ? this.perspectiveAt(this.position.value) : null));

  private readonly positions = signal<readonly Omit<Perspective, "log">[]>([]);
  private events: TableEvent[] = [];
  private counts: number[] = []; // events up to each position
  private run = 0; // counts how often it was played or paused
  private animate: Animate | null = null;

  constructor(
    readonly id: string,
    start: { position: number; seat: number | null },
  ) {
    this.position.value = start.position;
    this.shown.value = start.seat;
    void this.load();
  }

  close(): void {
    this.pause();
  }

  animateWith(animate: Animate): void {
    this.animate = animate;
  }

  retranslate(): Promise<void> {
    return this.load();
  }

  private async load(): Promise<void> {
    try {
      this.read(await fetchReplay(this.id, this.shown.value, language.value));
    } catch (error) {
      this.notice.value = { text: (error as Error).message, stop: true };
      if (!this.positions.value.length) this.status.value = "gone";
    }
  }

  private read({ table, opening, steps }: Replay): void {
    let { view } = opening;
    const positions = [{ seat: opening.seat, view, first: 0, undos: 0, moment: opening.moment, at: 0 }];
    this.events = [...opening.events];
    this.counts = [this.events.length];
    for (const step of steps) {
      view = patchView(view, step.patch);
      positions.push({ seat: opening.seat, view, first: 0, undos: 0, moment: step.moment, at: 0 });
      this.events.push(...step.events);
      this.counts.push(this.events.length);
    }
    batch(() => {
      this.table.value = table;
      this.last.value = steps.length;
      this.position.value = Math.min(Math.max(this.position.value, 0), steps.length);
      this.positions.value = positions;
      this.status.value = "open";
    });
  }

  private perspectiveAt(number: number): Perspective {
    const position = this.positions.value[number]!;
    return { ...position, log: this.events.slice(0, this.counts[number]), moment: { ...position.moment, decision: null } };
  }

  goTo(position: number): void {
    if (this.positions.value.length) this.position.value = Math.min(Math.max(Math.round(position), 0), this.last.value);
  }

  /** Goes one move forward, with its animation. */
  async step(): Promise<void> {
    const before = this.perspective.value;
    if (!before || this.position.value >= this.last.value) return;
    this.goTo(this.position.value + 1);
    const after = this.perspectiveAt(this.position.value);
    const events = after.log.slice(before.log.length);
    if (this.animate && events.length) await this.animate(before, after, events);
  }

  async play(): Promise<void> {
    if (this.position.value >= this.last.value) this.goTo(0);
    const mine = ++this.run;
    this.isPlaying.value = true;
    while (mine === this.run && this.position.value < this.last.value) {
      const began = Date.now();
      await this.step();
      const rest = STEP / this.pace.value - (Date.now() - began);
      await new Promise((resolve) => setTimeout(resolve, Math.max(rest, 0)));
    }
    if (mine === this.run) this.isPlaying.value = false;
  }

  pause(): void {
    this.run += 1;
    this.isPlaying.value = false;
  }

  async showAs(seat: number | null): Promise<void> {
    this.pause();
    this.shown.value = seat;
    await this.load();
  }

  private activeAt(position: number): number | undefined {
    return this.positions.value[position]?.view.active;
  }

  /** Goes to the position where the next turn begins, or to the last one. */
  goToNextTurn(): void {
    let position = this.position.value;
    while (position < this.last.value && this.activeAt(position) === this.activeAt(this.position.value)) position += 1;
    this.goTo(position);
  }

  goToPreviousTurn(): void {
    let position = Math.max(this.position.value - 1, 0);
    const active = this.activeAt(position);
    while (position > 0 && this.activeAt(position - 1) === active) position -= 1;
    this.goTo(position);
  }
}
