import { describe, expect, it } from "vitest";
import { extendLog, patchView } from "../../src/table/source/updates";
import { figure, line, view } from "../given";

describe("the log", () => {
  const log = ["a", "b", "c"].map(line);
  const texts = (events: { text: string }[]) => events.map(({ text }) => text);

  it("goes on at its end", () => {
    expect(texts(extendLog(log, 10, 13, [line("d")]).log)).toEqual(["a", "b", "c", "d"]);
  });

  it("is cut by an undo", () => {
    expect(texts(extendLog(log, 10, 11, [line("e")]).log)).toEqual(["a", "e"]);
  });

  it("begins anew where it does not fit", () => {
    const [later, earlier] = [line("z"), line("y")];
    expect(extendLog(log, 10, 40, [later])).toEqual({ log: [later], first: 40 });
    expect(extendLog(log, 10, 4, [earlier])).toEqual({ log: [earlier], first: 4 });
  });
});

describe("a patch", () => {
  it("replaces parts, and of the figures each by itself", () => {
    const before = view({ active: 0, hot: 0 });
    const after = patchView(before, { active: 1, figures: { dozer: figure({ skulls: 1 }) } });
    expect(after.active).toBe(1);
    expect(after.hot).toBe(0);
    expect(after.figures.violet).toBe(before.figures.violet);
    expect(after.figures.dozer?.skulls).toBe(1);
  });
});
