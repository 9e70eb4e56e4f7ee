"""What a player is asked, and what the options are called.

Many entries have a special form for some prompts: `option.pass.reload` is what passing is called where reloading is
asked about. The catalogue decides which prompts have one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..engine.action import Action
from ..engine.cards.language import Effect, Move, Pick
from ..engine.cards.queries import Query
from ..engine.cards.queries_dlc import Hacked, Hypnotized
from ..engine.decision import Prompt
from ..engine.ids import COLOURS, LETTERS, powerup_colour
from .cards import choice_text, price_text
from .language import Language, sentence
from .names import CARDS, cubes_text, effect_noun, noun, part_text, powerup_noun, square_text, tile_text
from .reader import Reader
from .tables import late_slots, parts_of, picks_of, stake

# The picks whose question says what can be picked, and in which field.
CHOSEN: Final = {
    "pick-target": "choice",
    "pick-square": "clause",
    "pick-room": "clause",
    "pick-direction": "clause",
    "half-target": "choice",
    "half-square": "clause",
}


def prompt_text(prompt: Prompt, lang: Language, you: Reader | None = None) -> str:
    """The question. `you`: who is asked, for questions about the reader's own figure."""
    fields: dict[str, object] = {}
    if prompt.weapon >= 0:
        fields["weapon"] = noun("weapon", prompt.weapon, lang)
    if prompt.figure >= 0:
        fields["figure"] = noun("target", prompt.figure, lang)
    if prompt.colour >= 0:
        fields["colour"] = noun("colour", prompt.colour, lang)
    key = _key(prompt)
    if key in CHOSEN:
        fields[CHOSEN[key]] = choice_text(CARDS[prompt.weapon], _effect(prompt), prompt.slot, lang)
    if key.startswith("half-"):
        fields["damage"], _ = stake(_effect(prompt), prompt.slot)
    if you is not None and 0 <= prompt.figure == you.figure:
        return sentence(lang.say(_special(f"prompt.{key}", "figure-you", lang), **fields))
    return sentence(lang.say(f"prompt.{key}", **fields))


def option_text(
    action: Action, lang: Language, prompt: Prompt | None = None, seats: Sequence[str] = (), alone: bool = False
) -> str:
    """What an option is called; the prompt it answers can make it more telling (what it costs, what is passed).

    `seats`: what each seat is called, where an option is a seat, or a step of one in a window that several share;
    without names they are numbered from 1. `alone`: all steps are the reader's, who need not be named.
    """
    if action.kind == "square":
        return square_text(action.value)
    if action.kind in ("seat", "done"):
        return sentence(_step(action, lang, prompt, seats, alone))
    if action.kind in NAMES:
        return sentence(NAMES[action.kind](action.value, lang))
    if action.kind in NAMES_ASKED_FOR:
        return sentence(NAMES_ASKED_FOR[action.kind](action.value, lang, prompt))
    return sentence(lang.say(_special(f"option.{action.kind}", _passed(prompt), lang)))


def _step(action: Action, lang: Language, prompt: Prompt | None, seats: Sequence[str], alone: bool) -> str:
    """A seat that is chosen; or what a seat does next in a window of several (R71)."""
    seat = seats[action.value] if action.value < len(seats) else lang.say("player", n=action.value + 1)
    key = _special(f"option.{action.kind}", _asked(prompt), lang)
    if key == "option.seat":
        return seat
    step = lang.say(key)
    return step if alone else lang.say("option.of-seat", option=step, seat=seat)


# What an option with a value is called, by its kind: whatever was asked, or as the prompt would have it.


def _noun(kind: str) -> Callable[[int, Language], str]:
    return lambda value, lang: str(noun(kind, value, lang))


def _powerup(kind: str) -> Callable[[int, Language], str]:
    def name(value: int, lang: Language) -> str:
        colour = noun("colour", powerup_colour(value), lang)
        return lang.say(f"option.{kind}", powerup=powerup_noun(value, lang), colour=colour)

    return name


def _reload(value: int, lang: Language) -> str:
    return _priced(lang.say("option.reload", weapon=noun("weapon", value, lang)), CARDS[value].letters, lang)


def _cube(value: int, lang: Language) -> str:
    return cubes_text(LETTERS[value], lang)


def _pay(value: int, lang: Language) -> str:
    return _cube(value, lang) if value < len(COLOURS) else str(powerup_noun(value - len(COLOURS), lang))


def _nanobots(value: int, lang: Language) -> str:
    return lang.say(f"option.nanobots.{'damage' if value < 2 else 'marks'}", n=value % 2 + 1)


NAMES: Final[Mapping[str, Callable[[int, Language], str]]] = {
    "target": _noun("target"),
    "room": _noun("room"),
    "direction": _noun("direction"),
    "reload": _reload,
    "powerup": _powerup("powerup"),
    "discard": _powerup("discard"),
    "pay": _pay,
    "tile": lambda value, lang: lang.say("option.tile", tile=tile_text(value, lang)),
    "forgo": lambda value, lang: lang.say("option.forgo", what=part_text(value, lang)),
    "track": lambda value, lang: lang.say("option.track", colour=noun("colour", value, lang)),
    "cube": _cube,
    "nanobots": _nanobots,
}


def _effect_name(value: int, lang: Language, prompt: Prompt | None) -> str:
    if prompt is None or prompt.weapon < 0:
        return str(noun("effect", value, lang))
    name = str(effect_noun(prompt.weapon, value, lang))
    price = price_text(next(effect for effect in CARDS[prompt.weapon].effects if effect.id == value), lang)
    return lang.say("option.priced", option=name, cost=price) if price else name


def _weapon(value: int, lang: Language, prompt: Prompt | None) -> str:
    name = str(noun("weapon", value, lang))
    is_bought = prompt is not None and prompt.kind.part != "shoot"
    return _priced(name, CARDS[value].letters[1:], lang) if is_bought else name


def _drop(value: int, lang: Language, prompt: Prompt | None) -> str:
    return lang.say(_special("option.drop", _asked(prompt), lang), weapon=noun("weapon", value, lang))


def _character(value: int, lang: Language, prompt: Prompt | None) -> str:
    key = _special("option.character", _asked(prompt), lang)
    return lang.say(key, figure=noun("target", value, lang), ability=noun("ability", value, lang))


def _number(value: int, lang: Language, prompt: Prompt | None) -> str:
    return lang.say(_special(f"option.number.{'more' if value else 'one'}", _asked(prompt), lang), n=value + 1)


NAMES_ASKED_FOR: Final[Mapping[str, Callable[[int, Language, Prompt | None], str]]] = {
    "effect": _effect_name,
    "weapon": _weapon,
    "drop": _drop,
    "character": _character,
    "number": _number,
}


def _special(entry: str, form: str, lang: Language) -> str:
    """The entry's special form, if the catalogue has one."""
    key = f"{entry}.{form}"
    return key if key in lang.catalogue else entry


def _asked(prompt: Prompt | None) -> str:
    return prompt.key if prompt is not None else ""


def _passed(prompt: Prompt | None) -> str:
    """The question that is passed, as far as its words go."""
    key = _key(prompt) if prompt is not None else ""
    return "half" if key.startswith("half-") else key


def _priced(text: str, cost: str, lang: Language) -> str:
    return lang.say("option.priced", option=text, cost=cubes_text(cost, lang))


def _effect(prompt: Prompt) -> Effect:
    return next(effect for effect in CARDS[prompt.weapon].effects if effect.id == prompt.effect)


def _pick(prompt: Prompt, slot: str) -> Pick:
    return next(pick for pick in picks_of(_effect(prompt)) if pick.name == slot)


def _key(prompt: Prompt) -> str:
    """The words for a prompt: what a square is picked for, and for which half of an effect, is worth saying."""
    if prompt.key not in ("pick-square", "pick-target"):
        return prompt.key
    pick = _pick(prompt, prompt.slot)
    is_tile = any(isinstance(query, Hacked) for query in parts_of(pick.query))
    if (
        pick.optional and not pick.forced and late_slots(_effect(prompt))
    ):  # both halves are offered, one after the other (SCR-2, DUA-2)
        _, is_for_all = stake(_effect(prompt), prompt.slot)
        if is_tile:
            return "half-room-tile" if is_for_all else "half-target-tile"
        return "half-square" if is_for_all else "half-target"
    if is_tile:
        return "pick-tile"
    for row in _effect(prompt).rows:
        if isinstance(row, Move) and row.to == prompt.slot:
            return f"pick-square-{_traveller(row, prompt)}"
    return prompt.key


def _traveller(move: Move, prompt: Prompt) -> str:
    """Who goes to a square that is picked."""
    if move.who == "me":
        return "me"
    query: Query = _pick(prompt, move.who).query
    return "puppet" if isinstance(query, Hypnotized) else "target"
