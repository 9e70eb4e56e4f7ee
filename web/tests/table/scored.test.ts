import { describe, expect, it } from "vitest";
import type { FigureView, PayRow } from "../../src/protocol";
import { totalPays } from "../../src/table/boards/board";
import { scoredBoards, sharesOf } from "../../src/table/result/scored";
import { event, figure, perspective, view } from "../given";

const pay = (figureName: PayRow["figure"], points: number, why = "rank") => ({ figure: figureName, points, why, text: "" });
const seen = (dozer: Partial<FigureView>) => perspective({ view: view({ figures: { violet: figure({ points: 3 }), dozer: figure({ seat: 1, ...dozer }) } }) });

describe("what a board pays", () => {
  it("adds first blood to the rank, most points first", () => {
    expect(sharesOf([pay("dozer", 1, "first-blood"), pay("violet", 8), pay("dozer", 6)])).toEqual([
      { figure: "violet", rank: 8, firstBlood: 0, unclaimed: false },
      { figure: "dozer", rank: 6, firstBlood: 1, unclaimed: false },
    ]);
  });

  it("gives nobody the points of the victim's own tokens (DOM-07)", () => {
    const shares = sharesOf([pay("violet", 8), pay("sprog", 6, "unclaimed")]);
    expect(shares.find((share) => share.figure === "sprog")).toEqual({ figure: "sprog", rank: 6, firstBlood: 0, unclaimed: true });
    expect(totalPays([pay("violet", 8), pay("sprog", 6, "unclaimed")])).toEqual([["violet", 8]]);
  });
});

describe("a scored board", () => {
  const scored = event("board-scored", { victim: "dozer", pay: [pay("violet", 8)], skulls: 0 });

  it("is the board as it stood, with what hit it last", () => {
    const events = [
      event("hit", { by: "violet", victim: "dozer", damage: 2, marks: 0, tokens: 2 }),
      event("hit", { by: "violet", victim: "sprog", damage: 1, marks: 0, tokens: 1 }),
      scored,
    ];
    const [board] = scoredBoards(seen({ damage: ["violet"] }), seen({ damage: [] }), events);
    expect(board?.state.damage).toEqual(["violet", "violet", "violet"]);
    expect(board?.points).toEqual([3, 3]);
    expect(board?.isKill).toBe(false);
  });

  it("keeps a skull", () => {
    expect(scoredBoards(seen({}), seen({ skulls: 1 }), [scored])[0]?.aftermath).toBe("skull");
  });

  it("gets no skull in the final frenzy, but is turned over (FRE-08)", () => {
    expect(scoredBoards(seen({}), seen({ flipped: true }), [scored])[0]?.aftermath).toBe("flip");
    expect(scoredBoards(seen({ flipped: true }), seen({ flipped: true }), [scored])[0]?.aftermath).toBeNull();
  });

  it("is nothing else that happens", () => {
    expect(scoredBoards(seen({}), seen({}), [event("turn-ended", { figure: "dozer" })])).toEqual([]);
  });
});
