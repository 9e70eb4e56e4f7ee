import { describe, expect, it } from "vitest";
import { extended, patched } from "../src/table/source/connection";
import type { TableEvent, View } from "../src/protocol";

const event = (text: string): TableEvent => ({ kind: "game-over", text });

describe("the log", () => {
  const log = ["a", "b", "c"].map(event);

  it("goes on at its end", () => {
    expect(extended(log, 10, 13, [event("d")]).log.map((line) => line.text)).toEqual(["a", "b", "c", "d"]);
  });

  it("is cut by an undo", () => {
    expect(extended(log, 10, 11, [event("e")]).log.map((line) => line.text)).toEqual(["a", "e"]);
  });

  it("begins anew where it does not fit", () => {
    expect(extended(log, 10, 40, [event("z")])).toEqual({ log: [event("z")], first: 40 });
    expect(extended(log, 10, 4, [event("y")])).toEqual({ log: [event("y")], first: 4 });
  });
});

describe("a patch", () => {
  it("replaces parts, and of the figures each by itself", () => {
    const view = { active: 0, hot: 0, figures: { violet: { skulls: 0 }, dozer: { skulls: 0 } } } as unknown as View;
    const after = patched(view, { active: 1, figures: { dozer: { skulls: 1 } } } as never);
    expect(after.active).toBe(1);
    expect(after.hot).toBe(0);
    expect(after.figures).toEqual({ violet: { skulls: 0 }, dozer: { skulls: 1 } });
  });
});
