/**
 * How the page reaches a server: requests, and a channel for each table.
 * The network is one implementation; anything else that answers the same messages can be another.
 */
import type { ClientMessage, ServerMessage } from "../protocol";

export type Method = "GET" | "POST";

export interface Transport {
  /** Resolves to the body of the answer. Throws `Refused` if the server refuses. */
  ask<T>(method: Method, path: string, body?: unknown): Promise<T>;
  openChannel(table: string, listener: ChannelListener): Channel;
}

export interface Channel {
  readonly isOpen: boolean;
  send(message: ClientMessage): void;
  close(): void;
}

export interface ChannelListener {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onClose(): void;
}

/** The server has refused a request, for the reason in the message. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
