"""From numbers to names: the one place where an observation is translated."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from ..engine.cards.prices import REWARD_TILES
from ..engine.ids import (
    COLOURS,
    EFFECTS,
    FIGURES,
    SQUARES,
    TILES,
    WEAPONS,
    bits,
)
from ..engine.mechanics.scoring import pay_of
from ..engine.underway import Firing
from ..engine.view import Observation
from .names import (
    FigureName,
    figure_names,
    name_or_none,
    powerup_names,
    spawnpoint_names,
    square_names,
    tile_names,
    weapon_names,
)
from .shapes import (
    ArmView,
    Decks,
    Discards,
    FigureView,
    FiringView,
    Hand,
    PayRow,
    SeatView,
    TeamsView,
    View,
)


def view_of(seen: Observation) -> View:
    """The table as the observer sees it."""
    return View(
        seat=seen.seat,
        arena=seen.arena,
        active=seen.active,
        actions_left=seen.actions_left,
        duties_left=seen.duties_left,
        over=seen.over,
        figures={FIGURES[f]: figure_view(seen, f) for f in (*seen.order, *seen.unseated)},
        seats=tuple([seat_view(seen, seat) for seat in range(len(seen.ammo))]),
        hands=hands_of(seen),
        arms=arms_of(seen),
        teams=teams_view(seen),
        hot=seen.hot,
        hacked=square_names(seen.hacked_squares),
        shelves={
            COLOURS[i]: tuple([WEAPONS[weapon] if weapon >= 0 else None for weapon in shelf])
            for i, shelf in enumerate(seen.shelves)
        },
        tiles={SQUARES[i]: TILES[tile] for i, tile in enumerate(seen.tiles) if tile >= 0},
        decks=Decks(seen.weapons_in_deck, seen.powerups_in_deck, seen.tiles_in_deck),
        discards=Discards(powerup_names(seen.powerup_discard), tile_names(seen.tile_discard)),
        track=tuple([figure_names(space) for space in seen.track]),
        tracks={COLOURS[i]: figure_names(track) for i, track in enumerate(seen.tracks)},
        tagged=spawnpoint_names(bits(seen.tagged & 7)),
        tagged_by_bot=spawnpoint_names(bits(seen.tagged >> 3)),
        turrets={SQUARES[i]: FIGURES[owner] for i, owner in enumerate(seen.turret_owners) if owner >= 0},
        offer=tile_names(seen.offer),
        worked=square_names(seen.worked_squares),
        skulls_left=seen.skulls_left,
        trigger=seen.trigger,
        firing=firing_view(seen.firing),
    )


def seen_by(public: View, seen: Observation) -> View:
    """The same as `view_of`, made from the view of a spectator: most of a table looks the same from every seat."""
    view = copy(public)
    view.seat = seen.seat
    view.hands = hands_of(seen)
    view.figures = {
        FIGURES[f]: with_points(public.figures[FIGURES[f]], seen.points[f]) for f in (*seen.order, *seen.unseated)
    }
    return view


def with_points(figure: FigureView, points: int | None) -> FigureView:
    if figure.points == points:
        return figure
    twin = copy(figure)
    twin.points = points
    return twin


def figure_view(seen: Observation, figure: int) -> FigureView:
    owner = seen.owner[figure]
    square = seen.at[figure]
    return FigureView(
        seat=owner if owner >= 0 else None,
        square=SQUARES[square] if square >= 0 else None,
        damage=figure_names(seen.damage[figure]),
        marks={FIGURES[by]: n for by, n in enumerate(seen.marks[figure]) if n},
        skulls=seen.skulls[figure],
        flipped=figure in seen.flipped_figures,
        killed=figure in seen.killed,
        points=seen.points[figure],
        pays=pay_rows(pay_of(seen.damage[figure], seen.skulls[figure], figure in seen.flipped_figures), figure),
        shift=seen.shift[figure],
        poisoned=figure in seen.poisoned,
        hypnotized=figure in seen.hypnotized,
        unlocked=figure in seen.unlocked_figures,
        team=seen.team[figure] if seen.team else None,
        shared=figure in seen.shared_figures,
        acted=figure in seen.acted_figures,
        buffer=seen.buffer[figure] if seen.buffer else 0,
    )


def pay_rows(pay: Sequence[tuple[int, int, str]], figure: int) -> tuple[PayRow, ...]:
    """What the board of a figure pays; players never score on their own board (DOM-07)."""
    return tuple([PayRow(FIGURES[by], points, why) for by, points, why in pay if by != figure])


def seat_view(seen: Observation, seat: int) -> SeatView:
    return SeatView(
        figures=tuple([FIGURES[f] for f in seen.order if seen.owner[f] == seat]),
        team=seen.team_of[seat],
        done=seat in seen.left_seats,
        ammo=seen.ammo[seat],
        powerups=seen.powerup_counts[seat],
        loaded=seen.loaded_counts[seat],
        unloaded=weapon_names(seen.unloaded_weapons[seat]),
    )


def hands_of(seen: Observation) -> dict[int, Hand]:
    """The hands this seat sees: its own, and those its teammates show (TEA-49)."""
    hands: dict[int, Hand] = {}
    for seat, (powerups, weapons) in enumerate(zip(seen.hands, seen.arsenals, strict=True)):
        if powerups is not None and weapons is not None:
            hands[seat] = Hand(powerup_names(powerups), weapon_names(weapons))
    return hands


def arms_of(seen: Observation) -> dict[FigureName, ArmView]:
    return {
        FIGURES[f]: ArmView(WEAPONS[weapon], f in seen.arms_loaded, seen.holders[f] if seen.holders[f] >= 0 else None)
        for f, weapon in enumerate(seen.arms)
        if weapon >= 0
    }


def teams_view(seen: Observation) -> TeamsView | None:
    if not seen.team:
        return None
    tables = tuple([weapon_names(table) for table in seen.table_weapons])
    return TeamsView(seen.first_team, REWARD_TILES[seen.reward_tile], tables)


def firing_view(firing: Firing | None) -> FiringView | None:
    if firing is None:
        return None
    return FiringView(
        FIGURES[firing.figure],
        WEAPONS[firing.weapon],
        name_or_none(firing.effect, EFFECTS),
        figure_names(bits(firing.hurt)),
    )
