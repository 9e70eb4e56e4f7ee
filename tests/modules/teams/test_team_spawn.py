"""Team play: the spawning round (TEA-06, TEA-39, R70)."""

from killshot.engine.ids import FIGURES
from killshot.testing import DealtTeams, dealt

PICKS = ("dozer", "sprog", "banshee", "echo", "violet")
SPAWNPOINTS = {"red": "a2", "blue": "c1", "yellow": "d3"}


def cards(t: DealtTeams) -> list[int]:
    return [len(hand) for hand in t.state.powerups]


def colour(card: str) -> str:
    return card.split(":")[1].split("-")[0]


def test_one_player_draws_four_and_keeps_one() -> None:  # TEA-06 TEA-39 R70 SC-165 SC-248
    hand = ("red-newton", "red-scope", "blue-newton", "yellow-newton")
    t = dealt((1, 1)).stack_powerups(*hand).draft(*PICKS)
    assert cards(t) == [4, 0]
    assert (t.asks, t.asked_seats) == ("spawn-whom", [0])
    assert t.options == ["character:dozer", "character:echo", "character:violet"]
    t.play("character:violet")
    assert set(t.options) == {f"discard:{card}" for card in hand}  # any card
    t.play("discard:red-newton")
    assert t.options == ["character:dozer", "character:echo"]
    t.play("character:dozer", "discard:red-scope")  # two may share a spawnpoint
    assert t.options == ["discard:blue-newton", "discard:yellow-newton"]  # the last one needs no naming
    t.play("discard:blue-newton")
    assert (t.at("violet"), t.at("dozer"), t.at("echo")) == ("a2", "a2", "c1")
    assert t.powerups("seat 0") == ["yellow-newton"]
    assert t.powerup_discard == ["red-newton", "red-scope", "blue-newton"]  # open, and without effect
    assert cards(t) == [1, 4]  # only now does the other team draw
    assert t.asked_seats == [1]


def test_the_starting_team_spawns_first() -> None:  # TEA-06 TEA-35
    t = dealt((1, 1), first="black").draft(*PICKS)
    assert cards(t) == [0, 4]
    assert t.asked_seats == [1]


def test_of_two_players_one_draws_three_cards() -> None:  # TEA-06 TEA-39 R70 SC-165 SC-247
    t = dealt((2, 1)).draft(*PICKS).play("character:dozer", "character:echo", "seat:0")
    assert t.asks == "draw-three"
    assert t.asked_seats == [0, 1]
    assert t.options_of(0) == t.options_of(1) == ["seat:0", "seat:1"]
    assert cards(t) == [0, 0, 0]
    t.play("seat:1")
    assert cards(t) == [2, 3, 0]  # all draw before anybody discards
    assert (t.asks, t.asked_seats) == ("spawn", [0])  # the seat with two cards places its character first
    assert t.options_of(1) == []
    t.play(t.options[0])
    assert t.at("dozer") != "nowhere"
    assert (t.asks, t.asked_seats) == ("spawn-whom", [1])
    assert t.options == ["character:echo", "character:violet"]
    t.play("character:violet")
    word = t.options[0]
    t.play(word)
    assert t.at("violet") == SPAWNPOINTS[colour(word)]
    assert (t.asks, t.asked_seats) == ("spawn", [1])
    assert cards(t) == [1, 2, 0]
    t.play(t.options[0])
    assert cards(t) == [1, 1, 4]  # one card each, and black's turn to draw
    assert t.asked_seats == [2]


def test_the_first_seat_may_draw_three_too() -> None:  # TEA-39 R70
    t = dealt((2, 1)).draft(*PICKS).play("character:dozer", "character:echo", "seat:0", "seat:0")
    assert cards(t) == [3, 2, 0]
    assert (t.asks, t.asked_seats) == ("spawn", [1])
    t.play(t.options[0])
    assert t.at("echo") != "nowhere"
    assert t.asked_seats == [0]
    assert t.options == ["character:dozer", "character:violet"]


def test_three_players_spawn_in_seat_order() -> None:  # TEA-06 TEA-39 R70
    t = dealt((3, 1)).draft(*PICKS).play("character:violet", "character:dozer")
    assert cards(t) == [2, 2, 2, 0]
    for seat, figure in enumerate(("violet", "dozer", "echo")):
        assert (t.asks, t.asked_seats) == ("spawn", [seat])
        t.play(t.options[0])
        assert t.at(figure) != "nowhere"
    assert cards(t) == [1, 1, 1, 4]


def test_after_the_round_all_six_are_there_and_the_starting_team_begins() -> None:  # TEA-06 TEA-35
    for first in ("white", "black"):
        t = dealt((1, 1), first=first).draft(*PICKS)
        while t.asks != "team-turn":
            t.play(t.options[0])
        assert all(t.at(name) != "nowhere" for name in FIGURES[:6])
        assert cards(t) == [1, 1]
        seats = {"white": [0], "black": [1]}
        assert t.asked_seats == seats[first]
        t.play(f"done:{seats[first][0]}")
        while t.asks != "team-turn":
            t.play(t.options[-1])
        assert t.asked_seats != seats[first]  # the teams alternate
