"""Setup: who plays where, and what lies on the table before the first turn (SET)."""

from collections import Counter
from typing import Any

import pytest

from killshot import Game, Setup, SetupError
from killshot.engine.cards.ammo_tiles import FACES
from killshot.engine.cards.decks import POWERUP_DECKS
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.ids import BLUE, RED, SQUARES, YELLOW
from killshot.engine.rng import DEALING
from killshot.testing import arena

TILES = {
    **dict.fromkeys(("YBB", "YRR", "BYY", "BRR", "RYY", "RBB"), 3),
    **dict.fromkeys(("YYP", "RRP", "BBP"), 2),
    **dict.fromkeys(("YRP", "YBP", "RBP"), 4),
}
ENDINGS = ("frenzy", "sudden-death")


@pytest.mark.parametrize("players", [2, 6, 0, -1])
def test_a_base_game_takes_three_to_five_players(players: int) -> None:  # SET-01 SC-177
    with pytest.raises(SetupError, match="3 to 5 players"):
        Setup(players=players)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", ["S", "M1", "M2", "L"])
def test_every_arena_takes_any_number_of_players(name: str, players: int) -> None:  # SET-01 SET-02
    game = Game(Setup(players=players, arena=name), seed=3)
    assert game.decision is not None
    assert len(game.state.ammo) == players


@pytest.mark.parametrize(("name", "squares"), [("S", 10), ("M1", 11), ("M2", 11), ("L", 12)])
def test_the_arenas_have_ten_to_twelve_squares(name: str, squares: int) -> None:  # SET-02
    t = arena(name).place(violet="a2").hand("violet", powerups=("red-teleporter",))
    t.play("powerup:red-teleporter")
    assert len(t.options) == squares


@pytest.mark.parametrize("skulls", [4, 9, 0])
def test_deathmatch_takes_five_to_eight_skulls(skulls: int) -> None:  # SET-03 SC-177
    with pytest.raises(SetupError, match="5 to 8 skulls"):
        Setup(skulls=skulls)


@pytest.mark.parametrize("mode", ["domination", "turret"])
@pytest.mark.parametrize("skulls", [5, 7, 9])
def test_the_other_modes_take_eight_skulls(mode: str, skulls: int) -> None:  # SET-03 SC-177
    with pytest.raises(SetupError, match=f"{mode} is played with 8 skulls, not {skulls}"):
        Setup(mode=mode, skulls=skulls)


def test_a_bot_joins_three_or_four_humans() -> None:  # SET-01 R01 SC-177
    for players in (3, 4):
        assert Setup(players=players, bot=True).bot
    with pytest.raises(SetupError, match="a bot joins 3 or 4 players"):
        Setup(players=5, bot=True)


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
@pytest.mark.parametrize("ending", ENDINGS)
def test_either_ending_goes_with_every_mode(ending: str, mode: str) -> None:  # SET-04 R80
    assert Game(Setup(mode=mode, ending=ending), seed=0).decision is not None


def test_the_track_starts_with_eight_skulls_unless_told() -> None:  # SET-03
    assert Game(Setup(), seed=0).state.skulls_left == 8


@pytest.mark.parametrize("skulls", [5, 6, 7, 8])
@pytest.mark.parametrize("ending", ENDINGS)
def test_either_ending_goes_with_any_number_of_skulls(ending: str, skulls: int) -> None:  # SET-03 SET-04 R80
    game = Game(Setup(skulls=skulls, ending=ending), seed=0)
    assert game.state.skulls_left == skulls
    assert game.setup.ending == ending


def test_final_frenzy_is_the_standard_ending() -> None:  # SET-04
    assert Setup().ending == "frenzy"


def test_an_unknown_ending_is_refused_with_the_known_ones() -> None:  # SET-04
    with pytest.raises(SetupError, match="frenzy, sudden-death"):
        Setup(ending="draw")


def test_an_unknown_arena_is_refused_with_the_known_ones() -> None:  # SET-02
    with pytest.raises(SetupError, match="S, M1, M2, L"):
        Setup(arena="XL")


def test_a_table_for_four_is_laid_out() -> None:  # SET-02 SET-05 SET-06 SC-001
    s = Game(Setup(players=4, arena="L", skulls=8), seed=11).state
    shown = [weapon for shelf in s.shelves for weapon in shelf]
    assert len(shown) == 9
    assert len(s.weapon_deck) == len(WEAPON_CARDS) - 9
    assert sorted([*shown, *s.weapon_deck]) == [weapon.id for weapon in WEAPON_CARDS]
    assert sum(tile >= 0 for tile in s.tiles) == 9
    assert len(s.tile_deck) == 27
    assert len(s.powerup_deck) + len(s.powerups[0]) == len(
        POWERUP_DECKS[DEALING]
    )  # the starting player has drawn already
    assert s.powerups[1:] == ((), (), ())
    assert s.ammo == ((1, 1, 1),) * 4
    assert set(s.at) == {-1}
    assert s.skulls_left == 8
    assert s.track == ()


def test_everybody_begins_with_nothing_but_a_cube_of_each_colour() -> None:  # SET-06
    s = Game(Setup(players=5), seed=2).state
    assert s.ammo == ((1, 1, 1),) * 5
    assert s.loaded == s.unloaded == (0,) * 5
    assert not any(s.damage)
    assert not any(map(any, s.marks))
    assert not any(s.points)
    assert not any(s.skulls)
    assert s.flipped == 0


@pytest.mark.parametrize(("name", "tiles"), [("S", 7), ("M1", 8), ("M2", 8), ("L", 9)])
def test_a_tile_lies_on_every_square_without_a_spawnpoint(name: str, tiles: int) -> None:  # SET-02 SET-05 SC-002
    s = Game(Setup(arena=name), seed=5).state
    out = {SQUARES[i] for i, tile in enumerate(s.tiles) if tile >= 0}
    assert len(out) == tiles
    assert out.isdisjoint({"a2", "c1", "d3"})
    assert len(s.tile_deck) == 36 - tiles


@pytest.mark.parametrize("name", ["S", "M1", "M2", "L"])
def test_the_spawnpoints_are_where_they_are_printed(name: str) -> None:  # SET-02
    spawnpoint = arena(name).rules.arena.spawnpoint
    assert [SQUARES[spawnpoint[colour]] for colour in (RED, BLUE, YELLOW)] == ["a2", "c1", "d3"]


def test_there_are_thirty_six_ammo_tiles_of_twelve_faces() -> None:  # SET-05
    s = Game(Setup(), seed=8).state
    tiles = [*s.tile_deck, *(tile for tile in s.tiles if tile >= 0)]
    assert Counter("".join(sorted(FACES[tile])) for tile in tiles) == Counter(
        {"".join(sorted(face)): n for face, n in TILES.items()}
    )


def test_the_decks_are_shuffled_by_the_seed() -> None:  # SET-05
    first, same, other = (Game(Setup(), seed=seed).state for seed in (1, 1, 2))
    assert first == same
    for field in ("weapon_deck", "powerup_deck", "tile_deck", "shelves", "tiles"):
        assert getattr(first, field) != getattr(other, field)


def test_the_first_seat_begins_whatever_its_figure() -> None:  # SET-07
    game = Game(Setup(players=3, figures=("banshee", "violet", "sprog")), seed=1)
    assert game.decision is not None
    assert game.decision.seats == (0,)
    game.play(game.options[0])
    assert game.observe(None).to_json()["figures"]["banshee"]["square"] is not None
    assert list(game.observe(None).to_json()["figures"]) == ["banshee", "violet", "sprog"]


def test_seats_keep_their_order_in_frenzy() -> None:  # SET-07
    t = arena("L", players=4).place(violet="a1", dozer="b1", sprog="b2", d_struct_or="c3").leave_skulls(0)
    t.frenzy("dozer", "sprog")
    turns = []
    while not t.is_over:
        turns.append(t.active)
        t.end_turn()
    assert turns == ["sprog", "d-struct-or", "violet", "dozer"]


def test_tokens_and_points_never_run_out() -> None:  # SET-08
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", d_struct_or="c3", banshee="c3")
    for figure in ("dozer", "sprog", "d-struct-or", "banshee"):
        t.damaged(figure, "violet x10").marked(figure, violet=3)
    t.tracked(*["violet violet"] * 7).scored(violet=10_000)
    t.hand("violet", "electroscythe").shoot("electroscythe", "effect:basic")
    assert set(t.damage.values()) == {"violet x12"}
    t.end_turn()
    assert t.points("violet") == 10_000 + 4 * (8 + 1) + 1


@pytest.mark.parametrize(
    "figures",
    [
        ("violet", "dozer", "sprog"),
        ("violet", "dozer", "sprog", "sprog"),
        ("violet", "dozer", "sprog", "zorro"),
        ("violet", "dozer", "sprog", "bot"),
        (),
    ],
)
def test_every_seat_needs_a_figure_of_its_own(figures: tuple[str, ...]) -> None:  # SET-01
    with pytest.raises(SetupError, match="4 players need 4 different figures of violet, dozer"):
        Setup(players=4, figures=figures)


def test_a_setup_survives_json() -> None:
    setup = Setup(
        players=3, arena="M2", skulls=6, ending="sudden-death", figures=("banshee", "sprog", "d-struct-or"), bot=True
    )
    assert Setup.from_json(setup.to_json()) == setup
    assert hash(Setup.from_json(setup.to_json())) == hash(setup)
    assert Setup() != setup


def test_a_setup_from_json_names_what_it_does_not_know() -> None:
    with pytest.raises(
        SetupError, match="no colour; it has arena, bot, characters, ending, figures, mode, players, skulls"
    ):
        Setup.from_json({"players": 3, "colour": "red"})


@pytest.mark.parametrize(
    "data", [{"players": "4"}, {"skulls": 6.5}, {"players": None}, {"figures": 4}, {"arena": ["L"]}]
)
def test_a_setup_from_json_refuses_what_is_of_the_wrong_kind(data: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Setup.from_json(data)


@pytest.mark.parametrize("field", ["players", "arena", "skulls", "ending", "figures", "mode", "bot"])
def test_a_setup_cannot_be_changed(field: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Setup(), field, 5)
