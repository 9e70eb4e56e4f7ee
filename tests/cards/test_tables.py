"""The lint of the weapon tables: a table must make sense before the weapon is ever fired."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from killshot.engine.cards.language import Deal, Effect, Mark, Move, Note, Offer, Pick, Step, Strike, Weapon
from killshot.engine.cards.queries import Ahead, Both, OneOf, OpenDirections, OtherRooms, Query
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.ids import ARENA_WEAPONS, EFFECTS, WEAPONS, bits

TABLES = sorted((Path(__file__).resolve().parents[2] / "src/killshot/engine/cards").glob("weapons*.py"))
EFFECTS_OF_WEAPONS = [(weapon, effect) for weapon in WEAPON_CARDS for effect in weapon.effects]

every_weapon = pytest.mark.parametrize("weapon", WEAPON_CARDS, ids=[weapon.name for weapon in WEAPON_CARDS])
every_effect = pytest.mark.parametrize(
    ("weapon", "effect"),
    EFFECTS_OF_WEAPONS,
    ids=[f"{weapon.name}-{effect.name}" for weapon, effect in EFFECTS_OF_WEAPONS],
)


def named(weapon: Weapon, name: str) -> Effect:
    found = [effect for effect in weapon.effects if effect.name == name]
    assert len(found) == 1, f"{weapon.name} has no effect {name!r}"
    return found[0]


def rows_of(weapon: Weapon) -> list[Step]:
    return [row for effect in weapon.effects for row in effect.rows]


def queries(row: Step) -> Iterator[Query]:
    """The queries of a row, nested ones included."""
    found: list[object] = []
    if isinstance(row, Pick):
        found = [row.query]
    elif isinstance(row, Strike):
        found = [what for _, what in row.rows]
    elif isinstance(row, Move):
        found = [row.to]
    for query in found:
        if isinstance(query, Query):
            yield from parts(query)


def parts(query: Query) -> Iterator[Query]:
    yield query
    if isinstance(query, Both):
        yield from parts(query.left)
        yield from parts(query.right)


def reads(row: Step) -> set[str]:
    """The slots a row needs; those in `.but(...)` are left out, since an empty slot excludes no target."""
    found: set[str] = set()
    for query in queries(row):
        found |= {*query.names, *query.apart_names}
    if isinstance(row, Strike):
        found |= {what for _, what in row.rows if isinstance(what, str)}
    if isinstance(row, Deal) and row.pull:
        found.add(row.pull)
    if isinstance(row, Move):
        found |= {row.who, *((row.to,) if isinstance(row.to, str) else ())}
    if isinstance(row, Note):
        found.add(row.of)
    return found


def excludes(row: Step) -> set[str]:
    return {name for query in queries(row) for name in query.but_names}


def needs_filled(row: Step) -> set[str]:
    """The slots that must not be empty: where something is noted, pulled to, moved, or which way is ahead."""
    found = {name for query in queries(row) if isinstance(query, Ahead) for name in query.names}
    if isinstance(row, Note):
        found.add(row.of)
    if isinstance(row, Deal) and row.pull:
        found.add(row.pull)
    if isinstance(row, Move):
        found.add(row.who)
    return found


def fills(rows: tuple[Step, ...], surely: bool = False) -> set[str]:
    """The slots these rows fill, or those they surely fill."""
    return {
        row.name for row in rows if isinstance(row, Note) or (isinstance(row, Pick) and not (surely and row.optional))
    }


def filled_before(weapon: Weapon, effect: Effect, surely: bool = False) -> set[str]:
    """What effects that come first have filled: those named by `after`, and the part of `inside` before its Offer."""
    found = {"me"}
    if effect.after:
        first = named(weapon, effect.after)
        found |= filled_before(weapon, first, surely) | fills(first.rows, surely)
    if effect.inside:
        outer = named(weapon, effect.inside)
        for i, row in enumerate(outer.rows):
            if isinstance(row, Offer) and row.effect == effect.name:
                found |= filled_before(weapon, outer, surely) | fills(outer.rows[:i], surely)
    return found


@every_effect
def test_every_slot_is_filled_before_it_is_used(weapon: Weapon, effect: Effect) -> None:
    before = filled_before(weapon, effect)
    for i, row in enumerate(effect.rows):
        assert reads(row) <= before | fills(effect.rows[:i]), f"row {i + 1} reads a slot nobody has filled"
        assert excludes(row) <= set(weapon.slots), f"row {i + 1} excludes a slot this weapon does not have"


@every_effect
def test_what_must_not_be_empty_is_picked_without_a_choice_to_pass(weapon: Weapon, effect: Effect) -> None:
    before = filled_before(weapon, effect, surely=True)
    for i, row in enumerate(effect.rows):
        assert needs_filled(row) <= before | fills(effect.rows[:i], surely=True), f"row {i + 1}"


@every_weapon
def test_every_slot_serves_a_purpose(weapon: Weapon) -> None:
    read = {name for row in rows_of(weapon) for name in reads(row) | excludes(row)}
    assert fills(tuple(rows_of(weapon))) <= read


@every_weapon
def test_rows_name_every_slot_they_mention(weapon: Weapon) -> None:
    """This lint and the language agree on what a row reads."""
    for row in rows_of(weapon):
        assert set(row.names()) == reads(row) | excludes(row)


@every_effect
def test_after_inside_and_offer_name_effects_of_the_weapon(weapon: Weapon, effect: Effect) -> None:
    if effect.after:
        assert named(weapon, effect.after) is not effect
    if effect.inside:
        outer = named(weapon, effect.inside)
        assert any(isinstance(row, Offer) and row.effect == effect.name for row in outer.rows)
    for row, following in zip(effect.rows, (*effect.rows[1:], None), strict=True):
        if isinstance(row, Offer):
            assert named(weapon, row.effect) is not effect
            assert isinstance(following, Pick), "an offer is made together with the pick that follows it"


@every_weapon
def test_every_effect_can_be_reached_in_its_turn(weapon: Weapon) -> None:
    """`after` leads back to the basic effect; nothing waits for itself."""
    for effect in weapon.effects:
        chain = [effect]
        while chain[-1].after:
            chain.append(named(weapon, chain[-1].after))
            assert len(chain) <= len(weapon.effects), effect.name


@every_weapon
def test_a_weapon_has_modes_or_effects_and_a_free_basic_one_first(weapon: Weapon) -> None:  # SHO-02
    basic = weapon.effects[0]
    assert (basic.name, basic.letters, basic.after, basic.inside) == ("basic", "", "", "")
    assert len({effect.mode for effect in weapon.effects}) == 1
    if basic.mode:
        assert not any(effect.after or effect.inside for effect in weapon.effects)
        assert len(weapon.effects) == 2
    assert len({effect.name for effect in weapon.effects}) == len(weapon.effects)


@every_effect
def test_the_basic_effect_and_every_mode_can_hit(weapon: Weapon, effect: Effect) -> None:  # R09
    if effect.mode or effect is weapon.effects[0]:
        assert any(isinstance(row, (Deal, Mark)) for row in effect.rows)
    assert any(isinstance(row, (Deal, Mark, Move)) for row in effect.rows)


@every_weapon
def test_rooms_and_directions_are_picked_from_their_own_queries(weapon: Weapon) -> None:
    for row in rows_of(weapon):
        if isinstance(row, Pick):
            assert isinstance(row.query, OtherRooms) == (row.kind == "room"), row.name
            assert isinstance(row.query, OpenDirections) == (row.kind == "direction"), row.name


@every_weapon
def test_exclusions_stand_outside_a_conjunction(weapon: Weapon) -> None:
    """`a & b` asks both only for squares: a `.but` or `.apart` inside it would be lost."""
    for row in rows_of(weapon):
        for query in queries(row):
            if isinstance(query, Both):
                for part in (query.left, query.right):
                    assert not part.but_names
                    assert not part.apart_names
                    assert not isinstance(part, OneOf)


def test_no_query_is_shared_between_weapons() -> None:
    """A query knows the slots of one weapon by number."""
    owners: dict[int, str] = {}
    for weapon, effect in EFFECTS_OF_WEAPONS:
        for row in effect.rows:
            for query in queries(row):
                assert owners.setdefault(id(query), weapon.name) == weapon.name


def test_ids_are_those_of_the_vocabulary() -> None:
    assert [weapon.id for weapon in WEAPON_CARDS] == list(bits(ARENA_WEAPONS))
    assert [weapon.name for weapon in WEAPON_CARDS] == [WEAPONS[weapon] for weapon in bits(ARENA_WEAPONS)]
    for _, effect in EFFECTS_OF_WEAPONS:
        assert EFFECTS[effect.id] == effect.name
    assert {effect.name for _, effect in EFFECTS_OF_WEAPONS} <= set(EFFECTS)
    names = [effect.name for _, effect in EFFECTS_OF_WEAPONS if effect.name != "basic"]
    assert len(set(names)) == len(names), "but for the basic ones, effects have names of their own"


def test_every_weapon_has_tests_of_its_own() -> None:
    folder = Path(__file__).resolve().parents[1] / "weapons"
    missing = [f"test_{name.replace('-', '_')}.py" for name in WEAPONS]
    missing = [name for name in missing if not (folder / name).exists()]
    assert not missing, f"write tests/weapons/: {', '.join(missing)}"


def test_no_table_is_longer_than_ten_lines() -> None:
    tables = 0
    for path in TABLES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            value = getattr(node, "value", None)
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Weapon":
                assert node.end_lineno is not None
                assert node.end_lineno - node.lineno < 10, f"{path.name}, line {node.lineno}"
                tables += 1
    assert tables >= len(WEAPON_CARDS)
