"""Which modes, bots, players, arenas, skulls and endings go together; what else is refused, and why (SET-01..04)."""

from itertools import product
from random import Random
from typing import Any

import pytest

from killshot import Game, Record, RecordError, Setup, SetupError
from killshot.engine.ids import BOT

MODES = ("deathmatch", "domination", "turret")
ARENAS = ("S", "M1", "M2", "L")
ENDINGS = ("frenzy", "sudden-death")
TABLES = [(3, False), (4, False), (5, False), (3, True), (4, True)]  # players, bot
LONGEST = 6000  # decisions in a random game; it takes about a thousand


@pytest.mark.parametrize(("players", "bot"), TABLES)
@pytest.mark.parametrize("mode", MODES)
def test_every_allowed_combination_deals_and_asks(mode: str, players: int, bot: bool) -> None:  # SET-01 SET-02 R80
    for name, ending in product(ARENAS, ENDINGS):
        setup = Setup(players=players, arena=name, ending=ending, mode=mode, bot=bot)
        game = Game(setup, seed=3)
        assert game.decision is not None
        assert game.decision.prompt.key == ("bot-spawn" if bot else "spawn")
        assert game.decision.seats == (0,)
        assert game.options
        s = game.state
        assert len(s.ammo) == players
        assert s.skulls_left == 8
        assert (BOT in game.rules.unseated) == bot
        assert (len(s.spawnpoints.tracks) == 3) == (mode == "domination")
        assert (len(s.turrets.offer) == 5) == (mode == "turret")


@pytest.mark.parametrize(("players", "bot"), TABLES)
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_and_table_plays_to_a_result(mode: str, ending: str, players: int, bot: bool) -> None:  # R80 SET-04
    luck = Random(players)
    game = Game(Setup(players=players, arena=luck.choice(ARENAS), ending=ending, mode=mode, bot=bot), seed=players)
    for _ in range(LONGEST):
        if game.decision is None:
            break
        game.play(luck.choice(game.options))
    assert game.result is not None
    assert len(game.result.points) == players
    assert (game.state.trigger >= 0) == (ending == "frenzy")


@pytest.mark.parametrize("skulls", [5, 6, 7, 8])
def test_deathmatch_with_a_bot_takes_five_to_eight_skulls(skulls: int) -> None:  # SET-03
    assert Game(Setup(players=3, skulls=skulls, bot=True), seed=0).state.skulls_left == skulls


@pytest.mark.parametrize("skulls", [5, 6, 7, 9])
@pytest.mark.parametrize("mode", ["domination", "turret"])
def test_the_other_modes_always_use_eight_skulls(mode: str, skulls: int) -> None:  # SET-03 DOM-01 TUR-01 SC-177
    with pytest.raises(SetupError, match=rf"{mode} is played with 8 skulls, not {skulls}"):
        Setup(mode=mode, skulls=skulls)


@pytest.mark.parametrize("mode", MODES)
def test_a_bot_with_five_players_is_refused(mode: str) -> None:  # SET-01 SC-177
    with pytest.raises(SetupError, match="a bot joins 3 or 4 players; with 5 no figure is left for it"):
        Setup(players=5, mode=mode, bot=True)


@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize(("mode", "bot"), list(product(MODES, (False, True))))
def test_every_mode_takes_three_to_five_players(mode: str, bot: bool, players: int) -> None:  # SET-01 SC-177
    with pytest.raises(SetupError, match=f"3 to 5 players, not {players}"):
        Setup(players=players, mode=mode, bot=bot)


@pytest.mark.parametrize("skulls", [4, 9])
def test_deathmatch_with_too_few_or_too_many_skulls_is_refused(skulls: int) -> None:  # SET-03 SC-177
    with pytest.raises(SetupError, match=f"deathmatch is played with 5 to 8 skulls, not {skulls}"):
        Setup(skulls=skulls)


@pytest.mark.parametrize("mode", ["turrets", "Domination", ""])
def test_an_unknown_mode_is_refused_with_the_known_ones(mode: str) -> None:  # SET-04
    with pytest.raises(SetupError, match="choose one of deathmatch, domination, turret"):
        Setup(mode=mode)


@pytest.mark.parametrize("mode", MODES)
def test_unknown_arenas_and_endings_are_refused_in_every_mode(mode: str) -> None:  # SET-02 SET-04
    with pytest.raises(SetupError, match="S, M1, M2, L"):
        Setup(mode=mode, arena="XL")
    with pytest.raises(SetupError, match="frenzy, sudden-death"):
        Setup(mode=mode, ending="draw")


def test_the_bot_is_nobodys_figure() -> None:  # SET-01 BOT-01
    with pytest.raises(SetupError, match="3 different figures"):
        Setup(players=3, figures=("violet", "bot", "sprog"), bot=True)


def test_a_setup_without_a_word_is_deathmatch_without_a_bot() -> None:
    assert Setup().mode == "deathmatch"
    assert Setup().bot is False


@pytest.mark.parametrize(("mode", "bot"), list(product(MODES, (False, True))))
def test_mode_and_bot_survive_json(mode: str, bot: bool) -> None:
    setup = Setup(players=3, mode=mode, bot=bot)
    again = Setup.from_json(setup.to_json())
    assert again == setup
    assert hash(again) == hash(setup)
    assert (again.mode, again.bot) == (mode, bot)
    assert mode in repr(setup)


def test_setups_that_differ_in_mode_or_bot_are_different() -> None:
    setups = {Setup(players=3, mode=mode, bot=bot) for mode, bot in product(MODES, (False, True))}
    assert len(setups) == 6


@pytest.mark.parametrize(
    "data",
    [
        {"mode": "ctf"},
        {"mode": None},
        {"mode": ["turret"]},
        {"mode": "turret", "skulls": 6},
        {"bot": True, "players": 5},
        {"bot": "no"},
    ],
)
def test_a_setup_from_json_is_checked_too(data: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Setup.from_json(data)


@pytest.mark.parametrize("field", ["mode", "bot"])
def test_mode_and_bot_cannot_be_changed(field: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Setup(), field, "turret")


# Records


def played(setup: Setup, moves: int, seed: int = 11) -> Game:
    game, luck = Game(setup, seed), Random(seed)
    while game.decision is not None and len(game.actions) < moves:
        game.play(luck.choice(game.options))
    return game


@pytest.mark.parametrize(("mode", "bot"), list(product(MODES, (False, True))))
def test_a_record_keeps_mode_and_bot_and_replays(mode: str, bot: bool) -> None:
    game = played(Setup(players=3, arena="M2", mode=mode, bot=bot), 250)
    record = Record.of(game, names=("Ana", "Ben", "Cleo"))
    lines = record.text().splitlines()
    assert f"mode {mode}" in lines
    assert f"bot {'yes' if bot else 'no'}" in lines
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()
    replayed = again.replay()
    assert replayed.state == game.state
    assert replayed.options == game.options


@pytest.mark.parametrize(("mode", "bot"), list(product(MODES, (False, True))))
def test_a_finished_game_replays_to_its_result(mode: str, bot: bool) -> None:
    game = played(Setup(players=4, mode=mode, bot=bot), LONGEST)
    assert game.result is not None
    assert Record.parse(Record.of(game).text()).replay().result == game.result


def test_a_record_of_another_mode_does_not_fit() -> None:
    text = Record.of(played(Setup(players=3, mode="domination", bot=True), 120)).text()
    with pytest.raises(RecordError, match="is not on offer"):
        Record.parse(text.replace("bot yes", "bot no")).replay()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("mode turret", "mode ctf", "no mode 'ctf'; choose one of deathmatch, domination, turret"),
        ("bot yes", "bot maybe", "bot is yes or no, not 'maybe'"),
        ("skulls 8", "skulls 6", "turret is played with 8 skulls, not 6"),
    ],
)
def test_a_damaged_header_says_what_is_wrong(old: str, new: str, message: str) -> None:
    text = Record.of(played(Setup(players=3, mode="turret", bot=True), 5)).text()
    assert old in text
    with pytest.raises(RecordError, match=message):
        Record.parse(text.replace(old, new))
