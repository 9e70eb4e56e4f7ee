"""The language weapons are written in: effects made of verbs over queries, with no loop and no branch.

`Pick` fills a slot, `Deal`, `Mark` and `Move` act on slots or areas, `Note` remembers a square, `Offer` lets another
effect be used at that point. The character weapons of the DLC add `Poison`, `Hypnotize`, `Release`, `Cool`, `BlowUp`,
`Draw` and `Unmark`. From the same rows come options, prompts, card texts and the lint of the tables.
"""

from __future__ import annotations

from typing import Final

from ..action import FIRST_DIRECTION, FIRST_NUMBER, FIRST_ROOM, FIRST_SQUARE
from ..decision import Prompt
from ..ids import ARENA_WEAPONS, EFFECTS, FIGURES, LETTERS, N_FIGURES, WEAPONS
from .queries import Query, Walk

FIRST_INDEX: Final = {
    "target": 0,
    "square": FIRST_SQUARE,
    "room": FIRST_ROOM,
    "direction": FIRST_DIRECTION,
    "number": FIRST_NUMBER,
}


def cubes(letters: str) -> tuple[int, ...]:
    """`"RRY"` as numbers of red, blue and yellow cubes."""
    return tuple(letters.count(letter) for letter in LETTERS)


class Step:
    """One row of an effect."""

    def names(self) -> tuple[str, ...]:
        """The slots it reads."""
        return ()

    def bind(self, numbers: dict[str, int]) -> None:
        """Turn slot names into numbers."""


class Pick(Step):
    """The shooter chooses a target, square, room or direction. An optional pick can be declined."""

    prompt: Prompt  # what is asked; set by the weapon that the row belongs to

    def __init__(
        self,
        slot: str,
        query: Query,
        kind: str = "target",
        optional: bool = False,
        path: int = 0,
        once: bool = False,
        forced: bool = False,
        given: str = "",
    ) -> None:
        self.name = slot
        self.slot = -1
        self.query = query
        self.kind = kind
        self.first = FIRST_INDEX[kind]
        self.optional = optional or forced  # a forced pick is left out only if there is nothing to pick
        self.forced = forced
        self.once = once  # chosen for the whole shot: passed over if another effect has filled the slot
        self.given = given  # asked for only if this slot was filled
        self.given_slot = -1
        self.offer = -1  # an effect that can be used instead of going on (from the Offer before this row)
        # What the rest of the effect does with the choice; worked out by `Effect`
        self.takes_damage = False  # only then can a spawnpoint be chosen (R88)
        self.surely_hits = False
        self.surely_moves = False
        self.last_duty = False  # no compulsory pick comes after this one
        self.mover = ""  # whose move leads to the square picked
        self.mover_slot = -1
        self.path = query.moves if isinstance(query, Walk) and query.moves > 1 else path  # moves of a free path (R89)
        self.may_stay = not isinstance(query, Walk)

    def names(self) -> tuple[str, ...]:
        return (*self.query.mentioned(), self.given) if self.given else self.query.mentioned()

    def bind(self, numbers: dict[str, int]) -> None:
        self.slot = numbers[self.name]
        self.mover_slot = numbers[self.mover] if self.mover else -1
        self.given_slot = numbers[self.given] if self.given else -1
        self.query.bind(numbers)


class Strike(Step):
    """What acts on figures: an amount for each of some slots, or for everyone in an area."""

    def __init__(self, amount: int, *what: str | Query) -> None:
        self.amount = amount  # the first one; `Deal.also` adds others
        self.rows: list[tuple[int, str | Query]] = [(amount, each) for each in what]
        self.slots: tuple[tuple[int, int], ...] = ()  # (amount, slot)
        self.areas: tuple[tuple[int, Query], ...] = ()

    def names(self) -> tuple[str, ...]:
        found: list[str] = []
        for _, what in self.rows:
            found.extend((what,) if isinstance(what, str) else what.mentioned())
        return tuple(found)

    def is_conditional(self) -> bool:
        """Whether it can leave out a slot even though it is filled."""
        return False

    def bind(self, numbers: dict[str, int]) -> None:
        self.slots = tuple((amount, numbers[what]) for amount, what in self.rows if isinstance(what, str))
        areas: list[tuple[int, Query]] = []
        for amount, what in self.rows:
            if isinstance(what, Query):
                what.bind(numbers)
                areas.append((amount, what))
        self.areas = tuple(areas)


class Deal(Strike):
    """Damage, victim by victim in seat order (R14); `pull` first moves each victim to that square."""

    def __init__(self, amount: int, *what: str | Query, pull: str = "", each: int = 0, count: str = "") -> None:
        super().__init__(amount, *what)
        self.pull = pull
        self.pull_slot = -1
        self.each = each  # extra damage for each one of the number in the slot `count`
        self.count = count
        self.count_slot = -1

    def also(self, amount: int, *what: str | Query) -> Deal:
        """Another amount for others, in the same stroke."""
        self.rows.extend((amount, each) for each in what)
        return self

    def names(self) -> tuple[str, ...]:
        return (*super().names(), *filter(None, (self.pull, self.count)))

    def bind(self, numbers: dict[str, int]) -> None:
        super().bind(numbers)
        self.pull_slot = numbers[self.pull] if self.pull else -1
        self.count_slot = numbers[self.count] if self.count else -1

    def bonus(self, slots: tuple[int, ...]) -> int:
        return self.each * (slots[self.count_slot] - FIRST_NUMBER + 1) if self.count_slot >= 0 else 0


class Mark(Strike):
    """Marks; they reach the boards when the action is over (R12)."""


class Poison(Strike):
    """A venom token for each, unless there is one already (CHR-12); with `given`, only once that slot is filled."""

    def __init__(self, *what: str | Query, given: str = "") -> None:
        super().__init__(1, *what)
        self.given = given
        self.given_slot = -1

    def is_conditional(self) -> bool:
        return bool(self.given)

    def names(self) -> tuple[str, ...]:
        return (*super().names(), *filter(None, (self.given,)))

    def bind(self, numbers: dict[str, int]) -> None:
        super().bind(numbers)
        self.given_slot = numbers[self.given] if self.given else -1


class Hypnotize(Strike):
    """A mind control token for each, unless there is one already (CHR-13)."""

    def __init__(self, *what: str | Query) -> None:
        super().__init__(1, *what)


class Release(Strike):
    """The mind control tokens of these are spent."""

    def __init__(self, *what: str) -> None:
        super().__init__(1, *what)

    def is_conditional(self) -> bool:
        return True


class Unmark(Step):
    """The picked number of the shooter's marks leave the target's board: a price in kind (NAN-2, TRK-2)."""

    def __init__(self, target: str, count: str) -> None:
        self.target = target
        self.count = count
        self.target_slot = -1
        self.count_slot = -1

    def names(self) -> tuple[str, ...]:
        return (self.target, self.count)

    def bind(self, numbers: dict[str, int]) -> None:
        self.target_slot = numbers[self.target]
        self.count_slot = numbers[self.count]


class Cool(Step):
    """All hot overload tokens turn cold; the slot remembers how many (SCR-2, HOT-2)."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.slot = -1

    def bind(self, numbers: dict[str, int]) -> None:
        self.slot = numbers[self.name]


class BlowUp(Step):
    """The hacked tile on the square of a slot, if one was picked, is discarded (CHR-15)."""

    def __init__(self, tile: str) -> None:
        self.tile = tile
        self.tile_slot = -1

    def names(self) -> tuple[str, ...]:
        return (self.tile,)

    def bind(self, numbers: dict[str, int]) -> None:
        self.tile_slot = numbers[self.tile]


class Draw(Step):
    """Draw a powerup, unless three are held."""


class Move(Step):
    """A figure goes to the square of a slot, or to the one square a query names. If the slot is empty, nobody moves."""

    def __init__(self, who: str, to: str | Query) -> None:
        self.who = who
        self.to = to
        self.who_slot = -1
        self.to_slot = -1
        self.to_query: Query | None = None

    def names(self) -> tuple[str, ...]:
        return (self.who, *((self.to,) if isinstance(self.to, str) else self.to.mentioned()))

    def bind(self, numbers: dict[str, int]) -> None:
        self.who_slot = numbers[self.who]
        if isinstance(self.to, str):
            self.to_slot = numbers[self.to]
        else:
            self.to.bind(numbers)
            self.to_query = self.to


class Note(Step):
    """Remember the square where something stands now."""

    def __init__(self, name: str, of: str) -> None:
        self.name = name
        self.of = of
        self.slot = -1
        self.of_slot = -1

    def names(self) -> tuple[str, ...]:
        return (self.of,)

    def bind(self, numbers: dict[str, int]) -> None:
        self.slot = numbers[self.name]
        self.of_slot = numbers[self.of]


class Offer(Step):
    """The named effect can be used at this point; it is offered together with the pick that follows."""

    def __init__(self, effect: str) -> None:
        self.effect = effect


class Effect:
    """One effect of a card: what it costs, when it can be used, and its rows."""

    def __init__(
        self,
        name: str,
        *rows: Step,
        cost: str = "",
        after: str = "",
        inside: str = "",
        mode: bool = False,
        hot: int = 0,
    ) -> None:
        self.name = name
        self.id: int = EFFECTS.index(name)
        self.rows: tuple[Step, ...] = rows  # as written
        self.steps: tuple[Step, ...] = tuple(row for row in rows if not isinstance(row, Offer))
        self.letters = cost
        self.cost: tuple[int, ...] = cubes(cost)
        self.rushes = cost.count("+")  # in a price `+` is a rush and `P` a powerup (CHR-21)
        self.cards = cost.count("P")
        self.hot = hot  # overload tokens that must be hot
        self.must_hit = mode  # R09; otherwise moving is enough (R82)
        self.after = after
        self.inside = inside
        self.mode = mode
        self.needs = 0  # mask of effects of this weapon that come first
        self.n_steps: int = len(self.steps)
        self._study()

    def _study(self) -> None:
        """Work out what follows from each pick, so that play rarely has to look ahead."""
        for i, step in enumerate(self.steps):
            if isinstance(step, Pick):
                later = self.steps[i + 1 :]
                deals = [row for row in later if isinstance(row, Strike) and step.name in _plain_names(row)]
                step.takes_damage = any(isinstance(row, Deal) for row in deals)
                step.surely_hits = step.kind == "target" and any(not row.is_conditional() for row in deals)
                movers = [row.who for row in later if isinstance(row, Move) and row.to == step.name]
                step.surely_moves = "me" in movers
                step.mover = movers[0] if movers else ""
                step.last_duty = not any(isinstance(row, Pick) and not row.optional for row in later)


def _plain_names(row: Strike) -> list[str]:
    return [what for _, what in row.rows if isinstance(what, str)]


def Mode(name: str, *rows: Step, cost: str = "") -> Effect:  # noqa: N802 (reads like Effect in the tables)
    """One of a card's modes: exactly one is used (SHO-02)."""
    return Effect(name, *rows, cost=cost, mode=True)


class Weapon:
    """A weapon card. `cost` is the reload cost, the cube that is free when grabbing first.

    A character weapon has an `owner`, and any of its effects can be used without the basic one (CHR-24).
    """

    def __init__(self, name: str, cost: str, *effects: Effect, owner: str = "") -> None:
        self.name = name
        self.id: int = WEAPONS.index(name)
        self.letters = cost
        self.reload_cost: tuple[int, ...] = cubes(cost)
        self.grab_cost: tuple[int, ...] = cubes(cost[1:])
        self.effects: tuple[Effect, ...] = effects
        self.owner: int = FIGURES.index(owner) if owner else -1
        if bool(owner) == bool(ARENA_WEAPONS >> self.id & 1):
            raise ValueError(f"{name}: a character weapon has an owner, an arena weapon has none")
        # the effects with which a shot is complete (SHO-02, R09, R50), as a mask
        self.conclusive: int = (1 << len(effects)) - 1 if owner or effects[0].mode else 1
        effects[0].must_hit = not owner or effects[0].mode
        self.slots: tuple[str, ...] = self._slots()
        numbers = {slot: i for i, slot in enumerate(self.slots)}
        names = [effect.name for effect in effects]
        for effect in effects:
            for step in effect.steps:
                step.bind(numbers)
                if isinstance(step, Pick):
                    step.prompt = Prompt(f"pick-{step.kind}", self.id, effect.id, slot=step.name)
            if effect.after:
                effect.needs = 1 << names.index(effect.after)
            self._join_offers(effect, names)
        # the slots at the beginning of a shot, by shooter
        self.aimed: tuple[tuple[int, ...], ...] = tuple((me, *(-1,) * (len(self.slots) - 1)) for me in range(N_FIGURES))

    def _slots(self) -> tuple[str, ...]:
        found = ["me"]
        for effect in self.effects:
            for step in effect.steps:
                if isinstance(step, (Pick, Note, Cool)) and step.name not in found:
                    found.append(step.name)
        return tuple(found)

    def _join_offers(self, effect: Effect, names: list[str]) -> None:
        for offer, pick in zip(effect.rows, effect.rows[1:], strict=False):
            if isinstance(offer, Offer) and isinstance(pick, Pick):
                pick.offer = names.index(offer.effect)


def numbered(*cards: Weapon) -> tuple[Weapon, ...]:
    """The tables of all weapons, in the order of their numbers."""
    tables = {card.id: card for card in cards}
    missing = [name for weapon, name in enumerate(WEAPONS) if weapon not in tables]
    if missing:
        raise ValueError(f"there is no table for {', '.join(missing)}")
    return tuple(tables[weapon] for weapon in range(len(WEAPONS)))
