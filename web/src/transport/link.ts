/** Keeps a table's channel open: greets the server, matches answers to questions, and reconnects. */
import { type ClientMessage, type Hello, type Refusal, type ServerMessage, VERSION } from "../protocol";
import { network } from "./network";
import { token } from "./token";
import type { Channel, Transport } from "./transport";

type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;
export type Question = Without<ClientMessage, "v" | "ref">;

const SHORTEST = 250; // ms before the first attempt to reconnect
const LONGEST = 5000;

export interface LinkListener {
  /** The greeting, apart from the token: the language, and what is already known. */
  greeting(): Partial<Hello>;
  onMessage(message: ServerMessage): void;
  onLost(): void;
}

export class TableLink {
  private channel: Channel | null = null;
  private timer = 0;
  private tries = 0;
  private ref = 0;
  private ended = false;
  private readonly waiting = new Map<number, (message: ServerMessage) => void>();

  constructor(
    private readonly table: string,
    private readonly listener: LinkListener,
    private readonly transport: Transport = network,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  private open(): void {
    if (this.ended) return;
    const channel: Channel = this.transport.openChannel(this.table, {
      onOpen: () => channel.send({ type: "hello", v: VERSION, token: token(), ...this.listener.greeting() }),
      onMessage: (message) => this.receive(message),
      onClose: () => this.channel === channel && this.onClose(),
    });
    this.channel = channel;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") this.tries = 0;
    const answer = "ref" in message ? this.waiting.get(message.ref) : undefined;
    if (answer && "ref" in message) {
      this.waiting.delete(message.ref);
      answer(message);
    } else this.listener.onMessage(message);
  }

  private onClose(): void {
    this.channel = null;
    for (const answer of this.waiting.values()) answer(lost(0));
    this.waiting.clear();
    if (this.ended) return;
    this.listener.onLost();
    this.timer = window.setTimeout(() => this.open(), Math.min(SHORTEST * 2 ** this.tries, LONGEST));
    this.tries += 1;
  }

  /** Reconnects at once when a laptop is opened or the network is back. */
  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible" || this.channel || this.ended) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Asks, and resolves to the answer; without a channel that is an error with no text. */
  ask(question: Question): Promise<ServerMessage> {
    const ref = ++this.ref;
    return new Promise((resolve) => {
      if (!this.channel?.isOpen) {
        resolve(lost(ref));
        return;
      }
      this.waiting.set(ref, resolve);
      this.channel.send({ ...question, v: VERSION, ref });
    });
  }

  /** Opens a new channel and greets with the current token. */
  reopen(): void {
    const before = this.channel;
    this.channel = null;
    before?.close();
    this.open();
  }

  /** Closes the channel for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.channel?.close();
  }
}

function lost(ref: number): Refusal {
  return { type: "error", ref, code: "lost", text: "", v: VERSION };
}
