"""What holds of one position."""

# ruff: noqa: ARG001 (every invariant has the arguments of its kind, whether it uses them or not)

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from killshot import State
from killshot.engine.frames.scoring import Scoring
from killshot.engine.frames.spawn import Spawn
from killshot.engine.ids import ARENA_WEAPONS, FIGURES, SQUARES, bits
from killshot.engine.ids import POWERUPS as NAMES_OF_POWERUPS
from killshot.engine.modules.bot import BotSpawn
from killshot.engine.rules import Rules

# Where the cards and tiles of a game can be: fields of the state, flat or nested; -1 is an empty place.
CARD_PLACES: Final = {
    "weapon": ["shelves", "weapon_deck"],
    "powerup": ["powerups", "powerup_deck", "powerup_discard"],
    "tile": ["tiles", "turrets.offer", "tile_deck", "tile_discard"],
}
WEAPON_MASKS: Final = ["loaded", "unloaded"]
ARENA: Final = list(bits(ARENA_WEAPONS))
POWERUPS: Final = sorted(list(range(len(NAMES_OF_POWERUPS))) * 2)
TILES: Final = sorted(list(range(6)) * 3 + list(range(6, 9)) * 2 + list(range(9, 12)) * 4)


def cards_in(s: State, places: Iterable[str]) -> list[int]:
    """All cards in these fields of the state, sorted."""
    found: list[int] = []
    for place in places:
        items = attrgetter(place)(s)
        if items and isinstance(items[0], tuple):
            for each in items:
                found += each
        else:
            found += items
    found.sort()
    return found[found.count(-1) :]


def weapons_are_conserved(rules: Rules, s: State) -> None:
    found = cards_in(s, CARD_PLACES["weapon"])
    for field in WEAPON_MASKS:
        for mask in getattr(s, field):
            found.extend(bits(mask & ARENA_WEAPONS))
    assert sorted(found) == ARENA, f"weapons: {Counter(found)}"


def powerups_are_conserved(rules: Rules, s: State) -> None:
    assert cards_in(s, CARD_PLACES["powerup"]) == POWERUPS


def tiles_are_conserved(rules: Rules, s: State) -> None:
    """One can be on its way, in a frame."""
    taken = [tile for frame in s.stack if (tile := getattr(frame, "tile", -1)) >= 0]
    assert sorted(cards_in(s, CARD_PLACES["tile"]) + taken) == TILES


def tiles_lie_on_ammo_squares_only(rules: Rules, s: State) -> None:
    for square, tile in enumerate(s.tiles):
        assert tile < 0 or square in rules.arena.ammo_squares, SQUARES[square]


def gaps_are_the_empty_slots(rules: Rules, s: State) -> None:
    empty = [3 * colour + slot for colour in range(3) for slot in range(3) if s.shelves[colour][slot] < 0]
    assert sorted(s.gaps) == empty


def cubes_are_within_limits(rules: Rules, s: State) -> None:
    for box in s.ammo:
        assert len(box) == 3
        assert 0 <= min(box) <= max(box) <= 3, s.ammo


def hands_are_within_limits(rules: Rules, s: State) -> None:
    """Three powerups, four only in a hand that is about to discard one; three weapons."""
    spawning = {getattr(frame, "seat", -1) for frame in s.stack if frame.name == "spawn"}
    for seat, hand in enumerate(s.powerups):
        assert len(hand) <= 3 + (seat in spawning), f"seat {seat} holds {hand}"
        assert list(hand) == sorted(hand)
        assert len(bits((s.loaded[seat] | s.unloaded[seat]) & ARENA_WEAPONS)) <= 3
        assert not s.loaded[seat] & s.unloaded[seat]


def boards_are_within_limits(rules: Rules, s: State) -> None:
    """As many tokens as the board has spaces, three marks of an owner; only figures that play own or carry any."""
    outside = [figure for figure in range(len(FIGURES)) if figure not in s.order and figure not in rules.unseated]
    for figure, (tokens, marks) in enumerate(zip(s.damage, s.marks, strict=True)):
        assert len(tokens) <= 12 - s.cast.shift[figure]
        assert max(marks) <= 3
        assert min(marks) == 0 == marks[figure]
        for other in outside:
            assert other not in tokens
            assert not marks[other]
        has_died = figure in s.killed or any(isinstance(frame, (Spawn, BotSpawn)) for frame in s.stack)
        if figure in outside or (s.at[figure] < 0 and not has_died):
            assert not tokens
            assert not any(marks)
            assert not s.points[figure]
        assert s.points[figure] >= 0


def nobody_has_tokens_of_their_own(rules: Rules, s: State) -> None:
    for figure, tokens in enumerate(s.damage):
        assert figure not in tokens


def figures_stand_in_the_arena(rules: Rules, s: State) -> None:
    for figure, square in enumerate(s.at):
        playing = figure in s.order or figure in rules.unseated
        assert square == -1 or (playing and rules.arena.all >> square & 1)


def killed_are_the_full_boards(rules: Rules, s: State) -> None:
    """While a turn lasts: the boards whose killshot space is taken. Boards that have been scored are clear."""
    full = [figure for figure in range(len(FIGURES)) if len(s.damage[figure]) >= killshot(s, figure)]
    if any(isinstance(frame, Scoring) for frame in s.stack):
        assert set(full) <= set(s.killed)
    elif s.stack:
        assert sorted(s.killed) == full


def killshot(s: State, figure: int) -> int:
    """The number of the token that kills."""
    return 11 - s.cast.shift[figure]


def track_and_skulls_agree(rules: Rules, s: State) -> None:
    """Deathmatch: every kill takes a skull from the track to a board, as long as there are any."""
    skulls = rules.setup.skulls
    assert s.skulls_left == max(0, skulls - len(s.track))
    assert all(1 <= len(space) <= 2 for space in s.track)
    on_boards = sum(s.skulls)
    if s.trigger < 0:
        assert on_boards == min(skulls, len(s.track))
        assert not s.flipped
    else:
        assert on_boards <= skulls
        assert s.skulls_left == 0
        assert not any(s.skulls[figure] for figure in bits(s.flipped))


def character_weapons_stay_with_their_characters(rules: Rules, s: State) -> None:
    """Each in its owner's hand, and one only; none in a deck or on a shelf."""
    held = [(loaded | unloaded) & ~ARENA_WEAPONS for loaded, unloaded in zip(s.loaded, s.unloaded, strict=True)]
    expected = [1 << s.cast.arms[figure] for figure in s.order]
    assert held == expected + [0] * (len(s.ammo) - len(s.order))
    assert all(weapon in ARENA for weapon in cards_in(s, CARD_PLACES["weapon"]))
    for figure, weapon in enumerate(s.cast.arms):
        assert weapon < 0 or rules.weapons[weapon].owner == figure


def tokens_of_characters_are_within_limits(rules: Rules, s: State) -> None:
    """Overload tokens, rush tiles, venom and mind control of enemies only, hacked tiles that are there."""
    cast = s.cast
    playing = sum(1 << figure for figure in s.order)
    assert 0 <= cast.hot <= 4
    assert all(0 <= shift <= 10 for shift in cast.shift)
    assert not cast.venom & ~playing
    assert not cast.minds & ~playing
    assert not cast.venom >> FIGURES.index("sprog") & 1
    assert not cast.minds >> FIGURES.index("banshee") & 1
    assert all(s.tiles[square] >= 0 for square in bits(cast.hacked))
    for figure in bits(cast.venom):
        assert s.at[figure] >= 0
    for figure in range(len(FIGURES)):
        assert playing >> figure & 1 or not cast.shift[figure]
    if s.stack and s.order:
        assert not cast.unlocked & ~(1 << s.order[s.active])
