"""Deathmatch: the killshot track with its skulls (KIL-06, KIL-07, FRE-01, FIN-02)."""

from typing import TYPE_CHECKING

from ..events import tell
from ..mechanics.scoring import track_pay
from ..state import State
from .module import Module

if TYPE_CHECKING:
    from ..rules import Rules


class Deathmatch(Module):
    def deal(self, rules: "Rules", s: State) -> None:
        s.skulls_left = rules.setup.skulls

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """The tokens go to the track; the victim gets a skull while there are any (KIL-06, FRE-08)."""
        s.track = (*s.track, tokens)
        tell(s, "track-filled", tokens=list(tokens))
        rules.give_skull(s, victim)

    def is_triggered(self, rules: "Rules", s: State) -> bool:
        return s.skulls_left == 0

    def final_scores(self, rules: "Rules", s: State) -> list[tuple[int, int]]:
        pay = track_pay(s.track)
        tell(s, "track-scored", pay=[list(row) for row in pay])
        return pay
