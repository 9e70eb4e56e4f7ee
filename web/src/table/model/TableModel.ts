/** The state of a table's screen: lit options, the one being looked at, its preview. The state of the game is the source's. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { isSmall } from "../../browser/screen";
import { forced, language, notify } from "../../browser/settings";
import { play as sound } from "../../browser/sound";
import type { DecisionView, OptionView, PreviewView, SquareName } from "../../protocol";
import { figureName } from "../../words/catalogue";
import { series, t } from "../../words/words";
import { Elements } from "../motion/Elements";
import { type Choices, choicesOf, forcedOption, type Thing } from "../options/choices";
import type { ScoredBoard } from "../result/scored";
import type { Perspective, TableSource } from "../source/TableSource";

/** A card or a board to explain. */
export interface Inspected {
  kind: "weapon" | "powerup" | "figure";
  name: string;
}
export type Tab = "log" | "card" | "chat";
export type DrawerName = "hand" | "boards" | "weapons" | "log" | "card" | "chat";
/** What the arena shows from a square: the squares in sight, or distances. */
export type Look = "sight" | "range";

const HOVER = 90; // ms a pointer has to rest on an option

export class TableModel {
  /** The decision of the seat on the screen, once all animations are over. */
  readonly decision: ReadonlySignal<DecisionView | null>;
  readonly choices: ReadonlySignal<Choices>;
  /** The action being looked at, by pointer, focus or first tap. */
  readonly aimed = signal<string | null>(null);
  /** By touch: the action that a second tap plays. */
  readonly armed = signal<string | null>(null);
  readonly hinted = signal<string | null>(null);
  readonly preview = signal<PreviewView | null>(null);
  readonly sent = signal<string | null>(null);
  readonly inspected = signal<Inspected | null>(null);
  readonly tab = signal<Tab>("log");
  readonly drawer = signal<DrawerName | null>(null);
  readonly look = signal<Look | null>(null);
  readonly lookFrom = signal<SquareName | null>(null);
  /** The things that a line of the log is about. */
  readonly flash = signal<ReadonlySet<Thing>>(new Set());
  /** Whether lit things show the numbers of their keys. */
  readonly numbered = signal(false);
  readonly muted = signal<ReadonlySet<number>>(new Set());
  readonly settingsOpen = signal(false);
  /** The killed board that is being explained. */
  readonly scored = signal<ScoredBoard | null>(null);
  /** With several people at one screen: the seat that has to take over. */
  readonly curtain = signal<number | null>(null);
  /** The elements that animations move. */
  readonly elements = new Elements();
  private readonly previews = new Map<string, PreviewView | null>();
  private hoverTimer = 0;
  private asked = "";
  private wasCalled = false; // since another seat decided
  private hasUndone = false; // after an undo nothing is answered automatically
  private readonly stops: (() => void)[] = [];

  constructor(readonly source: TableSource) {
    this.decision = computed(() => {
      if (source.isAnimating.value || this.curtain.value !== null) return null;
      return source.perspective.value?.moment.decision ?? null;
    });
    this.choices = computed(() => choicesOf(this.decision.value, source.perspective.value?.view ?? null));
    let spoken = language.peek();
    this.stops.push(
      effect(() => {
        if (source.perspective.value?.moment.decision === null) this.wasCalled = false;
      }),
      effect(() => this.onDecision(this.decision.value)),
      effect(() => this.passScreen()),
      effect(() => {
        if (language.value === spoken) return;
        spoken = language.value;
        this.previews.clear();
        void source.retranslate();
      }),
    );
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.source.close();
    document.title = "Killshot";
  }

  get perspective(): Perspective | null {
    return this.source.perspective.value;
  }

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
    if (!this.wasCalled) callPlayer();
    this.wasCalled = true;
    const only = forcedOption(decision);
    if (only && forced.peek() && !this.hasUndone) void this.play(only.action);
  }

  /** With several people at one screen: a curtain hides the cards until the player who is asked takes over. */
  private passScreen(): void {
    const { live, perspective, isAnimating } = this.source;
    if (!live || live.seats.value.length < 2 || isAnimating.value) return;
    if (!perspective.value || perspective.value.moment.decision) return;
    if (live.asked.value !== null && this.curtain.peek() === null) this.curtain.value = live.asked.value;
  }

  takeScreen(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    batch(() => {
      this.source.live?.show(seat);
      this.curtain.value = null;
    });
  }

  /** Shows a message. */
  notify(text: string): void {
    this.source.notice.value = { text, stop: false };
  }

  async play(action: string, byPerson = false): Promise<void> {
    const { live, shown } = this.source;
    const decision = this.decision.peek();
    const seat = shown.peek();
    if (!live || !decision || seat === null || this.sent.peek()) return;
    if (byPerson) this.hasUndone = false;
    batch(() => {
      this.sent.value = action;
      this.armed.value = null;
    });
    const done = await live.play(seat, decision, action);
    if (!done && this.decision.peek()?.id === decision.id) this.sent.value = null;
  }

  /** Handles a click, a tap or a key on something lit. `looksFirst`: the first tap only shows the preview. */
  choose(option: OptionView, looksFirst = false): void {
    if (looksFirst && this.armed.peek() !== option.action) this.consider(option);
    else void this.play(option.action, true);
  }

  /** Keeps the preview of an option until it is played, or something else is touched. */
  consider(option: OptionView): void {
    this.armed.value = option.action;
    this.aim(option.action, true);
  }

  lookAway(): void {
    this.armed.value = null;
    this.aim(null);
  }

  async undo(): Promise<void> {
    const seat = this.source.shown.peek();
    if (seat === null || !this.source.perspective.peek()?.moment.undo.allowed) return;
    this.hasUndone = true;
    await this.source.live?.undo(seat);
  }

  async hint(): Promise<void> {
    const decision = this.decision.peek();
    const seat = this.source.shown.peek();
    if (!decision || seat === null) return;
    const hint = await this.source.live?.hint(seat, decision.id);
    if (!hint || this.decision.peek()?.id !== hint.decision) return;
    this.hinted.value = hint.action;
    this.aim(hint.action, true);
    this.notify(hint.text);
  }

  /** Whether an option is armed or being looked at, or hinted at while none is. */
  isAimed(action: string | undefined): boolean {
    if (action === undefined) return false;
    return action === this.armed.value || action === (this.aimed.value ?? this.hinted.value);
  }

  /** Looks at an option: fetches its preview from the server. */
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
    const look = () => void this.showPreview(action);
    if (now) look();
    else this.hoverTimer = window.setTimeout(look, HOVER);
  }

  private async showPreview(action: string): Promise<void> {
    const { live, shown } = this.source;
    const decision = this.decision.peek();
    const seat = shown.peek();
    if (!live || !decision || seat === null) return;
    batch(() => {
      this.aimed.value = action;
      this.preview.value = this.previews.get(action) ?? null;
    });
    if (this.previews.has(action)) return;
    const found = await live.preview(seat, decision.id, action);
    if (this.decision.peek()?.id !== decision.id) return;
    this.previews.set(action, found);
    if (this.aimed.peek() === action) this.preview.value = found;
  }

  /** Explains a card or a board. `open`: also switches to the panel that shows it. */
  inspect(what: Inspected | null, open = false): void {
    batch(() => {
      this.inspected.value = what;
      if (!what || !open) return;
      this.tab.value = "card";
      if (isSmall.peek()) this.drawer.value = "card";
    });
  }

  toggleLook(look: Look): void {
    this.look.value = this.look.peek() === look ? null : look;
  }

  toggleDrawer(drawer: DrawerName): void {
    this.drawer.value = this.drawer.peek() === drawer ? null : drawer;
  }

  /** Opens the log or the chat: in the side panel, or in a drawer on a small screen. */
  openTab(tab: "log" | "chat"): void {
    if (isSmall.peek()) this.drawer.value = tab;
    else this.tab.value = tab;
  }

  seatName(seat: number | null): string {
    if (seat === null) return figureName("bot");
    const info = this.source.table.value?.seats[seat];
    const view = this.perspective?.view;
    // Bots go by their figures, except in teams, where they can have several or share one.
    const figures = info?.kind === "bot" && !view?.teams ? (view?.seats[seat]?.figures ?? []) : [];
    return figures.length ? series(figures.map(figureName)) : (info?.called ?? "");
  }
}

/** Tells the player that it is their turn: by sound, and by a notification if the page is hidden. */
function callPlayer(): void {
  sound("turn");
  if (document.visibilityState === "visible" || !notify.peek()) return;
  if (typeof Notification !== "undefined" && Notification.permission === "granted") {
    void new Notification("Killshot", { body: t("turn.notification"), tag: "killshot-turn" });
  }
}
