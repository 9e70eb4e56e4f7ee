"""Domination and Turret: skulls lie in a box (DOM-10, TUR-01)."""

import pytest

from killshot.testing import arena


@pytest.mark.parametrize("mode", ["domination", "turret"])
def test_an_empty_box_triggers_frenzy(mode: str) -> None:  # DOM-10 TUR-01 FRE-01
    t = arena("L", players=3, mode=mode).place(violet="c2", dozer="c2", sprog="a1").leave_skulls(1)
    t.hand("violet", "electroscythe").hand("dozer", powerups=("red-newton",)).damaged("dozer", "sprog x10")
    t.shoot("electroscythe", "effect:basic").end_turn("discard:red-newton")
    assert t.trigger == "violet"
    assert t.is_flipped("dozer")
