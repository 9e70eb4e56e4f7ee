/** The server over the network: fetch for requests, a WebSocket for each table. */
import type { ClientMessage, Failure, ServerMessage } from "../protocol";
import { token } from "./token";
import { type Channel, type ChannelListener, type Method, Refused, type Transport } from "./transport";

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  const secret = token();
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, ...(sent !== undefined && { body: sent }) });
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => null)) as Failure | null;
    throw new Refused(failure?.code ?? String(answer.status), failure?.text ?? answer.statusText);
  }
  return (await answer.json()) as T;
}

function openChannel(table: string, listener: ChannelListener): Channel {
  const url = new URL(`/api/tables/${table}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  socket.addEventListener("open", () => listener.onOpen());
  socket.addEventListener("message", (event) => listener.onMessage(JSON.parse(String(event.data)) as ServerMessage));
  socket.addEventListener("close", () => listener.onClose());
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (message: ClientMessage) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
}

export const network: Transport = { ask, openChannel };
