"""Tournaments in team play: whole teams change places, and a team wins, leads and is rated as one."""

import pytest

from killshot import Setup
from killshot.bots.tournament import Outcome, Schedule, Standings, play_game

TWO = Setup(mode="teams", teams=(2, 2))
UNEQUAL = Setup(mode="teams", teams=(3, 2))


def outcome(number: int, schedule: Schedule, points: tuple[int, int]) -> Outcome:
    """The outcome of the game with this number, given the points of both teams."""
    sides = schedule.sides(number)
    team = [side for side, seats in enumerate(sides) for _ in seats]
    n = len(team)
    places = tuple(1 + sum(other > points[each] for other in points) for each in team)
    return Outcome(
        number, schedule.seating(number), tuple(points[each] for each in team), places, (9,) * n, (0.5,) * n, (0.1,) * n
    )


def test_teams_that_are_named_stay_together_and_change_places() -> None:
    schedule = Schedule(("easy", "easy", "random", "random"), 4, TWO)
    assert schedule.total == 4
    assert [schedule.seating(number) for number in range(2)] == [
        ("easy", "easy", "random", "random"),
        ("random", "random", "easy", "easy"),
    ]
    assert schedule.deal(0) == schedule.deal(1) != schedule.deal(2) == schedule.deal(3)


def test_in_a_team_seats_change_from_deal_to_deal() -> None:
    schedule = Schedule(("easy", "normal", "hard", "random"), 4, TWO)
    assert [schedule.seating(number) for number in range(4)] == [
        ("easy", "normal", "hard", "random"),
        ("hard", "random", "easy", "normal"),
        ("normal", "easy", "random", "hard"),
        ("random", "hard", "normal", "easy"),
    ]


def test_with_fewer_bots_than_seats_each_is_a_whole_team() -> None:
    schedule = Schedule(("hard", "normal", "easy"), 2, TWO)
    assert schedule.total == 6
    assert [schedule.seating(number) for number in range(6)] == [
        ("hard", "hard", "normal", "normal"),
        ("hard", "hard", "easy", "easy"),
        ("normal", "normal", "easy", "easy"),
        ("normal", "normal", "hard", "hard"),
        ("easy", "easy", "hard", "hard"),
        ("easy", "easy", "normal", "normal"),
    ]
    assert len({schedule.deal(number) for number in range(6)}) == 1
    assert {schedule.lone_seat(number) for number in range(6)} == {-1}


def test_of_unequal_teams_each_bot_is_both_first_and_second() -> None:
    schedule = Schedule(("easy", "random"), 2, UNEQUAL)
    played = [(schedule.seating(number), schedule.game_setup(number).teams) for number in range(schedule.total)]
    assert played == [
        (("easy", "easy", "easy", "random", "random"), (3, 2)),
        (("random", "random", "random", "easy", "easy"), (3, 2)),
        (("random", "random", "easy", "easy", "easy"), (2, 3)),
        (("easy", "easy", "random", "random", "random"), (2, 3)),
    ]
    assert [schedule.sides(number) for number in (0, 2)] == [((0, 1, 2), (3, 4)), ((0, 1), (2, 3, 4))]


def test_a_team_wins_as_one() -> None:
    schedule = Schedule(("easy", "easy", "random", "random"), 3, TWO)
    standings = Standings(schedule, [outcome(0, schedule, (30, 20)), outcome(1, schedule, (25, 35))])
    easy, random = standings.rows["easy"], standings.rows["random"]
    assert (easy.games, easy.wins, easy.ranks, easy.points, easy.margin) == (2, 2, 2, 65, 20)
    assert (random.games, random.wins, random.ranks, random.points, random.margin) == (2, 0, 4, 45, -20)
    duel = standings.cross["easy", "random"]
    assert (duel.games, duel.wins) == (2, 2)
    report = standings.to_json()
    assert report["chance"] == 0.5
    assert report["bots"]["easy"]["rating"][0] > report["bots"]["random"]["rating"][0]


def test_teams_that_tie_split_the_win() -> None:
    schedule = Schedule(("easy", "random"), 2, UNEQUAL)
    standings = Standings(schedule, [outcome(0, schedule, (30, 30))])
    assert [row.wins for row in standings.rows.values()] == [0.5, 0.5]
    assert standings.cross["easy", "random"].wins == 0.5


def test_teammates_are_no_rivals() -> None:
    schedule = Schedule(("easy", "normal", "random", "random"), 1, TWO)
    standings = Standings(schedule, [outcome(0, schedule, (30, 20))])
    assert standings.rows["easy"].wins == standings.rows["normal"].wins == 1
    assert standings.cross["easy", "normal"].games == 0
    assert standings.cross["easy", "random"].wins == standings.cross["normal", "random"].wins == 1
    ratings = standings.ratings()
    assert ratings is not None
    assert ratings["easy"] == ratings["normal"] > ratings["random"]


@pytest.mark.parametrize("teams", [(3, 2), (1, 3), (1, 1)])
def test_a_team_is_not_rated_by_its_number_of_players(teams: tuple[int, int]) -> None:
    """All teams play three characters: winning with more people is worth as much as winning with fewer."""
    schedule = Schedule(("easy", "random"), 2, Setup(mode="teams", teams=teams))
    ratings = Standings(schedule, [outcome(0, schedule, (30, 20))]).ratings()
    assert ratings is not None
    assert ratings["easy"][0] - 25 == pytest.approx(25 - ratings["random"][0])


@pytest.mark.parametrize("teams", [(2, 2), (2, 1), (1, 1)])
def test_whole_games_of_teams(teams: tuple[int, int]) -> None:
    schedule = Schedule(("easy", "random"), 2, Setup(mode="teams", teams=teams))
    standings = Standings(schedule, [play_game(schedule, number) for number in range(schedule.total)])
    assert standings.rows["easy"].games == standings.rows["random"].games == schedule.total
    assert standings.rows["easy"].wins + standings.rows["random"].wins == schedule.total
    assert standings.rows["easy"].margin == -standings.rows["random"].margin > 0
