"""The engine as the oracle sees it: the same position, and everything one shot can make of it."""

from dataclasses import dataclass, field

from killshot.engine import machine
from killshot.engine.action import CHARACTER, SHOOT, Action
from killshot.engine.ids import FIGURES, NOWHERE, SQUARES, bits, parse_figure, parse_square, parse_weapon
from killshot.engine.rules import Rules
from killshot.engine.setup import Setup
from killshot.engine.state import FIELDS, State
from killshot.engine.underway import underway
from killshot.testing import Scenario, teams
from tests.oracle.weapons_dlc import CHARACTER_WEAPONS
from tests.oracle.world import COLOURS, KILLSHOT, Outcome, World

# What a shot may change; everything else has to stay as it was. Spawnpoints belong to Domination.
MAY_CHANGE = {"at", "damage", "marks", "ammo", "killed", "loaded", "unloaded", "spawnpoints", "stack"}
CHARACTERS_MAY_CHANGE = {"cast", "tiles", "tile_discard", "powerups", "powerup_deck", "powerup_discard"}
TOUCHED = [name for name in FIELDS if name in MAY_CHANGE | CHARACTERS_MAY_CHANGE]

# In hand, and on top of the deck: cards that nobody is asked about in the middle of a shot.
HAND, DRAWN = ("red-teleporter", "blue-teleporter", "yellow-newton"), "blue-newton"


@dataclass
class Shots:
    """All shots with one weapon from one position."""

    outcomes: dict[Outcome, list[str]] = field(default_factory=dict)  # with the words that first led there
    dead_ends: list[str] = field(default_factory=list)
    effects: set[str] = field(default_factory=set)  # those that could be begun


def stand(world: World, weapon: str, mode: str = "deathmatch") -> tuple[Rules, State]:
    """The position, the shooter about to act with this weapon loaded; nobody else has powerups."""
    if world.allies:
        return stand_teams(world, weapon)
    if weapon in CHARACTER_WEAPONS:
        return stand_characters(world, weapon)
    people = tuple(figure for figure in world.seats if figure != world.bot)
    t = Scenario(Setup(len(people), world.arena, figures=people, mode=mode, bot=world.bot is not None), seed=0)
    t.hand(world.shooter, weapon, ammo="".join(colour[0].upper() * n for colour, n in world.ammo.items()))
    s = t.state
    lay_out(world, s)
    if mode == "domination" and not world.spawnpoints:
        t.rookie(world.shooter)
    elif mode == "domination":
        tagged = sum(1 << row for row, colour in enumerate(COLOURS) if colour in closed(world))
        s.spawnpoints = s.spawnpoints._replace(tagged=tagged)
    t.turn(world.shooter)
    return t.rules, s


def stand_characters(world: World, weapon: str) -> tuple[Rules, State]:
    t = Scenario(Setup(len(world.seats), world.arena, characters=True), seed=0)
    s = t.state
    s.order = tuple(parse_figure(name) for name in world.seats)
    s.owner = tuple(world.seats.index(name) if name in world.seats else -1 for name in FIGURES)
    ammo = "".join(colour[0].upper() * n for colour, n in world.ammo.items())
    t.hand(world.shooter, weapon, ammo=ammo, powerups=HAND[: world.cards])
    t.stack_powerups(DRAWN)
    lay_out(world, s)
    lay_out_characters(world, t)
    t.turn(world.shooter)
    return t.rules, s


def lay_out_characters(world: World, t: Scenario) -> None:
    for name, spaces in world.shift.items():
        t.shifted(**{name.replace("-", "_"): spaces})
    t.poisoned(*world.venom).hypnotized(*world.minds).heated(world.hot).hacked(*world.hacked)


def stand_teams(world: World, weapon: str) -> tuple[Rules, State]:
    """Teams of any sizes; the shooter's turn has come, everything in the hand of its seat."""
    one, two, three, four, five, six = world.seats
    n = len(world.hacked) + world.hot  # any number will do
    sizes = (n % 3 + 1, world.cards % 3 + 1)
    t = teams((one, two, three), (four, five, six), world.arena, sizes)
    ammo = "".join(colour[0].upper() * n for colour, n in world.ammo.items())
    t.hand(world.shooter, weapon, ammo=ammo, powerups=HAND[: world.cards])
    t.stack_powerups(DRAWN)
    lay_out(world, t.state)
    lay_out_characters(world, t)
    t.buffered(**{name.replace("-", "_"): damage for name, damage in world.buffer.items()})
    t.team_turn("white" if world.shooter in world.seats[:3] else "black")
    machine.apply(t.rules, t.state, CHARACTER[parse_figure(world.shooter)])
    return t.rules, t.state


def lay_out(world: World, s: State) -> None:
    """Figures and boards."""
    s.at = tuple(parse_square(world.positions[name]) if name in world.positions else NOWHERE for name in FIGURES)
    s.damage = tuple(tuple(parse_figure(owner) for owner in world.damage.get(name, ())) for name in FIGURES)
    s.marks = tuple(tuple(world.marks.get(name, {}).get(owner, 0) for owner in FIGURES) for name in FIGURES)
    s.killed = tuple(
        figure for figure, name in enumerate(FIGURES) if len(s.damage[figure]) >= KILLSHOT - world.shift.get(name, 0)
    )


def closed(world: World) -> set[str]:
    """The spawnpoints that are not targets, because they were damaged earlier in this turn."""
    return {*COLOURS} - world.spawnpoints | {*world.tagged}


def outcome(world: World, before: State, s: State) -> Outcome:
    """What a finished shot left behind, in the oracle's terms."""
    numbers = {name: parse_figure(name) for name in world.seats}
    tagged = {
        colour for row, colour in enumerate(COLOURS) if (s.spawnpoints.tagged & ~before.spawnpoints.tagged) >> row & 1
    }
    seat = s.owner[numbers[world.shooter]]
    red, blue, yellow = s.ammo[seat]
    return Outcome(
        squares=tuple((name, SQUARES[s.at[i]]) for name, i in numbers.items() if s.at[i] != NOWHERE),
        damage=tuple((name, tuple(FIGURES[owner] for owner in s.damage[i])) for name, i in numbers.items()),
        marks=tuple(
            sorted(
                (victim, owner, s.marks[i][j])
                for victim, i in numbers.items()
                for owner, j in numbers.items()
                if s.marks[i][j]
            )
        ),
        tagged=tuple(sorted(tagged | {*world.tagged})),
        ammo=(red, blue, yellow),
        killed=tuple(FIGURES[i] for i in s.killed[len(before.killed) :]),
        shift=tuple((name, s.cast.shift[i]) for name, i in numbers.items() if s.cast.shift and s.cast.shift[i]),
        venom=tuple(name for name, i in numbers.items() if s.cast.venom >> i & 1),
        minds=tuple(name for name, i in numbers.items() if s.cast.minds >> i & 1),
        hot=s.cast.hot,
        hacked=tuple(sorted(SQUARES[square] for square in bits(s.cast.hacked))),
        cards=len(s.powerups[seat]),
        buffer=tuple(
            (name, s.cast.sides.buffer[i]) for name, i in numbers.items() if world.allies and s.cast.sides.buffer[i]
        ),
    )


def shots(weapon: str, world: World, mode: str = "deathmatch") -> Shots:
    """Every sequence of decisions from the choice of the weapon until the shot is over; none if it is not on offer.

    A position reached in two ways is looked at once.
    """
    rules, before = stand(world, weapon, mode)
    found = Shots()
    start = before.copy()
    asked = machine.decision(rules, start)
    assert asked is not None
    if SHOOT not in asked.options:
        return found
    machine.apply(rules, start, SHOOT)
    asked = machine.decision(rules, start)
    assert asked is not None
    assert [str(option) for option in asked.options] == [f"weapon:{weapon}"]
    seat = before.owner[parse_figure(world.shooter)]
    if len(rules.weapons[parse_weapon(weapon)].effects) == 1:
        found.effects.add("basic")  # begins without a question
    seen: set[tuple[object, ...]] = set()
    unexplored: list[tuple[State, list[Action]]] = []
    follow(rules, start, [], asked.options[0], unexplored, found)
    while unexplored:
        s, words = unexplored.pop()
        key = tuple(getattr(s, name) for name in TOUCHED)
        if key in seen:
            continue
        seen.add(key)
        if s.stack[-1].menu(rules):  # back where the next action is chosen
            assert_only_the_shot_happened(rules, before, s, seat, parse_weapon(weapon))
            found.outcomes.setdefault(outcome(world, before, s), [str(word) for word in words])
            continue
        asked = machine.decision(rules, s)
        assert asked is not None
        assert asked.seats == (seat,), f"{asked} after {spoken(words)}"
        if not asked.options:
            found.dead_ends.append(f"nothing on offer after {spoken(words)}")
        for option in asked.options:
            follow(rules, s, words, option, unexplored, found)
    return found


def follow(
    rules: Rules,
    s: State,
    words: list[Action],
    option: Action,
    unexplored: list[tuple[State, list[Action]]],
    found: Shots,
) -> None:
    """Try one option on a copy."""
    after, words = s.copy(), [*words, option]
    if option.kind == "effect":
        found.effects.add(option.word.removeprefix("effect:"))
    try:
        machine.apply(rules, after, option)
    except AssertionError as error:
        found.dead_ends.append(f"{error} after {spoken(words)}")
    else:
        unexplored.append((after, words))


def spoken(words: list[Action]) -> str:
    return " ".join(str(word) for word in words)


def assert_only_the_shot_happened(rules: Rules, before: State, after: State, seat: int, weapon: int) -> None:
    changed = {name for name in FIELDS if getattr(before, name) != getattr(after, name)}
    if before.cast.arms:
        assert changed <= MAY_CHANGE | CHARACTERS_MAY_CHANGE, changed
        assert_cards_and_tiles_went_where_they_should(before, after, seat)
    else:
        assert changed <= MAY_CHANGE, changed
    assert (before.loaded[seat], after.loaded[seat]) == (1 << weapon, 0)
    assert not any(any(box) for other, box in enumerate(after.ammo) if other != seat)
    assert after.spawnpoints.tagged & before.spawnpoints.tagged == before.spawnpoints.tagged
    for row, track in enumerate(after.spawnpoints.tracks):
        one_token = (before.order[seat],) if (after.spawnpoints.tagged & ~before.spawnpoints.tagged) >> row & 1 else ()
        assert track == (*before.spawnpoints.tracks[row], *one_token)
    if rules.has_teams:
        assert_only_the_buffer_and_the_table_changed(rules, before, after, rules.team_of[seat], weapon)
        return
    assert after.unloaded[seat] == 1 << weapon
    turn = after.stack[-1]
    assert (turn.menu(rules), turn.actions_left(after, (seat,)), len(after.stack)) == ((seat,), 1, len(before.stack))


def assert_only_the_buffer_and_the_table_changed(
    rules: Rules, before: State, after: State, own: int, weapon: int
) -> None:
    """Of what belongs to teams; the fired weapon lies on the table, and nobody is dead (TEA-11, TEA-50)."""
    sides = before.cast.sides
    tables = tuple(1 << weapon if team == own else 0 for team in range(2))
    assert after.stack[-1].menu(rules) == rules.team_seats[own]
    assert after.cast.sides == sides._replace(buffer=after.cast.sides.buffer, tables=tables)
    assert not any(after.unloaded)
    assert (after.damage, after.killed) == (before.damage, ())
    assert len(underway(rules, after).acted_figures) == 1
    assert len(after.stack) == len(before.stack) - 1


def assert_cards_and_tiles_went_where_they_should(before: State, after: State, seat: int) -> None:
    """Cards paid and tiles blown up lie on the discard piles, and at most one card was drawn."""
    assert (after.cast.arms, after.cast.unlocked) == (before.cast.arms, before.cast.unlocked)
    assert not after.cast.hacked & ~before.cast.hacked
    blown_up = bits(before.cast.hacked & ~after.cast.hacked)
    assert after.tiles == tuple(-1 if square in blown_up else tile for square, tile in enumerate(before.tiles))
    new_tiles = after.tile_discard[len(before.tile_discard) :]
    assert sorted(new_tiles) == sorted(before.tiles[square] for square in blown_up)
    assert after.tile_discard == (*before.tile_discard, *new_tiles)
    drawn = len(before.powerup_deck) - len(after.powerup_deck)
    paid = after.powerup_discard[len(before.powerup_discard) :]
    assert (*after.powerup_deck, *before.powerup_deck[len(after.powerup_deck) :]) == before.powerup_deck
    assert 0 <= drawn <= 1
    cards = [*before.powerups[seat], *before.powerup_deck[len(after.powerup_deck) :]]
    assert sorted([*after.powerups[seat], *paid]) == sorted(cards)
    assert not any(hand for other, hand in enumerate(after.powerups) if other != seat)
