"""Record: a game as text that a person can read and edit."""

from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from killshot import Action, Game, IllegalAction, Record, RecordError, Setup, State
from killshot.engine import machine
from killshot.engine.rng import DEALING

TEXT = f"""\
killshot 3
rules 2
dealing {DEALING}
mode deathmatch
bot no
players 3
arena M1
skulls 6
ending sudden-death
figures sprog violet banshee
seed 42
names Ana, Ben, Cleo

"""


def played(moves: int = 40, seed: int = 42) -> Game:
    game = Game(
        Setup(players=3, arena="M1", skulls=6, ending="sudden-death", figures=("sprog", "violet", "banshee")), seed
    )
    luck = Random(seed)
    while game.decision is not None and len(game.actions) < moves:
        game.play(luck.choice(game.options))
    return game


def lines_of(record: Record) -> list[str]:
    return record.text().splitlines()


def test_a_record_is_a_header_and_one_word_per_line() -> None:
    game = played(3)
    text = Record.of(game, names=("Ana", "Ben", "Cleo")).text()
    assert text == TEXT + "".join(f"{action}\n" for action in game.actions)


def test_a_record_survives_its_text() -> None:
    record = Record.of(played(), names=("Ana", "Ben", "Cleo"))
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()


def test_a_record_without_names_survives_too() -> None:
    record = Record.of(played())
    assert "names" not in record.text()
    assert Record.parse(record.text()) == record


@pytest.mark.parametrize("name", ["Ana, the 1st", "C#", "Zoë", "a  b"])
def test_whatever_a_name_is_it_comes_back_or_is_refused(name: str) -> None:
    names = (name, "Ben", "Cleo")
    try:
        record = Record.of(played(3), names)
        text = record.text()
    except ValueError:
        return  # an honest refusal
    assert Record.parse(text).names == names


def test_a_name_cannot_smuggle_in_a_line() -> None:
    names = ("Ana\nskulls 8", "Ben", "Cleo")
    try:
        text = Record.of(played(3), names).text()
    except ValueError:
        return
    assert Record.parse(text).names == names


def test_a_replay_ends_in_the_same_position() -> None:
    game = played(200)
    again = Record.parse(Record.of(game).text()).replay()
    assert again.state == game.state
    assert again.actions == game.actions


def test_a_finished_game_replays_to_its_result() -> None:
    game = played(10**6)
    assert game.result is not None
    assert Record.parse(Record.of(game).text()).replay().result == game.result


def test_positions_are_those_of_the_game() -> None:
    game = played(10)
    record = Record.of(game)
    lengths = [len(position.actions) for position in record.positions()]
    assert lengths == list(range(11))


def test_steps_begin_with_the_deal_and_tell_what_happened() -> None:
    game, luck = Game(Setup(players=3), 42), Random(1)
    told: list[list[str]] = []
    while len(told) < 60:
        told.append([repr(event) for event in game.play(luck.choice(game.options))])
    opening, *later = ((step, [repr(event) for event in step.events]) for step in Record.of(game).steps())
    assert opening[0].move is None
    assert opening[1] == [repr(event) for event in game.opening] != []
    assert [events for _, events in later] == told


@pytest.mark.parametrize("setup", [Setup(players=3), Setup(mode="teams", teams=(2, 1))], ids=repr)
def test_a_step_knows_who_played_what_in_which_position(setup: Setup) -> None:
    game, luck = Game(setup, 42), Random(1)
    before: list[tuple[State, int]] = []
    while len(before) < 150:
        action = luck.choice(game.options)
        assert game.decision is not None
        before.append((game.state.copy(), game.decision.answerer(action)))
        game.play(action)
    moves = [step.move for step in Record.of(game).steps() if step.move is not None]
    assert [(move.state, move.seat) for move in moves] == before
    assert [move.action for move in moves] == game.actions
    assert all(move.action in move.asked.options_of(move.seat) for move in moves)


def test_a_replay_deals_once_and_asks_once_per_move(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(played(30))
    dealt, asked = Mock(wraps=machine.deal), Mock(wraps=machine.decision)
    monkeypatch.setattr(machine, "deal", dealt)
    monkeypatch.setattr(machine, "decision", asked)
    record.replay()
    assert (dealt.call_count, asked.call_count) == (1, 31)


def test_a_record_made_after_undo_has_no_trace_of_it() -> None:
    game = played(1)  # the first seat has spawned
    before = Record.of(game)
    game.play("run")
    game.undo()
    assert Record.of(game) == before


def test_files_are_saved_and_loaded(tmp_path: Path) -> None:
    record = Record.of(played(), names=("Zoë", "Ben", "Cleo"))
    record.save(tmp_path / "game.killshot")
    assert Record.load(tmp_path / "game.killshot") == record


# Edited by hand


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    record = Record.of(played(6), names=("Ana", "Ben", "Cleo"))
    header, actions = record.text().split("\n\n")
    text = "# our last game\n\n" + header.replace("seed 42", "seed   42   # lucky") + "\n\n\n# first round\n"
    text += "".join(f"   {word}  # move {i}\n\n" for i, word in enumerate(actions.split()))
    assert Record.parse(text) == record


def test_a_comment_may_have_a_line_of_its_own_in_the_header() -> None:
    record = Record.of(played(6))
    assert Record.parse(record.text().replace("seed 42", "# found by accident\nseed 42")) == record


def test_line_ends_of_other_systems_are_read() -> None:
    record = Record.of(played(6))
    assert Record.parse(record.text().replace("\n", "\r\n")) == record


def test_the_header_may_come_in_any_order() -> None:
    record = Record.of(played(6))
    header, actions = record.text().split("\n\n")
    assert Record.parse("\n".join(reversed(header.splitlines())) + "\n\n" + actions) == record


def test_a_shortened_file_is_the_game_up_to_there() -> None:
    game = played(20)
    lines = lines_of(Record.of(game))
    shorter = Record.parse("\n".join(lines[:-5]))
    assert shorter.actions == tuple(game.actions[:-5])
    assert shorter.replay().state == played(15).state


def test_a_file_without_actions_is_a_game_about_to_begin() -> None:
    assert Record.parse(TEXT).replay().state == played(0).state


# Damaged


FIFTH = 17  # the line of the fifth action: eleven lines of header, an empty one, then the actions


def damaged(line: int, text: str) -> str:
    """The text of a game with one line replaced, counted from 1."""
    lines = lines_of(Record.of(played(20)))
    lines[line - 1] = text
    return "\n".join(lines)


def test_an_action_not_on_offer_stops_with_its_line_and_what_was_on_offer() -> None:
    with pytest.raises(RecordError) as stopped:
        Record.parse(damaged(FIFTH, "pay:red")).replay()
    assert str(stopped.value).startswith(f"line {FIFTH}: pay:red is not on offer; on offer: ")
    for option in played(4).options:
        assert str(option) in str(stopped.value)


def test_a_misspelt_action_stops_with_its_line() -> None:
    with pytest.raises(RecordError, match=rf"^line {FIFTH}: .*rnu"):
        Record.parse(damaged(FIFTH, "rnu")).replay()


def test_a_misspelt_action_is_told_what_was_on_offer_there() -> None:
    with pytest.raises(RecordError) as stopped:
        Record.parse(damaged(FIFTH, "rnu")).replay()
    for option in played(4).options:
        assert str(option) in str(stopped.value)


def test_lines_are_counted_with_comments_and_blank_lines() -> None:
    text = "# a comment\n\n" + damaged(FIFTH, "\n# and another\npay:red")
    with pytest.raises(RecordError, match=rf"^line {FIFTH + 4}: pay:red is not on offer"):
        Record.parse(text).replay()


def test_an_action_after_the_end_stops_with_its_line() -> None:
    lines = lines_of(Record.of(played(10**6)))
    with pytest.raises(RecordError, match=rf"^line {len(lines) + 1}: .*the game is over"):
        Record.parse("\n".join([*lines, "end"])).replay()


def test_a_record_made_in_code_stops_with_the_number_of_the_action() -> None:
    record = Record(Setup(players=3), 1, (Action.parse("pay:red"),))
    with pytest.raises(RecordError, match=r"^action 1: pay:red is not on offer"):
        record.replay()


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (1, "killshot 4", r"^line 1: format '4' is unknown; this program reads formats 1 to 3"),
        (1, "killshot 2", r"^line 11: a record of format 2 has a position and no seed"),
        (1, "killshot 1", r"^line 2: a record of format 1 has no rules"),
        (2, "# no rules", r"^the header has no 'rules'"),
        (2, "rules 3", r"^line 2: the game was played by rules 3; this program plays by rules 2"),
        (2, "rules 0", r"^line 2: the game was played by rules 0; this program plays by rules 2"),
        (3, "# no dealing", r"^the header has no 'dealing'"),
        (
            3,
            f"dealing {DEALING + 1}",
            rf"^line 3: the game was dealt with dealing {DEALING + 1}; this program knows up to dealing {DEALING}",
        ),
        (10, "position killshot-1", r"^line 11: a record of format 3 has a position and no seed"),
        (11, "# no seed", r"^the header has no 'seed'"),
        (1, "# gone", r"^line 1: a record begins with 'killshot'"),
        (4, "mode chess", r"no mode 'chess'; choose one of deathmatch"),
        (5, "bot perhaps", r"^line 5: bot is yes or no, not 'perhaps'"),
        (6, "players three", r"^line 6: players is a whole number, not 'three'"),
        (6, "players 7", r"3 to 5 players, not 7"),
        (7, "arena XL", r"no arena 'XL'; choose one of S, M1, M2, L"),
        (7, "arenas M1", r"^line 7: 'arenas' is no part of the header, which has .*arena"),
        (8, "skulls", r"^line 8: skulls is a whole number, not ''"),
        (8, "skulls 12", r"5 to 8 skulls, not 12"),
        (8, "players 3", r"^line 8: players is given twice"),
        (9, "ending never", r"no ending 'never' in deathmatch; choose one of frenzy, sudden-death"),
        (10, "figures sprog violet", r"3 different figures"),
        (10, "names Ana, Ben, Cleo", r"the header has no 'figures'"),
        (11, "seed lucky", r"^line 11: seed is a whole number, not 'lucky'"),
    ],
)
def test_a_damaged_header_says_what_is_wrong(line: int, text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.parse(damaged(line, text))


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "{}", "run\nend\n"])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"line 1|killshot"):
        Record.parse(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    with pytest.raises(RecordError, match="no text file"):
        Record.load(tmp_path / "noise")


def test_the_number_of_names_is_the_number_of_players() -> None:
    with pytest.raises(RecordError, match="names"):
        Record.parse(TEXT.replace("Ana, Ben, Cleo", "Ana, Ben"))


def test_a_record_error_is_not_an_illegal_action() -> None:
    assert issubclass(RecordError, ValueError)
    assert not issubclass(RecordError, IllegalAction)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [("players 3", "players many", r"line 6: players is a whole number"), ("\n\n", "\n\nend\n", r"line 14: .*'?end'?")],
)
def test_the_bad_one_of_a_folder_of_records_is_named(old: str, new: str, message: str, tmp_path: Path) -> None:
    """Whether it cannot be read or cannot be replayed."""
    text = Record.of(played(3), ("Ana", "Ben", "Cleo")).text()
    for name in ("good", "bad"):
        (tmp_path / name).write_text(text.replace(old, new, 1) if name == "bad" else text, encoding="utf-8")
    Record.load(tmp_path / "good").replay()
    with pytest.raises(RecordError, match=f"^{tmp_path / 'bad'}: {message}"):
        Record.load(tmp_path / "bad").replay()


# Versions


def as_format_1(record: Record) -> str:
    lines = [line for line in lines_of(record) if line.split()[:1] not in (["rules"], ["dealing"])]
    return "\n".join(["killshot 1", *lines[1:]])


def test_a_record_of_format_1_is_of_rules_1_and_dealing_1() -> None:
    setup = played().setup
    game = Game(setup, 42, dealing=1)
    while len(game.actions) < 30:
        game.play(game.options[-1])
    record = Record.parse(as_format_1(Record.of(game)))
    assert (record.rules, record.dealing) == (1, 1)
    assert record.replay().state == game.state != Game(setup, 42).state
    assert Record.parse(record.text()) == record


@pytest.mark.parametrize(("ending", "replays"), [("frenzy", False), ("sudden-death", True)])
def test_a_game_that_a_changed_rule_could_touch_is_refused(ending: str, replays: bool) -> None:
    record = Record(Setup(players=3, mode="domination", ending=ending), 1, dealing=1, rules=1)
    if replays:
        assert record.replay().options
        return
    with pytest.raises(
        RecordError, match=r"played by rules 1, and this program plays by rules 2: in Domination .*FRE-08"
    ):
        record.replay()


# Games that begin in the middle


def test_a_game_that_began_in_the_middle_is_recorded_with_its_position() -> None:
    game = Game.from_state(played().setup, played(25).state)
    luck = Random(2)
    for _ in range(20):
        game.play(luck.choice(game.options))
    record = Record.of(game, names=("Ana", "Ben", "Cleo"))
    lines = lines_of(record)
    assert lines[:2] == ["killshot 3", "rules 2"]
    assert [line.split()[0] for line in lines[8:11]] == ["figures", "position", "names"]
    again = Record.parse(record.text())
    assert again == record
    assert again.replay().state == game.state
    assert next(iter(again.steps())).game.state == played(25).state


def test_an_imagined_game_is_recorded_as_it_was_imagined() -> None:
    game = played(30).imagine(1, seed=9)
    while game.decision is not None and len(game.actions) < 20:
        game.play(game.options[-1])
    assert Record.parse(Record.of(game).text()).replay().state == game.state


def test_advancing_a_game_does_not_change_where_it_began() -> None:
    game = Game.from_state(played().setup, played(25).state)
    for _ in range(10):
        game.advance(game.options[0])
    assert Record.of(game).replay().state == game.state


def test_records_from_different_positions_differ() -> None:
    setup = played().setup
    one, other = (Record.of(Game.from_state(setup, played(moves).state)) for moves in (20, 21))
    assert one != other
    assert one.text() != other.text()


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("killshot-1", "killshot-7", "line 10: a position begins with killshot-1, not with killshot-7"),
        (" stack=", " stakc=", "line 10: the position has no stack"),
        ("killshot-1", "killshot-1 players:3", "line 10: the header says what is played, not the position"),
        ("players 3", "players 4", "in the header: 4 players need"),
        ("arena M1", "arena S", "the game cannot begin in this position: "),
    ],
)
def test_a_position_that_cannot_be_is_refused(before: str, after: str, message: str) -> None:
    text = Record.of(Game.from_state(played().setup, played(40).state)).text()
    assert before in text
    with pytest.raises(RecordError, match=message):
        Record.parse(text.replace(before, after)).replay()
