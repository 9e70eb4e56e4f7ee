"""Who won, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.ids import FIGURES
from ..game import Game
from ..text import Language, name_of
from ..text.language import sentence
from ..text.serving import winners_text
from .history import Points, team_key
from .protocol.view import ResultRow, ResultView


def result_view(game: Game, points: Points, names: Sequence[str], lang: Language) -> ResultView | None:
    """Once the game is over: places, best first, then figures that nobody plays (BOT-08)."""
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
                name=names[seat],
                place=result.places[seat],
                points=result.points[seat],
                tie_break=result.tie_breaks[seat],
                sources=points.of([*figures, team_key(game.rules.team_of[seat])]),
            )
        )
    breaks = game.rules.tie_break(state)
    for figure in game.rules.unseated:
        name = sentence(name_of("target", figure, lang))
        sources = points.of([figure])
        rows.append(ResultRow(None, [FIGURES[figure]], name, None, state.points[figure], breaks[figure], sources))
    winners = [names[seat] for seat in result.winners]
    return ResultView(list(result.winners), winners_text(winners, lang), rows)
