"""The seams: what a variant may change. Every default leaves things as they are."""

from typing import TYPE_CHECKING

from ..state import State

if TYPE_CHECKING:
    from ..rules import Rules


class Module:
    def deal(self, rules: "Rules", s: State) -> None:
        """Lay out boards, tracks and tokens of the variant."""

    def turn_end(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """Edit the steps of the end of a turn."""
        return steps

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """A board has been paid: its killshot and overkill tokens, and a skull, go where they belong."""

    def is_triggered(self, rules: "Rules", s: State) -> bool:
        """Whether the last turns begin."""
        return False

    def final_scores(self, rules: "Rules", s: State) -> None:
        """Pay what is left when the game is over."""

    def tie_break(self, rules: "Rules", s: State) -> tuple[int, ...]:
        """Per figure, the score that decides a tie; empty: not mine to say."""
        return ()
