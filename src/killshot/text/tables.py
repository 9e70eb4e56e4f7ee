"""What the rows and queries of the weapon tables say, as far as texts need to know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..engine.cards.language import Deal, Effect, Note, Pick, Step, Strike, Weapon
from ..engine.cards.queries import Away, Beyond, Both, Elsewhere, OneOf, OtherRooms, Query
from ..engine.cards.queries_dlc import Half, Later
from .language import Language


def picks_of(effect: Effect) -> list[Pick]:
    return [row for row in effect.steps if isinstance(row, Pick)]


def stake(effect: Effect, slot: str) -> tuple[int, bool]:
    """What a slot is filled for: the damage, and whether everyone around takes it or one target."""
    queries = {pick.name: pick.query for pick in picks_of(effect)}
    for row in effect.steps:
        if isinstance(row, Deal):
            for damage, what in row.rows:
                if isinstance(what, Query) and slot in what.names:
                    return damage, True
                if isinstance(what, str) and (what == slot or slot in queries[what].names):
                    return damage, False
    raise ValueError(f"{effect.name} deals no damage for {slot!r}")


def late_slots(effect: Effect) -> set[str]:
    """The picks of a first half that comes after the second one: the same choice in another order."""
    return {
        pick.name for pick in picks_of(effect) if any(isinstance(query, Later) for query in wrappers_of(pick.query))
    }


def slots_of(row: Step) -> set[str]:
    """The slots a row reads, and the one it fills."""
    return {*row.names(), row.name} if isinstance(row, Pick) else set(row.names())


def slots_before(weapon: Weapon, effect: Effect) -> set[str]:
    """The slots filled by the effects above this one on the card."""
    above = weapon.effects[: weapon.effects.index(effect)]
    return {row.name for other in above for row in other.steps if isinstance(row, (Pick, Note))}


def receivers(step: Strike) -> list[str]:
    """The slots struck, or the query's words for an area."""
    return [what if isinstance(what, str) else f"{kebab(what)}:{','.join(what.names)}" for _, what in step.rows]


def is_one_of(query: Query) -> bool:
    return isinstance(query, OneOf)


def is_near(query: Query) -> bool:
    """Whether the shooter's own square is among the squares: nobody is hurt by their own weapon (SHO-07)."""
    return not any(isinstance(part, (Away, Beyond, Elsewhere, OtherRooms)) for part in parts_of(query))


def wrappers_of(query: Query) -> Iterator[Query]:
    """The query, and what is inside as long as it only says when another one counts."""
    yield query
    if isinstance(query, (Half, Later)):
        yield from wrappers_of(query.query)


def parts_of(query: Query) -> Iterator[Query]:
    """What a query is made of."""
    *_, core = wrappers_of(query)
    if isinstance(core, Both):
        yield from parts_of(core.left)
        yield from parts_of(core.right)
    else:
        yield core


def kebab(query: Query) -> str:
    """`SeenBy` as `seen-by`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", type(query).__name__).lower()


def distance(query: Query) -> int:
    return int(getattr(query, "moves", 0))


def numbers(query: Query) -> dict[str, int]:
    """The distance a query has, and the next one."""
    moves = distance(query)
    return {"moves": moves, "more": moves + 1} if moves else {}


def number_range(most: int, lang: Language) -> str:
    """`1, 2 or 3`."""
    return lang.series([str(n + 1) for n in range(most)], "list.or")
