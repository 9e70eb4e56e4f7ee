"""The outlook: the traits it counts, what is learned from them, and whether that predicts how games end."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from random import Random
from statistics import correlation

import pytest

from killshot import Game, Setup
from killshot.bots import learn
from killshot.bots.learn import WIDTH, fit, main, positions
from killshot.bots.mind.outlook import LEAD, MARGINS, TRAITS, WIN, Outlook, inputs, kind_of, outcome, read_outlook
from killshot.bots.mind.turn import Model
from killshot.bots.mind.value import Judge
from killshot.bots.rungs.planning_bot import tuned_weights
from killshot.engine.rules import Rules
from killshot.engine.state import State
from killshot.testing import arena

from .games import SETUPS, continued, played

OWN = {name: 1 + i for i, name in enumerate(TRAITS)}
OTHERS = {name: 1 + len(TRAITS) + i for i, name in enumerate(TRAITS)}


def judge_of(rules: Rules) -> Judge:
    return Judge(rules, tuned_weights())


def counted(rules: Rules, s: State, seat: int) -> tuple[dict[str, float], dict[str, float]]:
    """The traits of one's own side, and their means over the others."""
    found = inputs(judge_of(rules), s, seat)
    assert len(found) == WIDTH
    return {name: found[i] for name, i in OWN.items()}, {name: found[i] for name, i in OTHERS.items()}


def test_what_a_seat_holds_and_how_it_stands_is_counted() -> None:
    t = arena("L", players=3).place(violet="b3", dozer="b3", sprog="d1")
    t.hand("violet", "electroscythe", "thor", ammo="RRB").hand("dozer", "whisper")
    t.damaged("dozer", "violet x7").damaged("violet", "sprog x3")
    own, others = counted(t.rules, t.state, t.state.owner[0])
    worths = read_weights()
    assert own["weapons"] == worths["electroscythe"] + worths["thor"]
    assert (own["second_weapon"], own["third_weapon"]) == (1, 0)
    assert (own["electroscythe"], own["thor"], own["whisper"], others["whisper"]) == (1, 1, 0, 0.5)
    assert (own["cube"], own["second_cube"], own["third_cube"]) == (2, 1, 0)
    assert (own["damage"], own["damage_3"], own["damage_6"]) == (3, 1, 0)
    assert (own["tokens"], own["sees"], own["nearly"], own["exposed"]) == (7, 1, 1, 1)
    assert (others["damage"], others["tokens"], others["weapons"]) == (3.5, 1.5, worths["whisper"] / 2)


def test_the_side_that_can_expect_most_points_leads() -> None:
    t = arena("L", players=3).place(violet="b3", dozer="b3", sprog="d1").damaged("dozer", "violet x7")
    for figure, leads in ((0, (1, 0)), (1, (0, 0.5))):
        own, others = counted(t.rules, t.state, t.state.owner[figure])
        assert (own["leads"], others["leads"]) == leads
    nobody, _ = counted(t.rules, arena("L", players=3).state, 0)
    assert nobody["leads"] == 0


def test_a_side_is_ahead_of_the_best_other_up_to_each_margin() -> None:
    """Not the mean of the others: the winner is ahead of them all."""
    t = arena("L", players=3).place(violet="b3", dozer="b3", sprog="d1").damaged("dozer", "violet x7, sprog x2")
    expected = judge_of(t.rules).prospects(t.state)
    first, second = expected[0], expected[2]
    assert MARGINS[0] < first - second < MARGINS[2]
    for figure, sign in ((0, 1), (2, -1)):
        own, _ = counted(t.rules, t.state, t.state.owner[figure])
        limits = [min(most, first - second) for most in MARGINS]
        assert [own[name] for name in ("just_ahead", "ahead", "far_ahead")] == [sign * limit for limit in limits]


def read_weights() -> dict[str, float]:
    found: dict[str, float] = tuned_weights().table["weapons"]
    return found


def test_a_team_is_counted_as_one() -> None:
    game = played(Setup(players=4, mode="teams"), 3, ["normal"], 200)
    s = game.state
    own, others = counted(game.rules, s, 0)
    for side, found in ((0, own), (1, others)):
        figures = [f for f in s.order if game.rules.team_of[s.owner[f]] == side]
        assert found["damage"] == sum(len(s.damage[figure]) for figure in figures)
        assert found["points"] == s.points[figures[0]]


@pytest.mark.parametrize("kind", SETUPS)
def test_at_the_end_the_outlook_is_the_lead_and_the_win(kind: str) -> None:
    game = played(SETUPS[kind], 5, ["easy"])
    judge = judge_of(game.rules)
    result = game.result
    assert result is not None
    for seat, points in enumerate(result.points):
        found = Outlook(judge, read_outlook()).value(game.state, seat)
        others = [result.points[team[0]] for team in game.rules.team_seats if seat not in team]
        best = max(others)
        win = WIN if points > best else -WIN if points < best else 0
        assert found == outcome(judge, game.state, seat)
        assert found == pytest.approx(LEAD * (points - sum(others) / len(others)) + win)


@pytest.mark.parametrize("kind", ["deathmatch", "characters", "bot", "domination", "turret"])
def test_it_tells_how_games_end(kind: str) -> None:
    """In the second halves of games that it was not learned from."""
    expected: list[float] = []
    came: list[float] = []
    for seed in range(8):
        game = played(learn.SETUPS[kind][0], 100 + seed, ["normal"], 150)
        judge = judge_of(game.rules)
        outlook = Outlook(judge, read_outlook())
        told: list[tuple[int, float]] = []
        while game.decision is not None:
            seat = game.decision.seats[0]
            if game.state.stack[-1].begins(game.rules, game.state):
                told.append((seat, outlook.value(game.state, seat)))
            continued(game, ["normal"], 1)
        expected.extend(value for _, value in told)
        came.extend(outcome(judge, game.state, seat) for seat, _ in told)
    assert correlation(expected, came) > 0.3


def test_a_model_judges_by_the_outlook_where_it_has_one() -> None:
    game = played(SETUPS["deathmatch"], 7, ["normal"], 100)
    judge = judge_of(game.rules)
    outlook = Outlook(judge, read_outlook())
    model = Model(judge, 0, 20, outlook)
    assert model.value(game.state, 1) == outlook.value(model.play_on(game.state, 1), 0)
    assert model.value(game.state, 1) != Model(judge, 0, 20).value(game.state, 1)


def test_a_model_plays_on_for_a_number_of_rounds() -> None:
    """The more rounds, the more has happened when one's own turn begins, unless the game ends before that."""
    game = played(SETUPS["deathmatch"], 7, ["normal"], 100)
    judge = judge_of(game.rules)
    nodes = []
    for rounds in (1, 2, 3):
        model = Model(judge, 0, 20, None, rounds)
        state = model.play_on(game.state, 1)
        assert state.stack[-1].begins(game.rules, state)
        nodes.append(model.nodes)
    assert nodes[0] < nodes[1] < nodes[2]
    assert not Model(judge, 0, 20, None, 100).play_on(game.state, 1).stack


def test_what_counts_is_found_again() -> None:
    """A lead that depends on one trait early in the game, on another at all times, and on chance."""
    pytest.importorskip("numpy")
    luck = Random(1)
    rows = array("d")
    for _ in range(3000):
        seen = [1.0, *[luck.gauss(0, 1) for _ in range(WIDTH - 1)]]
        life = luck.random()
        rows.extend((*seen, life, 2 * seen[OWN["points"]] - 3 * life * seen[OTHERS["weapons"]] + luck.gauss(0, 1)))
    row, explained = fit(rows)
    assert row["own"]["points"] == pytest.approx([2, 0], abs=0.3)
    assert row["others"]["weapons"] == pytest.approx([0, -3], abs=0.3)
    assert row["own"]["weapons"] == pytest.approx([0, 0], abs=0.3)
    assert 0.8 < explained < 0.95


def test_the_table_in_use_knows_all_traits_in_all_kinds_of_games() -> None:
    table = read_outlook()
    assert list(table) == list(learn.SETUPS)
    assert {kind_of(setup) for setup in SETUPS.values()} == set(table)
    for kind, row in table.items():
        assert list(row["own"]) == list(row["others"]) == list(TRAITS)
        assert {kind_of(setup) for setup in learn.SETUPS[kind]} == {kind}


def test_positions_follow_from_the_seed() -> None:
    one, two, other = (positions("deathmatch", 3, seed) for seed in (1, 1, 2))
    assert one == two != other
    assert len(one) % (WIDTH + 2) == 0


def test_the_command_writes_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(learn, "SETUPS", {"deathmatch": (Setup(players=3, skulls=5),)})
    out = tmp_path / "outlook.json"
    assert main(["--out", str(out), "--games", "2"]) == 0
    assert list(json.loads(out.read_text(encoding="utf-8"))) == ["deathmatch"]
    assert "deathmatch: 2 games, " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--games 0", "argument --games: 0 is less than 1"),
        ("--jobs 0", "argument --jobs: 0 is less than 1"),
        ("--seed x", "argument --seed: 'x' is not a whole number"),
        ("--out nowhere/outlook.json", "there is no folder "),
    ],
)
def test_what_cannot_be_learned_is_refused_in_a_line_before_any_game(
    words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(learn, "ProcessPoolExecutor", None)
    with pytest.raises(SystemExit) as end:
        main(["--out", "outlook.json", *words.split()])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_without_numpy_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda _: None)
    monkeypatch.setattr(learn, "ProcessPoolExecutor", None)
    with pytest.raises(SystemExit) as end:
        main(["--out", str(tmp_path / "outlook.json")])
    assert end.value.code == 2
    assert "pip install 'killshot[env]'" in capsys.readouterr().err


def test_a_weapon_that_is_newer_than_the_table_counts_for_its_worth_alone() -> None:
    game = Game(SETUPS["deathmatch"], 3)
    table = read_outlook()
    known = Outlook(Judge(game.rules, tuned_weights()), table)
    for side in ("own", "others"):
        del table["deathmatch"][side]["railgun"]
    new = Outlook(Judge(game.rules, tuned_weights()), table)
    railgun = 1 + TRAITS.index("railgun")
    assert new.always[railgun] == new.early[railgun] == new.always[railgun + len(TRAITS)] == 0.0
    assert new.always[:railgun] == known.always[:railgun]
