"""Positions that no game can reach are refused, and the sentence says what can be reached."""

from collections.abc import Callable

import pytest

from killshot import SetupError
from killshot.engine.cards.decks import POWERUP_DECKS
from killshot.engine.rng import DEALING
from killshot.testing import PositionError, Scenario, arena, dealt, teams

ALL = len(POWERUP_DECKS[DEALING])

Build = Callable[[Scenario], object]


def characters() -> Scenario:
    return arena("L", players=6, characters=True)


def refused(t: Scenario, build: Build) -> str:
    with pytest.raises((PositionError, ValueError)) as refusal:
        build(t)
    return str(refusal.value)


IN_DEATHMATCH: list[tuple[Build, str]] = [
    (
        lambda t: t.place(violet="d1").place(echo="a1"),
        "echo is not in this game; violet, dozer, sprog, d-struct-or, banshee are",
    ),
    (lambda t: t.place(violet="e1"), "'e1' is no square; known: a1"),
    (lambda t: t.place(violett="a1"), "'violett' is no figure; known: violet"),
    (lambda t: t.damaged("sprog", "violet x13"), "sprog's board has room for 12 tokens, not 13"),
    (lambda t: t.damaged("sprog", "violet x40"), "sprog's board has room for 12 tokens, not 40"),
    (lambda t: t.damaged("sprog", "bot x2"), "bot is not in this game; violet"),
    (lambda t: t.damaged("sprog", "sprog"), "no token on sprog's board is its own; it can have those of violet, dozer"),
    (lambda t: t.marked("sprog", violet=5), "sprog can carry up to 3 marks of each other figure, not 5 of violet"),
    (lambda t: t.marked("sprog", sprog=1), "sprog can carry up to 3 marks of each other figure, not 1 of sprog"),
    (lambda t: t.scored(violet=-1), "points are never lost: violet can have 0 or more, not -1"),
    (lambda t: t.skulled(dozer=5, sprog=4), "a game has 8 skulls, so that many at most lie on boards, not 9"),
    (lambda t: t.leave_skulls(9), "0 to 8 skulls can be left, not 9"),
    (lambda t: t.skulled(dozer=2).leave_skulls(7), "0 to 6 skulls can be left, not 7"),
    (lambda t: t.tracked("violet dozer sprog"), "a space has a killshot and perhaps an overkill, one or two figures"),
    (lambda t: t.hand("violet", ammo="RRRRR"), "violet can have 3 cubes of each colour, not RRRRR"),
    (lambda t: t.hand("violet", ammo="G"), "cubes are the letters R, B, Y, not 'G'"),
    (
        lambda t: t.hand("violet", "thor", "zx-2", "whisper", unloaded=("railgun",)),
        "violet can hold 3 weapons, loaded and unloaded, not thor, whisper, railgun, zx-2",
    ),
    (
        lambda t: t.hand("violet", "thor", "thor"),
        "there is one card of each weapon, so each can be named once: thor, thor",
    ),
    (
        lambda t: t.hand("violet", "thor").hand("dozer", "thor"),
        "thor is in the hand of seat 0; in the deck and on the shelves: lock-rifle, machine-gun, plasma-gun",
    ),
    (lambda t: t.hand("violet", "thor").shelf("red", "thor"), "thor is in the hand of seat 0; in the deck and on the"),
    (lambda t: t.hand("violet", "thor").stack_weapons("thor"), "thor is in the hand of seat 0; in the deck and on the"),
    (lambda t: t.stack_weapons().shelf("red").shelf("red", "whisper", "thor"), "is out of the game; in the deck"),
    (
        lambda t: t.shelf("red", "thor", "zx-2", "whisper", "railgun"),
        "a spawnpoint shows 3 different arena weapons, not",
    ),
    (lambda t: t.shelf("green", "thor"), "'green' is no colour; known: red, blue, yellow"),
    (lambda t: t.hand("violet", "nanomark"), "nanomark is a character weapon; give the arena characters=True"),
    (lambda t: t.hand("violet", "rifle"), "'rifle' is no weapon; known: lock-rifle"),
    (lambda t: t.hand("violet", powerups=("red-newton",) * 3), "no red-newton is left in the deck; in it: blue-"),
    (
        lambda t: t.hand("violet", powerups=("red-newton", "red-newton", "blue-scope", "red-scope")),
        "violet can hold 3 powerups, not red-newton, red-newton, blue-scope, red-scope",
    ),
    (lambda t: t.stack_powerups(*["red-newton"] * 3), "no red-newton is left in the deck; in it: blue-"),
    (lambda t: t.tile("c1", "YBB"), "no tile lies on c1; tiles lie on a1, b1, d1, b2, c2, d2, a3, b3, c3"),
    (lambda t: t.tile("a1", "RRR"), "'RRR' is no ammo tile; there are YBB, YRR"),
    (lambda t: t.piles(powerups=ALL + 1), f"deck and discard pile have {ALL} powerups, not {ALL + 1} and 0"),
    (lambda t: t.piles(powerups=ALL - 4, powerup_discard=5), f"have {ALL} powerups, not {ALL - 4} and 5"),
    (lambda t: t.turn("violet", 3), "a turn has 0 to 2 actions left, not 3"),
    (lambda t: t.turn("echo"), "echo is not in this game; violet"),
    (lambda t: t.spawnpoint("blue", "violet"), "spawnpoints have tracks in domination only, and this is deathmatch"),
    (lambda t: t.rookie("violet"), "first turns differ from others in domination only, and this is deathmatch"),
    (lambda t: t.turret("a1", "violet"), "squares have turrets in turret only, and this is deathmatch"),
    (lambda t: t.offered("YBB"), "tiles lie on a turret board in turret only, and this is deathmatch"),
    (lambda t: t.poisoned("violet"), "venom tokens belong to characters; give the arena characters=True"),
    (lambda t: t.heated(1), "overload tokens belong to characters; give the arena characters=True"),
    (lambda t: t.shifted(violet=1), "rush tiles belong to characters; give the arena characters=True"),
    (lambda t: t.flipped("sprog").options, "boards are flipped in the final frenzy only: call frenzy(...) too"),
]


@pytest.mark.parametrize(("build", "sentence"), IN_DEATHMATCH, ids=[sentence[:40] for _, sentence in IN_DEATHMATCH])
def test_what_deathmatch_cannot_reach(build: Build, sentence: str) -> None:
    assert sentence in refused(arena("L"), build)


@pytest.mark.parametrize(("name", "square"), [("S", "d1"), ("S", "a3"), ("M1", "a3"), ("M2", "d1")])
def test_a_square_that_the_arena_lacks(name: str, square: str) -> None:  # SET-02
    sentence = refused(arena(name), lambda t: t.place(violet=square))
    assert sentence.startswith(f"arena {name} has no {square}; it has a")


def test_five_players_leave_no_figure_for_the_bot() -> None:  # SET-01 R01
    with pytest.raises(SetupError, match="a bot joins 3 or 4 players"):
        arena("L", players=5, bot=True)
    assert arena("L", bot=True).rules.setup.players == 4


def test_the_bot_has_no_hand() -> None:  # BOT-01
    assert refused(arena("L", bot=True), lambda t: t.hand("bot", ammo="R")) == (
        "bot belongs to no seat; violet, dozer, sprog, d-struct-or do"
    )


OF_CHARACTERS: list[tuple[Build, str]] = [
    (lambda t: t.hand("dozer", "nanomark"), "dozer can have one character weapon of scrapshot, hotrod, not nanomark"),
    (
        lambda t: t.hand("violet", "nanomark", unloaded=("tracking-bot",)),
        "violet can have one character weapon of nanomark, tracking-bot, not tracking-bot",
    ),
    (lambda t: t.heated(9), "0 to 4 overload tokens can be hot, not 9"),
    (lambda t: t.shifted(dozer=11), "a rush tile slides 0 to 10 spaces, not 11"),
    (lambda t: t.damaged("dozer", "violet x12").shifted(dozer=1), "dozer's board has room for 11 tokens, not 12"),
    (lambda t: t.poisoned("sprog"), "sprog cannot be poisoned by sprog; violet, dozer, d-struct-or, banshee, echo can"),
    (lambda t: t.hypnotized("banshee"), "banshee cannot be hypnotised by banshee; violet, dozer, sprog"),
    (lambda t: t.tile("a1", "").hacked("a1"), "a1 has no tile to be hacked; there are tiles on b1, d1"),
    (lambda t: t.shelf("red", "nanomark"), "a spawnpoint shows 3 different arena weapons, not nanomark"),
]


@pytest.mark.parametrize(("build", "sentence"), OF_CHARACTERS, ids=[sentence[:40] for _, sentence in OF_CHARACTERS])
def test_what_characters_cannot_reach(build: Build, sentence: str) -> None:
    assert sentence in refused(characters(), build)


def test_tokens_of_a_character_who_is_not_in_the_game() -> None:
    t = arena("L", players=3, characters=True)
    assert refused(t, lambda t: t.hypnotized("violet")) == (
        "mind control tokens belong to banshee, who is not in this game; violet, dozer, sprog are"
    )


OF_TURRET: list[tuple[Build, str]] = [
    (lambda t: t.turret("c1", "violet"), "c1 has no turret; there is one on a1, b1, d1"),
    (lambda t: t.turret("a1", "bot"), "the bot holds no turrets; violet, dozer, sprog, d-struct-or can"),
    (lambda t: t.tile("a1", "YBB"), "no tile lies on a1; tiles lie on none"),
    (lambda t: t.offered(*["YBB", "YRR", "RBB", "RYY", "BYY", "BRR"]), "the turret board shows up to 5 tiles, not 6"),
    (lambda t: t.offered(*["YBB"] * 4), "no tile YBB is left; in the stack and the arena"),
    (lambda t: t.tracked("violet"), "the killshot track belongs to deathmatch; there is none in turret"),
]


@pytest.mark.parametrize(("build", "sentence"), OF_TURRET, ids=[sentence[:40] for _, sentence in OF_TURRET])
def test_what_turret_cannot_reach(build: Build, sentence: str) -> None:
    assert sentence in refused(arena("L", mode="turret", bot=True), build)


OF_TEAMS: list[tuple[Callable[..., object], str]] = [
    (lambda t: t.damaged("sprog", 11), "sprog's board has 0 to 10 tokens of its own colour while teams act, not 11"),
    (lambda t: t.damaged("sprog", "violet"), "sprog's board has 0 to 10 tokens of its own colour while teams act"),
    (lambda t: t.marked("sprog", echo=1), "in team play marks lie in the buffers: buffer_marked(sprog=1)"),
    (lambda t: t.buffered(sprog=-1), "a buffer has 0 or more damage of a colour, not -1"),
    (lambda t: t.buffer_marked(sprog=4), "a buffer has 0 to 3 marks of a colour, not 4"),
    (lambda t: t.reward_tile("D"), "the reward tiles are A, B, C, not D"),
    (lambda t: t.controlled("sprog", 2), "sprog can be controlled by seat 0, 1, not 2"),
    (lambda t: t.hand("seat 3", ammo="R"), "this game has seats 0 to 2, not 3"),
    (
        lambda t: t.hand("seat 0", "thor", "zx-2", "whisper", "railgun"),
        "seat 0 can hold 3 loaded arena weapons, not thor",
    ),
    (
        lambda t: t.hand("seat 0", "mastermind"),
        "seat 0 can have one character weapon of wristblades, putrifier, nanomark",
    ),
    (lambda t: t.team_turn("red"), "the teams are white, black, not red"),
    (lambda t: t.team_turn("white", acted=("echo",)), "echo is not in team white; violet, dozer, sprog are"),
    (lambda t: t.turn("violet"), "in team play turns belong to teams, not to violet: team_turn or new_turn"),
    (lambda t: t.frenzy("violet", "dozer"), "team play has no final frenzy; leave_skulls(0) makes this the last round"),
    (lambda t: t.flipped("violet"), "team play has no final frenzy, so no board is flipped"),
    (lambda t: t.tracked("violet"), "the killshot track belongs to deathmatch; there is none in teams"),
    (lambda t: t.poisoned("violet"), "violet cannot be poisoned by sprog; d-struct-or, banshee, echo can"),
]


@pytest.mark.parametrize(("build", "sentence"), OF_TEAMS, ids=[sentence[:40] for _, sentence in OF_TEAMS])
def test_what_teams_cannot_reach(build: Build, sentence: str) -> None:
    assert sentence in refused(teams(sizes=(2, 1)), build)


def test_a_team_that_starts_is_one_of_two() -> None:
    with pytest.raises(PositionError, match="the teams are white, black, not red"):
        dealt(first="red")
