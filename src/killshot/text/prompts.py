"""What somebody is asked, and what the options are called."""

from typing import Final

from ..engine.action import Action
from ..engine.cards.language import Effect, Move
from ..engine.cards.weapons import WEAPON_CARDS
from ..engine.decision import Prompt
from ..engine.ids import COLOURS, LETTERS, powerup_colour
from .cards import choice_text
from .language import Language, sentence
from .names import cubes_text, effect_noun, noun, part_text, powerup_noun, square_text, tile_text

# The picks whose question says what may be picked, and in which field.
CHOSEN: Final = {"pick-target": "choice", "pick-square": "clause", "pick-room": "clause", "pick-direction": "clause"}

# The prompts in which "pass" has a name of its own.
PASSED: Final = (
    "effect",
    "run",
    "pick-target",
    "pick-square",
    "pick-square-me",
    "pick-square-target",
    "reload",
    "tagback",
    "commandeer",
)


def prompt_text(prompt: Prompt, lang: Language) -> str:
    """The question."""
    fields: dict[str, object] = {}
    if prompt.weapon >= 0:
        fields["weapon"] = noun("weapon", prompt.weapon, lang)
    if prompt.figure >= 0:
        fields["figure"] = noun("target", prompt.figure, lang)
    if prompt.colour >= 0:
        fields["colour"] = noun("colour", prompt.colour, lang)
    key = _key(prompt)
    if key in CHOSEN:
        fields[CHOSEN[key]] = choice_text(WEAPON_CARDS[prompt.weapon], _effect(prompt), prompt.slot, lang)
    return sentence(lang.say(f"prompt.{key}", **fields))


def option_text(action: Action, lang: Language, prompt: Prompt | None = None) -> str:
    """What an option is called; the prompt it answers makes some of them more telling (costs, what is passed)."""
    return square_text(action.value) if action.kind == "square" else sentence(_option(action, lang, prompt))


def _option(action: Action, lang: Language, prompt: Prompt | None) -> str:
    kind, value = action.kind, action.value
    weapon = prompt.weapon if prompt is not None else -1
    if kind in ("target", "room", "direction"):
        return str(noun(kind, value, lang))
    if kind == "effect":
        if weapon < 0:
            return str(noun("effect", value, lang))
        name = str(effect_noun(weapon, value, lang))
        cost = next(effect.letters for effect in WEAPON_CARDS[weapon].effects if effect.id == value)
        return _priced(name, cost, lang) if cost else name
    if kind == "weapon":
        name = str(noun("weapon", value, lang))
        if prompt is not None and prompt.key == "grab-weapon":
            return _priced(name, WEAPON_CARDS[value].letters[1:], lang)
        return name
    if kind == "reload":
        return _priced(lang.say("option.reload", weapon=noun("weapon", value, lang)), WEAPON_CARDS[value].letters, lang)
    if kind == "drop":
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
    if kind == "pass" and prompt is not None and _key(prompt) in PASSED:
        return lang.say(f"option.pass.{_key(prompt)}")
    return lang.say(f"option.{kind}")


def _priced(text: str, cost: str, lang: Language) -> str:
    return lang.say("option.priced", option=text, cost=cubes_text(cost, lang))


def _effect(prompt: Prompt) -> Effect:
    return next(effect for effect in WEAPON_CARDS[prompt.weapon].effects if effect.id == prompt.effect)


def _key(prompt: Prompt) -> str:
    """Whether a square is picked to go there, to move the target there, or for something else, is worth saying."""
    if prompt.key != "pick-square":
        return prompt.key
    for row in _effect(prompt).rows:
        if isinstance(row, Move) and row.to == prompt.slot:
            return "pick-square-me" if row.who == "me" else "pick-square-target"
    return prompt.key
