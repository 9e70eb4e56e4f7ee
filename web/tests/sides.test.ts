import { describe, expect, it } from "vitest";
import { leaders } from "../src/table/boards/sides";

describe("who stands for a side", () => {
  it("is everybody who plays alone", () => {
    expect(leaders([{ team: 0 }, { team: 1 }, { team: 2 }])).toEqual([0, 1, 2]);
  });

  it("is the first seat of each team", () => {
    expect(leaders([{ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }, { team: 1 }])).toEqual([0, 2]);
  });
});
