/** The names the protocol uses, and the letters drawn for them. */
import type { ColourName, FigureName, RoomName, TargetName } from "../protocol";

export const FIGURES: readonly FigureName[] = ["violet", "dozer", "sprog", "d-struct-or", "banshee", "echo", "bot"];
export const COLOURS: readonly ColourName[] = ["red", "blue", "yellow"];
export const ROOMS: readonly RoomName[] = ["red", "blue", "yellow", "green", "purple", "white"];

export const FIGURE_LETTER: Record<FigureName, string> = {
  violet: "V",
  dozer: "D",
  sprog: "S",
  "d-struct-or": "X",
  banshee: "B",
  echo: "E",
  bot: "@",
};

const COLOUR_OF_LETTER: Record<string, ColourName> = { R: "red", B: "blue", Y: "yellow" };

/** The colour of a letter in a price or on a tile. */
export function colourOfLetter(letter: string | undefined): ColourName | undefined {
  return letter === undefined ? undefined : COLOUR_OF_LETTER[letter];
}

/** The colour of a weapon's card: that of the first cube of its price. */
export function cardColour(cost: string): ColourName {
  return colourOfLetter(cost[0]) ?? "blue";
}

export function isFigure(name: string): name is FigureName {
  return FIGURES.includes(name as FigureName);
}

export function isColour(name: string): name is ColourName {
  return COLOURS.includes(name as ColourName);
}

/** The colour of a target that is a spawnpoint: `red-spawnpoint`. */
export function spawnpointColour(target: TargetName): ColourName | null {
  const [colour = "", what] = target.split("-");
  return what === "spawnpoint" && isColour(colour) ? colour : null;
}
