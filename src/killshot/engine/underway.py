"""What is under way, as everybody at the table sees it: the frames on the stack tell it themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State


class Firing:
    """The weapon being fired."""

    def __init__(self, figure: int, weapon: int, effect: int, hurt: int) -> None:
        self.figure = figure
        self.weapon = weapon
        self.effect = effect  # an effect id, or -1 between effects
        self.hurt = hurt  # mask of figures dealt damage so far

    def __repr__(self) -> str:
        return f"Firing(figure={self.figure}, weapon={self.weapon}, effect={self.effect}, hurt={self.hurt})"

    def __reduce__(self) -> tuple[object, ...]:
        return Firing, (self.figure, self.weapon, self.effect, self.hurt)


class Underway:
    """Filled in by the frames, from the bottom of the stack to its top (`Frame.describe`)."""

    def __init__(self) -> None:
        self.actions_left = 0  # in the turn
        self.duties_left = 0  # compulsory actions besides
        self.acted_figures: tuple[int, ...] = ()  # the figures that have acted in their team's turn
        self.left_seats: tuple[int, ...] = ()  # the seats that have left their team's action window
        self.acting = -1  # the figure whose action or ability is being carried out, or -1
        self.firing: Firing | None = None


def underway(rules: Rules, s: State) -> Underway:
    """What the stack of a state is busy with."""
    found = Underway()
    for frame in s.stack:
        frame.describe(rules, s, found)
    return found


def attributes(thing: object) -> dict[str, Any]:
    """The public attributes of an object by name, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: value for name in names if not callable(value := getattr(thing, name))}
