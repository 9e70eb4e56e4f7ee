"""Team play: damage and marks wait in the buffer of the victims' team (TEA-15, TEA-16, TEA-19, TEA-48, TEA-50)."""

from killshot.engine.cards.prices import Price
from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN

PARKED = {"violet": "a1", "dozer": "a1", "banshee": "a1", "d_struct_or": "a3", "sprog": "a3", "echo": "a3"}


def table(**squares: str) -> TeamScenario:
    """White: Violet, Dozer, Banshee; black: :D-struct-OR, Sprog, Echo. Those not named stand far away."""
    t = teams(prices=PLAIN, white=("violet", "dozer", "banshee"), black=("d-struct-or", "sprog", "echo"))
    return t.place(**(PARKED | squares))


def test_damage_has_the_victims_colour_and_waits() -> None:  # TEA-15
    t = table(dozer="d3", violet="d2", echo="d3", sprog="d2").hand("dozer", "thor", "machine-gun")
    t.act("dozer").shoot("thor", "effect:basic", "target:echo")
    t.act("violet").shoot("machine-gun", "effect:basic", "target:echo", "target:sprog")
    assert t.buffer == {"echo": 3, "sprog": 1}
    assert t.damage == {}  # the boards are untouched


def test_the_buffer_holds_any_amount() -> None:  # TEA-15 TEA-50
    t = table(dozer="d3", echo="d3").buffered(echo=20).hand("dozer", "hotrod").heated(4)
    t.act("dozer").shoot("hotrod", "effect:basic", "target:echo", "effect:voltage-overload")
    assert t.buffer == {"echo": 26}


def test_marks_of_an_earlier_action_become_damage() -> None:  # TEA-16 SC-168
    t = table(banshee="d3", sprog="d3").buffer_marked(sprog=2, echo=1).hand("banshee", "electroscythe").act("banshee")
    t.shoot("electroscythe", "effect:basic")
    assert t.buffer == {"sprog": 3}
    assert t.buffer_marks == {"echo": 1}  # another colour stays


def test_marks_of_the_same_action_come_after_its_damage() -> None:  # TEA-15 TEA-16 SC-256
    t = table(dozer="c3", violet="d2", echo="d3").hand("dozer", "zx-2").act("dozer")
    t.shoot("zx-2", "effect:basic", "target:echo")
    assert (t.buffer, t.buffer_marks) == ({"echo": 1}, {"echo": 2})
    t.clear_table("white").hand("violet", "zx-2").act("violet").shoot("zx-2", "effect:basic", "target:echo")
    assert (t.buffer, t.buffer_marks) == ({"echo": 4}, {"echo": 2})


def test_three_marks_of_a_colour_at_most() -> None:  # TEA-15 SC-257
    t = table(dozer="d3", echo="d2", sprog="d3").buffer_marked(echo=3).hand("dozer", "zx-2").act("dozer")
    t.shoot("zx-2", "effect:scanner", "target:echo", "target:sprog")
    assert t.buffer_marks == {"sprog": 1, "echo": 3}  # those of Sprog are counted apart
    assert t.buffer == {}


def test_marks_in_the_attackers_own_buffer_are_not_triggered() -> None:  # TEA-15 TEA-16
    t = table(dozer="d3", echo="d3").buffer_marked(dozer=3).hand("dozer", "thor").act("dozer")
    t.shoot("thor", "effect:basic", "target:echo")
    assert t.buffer == {"echo": 2}
    assert t.buffer_marks == {"dozer": 3}


def test_a_rush_looks_at_the_board_alone() -> None:  # TEA-19 TEA-50 SC-261
    def echo(board: int, buffer: int) -> TeamScenario:
        prices = PLAIN | {"shadowblade": Price("R", {"shadowalk": "+"})}
        t = teams(prices=prices, white=("echo", "dozer", "violet"), black=("sprog", "banshee", "d-struct-or"))
        t.place(echo="a1", sprog="d3").hand("echo", "shadowblade").hacked("b1")
        return t.damaged("echo", board).buffered(echo=buffer).act("echo")

    assert echo(5, 9).offers("rush")  # six on the board would unlock everything
    assert not echo(6, 0).offers("rush")
    for board, buffer, shift in ((9, 4, 1), (10, 0, 0), (10, 4, 0)):  # free with ten on the board
        t = echo(board, buffer).shoot("shadowblade", "square:a1", "effect:shadowalk", "square:b1")
        assert t.shift("echo") == shift
        assert t.at("echo") == "b1"


def test_a_full_board_still_takes_hits_into_the_buffer() -> None:  # TEA-50
    t = table(dozer="d3", echo="d3").damaged("echo", 10).buffered(echo=9).hand("dozer", "thor")
    t.hand("echo", powerups=("red-tagback",)).act("dozer").shoot("thor", "effect:basic", "target:echo")
    assert t.buffer == {"echo": 11}
    assert t.damage == {"echo": "echo x10"}
    assert t.asks == "tagback"  # every hit finds room, and may be answered
    t.play("pass")
    assert t.killed == []
    assert t.at("echo") == "d3"  # no body: Echo may still be hit, moved, and act


# Character weapons at work in the buffer


def test_a_nanoexplosion_takes_marks_that_any_teammate_placed() -> None:  # TEA-48 SC-259
    def marked() -> TeamScenario:
        t = table(violet="a1", dozer="d2", echo="d3").hand("dozer", "zx-2").act("dozer")
        t.shoot("zx-2", "effect:basic", "target:echo")
        assert t.buffer_marks == {"echo": 2}
        return t.buffered(echo=0).hand("violet", "nanomark").act("violet")

    t = marked().shoot("nanomark", "effect:nanoexplosion", "target:echo")
    assert t.options == ["number:1", "number:2"]
    t.play("number:1")
    assert (t.buffer, t.buffer_marks) == ({"echo": 4}, {})  # three, and the mark that was left
    t = marked().shoot("nanomark", "effect:nanoexplosion", "target:echo", "number:2")
    assert (t.buffer, t.buffer_marks) == ({"echo": 5}, {})


def test_a_detonation_takes_marks_that_any_teammate_placed() -> None:  # TEA-48 SC-260
    t = table(violet="a1", dozer="d3", echo="d3", sprog="d3").buffer_marked(echo=2, sprog=1)
    t.hand("violet", "tracking-bot").act("violet").shoot("tracking-bot", "effect:detonation", "target:echo", "number:1")
    assert t.buffer == {"echo": 2, "sprog": 2}
    assert t.buffer_marks == {}
    assert t.buffer.get("dozer", 0) == 0  # on that square, and a teammate


def test_a_scope_enters_the_buffer_too() -> None:  # TEA-15 TEA-31
    t = table(dozer="d3", echo="d3").hand("dozer", "thor", ammo="Y", powerups=("red-scope",)).act("dozer")
    t.shoot("thor", "effect:basic", "target:echo", "powerup:red-scope", "target:echo", "pay:yellow")
    assert t.buffer == {"echo": 3}
