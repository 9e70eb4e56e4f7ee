"""English: the commands and the terminal client."""

from typing import Final

COMMANDS: Final[dict[str, str]] = {
    # Letters for red, blue, yellow, powerup; and for the red, blue, yellow, green, purple and white room
    "letters.cubes": "RBYP",
    "letters.rooms": "rbygpw",
    # The table
    "header.track": "Track",
    "header.skulls": "Skulls",
    "header.tagged": "Tagged",
    "header.tiles": "Tiles",
    "header.turrets": "Turrets",
    "header.reward": "Reward",
    "header.draft": "Draft",
    "header.turn": ", {actions} {actions:action|actions}",
    "header.turn-of": "Turn",
    "header.bot-due": ", bot due",
    "header.frenzy": "FRENZY",
    "header.over": "The game is over",
    "header.you": "You",
    "header.points": " {points} {points:point|points}",
    "board.flipped": "FF",
    "board.cards": "w{loaded}/{weapons}{sign} p{powerups}",
    "board.marks": "marks",
    "board.pays": "pays",
    "board.unloaded": "unloaded",
    "badge.white": "White",
    "badge.black": "Black",
    "team.points": "{points}p",
    "team.buffer": "buffer",
    "team.cards": "w{loaded}p{powerups}",
    "team.table": "table",
    "hand.loaded": "Loaded",
    "hand.unloaded": "Unloaded",
    "hand.no-weapons": "No weapons",
    "hand.powerups": "Powerups",
    "hand.no-powerups": "No powerups",
    "draft.taken": "taken ({player})",
    "draft.hint": "c sprog explains an ability, c hotrod a weapon.",
    "draft.you": "you",
    # Asking
    "ask.by-name": "{player}: {question}",
    "ask.undo": "u undo",
    "ask.commands": "c card, b boards, l log, t hint, ? help, q quit",
    "ask.more": "Enter: more, q: enough",
    "ask.enter": "Enter: continue",
    "ask.unclear": "“{answer}” is not an option. Type a number, a square or a name; ? explains.",
    "ask.ambiguous": "“{answer}” could be {options}.",
    "ask.no-undo": "You cannot take that back: cards were revealed, or another player has decided since.",
    "ask.hint": "{option}. {why}",
    "option.with": "{option}: {things}",
    "option.stay": "stay here",
    "option.turret": "turret {figure}",
    # Pages
    "page.log": "What has happened",
    "page.recap": "Meanwhile",
    "page.nothing": "Nothing yet.",
    "curtain": "It is up to {player} ({figure}). Everyone else, look away!",
    "curtain.team": "It is up to {team} ({players}). Everyone else, look away!",
    "boards.square": "on {square}",
    "boards.outside": "not in the arena yet",
    "boards.skulls": "{skulls} {skulls:skull|skulls}",
    "boards.points": "{points} {points:point|points}",
    "boards.flipped": "frenzy side",
    "boards.seat": "Ammo: {ammo}. Powerups: {powerups}. Weapons: {loaded} loaded, unloaded: {unloaded}.",
    "boards.none": "none",
    "boards.damage": "Damage",
    "boards.marks": "Marks",
    "boards.pays": "Would pay",
    "boards.armed": "{weapon} loaded",
    "boards.disarmed": "{weapon} not loaded",
    "boards.rushed": "rush tile: killshot on space {space}",
    "boards.unlocked": "adrenaline unlocked",
    "boards.poisoned": "poisoned",
    "boards.hypnotized": "hypnotised",
    "boards.hot": "{hot} hot {hot:token|tokens}",
    "team.first": "started the game",
    "team.played": "played by {player}",
    "team.shared": "shared, controlled by {player}",
    "team.worth": "worth {points} {points:point|points}",
    "team.acted": "has acted",
    "team.held": "Loaded by {player}.",
    "team.on-table": "Unloaded weapons on the table: {weapons}.",
    "team.seat": "{player}: ammo {ammo}. Powerups: {powerups}. Loaded weapons: {loaded}.",
    "boards.decks": "Decks: {weapons} {weapons:weapon|weapons}, {powerups} {powerups:powerup|powerups}, "
    "{tiles} {tiles:ammo tile|ammo tiles}.",
    "boards.nobody": "nobody",
    "boards.share": "{figure} {points}",
    "boards.first-blood": "{figure} {points} (first blood)",
    "help": """\
The arena
  [b2]   a square you can choose       VDSXB  the figures, by their letters
  RBP    ammo: red, blue, a powerup    rbygpw room: red, blue, yellow, green,
  *R*    the red spawnpoint                   purple, white
  {door}      a door; lines are walls       Below: the weapons on each spawnpoint.
  (R)B   a weapon that costs R and B to reload, but only B to grab

A board
  DD|DSS|S....|..  damage in order; adrenaline after 2 and 5; the 11th kills
  {skull}1  FF  w2/3  p1  a skull; frenzy side; 2 of 3 weapons loaded; 1 powerup
  R2B1Y0 marks D2  cubes; two marks from Dozer
  pays D9S6        what each figure would score if this board were scored now

Answers
  3          the option with that number; Enter alone where there is only one
  b3  sprog  an option by its name, or the beginning of it
  u          take back your last pick, as long as no card was revealed
  c NAME     what a card does; c alone lists all the cards
  b  l  t    all the boards in words; the log; a hint
  q          save and quit""",
    "help.domination": """\
Domination
  *R* VVD{empty}{empty}{empty}{empty}{empty}  the track of a spawnpoint, before its weapons: who has tagged it
  *R* V7D4@1    the same with more than eight tokens, counted
  [R]           a spawnpoint you can choose as a target, or for its track
  Tagged V:RB   already shot at this turn, so not again; @:Y by the bot
  Skulls 5      in the box. Two full tracks, or none in the box: the end begins.
  Your own tokens on your board (spawnpoints strike back) score for nobody.""",
    "help.turret": """\
Turret
  TV  T{empty}        Violet’s turret; a turret that belongs to nobody
  (TV)          a tile was taken there this turn
  Tiles RBB ..  the tiles to choose from when you grab on a turret square
  T3            on a board: three turrets
  Skulls 5      in the box. When it is empty, the end begins.
  You walk step by step: other players’ turrets shoot when you enter.""",
    "help.bot": """\
The bot
  @             the bot in the arena, and its damage and marks on the boards
  bot due       you still have to act with the bot before you can end your turn""",
    "help.characters": """\
Characters
  VV|SS{empty}|{empty}{empty}{empty}|{empty}{empty}<<  after two rushes: the killshot comes two spaces earlier
  w2/3+         the character weapon is loaded; w2/3- it is not. The second line
                has its name where there is room; c NAME explains it, c violet
                her ability.
  ~             poisoned: one damage at the end of each of Sprog’s turns
  ?             hypnotised: Banshee can use this figure
  ^2            two of Dozer’s four tokens are hot
  !             a rush has unlocked all adrenaline actions for this turn
  ##            a hacked tile: two cubes of any colour instead of what it shows
  V Nanomark    your own weapon, in your hand; it does not count for the limit""",
    "help.teams": """\
Teams
  White 12p buffer 4/6 V3D1 marks S2  points, seen by that team only. Damage
                waiting, by colour: at the end of an enemy turn, 6 or more go to
                the boards and the reward tile pays. c A explains tile A.
  {point} {empty}           a character that can still act this turn; one that has acted
  =6            what killing this character scores
  1+  1-        controlled by player 1, whose character weapon is loaded or not
  1*+2          shared by two players; its weapon was loaded by player 2
  2:R3B1Y1 w2p1 player 2’s cubes, loaded weapons and powerups; the colon turns
                into a point after the player’s last action of the turn
  table         unloaded weapons: any player of the team can reload them
  Your hand is below; your teammates’ hands follow where there is room.
  Each character has one action, in any order; when players of one team share
  a keyboard, they choose whom they act for. b shows everything in words.""",
    # Cards
    "card.weapon": "Weapon. To grab: {grab}. To reload: {reload}.",
    "card.character-weapon": "Weapon of {figure}. To take with the character: {grab}. To reload: {reload}.",
    "card.ability": "Ability of {figure}, with {weapons}.",
    "card.powerup": "Powerup, in {colours}. It can also pay for a cube of its colour.",
    "card.cost": " ({cost})",
    "card.name": "Weapon",
    "card.reload": "Cost",
    "card.effects": "Effects",
    "card.characters": "Character weapon",
    "card.abilities": "Abilities",
    "card.powerups": "Powerups",
    "card.rewards": "Reward tiles of team play",
    "card.reward-tile": "Reward tile of team play: what a team gets for flushing the enemy buffer.",
    "card.unknown": "there is no card called “{name}”; killshot card lists them all",
    "card.close": "there is no card called “{name}”; did you mean {close}?",
    "card.ask-close": "There is no card called “{name}”; did you mean {close}?",
    "card.ask-unknown": "There is no card called “{name}”; c alone lists them all.",
    # The end
    "result.place": "Place",
    "result.figure": "Figure",
    "result.player": "Player",
    "result.points": "Points",
    "result.team": "Team",
    "result.characters": "Characters",
    "result.leftover": "from leftovers",
    "result.track": "from the track",
    "result.tracks": "from the tracks",
    "result.turrets": "from the turrets",
    "result.chances": "Chances of winning, from the first move to the last",
    "exit.saved": "Saved. To continue: killshot terminal --resume {path}",
    "exit.record": "To watch the game again: killshot replay {path}",
    "exit.unsaved": "The game could not be saved: {reason}",
    # Players without a name
    "player.you": "you",
    "player.number": "player {number}",
    # Commands
    "replay.asked": "After {moves} {moves:action|actions}, to {figure}: {question}",
    "verify.good": "{file}: verified. The deal was fixed before the first move, as committed to at the start; {n} "
    "{n:player|players} added to it. All {moves} {moves:action|actions} replay.",
    "verify.compare": "{file}: the deal follows from the commitment {commitment}; {n} {n:player|players} added to it. "
    "All {moves} {moves:action|actions} replay. It was fixed before the first move if this is the commitment you were "
    "shown at the start.",
    "verify.other": "{file}: not verified. Its commitment is {commitment}, not the one you were shown.",
    "verify.no-proof": "{file}: not proved. The game replays, but the record does not say how its seed was chosen.",
    "verify.wrong.commitment": "{file}: not verified. The commitment is not that of the secret and the nonce.",
    "verify.wrong.share": "{file}: not verified. What a player added is not what that player had committed to.",
    "verify.wrong.seed": "{file}: not verified. The seed does not follow from the secret and what the players added.",
    "verify.unfinished": "The game is not over in this record.",
    "simulate.games": "{games} random games of {mode}, {players} players{more}, arena {arena}, {skulls} skulls, {ending}, "
    "seed {seed}",
    "simulate.bot": " and the bot",
    "simulate.characters": " with characters",
    "simulate.teams": " ({teams})",
    "simulate.speed": "{games_per_second} games/s, {decisions_per_second} decisions/s, {seconds} s, processes: {jobs}",
    "simulate.worker-died": "a worker died in the middle of a game, after {done} had been counted; nothing was kept",
    "simulate.mean": "mean",
    "simulate.min": "min",
    "simulate.max": "max",
    "simulate.decisions": "Decisions per game",
    "simulate.turns": "Turns per game",
    "simulate.points": "Points by seat",
    "simulate.team-points": "Points by team",
    "simulate.wins": "wins",
    "simulate.weapon": "Weapon",
    "simulate.fired": "Fired",
    "simulate.per-game": "Per game",
    "simulate.effects": "Effects used",
    "tournament.games": "{games} games of {mode}, {players} players{more}, arena {arena}, {skulls} skulls, {ending}, "
    "seed {seed}",
    "tournament.chance": "By chance alone everyone would win {chance}; each interval holds the true share with 95% "
    "confidence.",
    "tournament.bot": "Bot",
    "tournament.wins": "wins",
    "tournament.interval": "95%",
    "tournament.rank": "mean rank",
    "tournament.points": "points",
    "tournament.margin": "margin",
    "tournament.rating": "rating",
    "tournament.time": "ms/decision",
    "tournament.slowest": "slowest",
    "tournament.before": "How often the row’s bot finished ahead of the column’s:",
    "tournament.alone": "How often the row’s bot won alone against a table full of the column’s:",
    "tournament.no-rating": "ratings need openskill, which is not installed: pip install 'killshot[tournament]'",
    "tournament.goes-on": "Continuing: {done} of {total} games have already been played.",
    "tournament.interrupted": "{done} of {total} games have been played and kept; run the same command to continue.",
    "tournament.worker-died": "a worker died in the middle of a game, perhaps because of a bot; {done} of {total} "
    "games have been played and kept; run the same command to continue.",
    "tournament.plot-share": "games won, %",
    "tournament.chance-line": "chance",
    "bench.compiled": "Engine compiled with mypyc, Python {python}, one core",
    "bench.pure": "Engine in pure Python, Python {python}, one core",
    "bench.decisions": "decisions/s, random games of 4 players with 8 skulls",
    "bench.chess": "moves/s of python-chess, asking each time whether the game is over",
    "bench.chess-unasked": "moves/s of python-chess, without asking",
    "bench.ratio": "ratio",
    "bench.games": "games/s",
    "bench.length": "decisions per game",
    "bench.copy": "copy of a state, µs",
    "bench.copy-step": "copy and step, µs",
    "bench.playouts": "playouts/s, from the middle of a game to its end",
    "bench.nodes": "search nodes/s: copied, stepped and judged",
    "bench.thirds": "decisions/s in the first / second / last third of games",
    "bench.growth": "cost of a decision, second half of a game of 20,000 to first",
    "bench.no-chess": "python-chess, the yardstick, is not installed: pip install 'killshot[bench]'",
}
