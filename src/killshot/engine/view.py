"""What a seat may see (SET-09, R02), built up from what is public; and worlds that seat cannot refute, for search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .decision import Decision
from .ids import ARENA_WEAPONS, Seat, bits
from .machine import deal, decision
from .rng import seeded, shuffled
from .rules import Rules, rules_for
from .setup import Setup
from .state import State, standing
from .underway import Underway, attributes

TRIES: Final = 100


class Observer:
    """The eyes of one seat (None: a spectator): what it makes of the parts of a state that it may see only in part.

    As long as such a part is the same object, so is what is seen of it. Keep the observer of a seat that looks often.
    """

    def __init__(self, rules: Rules, seat: Seat | None, open_points: bool = False) -> None:
        if seat is not None:
            rules.check_seat(seat)
        self.rules = rules
        self.seat = seat
        self.own: int = -1 if seat is None else seat
        # who shows this seat everything (TEA-49)
        self.mates: tuple[int, ...] = rules.team_seats[rules.team_of[self.own]] if self.own >= 0 else ()
        self.open_points = open_points
        # what was looked at, and what was seen of it
        self.all_points: tuple[int, ...] = ()
        self.all_owners: tuple[int, ...] = ()
        self.over = False
        self.points: tuple[int | None, ...] = ()
        self.all_powerups: tuple[tuple[int, ...], ...] = ()
        self.powerup_counts: tuple[int, ...] = ()
        self.hands: tuple[tuple[int, ...] | None, ...] = ()
        self.all_loaded: tuple[int, ...] = ()
        self.loaded_counts: tuple[int, ...] = ()
        self.arsenals: tuple[tuple[int, ...] | None, ...] = ()
        self.all_arms: tuple[int, ...] = ()
        self.holders: tuple[int, ...] = ()
        self.arms_loaded: tuple[int, ...] = ()
        self.all_unloaded: tuple[int, ...] = ()
        self.unloaded: tuple[tuple[int, ...], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return Observer, (self.rules, self.seat, self.open_points)

    def look(self, s: State) -> None:
        """Work out what this seat sees of a state."""
        over = not s.stack
        mates = self.mates
        if s.points is not self.all_points or s.owner is not self.all_owners or over != self.over:
            self.all_points, self.all_owners, self.over = s.points, s.owner, over
            shown = [over or self.open_points or seat < 0 or seat in mates for seat in s.owner]
            self.points = tuple([n if shown[f] else None for f, n in enumerate(s.points)])
        if s.powerups is not self.all_powerups:
            self.all_powerups = s.powerups
            self.powerup_counts = tuple([len(hand) for hand in s.powerups])
            self.hands = tuple([hand if i in mates else None for i, hand in enumerate(s.powerups)])
        if s.loaded is not self.all_loaded or s.cast.arms is not self.all_arms:
            self.all_loaded, self.all_arms = s.loaded, s.cast.arms
            self.loaded_counts = tuple([len(bits(mask & ARENA_WEAPONS)) for mask in s.loaded])
            self.arsenals = tuple([bits(mask) if i in mates else None for i, mask in enumerate(s.loaded)])
            self.holders = tuple([holder_of(weapon, s.loaded) for weapon in s.cast.arms])
            self.arms_loaded = tuple([f for f, holder in enumerate(self.holders) if holder >= 0])
        if s.unloaded is not self.all_unloaded:
            self.all_unloaded = s.unloaded
            self.unloaded = tuple([bits(mask) for mask in s.unloaded])


class Observation(Underway):
    """One seat's view (None: a spectator's). Figures, seats and squares as in `State`; masks as tuples of ids."""

    def __init__(self, s: State, asked: Decision | None, observer: Observer) -> None:
        super().__init__()
        rules = observer.rules
        own = observer.own
        observer.look(s)
        self.seat = observer.seat
        self.arena = rules.arena.name
        self.unseated = rules.unseated
        self.active = s.active
        self.order = s.order
        self.owner = s.owner
        # boards
        self.at = s.at
        self.damage = s.damage
        self.marks = s.marks
        self.skulls = s.skulls
        self.flipped_figures: tuple[int, ...] = bits(s.flipped)
        self.killed = s.killed
        self.points = observer.points
        # seats
        self.ammo = s.ammo
        self.powerup_counts = observer.powerup_counts
        self.loaded_counts = observer.loaded_counts
        self.unloaded_weapons = observer.unloaded
        self.hand: tuple[int, ...] = s.powerups[own] if own >= 0 else ()
        self.arsenal: tuple[int, ...] = bits(s.loaded[own]) if own >= 0 else ()
        self.hands = observer.hands
        self.arsenals = observer.arsenals
        # characters
        self.arms = s.cast.arms
        self.holders = observer.holders  # per figure, the seat that holds its weapon loaded, or -1
        self.arms_loaded = observer.arms_loaded
        self.shift = s.cast.shift
        self.poisoned: tuple[int, ...] = bits(s.cast.venom)
        self.hypnotized: tuple[int, ...] = bits(s.cast.minds)
        self.hot = s.cast.hot
        self.hacked_squares: tuple[int, ...] = bits(s.cast.hacked)
        self.unlocked_figures: tuple[int, ...] = bits(s.cast.unlocked)
        # teams
        self.team_of = rules.team_of  # per seat; where there are no teams everybody is one
        self.team = s.cast.sides.team  # per figure
        self.first_team = s.cast.sides.first
        self.shared_figures: tuple[int, ...] = bits(s.cast.sides.shared)
        self.buffer = s.cast.sides.buffer
        self.table_weapons: tuple[tuple[int, ...], ...] = tuple([bits(table) for table in s.cast.sides.tables])
        self.reward_tile = s.cast.sides.tile if s.cast.sides.team else -1
        # the table
        self.shelves = s.shelves
        self.tiles = s.tiles
        self.weapons_in_deck: int = len(s.weapon_deck)
        self.powerups_in_deck: int = len(s.powerup_deck)
        self.powerup_discard = s.powerup_discard
        self.tiles_in_deck: int = len(s.tile_deck)
        self.tile_discard = s.tile_discard
        self.track = s.track
        self.tracks = s.spawnpoints.tracks
        self.tagged = s.spawnpoints.tagged
        self.turret_owners = s.turrets.owners
        self.offer = s.turrets.offer
        self.worked_squares: tuple[int, ...] = bits(s.turrets.worked)
        self.skulls_left = s.skulls_left
        self.trigger = s.trigger
        self.over: bool = not s.stack
        # the moment
        for frame in s.stack:
            frame.describe(rules, s, self)
        self.decision: Decision | None = asked.for_seat(own) if asked is not None and own in asked.seats else None

    def __repr__(self) -> str:
        who = f"seat {self.seat}" if self.seat is not None else "a spectator"
        asked = f"; asked {self.decision.prompt.key}" if self.decision is not None else "; over" if self.over else ""
        return f"<Observation of {who}: arena {self.arena}, {standing(self.order, self.at)}{asked}>"

    def __reduce__(self) -> tuple[object, ...]:
        return restored_observation, (attributes(self),)

    def to_json(self) -> dict[str, Any]:
        """The same with the names people say, for clients and logs."""
        data: dict[str, Any] = PRESENTERS["json"](self)
        return data

    def _repr_svg_(self) -> str:
        """The arena as a picture: what a notebook shows."""
        picture: str = PRESENTERS["svg"](self)
        return picture


def restored_observation(values: dict[str, Any]) -> Observation:
    """An observation with these attributes, as a pickled one keeps them. They hold only what the seat may see."""
    blank = deal(rules_for(Setup()), 0)
    seen = Observation(blank, None, Observer(rules_for(Setup()), None))
    for name, value in values.items():
        setattr(seen, name, value)
    return seen


# How an observation is shown. `killshot.view`, which is above the engine, knows the names and registers itself here.
PRESENTERS: Final[dict[str, Callable[[Observation], Any]]] = {}


def holder_of(weapon: int, loaded: tuple[int, ...]) -> int:
    """The seat that holds a weapon loaded, or -1."""
    if weapon >= 0:
        for seat, mask in enumerate(loaded):
            if mask >> weapon & 1:
                return seat
    return -1


def observe(rules: Rules, s: State, seat: Seat | None, open_points: bool = False) -> Observation:
    """What a seat may see; `open_points` for tables that play with open totals."""
    return Observation(s, decision(rules, s), Observer(rules, seat, open_points))


def imagine(rules: Rules, s: State, seat: Seat, seed: int) -> State:
    """One full world that looks to this seat like the real one: other hands, decks and luck are dealt anew.

    If another player is in the middle of something that needs certain cards (a payment, a shot), the deal is repeated
    until their cards allow it; failing that, they keep the cards they have.
    """
    rules.check_seat(seat)
    rng = seeded(seed)
    asked = decision(rules, s)
    deciders = asked.seats if asked is not None else ()
    mates = rules.team_seats[rules.team_of[seat]]
    for _ in range(TRIES):
        rng, world = _redealt(rng, s, mates)
        if (deciders and deciders[0] in mates) or not s.stack or s.stack[-1].stands(rules, world):
            break
    else:
        rng, world = _redealt(rng, s, (*mates, *deciders))
    if s.stack:
        world.stack[-1].settle(rules, world)  # what is on offer may depend on the hand
    return world


def _redealt(rng: int, s: State, known: tuple[int, ...]) -> tuple[int, State]:
    world = s.copy()
    others = [i for i in range(len(s.ammo)) if i not in known]
    pool = list(s.powerup_deck)
    arms = list(s.weapon_deck)
    for i in others:
        pool.extend(s.powerups[i])
        arms.extend(bits(s.loaded[i] & ARENA_WEAPONS))
    rng, cards = shuffled(rng, tuple(sorted(pool)))
    rng, weapons = shuffled(rng, tuple(sorted(arms)))
    hands = list(s.powerups)
    loaded = list(s.loaded)
    for i in others:
        n = len(hands[i])
        hands[i], cards = tuple(sorted(cards[:n])), cards[n:]
        n = len(bits(loaded[i] & ARENA_WEAPONS))
        own = loaded[i] & ~ARENA_WEAPONS  # character weapons are public
        loaded[i], weapons = own | sum(1 << weapon for weapon in weapons[:n]), weapons[n:]
    world.powerups, world.powerup_deck = tuple(hands), cards
    world.loaded, world.weapon_deck = tuple(loaded), weapons
    rng, world.tile_deck = shuffled(rng, tuple(sorted(s.tile_deck)))
    world.rng = rng
    return rng, world
