// The protocol of the server, generated from the structs in src/killshot/server/protocol. Do not edit: `make protocol`.

export const VERSION = 1;

export type FigureName = "violet" | "dozer" | "sprog" | "d-struct-or" | "banshee" | "echo" | "bot";

export type TargetName = "violet" | "dozer" | "sprog" | "d-struct-or" | "banshee" | "echo" | "bot" | "red-spawnpoint" | "blue-spawnpoint" | "yellow-spawnpoint";

export type SquareName = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3";

export type ColourName = "red" | "blue" | "yellow";

export type RoomName = "red" | "blue" | "yellow" | "green" | "purple" | "white";

export type DirectionName = "north" | "east" | "south" | "west";

export type WeaponName = "lock-rifle" | "machine-gun" | "thor" | "plasma-gun" | "whisper" | "electroscythe" | "tractor-beam" | "vortex-cannon" | "furnace" | "heatseeker" | "hellion" | "flamethrower" | "grenade-launcher" | "rocket-launcher" | "railgun" | "cyberblade" | "zx-2" | "shotgun" | "power-glove" | "shockwave" | "sledgehammer" | "wristblades" | "putrifier" | "mastermind" | "possessor" | "scrapshot" | "hotrod" | "dual-magnums" | "shadowblade" | "hand-grenade" | "wrecking-ball" | "nanomark" | "tracking-bot";

export type EffectName = "basic" | "second-lock" | "focus-shot" | "turret-tripod" | "chain-reaction" | "high-voltage" | "phase-glide" | "charged-shot" | "reaper" | "punisher" | "black-hole" | "cozy-fire" | "nano-tracer" | "barbecue" | "extra-grenade" | "rocket-jump" | "fragmenting-warhead" | "piercing" | "shadowstep" | "slice-and-dice" | "scanner" | "long-barrel" | "rocket-fist" | "tsunami" | "pulverize" | "venom-blade" | "left-hook" | "toxic-gas" | "puppetmaster" | "ragdoll" | "mindlink" | "shrapnel-overload" | "voltage-overload" | "kaboom" | "shadowalk" | "bomberman" | "second-roll" | "third-roll" | "nanoexplosion" | "detonation";

export type PowerupName = "red-scope" | "blue-scope" | "yellow-scope" | "red-newton" | "blue-newton" | "yellow-newton" | "red-tagback" | "blue-tagback" | "yellow-tagback" | "red-teleporter" | "blue-teleporter" | "yellow-teleporter";

export type TileName = "ybb" | "yrr" | "rbb" | "ryy" | "byy" | "brr" | "yyp" | "rrp" | "bbp" | "yrp" | "ybp" | "rbp";

export type ArenaName = "S" | "M1" | "M2" | "L";

export type ModeName = "deathmatch" | "domination" | "turret" | "teams";

export type EndingName = "frenzy" | "sudden-death" | "equal-turns";

export type LanguageCode = "en" | "fr";

export type PromptKey = "first-action" | "last-action" | "turn-over" | "bot-due" | "spawn" | "run" | "grab-where" | "grab-weapon" | "drop" | "shoot-where" | "shoot-weapon" | "shoot-weapon-or-reload" | "effect" | "pick-target" | "pick-square" | "pick-number" | "pick-room" | "pick-direction" | "path" | "pay" | "pay-any" | "pay-card" | "reload" | "scope-whom" | "newton-whom" | "newton-where" | "teleport-where" | "tagback" | "overkill" | "turret-tile" | "commandeer" | "bot-spawn" | "bot-where" | "bot-whom" | "draft" | "hacked-tile" | "healing" | "mind-control" | "overload" | "hack" | "upgrades" | "nanobots" | "nanobots-how" | "team-draft" | "casting" | "starting-weapon" | "weapon-holder" | "draw-three" | "spawn-whom" | "control" | "team-turn" | "team-action" | "team-hand" | "teleport-whom" | "tagback-who" | "ability-window" | "team-healing" | "reward-cube-whose" | "reward-cube" | "reward-card-whose" | "respawner" | "reload-window" | "put-down" | "team-nanobots" | "reload-which";

/** One of a decision's options: `run`, `square:b3`, `target:sprog`. */
export type ActionWord = string;

/** The parts of a View that are different now. A part replaces the old one; of `figures`, each figure does. */
export type ViewPatch = Partial<Omit<View, "figures">> & { figures?: Partial<Record<FigureName, FigureView>> };

/** Points for a figure, and why: `rank` or `first-blood`. */
export interface PayRow {
  figure: FigureName;
  points: number;
  why: string;
}

/** A figure and its board. */
export interface FigureView {
  seat: number | null; // whose figure it is; None: no player's (the bot)
  square: SquareName | null; // None: not in the arena
  damage: FigureName[]; // whose tokens, in order
  marks: Partial<Record<FigureName, number>>;
  skulls: number;
  flipped: boolean; // the board shows its frenzy side
  killed: boolean; // dead, and not scored yet
  points: number | null; // None: hidden from this seat
  pays: PayRow[]; // what the board would pay if it were scored now
  shift: number; // how far its adrenaline rush tile has slid to the left
  poisoned: boolean;
  hypnotized: boolean;
  unlocked: boolean; // its adrenaline actions are unlocked this turn
  team: number | null; // None: there are no teams
  shared: boolean; // a third figure, which both seats of its team play
  acted: boolean; // it has acted in its team's turn
  buffer: number; // damage that waits to be dealt to it
}

/** The public part of what a seat has. */
export interface SeatView {
  figures: FigureName[];
  team: number;
  done: boolean; // it has left its team's window
  ammo: number[]; // red, blue, yellow
  powerups: number;
  loaded: number;
  unloaded: WeaponName[];
}

/** What a seat holds in secret. */
export interface Hand {
  powerups: PowerupName[];
  loaded: WeaponName[];
}

/** A character weapon. It is public whether it is loaded. */
export interface ArmView {
  weapon: WeaponName;
  loaded: boolean;
  holder: number | null; // the seat that has it loaded in hand
}

/** Team play: the team that began, the reward tile, the weapons on each team's table. */
export interface TeamsView {
  first: number;
  tile: string;
  tables: WeaponName[][];
}

/** How many cards and tiles are left. */
export interface Decks {
  weapons: number;
  powerups: number;
  tiles: number;
}

/** The discard piles, the oldest first. */
export interface Discards {
  powerups: PowerupName[];
  tiles: TileName[];
}

/** The weapon being fired. */
export interface FiringView {
  figure: FigureName;
  weapon: WeaponName;
  effect: EffectName | null; // None: between effects
  hurt: FigureName[];
}

/** The whole table as one seat (None: a spectator) sees it. */
export interface View {
  seat: number | null;
  arena: ArenaName;
  active: number; // the seat whose turn it is
  actions_left: number;
  duties_left: number;
  over: boolean;
  figures: Partial<Record<FigureName, FigureView>>; // in the order of the seats, then those without a seat
  seats: SeatView[];
  hands: Record<number, Hand>; // by seat, those that this seat sees
  arms: Partial<Record<FigureName, ArmView>>;
  teams: TeamsView | null;
  hot: number;
  hacked: SquareName[];
  shelves: Partial<Record<ColourName, (WeaponName | null)[]>>;
  tiles: Partial<Record<SquareName, TileName>>;
  decks: Decks;
  discards: Discards;
  track: FigureName[][];
  tracks: Partial<Record<ColourName, FigureName[]>>; // Domination: of each spawnpoint
  tagged: TargetName[];
  tagged_by_bot: TargetName[];
  turrets: Partial<Record<SquareName, FigureName>>;
  offer: TileName[];
  worked: SquareName[];
  skulls_left: number;
  trigger: number; // the seat whose turn triggered the frenzy, or -1
  firing: FiringView | null;
}

/** What a figure was paid, and why (`rank`, `first-blood` or `unclaimed`), with a sentence. */
export interface ExplainedPay {
  figure: FigureName;
  points: number;
  why: string;
  text: string;
}

export interface OptionView {
  action: ActionWord;
  text: string;
}

/** What a seat is asked. The fields after `options` say what the question is about. */
export interface DecisionView {
  id: string; // sent back with the answer, so that the server recognises a stale one
  seats: number[]; // any one of them can answer
  prompt: PromptKey;
  text: string;
  options: OptionView[];
  weapon?: WeaponName | null;
  effect?: EffectName | null;
  figure?: FigureName | null;
  slot?: string | null;
  colour?: ColourName | null;
}

/** An event: a sentence for the log (`text`), and facts for animation, which depend on the kind. `aside`: a log can leave it out, because the table shows it anyway. */
export interface EventView {
  kind: string;
  text: string;
  aside?: boolean;
  figure?: TargetName | null;
  by?: TargetName | null;
  victim?: TargetName | null;
  owner?: TargetName | null;
  figures?: FigureName[] | null;
  seat?: number | null;
  square?: SquareName | null;
  origin?: SquareName | null;
  path?: SquareName[] | null; // of a move: the squares from `origin` to `square`, both included
  weapon?: WeaponName | null;
  effect?: EffectName | null;
  powerup?: PowerupName | null;
  tile?: TileName | null;
  colour?: ColourName | null;
  damage?: number | null;
  marks?: number | null;
  placed?: number | null;
  tokens?: number | null;
  owners?: FigureName[] | null; // whose tokens went on the killshot track
  points?: number | null;
  skulls?: number | null;
  left?: number | null;
  shift?: number | null;
  final?: boolean | null;
  team?: number | null;
  kills?: number | null;
  why?: string | null;
  pay?: ExplainedPay[] | null; // how a board, a track or the turrets were scored
}

export interface SeatClock {
  left: number | null; // seconds; None: this seat has no clock
  running: boolean;
}

export interface UndoView {
  allowed: boolean;
  reason: string; // why not; empty: allowed
}

export interface ResultRow {
  seat: number | null; // None: a figure without a player, which has no place
  figures: FigureName[];
  name: string;
  place: number | null;
  points: number;
  tie_break: number;
  sources: Record<string, number>; // boards, first-blood, double-kill, track, spawnpoints, turrets
}

export interface ResultView {
  winners: number[];
  text: string;
  rows: ResultRow[]; // best first
}

/** What goes with a view but is not on the table. */
export interface Moment {
  waiting: number[]; // the seats that are asked; empty: the game is over
  decision: DecisionView | null; // if this seat is asked
  undo: UndoView;
  clocks: SeatClock[];
  result: ResultView | null;
}

export interface MovePreview {
  figure: FigureName;
  path: SquareName[];
}

/** `damage` is dealt, `marks` turn into damage; `before` and `after` count the tokens on the board. */
export interface HitPreview {
  target: TargetName;
  by: FigureName;
  damage: number;
  marks: number;
  before: number;
  after: number;
  killed: boolean;
}

export interface MarkPreview {
  target: FigureName;
  by: FigureName;
  marks: number;
  before: number;
  after: number;
}

/** What the same seat would be asked next. */
export interface NextStep {
  prompt: PromptKey;
  text: string;
  options: OptionView[];
}

/** What an option and the forced picks after it would do, as far as this seat can know. */
export interface PreviewView {
  action: ActionWord;
  text: string; // in one sentence
  lines: string[]; // as in the log
  cost: string; // letters of cubes (RBY), P a powerup, + an adrenaline rush; empty: free
  moves: MovePreview[];
  hits: HitPreview[];
  marks: MarkPreview[];
  pays: Partial<Record<FigureName, PayRow[]>>; // for the boards that it changes
  next: NextStep | null;
}

/** The setup of a game. A field that is left out is as in `Setup()`. */
export interface SetupChoice {
  players?: number;
  arena?: ArenaName;
  skulls?: number;
  ending?: EndingName;
  figures?: FigureName[];
  mode?: ModeName;
  bot?: boolean;
  characters?: boolean;
  teams?: number[]; // the number of players in each team
}

/** `move`: `seconds` for each decision. `bank`: `seconds` for the game and `increment` more after each turn. `days`: `seconds` for each turn, from one day up. */
export interface ClockChoice {
  kind?: "off" | "move" | "bank" | "days";
  seconds?: number;
  increment?: number;
}

export interface TableOptions {
  title?: string;
  public?: boolean; // listed, and open to players and spectators without a link
  open_points?: boolean;
  undo?: boolean;
  hints?: boolean;
  pause?: boolean;
  clock?: ClockChoice;
}

/** `open`: the seat waits for a person. `away`: a bot plays until the person returns. */
export interface SeatSummary {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string; // of a person
  called: string; // in sentences; bots too: "easy bot 2"
  level: string;
  away: boolean;
  present: boolean; // a client of this person is connected
}

/** `unfinished`: a record that was uploaded before its end; it can be seen, but not played on. */
export interface TableSummary {
  id: string;
  status: "open" | "running" | "finished" | "unfinished";
  setup: SetupChoice; // complete
  options: TableOptions;
  seats: SeatSummary[];
  created: number; // seconds since 1970
  started: number | null;
  finished: number | null;
  watchers: number;
  rematch: string | null; // the table that follows this one
  result: ResultView | null;
  commitment: string; // to the server's part of the deal, see docs/fairness.md; empty at tables of before
  proof: string; // what is opened when the game is over, as the line `fair` of a record; empty before, and in lists
}

/** The secrets in the links of a table, known to its players: one to invite people, one to let them watch. */
export interface Links {
  invite: string;
  watch: string;
}

/** The first message. A client without a token watches, where the table allows it. `since` is the number of events the client has, `undos` that of its last update: old events are not sent again. */
export interface Hello {
  type: "hello";
  lang?: LanguageCode;
  token?: string;
  watch?: string;
  since?: number;
  undos?: number;
  v: number;
  ref?: number;
}

export interface Play {
  type: "play";
  seat: number;
  decision: string;
  action: ActionWord;
  v: number;
  ref?: number;
}

export interface TakeBack {
  type: "undo";
  seat: number;
  v: number;
  ref?: number;
}

export interface AskPreview {
  type: "preview";
  seat: number;
  decision: string;
  action: ActionWord;
  v: number;
  ref?: number;
}

export interface AskHint {
  type: "hint";
  seat: number;
  decision: string;
  v: number;
  ref?: number;
}

/** A line of text, or the key of a ready phrase. */
export interface Say {
  type: "chat";
  seat: number;
  text?: string;
  phrase?: string;
  v: number;
  ref?: number;
}

/** Switch the language; a whole `welcome` follows. */
export interface Speak {
  type: "language";
  lang: LanguageCode;
  v: number;
  ref?: number;
}

/** The host starts the game; bots of this level take the seats that are still open. `value` opens the share of the host, who gets no `opening`. */
export interface Start {
  type: "start";
  level?: string;
  value?: string;
  v: number;
  ref?: number;
}

/** Before the start: the commitment to a value that a player adds to the deal, see docs/fairness.md. */
export interface AddShare {
  type: "share";
  seat: number;
  commitment: string;
  v: number;
  ref?: number;
}

/** The answer to `opening`: the value of the share. */
export interface OpenShare {
  type: "open";
  seat: number;
  value: string;
  v: number;
  ref?: number;
}

/** Before the start: the host opens a seat for people or gives it to a bot. A person who sits there is removed. */
export interface SetSeat {
  type: "seat";
  seat: number;
  kind: "open" | "bot";
  level?: string;
  v: number;
  ref?: number;
}

/** Before the start the seat becomes free; after it a bot plays until the person returns. */
export interface Leave {
  type: "leave";
  seat: number;
  v: number;
  ref?: number;
}

export interface Return {
  type: "return";
  seat: number;
  v: number;
  ref?: number;
}

/** After the end: another table with the same people and the same setup. */
export interface Rematch {
  type: "rematch";
  v: number;
  ref?: number;
}

export interface Ping {
  type: "ping";
  v: number;
  ref?: number;
}

/** The whole table as one seat (None: a spectator) sees it. Events are numbered 0, 1, 2, …: cut the log at `start`, then append `events`. */
export interface Eyes {
  seat: number | null;
  view: View;
  start: number;
  undos: number;
  events: TableEvent[];
  moment: Moment;
}

/** The answer to `hello` and `language`, also sent at the start. `views` is empty before the start. A socket that holds several seats gets a view for each, and updates for each. */
export interface Welcome {
  type: "welcome";
  table: TableSummary;
  links: Links | null;
  seats: number[]; // the seats this socket holds
  host: boolean;
  lang: LanguageCode;
  now: number;
  views: Eyes[];
  chat: ChatLine[];
  v: number;
}

/** What changed for one seat: cut the log at `start`, append `events`, patch the view, replace the moment. */
export interface Update {
  type: "update";
  seat: number | null;
  start: number;
  undos: number;
  events: TableEvent[];
  patch: ViewPatch;
  moment: Moment;
  now: number;
  v: number;
}

/** The table has changed: its seats, its status, who is present. */
export interface TableChanged {
  type: "table";
  table: TableSummary;
  v: number;
}

export interface Presence {
  type: "presence";
  seats: SeatSummary[];
  watchers: number;
  v: number;
}

export interface ChatLine {
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: string; // the key of a ready phrase, or empty
}

export interface Chatted {
  type: "chatted";
  line: ChatLine;
  v: number;
}

export interface Preview {
  type: "previewed";
  ref: number;
  preview: PreviewView;
  v: number;
}

export interface Hint {
  type: "hinted";
  ref: number;
  decision: string;
  action: ActionWord;
  level: string;
  text: string;
  v: number;
}

/** The request was carried out and is kept. */
export interface Done {
  type: "done";
  ref: number;
  v: number;
}

/** The request was refused and changed nothing. `code` is for programs, `text` for people. */
export interface Refusal {
  type: "error";
  ref: number;
  code: string;
  text: string;
  v: number;
}

/** The table of the rematch. Tokens stay valid there. */
export interface RematchReady {
  type: "rematch-ready";
  table: string;
  v: number;
}

/** The game is about to start: open your shares now. What is not opened in time has no part in the deal. */
export interface Opening {
  type: "opening";
  v: number;
}

export interface Pong {
  type: "pong";
  ref: number;
  now: number;
  v: number;
}

/** The server closes the socket. `retry`: the seconds after which to come back; -1: do not. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
  retry: number;
  v: number;
}

/** The answer to a request that was refused. */
export interface Failure {
  code: string;
  text: string;
  v: number;
}

/** `me`: the client that opens the table (several: hot-seat). `open`: a person who joins. `bot`: a bot of this level. */
export interface SeatChoice {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: string;
}

/** `start`: start at once if no seat is open. */
export interface NewTable {
  setup: SetupChoice;
  seats: SeatChoice[];
  options?: TableOptions;
  start?: boolean;
  v?: number;
}

/** Take this seat (None: the first open one). A private table requires its invite. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  invite?: string;
  v?: number;
}

/** The seats you hold. Keep the token; if you sent one, it is the same. */
export interface Seated {
  table: TableSummary;
  seats: number[];
  token: string;
  links: Links;
  v: number;
}

export interface TableList {
  tables: TableSummary[];
  cursor: string | null; // where the next page begins
  v: number;
}

/** A value a field could have. `refused` says why the rules do not allow it with the other fields as they are. */
export interface Choice {
  value: string | number | boolean;
  text: string;
  refused: string;
}

export interface SetupQuestion {
  setup: SetupChoice;
  lang?: LanguageCode;
  v?: number;
}

/** `error`: why the rules refuse this setup; empty: they allow it. `choices`: the values of each field. */
export interface SetupAdvice {
  error: string;
  setup: SetupChoice | null; // complete; None: refused
  choices: Record<string, Choice[]>;
  v: number;
}

/** The position after one move, as in an update. */
export interface ReplayStep {
  start: number;
  events: TableEvent[];
  patch: ViewPatch;
  moment: Moment;
  seat: number | null; // who moved; None in a running game, where that is secret
  action: string; // the move; empty in a running game
}

/** A game from the deal on, as one seat sees it. `opening` is position 0, step n leads to position n. */
export interface Replay {
  table: TableSummary;
  opening: Eyes;
  steps: ReplayStep[];
  v: number;
}

/** One position of a replay. */
export interface ReplayPosition {
  table: TableSummary;
  number: number;
  last: number;
  eyes: Eyes;
  v: number;
}

/** For each position the chance of each seat to win, in hundredths; members of a team have the team's. */
export interface Expectation {
  every: number; // positions are `every` moves apart
  positions: number[][];
  turning: number[]; // the moves after which a player's chances had turned
  v: number;
}

export interface Uploaded {
  table: TableSummary;
  v: number;
}

/** A small picture of an effect on squares (column, row): marks to draw, in order. `cells` are the squares to draw. A mark says what to draw (`me`, `foe`, `ghost`, `see`, `move`, `hit`, `mark`, `no`, `wall`), where, for a line where to, and a number to write. */
export interface Diagram {
  cells: [number, number][];
  marks: DiagramMark[];
}

export interface DiagramMark {
  what: "me" | "foe" | "ghost" | "see" | "move" | "hit" | "mark" | "no" | "wall";
  at: [number, number];
  to?: [number, number] | null;
  number?: number;
}

export interface EffectCard {
  effect: EffectName;
  name: string;
  cost: string; // letters of cubes; + an adrenaline rush, P a powerup
  price: string; // the same in words
  text: string;
  mode: boolean; // an alternative to the other effects
  diagram: Diagram | null;
}

export interface WeaponCard {
  weapon: WeaponName;
  name: string;
  cost: string; // letters; the first is free when grabbing
  reload: string; // in words
  grab: string; // in words
  effects: EffectCard[];
  gist: string; // what the first effect does, in a few words
  note: string; // empty, or that some prices are assumed
  figure: FigureName | null; // whose character weapon it is
}

export interface PowerupCard {
  powerup: PowerupName;
  kind: string;
  colour: ColourName;
  name: string; // with its colour
  title: string; // without
  text: string;
}

export interface FigureCard {
  figure: FigureName;
  name: string;
  ability: string; // empty: none
  ability_text: string;
}

export interface TileCard {
  tile: TileName;
  letters: string;
  text: string;
}

/** `edges` to the north, east, south and west: `open`, `door` or `wall`. `sees`: every square in sight. */
export interface SquarePlan {
  square: SquareName;
  column: number;
  row: number;
  room: RoomName;
  spawnpoint: ColourName | null;
  edges: ("open" | "door" | "wall")[];
  sees: SquareName[];
  distance: Partial<Record<SquareName, number>>;
}

export interface ArenaPlan {
  arena: ArenaName;
  text: string;
  squares: SquarePlan[];
}

export interface Phrase {
  key: string;
  text: string;
}

export interface BotLevel {
  level: string;
  text: string;
}

/** `words` are other names by key: colours, rooms, directions, modes, endings and the like. */
export interface Catalogue {
  lang: LanguageCode;
  version: string;
  weapons: WeaponCard[];
  powerups: PowerupCard[];
  figures: FigureCard[];
  tiles: TileCard[];
  arenas: ArenaPlan[];
  phrases: Phrase[];
  levels: BotLevel[];
  words: Record<string, string>;
  v: number;
}

/** By kind of event, the facts it has. */
export interface EventFacts {
  /** The turn of `figure` begins; `final`: it is a turn of the final frenzy. */
  "turn-started": { figure: FigureName; final: boolean };
  /** `figure` takes no more actions. */
  "turn-ended": { figure: FigureName };
  /** `figure` enters the arena on `square`, for which `powerup` was discarded. */
  "spawned": { figure: FigureName; square: SquareName; powerup: PowerupName };
  /** The bot enters the arena on `square`. */
  "bot-spawned": { square: SquareName };
  /** The final frenzy begins; `figure` plays its last turn. */
  "frenzy": { figure: FigureName };
  /** The board of `figure` is turned to its frenzy side. */
  "flipped": { figure: FigureName };
  /** The game is over; all points have been paid. */
  "game-over": object;
  /** `figure` goes from `origin` to `square`; `by`: whose doing it is, perhaps its own. */
  "moved": { figure: FigureName; origin: SquareName; square: SquareName; by: FigureName; path: SquareName[] };
  /** `figure` grabs `tile` on `square`. */
  "tile-taken": { figure: FigureName; square: SquareName; tile: TileName };
  /** `figure` takes `weapon` from a spawnpoint. */
  "weapon-taken": { figure: FigureName; weapon: WeaponName };
  /** `figure` leaves `weapon` at the spawnpoint in exchange. */
  "weapon-dropped": { figure: FigureName; weapon: WeaponName };
  /** A new `tile` lies on `square`. */
  "tile-placed": { square: SquareName; tile: TileName };
  /** A new `weapon` lies at the spawnpoint of this `colour`. */
  "weapon-placed": { colour: ColourName; weapon: WeaponName };
  /** The used ammo tiles become the new stack. */
  "tiles-reshuffled": object;
  /** `seat` draws a card; `powerup`: which one. */
  "drew": { seat: number; powerup?: PowerupName };
  /** The discarded powerups become the new deck. */
  "powerups-reshuffled": object;
  /** `figure` plays `powerup`. */
  "powerup-played": { figure: FigureName; powerup: PowerupName };
  /** `seat` pays with a cube or a powerup. `payment` is sent as `colour` or `powerup`. */
  "paid": { seat: number; colour?: ColourName; powerup?: PowerupName };
  /** `seat` loads `weapon` again. */
  "reloaded": { seat: number; weapon: WeaponName };
  /** `figure` fires `weapon`. */
  "fired": { figure: FigureName; weapon: WeaponName };
  /** `figure` uses an `effect` of `weapon`. */
  "effect-used": { figure: FigureName; weapon: WeaponName; effect: EffectName };
  /** `by` deals `damage` to `victim`, and `marks` of `by` become damage too; `tokens` of all that found room on the board, or in team play in the buffer. */
  "hit": { by: FigureName; victim: FigureName; damage: number; marks: number; tokens: number };
  /** `by` gives `victim` this number of `marks`, of which `placed` found room. */
  "marked": { by: FigureName; victim: FigureName; marks: number; placed: number };
  /** `by` kills `victim`. */
  "killed": { by: FigureName; victim: FigureName };
  /** The board of `victim`, which has this number of `skulls`, is paid. A row for `victim` goes to nobody. */
  "board-scored": { victim: FigureName; pay: ExplainedPay[]; skulls: number };
  /** The killshot, and perhaps the overkill, go to the killshot track. `tokens` is sent as `owners`. */
  "track-filled": { owners: FigureName[] };
  /** A skull goes to the board of `victim`; `left` more are there. */
  "skull-taken": { victim: FigureName; left: number };
  /** `figure` has killed more than one in a turn and scores `points`. */
  "double-kill": { figure: FigureName; points: number };
  /** The killshot track is paid. */
  "track-scored": { pay: ExplainedPay[] };
  /** A token of `figure` goes to the track of the spawnpoint of this `colour`; `why`: after a shot, for ending the turn alone on it, or as an overkill. */
  "tagged": { figure: FigureName; colour: ColourName; why: "shot" | "alone" | "overkill" };
  /** The spawnpoint of this `colour` strikes back at `figure`, which has ended its turn there; a `hit` follows. */
  "struck-back": { figure: FigureName; colour: ColourName };
  /** The track of the spawnpoint of this `colour` is paid. */
  "spawnpoint-scored": { colour: ColourName; pay: ExplainedPay[] };
  /** A new `tile` lies on the turret board. */
  "tile-offered": { tile: TileName };
  /** `figure` gives up a part of the tile and takes the turret on `square`; `forgone`: which part. `forgone` is sent as `why`. */
  "turret-taken": { figure: FigureName; square: SquareName; why: "red" | "blue" | "yellow" | "powerup" };
  /** The turret of `owner` on `square` shoots at `figure`; a `hit` follows. */
  "turret-fired": { figure: FigureName; owner: FigureName; square: SquareName };
  /** The turrets are paid. */
  "turrets-scored": { pay: ExplainedPay[] };
  /** `seat` takes the character `figure` with its `weapon`. */
  "drafted": { seat: number; figure: FigureName; weapon: WeaponName };
  /** `figure` uses an adrenaline rush: its tile has now slid `shift` spaces to the left. */
  "rushed": { figure: FigureName; shift: number };
  /** The rush tile of `figure` slides back; it is now `shift` spaces to the left of its first position. */
  "healed": { figure: FigureName; shift: number };
  /** Sprog poisons these `figures`. */
  "poisoned": { figures: FigureName[] };
  /** Banshee hypnotises these `figures`. */
  "hypnotized": { figures: FigureName[] };
  /** `figure` is no longer hypnotised. */
  "released": { figure: FigureName };
  /** `figure` turns this number of overload `tokens` hot. */
  "overloaded": { figure: FigureName; tokens: number };
  /** `figure` turns all hot overload tokens cold. */
  "cooled": { figure: FigureName };
  /** `figure` hacks the tile on `square`. */
  "hacked": { figure: FigureName; square: SquareName };
  /** `figure` blows up the hacked tile on `square`. */
  "blown-up": { figure: FigureName; square: SquareName };
  /** `figure` grabs the hacked tile on `square`, for two cubes of free choice. */
  "hacked-tile-taken": { figure: FigureName; square: SquareName };
  /** `seat` takes a cube of this `colour`: from a hacked tile, or as a reward. */
  "cube-taken": { seat: number; colour: ColourName };
  /** `by` removes this number of its `marks` from `victim`. */
  "unmarked": { by: FigureName; victim: FigureName; marks: number };
  /** `by` takes this number of damage `tokens` back from `victim`. */
  "taken-back": { by: FigureName; victim: FigureName; tokens: number };
  /** `team` starts, and this reward `tile` is in play. `tile` is sent as `why`. */
  "team-starts": { team: number; why: "A" | "B" | "C" };
  /** `team` takes the character `figure` with its `weapon`. */
  "team-drafted": { team: number; figure: FigureName; weapon: WeaponName };
  /** `seat` plays `figure`. */
  "cast": { seat: number; figure: FigureName };
  /** The two seats of `team` share `figure`. */
  "shared": { team: number; figure: FigureName };
  /** `seat` pays for the `weapon` of `figure` and holds it loaded. */
  "armed": { seat: number; figure: FigureName; weapon: WeaponName };
  /** Nobody can pay for the `weapon` of `figure`, which starts unloaded. */
  "unarmed": { figure: FigureName; weapon: WeaponName };
  /** `seat` draws three powerups and places two characters. */
  "draws-three": { seat: number };
  /** The turn of `team` begins. */
  "team-turn-started": { team: number };
  /** `seat` controls the shared `figure` this turn. */
  "controlled": { seat: number; figure: FigureName };
  /** `figure` acts now. */
  "acts": { figure: FigureName };
  /** `figure` does without its action. */
  "action-passed": { figure: FigureName };
  /** `seat` is done with this part of the turn. */
  "done": { seat: number };
  /** `team` takes no more actions. */
  "team-turn-ended": { team: number };
  /** This `damage` in the colour of `victim` leaves the buffer; `tokens` of it found room on the board. */
  "poured": { victim: FigureName; damage: number; tokens: number };
  /** `victim` is killed by damage from the buffer. */
  "fell": { victim: FigureName };
  /** `team` has flushed the enemy buffer, which held this number of `colours`; `tile`: the reward tile in play. `colours` is not sent. `tile` is sent as `why`. */
  "flushed": { team: number; why: "A" | "B" | "C" };
  /** `team` scores `points` for a flush. */
  "flush-scored": { team: number; points: number };
  /** The board of `victim`, which has this number of `skulls`, pays `points` to `team`. */
  "team-board-scored": { team: number; victim: FigureName; points: number; skulls: number };
  /** `team` scores `points` for an overkill on `victim`. */
  "overkill-scored": { team: number; victim: FigureName; points: number };
  /** `team` scores `points` for this number of `kills` in one turn. */
  "kills-scored": { team: number; kills: number; points: number };
  /** `seat` puts `weapon` on the team's table, unloaded. */
  "put-down": { seat: number; weapon: WeaponName };
  /** `team` scores `points` for the damage left on enemy boards. */
  "leftover-scored": { team: number; points: number };
}

export type EventKind = keyof EventFacts;

/** What has happened, for the log (`text`) and for animation. Its `kind` says which facts it has; a log can leave it out if it is `aside`. */
export type TableEvent = { [Kind in EventKind]: { kind: Kind; text: string; aside?: boolean } & EventFacts[Kind] }[EventKind];

/** An event of one kind, or of one of several. */
export type EventOf<Kind extends EventKind> = Extract<TableEvent, { kind: Kind }>;

export type ClientMessage = Hello | Play | TakeBack | AskPreview | AskHint | Say | Speak | Start | AddShare | OpenShare | SetSeat | Leave | Return | Rematch | Ping;

export type ServerMessage = Welcome | Update | TableChanged | Presence | Chatted | Preview | Hint | Done | Refusal | RematchReady | Opening | Pong | Bye;
