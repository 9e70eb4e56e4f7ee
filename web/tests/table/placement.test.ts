import { describe, expect, it } from "vitest";
import type { ArenaPlan, FigureName, RoomName, SquareName } from "../../src/protocol";
import { pathThrough, placements, shotPoints } from "../../src/table/arena/placement";
import { figure, view } from "../given";

const U = 100;
const at = (places: Partial<Record<FigureName, SquareName>>) =>
  view({ figures: Object.fromEntries(Object.entries(places).map(([name, square]) => [name, figure({ square })])) });

describe("where figures stand", () => {
  it("is the middle of a square for one alone", () => {
    const [violet] = placements(at({ violet: "b2" }), U);
    expect(violet).toMatchObject({ figure: "violet", square: "b2", x: 150, crowd: 1 });
  });

  it("is nowhere for one outside the arena", () => {
    expect(placements(view(), U)).toEqual([]);
  });

  it("is inside the square, and never on one another, however many they are", () => {
    const names: FigureName[] = ["violet", "dozer", "sprog", "d-struct-or", "banshee", "echo", "bot"];
    for (let n = 1; n <= names.length; n++) {
      const found = placements(at(Object.fromEntries(names.slice(0, n).map((name) => [name, "a1"]))), U);
      expect(found).toHaveLength(n);
      expect(new Set(found.map(({ x, y }) => `${x},${y}`)).size, `${n} figures`).toBe(n);
      for (const { x, y } of found) expect([x > 0, x < U, y > 0, y < U]).toEqual([true, true, true, true]);
    }
  });

  it("gives each less room the more they are", () => {
    const alone = placements(at({ violet: "a1" }), U)[0]!;
    const crowded = placements(at({ violet: "a1", dozer: "a1", sprog: "a1" }), U)[0]!;
    expect(crowded.size).toBeLessThan(alone.size);
  });
});

describe("the line of a shot", () => {
  const square = (name: SquareName, column: number, room: RoomName, edges: ("open" | "door" | "wall")[]) => ({
    square: name,
    column,
    row: 0,
    room,
    spawnpoint: null,
    edges,
    sees: [],
    distance: { c1: 2 - column } as Partial<Record<SquareName, number>>,
  });
  const plan: ArenaPlan = {
    arena: "M1",
    text: "",
    squares: [
      square("a1", 0, "red", ["wall", "door", "wall", "wall"]),
      square("b1", 1, "blue", ["wall", "open", "wall", "door"]),
      square("c1", 2, "blue", ["wall", "wall", "wall", "open"]),
    ],
  };

  it("is straight inside a room", () => {
    const [from, to] = placements(at({ violet: "b1", dozer: "c1" }), U);
    expect(shotPoints(plan, from!, to!, U)).toHaveLength(2);
  });

  it("goes through the door into another room", () => {
    const [from, to] = placements(at({ violet: "a1", dozer: "c1" }), U);
    expect(shotPoints(plan, from!, to!, U)[1]).toEqual([100, 50]);
  });

  it("is an SVG path", () => {
    expect(
      pathThrough([
        [1, 2],
        [3, 4],
      ]),
    ).toBe("M1 2L3 4");
  });
});
