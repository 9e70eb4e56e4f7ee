"""The text of an effect: the rows of its table, as sentences.

`EffectWriter` walks through the rows of one effect and turns them into clauses, each from an entry of the catalogue: how
a strike, a move or a choice is put, and which targets, squares or victims a query means. Nothing here knows a weapon.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.cards.language import (
    BlowUp,
    Cool,
    Deal,
    Draw,
    Effect,
    Hypnotize,
    Mark,
    Move,
    Note,
    Offer,
    Pick,
    Poison,
    Release,
    Step,
    Strike,
    Unmark,
    Weapon,
)
from ..engine.cards.queries import Ahead, Both, Elsewhere, InRoom, On, OneOf, Query
from ..engine.cards.queries_dlc import Half, MarksOn, Occupied, SameRoom
from ..engine.mechanics.characters import MAX_HOT
from .language import Language, Noun, sentence
from .names import effect_noun
from .tables import (
    distance,
    is_near,
    is_one_of,
    kebab,
    late_slots,
    number_range,
    numbers,
    parts_of,
    picks_of,
    receivers,
    slots_before,
    slots_of,
)


class EffectWriter:
    """One effect being written. `pending`: picks that are mentioned where they are first used."""

    def __init__(self, lang: Language, weapon: Weapon, effect: Effect) -> None:
        self.lang = lang
        self.weapon = weapon
        self.effect = effect
        self.sentences: list[str] = []
        self.is_open = False  # whether the next clause can join the last sentence
        self.pending: dict[str, Pick] = {}
        self.earlier = set() if effect.mode else slots_before(weapon, effect)
        self.known = {"me"} | self.earlier
        self.optional: set[str] = set()  # slots of this effect that can stay empty
        self.counts: dict[str, int] = {}  # slots that hold a number, and how much it can be
        self.once = {pick.name for other in weapon.effects for pick in picks_of(other) if pick.once}
        self.late = late_slots(effect)
        self.halves: list[str] = []  # of an effect that comes in two
        # whether it can be used without the effects above it (CHR-24)
        self.stands_alone = weapon.owner >= 0 and not effect.mode and not effect.after
        self.has_moved = False  # the shooter, in this effect
        self.asks = False  # a question by itself: nothing said before can be referred to

    def text(self) -> str:
        rows = [row for row in self.effect.steps if not self.late & slots_of(row)]
        while rows:
            row = rows.pop(0)
            mark = rows[0] if rows else None
            if isinstance(mark, Mark) and isinstance(row, Strike) and receivers(mark) == receivers(row):
                self.tell(row, mark)
                rows.pop(0)
            else:
                self.tell(row)
        if self.halves:
            self.tell_halves()
        for note in self.notes():
            self.add_alone(note)
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
        """An optional effect says when it can be used (SHO-04)."""
        basic = self.weapon.effects[0]
        if self.effect.mode or self.effect is basic:
            return text
        if self.stands_alone:
            when = "alone" if sum(not effect.after for effect in self.weapon.effects) == 2 else "anywhere"
        else:
            offered = any(isinstance(row, Offer) and row.effect == self.effect.name for row in basic.rows)
            when = (
                "inside" if self.effect.inside else "after" if self.effect.after else "offered" if offered else "free"
            )
        anchor = self.effect.inside or self.effect.after or basic.name
        effects = {effect.name: effect_noun(self.weapon.id, effect.id, self.lang) for effect in self.weapon.effects}
        later = [effect.name for effect in self.weapon.effects if effect.after == anchor and picks_of(effect)]
        if when == "free" and later:  # the place of this effect matters for another one too (CYB-2)
            return self.lang.say("when.between", effect=effects[anchor], later=effects[later[0]], text=text)
        return self.lang.say(f"when.{when}", effect=effects[anchor], text=text)

    def notes(self) -> Iterator[str]:
        """What the rows do not say by themselves."""
        if any(isinstance(row, Unmark) for row in self.effect.steps):  # the marks left over are old ones (R66, TEA-48)
            yield "note.old-marks"
        yield from self.duties()

    def duties(self) -> Iterator[str]:
        """An effect has to act (R09, R59), even if all of it is a `may`."""
        strikes = [row for row in self.effect.steps if isinstance(row, Strike) and not row.is_conditional()]
        if not strikes or any(len(row.rows) > 1 or self.is_sure(row.rows[0][1]) for row in strikes):
            return
        moves = [row.to for row in self.effect.steps if isinstance(row, Move) and row.who == "me"]
        if not moves or self.effect.must_hit:
            yield "note.must-hit"
        elif self.optional.issuperset(map(str, moves)):
            yield "note.must-move"

    def is_sure(self, what: str | Query) -> bool:
        if isinstance(what, Query):
            return True
        return what not in self.optional and not self.is_of_basic(what)

    def is_of_basic(self, slot: str) -> bool:
        """Whether it is the target of an effect that can come later or not at all."""
        return self.stands_alone and slot in self.earlier - self.once

    # Rows

    def tell(self, row: Step, mark: Mark | None = None) -> None:
        if isinstance(row, Pick):
            self.pick(row)
        elif isinstance(row, Deal):
            self.strike(row, mark)
        elif isinstance(row, Mark):
            self.strike(None, row)
        elif isinstance(row, (Poison, Hypnotize)):
            self.touch(row, mark)
        elif isinstance(row, Move):
            self.move(row)
        elif isinstance(row, Note):
            self.known.add(row.name)
        else:
            self.pay_in_kind(row)

    def pick(self, pick: Pick) -> None:
        """Targets, and squares to move to or to strike, are mentioned there; other choices get a sentence."""
        if pick.optional:
            self.optional.add(pick.name)
        if pick.once:
            if pick.name not in self.known:
                self.add_alone(f"choose.{pick.name}", target=self.target(pick))
            self.known.add(pick.name)
        elif isinstance(pick.query, MarksOn):
            self.counts[pick.name] = pick.query.most
        elif pick.kind == "target" or pick.name in self.destinations():
            self.pending[pick.name] = pick
        else:
            self.known.add(pick.name)
            self.add_alone(f"choose.{pick.name}", clause=self.clause(pick.query, pick.kind))

    def destinations(self) -> set[str]:
        found: set[str] = set()
        for row in self.effect.steps:
            if isinstance(row, Move) and isinstance(row.to, str):
                found.add(row.to)
            elif isinstance(row, BlowUp):
                found.add(row.tile)
            elif isinstance(row, Strike):
                found.update(name for _, what in row.rows if isinstance(what, (On, InRoom)) for name in what.names)
        return found

    def choose(self, slot: str) -> None:
        """The target of a slot, in a sentence of its own, unless it is known."""
        pick = self.pending.pop(slot, None)
        if pick is not None:
            self.known.add(slot)
            self.add_alone("choose.target", target=self.target(pick))

    def strike(self, deal: Deal | None, mark: Mark | None) -> None:
        step = deal or mark
        assert step is not None
        marks = mark.rows[0][0] if mark is not None else 0
        first = step.rows[0][1]
        group = self.group(step)
        amounts = [n for n, _ in step.rows]
        if deal is not None and deal.count:
            self.strike_counted(deal)
        elif group and len(set(amounts)) > 1:
            self.add("strike.shares", amounts=self.lang.series([str(n) for n in amounts]), targets=group)
        elif group:
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
        if self.late:
            self.halves.append(self.sentences.pop())
            self.is_open = False

    def strike_some(self, step: Strike, marks: int) -> None:
        """One or several victims with an amount each."""
        gifts: list[str] = []
        may: list[bool] = []
        for n, what in step.rows:
            pick = self.pending.get(what if isinstance(what, str) else what.names[0] if what.names else "")
            may.append(pick is not None and pick.optional and not self.late)
            more = isinstance(what, str) and (what in self.earlier or (pick is not None and is_one_of(pick.query)))
            amount = self.amount(n if isinstance(step, Deal) else 0, marks, more)
            gifts.append(self.lang.say("gift", amount=amount, victim=self.victim(what)))
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

    def strike_counted(self, deal: Deal) -> None:
        """Damage that depends on a number: of tokens turned cold, or of marks removed."""
        damage, what = deal.rows[0]
        most = self.counts[deal.count]
        if isinstance(what, str) and what in self.earlier:
            self.add(
                "strike.for-each",
                gift=self.lang.say("gift", amount=self.amount(deal.each, 0, True), victim=self.victim(what)),
            )
        elif damage == 0 and deal.each == 1:
            self.add("strike.as-much", victim=self.victim(what))
        else:
            rates = [self.lang.say("rate", damage=damage + deal.each * n, marks=n) for n in range(1, most + 1)]
            self.add("strike.rates", rates=self.lang.series(rates, "list.or"))

    def touch(self, step: Poison | Hypnotize, mark: Mark | None) -> None:
        """Poison and hypnosis. A poison that waits for another effect is told there."""
        if isinstance(step, Poison) and step.given:
            return
        verb = "poison" if isinstance(step, Poison) else "hypnotize"
        what = step.rows[0][1]
        if isinstance(what, str) and self.is_of_basic(what):
            self.add_alone(f"{verb}.basic")
        elif mark is not None:
            self.add(f"{verb}.marks", victim=self.victim(what), amount=self.amount(0, mark.rows[0][0]))
        else:
            self.add(verb, victim=self.victim(what))
        for slot in receivers(step):
            self.known.add(slot)
            self.pending.pop(slot, None)

    def pay_in_kind(self, row: Step) -> None:
        """Prices in tokens, tiles and marks, and the card drawn for one (CHR-21)."""
        if isinstance(row, Cool):
            self.counts[row.name] = MAX_HOT
            (self.add_alone if self.late else self.add)("cool", hot=self.effect.hot)
        elif isinstance(row, BlowUp):
            pick = self.pending.pop(row.tile)
            self.add("blow-up.another" if self.known.intersection(pick.query.apart_names) else "blow-up")
            self.known.add(row.tile)
        elif isinstance(row, Unmark):
            self.choose(row.target)
            self.add("unmark", range=self.range(self.counts[row.count]))
        elif isinstance(row, Release):
            if not self.once.intersection(receivers(row)):
                self.add_alone("release")
        else:
            assert isinstance(row, Draw), f"no words for {type(row).__name__}"
            self.sentences.append(self.lang.say("list.and", left=self.sentences.pop(), right=self.lang.say("draw")))

    def tell_halves(self) -> None:
        """The halves of an effect come in either order; using both can take all the heat there is (SCR-2)."""
        left, right = self.halves
        if any(isinstance(pick.query, Half) for pick in picks_of(self.effect)):
            few = self.lang.series([str(n) for n in range(self.effect.hot, MAX_HOT)], "list.or")
            self.add_alone("halves.heat", few=few, all=MAX_HOT, left=left, right=right)
        else:
            self.add_alone("halves", left=left, right=right)

    def move(self, move: Move) -> None:
        to = self.pending.pop(move.to, None) if isinstance(move.to, str) else None
        key, target = "move.me", ""
        if move.who != "me":
            if to is not None and to.optional:
                self.choose(move.who)
            pick = self.pending.pop(move.who, None)
            key, target = "move.target", self.target(pick) if pick is not None else ""
            self.known.add(move.who)
        if to is not None and to.kind == "target":
            self.add(f"{key}.target", target=self.target(to))
        elif move.to == "me":
            self.add(f"{key}.me", target=target)
        elif to is None and isinstance(move.to, str):
            self.add(f"{key}.there")
        else:
            query = to.query if to is not None else move.to
            assert isinstance(query, Query)
            base, rest = (query.left, query.right) if isinstance(query, Both) else (query, None)
            limit = self.clause(rest) if rest is not None else ""
            key = f"{key}.{kebab(base)}"
            if to is not None and to.optional:
                self.add_alone(f"{key}.may", range=self.range(distance(base)), **numbers(base))
            else:
                key += ".fresh" if base.apart_names else ""
                self.add(key, target=target, limit=limit, range=self.range(distance(base)), **numbers(base))
        if to is not None:
            self.known.add(to.name)
        self.has_moved = self.has_moved or move.who == "me"

    # Phrases

    def amount(self, damage: int, marks: int, more: bool = False) -> str:
        key = "both" if damage and marks else "marks" if marks else "more" if more else "damage"
        return self.lang.say(f"amount.{key}", damage=damage, marks=marks)

    def range(self, most: int) -> str:
        """`1, 2 or 3`: what can be chosen up to a number."""
        return number_range(most, self.lang)

    def slot(self, name: str) -> Noun:
        return self.lang.noun(f"slot.{name}")

    def victim(self, what: str | Query) -> str:
        """Who is hit: the target picked for it, one that is known already, or everyone in an area."""
        if isinstance(what, Query):
            return self.area(what)
        pick = self.pending.get(what)
        return self.target(pick) if pick is not None else str(self.slot(what))

    def target(self, pick: Pick) -> str:
        """`another target you can see`: different from those before, as far as the reader knows them."""
        query = pick.query
        others = [name for name in query.but_names if (name in self.known or name in self.pending) and not pick.once]
        if is_one_of(query):
            if others:
                return self.lang.say("choice.one-of-but", other=self.slot(others[0]))
            return self.lang.say("choice.one-of")
        if query.apart_names:
            return self.lang.say("choice.apart", clause=self.clause(query, "square"))
        if any(map(self.is_of_basic, others)):
            rest = [name for name in query.but_names if name in self.once]
            if rest:
                return self.lang.say("choice.but-basic-and", clause=self.clause(query), other=self.slot(rest[0]))
            return self.lang.say("choice.but-basic", clause=self.clause(query))
        return self.lang.say(
            f"choice.{('a', 'another', 'yet-another')[min(len(others), 2)]}", clause=self.clause(query)
        )

    def group(self, step: Strike) -> str:
        """`up to 3 targets you can see`, where a strike hits picks that only differ in being different."""
        picks = [self.pending[name] for name in receivers(step) if name in self.pending]
        if len(picks) < 2 or len(picks) < len(step.rows):
            return ""
        for i, pick in enumerate(picks):
            if not {other.name for other in picks[:i]} <= {*pick.query.but_names, *pick.query.apart_names}:
                return ""
        query = picks[-1].query
        if query.apart_names:
            return self.lang.say("choices.apart", n=len(picks), clause=self.clause(query, "square"))
        key = "other" if picks[0].query.but_names else "up-to"
        return self.lang.say(f"choices.{key}", n=len(picks), clause=self.clause(query))

    def clause(self, query: Query, kind: str = "target") -> str:
        """Where a target, or which square, room or direction, it has to be."""
        parts = [part for part in parts_of(query) if not isinstance(part, Occupied)]
        clauses = [self.part(part, kind) for part in parts]
        return self.lang.series(clauses, "clause.both")

    def part(self, query: Query, kind: str) -> str:
        key = kebab(query)
        slot = query.names[0] if query.names else ""
        if isinstance(query, On):
            is_here = slot == "me" or any(isinstance(row, Move) and row.to == slot for row in self.effect.steps)
            key += "-me" if is_here and (self.asks or not self.has_moved) else "-chosen" if self.asks else "-there"
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
            key = f"area.{kind}-but-you" if is_near(pick.query) else f"area.{kind}"
            return self.lang.say(key, clause=self.clause(pick.query, pick.kind))
        if pick is None and isinstance(query, On):
            return self.lang.say(f"area.on-{slot}")
        if isinstance(query, SameRoom):
            return self.lang.say("area.same-room")
        only = next((part for part in parts_of(query) if isinstance(part, OneOf)), None)
        if only is not None:
            return self.lang.say("area.seen-by-both", victim=self.slot(only.names[0]))
        return self.lang.say("area.anyone", clause=self.clause(pick.query if pick is not None else query))
