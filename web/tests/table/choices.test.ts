import { describe, expect, it } from "vitest";
import { choicesOf, forcedOption, thingOf } from "../../src/table/options/choices";
import { decision, figure, seat, view } from "../given";

describe("what an option lights up", () => {
  it("is the thing it names", () => {
    expect(thingOf("target:sprog")).toBe("figure:sprog");
    expect(thingOf("target:red-spawnpoint")).toBe("spawnpoint:red");
    expect(thingOf("reload:thor")).toBe("weapon:thor");
    expect(thingOf("pay:red")).toBe("cube:red");
    expect(thingOf("pay:red-newton")).toBe("powerup:red-newton");
  });

  it("is a button where the action is a word", () => {
    expect(thingOf("run")).toBeNull();
    expect(choicesOf(decision("first-action", "run", "grab", "end")).buttons.map((option) => option.action)).toEqual(["run", "grab"]);
  });

  it("is nothing at all without a decision", () => {
    expect(choicesOf(null).lit.size).toBe(0);
  });

  it("is a figure and a button where a character is named after the draft", () => {
    const asked = decision("team-turn", "character:dozer");
    const arms = { dozer: { weapon: "hotrod" as const, loaded: true, holder: null } };
    const after = choicesOf(asked, view({ seats: [seat({ figures: ["dozer"] }), seat({ figures: ["sprog"] })], figures: { dozer: figure() }, arms }));
    expect([...after.lit.keys()]).toEqual(["figure:dozer"]);
    expect(after.buttons).toHaveLength(1);
    const before = choicesOf(asked, view({ seats: [seat()], figures: {}, arms }));
    expect([...before.lit.keys()]).toEqual(["character:dozer"]);
  });

  it("needs buttons where two options name one thing", () => {
    const choices = choicesOf(decision("team-turn", "powerup:red-newton", "discard:red-newton"));
    expect(choices.lit.size).toBe(0);
    expect(choices.buttons).toHaveLength(2);
  });

  it("never loses an option", () => {
    const all = [
      "target:sprog",
      "square:b3",
      "room:red",
      "direction:north",
      "weapon:thor",
      "reload:zx-2",
      "drop:whisper",
      "powerup:red-newton",
      "pay:blue",
      "tile:ybb",
      "track:red",
      "number:2",
      "cube:yellow",
      "forgo:red",
      "effect:basic",
      "pass",
    ];
    const choices = choicesOf(decision("team-turn", ...all));
    const reached = new Set([...choices.lit.values(), ...choices.buttons, ...choices.cards, choices.closing].map((option) => option?.action));
    expect(all.filter((action) => !reached.has(action))).toEqual([]);
  });
});

describe("what ends something", () => {
  it("is held where it cannot be taken back", () => {
    expect(choicesOf(decision("last-action", "run", "end")).held).toBe(true);
    expect(choicesOf(decision("reload", "reload:thor", "pass")).held).toBe(true);
    expect(choicesOf(decision("effect", "effect:basic", "pass")).held).toBe(false);
  });
});

describe("what is answered by itself", () => {
  it("is a payment with one way to pay, and no target", () => {
    expect(forcedOption(decision("pay", "pay:red"))?.action).toBe("pay:red");
    expect(forcedOption(decision("pay", "pay:red", "pay:red-newton"))).toBeNull();
    expect(forcedOption(decision("pick-target", "target:sprog"))).toBeNull();
    expect(forcedOption(decision("reload", "pass"))).toBeNull();
  });
});
