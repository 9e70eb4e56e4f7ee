"""What holds of a game that is over."""

from __future__ import annotations

import json
from typing import Any

from killshot import Game, Record, State
from killshot.engine import snapshot, view
from killshot.engine.ids import FIGURES
from killshot.engine.rules import Rules


def observed(rules: Rules, s: State, seat: int | None) -> dict[str, Any]:
    return view.observe(rules, s, seat).to_json()


def the_last_skull_is_gone(game: Game) -> None:
    assert game.state.skulls_left == 0
    assert (game.state.trigger < 0) == (game.setup.ending == "sudden-death")


def places_follow_from_points(game: Game) -> None:
    result = game.result
    assert result is not None
    assert result.points == tuple(game.state.points[figure] for figure in game.state.order)
    scores = list(zip(result.points, result.tie_breaks, strict=True))
    for seat, place in enumerate(result.places):
        assert place == 1 + sum(other > scores[seat] for other in scores)
    assert result.winners


def the_record_replays(game: Game) -> None:
    record = Record.parse(Record.of(game).text())
    again = record.replay()
    assert record == Record.of(game)
    assert again.state == game.state
    assert again.result == game.result


def everybody_sees_the_end(game: Game) -> None:
    for seat in (*range(game.setup.players), None):
        seen = observed(game.rules, game.state, seat)
        assert seen["over"]
        points = [seen["figures"][FIGURES[figure]]["points"] for figure in game.state.order]
        assert game.result is not None
        assert tuple(points) == game.result.points
    assert game.options == ()
    assert snapshot.from_json(json.loads(json.dumps(snapshot.to_json(game.state)))) == game.state
