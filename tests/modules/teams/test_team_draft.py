"""Team play before the first cube is paid: setup, draft, who plays whom (TEA-01..03, TEA-35..37)."""

import pytest

from killshot import Game, IllegalAction, Setup, SetupError
from killshot.engine.ids import FIGURES
from killshot.testing import dealt

SIZES = [(a, b) for a in (1, 2, 3) for b in (1, 2, 3)]
CHARACTERS = set(FIGURES[:6])
ARMS = {
    "violet": {"nanomark", "tracking-bot"},
    "dozer": {"scrapshot", "hotrod"},
    "sprog": {"wristblades", "putrifier"},
    "d-struct-or": {"hand-grenade", "wrecking-ball"},
    "banshee": {"mastermind", "possessor"},
    "echo": {"dual-magnums", "shadowblade"},
}
PICKS = ("dozer", "sprog", "banshee", "echo", "violet")  # what is left is :D-struct-OR's


# Setup


@pytest.mark.parametrize("sizes", SIZES)
def test_any_sizes_play_three_characters_a_side(sizes: tuple[int, int]) -> None:  # TEA-01
    t = dealt(sizes).draft(*PICKS)
    assert t.rules.setup.players == sum(sizes)
    assert (len(t.team("white")), len(t.team("black"))) == (3, 3)
    assert {*t.team("white"), *t.team("black")} == CHARACTERS


@pytest.mark.parametrize("name", ["S", "M1", "M2", "L"])
def test_one_against_two_on_any_arena(name: str) -> None:  # TEA-01 TEA-35 SC-243
    t = dealt((1, 2), name=name)
    assert t.skulls_left == 8
    assert t.track == []
    seen = t.view(None)
    assert seen["teams"]["tile"] in ("A", "B", "C")
    assert {figure: arm["weapon"] in ARMS[figure] for figure, arm in seen["arms"].items()} == dict.fromkeys(ARMS, True)
    assert all(t.state.tiles[square] >= 0 for square in t.rules.arena.ammo_squares)
    assert t.state.cast.hot == t.state.cast.venom == t.state.cast.minds == 0


def test_tile_weapons_and_starting_team_are_luck() -> None:  # TEA-01 TEA-35
    games = [Game(Setup(mode="teams"), seed=seed).state.cast for seed in range(60)]
    assert {cast.sides.tile for cast in games} == {0, 1, 2}
    assert {cast.sides.first for cast in games} == {0, 1}
    assert len({weapon for cast in games for weapon in cast.arms if weapon >= 0}) == 12


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"teams": (0, 2)}, "two teams of 1 to 3 players, not 0, 2"),
        ({"teams": (4, 1)}, "two teams of 1 to 3 players, not 4, 1"),
        ({"teams": (1, 1, 1)}, "two teams"),
        ({"players": 1}, "2 to 6 players, not 1"),
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"teams": (2, 2), "skulls": 5}, "teams is played with 8 skulls, not 5"),
        ({"teams": (2, 2), "ending": "frenzy"}, "no ending 'frenzy' in teams"),
        ({"teams": (2, 2), "ending": "sudden-death"}, "no ending 'sudden-death' in teams"),
        ({"teams": (2, 2), "characters": False}, "teams always play with characters"),
        ({"teams": (2, 2), "bot": True}, "without the bot"),
    ],
)
def test_what_teams_do_not_go_with_is_refused(
    choices: dict[str, object], reason: str
) -> None:  # TEA-01 TEA-35 R93 SC-243
    with pytest.raises(SetupError, match=reason):
        Setup(mode="teams", **choices)  # type: ignore[arg-type]


def test_there_are_as_many_tokens_as_enemies() -> None:  # TEA-35 SC-243
    # a mask per figure: three enemies can be poisoned and hypnotised, each once, and Dozer heats four
    t = dealt().draft("sprog", "violet", "echo", "banshee", "dozer")
    foes = t.state.cast.sides.foes[FIGURES.index("sprog")]
    assert {FIGURES[f] for f in range(6) if foes >> f & 1} == {"violet", "echo", "d-struct-or"}
    assert t.state.cast.sides.foes[FIGURES.index("banshee")] == foes


# Draft


@pytest.mark.parametrize(("first", "second"), [("white", "black"), ("black", "white")])
def test_the_teams_pick_one_two_two_one(first: str, second: str) -> None:  # TEA-02 TEA-37 SC-164
    t = dealt((2, 3), first=first)
    seats = {"white": [0, 1], "black": [2, 3, 4]}
    free = list(FIGURES[:6])
    for team, figure in zip((first, second, second, first, first), PICKS, strict=True):
        assert t.asks == "team-draft"
        assert t.asked_seats == seats[team]
        assert t.options == [f"character:{name}" for name in free]
        t.draft(figure)
        free.remove(figure)
    assert t.team(first) == ["dozer", "echo", "violet"]
    assert t.team(second) == ["sprog", "banshee", "d-struct-or"]  # the last one goes without a choice
    assert t.asks == "casting"


def test_any_seat_of_the_picking_team_picks_and_no_other() -> None:  # TEA-37 R68 SC-244
    seed = next(seed for seed in range(20) if Game(Setup(mode="teams", teams=(2, 3)), seed).state.cast.sides.first == 0)
    game = Game(Setup(mode="teams", teams=(2, 3)), seed)
    for seat in (2, 3, 4):
        with pytest.raises(IllegalAction, match=f"seat {seat} is not asked; 0, 1 is"):
            game.play("character:dozer", seat)
    game.play("character:dozer", 1)
    game.play("character:echo", 4)  # two picks are two choices: another seat may make the second one
    with pytest.raises(IllegalAction, match="seat 0 is not asked"):
        game.play("character:violet", 0)
    game.play("character:violet", 2)
    assert game.decision is not None
    assert game.decision.seats == (0, 1)


def test_seats_choose_in_seat_order_and_the_starting_team_first() -> None:  # TEA-36 TEA-37 R68 SC-244
    t = dealt((2, 3)).draft(*PICKS)
    asked = []
    for word in ("violet", "dozer", "banshee", "d-struct-or"):
        assert t.asks == "casting"
        asked.append((t.asked_seats, t.options))
        t.play(f"character:{word}")
    assert asked == [
        ([0], ["character:dozer", "character:echo", "character:violet"]),
        ([1], ["character:dozer", "character:echo"]),
        ([2], ["character:sprog", "character:banshee", "character:d-struct-or"]),
        ([3], ["character:sprog", "character:d-struct-or"]),
    ]
    assert t.owners("white") == {"dozer": 1, "echo": "shared", "violet": 0}
    assert t.owners("black") == {"sprog": 4, "banshee": 2, "d-struct-or": 3}
    assert t.asks != "casting"


def test_the_second_team_casts_first_if_it_starts() -> None:  # TEA-37 R68
    t = dealt((2, 3), first="black").draft(*PICKS)
    assert t.asked_seats == [2]


def test_one_player_has_all_three_without_choosing() -> None:  # TEA-03 TEA-37 R68
    t = dealt((1, 1)).draft(*PICKS)
    assert set(t.owners("white").values()) == {0}
    assert set(t.owners("black").values()) == {1}
    assert t.asks == "spawn-whom"


@pytest.mark.parametrize("sizes", SIZES)
def test_two_players_share_one_character_three_share_none(sizes: tuple[int, int]) -> None:  # TEA-03
    t = dealt(sizes).draft(*PICKS)
    while t.asks == "casting":
        t.play(t.options[-1])
    for team, size in zip(("white", "black"), sizes, strict=True):
        owners = list(t.owners(team).values())
        assert owners.count("shared") == (1 if size == 2 else 0)
        assert len({owner for owner in owners if owner != "shared"}) == size


def test_draft_order_is_the_order_of_the_picks() -> None:  # TEA-36 R67
    t = dealt((1, 1), first="black").draft("echo", "violet", "dozer", "banshee", "d-struct-or")
    assert t.team("black") == ["echo", "banshee", "d-struct-or"]
    assert t.team("white") == ["violet", "dozer", "sprog"]
