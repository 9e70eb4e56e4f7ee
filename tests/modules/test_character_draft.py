"""Characters in deathmatch: setup, draft, and the character weapon in hand (CHR-01..04, CHR-20, CHR-26)."""

import json

import pytest

from killshot import Setup, SetupError
from killshot.engine import machine, view
from killshot.engine.cards.prices import Price
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.ids import ARENA_WEAPONS, CHARACTER_WEAPONS, FIGURES, WEAPONS, bits
from killshot.testing import arena
from tests.modules.characters import ARMS, CHARACTERS, PRICES, deal, draft, play, table, words

# Setup and draft


@pytest.mark.parametrize(("players", "offered"), [(3, 4), (4, 5), (5, 6), (6, 6)])
def test_one_character_more_than_players_is_drawn(players: int, offered: int) -> None:  # CHR-01 SC-189 SC-201
    for seed in range(10):
        rules, s = deal(players, seed)
        for seat in range(players):  # in play order, the starting player first
            asked = machine.decision(rules, s)
            assert asked is not None
            assert asked.seats == (seat,)
            assert asked.prompt.key == "draft"
            assert len(asked.options) == offered - seat
            play(rules, s, str(asked.options[-1]))
        assert len(set(s.order)) == players
        assert [s.owner[figure] for figure in s.order] == list(range(players))
        assert sum(weapon >= 0 for weapon in s.cast.arms) == players  # the one left over is out of the game


def test_who_is_drawn_and_with_what_is_luck() -> None:  # CHR-01
    drawn = {tuple(weapon >= 0 for weapon in deal(3, seed)[1].cast.arms) for seed in range(60)}
    assert len(drawn) > 10
    weapons = {weapon for seed in range(60) for weapon in deal(6, seed)[1].cast.arms if weapon >= 0}
    assert {WEAPONS[weapon] for weapon in weapons} == set(CHARACTER_WEAPONS)


def test_every_character_has_one_of_its_two_weapons_revealed() -> None:  # CHR-01 CHR-20
    for seed in range(20):
        rules, s = deal(5, seed)
        seen = view.observe(rules, s, None).to_json()["arms"]
        assert len(seen) == 6
        for name, arm in seen.items():
            assert arm["weapon"] in ARMS[name]
        draft(rules, s)
        for seat, figure in enumerate(s.order):
            held = bits(s.loaded[seat] | s.unloaded[seat])
            assert held == (s.cast.arms[figure],)
            assert WEAPONS[held[0]] in ARMS[FIGURES[figure]]


def test_the_grab_cost_is_paid_from_the_starting_cubes() -> None:  # CHR-02 R42 SC-189
    rules, s = deal(4, 3, "RY")
    assert s.ammo[0] == (1, 1, 1)
    play(rules, s, words(rules, s)[0])
    assert words(rules, s) == ["pay:yellow"]  # compulsory
    play(rules, s, "pay:yellow")
    assert s.ammo[0] == (1, 1, 0)
    assert bits(s.loaded[0]) == (s.cast.arms[s.order[0]],)
    asked = machine.decision(rules, s)
    assert asked is not None
    assert (asked.seats, asked.prompt.key) == ((1,), "draft")


def test_a_weapon_of_one_cube_is_free() -> None:  # CHR-02
    rules, s = deal(3, 3, "B")
    draft(rules, s)
    assert s.ammo == ((1, 1, 1),) * 3
    assert all(bits(s.loaded[seat]) for seat in range(3))


def test_after_the_draft_the_game_begins_as_usual() -> None:  # CHR-26
    rules, s = deal(5, 4)
    assert s.powerups == ((),) * 5
    draft(rules, s)
    asked = machine.decision(rules, s)
    assert asked is not None
    assert (asked.seats, asked.prompt.key) == ((0,), "spawn")
    assert len(s.powerups[0]) == 2
    assert s.skulls_left == 8
    assert all(s.tiles[square] >= 0 for square in rules.arena.ammo_squares)
    assert (len(s.weapon_deck), sum(weapon >= 0 for shelf in s.shelves for weapon in shelf)) == (
        len(WEAPON_CARDS) - 9,
        9,
    )
    play(rules, s, words(rules, s)[0])
    asked = machine.decision(rules, s)
    assert asked is not None
    assert asked.prompt.key == "first-action"  # two of them


def test_nothing_is_poisoned_hypnotized_hot_hacked_or_shifted_at_first() -> None:  # CHR-26 SC-201
    rules, s = deal(6, 4)
    draft(rules, s)
    assert s.cast[1:7] == ((0,) * len(s.cast.shift), 0, 0, 0, 0, 0)


def test_every_view_shows_every_character_weapon() -> None:  # CHR-26 R56 SC-201
    t = table("dozer").place(dozer="d2", violet="d2")
    for name, weapons in ARMS.items():
        t.hand(name, weapons[1])
    t.shoot("hotrod", "effect:basic", "target:violet")
    for who in (*CHARACTERS, None):
        arms = t.view(who)["arms"]
        assert arms == {
            name: {
                "weapon": ARMS[name][1],
                "loaded": name != "dozer",
                "holder": None if name == "dozer" else t.seat(name),
            }
            for name in CHARACTERS
        }


def test_other_loaded_weapons_stay_hidden() -> None:  # R56 R02
    t = table("dozer").place(dozer="d2")
    for name, weapons in ARMS.items():
        t.hand(name, weapons[0])
    t.hand("violet", "nanomark", "whisper", "thor")
    seat = t.view("dozer")["seats"][t.seat("violet")]
    assert seat["loaded"] == 2
    assert "whisper" not in json.dumps(t.view("dozer")["seats"])
    assert t.view("violet")["hand"]["loaded"] == ["thor", "whisper", "nanomark"]


def test_imagined_worlds_keep_the_character_weapons() -> None:  # R56
    t = table("dozer").place(dozer="d2")
    for name, weapons in ARMS.items():
        t.hand(name, weapons[0], *(("whisper",) if name == "violet" else ()))
    for seed in range(5):
        world = view.imagine(t.rules, t.state, t.seat("dozer"), seed)
        assert [mask & ~ARENA_WEAPONS for mask in world.loaded] == [mask & ~ARENA_WEAPONS for mask in t.state.loaded]


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"mode": "domination"}, "characters are played in deathmatch"),
        ({"mode": "turret"}, "characters are played in deathmatch"),
        ({"bot": True}, "characters are played without the bot"),
        ({"players": 2}, "3 to 6 players, not 2"),
        ({"players": 7}, "3 to 6 players, not 7"),
        ({"figures": ("violet", "dozer", "sprog", "banshee")}, "drafted"),
    ],
)
def test_what_characters_do_not_go_with_is_refused(
    choices: dict[str, object], reason: str
) -> None:  # CHR-04 R44 SC-279
    with pytest.raises(SetupError, match=reason):
        Setup(characters=True, **choices)  # type: ignore[arg-type]


def test_echo_joins_no_game_without_characters() -> None:  # CHR-04 R44
    with pytest.raises(SetupError):
        Setup(players=3, figures=("violet", "dozer", "echo"))
    with pytest.raises(SetupError):
        Setup(players=6)


def test_characters_survive_json() -> None:  # SET-01
    setup = Setup(players=6, characters=True)
    assert Setup.from_json(setup.to_json()) == setup
    assert setup != Setup(players=5, characters=True)
    assert Setup.from_json({"players": 3, "characters": True}).characters


# The character weapon in hand


def test_a_fourth_arena_weapon_drops_one_of_the_three() -> None:  # CHR-03 R43 SC-190
    t = (
        table("dozer")
        .place(dozer="d3")
        .hand("dozer", "scrapshot", "thor", "whisper", ammo="RRRBBBYYY", unloaded=("shotgun",))
    )
    t.shelf("yellow", "sledgehammer", "railgun").play("grab", "square:d3", "weapon:sledgehammer")
    assert t.asks == "drop"
    t.pick("drop:thor", among={"drop:thor", "drop:whisper", "drop:shotgun"})
    assert t.loaded("dozer") == ["whisper", "sledgehammer", "scrapshot"]
    t.assert_settled()


def test_the_character_weapon_does_not_count_for_the_limit() -> None:  # CHR-03 R43
    t = table("dozer").place(dozer="d3").hand("dozer", "scrapshot", "thor", "whisper", ammo="RRRBBBYYY")
    t.shelf("yellow", "sledgehammer", "railgun").play("grab", "square:d3", "weapon:sledgehammer")
    assert t.asks != "drop"
    assert t.loaded("dozer") == ["thor", "whisper", "sledgehammer", "scrapshot"]
    t.assert_settled()


def test_it_is_reloaded_beside_three_and_death_leaves_it_unloaded() -> None:  # CHR-20 CHR-03 SC-280
    t = table("dozer").place(dozer="d3", violet="d3").hand("dozer", "hotrod", "thor", "whisper", "shotgun", ammo="YY")
    t.shoot("hotrod", "effect:basic", "target:violet").end_turn("pass")
    assert t.asks == "reload"
    assert t.offers("reload:hotrod")
    reloaded = t.copy().play("reload:hotrod", "pay:yellow")
    assert "hotrod" in reloaded.loaded("dozer")
    t = table("echo").place(echo="d3", dozer="d3").hand("dozer", unloaded=("hotrod",)).hand("echo", "lock-rifle")
    t.damaged("dozer", "sprog x10").shoot("lock-rifle", "effect:basic", "target:dozer").end_turn("pass")
    t.play(t.options[0])
    assert t.unloaded("dozer") == ["hotrod"]
    assert t.at("dozer") != "nowhere"


def test_reloading_costs_all_cubes() -> None:  # CHR-20
    dear = PRICES | {"hotrod": Price("YB", {"voltage-overload": ""})}
    t = arena("L", players=6, characters=True, prices=dear).turn("dozer").place(dozer="d3", violet="d3")
    t.hand("dozer", "hotrod", ammo="RB").shoot("hotrod", "effect:basic", "target:violet")
    short = t.copy().end_turn("number:1")
    assert short.active == "sprog"  # no yellow cube
    t.hand("dozer", ammo="RBY", unloaded=("hotrod",)).end_turn("number:1", "reload:hotrod", "pay:blue", "pay:yellow")
    assert t.ammo("dozer") == "R"
    assert t.loaded("dozer") == ["hotrod"]


def test_nobody_else_has_it() -> None:  # CHR-20 CHR-03 SC-280
    t = table("violet").place(violet="d3", dozer="d3").hand("dozer", "hotrod").hand("violet", ammo="RRRBBBYYY")
    assert t.refuses("shoot")
    t.play("grab", "square:d3")
    assert not {word[7:] for word in t.options} & set(CHARACTER_WEAPONS)
