/** The drawings, as sheets of SVG symbols. A part of the page of its own, which `loadArt` fetches. */
import arena from "./arena.svg?raw";
import characters from "./characters.svg?raw";
import effects from "./effects.svg?raw";
import miniatures from "./miniatures.svg?raw";
import powerups from "./powerups.svg?raw";
import weapons from "./weapons.svg?raw";

export const SHEETS: readonly string[] = [arena, miniatures, characters, weapons, powerups, effects];
