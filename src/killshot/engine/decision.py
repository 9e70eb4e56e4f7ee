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
    """Any one of `seats` may answer with one of `options`. The list is complete and never empty.

    Where several seats may take the next step (TEA-40), an option may be one seat's alone: `options_of` says whose.
    """

    def __init__(
        self, seats: tuple[int, ...], prompt: Prompt, options: tuple[Action, ...], answers: tuple[int, ...] = ()
    ) -> None:
        self.seats = seats
        self.prompt = prompt
        self.options = options
        self.answers = answers  # per option the seat that may choose it; empty: anyone asked may choose any

    def options_of(self, seat: int) -> tuple[Action, ...]:
        """The options of one seat."""
        if seat not in self.seats:
            return ()
        if not self.answers:
            return self.options
        return tuple(option for option, owner in zip(self.options, self.answers, strict=True) if owner == seat)

    def answerer(self, option: Action) -> int:
        """A seat that may choose an option: the first of them, where it does not matter which."""
        return self.answers[self.options.index(option)] if self.answers else self.seats[0]

    def for_seat(self, seat: int) -> "Decision":
        """The decision as one of its seats sees it."""
        return Decision(self.seats, self.prompt, self.options_of(seat)) if self.answers else self

    def __repr__(self) -> str:
        return f"Decision(seats={self.seats}, prompt={self.prompt.key!r}, options={[str(o) for o in self.options]})"


class IllegalAction(ValueError):
    """An action that is not on offer. The message names what is."""


ONE_SEAT: Final = tuple((seat,) for seat in range(6))
