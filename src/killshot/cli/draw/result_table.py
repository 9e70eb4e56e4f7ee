"""The end of a game: the result as a table, and how everyone's chances of winning changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...bots.expectation import Chances
from ...engine.mechanics.teams import members
from ...game import Game
from ...text import Language, name_of
from ...text.language import sentence
from ...text.names import TEAM_NAMES
from ...text.results import winners_text
from .line import TextLine, table

# The board of each mode: its points break ties.
OWN_BOARD: Final = {"deathmatch": "track", "domination": "tracks", "turret": "turrets"}
WIDTH: Final = 60  # of the chances
BARS: Final = "▁▂▃▄▅▆▇█"
DIGITS: Final = "0123456789"  # tenths, where the terminal has no bars


def result_lines(game: Game, names: Sequence[str], lang: Language, you: int = -1) -> list[TextLine]:
    """Places, best first, once the game is over. `names`: of the seats, if known. `you`: the reader's seat."""
    if game.rules.has_teams:
        return team_result_lines(game, names, lang)
    result, figures = game.result, game.state.order
    assert result is not None
    columns = ("place", "figure", "player", "points", OWN_BOARD[game.setup.mode])
    rows = [[lang.say(f"result.{column}") for column in columns]]
    for seat in sorted(range(len(figures)), key=lambda seat: (result.places[seat], seat)):
        player = names[seat] if seat < len(names) else ""
        points, track = result.points[seat], result.tie_breaks[seat]
        rows.append([str(result.places[seat]), name_of("target", figures[seat], lang), player, str(points), str(track)])
    for figure in game.rules.unseated:  # it has points but no place (BOT-08)
        points, track = game.state.points[figure], game.rules.tie_break(game.state)[figure]
        rows.append(["", sentence(name_of("target", figure, lang)), "", str(points), str(track)])
    winners = [name_of("target", figures[seat], lang) for seat in result.winners if seat != you]
    verdict = winners_text(winners, lang, you in result.winners)
    heading, *others = table(rows, numbers=(0, 3, 4))
    return [TextLine((verdict, "title")), TextLine(), TextLine((heading, "quiet")), *map(TextLine, others)]


def team_result_lines(game: Game, names: Sequence[str], lang: Language) -> list[TextLine]:
    """The same for two teams, with leftover points, which break ties (TEA-34)."""
    result, rules = game.result, game.rules
    assert result is not None
    rows = [
        [lang.say(f"result.{column}") for column in ("place", "team", "player", "characters", "points", "leftover")]
    ]
    seat_of = [rules.team_seats[team][0] for team in range(len(TEAM_NAMES))]
    for team in sorted(range(len(TEAM_NAMES)), key=lambda team: (result.places[seat_of[team]], team)):
        seat = seat_of[team]
        players = ", ".join(names[seat] for seat in rules.team_seats[team] if seat < len(names))
        figures = ", ".join(name_of("target", figure, lang) for figure in members(game.state, team))
        points, leftover = str(result.points[seat]), str(result.tie_breaks[seat])
        name = sentence(name_of("team", team, lang))
        rows.append([str(result.places[seat]), name, players, figures, points, leftover])
    winners = [name_of("team", team, lang) for team in range(len(TEAM_NAMES)) if result.places[seat_of[team]] == 1]
    verdict = winners_text(winners, lang)
    heading, *others = table(rows, numbers=(0, 4, 5))
    return [TextLine((verdict, "title")), TextLine(), TextLine((heading, "quiet")), *map(TextLine, others)]


def chances_lines(
    expectation: Sequence[Chances],
    names: Sequence[str],
    seats: Sequence[int],
    lang: Language,
    unicode: bool,
) -> list[TextLine]:
    """From left to right the game from beginning to end; a `^` below marks each turning point.

    `seats`: the seat of each name, or any one of its team.
    """
    marks = BARS if unicode else DIGITS
    width = min(WIDTH, len(expectation))
    columns = [len(expectation) * i // width for i in range(width)]
    columns[-1] = len(expectation) - 1
    label = max(len(name) for name in names)
    lines = [TextLine((lang.say("result.chances"), "title"))]
    for name, seat in zip(names, seats, strict=True):
        shares = [expectation[i].chances[seat] for i in columns]
        row = "".join(marks[min(int(share * len(marks)), len(marks) - 1)] for share in shares)
        lines.append(TextLine(f"{name:{label}}  {row}  {shares[-1]:4.0%}"))
    turning = {width * chances.move // len(expectation) for chances in expectation if chances.turning}
    points = "".join("^" if i in turning else " " for i in range(width))
    lines.append(TextLine(f"{'':{label}}  {points}".rstrip()))
    return lines
