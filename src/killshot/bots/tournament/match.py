"""One game of a tournament, and its outcome."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from ...engine.decision import Decision
from ...game import Game
from ...record import Record
from ..bot import Bot, seed_of
from ..decide import first_seat
from ..failure import failures_of
from ..find import find
from .schedule import Schedule

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "bots": (str,), "points": (int,), "places": (int,), "decisions": (int,), "seconds": (float, int),
    "slowest": (float, int),
}  # fmt: skip


@dataclass(frozen=True)
class Outcome:
    """For each seat: the bot, its points and place, its decisions, the seconds they took, and the slowest of them."""

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: Any) -> Outcome:
        """`ValueError` says what is wrong with the data."""
        if not isinstance(data, dict) or set(data) != {"number", *KINDS}:
            raise ValueError(f"its keys are not number, {', '.join(KINDS)}")
        number = data["number"]
        if type(number) is not int or number < 0:
            raise ValueError("its number is not a whole number, at least 0")
        for key, kinds in KINDS.items():
            row = data[key]
            if not isinstance(row, list | tuple) or len(row) != len(data["bots"]):
                raise ValueError(f"there is not one of its {key} for each bot")
            if not all(type(each) in kinds for each in row):
                raise ValueError(f"its {key} have the wrong type")
        return Outcome(number, **{key: tuple(data[key]) for key in KINDS})


def play_game(schedule: Schedule, number: int) -> Outcome:
    """Play the game with this number. Nothing but the times depends on where and when it is played."""
    return play_and_record(schedule, number)[0]


def play_and_record(schedule: Schedule, number: int) -> tuple[Outcome, Record]:
    """The same with the record of the game; the players in it have the names of the bots."""
    names = schedule.seating(number)
    game = Game(schedule.game_setup(number), schedule.deal(number))
    bots: list[Bot] = []
    for seat, name in enumerate(names):
        with failures_of(name, f"seat {seat} of game {number}"):
            bots.append(find(name)(seed_of(schedule.seed, number, seat)))
    decisions = [0] * len(names)
    seconds = [0.0] * len(names)
    slowest = [0.0] * len(names)
    while (asked := game.decision) is not None:
        seat = first_seat(asked)
        with failures_of(names[seat], f"seat {seat} of game {number}"):
            took = _decide(game, bots[seat], asked.for_seat(seat), seat)
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
    result = game.result
    assert result is not None
    outcome = Outcome(
        number,
        names,
        result.points,
        result.places,
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
        tuple(round(each, 6) for each in slowest),
    )
    return outcome, Record.of(game, names)


def _decide(game: Game, bot: Bot, asked: Decision, seat: int) -> float:
    """Let a bot choose, and play its choice; returns the seconds it took to think."""
    seen = game.observe(seat)
    started = time.perf_counter()
    action = bot.choose(seen, asked, lambda seed: game.imagine(seat, seed))
    took = time.perf_counter() - started
    game.play(action, seat)
    return took
