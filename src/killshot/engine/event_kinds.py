"""Every kind of event: what it means, its facts and their types, who sees the secret ones.

`tell` and `Event` are used with these kinds and facts only; tests read the sources and play games to see that. The
names on the wire, the types of the web client, the log and `docs/events.md` follow from this table.
"""

from collections.abc import Mapping
from typing import Any, Final

from .cards.prices import REWARD_TILES
from .ids import COLOURS, EFFECTS, FIGURES, POWERUPS, SQUARES, TILES, WEAPONS
from .prompts import CHARACTERS, EVERY_GAME, SOLO


class FactType:
    """What a fact is: the number of one of `names`, a list of such numbers, one of `words`, or what `meaning` says."""

    def __init__(
        self,
        name: str,
        meaning: str,
        names: tuple[str, ...] = (),
        is_list: bool = False,
        words: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.names = names
        self.is_list = is_list
        self.words = words

    def __repr__(self) -> str:
        return f"FactType({self.name!r})"


FIGURE: Final = FactType("figure", "the number of a figure", FIGURES)
FIGURE_LIST: Final = FactType("figures", "a list of figures", FIGURES, is_list=True)
SQUARE: Final = FactType("square", "the number of a square", SQUARES)
WEAPON: Final = FactType("weapon", "the number of a weapon", WEAPONS)
EFFECT: Final = FactType("effect", "the number of an effect of a weapon", EFFECTS)
POWERUP: Final = FactType("powerup", "the number of a powerup card", POWERUPS)
TILE: Final = FactType("tile", "the number of an ammo tile", TILES)
REWARD: Final = FactType("reward", "the number of a reward tile of team play", REWARD_TILES)
COLOUR: Final = FactType("colour", "the number of a colour: of a cube, or of a spawnpoint", COLOURS)
PAYMENT: Final = FactType("payment", "a cube by its colour (0 to 2), or 3 more than a powerup", (*COLOURS, *POWERUPS))
PART: Final = FactType(
    "part", "a part of an ammo tile: a cube by its colour (0 to 2), or the powerup (3)", (*COLOURS, "powerup")
)
TOKENS: Final = FactType("tokens", "whose tokens, in order: a list of figures", FIGURES, is_list=True)
SEAT: Final = FactType("seat", "the number of a seat, from 0")
TEAM: Final = FactType("team", "0 is the white team, 1 the black one")
COUNT: Final = FactType("count", "a number of something, or points")
FLAG: Final = FactType("flag", "true or false")
REASON: Final = FactType("reason", "why it happened, in a word", words=("shot", "alone", "overkill"))
PAY: Final = FactType("pay", "a list of rows: figure, points and, of a board, `rank` or `first-blood`")

OWN_SIDE: Final = "the seat itself and, in team play, its teammates"

# When a log can leave an event out, because it says nothing that the table does not show.
ALWAYS: Final = "always"
UNSEEN: Final = "unless its secret facts are seen"
BASIC: Final = "if the effect is the basic one"


class EventKind:
    """A kind of event.

    `facts`: what everybody sees. `secret`: what only the `audience` sees. `games`: where it is told. `aside`: when a log
    can leave it out, or nothing: never. `pays`: what a result calls the points it brings (first blood aside); they go
    to its `team`, to the rows of its `pay`, or to its `figure`. `is_luck`: decks or dice decide it, so nobody can
    foresee it.
    """

    def __init__(
        self,
        kind: str,
        meaning: str,
        facts: dict[str, FactType],
        games: tuple[str, ...] = EVERY_GAME,
        secret: dict[str, FactType] | None = None,
        audience: str = "",
        aside: str = "",
        pays: str = "",
        is_luck: bool = False,
    ) -> None:
        self.kind = kind
        self.meaning = meaning
        self.facts = facts
        self.games = games
        self.secret: dict[str, FactType] = secret if secret is not None else {}
        self.audience = audience
        self.aside = aside
        self.pays = pays
        self.is_luck = is_luck
        self.types: dict[str, FactType] = {**facts, **self.secret}

    def is_aside(self, facts: Mapping[str, Any]) -> bool:
        """Whether a log can leave out an event of this kind with these facts, as `Event.seen_by` gives them."""
        if self.aside == UNSEEN:
            return not all(name in facts for name in self.secret)
        if self.aside == BASIC:
            return bool(EFFECTS[facts["effect"]] == "basic")
        return self.aside == ALWAYS

    def __repr__(self) -> str:
        return f"EventKind({self.kind!r})"


SECTIONS: Final[dict[str, tuple[EventKind, ...]]] = {
    "Turns": (
        EventKind(
            "turn-started",
            "The turn of `figure` begins; `final`: it is a turn of the final frenzy.",
            {"figure": FIGURE, "final": FLAG},
            SOLO,
        ),
        EventKind("turn-ended", "`figure` takes no more actions.", {"figure": FIGURE}, SOLO, aside=ALWAYS),
        EventKind(
            "spawned",
            "`figure` enters the arena on `square`, for which `powerup` was discarded.",
            {"figure": FIGURE, "square": SQUARE, "powerup": POWERUP},
        ),
        EventKind("bot-spawned", "The bot enters the arena on `square`.", {"square": SQUARE}, ("bot",)),
        EventKind(
            "frenzy",
            "The final frenzy begins; `figure` plays its last turn.",
            {"figure": FIGURE},
            SOLO,
        ),
        EventKind("flipped", "The board of `figure` is turned to its frenzy side.", {"figure": FIGURE}, SOLO),
        EventKind("game-over", "The game is over; all points have been paid.", {}),
    ),
    "Moving and grabbing": (
        EventKind(
            "moved",
            "`figure` goes from `origin` to `square`; `by`: whose doing it is, perhaps its own.",
            {"figure": FIGURE, "origin": SQUARE, "square": SQUARE, "by": FIGURE},
        ),
        EventKind(
            "tile-taken",
            "`figure` grabs `tile` on `square`.",
            {"figure": FIGURE, "square": SQUARE, "tile": TILE},
        ),
        EventKind("weapon-taken", "`figure` takes `weapon` from a spawnpoint.", {"figure": FIGURE, "weapon": WEAPON}),
        EventKind(
            "weapon-dropped",
            "`figure` leaves `weapon` at the spawnpoint in exchange.",
            {"figure": FIGURE, "weapon": WEAPON},
        ),
        EventKind(
            "tile-placed",
            "A new `tile` lies on `square`.",
            {"square": SQUARE, "tile": TILE},
            ("deathmatch", "domination", "teams"),
            aside=ALWAYS,
            is_luck=True,
        ),
        EventKind(
            "weapon-placed",
            "A new `weapon` lies at the spawnpoint of this `colour`.",
            {"colour": COLOUR, "weapon": WEAPON},
            aside=ALWAYS,
            is_luck=True,
        ),
        EventKind("tiles-reshuffled", "The used ammo tiles become the new stack.", {}, is_luck=True),
    ),
    "Powerups, cubes and weapons": (
        EventKind(
            "drew",
            "`seat` draws a card; `powerup`: which one.",
            {"seat": SEAT},
            secret={"powerup": POWERUP},
            audience=OWN_SIDE,
            aside=UNSEEN,
            is_luck=True,
        ),
        EventKind("powerups-reshuffled", "The discarded powerups become the new deck.", {}, is_luck=True),
        EventKind("powerup-played", "`figure` plays `powerup`.", {"figure": FIGURE, "powerup": POWERUP}),
        EventKind("paid", "`seat` pays with a cube or a powerup.", {"seat": SEAT, "payment": PAYMENT}, aside=ALWAYS),
        EventKind("reloaded", "`seat` loads `weapon` again.", {"seat": SEAT, "weapon": WEAPON}),
    ),
    "Shots, damage and marks": (
        EventKind("fired", "`figure` fires `weapon`.", {"figure": FIGURE, "weapon": WEAPON}),
        EventKind(
            "effect-used",
            "`figure` uses an `effect` of `weapon`.",
            {"figure": FIGURE, "weapon": WEAPON, "effect": EFFECT},
            aside=BASIC,
        ),
        EventKind(
            "hit",
            "`by` deals `damage` to `victim`, and `marks` of `by` become damage too; `tokens` of all that found room "
            "on the board, or in team play in the buffer.",
            {"by": FIGURE, "victim": FIGURE, "damage": COUNT, "marks": COUNT, "tokens": COUNT},
        ),
        EventKind(
            "marked",
            "`by` gives `victim` this number of `marks`, of which `placed` found room.",
            {"by": FIGURE, "victim": FIGURE, "marks": COUNT, "placed": COUNT},
        ),
        EventKind("killed", "`by` kills `victim`.", {"by": FIGURE, "victim": FIGURE}),
    ),
    "Scoring": (
        EventKind(
            "board-scored",
            "The board of `victim`, which has this number of `skulls`, is paid. A row for `victim` goes to nobody.",
            {"victim": FIGURE, "pay": PAY, "skulls": COUNT},
            SOLO,
            pays="boards",
        ),
        EventKind(
            "track-filled",
            "The killshot, and perhaps the overkill, go to the killshot track.",
            {"tokens": TOKENS},
            ("deathmatch",),
        ),
        EventKind(
            "skull-taken",
            "A skull goes to the board of `victim`; `left` more are there.",
            {"victim": FIGURE, "left": COUNT},
        ),
        EventKind(
            "double-kill",
            "`figure` has killed more than one in a turn and scores `points`.",
            {"figure": FIGURE, "points": COUNT},
            SOLO,
            pays="double-kill",
        ),
        EventKind("track-scored", "The killshot track is paid.", {"pay": PAY}, ("deathmatch",), pays="track"),
    ),
    "Domination": (
        EventKind(
            "tagged",
            "A token of `figure` goes to the track of the spawnpoint of this `colour`; `why`: after a shot, for ending "
            "the turn alone on it, or as an overkill.",
            {"figure": FIGURE, "colour": COLOUR, "why": REASON},
            ("domination",),
        ),
        EventKind(
            "struck-back",
            "The spawnpoint of this `colour` strikes back at `figure`, which has ended its turn there; a `hit` follows.",
            {"figure": FIGURE, "colour": COLOUR},
            ("domination",),
        ),
        EventKind(
            "spawnpoint-scored",
            "The track of the spawnpoint of this `colour` is paid.",
            {"colour": COLOUR, "pay": PAY},
            ("domination",),
            pays="spawnpoints",
        ),
    ),
    "Turret": (
        EventKind(
            "tile-offered",
            "A new `tile` lies on the turret board.",
            {"tile": TILE},
            ("turret",),
            aside=ALWAYS,
            is_luck=True,
        ),
        EventKind(
            "turret-taken",
            "`figure` gives up a part of the tile and takes the turret on `square`; `forgone`: which part.",
            {"figure": FIGURE, "square": SQUARE, "forgone": PART},
            ("turret",),
        ),
        EventKind(
            "turret-fired",
            "The turret of `owner` on `square` shoots at `figure`; a `hit` follows.",
            {"figure": FIGURE, "owner": FIGURE, "square": SQUARE},
            ("turret",),
        ),
        EventKind("turrets-scored", "The turrets are paid.", {"pay": PAY}, ("turret",), pays="turrets"),
    ),
    "Characters": (
        EventKind(
            "drafted",
            "`seat` takes the character `figure` with its `weapon`.",
            {"seat": SEAT, "figure": FIGURE, "weapon": WEAPON},
            ("characters",),
        ),
        EventKind(
            "rushed",
            "`figure` uses an adrenaline rush: its tile has now slid `shift` spaces to the left.",
            {"figure": FIGURE, "shift": COUNT},
            CHARACTERS,
        ),
        EventKind(
            "healed",
            "The rush tile of `figure` slides back; it is now `shift` spaces to the left of its first position.",
            {"figure": FIGURE, "shift": COUNT},
            CHARACTERS,
        ),
        EventKind("poisoned", "Sprog poisons these `figures`.", {"figures": FIGURE_LIST}, CHARACTERS),
        EventKind("hypnotized", "Banshee hypnotises these `figures`.", {"figures": FIGURE_LIST}, CHARACTERS),
        EventKind("released", "`figure` is no longer hypnotised.", {"figure": FIGURE}, CHARACTERS),
        EventKind(
            "overloaded",
            "`figure` turns this number of overload `tokens` hot.",
            {"figure": FIGURE, "tokens": COUNT},
            CHARACTERS,
        ),
        EventKind("cooled", "`figure` turns all hot overload tokens cold.", {"figure": FIGURE}, CHARACTERS),
        EventKind("hacked", "`figure` hacks the tile on `square`.", {"figure": FIGURE, "square": SQUARE}, CHARACTERS),
        EventKind(
            "blown-up",
            "`figure` blows up the hacked tile on `square`.",
            {"figure": FIGURE, "square": SQUARE},
            CHARACTERS,
        ),
        EventKind(
            "hacked-tile-taken",
            "`figure` grabs the hacked tile on `square`, for two cubes of free choice.",
            {"figure": FIGURE, "square": SQUARE},
            CHARACTERS,
        ),
        EventKind(
            "cube-taken",
            "`seat` takes a cube of this `colour`: from a hacked tile, or as a reward.",
            {"seat": SEAT, "colour": COLOUR},
            CHARACTERS,
        ),
        EventKind(
            "unmarked",
            "`by` removes this number of its `marks` from `victim`.",
            {"by": FIGURE, "victim": FIGURE, "marks": COUNT},
            CHARACTERS,
        ),
        EventKind(
            "taken-back",
            "`by` takes this number of damage `tokens` back from `victim`.",
            {"by": FIGURE, "victim": FIGURE, "tokens": COUNT},
            CHARACTERS,
        ),
    ),
    "Team play": (
        EventKind(
            "team-starts",
            "`team` starts, and this reward `tile` is in play.",
            {"team": TEAM, "tile": REWARD},
            ("teams",),
        ),
        EventKind(
            "team-drafted",
            "`team` takes the character `figure` with its `weapon`.",
            {"team": TEAM, "figure": FIGURE, "weapon": WEAPON},
            ("teams",),
        ),
        EventKind("cast", "`seat` plays `figure`.", {"seat": SEAT, "figure": FIGURE}, ("teams",)),
        EventKind("shared", "The two seats of `team` share `figure`.", {"team": TEAM, "figure": FIGURE}, ("teams",)),
        EventKind(
            "armed",
            "`seat` pays for the `weapon` of `figure` and holds it loaded.",
            {"seat": SEAT, "figure": FIGURE, "weapon": WEAPON},
            ("teams",),
        ),
        EventKind(
            "unarmed",
            "Nobody can pay for the `weapon` of `figure`, which starts unloaded.",
            {"figure": FIGURE, "weapon": WEAPON},
            ("teams",),
        ),
        EventKind("draws-three", "`seat` draws three powerups and places two characters.", {"seat": SEAT}, ("teams",)),
        EventKind("team-turn-started", "The turn of `team` begins.", {"team": TEAM}, ("teams",)),
        EventKind(
            "controlled",
            "`seat` controls the shared `figure` this turn.",
            {"seat": SEAT, "figure": FIGURE},
            ("teams",),
        ),
        EventKind("acts", "`figure` acts now.", {"figure": FIGURE}, ("teams",)),
        EventKind("action-passed", "`figure` does without its action.", {"figure": FIGURE}, ("teams",)),
        EventKind("done", "`seat` is done with this part of the turn.", {"seat": SEAT}, ("teams",), aside=ALWAYS),
        EventKind("team-turn-ended", "`team` takes no more actions.", {"team": TEAM}, ("teams",), aside=ALWAYS),
        EventKind(
            "poured",
            "This `damage` in the colour of `victim` leaves the buffer; `tokens` of it found room on the board.",
            {"victim": FIGURE, "damage": COUNT, "tokens": COUNT},
            ("teams",),
        ),
        EventKind("fell", "`victim` is killed by damage from the buffer.", {"victim": FIGURE}, ("teams",)),
        EventKind(
            "flushed",
            "`team` has flushed the enemy buffer, which held this number of `colours`; `tile`: the reward tile in play.",
            {"team": TEAM, "colours": COUNT, "tile": REWARD},
            ("teams",),
        ),
        EventKind(
            "flush-scored",
            "`team` scores `points` for a flush.",
            {"team": TEAM, "points": COUNT},
            ("teams",),
            pays="flushes",
        ),
        EventKind(
            "team-board-scored",
            "The board of `victim`, which has this number of `skulls`, pays `points` to `team`.",
            {"team": TEAM, "victim": FIGURE, "points": COUNT, "skulls": COUNT},
            ("teams",),
            pays="boards",
        ),
        EventKind(
            "overkill-scored",
            "`team` scores `points` for an overkill on `victim`.",
            {"team": TEAM, "victim": FIGURE, "points": COUNT},
            ("teams",),
            pays="overkills",
        ),
        EventKind(
            "kills-scored",
            "`team` scores `points` for this number of `kills` in one turn.",
            {"team": TEAM, "kills": COUNT, "points": COUNT},
            ("teams",),
            pays="kills",
        ),
        EventKind(
            "put-down",
            "`seat` puts `weapon` on the team's table, unloaded.",
            {"seat": SEAT, "weapon": WEAPON},
            ("teams",),
        ),
        EventKind(
            "leftover-scored",
            "`team` scores `points` for the damage left on enemy boards.",
            {"team": TEAM, "points": COUNT},
            ("teams",),
            pays="leftovers",
        ),
    ),
}

EVENT_KINDS: Final[tuple[EventKind, ...]] = tuple(kind for kinds in SECTIONS.values() for kind in kinds)
EVENT_OF: Final[dict[str, EventKind]] = {kind.kind: kind for kind in EVENT_KINDS}


def is_aside(facts: Mapping[str, Any]) -> bool:
    """Whether a log can leave an event out. `facts`: what `Event.seen_by` gives."""
    return EVENT_OF[facts["kind"]].is_aside(facts)
