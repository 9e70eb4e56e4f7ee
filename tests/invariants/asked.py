"""What holds of a position and what is asked there."""

# ruff: noqa: ARG001 (every invariant has the arguments of its kind, whether it uses them or not)

from __future__ import annotations

from killshot import Decision, State
from killshot.engine.ids import FIGURES
from killshot.engine.modules.characters import Draft
from killshot.engine.rules import Rules


def options_are_distinct_and_never_empty(rules: Rules, s: State, asked: Decision) -> None:
    assert asked.options, f"nothing on offer: {asked}"
    assert len(set(asked.options)) == len(asked.options), asked
    assert asked.seats
    assert all(0 <= seat < len(s.ammo) for seat in asked.seats)


def who_is_outside_is_only_asked_to_spawn(rules: Rules, s: State, asked: Decision) -> None:
    for seat in asked.seats:
        if all(s.at[figure] < 0 for figure in range(len(FIGURES)) if s.owner[figure] == seat):
            assert asked.prompt.key in (("draft", "pay") if is_draft(s) else ("spawn", "bot-spawn"))


def is_draft(s: State) -> bool:
    return any(isinstance(frame, Draft) for frame in s.stack)


def only_victims_answer_in_another_turn(rules: Rules, s: State, asked: Decision) -> None:
    if s.active not in asked.seats and not is_draft(s):
        assert asked.prompt.key in ("tagback", "spawn", "overkill")


def options_name_what_is_there(rules: Rules, s: State, asked: Decision) -> None:
    """Squares of the arena, others' figures in it, cards in the hand of the seat that is asked, weapons in hand or on show."""
    seat = asked.seats[0]
    shown = {weapon for shelf in s.shelves for weapon in shelf}
    for option in asked.options:
        kind, value = option.kind, option.value
        if kind == "square":
            assert rules.arena.all >> value & 1
        elif kind == "target":
            assert value >= len(FIGURES) or (s.at[value] >= 0 and s.owner[value] != seat)
        elif kind in ("powerup", "discard"):
            assert value in s.powerups[seat]
        elif kind == "pay":
            assert value - 3 in s.powerups[seat] if value >= 3 else s.ammo[seat][value]
        elif kind == "weapon":
            assert s.loaded[seat] >> value & 1 or (asked.prompt.key == "grab-weapon" and value in shown)
        elif kind == "reload":
            assert s.unloaded[seat] >> value & 1
        elif kind == "drop":
            assert (s.loaded[seat] | s.unloaded[seat]) >> value & 1


def a_turn_begins_on_a_full_table(rules: Rules, s: State, asked: Decision) -> None:
    """Every ammo square has its tile, and a slot stays empty only when the weapons have run out."""
    if asked.prompt.key == "first-action":
        assert all(s.tiles[square] >= 0 for square in rules.arena.ammo_squares)
        assert not s.gaps or not s.weapon_deck
        assert not s.killed


def two_puppets_need_a_third_enemy(rules: Rules, s: State, asked: Decision) -> None:
    """MAS-4."""
    if len(s.ammo) == 3:
        assert "effect:puppetmaster" not in map(str, asked.options)
