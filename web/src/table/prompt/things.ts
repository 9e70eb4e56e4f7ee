/** What on the table an option names: the thing that lights up because of it. */
import type { DecisionView, FigureName, OptionView, PowerupName, PromptKey, TileName, View, WeaponName } from "../../protocol";
import { isColour } from "../../drawing/names";

/** `figure:sprog`, `square:b3`, `spawnpoint:red`, `room:red`, `weapon:thor`, `powerup:red-newton`, `cube:red`, … */
export type Thing = string;

export function split(action: string): [kind: string, value: string] {
  const colon = action.indexOf(":");
  return colon < 0 ? [action, ""] : [action.slice(0, colon), action.slice(colon + 1)];
}

/** Whether characters are still being picked: their cards lie in the arena's place. */
export function isDraft(view: View): boolean {
  return view.seats.some((seat) => seat.figures.length === 0);
}

/** The thing an action names, or null if it is a word and needs a button. After the draft a character is its figure. */
export function thingOf(action: string, drafted = false): Thing | null {
  const [kind, value] = split(action);
  switch (kind) {
    case "target":
      return value.endsWith("-spawnpoint") ? `spawnpoint:${value.split("-")[0]}` : `figure:${value}`;
    case "square":
    case "room":
    case "direction":
    case "tile":
    case "track":
      return action;
    case "character":
      return drafted ? `figure:${value}` : action;
    case "weapon":
    case "reload":
    case "drop":
      return `weapon:${value}`;
    case "powerup":
    case "discard":
      return `powerup:${value}`;
    case "cube":
      return action;
    case "pay":
      return isColour(value) ? `cube:${value}` : `powerup:${value}`;
    default:
      return null;
  }
}

/** Kinds that the arena shows, so that they need no button anywhere. */
const ON_ARENA = new Set(["target", "square", "room"]);
/** Kinds that are lit where they lie and have a button besides: what is paid, and what is hard to point at (as spawnpoints are, with figures on them). */
const BOTH = new Set(["pay", "cube", "direction", "track", "forgo"]);
/** What ends something and cannot be taken back by everybody: kept at the right end, and held. */
const CLOSING = new Set(["pass", "end"]);
/** The questions whose "pass" lets the turn, or the only chance to answer, go by. */
const FINAL = new Set<PromptKey>(["reload", "tagback"]);

export interface Choices {
  /** By thing: the one option that a click on it plays. */
  lit: ReadonlyMap<Thing, OptionView>;
  /** Options with a button in the prompt. */
  buttons: readonly OptionView[];
  /** Options that only a drawer shows on a small screen: there they have buttons, too. */
  cards: readonly OptionView[];
  closing: OptionView | null;
  /** Whether the closing option has to be held. */
  held: boolean;
}

export const NO_CHOICES: Choices = { lit: new Map(), buttons: [], cards: [], closing: null, held: false };

/** Weapons that lie before a seat: its own, and in team play those on its team's table, which all of them reload. */
export function weaponsOf(view: View, seat: number): [WeaponName, boolean][] {
  const loaded = view.hands[seat]?.loaded ?? [];
  const unloaded = new Set(view.seats[seat]?.unloaded ?? []);
  for (const weapon of view.teams?.tables[view.seats[seat]?.team ?? -1] ?? []) unloaded.add(weapon);
  return [...loaded.map((weapon): [WeaponName, boolean] => [weapon, true]), ...[...unloaded].map((weapon): [WeaponName, boolean] => [weapon, false])];
}

/** Whether the table shows a thing, so that it can be clicked; what it does not show gets a button. */
export function isDrawn(thing: Thing, view: View): boolean {
  const [kind, name] = split(thing);
  const seat = view.seat ?? -1;
  switch (kind) {
    case "weapon":
      return Object.values(view.shelves).some((shelf) => shelf?.includes(name as WeaponName)) || weaponsOf(view, seat).some(([weapon]) => weapon === name);
    case "powerup":
      return view.hands[seat]?.powerups.includes(name as PowerupName) ?? false;
    case "tile":
      return view.offer.includes(name as TileName);
    case "character":
      return name in view.arms;
    case "figure":
      return name in view.figures;
    case "track":
      return name in view.tracks;
    default:
      return true;
  }
}

/** A figure of one's own may not stand in the arena yet; then it has a button. */
const isStanding = (figure: string, view: View) => Boolean(view.figures[figure as FigureName]?.square);

export function choicesOf(decision: DecisionView | null, view: View | null = null): Choices {
  if (!decision) return NO_CHOICES;
  const named = new Map<Thing, OptionView[]>();
  const buttons: OptionView[] = [];
  const cards: OptionView[] = [];
  let closing: OptionView | null = null;
  const drafted = view !== null && !isDraft(view);
  for (const option of decision.options) {
    const [kind, value] = split(option.action);
    if (CLOSING.has(kind) && !closing) {
      closing = option;
      continue;
    }
    const thing = thingOf(option.action, drafted);
    const drawn = thing !== null && (!view || isDrawn(thing, view));
    if (drawn) named.set(thing, [...(named.get(thing) ?? []), option]);
    const besides = BOTH.has(kind) || thing?.startsWith("spawnpoint:") || (kind === "character" && drafted && !isStanding(value, view));
    if (!drawn || besides) buttons.push(option);
    else if (!ON_ARENA.has(kind)) cards.push(option);
  }
  const lit = new Map<Thing, OptionView>();
  for (const [thing, options] of named) {
    // Two options for one thing cannot be told apart by a click on it: buttons for both.
    if (options.length === 1) lit.set(thing, options[0]!);
    else buttons.push(...options.filter((option) => !buttons.includes(option)));
  }
  const held = closing !== null && (closing.action === "end" || FINAL.has(decision.prompt));
  return { lit, buttons, cards: cards.filter((option) => !buttons.includes(option)), closing, held };
}

/** What may be answered by itself when it is the only answer: what is paid, and the only effect or direction. */
const FORCED = new Set(["pay", "cube", "effect"]);

export function forcedOption(decision: DecisionView | null): OptionView | null {
  const only = decision?.options.length === 1 ? decision.options[0]! : null;
  return only && FORCED.has(split(only.action)[0]) ? only : null;
}

/** The seat of a figure, and the figures of a seat that acts now. */
export function ownFigures(view: View): string[] {
  return view.seat === null ? [] : (view.seats[view.seat]?.figures ?? []);
}
