"""Events and decisions in the language of a client: a sentence, and the facts by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.arena import Arena
from ...engine.decision import Decision
from ...engine.event_kinds import EVENT_OF, is_aside
from ...engine.events import Event
from ...engine.ids import FIGURES, SQUARES
from ...engine.state import State
from ...text import Language, Reader, event_text, option_text, prompt_text, reader_at, seat_names
from ...text.events import pay_text
from ...text.language import sentence
from ...view import question_of
from ..protocol.facts import wire_facts
from ..protocol.view import DecisionView, EventView, ExplainedPay, OptionView


def event_view(
    event: Event, seat: int | None, arena: Arena, names: Sequence[str], lang: Language, you: Reader | None
) -> EventView:
    """An event as this seat may see it (None: a spectator). `you`: the player its text addresses."""
    facts = event.seen_by(seat)
    told = EventView(event.kind, event_text(facts, lang, names, you), aside=is_aside(facts))
    types = EVENT_OF[event.kind].types
    for name, value in facts.items():
        if name == "pay":
            told.pay = pay_view(value, facts, lang)
        elif name != "kind":
            for field, said in wire_facts(name, types[name], value).items():
                setattr(told, field, said)
    if event.kind == "moved":
        told.path = [SQUARES[square] for square in path(arena, facts["origin"], facts["square"])]
    return told


def pay_view(rows: Sequence[Sequence[Any]], facts: dict[str, Any], lang: Language) -> list[ExplainedPay]:
    view: list[ExplainedPay] = []
    for row in rows:
        why = str(row[2]) if len(row) > 2 else "rank"
        if row[0] == facts.get("victim"):
            why = "unclaimed"
        view.append(ExplainedPay(FIGURES[row[0]], row[1], why, sentence(pay_text(row, facts, lang))))
    return view


def path(arena: Arena, origin: int, square: int) -> list[int]:
    """The squares of a shortest path, both ends included; only the ends where there is none."""
    if origin == square or arena.distance[origin][square] < 0:
        return [origin, square]
    way = [origin]
    while way[-1] != square:
        left = arena.distance[way[-1]][square]
        way.append(next(step for step in arena.step[way[-1]] if step >= 0 and arena.distance[step][square] == left - 1))
    return way


def names_of(s: State, people: Sequence[str], lang: Language) -> list[str]:
    """What the log calls each seat: its figure, or in teams, where figures have another order, its name."""
    return list(people) if s.cast.sides.team else seat_names(s.order, lang)


def reader_in(s: State, seat: int | None) -> Reader | None:
    """The player at that seat, as texts address it."""
    return reader_at(seat, s.order, bool(s.cast.sides.team))


def option_view(asked: Decision, lang: Language, people: Sequence[str]) -> list[OptionView]:
    """The options of a decision as one of its seats sees it (`Decision.for_seat`)."""
    options, prompt = asked.options, asked.prompt
    return [OptionView(option.word, option_text(option, lang, prompt, people, alone=True)) for option in options]


def decision_view(
    asked: Decision, decision: str, lang: Language, people: Sequence[str], you: Reader | None
) -> DecisionView:
    """A decision as one of its seats, `you`, sees it (`Decision.for_seat`). `people`: what each seat is called."""
    question = question_of(asked)
    return DecisionView(
        id=decision,
        seats=list(asked.seats),
        prompt=question.prompt,
        text=prompt_text(asked.prompt, lang, you),
        options=option_view(asked, lang, people),
        weapon=question.weapon,
        effect=question.effect,
        figure=question.figure,
        slot=question.slot,
        colour=question.colour,
    )
