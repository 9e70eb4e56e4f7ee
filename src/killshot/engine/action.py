"""The closed vocabulary of actions: atomic picks with a short notation and a fixed index.

`Action.parse("target:sprog")` and `str(action)` are inverse. The index is stable: new words are appended, so that it
can serve as the action id of a learner. Inside a shot the index also says what a slot holds (see `cards.language`).
"""

from typing import Final

from .card_sets import FIRST_SETS, LATER_SETS, CardSet
from .ids import COLOURS, DIRECTIONS, FIGURES, ROOMS, SQUARES, TARGETS, TILES, WEAPONS, powerup_cards


class Action:
    """One pick. Interned: there is one object per word, so identity is equality."""

    def __init__(self, kind: str, value: int, word: str, index: int) -> None:
        self.kind = kind
        self.value = value
        self.word = word
        self.index = index

    @staticmethod
    def parse(word: str) -> "Action":
        action = BY_WORD.get(word)
        if action is None:
            raise ValueError(f"{word!r} is no action; an action looks like {', '.join(EXAMPLES)}")
        return action

    def __str__(self) -> str:
        return self.word

    def __repr__(self) -> str:
        return f"Action({self.word!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (parse_action, (self.word,))


def parse_action(word: str) -> Action:
    return Action.parse(word)


EXAMPLES: Final = ("run", "pass", "square:b3", "target:sprog", "effect:basic", "pay:red", "powerup:red-newton")

Block = tuple[str, tuple[str, ...]]  # a kind of action (none: each word is its own kind), and what it is done with


def blocks_of(sets: tuple[CardSet, ...]) -> tuple[Block, ...]:
    """The actions that later sets of cards bring, set by set."""
    blocks: list[Block] = []
    for cards in sets:
        powerups = powerup_cards(cards.powerups)
        blocks += [
            ("effect", cards.effects),
            ("weapon", cards.weapons),
            ("reload", cards.weapons),
            ("drop", cards.arena_weapons),
            ("powerup", powerups),
            ("discard", powerups),
            ("pay", powerups),
        ]
    return tuple(block for block in blocks if block[1])


BASE: Final = FIRST_SETS[0]
CHARACTERS: Final = FIRST_SETS[1]

# Never reorder. A new block goes to the end of those written out; once there are later sets, it goes behind them, and
# only the sets that come after it go behind the block. The first four blocks are also the values of slots in a shot.
BLOCKS: Final[tuple[Block, ...]] = (
    ("target", TARGETS),
    ("square", SQUARES),
    ("room", ROOMS),
    ("direction", DIRECTIONS),
    ("", ("pass", "end", "run", "grab", "shoot")),
    ("effect", BASE.effects),
    ("weapon", BASE.weapons),
    ("reload", BASE.weapons),
    ("drop", BASE.weapons),
    ("powerup", powerup_cards(BASE.powerups)),
    ("discard", powerup_cards(BASE.powerups)),
    ("pay", (*COLOURS, *powerup_cards(BASE.powerups))),
    ("", ("bot",)),
    ("tile", TILES),
    ("forgo", (*COLOURS, "powerup")),
    ("track", COLOURS),
    ("", ("rush", "heal")),
    ("character", FIGURES[:6]),
    ("number", ("1", "2", "3", "4")),
    ("cube", COLOURS),
    ("nanobots", ("damage-1", "damage-2", "marks-1", "marks-2")),
    ("effect", CHARACTERS.effects),
    ("weapon", CHARACTERS.weapons),
    ("reload", CHARACTERS.weapons),
    ("seat", ("0", "1", "2", "3", "4", "5")),
    ("done", ("0", "1", "2", "3", "4", "5")),
    *blocks_of(LATER_SETS),
)

# What an option of a kind does.
MEANINGS: Final[dict[str, str]] = {
    "target": "pick a figure or, in Domination, a spawnpoint",
    "square": "pick a square: to go there, to send a figure there, or as a target",
    "room": "pick a room",
    "direction": "pick a direction",
    "pass": "decline, or finish what can be finished",
    "end": "end the turn",
    "run": "take the action Run Around",
    "grab": "take the action Grab Stuff",
    "shoot": "take the action Shoot People",
    "effect": "use this effect of the weapon being fired",
    "weapon": "choose this weapon, to take, load or fire it",
    "reload": "reload this weapon",
    "drop": "give up this weapon in exchange for the new one",
    "powerup": "play this powerup",
    "discard": "discard this powerup; its colour says where the figure spawns",
    "pay": "pay with a cube of this colour, or with this powerup",
    "bot": "act with the bot",
    "tile": "take this ammo tile",
    "forgo": "give up this part of the tile for the turret",
    "track": "choose the track of the spawnpoint of this colour",
    "rush": "use an adrenaline rush to unlock all adrenaline actions",
    "heal": "slide the rush tile back",
    "character": "choose this character",
    "number": "choose this number",
    "cube": "take a cube of this colour",
    "nanobots": "turn 1 or 2 marks into damage, or 1 or 2 damage into marks",
    "seat": "choose this seat, or be the seat that takes the next step",
    "done": "leave the window that the seats of a team share, as this seat",
}

FIRST_SQUARE: Final = 10
FIRST_ROOM: Final = 22
FIRST_DIRECTION: Final = 28


def _vocabulary() -> tuple[Action, ...]:
    actions: list[Action] = []
    values: dict[str, int] = {}  # a kind can go on in a later block
    for kind, names in BLOCKS:
        for name in names:
            value = WEAPONS.index(name) if kind == "drop" else values.get(kind or name, 0)
            values[kind or name] = value + 1
            actions.append(Action(kind or name, value, f"{kind}:{name}" if kind else name, len(actions)))
    return tuple(actions)


ACTIONS: Final[tuple[Action, ...]] = _vocabulary()
BY_WORD: Final[dict[str, Action]] = {action.word: action for action in ACTIONS}


def _block(kind: str) -> tuple[Action, ...]:
    return tuple(action for action in ACTIONS if action.kind == kind)


FIRST_NUMBER: Final = BY_WORD["number:1"].index  # a slot can also hold a number

PASS: Final = BY_WORD["pass"]
END: Final = BY_WORD["end"]
RUN: Final = BY_WORD["run"]
GRAB: Final = BY_WORD["grab"]
SHOOT: Final = BY_WORD["shoot"]
EFFECT: Final[tuple[Action, ...]] = _block("effect")
WEAPON: Final[tuple[Action, ...]] = _block("weapon")
RELOAD: Final[tuple[Action, ...]] = _block("reload")
DROP: Final[dict[int, Action]] = {action.value: action for action in _block("drop")}  # of arena weapons only
POWERUP: Final[tuple[Action, ...]] = _block("powerup")
DISCARD: Final[tuple[Action, ...]] = _block("discard")
BOT_ACTION: Final = BY_WORD["bot"]
TILE: Final[tuple[Action, ...]] = _block("tile")
FORGO: Final[tuple[Action, ...]] = _block("forgo")  # three cubes, then the powerup
RUSH: Final = BY_WORD["rush"]
HEAL: Final = BY_WORD["heal"]
CHARACTER: Final[tuple[Action, ...]] = _block("character")
NUMBER: Final[tuple[Action, ...]] = _block("number")
NANOBOTS: Final[tuple[Action, ...]] = _block("nanobots")
CUBE: Final[tuple[Action, ...]] = _block("cube")
SEAT: Final[tuple[Action, ...]] = _block("seat")
DONE: Final[tuple[Action, ...]] = _block("done")  # a seat leaves the window it shares with others (R71)
TRACK: Final[tuple[Action, ...]] = _block("track")
PAY: Final[tuple[Action, ...]] = _block("pay")  # three cubes, then the powerups

_PICKS: Final[dict[int, tuple[Action, ...]]] = {}


def picks(first: int, mask: int) -> tuple[Action, ...]:
    """The actions of a block, given the index of its first one and a mask of values."""
    key = first << 12 | mask
    known = _PICKS.get(key)
    if known is None:
        known = tuple(ACTIONS[first + i] for i in range(12) if mask >> i & 1)
        _PICKS[key] = known
    return known
