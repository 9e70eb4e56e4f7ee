"""A tournament as a function: `killshot.bots.tournament.play`."""

import pickle
from pathlib import Path

import pytest

from killshot import Action, Decision, Observation, Record, Setup
from killshot.bots import Imagine, RandomBot, UnknownBot
from killshot.bots.failure import BotFailed
from killshot.bots.tournament import Outcome, Schedule, Standings, play, play_game

SMALL = Setup(players=3, skulls=5, arena="S")


class First:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        return decision.options[0]


class Broken(First):
    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        return decision.options[1000]


def test_it_plays_what_the_command_would_play() -> None:
    standings = play(["easy", "random"], games=3, setup=SMALL, seed=4)
    schedule = Schedule(("easy", "random"), 3, SMALL, 4)
    same = Standings(schedule, [play_game(schedule, number) for number in range(6)])
    assert [each.points for each in standings.outcomes] == [each.points for each in same.outcomes]
    easy = standings.rows["easy"]
    assert easy.games == 3
    assert easy.interval[0] < easy.win_share <= easy.interval[1]
    assert easy.win_share > standings.rows["random"].win_share


def test_a_class_plays_as_it_is_and_processes_make_no_difference() -> None:
    one, two = (play([RandomBot, First], games=2, setup=SMALL, jobs=jobs) for jobs in (1, 2))
    assert list(one.rows) == ["killshot.bots.rungs.random_bot:RandomBot", f"{__name__}:First"]
    assert [each.points for each in one.outcomes] == [each.points for each in two.outcomes]


def test_games_are_told_as_they_end_and_kept(tmp_path: Path) -> None:
    told: list[Outcome] = []
    standings = play(["easy", "random", "random"], games=2, setup=SMALL, keep=tmp_path / "kept", on_game=told.append)
    assert told == standings.outcomes
    records = [Record.load(path) for path in sorted((tmp_path / "kept").iterdir())]
    assert [record.names for record in records] == [outcome.bots for outcome in told]
    for record, outcome in zip(records, told, strict=True):
        result = record.replay().result
        assert result is not None
        assert result.points == outcome.points


def test_a_bot_that_raises_ends_it_with_its_traceback() -> None:
    with pytest.raises(BotFailed, match="Broken failed in seat 0 of game 0: IndexError") as caught:
        play([Broken, RandomBot], games=1, setup=SMALL)
    assert isinstance(caught.value.__cause__, IndexError)
    assert "return decision.options[1000]" in caught.value.trace
    assert "play_and_record" not in caught.value.trace
    sent = pickle.loads(pickle.dumps(caught.value))  # as from another process
    assert (str(sent), sent.trace) == (str(caught.value), caught.value.trace)


def test_what_cannot_be_played_is_refused() -> None:
    class Inner(First):
        pass

    with pytest.raises(UnknownBot, match="there is no bot 'grandmaster'"):
        play(["grandmaster", "easy"])
    with pytest.raises(ValueError, match="a tournament takes at least two bots"):
        play(["easy"])
    with pytest.raises(ValueError, match="a tournament takes at least one game, not 0"):
        play(["easy", "random"], games=0)
    with pytest.raises(ValueError, match="Inner is defined inside a function"):
        play([Inner, "random"])
