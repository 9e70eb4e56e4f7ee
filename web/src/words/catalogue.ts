/** The server's catalogue: every name and text of the rules, in the chosen language. */
import { signal } from "@preact/signals";
import { language } from "../browser/settings";
import type {
  ArenaName,
  ArenaPlan,
  Catalogue,
  ColourName,
  EndingName,
  FigureCard,
  FigureName,
  LanguageCode,
  ModeName,
  PowerupCard,
  RoomName,
  TargetName,
  TileName,
  WeaponCard,
} from "../protocol";
import { fetchCatalogue } from "../transport/api";

/** Null until it has arrived. */
export const catalogue = signal<Catalogue | null>(null);
const loaded = new Map<LanguageCode, Catalogue>();

export async function loadCatalogue(lang: LanguageCode): Promise<void> {
  const found = loaded.get(lang) ?? (await fetchCatalogue(lang));
  loaded.set(lang, found);
  if (lang === language.value) catalogue.value = found;
}

export function weaponCard(weapon: string): WeaponCard | undefined {
  return catalogue.value?.weapons.find((card) => card.weapon === weapon);
}

export function weaponName(weapon: string): string {
  return weaponCard(weapon)?.name ?? weapon;
}

export function powerupCard(powerup: string): PowerupCard | undefined {
  return catalogue.value?.powerups.find((card) => card.powerup === powerup);
}

export function figureCard(figure: FigureName): FigureCard | undefined {
  return catalogue.value?.figures.find((card) => card.figure === figure);
}

/** A figure's name by itself or at the beginning of a sentence. */
export function figureName(figure: FigureName): string {
  return figureCard(figure)?.name ?? figure;
}

export function arenaPlan(arena: ArenaName): ArenaPlan | undefined {
  return catalogue.value?.arenas.find((plan) => plan.arena === arena);
}

/** `2 blue cubes and 1 yellow cube`. */
export function tileText(tile: TileName): string {
  return catalogue.value?.tiles.find((card) => card.tile === tile)?.text ?? tile;
}

export function levelName(level: string): string {
  return catalogue.value?.levels.find((one) => one.level === level)?.text ?? level;
}

type Named =
  | `target.${TargetName}`
  | `colour.${ColourName}`
  | `room.${RoomName}`
  | `mode.${ModeName}`
  | `ending.${EndingName}`
  | `team.${"white" | "black"}`
  | `advice.${"three-players" | "turret" | "turret-with-bot"}`
  | `reward.${string}.${number}`;

/** What the catalogue calls something inside a sentence: `the red spawnpoint`, `the red room`, `the bot`. */
export function nameOf(key: Named): string {
  return catalogue.value?.words[key] ?? "";
}

export function spawnpointName(colour: ColourName): string {
  return nameOf(`target.${colour}-spawnpoint`);
}

/** The letter on a cube: the first letter of its colour. */
export function cubeLetter(colour: ColourName): string {
  return nameOf(`colour.${colour}`).charAt(0).toUpperCase();
}
