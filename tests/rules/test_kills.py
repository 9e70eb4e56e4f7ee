"""Kills and what a board pays (KIL)."""

import pytest

from killshot.testing import Scenario, arena


def last_blow(victim: str, killer: str, tokens: str, weapon: str = "electroscythe", skulls: int = 0) -> Scenario:
    """The victim with these tokens, then one more (two with the sledgehammer) of the killer, whose turn is over."""
    t = arena("L").place(violet="a1", dozer="a3", sprog="b2", d_struct_or="b3", banshee="d1").turn(killer)
    t.place(**{victim.replace("-", "_"): "c2", killer.replace("-", "_"): "c2"})
    t.hand(killer, weapon).damaged(victim, tokens).skulled(**{victim.replace("-", "_"): skulls})
    choices = ["effect:basic"] if weapon == "electroscythe" else ["effect:basic", f"target:{victim}"]
    return t.shoot(weapon, *choices).end_turn()


def test_the_eleventh_token_kills() -> None:  # KIL-01
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "electroscythe", "sledgehammer")
    t.damaged("dozer", "sprog x9").shoot("electroscythe", "effect:basic")
    assert t.happened("killed") == []
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert [event["victim"] for event in t.happened("killed")] == ["dozer"]
    assert t.at("dozer") == "c2"
    assert t.damage == {"dozer": "sprog x9, violet x3"}


def test_a_board_is_scored_when_the_turn_ends() -> None:  # KIL-02
    t = arena("L").place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.damaged("dozer", "violet x10").shoot("electroscythe", "effect:basic")
    assert t.points("violet") == 0
    assert t.track == []
    t.end_turn()
    assert t.points("violet") == 9
    assert t.track == ["violet"]


def test_boards_are_scored_in_the_order_of_their_killshots() -> None:  # KIL-02 R25 KIL-06 SC-100
    t = arena("L").place(violet="c2", dozer="c2", sprog="c2", d_struct_or="a1", banshee="a1")
    t.hand("violet", "sledgehammer", "shotgun").damaged("sprog", "banshee x9").damaged("dozer", "banshee x9")
    t.shoot("sledgehammer", "effect:basic", "target:sprog")
    t.shoot("shotgun", "effect:basic", "target:dozer", "pass").end_turn()
    assert [event["victim"] for event in t.happened("board-scored")] == ["sprog", "dozer"]
    assert t.track == ["violet", "violet violet"]


def test_the_order_is_that_of_the_eleventh_tokens_not_of_the_last_hits() -> None:  # KIL-02 R25
    t = arena("L").place(violet="c2", dozer="c2", sprog="c2", d_struct_or="a1", banshee="a1")
    t.hand("violet", "sledgehammer", "electroscythe").damaged("sprog", "banshee x9").damaged("dozer", "banshee x10")
    t.shoot("sledgehammer", "effect:basic", "target:sprog").shoot("electroscythe", "effect:basic").end_turn()
    assert t.track == ["violet violet", "violet"]  # Sprog, though Dozer sits nearer


def test_a_board_pays_first_blood_and_by_number_of_tokens() -> None:  # KIL-03..06 KIL-12 SC-093
    t = last_blow("banshee", "sprog", "violet x2, dozer x4, violet, sprog x3")
    assert t.scores == {"violet": 1 + 4, "dozer": 8, "sprog": 6}
    assert t.track == ["sprog"]
    assert t.skulls("banshee") == 1


def test_ties_go_to_the_one_whose_first_token_is_further_left() -> None:  # KIL-04
    t = last_blow("dozer", "violet", "sprog, violet x4, sprog x4, banshee")  # five each
    assert t.scores == {"sprog": 1 + 8, "violet": 6, "banshee": 4}
    u = last_blow("dozer", "violet", "sprog, banshee x3, violet x3, sprog x3")  # four each, three of Banshee
    assert u.scores == {"sprog": 1 + 8, "violet": 6, "banshee": 4}


def test_a_skull_covers_the_highest_reward() -> None:  # KIL-05 KIL-04 SC-094
    t = last_blow("dozer", "banshee", "d-struct-or, sprog x3, d-struct-or x2, violet x3, banshee", skulls=1)
    assert t.scores == {"d-struct-or": 1 + 6, "sprog": 4, "violet": 2, "banshee": 1}


def test_five_skulls_leave_one_point_for_everybody() -> None:  # KIL-05 KIL-11 SC-095
    t = last_blow("dozer", "violet", "sprog x4, d-struct-or x3, violet x3", skulls=5)
    assert t.scores == {"violet": 1, "sprog": 1 + 1, "d-struct-or": 1}


@pytest.mark.parametrize(
    ("skulls", "rewards"),
    [
        (0, (8, 6, 4, 2)),
        (1, (6, 4, 2, 1)),
        (2, (4, 2, 1, 1)),
        (3, (2, 1, 1, 1)),
        (4, (1, 1, 1, 1)),
        (6, (1, 1, 1, 1)),
        (7, (1, 1, 1, 1)),
    ],
)
def test_rewards_diminish_with_every_skull(skulls: int, rewards: tuple[int, ...]) -> None:  # KIL-05 KIL-11
    t = last_blow("dozer", "violet", "banshee, d-struct-or x2, sprog x3, violet x4", skulls=skulls)
    first, second, third, fourth = rewards
    assert t.scores == {"violet": first, "sprog": second, "d-struct-or": third, "banshee": 1 + fourth}


def test_who_has_no_token_gets_nothing() -> None:  # KIL-05 SC-096
    t = last_blow("dozer", "violet", "violet x10")
    assert t.scores == {"violet": 8 + 1}


def test_killshot_and_overkill_count_for_the_rank() -> None:  # KIL-04
    t = last_blow("dozer", "violet", "sprog x6, violet x4", weapon="sledgehammer")
    assert t.scores == {"sprog": 1 + 8, "violet": 6}
    u = last_blow("dozer", "violet", "sprog x5, violet x4, banshee", weapon="sledgehammer")
    assert u.scores == {"violet": 8, "sprog": 1 + 6, "banshee": 4}


def test_the_killshot_takes_a_skull_from_the_track_after_the_points_are_paid() -> None:  # KIL-06
    t = last_blow("dozer", "violet", "violet x10")
    assert t.points("violet") == 9  # the skull of this death covers nothing yet
    assert t.track == ["violet"]
    assert t.skulls_left == 7
    assert t.skulls("dozer") == 1


def test_overkill_goes_to_the_same_space_and_calls_for_revenge() -> None:  # KIL-07 KIL-08 SC-097
    t = last_blow("dozer", "violet", "sprog x10", weapon="sledgehammer")
    assert t.track == ["violet violet"]
    assert t.skulls_left == 7
    assert t.skulls("dozer") == 1
    assert t.marks == {"violet": {"dozer": 1}}


def test_no_revenge_without_overkill() -> None:  # KIL-08
    t = last_blow("dozer", "violet", "sprog x10")
    assert t.marks == {}


def test_revenge_is_on_the_owner_of_the_twelfth_token() -> None:  # KIL-07 KIL-08
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "electroscythe").damaged("dozer", "sprog x11")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.track == ["sprog violet"]
    assert t.marks == {"violet": {"dozer": 1}}


def test_a_fourth_revenge_mark_is_lost() -> None:  # KIL-08 SHO-14 SC-098
    t = arena("L").place(violet="c2", dozer="c2").marked("violet", dozer=3).damaged("dozer", "sprog x10")
    t.hand("violet", "sledgehammer").shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()
    assert t.marks == {"violet": {"dozer": 3}}


@pytest.mark.parametrize("victims", [1, 2, 3])
def test_two_or_more_kills_in_a_turn_are_worth_one_point(victims: int) -> None:  # KIL-09 SC-099
    t = arena("L").place(violet="c2", dozer="c2", sprog="c2", d_struct_or="c2", banshee="a1")
    t.hand("violet", "electroscythe")
    for figure in ("dozer", "sprog", "d-struct-or")[:victims]:
        t.damaged(figure, "banshee x10")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.points("banshee") == victims * (8 + 1)
    assert t.points("violet") == victims * 6 + (1 if victims > 1 else 0)


def test_a_double_kill_may_take_two_actions() -> None:  # KIL-09
    t = arena("L").place(violet="c2", dozer="c2", sprog="c2").hand("violet", "sledgehammer", "shotgun")
    t.damaged("dozer", "violet x9").damaged("sprog", "violet x9")
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    t.shoot("shotgun", "effect:basic", "target:sprog", "pass").end_turn()
    assert t.points("violet") == 2 * (8 + 1) + 1


def test_a_double_kill_in_frenzy_counts_too() -> None:  # KIL-09 FRE-08
    t = (
        arena("L", players=4)
        .place(violet="c2", dozer="c2", sprog="c2", d_struct_or="a1")
        .frenzy("d-struct-or", "violet")
    )
    t.flipped("dozer", "sprog").damaged("dozer", "d-struct-or x10").damaged("sprog", "d-struct-or x10")
    t.hand("violet", "electroscythe").shoot("electroscythe", "square:c2", "effect:basic").end_turn()
    assert t.points("violet") == 1 + 1 + 1
    assert t.points("d-struct-or") == 2 + 2


def test_scoring_clears_the_damage_and_leaves_the_marks() -> None:  # KIL-10
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "electroscythe").damaged("dozer", "sprog x10")
    t.marked("dozer", banshee=2, sprog=1).shoot("electroscythe", "effect:basic").end_turn()
    assert t.damage == {}
    assert t.marks == {"dozer": {"banshee": 2, "sprog": 1}}


def test_an_old_mark_gives_the_overkill_and_new_marks_stay() -> None:  # KIL-13
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2").damaged("dozer", "sprog x10")
    t.marked("dozer", violet=2, d_struct_or=1).shoot("zx-2", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x10, violet x2"}
    assert t.marks == {"dozer": {"violet": 2, "d-struct-or": 1}}
    t.end_turn()
    assert t.track == ["violet violet"]
    assert t.marks == {"dozer": {"violet": 2, "d-struct-or": 1}, "violet": {"dozer": 1}}


def test_a_wounded_board_is_not_scored() -> None:  # KIL-02
    t = last_blow("dozer", "violet", "sprog x9")
    assert t.scores == {}
    assert t.damage == {"dozer": "sprog x9, violet x1"}
    assert t.track == []
