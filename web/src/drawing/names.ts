/** Names of things as the protocol writes them, and their outlines and letters. No rules. */

export const FIGURES = ["violet", "dozer", "sprog", "d-struct-or", "banshee", "echo", "bot"] as const;
export type Figure = (typeof FIGURES)[number];

export const COLOURS = ["red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export const ROOMS = ["red", "blue", "yellow", "green", "purple", "white"] as const;
export type Room = (typeof ROOMS)[number];

/** What people call a figure; the same in every language. The bot figure's name is a word and is translated. */
export const FIGURE_NAME: Record<Figure, string> = {
  violet: "Violet",
  dozer: "Dozer",
  sprog: "Sprog",
  "d-struct-or": ":D-struct-OR",
  banshee: "Banshee",
  echo: "Echo",
  bot: "Bot",
};

export const FIGURE_LETTER: Record<Figure, string> = {
  violet: "V",
  dozer: "D",
  sprog: "S",
  "d-struct-or": "X",
  banshee: "B",
  echo: "E",
  bot: "@",
};

export const COLOUR_OF_LETTER: Record<string, Colour> = { R: "red", B: "blue", Y: "yellow" };

export function isFigure(name: string): name is Figure {
  return (FIGURES as readonly string[]).includes(name);
}

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

/** A square as the log writes it: the floor says the same. */
export function squareName(square: string): string {
  return square;
}
