import { describe, expect, it } from "vitest";
import { isDraft, ownFigures, sideLeaders, weaponsOf } from "../../src/table/model/view";
import { seat, view } from "../given";

describe("who stands for a side", () => {
  it("is each player without a team", () => {
    expect(sideLeaders([{ team: 0 }, { team: 1 }, { team: 2 }])).toEqual([0, 1, 2]);
  });

  it("is the first seat of each team", () => {
    expect(sideLeaders([{ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }, { team: 1 }])).toEqual([0, 2]);
  });
});

describe("the weapons before a seat", () => {
  it("are its own, the loaded ones first", () => {
    const seen = view({ hands: { 0: { powerups: [], loaded: ["thor"] } }, seats: [seat({ figures: ["violet"], unloaded: ["zx-2"] })] });
    expect(weaponsOf(seen, 0)).toEqual([
      ["thor", true],
      ["zx-2", false],
    ]);
  });

  it("are in team play also those on its team's table, each once", () => {
    const seen = view({ seats: [seat({ unloaded: ["zx-2"] })], teams: { first: 0, tile: "A", tables: [["zx-2", "furnace"], ["thor"]] } });
    expect(weaponsOf(seen, 0).map(([weapon]) => weapon)).toEqual(["zx-2", "furnace"]);
  });
});

describe("a view", () => {
  it("is a draft until every seat has a figure", () => {
    expect(isDraft(view())).toBe(false);
    expect(isDraft(view({ seats: [seat({ figures: ["violet"] }), seat()] }))).toBe(true);
  });

  it("has no figures of a spectator's own", () => {
    expect(ownFigures(view())).toEqual(["violet"]);
    expect(ownFigures(view({ seat: null }))).toEqual([]);
  });
});
