"""The plan that a bot has begun. It is followed pick by pick as long as the bot sees what it expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import machine
from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.ids import bits
from ...engine.rules import Rules
from ...engine.state import State
from ...engine.view import Observation


class Memory:
    """The planned answers by what the bot will see then. A card drawn or another player's answer makes a difference."""

    def __init__(self) -> None:
        self.answers: dict[tuple[Any, ...], Action] = {}

    def recall(self, seen: Observation, asked: Decision) -> Action | None:
        """The planned pick, if there is one for this view."""
        board = (seen.at, seen.damage, seen.marks, seen.buffer)
        action = self.answers.get((seen.seat, board, seen.ammo, seen.hand, seen.arsenal, asked.options))
        return action if action in asked.options else None

    def keep(self, rules: Rules, s: State, seat: int, picks: Sequence[Action]) -> None:
        """Remember a plan that begins in this state, and forget the last one."""
        self.answers.clear()
        state = s.copy()
        for action in picks:
            asked = machine.decision(rules, state)
            if asked is None or seat not in asked.seats:
                break
            hand, loaded = state.powerups[seat], tuple(bits(state.loaded[seat]))
            board = (state.at, state.damage, state.marks, state.cast.sides.buffer)
            key = (seat, board, state.ammo, hand, loaded, asked.options_of(seat))
            self.answers.setdefault(key, action)
            machine.apply(rules, state, action)
