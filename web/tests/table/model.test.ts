import { beforeEach, describe, expect, it, vi } from "vitest";
import { forced } from "../../src/browser/settings";
import type { PreviewView } from "../../src/protocol";
import { TableModel } from "../../src/table/model/TableModel";
import { decision, fakeSource, moment, perspective, tableSummary, useKeysAsNames } from "../given";

const asked = (...actions: string[]) => perspective({ moment: moment({ decision: decision("first-action", ...actions) }) });
const preview = (action: string) => ({ action, text: action, lines: [], cost: "", moves: [], hits: [], marks: [], pays: {}, next: null }) as PreviewView;

beforeEach(() => {
  vi.useRealTimers();
  forced.value = true;
  useKeysAsNames();
});

describe("a decision", () => {
  it("is asked once the animation is over", () => {
    const source = fakeSource(asked("run", "end"));
    source.isAnimating.value = true;
    const table = new TableModel(source);
    expect(table.decision.value).toBeNull();
    source.isAnimating.value = false;
    expect(table.decision.value?.options).toHaveLength(2);
  });

  it("is played once, until the server has answered", async () => {
    const source = fakeSource(asked("run", "end"));
    const table = new TableModel(source);
    void table.play("run", true);
    void table.play("end", true);
    expect(source.live.play).toHaveBeenCalledTimes(1);
    expect(table.sent.value).toBe("run");
  });

  it("can be played again if the server refuses", async () => {
    const source = fakeSource(asked("run", "end"));
    source.live.play.mockResolvedValue(false);
    const table = new TableModel(source);
    await table.play("run", true);
    expect(table.sent.value).toBeNull();
  });

  it("with one answer is answered by itself, but not after an undo", () => {
    const source = fakeSource();
    const table = new TableModel(source);
    source.perspective.value = asked("pay:red");
    expect(source.live.play).toHaveBeenCalledTimes(1);
    source.perspective.value = perspective({ moment: moment({ undo: { allowed: true, reason: "" } }) });
    void table.undo();
    source.perspective.value = asked("pay:red");
    expect(source.live.play).toHaveBeenCalledTimes(1);
  });

  it("with one answer waits for a person who wants that", () => {
    forced.value = false;
    const source = fakeSource(asked("pay:red"));
    const table = new TableModel(source);
    expect(table.decision.value).not.toBeNull();
    expect(source.live.play).not.toHaveBeenCalled();
  });
});

describe("looking at an option", () => {
  it("asks the server once what it would do", async () => {
    const source = fakeSource(asked("run", "end"));
    source.live.preview.mockResolvedValue(preview("run") as never);
    const table = new TableModel(source);
    table.aim("run", true);
    await vi.waitFor(() => expect(table.preview.value?.action).toBe("run"));
    table.aim("end", true);
    table.aim("run", true);
    expect(source.live.preview).toHaveBeenCalledTimes(2);
    expect(table.preview.value?.action).toBe("run");
  });

  it("takes a moment with a pointer, and ends with it", () => {
    vi.useFakeTimers();
    const table = new TableModel(fakeSource(asked("run", "end")));
    table.aim("run");
    expect(table.isAimed("run")).toBe(false);
    vi.advanceTimersByTime(100);
    expect(table.isAimed("run")).toBe(true);
    table.aim(null);
    vi.advanceTimersByTime(100);
    expect(table.isAimed("run")).toBe(false);
  });

  it("comes first by touch, and the second tap plays", () => {
    const source = fakeSource(asked("run", "end"));
    const table = new TableModel(source);
    const [run] = table.decision.value!.options;
    table.choose(run!, true);
    expect(source.live.play).not.toHaveBeenCalled();
    expect(table.armed.value).toBe("run");
    table.choose(run!, true);
    expect(source.live.play).toHaveBeenCalledWith(0, expect.anything(), "run");
  });

  it("ends with the decision", () => {
    const source = fakeSource(asked("run", "end"));
    const table = new TableModel(source);
    table.consider(table.decision.value!.options[0]!);
    source.perspective.value = perspective();
    expect([table.aimed.value, table.armed.value]).toEqual([null, null]);
  });

  it("shows the option of a hint while no other is looked at", async () => {
    const source = fakeSource(asked("run", "end"));
    source.live.hint.mockResolvedValue({ type: "hinted", ref: 1, decision: "1", action: "end", level: "hard", text: "End it.", v: 1 } as never);
    const table = new TableModel(source);
    await table.hint();
    expect(table.isAimed("end")).toBe(true);
    expect(source.notice.value).toEqual({ text: "End it.", stop: false });
    table.aim("run", true);
    expect(table.isAimed("end")).toBe(false);
  });
});

describe("several people at one screen", () => {
  it("pass it behind a curtain to the one who is asked", () => {
    const source = fakeSource();
    source.live.seats.value = [0, 1];
    const table = new TableModel(source);
    expect(table.curtain.value).toBeNull();
    source.live.asked.value = 1;
    expect(table.curtain.value).toBe(1);
    table.takeScreen();
    expect(source.live.show).toHaveBeenCalledWith(1);
    expect(table.curtain.value).toBeNull();
  });
});

describe("a seat", () => {
  const info = { name: "", level: "easy", away: false, present: true };

  it("of a person has that person's name, of a bot its figure's", () => {
    const source = fakeSource();
    source.table.value = tableSummary({
      seats: [
        { ...info, seat: 0, kind: "person", name: "Nora", called: "Nora" },
        { ...info, seat: 1, kind: "bot", called: "easy bot 1" },
      ],
    });
    const table = new TableModel(source);
    expect(table.seatName(0)).toBe("Nora");
    expect(table.seatName(1)).toBe("dozer");
    expect(table.seatName(null)).toBe("bot");
  });
});

describe("a closed table", () => {
  it("hears and says nothing more", () => {
    const source = fakeSource();
    new TableModel(source).close();
    source.perspective.value = asked("pay:red");
    expect(source.close).toHaveBeenCalled();
    expect(source.live.play).not.toHaveBeenCalled();
  });
});
