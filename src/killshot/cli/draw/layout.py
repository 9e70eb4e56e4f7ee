"""What is shown, and how it is laid out for people who play alone or in teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...engine.view import Observation
from ...text import Language
from .boards import Pay, board_lines, boards_in_words
from .glyphs import Glyphs, figure_badge
from .line import TextLine
from .modes import mode_parts, track_line
from .teams import active_team, mates_lines, reward_lines, team_badge, team_lines, teams_page


@dataclass(frozen=True)
class Scene:
    """Everything that one screen shows to one viewer."""

    seen: Observation
    lang: Language
    glyph: Glyphs
    pays: Mapping[int, Pay]  # what each figure's board would pay if it were scored now
    log: Sequence[TextLine] = ()
    question: str = ""
    options: Sequence[str] = ()
    lit: frozenset[int] = frozenset()  # squares that can be chosen
    aims: frozenset[int] = frozenset()  # the colours of spawnpoints that can be chosen
    note: str = ""  # what was wrong with the last answer
    players: Sequence[str] = ()  # the names of the seats, where they have other names than their figures'

    @property
    def layout(self) -> Layout:
        return TeamLayout(self) if self.seen.team else Layout(self)


class Layout:
    """A table of players who play for themselves."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.seen = scene.seen
        self.lang = scene.lang

    def turn_parts(self) -> list[TextLine]:
        """Whose turn it is, and whether it is one of the last."""
        seen, lang = self.seen, self.lang
        turn = lang.say("header.turn", actions=seen.actions_left)
        if seen.duties_left:
            turn += lang.say("header.bot-due")
        badge = figure_badge(seen.owner.index(seen.active))
        parts = [TextLine((lang.say("header.turn-of"), "quiet"), " ", badge, turn)]
        if seen.trigger >= 0:
            parts.append(TextLine((lang.say("header.frenzy"), "stop")))
        return parts

    def mode_ways(self, last: Sequence[TextLine]) -> list[list[TextLine]]:
        """Ways to write the rest of the header, the longest first. `last`: says that the turn is one of the last."""
        parts = mode_parts(self.seen, self.lang, self.scene.glyph)
        track = track_line(self.seen, self.scene.glyph)
        short = [TextLine((self.lang.say("board.flipped"), "stop"))] if last else []
        return [[*last, *parts], [*last, track], [*short, track]]

    def own_points(self) -> TextLine:
        """Nothing for a spectator, or for a seat without a figure."""
        seen, lang = self.seen, self.lang
        if seen.seat is None or seen.seat not in seen.owner:
            return TextLine()
        figure = seen.owner.index(seen.seat)
        points = lang.say("header.points", points=seen.points[figure] or 0)
        return TextLine((lang.say("header.you"), "quiet"), " ", figure_badge(figure), points)

    def board_lines(self, width: int, is_airy: bool) -> list[TextLine]:
        seen, scene = self.seen, self.scene
        boards: list[TextLine] = []
        for figure in (*seen.order, *seen.unseated):
            if boards and is_airy:
                boards.append(TextLine())
            boards += board_lines(seen, figure, scene.pays.get(figure, ()), scene.lang, scene.glyph, width)
        return boards

    def below_shelves(self, width: int) -> list[TextLine]:
        """More to show on a large screen, below the weapons of the arena."""
        return []

    def other_hands(self, width: int) -> list[TextLine]:
        """The hands of others that the viewer can see."""
        return []

    def boards_page(self, width: int) -> list[TextLine]:
        """Every board in words."""
        return boards_in_words(self.seen, self.scene.players, self.scene.pays, self.lang, self.scene.glyph, width)


class TeamLayout(Layout):
    """A table of two teams."""

    def turn_parts(self) -> list[TextLine]:
        seen, lang = self.seen, self.lang
        turn = lang.say("header.turn", actions=seen.actions_left) if seen.actions_left else ""
        return [TextLine((lang.say("header.turn-of"), "quiet"), " ", team_badge(active_team(seen), lang), turn)]

    def mode_ways(self, last: Sequence[TextLine]) -> list[list[TextLine]]:
        return [[*last, *mode_parts(self.seen, self.lang, self.scene.glyph)]]

    def own_points(self) -> TextLine:
        """The viewer's team; its points stand with its boards."""
        if self.seen.seat is None:
            return TextLine()
        badge = team_badge(self.seen.team_of[self.seen.seat], self.lang)
        return TextLine((self.lang.say("header.you"), "quiet"), " ", badge)

    def board_lines(self, width: int, is_airy: bool) -> list[TextLine]:
        return team_lines(self.seen, self.scene.players, self.lang, self.scene.glyph, width)

    def below_shelves(self, width: int) -> list[TextLine]:
        return reward_lines(self.seen, self.lang, self.scene.glyph, width)

    def other_hands(self, width: int) -> list[TextLine]:
        return mates_lines(self.seen, self.scene.players, self.lang, width)

    def boards_page(self, width: int) -> list[TextLine]:
        return teams_page(self.seen, self.scene.players, self.lang, self.scene.glyph, width)
