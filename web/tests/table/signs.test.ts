import { describe, expect, it } from "vitest";
import { adrenalineLevel } from "../../src/table/boards/parts/Signs";
import { figure, view } from "../given";

const hurt = (n: number) => figure({ damage: Array.from({ length: n }, () => "dozer" as const) });

describe("adrenaline", () => {
  it("rises with the damage", () => {
    expect([0, 2, 3, 5, 6, 11].map((n) => adrenalineLevel(hurt(n), view()))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("is unlocked by a rush", () => {
    expect(adrenalineLevel(figure({ unlocked: true }), view())).toBe(2);
  });

  it("is gone in the final frenzy, whichever side a board shows (FRE-05)", () => {
    expect(adrenalineLevel(hurt(6), view({ trigger: 0 }))).toBe(0);
    expect(adrenalineLevel({ ...hurt(6), flipped: true }, view())).toBe(0);
  });
});
