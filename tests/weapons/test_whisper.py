"""Whisper."""

from killshot.testing import arena


def test_it_strikes_a_visible_target_two_moves_away_and_no_nearer() -> None:  # WSP-1 SC-048
    t = arena("L").place(violet="c1", dozer="c3", sprog="c2", d_struct_or="c1", banshee="b2").hand("violet", "whisper")
    t.shoot("whisper").pick("target:dozer", among={"target:dozer"})  # c2 is one move away, b2 two but unseen
    assert t.damage == {"dozer": "violet x3"}
    assert t.marks == {"dozer": {"violet": 1}}
    t.assert_settled()


def test_a_target_behind_the_door_is_too_near() -> None:  # WSP-1 SC-048
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "whisper")
    assert t.refuses("shoot")


def test_a_target_out_of_sight_is_safe_from_it() -> None:  # WSP-1 SC-048
    t = arena("L").place(violet="c1", dozer="b2").hand("violet", "whisper")
    assert t.refuses("shoot")


def test_a_target_far_away_in_sight_can_be_struck() -> None:  # WSP-1
    t = arena("L").place(violet="c1", dozer="d3", sprog="d3").hand("violet", "whisper")
    t.shoot("whisper", "target:sprog")
    assert t.damage == {"sprog": "violet x3"}
    t.assert_settled()


def test_marks_without_room_on_the_track_are_gone_and_the_new_one_stays() -> None:  # WSP-1 SHO-16 SC-036
    t = arena("L").place(violet="c1", dozer="c3").hand("violet", "whisper")
    t.damaged("dozer", "sprog x10").marked("dozer", violet=3)
    t.shoot("whisper", "target:dozer")
    assert t.damage == {"dozer": "sprog x10, violet x2"}
    assert t.marks == {"dozer": {"violet": 1}}
    t.assert_settled()
