"""A decision: who can answer, with what, and why they are asked."""

from typing import Final

from .action import Action
from .ids import N_FIGURES, WEAPONS
from .prompts import FIELDS, KIND_OF


class Prompt:
    """What is asked: a key of the table in `prompts`, and what it is about. The sentences are in `killshot.text`.

    Frames keep theirs as constants, so that one that is not in the table cannot even be imported.
    """

    def __init__(
        self, key: str, weapon: int = -1, effect: int = -1, figure: int = -1, slot: str = "", colour: int = -1
    ) -> None:
        kind = KIND_OF.get(key)
        if kind is None:
            raise ValueError(f"{key!r} is no prompt; known: {', '.join(KIND_OF)}")
        is_given = (weapon >= 0, effect >= 0, figure >= 0, bool(slot), colour >= 0)
        given = tuple(name for name, given in zip(FIELDS, is_given, strict=True) if given)
        if given != kind.fields:
            raise ValueError(f"a prompt {key!r} has the fields {kind.fields}, not {given}")
        self.kind = kind
        self.key = key
        self.weapon = weapon
        self.effect = effect
        self.figure = figure
        self.slot = slot
        self.colour = colour

    def __repr__(self) -> str:
        about = "".join(f", {name}={getattr(self, name)!r}" for name in self.kind.fields)
        return f"Prompt({self.key!r}{about})"

    def __reduce__(self) -> tuple[object, ...]:
        return Prompt, (self.key, self.weapon, self.effect, self.figure, self.slot, self.colour)


def for_each_figure(key: str) -> tuple[Prompt, ...]:
    """The prompts of a kind that is about a figure, by figure."""
    return tuple(Prompt(key, figure=figure) for figure in range(N_FIGURES))


def for_each_weapon(key: str) -> tuple[Prompt, ...]:
    """The prompts of a kind that is about a weapon, by weapon."""
    return tuple(Prompt(key, weapon=weapon) for weapon in range(len(WEAPONS)))


class Decision:
    """Any one of `seats` can answer with one of `options`. The list is complete and never empty.

    Where several seats can take the next step (TEA-40), an option can belong to one of them: `options_of` says to whom.
    """

    def __init__(
        self, seats: tuple[int, ...], prompt: Prompt, options: tuple[Action, ...], answers: tuple[int, ...] = ()
    ) -> None:
        self.seats = seats
        self.prompt = prompt
        self.options = options
        self.answers = answers  # per option the seat that can choose it; empty: anyone asked can choose any

    def options_of(self, seat: int) -> tuple[Action, ...]:
        """The options of one seat."""
        if seat not in self.seats:
            return ()
        if not self.answers:
            return self.options
        return tuple(option for option, owner in zip(self.options, self.answers, strict=True) if owner == seat)

    def answerer(self, option: Action) -> int:
        """A seat that can choose an option: the first of them, where it does not matter which."""
        return self.answers[self.options.index(option)] if self.answers else self.seats[0]

    def for_seat(self, seat: int) -> "Decision":
        """The decision as one of its seats sees it."""
        return Decision(self.seats, self.prompt, self.options_of(seat)) if self.answers else self

    def __repr__(self) -> str:
        return f"Decision(seats={self.seats}, prompt={self.prompt.key!r}, options={[str(o) for o in self.options]})"

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seats, self.prompt, self.options, self.answers)


class IllegalAction(ValueError):
    """An action that is not on offer. The message names what is."""


ONE_SEAT: Final = tuple((seat,) for seat in range(6))
