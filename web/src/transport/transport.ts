/**
 * How the page reaches a server: requests, and a channel for each table.
 * The network is one filling; whatever else can answer the same messages can be another.
 */
import type { ClientMessage, ServerMessage } from "../protocol";

export type Method = "GET" | "POST";

export interface Transport {
  /** The answer's body; throws `Refused` where the server says no. */
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

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
