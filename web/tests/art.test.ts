import { describe, expect, it } from "vitest";
import { loadArt } from "../src/drawing/art/load";
import { COLOURS, FIGURES, ROOMS } from "../src/drawing/names";

const protocol = Object.values(import.meta.glob<string>("../src/protocol.ts", { query: "?raw", import: "default", eager: true }))[0]!;

/** The names of a type in the protocol, which is generated from the engine's catalogue. */
function namesOf(type: string): string[] {
  const line = new RegExp(`^export type ${type} = (.*);$`, "m").exec(protocol)![1]!;
  return [...line.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
}

describe("the art", () => {
  it("has a drawing for everything in the game", async () => {
    await loadArt();
    const drawn = (id: string) => document.getElementById(id) !== null;
    const wanted = [
      ...FIGURES.flatMap((figure) => [`p-${figure}`, `m-${figure}`]),
      ...namesOf("WeaponName").map((weapon) => `w-${weapon}`),
      ...namesOf("PowerupName").map((powerup) => `u-${powerup.slice(powerup.indexOf("-") + 1)}`),
      ...ROOMS.map((room) => `a-floor-${room}`),
      ...COLOURS.map((colour) => `a-spawn-${colour}`),
    ];
    expect(wanted).toHaveLength(14 + 33 + 12 + 6 + 3);
    expect(wanted.filter((id) => !drawn(id))).toEqual([]);
  });
});
