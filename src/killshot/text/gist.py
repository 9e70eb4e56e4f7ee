"""What a weapon does in five words, for a card in a hand: `2 damage, push 1`."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.cards.language import Deal, Effect, Hypnotize, Mark, Move, Pick, Poison, Strike
from ..engine.cards.queries import Line, Query, Walk
from .language import Language, sentence


def gist(effect: Effect, lang: Language) -> str:
    """The gist of a basic effect, from the rows of its table. What is only chosen or paid is left out."""
    parts: list[str] = []
    for row in effect.steps:
        if isinstance(row, Deal):
            parts.extend([lang.say("gist.pull")] if row.pull else [])
            parts.extend(_strikes(row, "damage", lang))
        elif isinstance(row, Mark):
            parts.extend(_strikes(row, "marks", lang))
        elif isinstance(row, Move):
            parts.append(_move(row, effect, lang))
        elif isinstance(row, Poison) and not row.given:
            parts.append(lang.say("gist.poison"))
        elif isinstance(row, Hypnotize):
            parts.append(lang.say("gist.hypnotize"))
    return sentence(", ".join(parts))


def _strikes(row: Strike, what: str, lang: Language) -> Iterator[str]:
    """`2 damage`; `1 damage to all`; `1 damage, up to 2 targets`; in different amounts, `2, 1, 1 damage`."""
    slots = [amount for amount, target in row.rows if isinstance(target, str)]
    areas = [amount for amount, target in row.rows if isinstance(target, Query)]
    if len(set(slots)) > 1:
        yield lang.say("gist.shared", amounts=", ".join(map(str, slots)))
    elif slots:
        yield lang.say("gist.each" if len(slots) > 1 else f"gist.{what}", n=slots[0], targets=len(slots))
    for amount in areas:
        yield lang.say(f"gist.{what}-all", n=amount)


def _move(row: Move, effect: Effect, lang: Language) -> str:
    """A figure is pushed if it can be moved a number of squares, and pulled if it has to end on a certain square."""
    query = next((step.query for step in effect.steps if isinstance(step, Pick) and step.name == row.to), None)
    moves = query.moves if isinstance(query, Walk | Line) else 0
    if row.who == "me":
        return lang.say("gist.move-by", n=moves) if moves else lang.say("gist.move")
    return lang.say("gist.push", n=moves) if moves else lang.say("gist.pull")
