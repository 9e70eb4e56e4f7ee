import { beforeEach, describe, expect, it } from "vitest";
import { playerName } from "../src/browser/settings";
import { adviceFor, change, form, NOBODY, presetForm, setupOf, tableOf } from "../src/home/new/form";

beforeEach(() => {
  form.value = presetForm("standard");
  playerName.value = "";
});

describe("a new table", () => {
  it("has a player for every seat that is not empty", () => {
    expect(setupOf(form.value)).toMatchObject({ mode: "deathmatch", players: 4, arena: "L", skulls: 8 });
  });

  it("starts at once if no seat waits for a friend", () => {
    expect(tableOf(form.value).start).toBe(true);
    expect(tableOf(presetForm("friends")).start).toBe(false);
  });

  it("never calls a player without a name You", () => {
    expect(tableOf(form.value).seats[0]).toEqual({ kind: "me", name: "Player 1" });
    playerName.value = "Nora";
    expect(tableOf(form.value).seats[0]).toEqual({ kind: "me", name: "Nora" });
  });

  it("has as many seats as the teams are large", () => {
    change({ mode: "teams" });
    change({ teams: [2, 3] });
    expect(form.value.seats.filter((sitter) => sitter !== NOBODY)).toHaveLength(5);
    expect(setupOf(form.value)).toMatchObject({ players: 5, teams: [2, 3], characters: true, ending: "equal-turns" });
  });

  it("has no bot figure with characters", () => {
    change({ bot: true });
    change({ characters: true });
    expect(form.value.bot).toBe(false);
  });
});

describe("the rulebook's advice", () => {
  it("is about three players in deathmatch, and about Turret", () => {
    expect(adviceFor({ mode: "deathmatch", players: 3 })).toBe("advice.three-players");
    expect(adviceFor({ mode: "deathmatch", players: 3, bot: true })).toBeNull();
    expect(adviceFor({ mode: "deathmatch", players: 4 })).toBeNull();
    expect(adviceFor({ mode: "domination", players: 3 })).toBeNull();
    expect(adviceFor({ mode: "turret", players: 4 })).toBe("advice.turret");
    expect(adviceFor({ mode: "turret", players: 4, bot: true })).toBe("advice.turret-with-bot");
  });
});
