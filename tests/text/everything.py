"""Everything that can be said: each text once, in a language that remembers which entries were looked up."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from killshot.bots import BOTS
from killshot.engine.action import ACTIONS
from killshot.engine.cards.ammo_tiles import FACES
from killshot.engine.cards.language import Pick
from killshot.engine.cards.prices import REWARD_TILES
from killshot.engine.decision import Prompt
from killshot.engine.ids import POWERUP_TYPES, POWERUPS, WEAPONS, parse_figure
from killshot.engine.modules.abilities import ABILITIES
from killshot.engine.prompts import PROMPT_KINDS
from killshot.engine.setup import Setup
from killshot.text import (
    LANGUAGES,
    Language,
    Reader,
    ability_text,
    card_text,
    cubes_text,
    event_text,
    menu_name,
    name_of,
    option_text,
    powerup_card,
    powerup_text,
    prompt_text,
    reward_text,
    seat_names,
    tile_text,
)
from killshot.text.language import Noun
from killshot.text.names import CARDS, KINDS, MENUS
from killshot.text.results import winners_text
from killshot.text.setup_text import advice_text

SOURCES = Path(__file__).resolve().parents[2] / "src" / "killshot"


class RecordingLanguage(Language):
    """Knows which entries were used."""

    def __init__(self, code: str) -> None:
        spoken = LANGUAGES[code]
        super().__init__(code, spoken.catalogue, spoken.is_singular)
        self.used: set[str] = set()

    def template(self, key: str) -> str:
        self.used.add(key)
        return super().template(key)


class AnyForm(Noun):
    """A noun that has every form."""

    def __init__(self) -> None:
        super().__init__("?", {})

    def __format__(self, form: str) -> str:
        return self.plain


class IncompleteLanguage(Language):
    """Goes on without the entries it lacks, and remembers them."""

    def __init__(self, code: str) -> None:
        spoken = LANGUAGES[code]
        super().__init__(code, spoken.catalogue, spoken.is_singular)
        self.missing: set[str] = set()

    def template(self, key: str) -> str:
        if key not in self.catalogue:
            self.missing.add(key)
        return self.catalogue.get(key, "?")

    def noun(self, key: str, **fields: object) -> Noun:
        found = super().noun(key, **fields)
        return AnyForm() if key in self.missing else found


def prompts() -> list[Prompt]:
    """One prompt of each kind, but for the picks of a shot."""
    return [
        Prompt(
            kind.key,
            weapon=2 if "weapon" in kind.fields else -1,
            figure=6 if "figure" in kind.fields else -1,
            colour=1 if "colour" in kind.fields else -1,
        )
        for kind in PROMPT_KINDS
        if "slot" not in kind.fields
    ]


def picks() -> list[Prompt]:
    """Every pick of every weapon."""
    return [row.prompt for card in CARDS for effect in card.effects for row in effect.rows if isinstance(row, Pick)]


BOT = parse_figure("bot")
NO_SEAT = 9  # of a reader who is known by a figure

# Where a figure always goes by its name: what is told in team play only, and in the draft.
NAMED = {
    "drafted",
    *("team-starts", "team-drafted", "cast", "shared", "armed", "unarmed", "controlled", "acts", "action-passed"),
    *("poured", "fell", "team-board-scored", "overkill-scored"),
}

# Setups the rulebook has something to say about.
ADVISED = (Setup(3), Setup(4, mode="turret"), Setup(3, mode="turret", bot=True))

# One of each wording; facts as `Event.seen_by` gives them.
EVENTS: tuple[dict[str, Any], ...] = (
    {"kind": "turn-started", "figure": 0, "final": False},
    {"kind": "turn-started", "figure": 1, "final": True},
    {"kind": "turn-ended", "figure": 0},
    {"kind": "spawned", "figure": 2, "square": 4, "powerup": 4},
    {"kind": "bot-spawned", "square": 2},
    {"kind": "moved", "figure": 3, "origin": 4, "square": 5, "by": 3},
    {"kind": "moved", "figure": 3, "origin": 4, "square": 5, "by": 6},
    {"kind": "moved", "figure": 6, "origin": 4, "square": 5, "by": 3},
    {"kind": "tile-taken", "figure": 4, "square": 5, "tile": 9},
    {"kind": "tile-placed", "square": 5, "tile": 0},
    {"kind": "tile-offered", "tile": 11},
    {"kind": "tiles-reshuffled"},
    {"kind": "weapon-taken", "figure": 0, "weapon": 13},
    {"kind": "weapon-dropped", "figure": 0, "weapon": 5},
    {"kind": "weapon-placed", "colour": 1, "weapon": 19},
    {"kind": "weapon-placed", "colour": 0, "weapon": 2},
    {"kind": "fired", "figure": 0, "weapon": 10},
    {"kind": "effect-used", "figure": 0, "weapon": 11, "effect": 0},
    {"kind": "effect-used", "figure": 0, "weapon": 13, "effect": 0},
    {"kind": "hit", "by": 0, "victim": 6, "damage": 2, "marks": 0, "tokens": 2},
    {"kind": "hit", "by": 4, "victim": 3, "damage": 1, "marks": 0, "tokens": 1},
    {"kind": "hit", "by": 6, "victim": 0, "damage": 1, "marks": 2, "tokens": 1},
    {"kind": "hit", "by": 2, "victim": 0, "damage": 2, "marks": 1, "tokens": 3},
    {"kind": "hit", "by": 5, "victim": 5, "damage": 1, "marks": 0, "tokens": 1},
    {"kind": "hit", "by": 5, "victim": 5, "damage": 1, "marks": 0, "tokens": 0},
    {"kind": "marked", "by": 0, "victim": 1, "marks": 1, "placed": 1},
    {"kind": "marked", "by": 0, "victim": 1, "marks": 2, "placed": 1},
    {"kind": "marked", "by": 0, "victim": 1, "marks": 2, "placed": 0},
    {"kind": "killed", "by": 0, "victim": 3},
    {"kind": "killed", "by": 5, "victim": 5},
    {"kind": "tagged", "figure": 6, "colour": 0, "why": "shot"},
    {"kind": "tagged", "figure": 3, "colour": 0, "why": "shot"},
    {"kind": "tagged", "figure": 0, "colour": 1, "why": "alone"},
    {"kind": "tagged", "figure": 1, "colour": 2, "why": "overkill"},
    {"kind": "struck-back", "figure": 5, "colour": 1},
    {"kind": "turret-taken", "figure": 5, "square": 8, "forgone": 2},
    {"kind": "turret-taken", "figure": 5, "square": 8, "forgone": 3},
    {"kind": "turret-fired", "figure": 4, "owner": 5, "square": 8},
    {"kind": "turret-fired", "figure": 6, "owner": 5, "square": 8},
    {"kind": "powerup-played", "figure": 0, "powerup": 1},
    {"kind": "powerups-reshuffled"},
    {"kind": "paid", "seat": 0, "payment": 1},
    {"kind": "paid", "seat": 0, "payment": 4},
    {"kind": "drew", "seat": 0},
    {"kind": "drew", "seat": 0, "powerup": 10},
    {"kind": "reloaded", "seat": 2, "weapon": 15},
    {"kind": "board-scored", "victim": 5, "pay": [[0, 1, "first-blood"], [0, 8, "rank"], [1, 6, "rank"]], "skulls": 0},
    {"kind": "board-scored", "victim": 5, "pay": [[5, 1, "first-blood"], [0, 8, "rank"], [5, 6, "rank"]], "skulls": 0},
    {"kind": "track-filled", "tokens": [0]},
    {"kind": "track-filled", "tokens": [0, 0]},
    {"kind": "track-filled", "tokens": [0, 5]},
    {"kind": "skull-taken", "victim": 1, "left": 1},
    {"kind": "skull-taken", "victim": 2, "left": 5},
    {"kind": "track-scored", "pay": [[0, 8], [2, 6]]},
    {"kind": "turrets-scored", "pay": [[1, 8]]},
    {"kind": "spawnpoint-scored", "colour": 1, "pay": [[0, 8], [6, 8]]},
    {"kind": "spawnpoint-scored", "colour": 2, "pay": []},
    {"kind": "double-kill", "figure": 0, "points": 1},
    {"kind": "flipped", "figure": 0},
    {"kind": "flipped", "figure": 6},
    {"kind": "frenzy", "figure": 1},
    {"kind": "game-over"},
    {"kind": "drafted", "seat": 0, "figure": 2, "weapon": 21},
    {"kind": "drafted", "seat": 5, "figure": 4, "weapon": 23},
    {"kind": "rushed", "figure": 0, "shift": 1},
    {"kind": "healed", "figure": 0, "shift": 0},
    {"kind": "poisoned", "figures": [0, 1, 5]},
    {"kind": "poisoned", "figures": [0]},
    {"kind": "hypnotized", "figures": [3]},
    {"kind": "released", "figure": 5},
    {"kind": "overloaded", "figure": 1, "tokens": 2},
    {"kind": "cooled", "figure": 1},
    {"kind": "hacked-tile-taken", "figure": 5, "square": 5},
    {"kind": "cube-taken", "seat": 0, "colour": 2},
    {"kind": "hacked", "figure": 5, "square": 4},
    {"kind": "blown-up", "figure": 5, "square": 4},
    {"kind": "unmarked", "by": 0, "victim": 5, "marks": 2},
    {"kind": "taken-back", "by": 0, "victim": 5, "tokens": 1},
    {"kind": "team-starts", "team": 0, "tile": 0},
    {"kind": "team-drafted", "team": 1, "figure": 5, "weapon": 27},
    {"kind": "cast", "seat": 3, "figure": 5},
    {"kind": "shared", "team": 1, "figure": 5},
    {"kind": "armed", "seat": 3, "figure": 5, "weapon": 28},
    {"kind": "unarmed", "figure": 5, "weapon": 27},
    {"kind": "draws-three", "seat": 0},
    {"kind": "team-turn-started", "team": 0},
    {"kind": "controlled", "seat": 4, "figure": 5},
    {"kind": "acts", "figure": 5},
    {"kind": "action-passed", "figure": 3},
    {"kind": "done", "seat": 5},
    {"kind": "team-turn-ended", "team": 1},
    {"kind": "poured", "victim": 5, "damage": 4, "tokens": 4},
    {"kind": "poured", "victim": 3, "damage": 4, "tokens": 1},
    {"kind": "fell", "victim": 5},
    *({"kind": "flushed", "team": 0, "colours": colours, "tile": tile} for tile in range(3) for colours in (1, 2, 3)),
    {"kind": "flush-scored", "team": 1, "points": 2},
    {"kind": "team-board-scored", "team": 0, "victim": 5, "points": 1, "skulls": 4},
    {"kind": "overkill-scored", "team": 1, "victim": 0, "points": 1},
    {"kind": "kills-scored", "team": 0, "kills": 2, "points": 2},
    {"kind": "put-down", "seat": 1, "weapon": 5},
    {"kind": "leftover-scored", "team": 1, "points": 3},
)


def told_to(facts: dict[str, Any]) -> list[Reader]:
    """Those an event is about, each as a reader: its seat, and its figures where they stand for players."""
    readers = [Reader(facts["seat"])] if "seat" in facts else []
    figures = [facts[name] for name in ("figure", "by", "victim", "owner") if name in facts]
    figures += facts.get("figures", [])
    figures += facts["tokens"] if isinstance(facts.get("tokens"), list) else []
    figures += [row[0] for row in facts.get("pay", [])]
    figures += {"poisoned": [parse_figure("sprog")], "hypnotized": [parse_figure("banshee")]}.get(facts["kind"], [])
    players = sorted({figure for figure in figures if figure < BOT})
    return readers + [Reader(NO_SEAT, figure) for figure in players if facts["kind"] not in NAMED]


def everything(lang: Language) -> Iterator[str]:
    """Each name, question, option, log line and card."""
    for kind, names in KINDS.items():
        yield from (name_of(kind, i, lang) for i in range(len(names)))
    for choice, values in MENUS.items():
        yield from (menu_name(choice, value, lang) for value in values)
    yield from (menu_name("arena", arena, lang, "teams") for arena in MENUS["arena"])
    yield from filter(None, (advice_text(setup, lang) for setup in ADVISED))
    yield from (lang.say(f"level.{name}") for name in BOTS)
    yield from (powerup_card(i, lang) for i in range(len(POWERUPS)))
    yield from (tile_text(i, lang) for i in range(len(FACES)))
    yield from (cubes_text(letters, lang) for letters in ("", "R", "YYB", "RBY", "R+", "PP"))
    asked = (*prompts(), *picks())
    yield from (prompt_text(prompt, lang) for prompt in asked)
    yield from (prompt_text(prompt, lang, Reader(0, prompt.figure)) for prompt in asked)
    yield from (option_text(action, lang) for action in ACTIONS)
    for prompt in asked:
        answers = [action for action in ACTIONS if action.kind in prompt.kind.answers and action.kind != "effect"]
        yield from (option_text(action, lang, prompt) for action in answers)
        yield from (option_text(action, lang, prompt, alone=True) for action in answers)
    for card in CARDS:
        menu = Prompt("effect", card.id)
        yield from (option_text(ACTIONS[_effect_index(effect.id)], lang, menu) for effect in card.effects)
    seats = seat_names((0, 1, 2), lang)
    yield from (event_text(facts, lang, seats) for facts in EVENTS)
    yield from (event_text(facts, lang, seats, you) for facts in EVENTS for you in told_to(facts))
    yield from (
        winners_text(names, lang, you)
        for names in ([], ["Ann"], ["Ann", "Bob"])
        for you in (True, False)
        if names or you
    )
    for i in range(len(WEAPONS)):
        text = card_text(i, lang)
        yield text.name
        for effect in text.effects:
            yield effect.name
            yield effect.text
            if effect.price:
                yield effect.price
        if text.note:
            yield text.note
    for figure in range(len(ABILITIES)):
        yield ability_text(figure, lang).name
        yield ability_text(figure, lang).text
    for i in range(len(POWERUP_TYPES)):
        yield powerup_text(i, lang).name
        yield powerup_text(i, lang).text
    for tile in range(len(REWARD_TILES)):
        reward = reward_text(tile, lang)
        yield from (reward.name, *reward.lines, reward.note)


def _effect_index(effect: int) -> int:
    return next(action.index for action in ACTIONS if action.kind == "effect" and action.value == effect)
