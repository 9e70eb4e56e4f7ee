"""The table as a view: made from a state, and as the difference between two views."""

from __future__ import annotations

from typing import Any, Final

from ...engine.rules import Rules
from ...engine.state import State
from ...engine.view import Observation, Observer
from ...view import View, naming

PARTS: Final = tuple(part for part in View.__annotations__ if part != "figures")


def table_view(rules: Rules, state: State, seat: int | None, open_points: bool) -> View:
    """The table as a seat sees it; None: as a spectator does."""
    return naming.view_of(Observation(state, None, Observer(rules, seat, open_points)))


def table_view_from(public: View, rules: Rules, state: State, seat: int, open_points: bool) -> View:
    """The same as `table_view`, made from the view of a spectator: most of a table looks the same from every seat."""
    return naming.seen_by(public, Observation(state, None, Observer(rules, seat, open_points)))


def patch_of(old: View, new: View) -> dict[str, Any]:
    """The parts that differ; of the figures, those that differ."""
    patch: dict[str, Any] = {part: getattr(new, part) for part in PARTS if getattr(new, part) != getattr(old, part)}
    figures = {name: figure for name, figure in new.figures.items() if old.figures.get(name) != figure}
    if figures:
        patch["figures"] = figures
    return patch
