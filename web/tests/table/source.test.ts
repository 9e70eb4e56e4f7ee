import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Replay, ServerMessage, Update, Welcome } from "../../src/protocol";
import { LiveSource } from "../../src/table/source/LiveSource";
import { RecordedSource } from "../../src/table/source/RecordedSource";
import * as api from "../../src/transport/api";
import type { Channel, ChannelListener, Transport } from "../../src/transport/transport";
import { decision, line, moment, tableSummary, view } from "../given";

type Unversioned<M = ServerMessage> = M extends ServerMessage ? Omit<M, "v"> : never;

/** A server that is a list of messages. */
class FakeServer implements Transport {
  readonly channels: ChannelListener[] = [];
  readonly heard: ClientMessage[] = [];
  ask = () => Promise.reject(new Error("no requests here"));

  openChannel(_table: string, listener: ChannelListener): Channel {
    this.channels.push(listener);
    return { isOpen: true, send: (message) => this.heard.push(message), close: () => listener.onClose() };
  }

  get channel(): ChannelListener {
    return this.channels.at(-1)!;
  }

  say(message: Unversioned): void {
    this.channel.onMessage({ v: 1, ...message });
  }

  /** The last thing that was said to it. */
  get last(): ClientMessage {
    return this.heard.at(-1)!;
  }
}

const eyes = (seat: number | null, asked = false) => ({
  seat,
  view: view({ seat }),
  start: 0,
  undos: 0,
  events: [line("a")],
  moment: moment({ decision: asked ? decision("first-action", "run") : null }),
});

const welcome = (parts: Partial<Welcome> = {}): Omit<Welcome, "v"> => ({
  type: "welcome",
  table: tableSummary(),
  links: null,
  seats: [0],
  host: true,
  lang: "en",
  now: 0,
  views: [eyes(0, true)],
  chat: [],
  ...parts,
});

const update = (parts: Partial<Update> = {}): Omit<Update, "v"> => ({
  type: "update",
  seat: 0,
  start: 1,
  undos: 0,
  events: [line("b")],
  patch: { active: 1 },
  moment: moment(),
  now: 0,
  ...parts,
});

function join(parts: Partial<Welcome> = {}) {
  const server = new FakeServer();
  const source = new LiveSource("t", "secret", server);
  server.channel.onOpen();
  server.say(welcome(parts));
  return { server, source };
}

beforeEach(() => {
  vi.useRealTimers();
});

describe("a live table", () => {
  it("greets with its secret, and shows what it is welcomed with", () => {
    const { server, source } = join();
    expect(server.heard[0]).toMatchObject({ type: "hello", watch: "secret", lang: "en" });
    expect(source.status.value).toBe("open");
    expect(source.perspective.value?.view.active).toBe(0);
    expect(source.asked.value).toBe(0);
    expect(source.isHost.value).toBe(true);
  });

  it("takes over what an update changes", async () => {
    const { server, source } = join();
    server.say(update());
    await Promise.resolve();
    expect(source.perspective.value?.view.active).toBe(1);
    expect(source.perspective.value?.log.map(({ text }) => text)).toEqual(["a", "b"]);
    expect(source.asked.value).toBeNull();
  });

  it("holds the next update back until the animation is over", async () => {
    const { server, source } = join();
    let end: (() => void) | undefined;
    source.animateWith(() => new Promise((resolve) => (end = resolve)));
    server.say(update());
    server.say(update({ start: 2, patch: { active: 0 } }));
    await Promise.resolve();
    expect(source.isAnimating.value).toBe(true);
    expect(source.perspective.value?.view.active).toBe(1);
    end?.();
    await vi.waitFor(() => expect(source.perspective.value?.view.active).toBe(0));
    end?.();
    await vi.waitFor(() => expect(source.isAnimating.value).toBe(false));
  });

  it("shows updates of other seats at once", async () => {
    const { server, source } = join({ seats: [0, 1], views: [eyes(0), eyes(1)] });
    const animate = vi.fn(() => Promise.resolve());
    source.animateWith(animate);
    server.say(update({ seat: 1, moment: moment({ decision: decision("first-action", "run") }) }));
    await Promise.resolve();
    expect(animate).not.toHaveBeenCalled();
    expect(source.asked.value).toBe(1);
    source.show(1);
    expect(source.perspective.value?.seat).toBe(1);
  });

  it("matches answers to questions", async () => {
    const { server, source } = join();
    const played = source.play(0, decision("first-action", "run"), "run");
    const previewed = source.preview(0, "1", "run");
    const [play, preview] = server.heard.slice(-2) as { ref: number }[];
    server.say({ type: "error", ref: preview!.ref, code: "bad", text: "No." });
    server.say({ type: "done", ref: play!.ref });
    expect(await played).toBe(true);
    expect(await previewed).toBeNull();
  });

  it("says what was refused, but not that a decision is over", async () => {
    const { server, source } = join();
    const refuse = async (code: string, text: string) => {
      const answer = source.undo(0);
      server.say({ type: "error", ref: (server.last as { ref: number }).ref, code, text });
      return answer;
    };
    expect(await refuse("stale", "Too late.")).toBe(false);
    expect(source.notice.value).toBeNull();
    expect(await refuse("refused", "Not now.")).toBe(false);
    expect(source.notice.value).toEqual({ text: "Not now.", stop: true });
  });

  it("comes back after a break and asks only for what it has missed", () => {
    vi.useFakeTimers();
    const { server, source } = join();
    server.channel.onClose();
    expect(source.status.value).toBe("lost");
    vi.advanceTimersByTime(1000);
    server.channel.onOpen();
    expect(server.last).toMatchObject({ type: "hello", since: 1, undos: 0 });
    server.say(welcome({ views: [{ ...eyes(0), start: 1, events: [line("b")] }] }));
    expect(source.status.value).toBe("open");
    expect(source.perspective.value?.log.map(({ text }) => text)).toEqual(["a", "b"]);
    expect(source.notice.value?.stop).toBe(false);
  });

  it("answers what was asked before a break, and stays away when told to", async () => {
    vi.useFakeTimers();
    const { server, source } = join();
    const undone = source.undo(0);
    server.say({ type: "bye", code: "gone", text: "The table is gone.", retry: -1 });
    expect(await undone).toBe(false);
    expect(source.status.value).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(server.channels).toHaveLength(1);
  });

  it("greets again as the holder of a seat", () => {
    const { server, source } = join({ seats: [], views: [eyes(null)] });
    source.sitDown();
    server.channel.onOpen();
    expect(server.last).toMatchObject({ type: "hello" });
    expect(server.last).not.toHaveProperty("since");
    server.say(welcome());
    expect(source.shown.value).toBe(0);
  });

  it("knows the table, who is there, the chat and the rematch", () => {
    const { server, source } = join();
    server.say({ type: "chatted", line: { at: 0, seat: 1, name: "Kit", text: "hi", phrase: "" } });
    server.say({ type: "presence", seats: [], watchers: 3 });
    server.say({ type: "rematch-ready", table: "next" });
    expect(source.chat.value.map(({ text }) => text)).toEqual(["hi"]);
    expect(source.table.value?.watchers).toBe(3);
    expect(source.rematch.value).toBe("next");
  });
});

describe("a recorded game", () => {
  const turns = [0, 0, 1, 1, 0];
  const replay: Replay = {
    table: tableSummary({ status: "finished" }),
    opening: { ...eyes(null), view: view({ seat: null, active: 0 }), moment: moment({ decision: decision("first-action", "run") }) },
    steps: turns.map((active, i) => ({
      start: i + 1,
      events: [line(`e${i}`)],
      patch: { active },
      moment: moment(),
      seat: active,
      action: "run",
    })),
    v: 1,
  };
  const load = async (position = 0) => {
    vi.spyOn(api, "fetchReplay").mockResolvedValue(replay);
    const source = new RecordedSource("t", { position, seat: null });
    await vi.waitFor(() => expect(source.status.value).toBe("open"));
    return source;
  };

  it("asks nobody anything", async () => {
    const source = await load();
    expect(source.live).toBeNull();
    expect(source.perspective.value?.moment.decision).toBeNull();
  });

  it("begins where it is told to, and never beyond its end", async () => {
    expect((await load(3)).position.value).toBe(3);
    expect((await load(99)).position.value).toBe(turns.length);
  });

  it("has the log up to its position", async () => {
    const source = await load();
    source.goTo(2);
    expect(source.perspective.value?.log.map(({ text }) => text)).toEqual(["a", "e0", "e1"]);
    source.goTo(-5);
    expect(source.position.value).toBe(0);
  });

  it("steps with an animation of what happened", async () => {
    const source = await load();
    const animate = vi.fn(() => Promise.resolve());
    source.animateWith(animate);
    await source.step();
    expect(source.position.value).toBe(1);
    expect(animate).toHaveBeenCalledWith(expect.anything(), expect.anything(), [line("e0")]);
  });

  it("goes by turns", async () => {
    const source = await load();
    source.goToNextTurn();
    expect(source.position.value).toBe(3);
    source.goToNextTurn();
    expect(source.position.value).toBe(5);
    source.goToPreviousTurn();
    expect(source.position.value).toBe(3);
    source.goToPreviousTurn();
    expect(source.position.value).toBe(0);
  });

  it("plays to its end, or until it is paused", async () => {
    const source = await load();
    vi.useFakeTimers();
    void source.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect(source.position.value).toBe(2);
    source.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(source.position.value).toBe(2);
    source.pace.value = 4;
    void source.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(source.position.value).toBe(turns.length);
    expect(source.isPlaying.value).toBe(false);
  });

  it("is gone where the server has no such game", async () => {
    vi.spyOn(api, "fetchReplay").mockRejectedValue(new Error("There is no such table."));
    const source = new RecordedSource("t", { position: 0, seat: null });
    await vi.waitFor(() => expect(source.status.value).toBe("gone"));
    expect(source.notice.value?.text).toBe("There is no such table.");
  });
});
