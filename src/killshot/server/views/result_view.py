"""The result of a game: who won, and where the points came from."""

from __future__ import annotations

from ...engine.ids import FIGURES
from ...game import Game
from ..protocol.view import ResultRow, ResultView
from ..store import GameRow
from .lobby import with_names
from .points import Points, team_key


def result_rows(game: Game, points: Points) -> ResultView | None:
    """Without names: the seats, best first, then the figures without a seat (BOT-08). None while the game goes on."""
    result = game.result
    if result is None:
        return None
    state = game.state
    rows: list[ResultRow] = []
    for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
        figures = [figure for figure in state.order if state.owner[figure] == seat]
        rows.append(
            ResultRow(
                seat=seat,
                figures=[FIGURES[figure] for figure in figures],
                name="",
                place=result.places[seat],
                points=result.points[seat],
                tie_break=result.tie_breaks[seat],
                sources=points.by_source([*figures, team_key(game.rules.team_of[seat])]),
            )
        )
    breaks = game.rules.tie_break(state)
    for figure in game.rules.unseated:
        sources = points.by_source([figure])
        rows.append(ResultRow(None, [FIGURES[figure]], "", None, state.points[figure], breaks[figure], sources))
    return ResultView(list(result.winners), "", rows)


def result_view(game: Game, points: Points, row: GameRow, lang: str) -> ResultView | None:
    """The result with names, and a sentence that says who won."""
    result = result_rows(game, points)
    return with_names(result, row, lang) if result is not None else None
