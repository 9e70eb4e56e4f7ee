/** How the options of a decision are offered: as lit things, as buttons in the prompt, and as the button that closes it. */
import { isColour, spawnpointColour } from "../../drawing/names";
import type { DecisionView, FigureName, OptionView, PowerupName, PromptKey, TargetName, TileName, View, WeaponName } from "../../protocol";
import { isDraft, weaponsOf } from "../model/view";

/** `figure:sprog`, `square:b3`, `spawnpoint:red`, `room:red`, `weapon:thor`, `powerup:red-newton`, `cube:red`, … */
export type Thing = string;

/** Splits `target:sprog`. The value of a plain word such as `run` is empty. */
export function splitAction(action: string): [kind: string, value: string] {
  const colon = action.indexOf(":");
  return colon < 0 ? [action, ""] : [action.slice(0, colon), action.slice(colon + 1)];
}

/** The thing that an action names; null if it needs a button. After the draft, a character is a figure. */
export function thingOf(action: string, drafted = false): Thing | null {
  const [kind, value] = splitAction(action);
  switch (kind) {
    case "target":
      return spawnpointColour(value as TargetName) ? `spawnpoint:${spawnpointColour(value as TargetName)}` : `figure:${value}`;
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

/** Kinds that the arena shows, so that they never need a button. */
const ON_ARENA = new Set(["target", "square", "room"]);
/** Kinds that are lit and have a button as well: payments, and things that are hard to point at. */
const BOTH = new Set(["pay", "cube", "direction", "track", "forgo"]);
/** Words that pass or end the turn: the last button of the prompt. */
const CLOSING = new Set(["pass", "end"]);
/** Prompts at which passing cannot be undone: it ends the turn, or the only chance to react. */
const FINAL = new Set<PromptKey>(["reload", "tagback"]);

export interface Choices {
  /** The option that a click on each thing plays. */
  lit: ReadonlyMap<Thing, OptionView>;
  /** Options with a button in the prompt. */
  buttons: readonly OptionView[];
  /** Options that a small screen shows only in a drawer, and therefore offers as buttons too. */
  cards: readonly OptionView[];
  closing: OptionView | null;
  /** Whether the closing option has to be held. */
  held: boolean;
}

export const NO_CHOICES: Choices = { lit: new Map(), buttons: [], cards: [], closing: null, held: false };

/** Whether the table shows a thing, so that it can be clicked. */
export function isDrawn(thing: Thing, view: View): boolean {
  const [kind, name] = splitAction(thing);
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

/** Whether a figure is in the arena. */
const isStanding = (figure: string, view: View) => Boolean(view.figures[figure as FigureName]?.square);

export function choicesOf(decision: DecisionView | null, view: View | null = null): Choices {
  if (!decision) return NO_CHOICES;
  const named = new Map<Thing, OptionView[]>();
  const buttons: OptionView[] = [];
  const cards: OptionView[] = [];
  let closing: OptionView | null = null;
  const drafted = view !== null && !isDraft(view);
  for (const option of decision.options) {
    const [kind, value] = splitAction(option.action);
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
    // A click cannot tell two options for the same thing apart: both get buttons.
    if (options.length === 1) lit.set(thing, options[0]!);
    else buttons.push(...options.filter((option) => !buttons.includes(option)));
  }
  const held = closing !== null && (closing.action === "end" || FINAL.has(decision.prompt));
  return { lit, buttons, cards: cards.filter((option) => !buttons.includes(option)), closing, held };
}

/** Kinds that are answered automatically if there is only one answer: payments, and the only effect. */
const FORCED = new Set(["pay", "cube", "effect"]);

/** The only option, if it can be answered automatically. */
export function forcedOption(decision: DecisionView | null): OptionView | null {
  const only = decision?.options.length === 1 ? decision.options[0]! : null;
  return only && FORCED.has(splitAction(only.action)[0]) ? only : null;
}
