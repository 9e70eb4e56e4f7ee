"""Team play: who pays for the starting weapons, and with what (TEA-04, TEA-05, TEA-38, R69)."""

from killshot.testing import DealtTeams, dealt

PICKS = ("dozer", "sprog", "banshee", "echo", "violet")  # white: Dozer, Echo, Violet; black starts second


def alone(**asks: str) -> DealtTeams:
    """One player a side; white plays Dozer, Echo and Violet, whose weapons ask for these cubes."""
    return dealt((1, 1), asks=asks).draft(*PICKS)


def pair(**asks: str) -> DealtTeams:
    """A team of two against a team of one; seat 0 plays Dozer, seat 1 Echo, they share Violet."""
    return dealt((2, 1), asks=asks).draft(*PICKS).play("character:dozer", "character:echo")


def box(t: DealtTeams, seat: int) -> str:
    return t.ammo(f"seat {seat}")


# One player


def test_weapons_that_cost_nothing_begin_loaded() -> None:  # TEA-04 TEA-05
    t = alone()
    assert t.asks == "spawn-whom"
    assert sorted(t.loaded("seat 0")) == sorted(t.arm(name) for name in ("dozer", "echo", "violet"))
    assert t.table("white") == []
    assert box(t, 0) == box(t, 1) == "RBY"


def test_of_two_weapons_that_ask_for_one_cube_one_begins_unloaded() -> None:  # TEA-05 TEA-38 R69 SC-195
    t = alone(dozer="Y", violet="Y")
    assert t.asks == "starting-weapon"
    assert t.asked_seats == [0]
    assert t.options == [f"weapon:{t.arm('dozer')}", f"weapon:{t.arm('violet')}"]  # the free one is no question
    for paid, unpaid in (("dozer", "violet"), ("violet", "dozer")):
        u = t.copy().play(f"weapon:{t.arm(paid)}")
        assert set(u.loaded("seat 0")) == {t.arm(paid), t.arm("echo")}
        assert u.table("white") == [t.arm(unpaid)]
        assert box(u, 0) == "RB"
        assert u.asks == "spawn-whom"


def test_of_three_weapons_that_ask_for_one_cube_one_is_loaded() -> None:  # TEA-38 R69 SC-245
    t = alone(dozer="Y", echo="Y", violet="Y")
    assert t.options == [f"weapon:{t.arm(name)}" for name in ("dozer", "echo", "violet")]
    t.play(f"weapon:{t.arm('echo')}")
    assert t.loaded("seat 0") == [t.arm("echo")]
    assert set(t.table("white")) == {t.arm("dozer"), t.arm("violet")}
    assert box(t, 0) == "RB"


def test_where_the_cubes_are_there_payment_is_compulsory() -> None:  # TEA-05 TEA-38 R69 SC-245
    t = alone(dozer="R", echo="B", violet="Y")
    assert t.asks == "spawn-whom"  # leaving one unpaid is not on offer
    assert len(t.loaded("seat 0")) == 3
    assert box(t, 0) == ""


def test_only_weapons_of_the_short_colour_are_in_question() -> None:  # TEA-38 R69
    t = alone(dozer="R", echo="Y", violet="Y")
    assert t.options == [f"weapon:{t.arm('echo')}", f"weapon:{t.arm('violet')}"]
    t.play(f"weapon:{t.arm('violet')}")
    assert set(t.loaded("seat 0")) == {t.arm("dozer"), t.arm("violet")}
    assert box(t, 0) == "B"


def test_the_starting_team_pays_first() -> None:  # TEA-35 TEA-38 R69
    asks = {"dozer": "Y", "echo": "Y", "sprog": "R", "banshee": "R"}
    for first, seats in (("white", (0, 1)), ("black", (1, 0))):
        t = dealt((1, 1), first=first, asks=asks).draft(*PICKS)
        assert t.asked_seats == [seats[0]]
        t.play(t.options[0])
        assert (t.asks, t.asked_seats) == ("starting-weapon", [seats[1]])


# Two players


def test_each_seat_pays_for_its_own_weapon() -> None:  # TEA-04 TEA-05 TEA-38 R69
    t = dealt((2, 1), asks={"dozer": "Y", "echo": "Y"}).draft(*PICKS).play("character:dozer", "character:echo")
    t.play("seat:1")
    assert box(t, 0) == box(t, 1) == "RB"
    assert t.loaded("seat 0") == [t.arm("dozer")]
    assert set(t.loaded("seat 1")) == {t.arm("echo"), t.arm("violet")}


def test_the_shared_weapon_goes_to_the_only_one_who_can_pay() -> None:  # TEA-38 R69 SC-246
    t = pair(dozer="Y", echo="R", violet="Y")
    assert t.asks == "draw-three"  # nothing to choose
    assert box(t, 0) == "RB"
    assert box(t, 1) == "B"
    assert t.loaded("seat 0") == [t.arm("dozer")]
    assert set(t.loaded("seat 1")) == {t.arm("echo"), t.arm("violet")}


def test_weapons_of_ones_own_come_before_the_shared_one() -> None:  # TEA-38 R69
    t = dealt((2, 1), asks={"dozer": "Y", "echo": "Y"}).draft(*PICKS).play("character:echo", "character:violet")
    assert t.owners("white") == {"dozer": "shared", "echo": 0, "violet": 1}  # drafted first, and shared
    assert t.asks == "draw-three"  # seat 0 has no yellow cube any more: nothing to choose
    assert (box(t, 0), box(t, 1)) == ("RB", "RB")
    assert t.arm("dozer") in t.loaded("seat 1")


def test_a_shared_weapon_nobody_can_pay_begins_unloaded() -> None:  # TEA-38 R69 SC-246
    t = pair(dozer="Y", echo="Y", violet="Y")
    assert t.asks == "draw-three"
    assert box(t, 0) == box(t, 1) == "RB"
    assert t.table("white") == [t.arm("violet")]


def test_for_a_free_shared_weapon_any_of_the_two_names_the_holder() -> None:  # TEA-38 TEA-12 R69 SC-246
    t = pair()
    assert t.asks == "weapon-holder"
    assert t.asked_seats == [0, 1]
    assert t.options_of(0) == t.options_of(1) == ["seat:0", "seat:1"]
    for holder in (0, 1):
        u = t.copy().play(f"seat:{holder}")
        assert t.arm("violet") in u.loaded(f"seat {holder}")
        assert t.arm("violet") not in u.loaded(f"seat {1 - holder}")
        assert box(u, 0) == box(u, 1) == "RBY"


def test_both_can_pay_for_the_shared_weapon_and_one_does() -> None:  # TEA-05 TEA-38 R69
    t = pair(violet="B").play("seat:1")
    assert (box(t, 0), box(t, 1)) == ("RBY", "RY")
    assert t.arm("violet") in t.loaded("seat 1")


# Three players


def test_three_players_have_nothing_to_choose() -> None:  # TEA-38 R69
    asks = {"dozer": "Y", "echo": "Y", "violet": "Y"}
    t = dealt((3, 1), asks=asks).draft(*PICKS).play("character:dozer", "character:echo")
    assert t.asks == "spawn"
    assert [box(t, seat) for seat in range(3)] == ["RB"] * 3
    assert [t.loaded(f"seat {seat}") for seat in range(3)] == [[t.arm(name)] for name in ("dozer", "echo", "violet")]
