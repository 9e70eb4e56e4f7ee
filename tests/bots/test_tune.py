"""Tuning by self-play: who plays with which table, and how the weights move."""

import json
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from killshot import Setup
from killshot.bots.mind.weights import Weights, read_table
from killshot.bots.tune import (
    FARTHEST,
    SETUPS,
    Table,
    change,
    lead,
    main,
    next_table,
    rows,
    scaled,
    steps,
    tables_by_seat,
)
from killshot.engine.ids import WEAPONS
from killshot.engine.rules import rules_for

NAMES = [name for _, name in rows(read_table())]


@pytest.mark.parametrize("setup", SETUPS)
def test_half_of_the_seats_play_the_other_half_and_teams_stay_together(setup: Setup) -> None:
    rules = rules_for(setup)
    first, second = tables_by_seat(rules, 0), tables_by_seat(rules, 1)
    assert sum(first) == len(first) / 2
    assert [one + two for one, two in zip(first, second, strict=True)] == [1] * len(first)
    for team in rules.team_seats:
        assert len({first[seat] for seat in team}) == 1


def test_every_mode_is_played() -> None:
    assert {setup.mode for setup in SETUPS} == {"deathmatch", "domination", "turret", "teams"}


def test_weights_are_changed_where_they_matter() -> None:
    """Each of them matters in some setup; the worth of a turret only in Turret."""
    moved = {
        setup: {name for name, each in zip(NAMES, change(read_table(), setup, Random(1)), strict=True) if each}
        for setup in SETUPS
    }
    assert set.union(*moved.values()) == set(NAMES)
    assert {setup.mode for setup in SETUPS if "turret" in moved[setup]} == {"turret"}
    assert {setup for setup in SETUPS if "hotrod" in moved[setup]} == {setup for setup in SETUPS if setup.characters}
    assert all("exposed" in names for names in moved.values())


def test_a_changed_table_is_another_one() -> None:
    table = read_table()
    by = [0.1] * len(NAMES)
    more, less = scaled(table, by), scaled(table, by, -1)
    assert less["exposed"] < table["exposed"] < more["exposed"]
    assert less["weapons"]["thor"] < table["weapons"]["thor"] < more["weapons"]["thor"]
    assert table == read_table()


def test_a_weight_moves_towards_the_points() -> None:
    """One that brings points goes up and one that costs points goes down; one that does neither hardly moves."""
    luck = Random(1)
    changes = [[luck.gauss(0, 0.25) for _ in range(4)] for _ in range(400)]
    found = steps(changes, [each[0] - 0.5 * each[1] + 50 * each[2] + luck.gauss(0, 0.5) for each in changes])
    assert found[2] == FARTHEST
    found = steps(changes, [each[0] - 0.5 * each[1] + luck.gauss(0, 0.5) for each in changes])
    assert found[0] > -1.5 * found[1] > 0.05
    assert abs(found[3]) < 0.02


def test_a_weight_that_is_never_changed_does_not_move() -> None:
    assert steps([[0.0, 0.1], [0.0, -0.1]], [1.0, -1.0])[0] == 0.0


def test_a_table_is_not_ahead_of_itself() -> None:
    """Both games of a deal are then the same, seen from both sides."""
    assert lead((read_table(), read_table()), 0, "1") == 0


def test_the_next_table_follows_from_the_seed() -> None:
    with ThreadPoolExecutor(2) as pool:
        one, two, other = (next_table(pool, read_table(), 2, seed) for seed in ("1/0", "1/0", "2/0"))
    assert one == two != other


def test_the_command_writes_the_table_and_says_how_it_fares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    assert main(["--out", str(out), "--generations", "1", "--deals", "2"]) == 0
    assert [name for _, name in rows(read_table(out))] == NAMES
    assert "leads the first one by" in capsys.readouterr().out


def test_it_begins_with_the_table_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here with the table set by hand; an existing file at --out is then not read."""
    begun: list[Table] = []

    def next_table(_: Executor, table: Table, *__: object) -> Table:
        begun.append(table)
        return table

    monkeypatch.setattr("killshot.bots.tune.next_table", next_table)
    by_hand = Path(__file__).parents[2] / "benchmarks" / "by_hand.json"
    out = tmp_path / "weights.json"
    out.write_text("no table", encoding="utf-8")
    assert main(["--first", str(by_hand), "--out", str(out), "--generations", "1", "--deals", "1"]) == 0
    assert begun == [read_table(by_hand)] != [read_table()]
    assert read_table(out) == read_table(by_hand)


INCOMPLETE = {**read_table(), "weapons": {"thor": 1}, "mark": "much", "share": float("nan")}
del INCOMPLETE["new_card"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--deals 0", "argument --deals: 0 is less than 1"),
        ("--generations -1", "argument --generations: -1 is less than 1"),
        ("--jobs 0", "argument --jobs: 0 is less than 1"),
        ("--seed x", "argument --seed: 'x' is not a whole number"),
        ("--out nowhere/weights.json", "there is no folder "),
        ("--out folder", "folder is a folder, not a file"),
        ("--first nowhere.json", "nowhere.json"),
        ("--first prose.json", "prose.json is not a table of weights: Expecting value"),
        ("--out prose.json", "prose.json is not a table of weights: Expecting value"),
        ("--out list.json", "no number for settled, settling, share and "),
        ("--out incomplete.json", "no number for share, mark, lock-rifle of weapons and "),
    ],
)
def test_what_cannot_be_tuned_is_refused_in_a_line_before_any_game(
    words: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("killshot.bots.tune.ProcessPoolExecutor", None)
    Path("folder").mkdir()
    files = {"prose.json": "no table", "list.json": "[1]", "incomplete.json": json.dumps(INCOMPLETE)}
    for name, text in files.items():
        Path(name).write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["--out", "weights.json", "--deals", "1", "--generations", "1", *words.split()])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"folder", *files}
    assert all(Path(name).read_text(encoding="utf-8") == text for name, text in files.items())


def test_a_card_that_is_newer_than_the_table_has_a_worth(tmp_path: Path) -> None:
    table = read_table()
    del table["weapons"]["railgun"], table["powerups"]["newton"]
    path = tmp_path / "old.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    assert read_table(path)["weapons"]["railgun"] == read_table(path)["powerups"]["newton"] == table["new_card"]
    assert Weights(read_table(path)).weapons[WEAPONS.index("railgun")] == table["new_card"]
    table["weapons"]["railgun"] = "much"
    path.write_text(json.dumps(table), encoding="utf-8")
    with pytest.raises(ValueError, match=r"no number for railgun of weapons$"):
        read_table(path)
