/** One table's socket: what the server said last, as signals; it comes back by itself. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import type {
  ChatLine,
  ClientMessage,
  DecisionView,
  TableEvent,
  Eyes,
  Hint,
  Links,
  Moment,
  PreviewView,
  ServerMessage,
  TableInfo,
  Update,
  View,
  ViewPatch,
} from "../../protocol";
import { VERSION } from "../../protocol";
import { token } from "../../transport/api";
import { language } from "../../kit/settings";

export type Status = "connecting" | "open" | "lost" | "gone";

/** The table through one seat's eyes, with the log as far as it is known. */
export interface Sight {
  seat: number | null;
  view: View;
  log: TableEvent[];
  first: number; // the number of the log's first event
  undos: number;
  moment: Moment;
  now: number; // the server's clock when the moment was taken
  at: number; // ours, in milliseconds
}

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "v" | "ref"> : never) : never;

export function patched(view: View, patch: ViewPatch): View {
  const { figures, ...parts } = patch;
  return { ...view, ...parts, figures: { ...view.figures, ...figures } };
}

/** The log cut at `start`, with the new events at its end. */
export function extended(log: TableEvent[], first: number, start: number, events: TableEvent[]): { log: TableEvent[]; first: number } {
  if (start < first || start > first + log.length) return { log: events, first: start };
  return { log: [...log.slice(0, start - first), ...events], first };
}

export interface Answer {
  ok: boolean;
  text: string;
}

/** Lays an update over the table; the promise holds the next one back until the animation is over. */
export type Stage = (before: Sight, after: Sight, events: TableEvent[]) => Promise<void>;

export class Connection {
  readonly status: Signal<Status> = signal<Status>("connecting");
  readonly table: Signal<TableInfo | null> = signal<TableInfo | null>(null);
  readonly links: Signal<Links | null> = signal<Links | null>(null);
  readonly seats: Signal<number[]> = signal<number[]>([]);
  readonly host = signal(false);
  readonly chat: Signal<ChatLine[]> = signal<ChatLine[]>([]);
  readonly sights: Signal<ReadonlyMap<number | null, Sight>> = signal(new Map());
  /** The seat whose eyes are on the screen; null: a spectator's. */
  readonly shown: Signal<number | null> = signal<number | null>(null);
  readonly sight = computed(() => this.sights.value.get(this.shown.value) ?? null);
  readonly rematch = signal<string | null>(null);
  readonly notice = signal<{ text: string; stop: boolean } | null>(null);
  /** Whether updates wait for an animation to end. */
  readonly lagging = signal(false);

  private socket: WebSocket | null = null;
  private timer = 0;
  private tries = 0;
  private wasOpen = false;
  private ref = 0;
  private closed = false;
  private readonly waiting = new Map<number, (message: ServerMessage) => void>();
  private readonly queue: Update[] = [];
  private draining = false;
  private stage: Stage | null = null;

  constructor(
    readonly id: string,
    private readonly watch: string = "", // the secret of a link that lets one watch, or sit down
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  animateWith(stage: Stage | null): void {
    this.stage = stage;
  }

  /** A closed laptop was opened, or the network is back: no need to wait. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.status.value === "lost") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  protected open(): void {
    if (this.closed) return;
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      const sight = this.sights.value.size === 1 ? this.sight.value : null;
      const known = sight ? { since: sight.first + sight.log.length, undos: sight.undos } : {};
      const watch = this.watch ? { watch: this.watch } : {};
      socket.send(JSON.stringify({ type: "hello", v: VERSION, lang: language.value, token: token(), ...watch, ...known }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      for (const answer of this.waiting.values()) answer({ type: "error", ref: 0, code: "lost", text: "", v: VERSION });
      this.waiting.clear();
      if (this.status.value === "gone") return;
      this.status.value = "lost";
      this.timer = window.setTimeout(() => this.open(), Math.min(250 * 2 ** this.tries, 5000));
      this.tries += 1;
    };
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const back = this.wasOpen && this.status.value === "lost";
        this.queue.length = 0;
        batch(() => {
          this.tries = 0;
          this.wasOpen = true;
          this.status.value = "open";
          this.table.value = message.table;
          this.links.value = message.links;
          this.seats.value = message.seats;
          this.host.value = message.host;
          this.chat.value = message.chat;
          this.rematch.value = message.table.rematch;
          this.sights.value = new Map(message.views.map((eyes) => [eyes.seat, this.welcomed(eyes, message.now)]));
          if (!this.sights.value.has(this.shown.value)) this.shown.value = message.views[0]?.seat ?? message.seats[0] ?? null;
        });
        if (back) this.notice.value = { text: "back", stop: false };
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
          this.status.value = "gone";
          this.notice.value = { text: message.text, stop: true };
        }
        break;
      default:
        if ("ref" in message) {
          const answer = this.waiting.get(message.ref);
          this.waiting.delete(message.ref);
          if (answer) answer(message);
          else if (message.type === "error") this.notice.value = { text: message.text, stop: true };
        }
    }
  }

  private welcomed(eyes: Eyes, now: number): Sight {
    const known = this.sights.value.get(eyes.seat);
    const log = known ? extended(known.log, known.first, eyes.start, eyes.events) : { log: eyes.events, first: eyes.start };
    return { seat: eyes.seat, view: eyes.view, ...log, undos: eyes.undos, moment: eyes.moment, now, at: Date.now() };
  }

  /** Updates are shown one after the other; those of seats that are not on the screen at once. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let update = this.queue.shift(); update; update = this.queue.shift()) {
        const before = this.sights.value.get(update.seat);
        if (!before) continue;
        const after: Sight = {
          seat: update.seat,
          view: patched(before.view, update.patch),
          ...extended(before.log, before.first, update.start, update.events),
          undos: update.undos,
          moment: update.moment,
          now: update.now,
          at: Date.now(),
        };
        this.sights.value = new Map(this.sights.value).set(update.seat, after);
        const behind = this.queue.length > 24; // too far behind to show everything
        if (update.seat === this.shown.value && this.stage && update.events.length && !behind) {
          this.lagging.value = true;
          await this.stage(before, after, update.events);
        }
      }
    } finally {
      this.draining = false;
      this.lagging.value = false;
    }
  }

  private send(message: Unsent): Promise<ServerMessage> {
    const ref = ++this.ref;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "error", ref, code: "lost", text: "", v: VERSION });
        return;
      }
      this.waiting.set(ref, resolve);
      this.socket.send(JSON.stringify({ ...message, v: VERSION, ref }));
    });
  }

  private async request(message: Unsent): Promise<boolean> {
    const answer = await this.send(message);
    if (answer.type !== "error") return true;
    // A decision that is over is no mistake of the person's: the next view is on its way.
    if (answer.text && answer.code !== "stale") this.notice.value = { text: answer.text, stop: true };
    return false;
  }

  play(seat: number, decision: DecisionView, action: string): Promise<boolean> {
    return this.request({ type: "play", seat, decision: decision.id, action });
  }

  undo(seat: number): Promise<boolean> {
    return this.request({ type: "undo", seat });
  }

  async preview(seat: number, decision: string, action: string): Promise<PreviewView | null> {
    const answer = await this.send({ type: "preview", seat, decision, action });
    return answer.type === "previewed" ? answer.preview : null;
  }

  async hint(seat: number, decision: string): Promise<Hint | null> {
    const answer = await this.send({ type: "hint", seat, decision });
    if (answer.type === "error" && answer.text) this.notice.value = { text: answer.text, stop: true };
    return answer.type === "hinted" ? answer : null;
  }

  say(seat: number, words: { text: string } | { phrase: string }): Promise<boolean> {
    return this.request({ type: "chat", seat, ...words });
  }

  speak(): Promise<boolean> {
    return this.request({ type: "language", lang: language.value });
  }

  start(level: string): Promise<boolean> {
    return this.request({ type: "start", level });
  }

  setSeat(seat: number, kind: "open" | "bot", level: string): Promise<boolean> {
    return this.request({ type: "seat", seat, kind, level });
  }

  leave(seat: number): Promise<boolean> {
    return this.request({ type: "leave", seat });
  }

  askRematch(): Promise<boolean> {
    return this.request({ type: "rematch" });
  }

  /** The socket with a new token, after a seat was taken. */
  again(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.sights.value = new Map();
    this.open();
  }
}
