"""Events and decisions in somebody's language: the sentence, and the facts by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...engine.arena import Arena
from ...engine.cards.prices import REWARD_TILES
from ...engine.decision import Decision
from ...engine.events import Event
from ...engine.ids import COLOURS, EFFECTS, FIGURES, POWERUPS, SQUARES, TARGETS, TILES, WEAPONS
from ...engine.state import State
from ...text import Language, Reader, event_text, option_text, prompt_text, reader_at, seat_names
from ...text.events import pay_text
from ...text.language import sentence
from ..protocol.view import DecisionView, EventView, OptionView, PayRow

BASIC: Final = EFFECTS.index("basic")
ASIDE: Final = frozenset({"turn-ended", "tile-placed", "tile-offered", "weapon-placed", "paid"})  # the table shows it


def _list_of(names: Sequence[str]) -> Callable[[Any], Any]:
    return lambda values: [names[value] for value in values]


def _named(names: Sequence[str]) -> Callable[[Any], Any]:
    return lambda value: names[value]


# How facts that are numbers of things go on the wire.
NAMED: Final[dict[str, Callable[[Any], Any]]] = {
    "figure": _named(TARGETS),
    "by": _named(TARGETS),
    "victim": _named(TARGETS),
    "owner": _named(TARGETS),
    "figures": _list_of(FIGURES),
    "square": _named(SQUARES),
    "origin": _named(SQUARES),
    "weapon": _named(WEAPONS),
    "effect": _named(EFFECTS),
    "powerup": _named(POWERUPS),
    "tile": _named(TILES),
    "colour": _named(COLOURS),
}
PLAIN: Final = frozenset(EventView.__struct_fields__) - {"kind", "text", "aside", "path", "pay", *NAMED}


def event_view(
    event: Event, seat: int | None, arena: Arena, names: Sequence[str], lang: Language, you: Reader | None = None
) -> EventView:
    """An event as that seat may see it. `you`: whom its text addresses."""
    facts = event.seen_by(seat)
    told = EventView(event.kind, event_text(facts, lang, names, you), aside=is_aside(facts))
    for name, value in facts.items():
        if name == "tile" and event.kind == "team-starts":
            told.why = REWARD_TILES[value]
        elif name in NAMED:
            setattr(told, name, NAMED[name](value))
        elif name == "tokens" and isinstance(value, list):
            told.owners = [FIGURES[owner] for owner in value]
        elif name == "pay":
            told.pay = pay_view(value, facts, lang)
        elif name == "payment":
            if value < len(COLOURS):
                told.colour = COLOURS[value]
            else:
                told.powerup = POWERUPS[value - len(COLOURS)]
        elif name == "forgone":
            told.why = (*COLOURS, "powerup")[value]
        elif name in PLAIN:
            setattr(told, name, value)
    if event.kind == "moved" and facts["origin"] >= 0:
        told.path = [SQUARES[square] for square in path(arena, facts["origin"], facts["square"])]
    return told


def is_aside(facts: dict[str, Any]) -> bool:
    """What the table shows anyway, cards drawn unseen, and the effect every shot has."""
    kind: str = facts["kind"]
    if kind == "drew":
        return "powerup" not in facts
    return bool(kind == "effect-used" and facts["effect"] == BASIC) or kind in ASIDE


def pay_view(rows: Sequence[Sequence[Any]], facts: dict[str, Any], lang: Language) -> list[PayRow]:
    view: list[PayRow] = []
    for row in rows:
        why = str(row[2]) if len(row) > 2 else "rank"
        if row[0] == facts.get("victim"):
            why = "unclaimed"
        view.append(PayRow(FIGURES[row[0]], row[1], why, sentence(pay_text(row, facts, lang))))
    return view


def path(arena: Arena, origin: int, square: int) -> list[int]:
    """The squares of a shortest way, both ends included; a jump where there is none."""
    if origin == square or arena.distance[origin][square] < 0:
        return [origin, square]
    way = [origin]
    while way[-1] != square:
        left = arena.distance[way[-1]][square]
        way.append(next(step for step in arena.step[way[-1]] if step >= 0 and arena.distance[step][square] == left - 1))
    return way


def names_of(s: State, people: Sequence[str], lang: Language) -> list[str]:
    """What the log calls each seat: by its figure, but in teams, where the order of the figures is not that of the seats."""
    return list(people) if s.cast.sides.team else seat_names(s.order, lang)


def reader_in(s: State, seat: int | None) -> Reader | None:
    """The player at that seat, as texts address it."""
    return reader_at(seat, s.order, bool(s.cast.sides.team))


def option_view(asked: Decision, lang: Language, people: Sequence[str]) -> list[OptionView]:
    """The options of a decision as one of its seats sees it: what it may do itself, and seats that it may choose."""
    options, prompt = asked.options, asked.prompt
    return [OptionView(option.word, option_text(option, lang, prompt, people, alone=True)) for option in options]


def decision_view(
    asked: Decision, mark: str, lang: Language, people: Sequence[str], you: Reader | None
) -> DecisionView:
    """A decision as one of its seats, `you`, sees it (`Decision.for_seat`). `people`: what each seat is called."""
    prompt = asked.prompt
    return DecisionView(
        id=mark,
        seats=list(asked.seats),
        prompt=prompt.key,
        text=prompt_text(prompt, lang, you),
        options=option_view(asked, lang, people),
        weapon=WEAPONS[prompt.weapon] if prompt.weapon >= 0 else None,
        effect=EFFECTS[prompt.effect] if prompt.effect >= 0 else None,
        figure=FIGURES[prompt.figure] if prompt.figure >= 0 else None,
        slot=prompt.slot or None,
        colour=COLOURS[prompt.colour] if prompt.colour >= 0 else None,
    )
