/** The table screen's state: the connection, what is lit, what is aimed at and what that would do. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext } from "preact/hooks";
import { catalogue } from "../transport/api";
import { Connection, type Sight } from "./source/connection";
import { figureName, series, t } from "../words/i18n";
import { play as sound } from "../kit/sound";
import { forced, language, notify } from "../kit/settings";
import type { ArenaPlan, DecisionView, FigureName, OptionView, PowerupCard, PreviewView, SquareName, View, WeaponCard } from "../protocol";
import type { Scored } from "./result/Scoring";
import { type Choices, choicesOf, forcedOption, type Thing } from "./prompt/things";

export type Inspected = { kind: "weapon"; name: string } | { kind: "powerup"; name: string } | { kind: "figure"; name: string } | null;
export type Tab = "log" | "card" | "chat";
export type Drawer = "" | "hand" | "boards" | "weapons" | "log" | "card" | "chat";
export type Look = "" | "sight" | "range";

const HOVER = 90; // ms: passing over an option is not looking at it

export class TableModel {
  readonly decision: ReadonlySignal<DecisionView | null>;
  readonly choices: ReadonlySignal<Choices>;
  /** The action looked at, by pointer, focus or first tap. */
  readonly aimed: Signal<string | null> = signal<string | null>(null);
  /** By touch: the action that a second tap plays. */
  readonly armed: Signal<string | null> = signal<string | null>(null);
  readonly preview: Signal<PreviewView | null> = signal<PreviewView | null>(null);
  readonly sent: Signal<string | null> = signal<string | null>(null);
  readonly inspected: Signal<Inspected> = signal<Inspected>(null);
  readonly tab: Signal<Tab> = signal<Tab>("log");
  readonly drawer: Signal<Drawer> = signal<Drawer>("");
  readonly look: Signal<Look> = signal<Look>("");
  readonly lookFrom: Signal<SquareName | null> = signal<SquareName | null>(null);
  readonly flash: Signal<ReadonlySet<Thing>> = signal<ReadonlySet<Thing>>(new Set());
  readonly numbered = signal(false);
  readonly hinted: Signal<string | null> = signal<string | null>(null);
  readonly settingsOpen = signal(false);
  /** The killed board that is being explained. */
  readonly scored: Signal<Scored | null> = signal<Scored | null>(null);
  /** What stands in the place of the prompt: the controls of a replay. */
  foot: ComponentType | null = null;
  /** Whether a killed board stops the show to be explained. */
  explains: () => boolean = () => true;
  readonly muted: Signal<ReadonlySet<number>> = signal<ReadonlySet<number>>(new Set());
  /** Hot-seat: the seat that has to take over the screen. */
  readonly curtain: Signal<number | null> = signal<number | null>(null);
  private readonly previews = new Map<string, PreviewView | null>();
  private hoverTimer = 0;
  private taken = false; // after an undo nothing is answered by itself
  private readonly stops: (() => void)[] = [];

  constructor(readonly net: Connection) {
    this.decision = computed(() => {
      if (net.lagging.value || this.curtain.value !== null) return null;
      return net.sight.value?.moment.decision ?? null;
    });
    this.choices = computed(() => choicesOf(this.decision.value, net.sight.value?.view ?? null));
    this.stops.push(
      effect(() => {
        if (net.sight.value?.moment.decision === null) this.idle = true;
      }),
    );
    this.stops.push(effect(() => this.onDecision(this.decision.value)));
    this.stops.push(effect(() => this.passScreen()));
    let spoken = language.peek();
    this.stops.push(
      effect(() => {
        if (language.value === spoken) return;
        spoken = language.value;
        this.previews.clear();
        void net.speak();
      }),
    );
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.net.close();
    document.title = "Killshot";
  }

  private asked = "";
  private idle = true; // somebody else has decided since this person was called

  private onDecision(decision: DecisionView | null): void {
    const id = decision?.id ?? "";
    document.title = id ? t("turn.title") : "Killshot";
    if (id === this.asked) return;
    this.asked = id;
    batch(() => {
      this.aimed.value = null;
      this.armed.value = null;
      this.preview.value = null;
      this.sent.value = null;
      this.hinted.value = null;
    });
    this.previews.clear();
    if (!decision) return;
    if (this.idle) this.callPerson();
    this.idle = false;
    const only = forcedOption(decision);
    if (only && forced.peek() && !this.taken) void this.play(only.action);
  }

  private callPerson(): void {
    sound("turn");
    if (document.visibilityState === "visible" || !notify.peek()) return;
    if (typeof Notification !== "undefined" && Notification.permission === "granted") {
      new Notification("Killshot", { body: t("turn.notification"), tag: "killshot-turn" });
    }
  }

  /** Several people at one screen: whoever is asked takes over, behind a curtain if their cards are secret. */
  private passScreen(): void {
    const { seats, sights, shown, lagging } = this.net;
    if (seats.value.length < 2 || lagging.value) return;
    const current = sights.value.get(shown.value);
    if (!current || current.moment.decision) return;
    const next = seats.value.find((seat) => sights.value.get(seat)?.moment.decision);
    if (next !== undefined && this.curtain.peek() === null) this.curtain.value = next;
  }

  takeScreen(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    batch(() => {
      this.net.shown.value = seat;
      this.curtain.value = null;
    });
  }

  get sight(): Sight | null {
    return this.net.sight.value;
  }

  async play(action: string, byPerson = false): Promise<void> {
    const decision = this.decision.peek();
    const seat = this.net.shown.peek();
    if (!decision || seat === null || this.sent.peek()) return;
    if (byPerson) this.taken = false;
    batch(() => {
      this.sent.value = action;
      this.armed.value = null;
    });
    const done = await this.net.play(seat, decision, action);
    if (!done && this.decision.peek()?.id === decision.id) this.sent.value = null;
  }

  /** A click, a tap or a key on something lit. `looksFirst`: the first one only looks. */
  choose(option: OptionView, looksFirst = false): void {
    if (looksFirst && this.armed.peek() !== option.action) this.consider(option);
    else void this.play(option.action, true);
  }

  /** Look at an option until another is looked at, it is played or something else is touched. */
  consider(option: OptionView): void {
    this.armed.value = option.action;
    this.aim(option.action, true);
  }

  lookAway(): void {
    this.armed.value = null;
    this.aim(null);
  }

  async undo(): Promise<void> {
    const seat = this.net.shown.peek();
    if (seat === null || !this.sight?.moment.undo.allowed) return;
    this.taken = true;
    await this.net.undo(seat);
  }

  async hint(): Promise<void> {
    const decision = this.decision.peek();
    const seat = this.net.shown.peek();
    if (!decision || seat === null) return;
    const hint = await this.net.hint(seat, decision.id);
    if (!hint || this.decision.peek()?.id !== hint.decision) return;
    this.hinted.value = hint.action;
    this.aim(hint.action, true);
    this.net.notice.value = { text: hint.text, stop: false };
  }

  /** Whether an option is the one looked at or armed; while none is, that of the hint. */
  isAimed(action: string | undefined): boolean {
    if (action === undefined) return false;
    return action === this.armed.value || action === (this.aimed.value ?? this.hinted.value);
  }

  /** Look at an option: the server says what it would do. */
  aim(action: string | null, now = false): void {
    clearTimeout(this.hoverTimer);
    if (action === null) {
      this.hoverTimer = window.setTimeout(() => {
        if (this.armed.peek()) return;
        this.aimed.value = null;
        this.preview.value = null;
      }, HOVER);
      return;
    }
    if (this.aimed.peek() === action) return;
    const look = () => void this.show(action);
    if (now) look();
    else this.hoverTimer = window.setTimeout(look, HOVER);
  }

  private async show(action: string): Promise<void> {
    const decision = this.decision.peek();
    const seat = this.net.shown.peek();
    if (!decision || seat === null) return;
    batch(() => {
      this.aimed.value = action;
      this.preview.value = this.previews.get(action) ?? null;
    });
    if (this.previews.has(action)) return;
    const found = await this.net.preview(seat, decision.id, action);
    if (this.decision.peek()?.id !== decision.id) return;
    this.previews.set(action, found);
    if (this.aimed.peek() === action) this.preview.value = found;
  }

  inspect(what: Inspected, open = false): void {
    batch(() => {
      this.inspected.value = what;
      if (what && open) {
        this.tab.value = "card";
        if (isSmall()) this.drawer.value = "card";
      }
    });
  }

  seatName(seat: number | null): string {
    if (seat === null) return t("figure.bot");
    const info = this.net.table.value?.seats[seat];
    const view = this.net.sight.value?.view;
    // A bot is its figure; only in a team may it have several, or share one.
    const figures = info?.kind === "bot" && !view?.teams ? (view?.seats[seat]?.figures ?? []) : [];
    return figures.length ? series(figures.map(figureName)) : (info?.called ?? "");
  }
}

const SMALL = "(max-width: 1099px)";
export const small = signal(false);

if (typeof matchMedia === "function") {
  const media = matchMedia(SMALL);
  small.value = media.matches;
  media.addEventListener("change", () => {
    small.value = media.matches;
  });
}

export function isSmall(): boolean {
  return small.peek();
}

export const Table = createContext<TableModel>(null as unknown as TableModel);
export const useTable = (): TableModel => useContext(Table);

export function weaponCard(name: string): WeaponCard | undefined {
  return catalogue.value?.weapons.find((card) => card.weapon === name);
}

export function powerupCard(name: string): PowerupCard | undefined {
  return catalogue.value?.powerups.find((card) => card.powerup === name);
}

export function arenaPlan(view: View): ArenaPlan | undefined {
  return catalogue.value?.arenas.find((plan) => plan.arena === view.arena);
}

export function figuresOf(view: View): FigureName[] {
  return Object.keys(view.figures) as FigureName[];
}
