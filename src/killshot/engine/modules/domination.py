"""Domination: spawnpoints are targets, and those who tag them most score (DOM).

Each spawnpoint has a track. A player's token gets there when the player damages the spawnpoint, once per turn (R31), or
ends a turn alone on it (DOM-06), or sends an overkill token there (DOM-08). A player who ends a turn on a spawnpoint takes
one damage in their own colour (DOM-07). The first turn of every player is an ordinary one (DOM-02, R30).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import TRACK, Action
from ..decision import ONE_SEAT, Decision, for_each_figure
from ..events import tell
from ..ids import BOT, FIRST_SPAWNPOINT, N_FIGURES
from ..mechanics.damage import wound
from ..mechanics.scoring import shared_ranks
from ..state import Frame, Spawnpoints, State, pop, push, put_row
from .module import Module

if TYPE_CHECKING:
    from ..rules import Rules

SKULLS = 8
FULL_TRACK = 8


class Domination(Module):
    has_targets: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("spawnpoints",)

    def deal(self, rules: "Rules", s: State) -> None:
        s.skulls_left = SKULLS
        s.spawnpoints = Spawnpoints(tracks=((), (), ()))

    def is_first_turn(self, s: State) -> bool:
        """Whether this is the active player's first turn."""
        return not s.spawnpoints.begun >> s.active & 1

    def targets(self, rules: "Rules", s: State, by: int, squares: int) -> int:
        """Spawnpoints not yet damaged this turn; the player and the bot have a limit each (R31, R41)."""
        if self.is_first_turn(s):
            return 0
        mask = 0
        for colour in range(3):
            tagged = s.spawnpoints.tagged >> (colour + (3 if by == BOT else 0)) & 1
            if squares >> rules.arena.spawnpoint[colour] & 1 and not tagged:
                mask |= 1 << (FIRST_SPAWNPOINT + colour)
        return mask

    def struck(self, rules: "Rules", s: State, by: int, target: int) -> None:
        """One token, whatever the damage (DOM-04)."""
        colour = target - FIRST_SPAWNPOINT
        tagged = s.spawnpoints.tagged | 1 << (colour + (3 if by == BOT else 0))
        s.spawnpoints = s.spawnpoints._replace(tagged=tagged)
        tag(s, by, colour, "shot")

    def turn_end(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        i = steps.index("score")
        return (*steps[:i], "tag", *steps[i:], "begun")

    def end_step(self, rules: "Rules", s: State, step: str, seat: int, figure: int) -> None:
        if step == "begun":
            s.spawnpoints = s.spawnpoints._replace(tagged=0, begun=s.spawnpoints.begun | 1 << seat)
        elif step == "tag" and not self.is_first_turn(s):
            self.end_on_spawnpoint(rules, s, figure)

    def end_on_spawnpoint(self, rules: "Rules", s: State, figure: int) -> None:
        """Alone: a tag. Alone or not: the spawnpoint strikes back (DOM-06, DOM-07); bodies and the bot are company (R33)."""
        square = s.at[figure]
        colour = rules.arena.spawn_colour[square]
        if colour >= 0:
            if s.at.count(square) == 1:
                tag(s, figure, colour, "alone")
            tell(s, "struck-back", figure=figure, colour=colour)
            wound(s, figure, figure, 1)

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """The killshot token goes home, the overkill token to a track its owner names (DOM-08)."""
        rules.give_skull(s, victim)
        if len(tokens) == 2:
            owner = tokens[1]
            push(s, Overkill(s.owner[owner] if s.owner[owner] >= 0 else s.active, owner))

    def is_triggered(self, rules: "Rules", s: State) -> bool:
        """The box is empty, or two tracks are full (DOM-10)."""
        return s.skulls_left == 0 or sum(len(track) >= FULL_TRACK for track in s.spawnpoints.tracks) >= 2

    def final_scores(self, rules: "Rules", s: State) -> list[tuple[int, int]]:
        """Each track by itself, with shared ranks (DOM-11)."""
        scores = [0] * N_FIGURES
        for colour, track in enumerate(s.spawnpoints.tracks):
            pay = shared_ranks(track)
            for figure, points in pay:
                scores[figure] += points
            tell(s, "spawnpoint-scored", colour=colour, pay=[list(row) for row in pay])
        return [(figure, points) for figure, points in enumerate(scores) if points]


def tag(s: State, by: int, colour: int, why: str) -> None:
    """A token on the leftmost free space of a track (DOM-03)."""
    tracks = s.spawnpoints.tracks
    s.spawnpoints = s.spawnpoints._replace(tracks=put_row(tracks, colour, (*tracks[colour], by)))
    tell(s, "tagged", figure=by, colour=colour, why=why)


class Overkill(Frame):
    """The owner of an overkill token, or the active player for the bot (R41), picks a spawnpoint's track."""

    name: ClassVar[str] = "overkill"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure")

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], OVERKILL[self.figure], TRACK)

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        tag(s, self.figure, action.value, "overkill")


OVERKILL: Final = for_each_figure("overkill")
