"""The result of a game as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..game import Game
from ..text import Language, name_of
from ..text.commands import command_words
from ..text.language import sentence
from .draw.line import Line, table

# What the mode's own board is, whose points break ties.
OWN_BOARD: Final = {"deathmatch": "track", "domination": "tracks", "turret": "turrets"}


def result_lines(game: Game, names: Sequence[str], lang: Language) -> list[Line]:
    """Places, best first, once the game is over. `names`: who sat where; may be empty."""
    result, figures = game.result, game.state.order
    assert result is not None
    words = command_words(lang.code)
    columns = ("place", "figure", "player", "points", OWN_BOARD[game.setup.mode])
    rows = [[words.say(f"result.{column}") for column in columns]]
    for seat in sorted(range(len(figures)), key=lambda seat: (result.places[seat], seat)):
        player = names[seat] if seat < len(names) else ""
        points, track = result.points[seat], result.tie_breaks[seat]
        rows.append([str(result.places[seat]), name_of("target", figures[seat], lang), player, str(points), str(track)])
    for figure in game.rules.unseated:  # it has points, and no place (BOT-08)
        points, track = game.state.points[figure], game.rules.tie_break(game.state)[figure]
        rows.append(["", sentence(name_of("target", figure, lang)), "", str(points), str(track)])
    winners = [name_of("target", figures[seat], lang) for seat in result.winners]
    verdict = words.say("result.winners", winners=lang.series(winners), n=len(winners))
    heading, *others = table(rows, numbers=(0, 3, 4))
    return [Line((verdict, "title")), Line(), Line((heading, "quiet")), *map(Line, others)]
