"""What an option would do, found by playing it in a world imagined from what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...engine.action import Action
from ...engine.cards.language import Weapon
from ...engine.decision import Prompt
from ...engine.event_kinds import EVENT_KINDS, is_aside
from ...engine.events import Event
from ...engine.ids import FIGURES, SQUARES, TARGETS
from ...engine.mechanics.scoring import board_pay
from ...engine.state import State
from ...game import Game
from ...text import Language, event_text, option_text, prompt_text
from ...text.names import CARDS
from ...view.naming import pay_rows
from ..protocol.view import HitPreview, MarkPreview, MovePreview, NextStep, PreviewView
from .event_view import names_of, option_view, path, reader_in

SEED: Final = 1  # any imagined world will do: nothing that depends on hidden cards is shown
FORCED: Final = 12  # picks with a single option that are played along, at most

# Luck decides these events, or they are another player's: a preview ends before them.
HIDDEN: Final = frozenset({"turn-started", *(kind.kind for kind in EVENT_KINDS if kind.is_luck)})


def preview_of(
    game: Game, prompt: Prompt, seat: int, action: Action, lang: Language, people: Sequence[str]
) -> PreviewView:
    """The preview of an option that answers the prompt. The game itself does not change."""
    world = game.imagine(seat, SEED)
    before = world.state
    events = [event.seen_by(None) for event in play_ahead(world, seat, action)]
    names = names_of(before, people, lang)
    you = reader_in(before, seat)
    lines = [event_text(facts, lang, names, you) for facts in events if not is_aside(facts)]
    then = next_step(world, seat, lang, people)
    after = world.state
    hits = [hit_preview(facts, before, events) for facts in events if facts["kind"] == "hit"]
    struck = {facts["victim"] for facts in events if facts["kind"] == "hit"} & set(range(len(FIGURES)))
    return PreviewView(
        action=action.word,
        text=headline(action, prompt, lines, then, lang, people),
        lines=lines,
        cost=cost_of(action, prompt),
        moves=[
            MovePreview(FIGURES[facts["figure"]], _path(game, facts))
            for facts in events
            if facts["kind"] == "moved" and facts["origin"] >= 0
        ],
        hits=hits,
        marks=[mark_preview(facts, before) for facts in events if facts["kind"] == "marked"],
        pays={FIGURES[figure]: pay_rows(board_pay(after, figure), figure) for figure in sorted(struck)},
        next=then,
    )


def play_ahead(world: Game, seat: int, action: Action) -> list[Event]:
    """Play the option and the forced picks of the same seat after it, up to what the seat cannot know."""
    told: list[Event] = []
    for _ in range(FORCED):
        for event in world.play(action, seat):
            if event.kind in HIDDEN:
                return told
            told.append(event)
        asked = world.decision
        if asked is None or len(asked.options_of(seat)) != 1:
            break
        (action,) = asked.options_of(seat)
    return told


def hit_preview(facts: dict[str, Any], before: State, events: Sequence[dict[str, Any]]) -> HitPreview:
    victim = facts["victim"]
    damage = len(before.damage[victim]) if victim < len(before.damage) else 0
    landed = sum(other["tokens"] for other in events if other["kind"] == "hit" and other["victim"] == victim)
    return HitPreview(
        target=TARGETS[victim],
        by=FIGURES[facts["by"]],
        damage=facts["damage"],
        marks=facts["marks"],
        before=damage,
        after=damage + landed,
        killed=any(other["kind"] == "killed" and other["victim"] == victim for other in events),
    )


def mark_preview(facts: dict[str, Any], before: State) -> MarkPreview:
    by, victim = facts["by"], facts["victim"]
    marks = before.marks[victim][by]
    return MarkPreview(FIGURES[victim], FIGURES[by], facts["placed"], marks, marks + facts["placed"])


def headline(
    action: Action, prompt: Prompt, lines: Sequence[str], then: NextStep | None, lang: Language, people: Sequence[str]
) -> str:
    """What happens first; if the option only leads to another question, the option itself."""
    if lines:
        return " ".join(lines[:3])
    if then is not None:
        return option_text(action, lang, prompt, people, alone=True)
    return lang.say("preview.nothing")


def next_step(world: Game, seat: int, lang: Language, people: Sequence[str]) -> NextStep | None:
    """What the same seat would be asked next. What others would be asked is their secret."""
    asked = world.decision
    if asked is None or seat not in asked.seats:
        return None
    options = option_view(asked.for_seat(seat), lang, people)
    return NextStep(asked.prompt.key, prompt_text(asked.prompt, lang, reader_in(world.state, seat)), options)


def cost_of(action: Action, prompt: Prompt) -> str:
    """The letters of the price on the card."""
    if action.kind == "effect" and prompt.weapon >= 0:
        card: Weapon = CARDS[prompt.weapon]
        return next((effect.letters for effect in card.effects if effect.id == action.value), "")
    if action.kind == "reload":
        return str(CARDS[action.value].letters)
    if action.kind == "weapon" and prompt.key == "grab-weapon":
        return str(CARDS[action.value].letters[1:])
    return ""


def _path(game: Game, facts: dict[str, Any]) -> list[str]:
    return [SQUARES[square] for square in path(game.rules.arena, facts["origin"], facts["square"])]
