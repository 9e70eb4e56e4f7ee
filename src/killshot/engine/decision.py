"""A decision: who may answer, among what, and why they are asked."""

from typing import Final

from .action import Action


class Prompt:
    """The key of a text and its arguments (names, not sentences); the texts live in `killshot.text`."""

    def __init__(
        self, key: str, weapon: int = -1, effect: int = -1, figure: int = -1, slot: str = "", colour: int = -1
    ) -> None:
        self.key = key
        self.weapon = weapon
        self.effect = effect
        self.figure = figure
        self.slot = slot
        self.colour = colour


class Decision:
    """Any one of `seats` may answer with one of `options`. The list is complete and never empty."""

    def __init__(self, seats: tuple[int, ...], prompt: Prompt, options: tuple[Action, ...]) -> None:
        self.seats = seats
        self.prompt = prompt
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seats={self.seats}, prompt={self.prompt.key!r}, options={[str(o) for o in self.options]})"


class IllegalAction(ValueError):
    """An action that is not on offer. The message names what is."""


ONE_SEAT: Final = tuple((seat,) for seat in range(6))
