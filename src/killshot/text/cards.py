"""Card texts, derived from the weapon tables.

`Telling` walks through the rows of one effect and makes clauses of them, each from an entry of the catalogue: how a
strike, a move or a choice is said, and which targets, squares or victims a query means. Nothing here knows a weapon.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..engine.cards.language import Deal, Effect, Mark, Move, Note, Offer, Pick, Step, Strike, Weapon
from ..engine.cards.queries import Ahead, Both, Elsewhere, InRoom, On, OneOf, Query
from ..engine.cards.weapons import WEAPON_CARDS
from ..engine.ids import POWERUP_TYPES
from .language import Language, Noun, sentence
from .names import effect_noun, name_of


@dataclass(frozen=True)
class EffectText:
    """`cost`: the letters of the cubes to pay; empty: free."""

    name: str
    cost: str
    text: str


@dataclass(frozen=True)
class CardText:
    """`cost`: the letters of the reload cost, the one that is free when grabbing first."""

    name: str
    cost: str
    effects: tuple[EffectText, ...]


@dataclass(frozen=True)
class PowerupText:
    name: str
    text: str


def card_text(weapon: int, lang: Language) -> CardText:
    card = WEAPON_CARDS[weapon]
    effects = (
        EffectText(str(effect_noun(weapon, effect.id, lang)), effect.letters, Telling(lang, card, effect).text())
        for effect in card.effects
    )
    return CardText(name_of("weapon", weapon, lang), card.letters, tuple(effects))


def powerup_text(kind: int, lang: Language) -> PowerupText:
    """The text of a powerup type: `SCOPE`, `NEWTON`, ..."""
    return PowerupText(name_of("powerup", kind, lang), lang.say(f"powerup-text.{POWERUP_TYPES[kind]}"))


def choice_text(weapon: Weapon, effect: Effect, slot: str, lang: Language) -> str:
    """What may be chosen for a slot: `another target you can see`; of squares, rooms and directions, only which."""
    telling = Telling(lang, weapon, effect)
    for row in effect.steps:
        if isinstance(row, Pick) and row.name == slot:
            telling.asks = True
            return telling.target(row) if row.kind == "target" else telling.clause(row.query, row.kind)
        telling.tell(row)
    raise ValueError(f"{weapon.name} has no slot {slot!r} in {effect.name}")


class Telling:
    """One effect being told. `pending`: picks not yet mentioned; they are, where they are first used."""

    def __init__(self, lang: Language, weapon: Weapon, effect: Effect) -> None:
        self.lang = lang
        self.weapon = weapon
        self.effect = effect
        self.sentences: list[str] = []
        self.is_open = False  # whether the next clause may join the last sentence
        self.pending: dict[str, Pick] = {}
        self.earlier = set() if effect.mode else slots_before(weapon, effect)
        self.known = {"me"} | self.earlier
        self.optional: set[str] = set()  # slots of this effect that may stay empty
        self.has_moved = False  # the shooter, in this effect
        self.asks = False  # a question by itself: nothing said before can be referred to

    def text(self) -> str:
        rows = list(self.effect.steps)
        while rows:
            row = rows.pop(0)
            following = rows[0] if rows else None
            if isinstance(row, Deal) and isinstance(following, Mark) and receivers(following) == receivers(row):
                self.strike(row, following)
                rows.pop(0)
            else:
                self.tell(row)
        if not self.surely_hits():
            self.add_alone("note.hit-somebody")
        self.sentences[0] = self.timed(self.sentences[0])
        return " ".join(sentence(text) + "." for text in self.sentences)

    def add(self, key: str, **fields: object) -> None:
        """A clause; one that follows another belongs to the same sentence."""
        text = self.lang.say(key, **fields)
        if self.is_open:
            text = self.lang.say("list.then", left=self.sentences.pop(), right=text)
        self.sentences.append(text)
        self.is_open = True

    def add_alone(self, key: str, **fields: object) -> None:
        """A clause that is a sentence of its own."""
        self.sentences.append(self.lang.say(key, **fields))
        self.is_open = False

    def timed(self, text: str) -> str:
        """An optional effect says when it may be used (SHO-04)."""
        basic = self.weapon.effects[0]
        if self.effect.mode or self.effect is basic:
            return text
        offered = any(isinstance(row, Offer) and row.effect == self.effect.name for row in basic.rows)
        when = "inside" if self.effect.inside else "after" if self.effect.after else "offered" if offered else "free"
        anchor = self.effect.inside or self.effect.after or basic.name
        effect = next(effect for effect in self.weapon.effects if effect.name == anchor)
        return self.lang.say(f"when.{when}", effect=effect_noun(self.weapon.id, effect.id, self.lang), text=text)

    def surely_hits(self) -> bool:
        """Whether the rows already say that somebody has to be hit (R09): not if every blow is a `may`."""
        strikes = [row for row in self.effect.steps if isinstance(row, Strike)]
        return not strikes or any(len(row.rows) > 1 or self.is_sure(row.rows[0][1]) for row in strikes)

    def is_sure(self, what: str | Query) -> bool:
        return isinstance(what, Query) or what not in self.optional

    # Rows

    def tell(self, row: Step) -> None:
        if isinstance(row, Pick):
            self.pick(row)
        elif isinstance(row, Deal):
            self.strike(row, None)
        elif isinstance(row, Mark):
            self.strike(None, row)
        elif isinstance(row, Move):
            self.move(row)
        else:
            assert isinstance(row, Note), f"no words for {type(row).__name__}"
            self.known.add(row.name)

    def pick(self, pick: Pick) -> None:
        """A target, or a square that somebody moves to or that is struck, is told there; other choices by themselves."""
        if pick.optional:
            self.optional.add(pick.name)
        if pick.kind == "target" or pick.name in self.destinations():
            self.pending[pick.name] = pick
        else:
            self.known.add(pick.name)
            self.add_alone(f"choose.{pick.name}", clause=self.clause(pick.query, pick.kind))

    def destinations(self) -> set[str]:
        found: set[str] = set()
        for row in self.effect.steps:
            if isinstance(row, Move) and isinstance(row.to, str):
                found.add(row.to)
            elif isinstance(row, Strike):
                found.update(name for _, what in row.rows if isinstance(what, (On, InRoom)) for name in what.names)
        return found

    def strike(self, deal: Deal | None, mark: Mark | None) -> None:
        step = deal or mark
        assert step is not None
        marks = mark.rows[0][0] if mark is not None else 0
        first = step.rows[0][1]
        group = self.group(step)
        if group:
            amount = self.amount(deal.rows[0][0] if deal else 0, marks)
            if deal is not None and deal.pull:
                self.add("pull.each", targets=group, to=self.slot(deal.pull), amount=amount)
            else:
                self.add("strike.each", targets=group, amount=amount)
        elif deal is not None and deal.pull and isinstance(first, str):
            target = self.target(self.pending.pop(first))
            self.add("pull", target=target, to=self.slot(deal.pull), amount=self.amount(deal.rows[0][0], marks))
        elif isinstance(first, str) and first in self.known - self.earlier:
            self.add("strike.it", amount=self.amount(deal.rows[0][0] if deal else 0, marks))
        else:
            self.strike_some(step, marks)
        for slot in receivers(step):
            self.known.add(slot)
            self.pending.pop(slot, None)

    def strike_some(self, step: Strike, marks: int) -> None:
        """One or several victims with an amount each."""
        gifts: list[str] = []
        may: list[bool] = []
        for n, what in step.rows:
            pick = self.pending.get(what if isinstance(what, str) else what.names[0] if what.names else "")
            may.append(pick is not None and pick.optional)
            more = isinstance(what, str) and (what in self.earlier or (pick is not None and is_one_of(pick.query)))
            amount = self.amount(n if isinstance(step, Deal) else 0, marks, more)
            victim = self.area(what) if isinstance(what, Query) else self.target(pick) if pick else self.slot(what)
            gifts.append(self.lang.say("gift", amount=amount, victim=victim))
        if len(gifts) > 1:
            joint = "list.and-or" if all(may) else "list.and-maybe" if may[-1] else "list.and"
            self.add("strike", gifts=self.lang.series(gifts, joint))
            return
        what = step.rows[0][1]
        pick = self.pending.get(what) if isinstance(what, str) else None
        if not may[0]:
            self.add("strike", gifts=gifts[0])
        elif pick is not None and set(pick.query.names) & self.optional:
            self.add_alone("strike.may-then", gifts=gifts[0])
        else:
            self.add_alone("strike.may", gifts=gifts[0])

    def move(self, move: Move) -> None:
        to = self.pending.pop(move.to, None) if isinstance(move.to, str) else None
        key, target = "move.me", ""
        if move.who != "me":
            pick = self.pending.pop(move.who, None)
            key, target = "move.target", self.target(pick) if pick is not None else ""
            self.known.add(move.who)
        if to is not None and to.kind == "target":
            self.add(f"{key}.target", target=self.target(to))
        elif move.to == "me":
            self.add(f"{key}.me", target=target)
        else:
            query = to.query if to is not None else move.to
            assert isinstance(query, Query)
            base, rest = (query.left, query.right) if isinstance(query, Both) else (query, None)
            limit = self.clause(rest) if rest is not None else ""
            key = f"{key}.{kebab(base)}"
            if to is not None and to.optional:
                self.add_alone(f"{key}.may", range=self.range(base), **numbers(base))
            else:
                self.add(key, target=target, limit=limit, range=self.range(base), **numbers(base))
        if to is not None:
            self.known.add(to.name)
        self.has_moved = self.has_moved or move.who == "me"

    # Phrases

    def amount(self, damage: int, marks: int, more: bool = False) -> str:
        key = "both" if damage and marks else "marks" if marks else "more" if more else "damage"
        return self.lang.say(f"amount.{key}", damage=damage, marks=marks)

    def range(self, query: Query) -> str:
        """`1, 2 or 3`: as many moves as the query allows."""
        return self.lang.series([str(n + 1) for n in range(numbers(query)["moves"])], "list.or")

    def slot(self, name: str) -> Noun:
        return self.lang.noun(f"slot.{name}")

    def target(self, pick: Pick) -> str:
        """`another target you can see`: different from those before, as far as the reader knows them."""
        query = pick.query
        others = [name for name in query.but_names if name in self.known or name in self.pending]
        if is_one_of(query):
            if others:
                return self.lang.say("choice.one-of-but", other=self.slot(others[0]))
            return self.lang.say("choice.one-of")
        key = "apart" if query.apart_names else ("a", "another", "yet-another")[min(len(others), 2)]
        return self.lang.say(f"choice.{key}", clause=self.clause(query))

    def group(self, step: Strike) -> str:
        """`up to 3 targets you can see`, where a strike hits picks that only differ in being different."""
        picks = [self.pending[name] for name in receivers(step) if name in self.pending]
        if len(picks) < 2 or len(picks) < len(step.rows):
            return ""
        for i, pick in enumerate(picks):
            if not {other.name for other in picks[:i]} <= {*pick.query.but_names, *pick.query.apart_names}:
                return ""
        key = "apart" if picks[-1].query.apart_names else "other" if picks[0].query.but_names else "up-to"
        return self.lang.say(f"choices.{key}", n=len(picks), clause=self.clause(picks[-1].query))

    def clause(self, query: Query, kind: str = "target") -> str:
        """Where a target, or which square, room or direction, it has to be."""
        if isinstance(query, Both):
            left, right = self.clause(query.left, kind), self.clause(query.right, kind)
            return self.lang.say("clause.both", left=left, right=right)
        key = kebab(query)
        slot = query.names[0] if query.names else ""
        if isinstance(query, On):
            key += "-me" if self.asks or (slot == "me" and not self.has_moved) else "-there"
        elif isinstance(query, Elsewhere) and kind == "square":
            key += "-square"
        elif slot == "me":
            key += "-me"
        of_slot = {"who": self.slot(slot)} if key in ("seen-by", "within") else {}
        return self.lang.say(f"clause.{key}", **of_slot, **numbers(query))

    def area(self, query: Query) -> str:
        """Everyone somewhere. A pick that only says where is told along with it."""
        slot = query.names[0] if query.names else ""
        pick = self.pending.get(slot)
        if pick is not None and not isinstance(pick.query, Ahead):
            self.known.add(slot)
            kind = "in-room" if isinstance(query, InRoom) else "on-square"
            return self.lang.say(f"area.{kind}", clause=self.clause(pick.query, pick.kind))
        if pick is None and isinstance(query, On):
            return self.lang.say(f"area.on-{slot}")
        return self.lang.say("area.anyone", clause=self.clause(pick.query if pick is not None else query))


def slots_before(weapon: Weapon, effect: Effect) -> set[str]:
    """The slots filled by the effects above this one on the card."""
    above = weapon.effects[: weapon.effects.index(effect)]
    return {row.name for other in above for row in other.steps if isinstance(row, (Pick, Note))}


def receivers(step: Strike) -> list[str]:
    """The slots struck, or the query's words for an area."""
    return [what if isinstance(what, str) else f"{kebab(what)}:{','.join(what.names)}" for _, what in step.rows]


def is_one_of(query: Query) -> bool:
    return isinstance(query, OneOf)


def kebab(query: Query) -> str:
    """`SeenBy` as `seen-by`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", type(query).__name__).lower()


def numbers(query: Query) -> dict[str, int]:
    """The distance a query has, and the next one."""
    moves = getattr(query, "moves", None)
    return {} if moves is None else {"moves": moves, "more": moves + 1}
