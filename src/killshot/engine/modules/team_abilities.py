"""The abilities that team play changes: venom goes to the boards unanswered, nanobots work in the buffer (TEA-17, TEA-18)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..action import NANOBOTS, Action
from ..decision import Prompt, for_each_figure
from ..events import tell
from ..ids import SPROG, VIOLET
from ..mechanics.damage import MAX_MARKS, mark
from ..mechanics.teams import put_in_buffer
from ..state import State
from .abilities import ABILITIES, Nanobots, Venom

if TYPE_CHECKING:
    from ..rules import Rules


class TeamVenom(Venom):
    """No Tagback answers it (R76)."""

    name: ClassVar[str] = "team-venom"

    def stands(self, rules: "Rules", s: State) -> bool:
        return s.cast.venom != 0

    def answered(self, rules: "Rules", s: State, saw: int) -> None:
        """Nobody is asked."""


class TeamNanobots(Nanobots):
    """On one enemy colour in the buffer, no matter which teammate put the tokens there; boards are out of reach."""

    name: ClassVar[str] = "team-nanobots"
    prompts: ClassVar[tuple[Prompt, ...]] = for_each_figure("team-nanobots")

    def aimed(self, target: int) -> Nanobots:
        return TeamNanobots(self.seat, self.figure, target)

    def ways(self, s: State, target: int) -> tuple[Action, ...]:
        marks = s.marks[target][target]
        tokens = min(s.cast.sides.buffer[target], MAX_MARKS - marks)
        return (*NANOBOTS[: min(2, marks)], *NANOBOTS[2 : 2 + min(2, tokens)])

    def lands(self, s: State, n: int) -> bool:
        put_in_buffer(s, self.target, n)
        tell(s, "hit", by=self.figure, victim=self.target, damage=n, marks=0, tokens=n)
        return True

    def take_back(self, s: State, n: int) -> None:
        put_in_buffer(s, self.target, -n)
        tell(s, "taken-back", by=self.figure, victim=self.target, tokens=n)
        mark(s, self.figure, self.target, n)


TEAM_ABILITIES: Final[dict[int, Any]] = {**ABILITIES, SPROG: TeamVenom, VIOLET: TeamNanobots}
