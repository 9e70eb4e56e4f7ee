"""What a seat is asked, in names."""

from __future__ import annotations

from ..engine.decision import Decision
from ..engine.ids import COLOURS, EFFECTS, FIGURES, WEAPONS
from .names import ActionWord, ColourName, EffectName, FigureName, PromptKey, WeaponName, name_or_none
from .shape import Shape


class Question(Shape):
    """The key of a prompt, what it is about, and the options."""

    prompt: PromptKey
    weapon: WeaponName | None
    effect: EffectName | None
    figure: FigureName | None
    slot: str | None
    colour: ColourName | None
    options: tuple[ActionWord, ...]


def question_of(asked: Decision) -> Question:
    """A decision as one of its seats sees it (`Decision.for_seat`)."""
    prompt = asked.prompt
    return Question(
        prompt=prompt.key,
        weapon=name_or_none(prompt.weapon, WEAPONS),
        effect=name_or_none(prompt.effect, EFFECTS),
        figure=name_or_none(prompt.figure, FIGURES),
        slot=prompt.slot or None,
        colour=name_or_none(prompt.colour, COLOURS),
        options=tuple([option.word for option in asked.options]),
    )
