"""The table as a view: made from an observation, and as the difference between two views."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from ...engine.cards.prices import REWARD_TILES
from ...engine.ids import (
    COLOURS,
    EFFECTS,
    FIGURES,
    FIRST_SPAWNPOINT,
    POWERUPS,
    SQUARES,
    TARGETS,
    TILES,
    WEAPONS,
    bits,
)
from ...engine.mechanics.scoring import board_pay
from ...engine.rules import Rules
from ...engine.state import State
from ...engine.view import Observation, observe
from ..protocol.view import (
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

PARTS: Final = tuple(part for part in View.__struct_fields__ if part != "figures")


def view_of(rules: Rules, state: State, seat: int | None, open_points: bool) -> View:
    """The table as a seat sees it; None: as a spectator does."""
    seen = observe(rules, state, seat, open_points)
    firing = seen.firing
    return View(
        seat=seat,
        arena=seen.arena,
        active=seen.active,
        actions_left=seen.actions_left,
        duties_left=seen.duties_left,
        over=seen.over,
        figures={FIGURES[f]: figure_view(seen, state, f) for f in (*seen.order, *seen.unseated)},
        seats=[seat_view(seen, i) for i in range(len(seen.ammo))],
        hands=hands_of(seen),
        arms={
            FIGURES[f]: ArmView(
                WEAPONS[weapon], f in seen.arms_loaded, seen.holders[f] if seen.holders[f] >= 0 else None
            )
            for f, weapon in enumerate(seen.arms)
            if weapon >= 0
        },
        teams=teams_view(seen),
        hot=seen.hot,
        hacked=[SQUARES[i] for i in seen.hacked],
        shelves={
            COLOURS[i]: [WEAPONS[weapon] if weapon >= 0 else None for weapon in shelf]
            for i, shelf in enumerate(seen.shelves)
        },
        tiles={SQUARES[i]: TILES[tile] for i, tile in enumerate(seen.tiles) if tile >= 0},
        decks=Decks(seen.weapon_deck, seen.powerup_deck, seen.tile_deck),
        discards=Discards([POWERUPS[p] for p in seen.powerup_discard], [TILES[tile] for tile in seen.tile_discard]),
        track=[[FIGURES[owner] for owner in space] for space in seen.track],
        tracks={COLOURS[i]: [FIGURES[owner] for owner in track] for i, track in enumerate(seen.tracks)},
        tagged=[TARGETS[FIRST_SPAWNPOINT + i] for i in bits(seen.tagged & 7)],
        tagged_by_bot=[TARGETS[FIRST_SPAWNPOINT + i] for i in bits(seen.tagged >> 3)],
        turrets={SQUARES[i]: FIGURES[owner] for i, owner in enumerate(seen.turrets) if owner >= 0},
        offer=[TILES[tile] for tile in seen.offer],
        worked=[SQUARES[i] for i in seen.worked],
        skulls_left=seen.skulls_left,
        trigger=seen.trigger,
        firing=None
        if firing is None
        else FiringView(
            FIGURES[firing.figure],
            WEAPONS[firing.weapon],
            EFFECTS[firing.effect] if firing.effect >= 0 else None,
            [FIGURES[f] for f in bits(firing.hurt)],
        ),
    )


def seen_by(public: View, rules: Rules, state: State, seat: int, open_points: bool) -> View:
    """The same as `view_of`, made from the view of a spectator: most of a table looks the same from every seat."""
    seen = observe(rules, state, seat, open_points)
    figures = public.figures
    if not open_points:
        figures = {
            name: figure if figure.points == points else replace(figure, points=points)
            for (name, figure), points in zip(
                figures.items(), (seen.points[f] for f in (*seen.order, *seen.unseated)), strict=True
            )
        }
    return replace(public, seat=seat, figures=figures, hands=hands_of(seen))


def figure_view(seen: Observation, state: State, figure: int) -> FigureView:
    owner = seen.owner[figure]
    square = seen.at[figure]
    return FigureView(
        seat=owner if owner >= 0 else None,
        square=SQUARES[square] if square >= 0 else None,
        damage=[FIGURES[by] for by in seen.damage[figure]],
        marks={FIGURES[by]: n for by, n in enumerate(seen.marks[figure]) if n},
        skulls=seen.skulls[figure],
        flipped=figure in seen.flipped,
        killed=figure in seen.killed,
        points=seen.points[figure],
        pays=pay_rows(state, figure),
        shift=seen.shift[figure],
        poisoned=figure in seen.poisoned,
        hypnotized=figure in seen.hypnotized,
        unlocked=figure in seen.unlocked,
        team=seen.team[figure] if seen.team else None,
        shared=figure in seen.shared,
        acted=figure in seen.acted,
        buffer=seen.buffer[figure] if seen.buffer else 0,
    )


def pay_rows(state: State, figure: int) -> list[PayRow]:
    """What the board would pay now; players never score on their own board (DOM-07)."""
    return [PayRow(FIGURES[by], points, why) for by, points, why in board_pay(state, figure) if by != figure]


def seat_view(seen: Observation, seat: int) -> SeatView:
    return SeatView(
        figures=[FIGURES[f] for f in seen.order if seen.owner[f] == seat],
        team=seen.team_of[seat],
        done=seat in seen.left,
        ammo=list(seen.ammo[seat]),
        powerups=seen.powerup_counts[seat],
        loaded=seen.loaded_counts[seat],
        unloaded=[WEAPONS[weapon] for weapon in seen.unloaded[seat]],
    )


def hands_of(seen: Observation) -> dict[int, Hand]:
    """The hands this seat may see: its own, and those its teammates show (TEA-49)."""
    hands: dict[int, Hand] = {}
    for seat, (powerups, weapons) in enumerate(zip(seen.hands, seen.arsenals, strict=True)):
        if powerups is not None and weapons is not None:
            hands[seat] = Hand([POWERUPS[powerup] for powerup in powerups], [WEAPONS[weapon] for weapon in weapons])
    return hands


def teams_view(seen: Observation) -> TeamsView | None:
    if not seen.team:
        return None
    tables = [[WEAPONS[weapon] for weapon in table] for table in seen.tables]
    return TeamsView(seen.first_team, REWARD_TILES[seen.reward_tile], tables)


def patch_of(old: View, new: View) -> dict[str, Any]:
    """The parts that differ; of the figures, those that differ."""
    patch: dict[str, Any] = {part: getattr(new, part) for part in PARTS if getattr(new, part) != getattr(old, part)}
    figures = {name: figure for name, figure in new.figures.items() if old.figures.get(name) != figure}
    if figures:
        patch["figures"] = figures
    return patch
