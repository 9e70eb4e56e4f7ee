"""Deathmatch: the killshot track with its skulls (KIL-06, KIL-07, FRE-01, FIN-02)."""

from typing import TYPE_CHECKING

from ..events import tell
from ..ids import N_FIGURES
from ..mechanics.scoring import track_pay
from ..state import State, put
from .module import Module

if TYPE_CHECKING:
    from ..rules import Rules


class Deathmatch(Module):
    def deal(self, rules: "Rules", s: State) -> None:
        s.skulls_left = rules.setup.skulls

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """The tokens go to the track, a skull, while there are any, to the victim (KIL-06, FRE-08)."""
        s.track = (*s.track, tokens)
        if s.skulls_left:
            s.skulls_left -= 1
            s.skulls = put(s.skulls, victim, s.skulls[victim] + 1)
        tell(s, "track-filled", tokens=list(tokens), left=s.skulls_left)

    def is_triggered(self, rules: "Rules", s: State) -> bool:
        return s.skulls_left == 0

    def final_scores(self, rules: "Rules", s: State) -> None:
        pay = track_pay(s.track)
        for figure, points in pay:
            s.points = put(s.points, figure, s.points[figure] + points)
        tell(s, "track-scored", pay=[list(row) for row in pay])

    def tie_break(self, rules: "Rules", s: State) -> tuple[int, ...]:
        scores = [0] * N_FIGURES
        for figure, points in track_pay(s.track):
            scores[figure] = points
        return tuple(scores)
