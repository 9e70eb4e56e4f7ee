"""What somebody is asked, and what the options are called."""

from collections.abc import Sequence
from typing import Final

from ..engine.action import Action
from ..engine.cards.language import Effect, Move, Pick
from ..engine.cards.queries import Query
from ..engine.cards.queries_dlc import Hacked, Hypnotized
from ..engine.decision import Prompt
from ..engine.ids import COLOURS, LETTERS, powerup_colour
from .cards import choice_text, price_text
from .effects import parts_of
from .language import Language, sentence
from .names import CARDS, cubes_text, effect_noun, noun, part_text, powerup_noun, square_text, tile_text
from .reader import Reader

# The picks whose question says what may be picked, and in which field.
CHOSEN: Final = {"pick-target": "choice", "pick-square": "clause", "pick-room": "clause", "pick-direction": "clause"}

# The prompts in which the ability of a character does not matter.
NAMED: Final = ("casting", "spawn-whom", "teleport-whom", "team-healing")


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
    if you is not None and 0 <= prompt.figure == you.figure and f"prompt.{key}.figure-you" in lang.catalogue:
        key += ".figure-you"
    return sentence(lang.say(f"prompt.{key}", **fields))


def option_text(
    action: Action, lang: Language, prompt: Prompt | None = None, seats: Sequence[str] = (), alone: bool = False
) -> str:
    """What an option is called; the prompt it answers makes some of them more telling (costs, what is passed).

    `seats`: what each seat is called, where an option is a seat, or the step of one in a window that several share;
    without names they are numbered from 1. `alone`: all steps are the reader's, who need not be named.
    """
    if action.kind == "square":
        return square_text(action.value)
    if action.kind in ("seat", "done"):
        return sentence(_step(action, lang, prompt, seats, alone))
    return sentence(_option(action, lang, prompt))


def _step(action: Action, lang: Language, prompt: Prompt | None, seats: Sequence[str], alone: bool) -> str:
    """A seat that is chosen; or what a seat does next in a window of several (R71)."""
    seat = seats[action.value] if action.value < len(seats) else lang.say("player", n=action.value + 1)
    if prompt is not None and "done" in prompt.kind.answers:
        step = lang.say(f"option.{action.kind}.{prompt.key}")
    elif action.kind == "seat":
        return seat
    else:
        step = lang.say("option.done")
    return step if alone else lang.say("option.of-seat", option=step, seat=seat)


def _option(action: Action, lang: Language, prompt: Prompt | None) -> str:
    kind, value = action.kind, action.value
    weapon = prompt.weapon if prompt is not None else -1
    if kind in ("target", "room", "direction"):
        return str(noun(kind, value, lang))
    if kind == "effect":
        if weapon < 0:
            return str(noun("effect", value, lang))
        name = str(effect_noun(weapon, value, lang))
        price = price_text(next(effect for effect in CARDS[weapon].effects if effect.id == value), lang)
        return lang.say("option.priced", option=name, cost=price) if price else name
    if kind == "weapon":
        name = str(noun("weapon", value, lang))
        if prompt is not None and prompt.kind.part != "shoot":  # it is bought, not fired
            return _priced(name, CARDS[value].letters[1:], lang)
        return name
    if kind == "reload":
        return _priced(lang.say("option.reload", weapon=noun("weapon", value, lang)), CARDS[value].letters, lang)
    if kind == "drop":
        if prompt is not None and prompt.key == "put-down":
            return lang.say("option.put-down", weapon=noun("weapon", value, lang))
        return lang.say("option.drop", weapon=noun("weapon", value, lang))
    if kind in ("powerup", "discard"):
        colour = noun("colour", powerup_colour(value), lang)
        return lang.say(f"option.{kind}", powerup=powerup_noun(value, lang), colour=colour)
    if kind == "pay":
        if value < len(COLOURS):
            return cubes_text(LETTERS[value], lang)
        return str(powerup_noun(value - len(COLOURS), lang))
    if kind == "tile":
        return lang.say("option.tile", tile=tile_text(value, lang))
    if kind == "forgo":
        return lang.say("option.forgo", what=part_text(value, lang))
    if kind == "track":
        return lang.say("option.track", colour=noun("colour", value, lang))
    if kind == "character":
        if prompt is not None and prompt.key in NAMED:
            return str(noun("target", value, lang))
        if prompt is not None and prompt.key == "team-turn":
            return lang.say("option.character.team-turn", figure=noun("target", value, lang))
        return lang.say("option.character", figure=noun("target", value, lang), ability=noun("ability", value, lang))
    if kind == "cube":
        return cubes_text(LETTERS[value], lang)
    if kind == "nanobots":
        return lang.say(f"option.nanobots.{'damage' if value < 2 else 'marks'}", n=value % 2 + 1)
    if kind == "number":
        if prompt is None or kind not in prompt.kind.answers:
            return str(value + 1)
        return lang.say(f"option.{prompt.key}.{'more' if value else 'one'}", n=value + 1)
    if kind == "pass" and prompt is not None and kind in prompt.kind.answers:
        return lang.say(f"option.pass.{_key(prompt)}")
    return lang.say(f"option.{kind}")


def _priced(text: str, cost: str, lang: Language) -> str:
    return lang.say("option.priced", option=text, cost=cubes_text(cost, lang))


def _effect(prompt: Prompt) -> Effect:
    return next(effect for effect in CARDS[prompt.weapon].effects if effect.id == prompt.effect)


def _query(prompt: Prompt, slot: str) -> Query:
    """What may fill a slot."""
    return next(row.query for row in _effect(prompt).rows if isinstance(row, Pick) and row.name == slot)


def _key(prompt: Prompt) -> str:
    """Whether a square is picked to go there, to move somebody there, or for something else, is worth saying."""
    if prompt.key != "pick-square":
        return prompt.key
    if any(isinstance(query, Hacked) for query in parts_of(_query(prompt, prompt.slot))):
        return "pick-tile"
    for row in _effect(prompt).rows:
        if isinstance(row, Move) and row.to == prompt.slot:
            if row.who == "me":
                return "pick-square-me"
            is_puppet = isinstance(_query(prompt, row.who), Hypnotized)
            return "pick-square-puppet" if is_puppet else "pick-square-target"
    return prompt.key
