"""An observation as plain data, ready for JSON: what `Observation.to_json` gives."""

from __future__ import annotations

from typing import Any

from ..engine.ids import FIGURES
from ..engine.view import Observation
from .names import name_or_none
from .naming import view_of
from .question import Question, question_of
from .shapes import ArmView, FigureView, FiringView, SeatView, TeamsView, View


def to_json(seen: Observation) -> dict[str, Any]:
    """What the observer sees, in names, as dictionaries, lists and values."""
    view = view_of(seen)
    return {
        "seat": view.seat,
        "arena": view.arena,
        "active": view.active,
        "actions_left": view.actions_left,
        "duties_left": view.duties_left,
        "over": view.over,
        "acting": name_or_none(seen.acting, FIGURES),
        "figures": {name: figure_data(figure) for name, figure in view.figures.items()},
        "seats": [seat_data(view, number, seat) for number, seat in enumerate(view.seats)],
        "teams": None if view.teams is None else teams_data(view.teams),
        "hand": hand_data(view),
        "arms": {name: arm_data(arm) for name, arm in view.arms.items()},
        "hot": view.hot,
        "hacked": list(view.hacked),
        "unlocked": [FIGURES[figure] for figure in seen.unlocked_figures],
        "shelves": [list(shelf) for shelf in view.shelves.values()],
        "tiles": view.tiles,
        "decks": {"weapons": view.decks.weapons, "powerups": view.decks.powerups, "tiles": view.decks.tiles},
        "discards": {"powerups": list(view.discards.powerups), "tiles": list(view.discards.tiles)},
        "track": [list(space) for space in view.track],
        "tracks": [list(track) for track in view.tracks.values()],
        "tagged": list(view.tagged),
        "tagged_by_bot": list(view.tagged_by_bot),
        "turrets": view.turrets,
        "offer": list(view.offer),
        "worked": list(view.worked),
        "skulls_left": view.skulls_left,
        "trigger": view.trigger,
        "firing": None if view.firing is None else firing_data(view.firing),
        "decision": None if seen.decision is None else question_data(question_of(seen.decision)),
    }


def figure_data(figure: FigureView) -> dict[str, Any]:
    return {
        "square": figure.square,
        "damage": list(figure.damage),
        "marks": figure.marks,
        "skulls": figure.skulls,
        "flipped": figure.flipped,
        "killed": figure.killed,
        "points": figure.points,
        "seat": -1 if figure.seat is None else figure.seat,
        "shift": figure.shift,
        "poisoned": figure.poisoned,
        "hypnotized": figure.hypnotized,
        "team": figure.team,
        "shared": figure.shared,
        "acted": figure.acted,
        "buffer": figure.buffer,
    }


def seat_data(view: View, number: int, seat: SeatView) -> dict[str, Any]:
    hand = view.hands.get(number)
    return {
        "figure": seat.figures[0] if seat.figures else None,
        "figures": list(seat.figures),
        "team": seat.team,
        "done": seat.done,
        "ammo": list(seat.ammo),
        "powerups": seat.powerups,
        "loaded": seat.loaded,
        "unloaded": list(seat.unloaded),
        "hand": None if hand is None else list(hand.powerups),
        "arsenal": None if hand is None else list(hand.loaded),
    }


def question_data(asked: Question) -> dict[str, Any]:
    return {
        "prompt": asked.prompt,
        "weapon": asked.weapon,
        "effect": asked.effect,
        "figure": asked.figure,
        "slot": asked.slot,
        "colour": asked.colour,
        "options": list(asked.options),
    }


def teams_data(teams: TeamsView) -> dict[str, Any]:
    return {"first": teams.first, "tile": teams.tile, "tables": [list(table) for table in teams.tables]}


def hand_data(view: View) -> dict[str, Any]:
    """The seat's own hand; a spectator's is empty."""
    hand = view.hands.get(view.seat) if view.seat is not None else None
    return {"powerups": list(hand.powerups) if hand else [], "loaded": list(hand.loaded) if hand else []}


def arm_data(arm: ArmView) -> dict[str, Any]:
    return {"weapon": arm.weapon, "loaded": arm.loaded, "holder": arm.holder}


def firing_data(firing: FiringView) -> dict[str, Any]:
    return {
        "figure": firing.figure,
        "weapon": firing.weapon,
        "effect": firing.effect,
        "hurt": list(firing.hurt),
    }
