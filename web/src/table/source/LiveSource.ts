/** A live table: the latest state from the server, as signals, and commands to it. */
import { batch, computed, signal } from "@preact/signals";
import { language } from "../../browser/settings";
import type { ChatLine, DecisionView, Eyes, Hello, Hint, Links, PreviewView, ServerMessage, TableSummary, Update } from "../../protocol";
import { type Question, TableLink } from "../../transport/link";
import type { Transport } from "../../transport/transport";
import { t } from "../../words/words";
import type { Animate, LiveTable, Notice, Perspective, Status, TableSource } from "./TableSource";
import { extendLog, patchView } from "./updates";

const FAR_BEHIND = 24; // updates; a longer queue is not animated

export class LiveSource implements TableSource, LiveTable {
  readonly live = this;
  readonly status = signal<Status>("connecting");
  readonly table = signal<TableSummary | null>(null);
  readonly links = signal<Links | null>(null);
  readonly seats = signal<readonly number[]>([]);
  readonly isHost = signal(false);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly rematch = signal<string | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly shown = signal<number | null>(null);
  readonly isAnimating = signal(false);
  readonly perspective = computed(() => this.perspectives.value.get(this.shown.value) ?? null);
  readonly asked = computed(() => this.seats.value.find((seat) => this.perspectives.value.get(seat)?.moment.decision) ?? null);

  private readonly perspectives = signal<ReadonlyMap<number | null, Perspective>>(new Map());
  private readonly link: TableLink;
  private readonly queue: Update[] = [];
  private draining = false;
  private animate: Animate | null = null;

  /** `watch`: the secret from a link to watch or to join. */
  constructor(
    readonly id: string,
    private readonly watch: string = "",
    transport?: Transport,
  ) {
    this.link = new TableLink(
      id,
      {
        greeting: () => this.greeting(),
        onMessage: (message) => this.receive(message),
        onLost: () => {
          this.status.value = "lost";
        },
      },
      transport,
    );
  }

  close(): void {
    this.link.close();
  }

  animateWith(animate: Animate): void {
    this.animate = animate;
  }

  /** With a single perspective, the server need not send known events again. */
  private greeting(): Partial<Hello> {
    const known = this.perspectives.value.size === 1 ? this.perspective.value : null;
    return {
      lang: language.value,
      ...(this.watch && { watch: this.watch }),
      ...(known && { since: known.first + known.log.length, undos: known.undos }),
    };
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const isBack = this.status.value === "lost" && this.table.value !== null;
        this.queue.length = 0;
        batch(() => {
          this.status.value = "open";
          this.table.value = message.table;
          this.links.value = message.links;
          this.seats.value = message.seats;
          this.isHost.value = message.host;
          this.chat.value = message.chat;
          this.rematch.value = message.table.rematch;
          this.perspectives.value = new Map(message.views.map((eyes) => [eyes.seat, this.perspectiveOf(eyes)]));
          if (!this.perspectives.value.has(this.shown.value)) this.shown.value = message.views[0]?.seat ?? message.seats[0] ?? null;
        });
        if (isBack) this.notice.value = { text: t("net.back"), stop: false };
        break;
      }
      case "update":
        this.queue.push(message);
        void this.drain();
        break;
      case "table":
        this.table.value = message.table;
        break;
      case "presence":
        if (this.table.value) this.table.value = { ...this.table.value, seats: message.seats, watchers: message.watchers };
        break;
      case "chatted":
        this.chat.value = [...this.chat.value, message.line];
        break;
      case "rematch-ready":
        this.rematch.value = message.table;
        break;
      case "bye":
        if (message.retry < 0) {
          this.link.close();
          this.status.value = "gone";
          this.notice.value = { text: message.text, stop: true };
        }
        break;
      case "error":
        this.notice.value = { text: message.text, stop: true };
        break;
    }
  }

  private perspectiveOf(eyes: Eyes): Perspective {
    const known = this.perspectives.value.get(eyes.seat);
    const log = known ? extendLog(known.log, known.first, eyes.start, eyes.events) : { log: eyes.events, first: eyes.start };
    return { seat: eyes.seat, view: eyes.view, ...log, undos: eyes.undos, moment: eyes.moment, at: Date.now() };
  }

  /** Applies updates one by one, waiting for animations. Updates of seats that are not on the screen are not animated. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let update = this.queue.shift(); update; update = this.queue.shift()) {
        const before = this.perspectives.value.get(update.seat);
        if (!before) continue;
        const after: Perspective = {
          seat: update.seat,
          view: patchView(before.view, update.patch),
          ...extendLog(before.log, before.first, update.start, update.events),
          undos: update.undos,
          moment: update.moment,
          at: Date.now(),
        };
        this.perspectives.value = new Map(this.perspectives.value).set(update.seat, after);
        if (update.seat !== this.shown.value || !this.animate || !update.events.length || this.queue.length > FAR_BEHIND) continue;
        this.isAnimating.value = true;
        await this.animate(before, after, update.events);
      }
    } finally {
      this.draining = false;
      this.isAnimating.value = false;
    }
  }

  /** Sends a command. Shows why it was refused, unless the decision was already over: then an update is on its way. */
  private async command(question: Question): Promise<boolean> {
    const answer = await this.link.ask(question);
    if (answer.type !== "error") return true;
    if (answer.text && answer.code !== "stale") this.notice.value = { text: answer.text, stop: true };
    return false;
  }

  show(seat: number): void {
    this.shown.value = seat;
  }

  play(seat: number, decision: DecisionView, action: string): Promise<boolean> {
    return this.command({ type: "play", seat, decision: decision.id, action });
  }

  undo(seat: number): Promise<boolean> {
    return this.command({ type: "undo", seat });
  }

  async preview(seat: number, decision: string, action: string): Promise<PreviewView | null> {
    const answer = await this.link.ask({ type: "preview", seat, decision, action });
    return answer.type === "previewed" ? answer.preview : null;
  }

  async hint(seat: number, decision: string): Promise<Hint | null> {
    const answer = await this.link.ask({ type: "hint", seat, decision });
    if (answer.type === "error" && answer.text) this.notice.value = { text: answer.text, stop: true };
    return answer.type === "hinted" ? answer : null;
  }

  say(seat: number, words: { text: string } | { phrase: string }): Promise<boolean> {
    return this.command({ type: "chat", seat, ...words });
  }

  async retranslate(): Promise<void> {
    await this.command({ type: "language", lang: language.value });
  }

  start(level: string): Promise<boolean> {
    return this.command({ type: "start", level });
  }

  setSeat(seat: number, kind: "open" | "bot", level: string): Promise<boolean> {
    return this.command({ type: "seat", seat, kind, level });
  }

  leave(seat: number): Promise<boolean> {
    return this.command({ type: "leave", seat });
  }

  askRematch(): Promise<boolean> {
    return this.command({ type: "rematch" });
  }

  sitDown(): void {
    this.perspectives.value = new Map();
    this.link.reopen();
  }
}
