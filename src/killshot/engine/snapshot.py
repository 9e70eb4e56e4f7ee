"""States to and from JSON, at any decision, also in the middle of a shot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from .fields import FRAME_FIELDS, state_of
from .frames.grab import Arming, Armory, Grab
from .frames.path import Path
from .frames.payment import Payment
from .frames.powerup import Newton, Tagback, Teleporter
from .frames.reload import Reload
from .frames.rounds import Rounds
from .frames.run import Run
from .frames.scoring import Scoring
from .frames.shoot import Shoot
from .frames.shot import Scope, Shot
from .frames.spawn import Spawn
from .frames.turn import Turn
from .frames.turn_end import TurnEnd
from .modules.abilities import ABILITIES, Upgrade
from .modules.bot import BotAction, BotSpawn
from .modules.characters import Draft, HackedTile, Healing
from .modules.domination import Overkill
from .modules.team_abilities import TeamNanobots, TeamVenom
from .modules.team_draft import Casting, StartingWeapons, TeamDraft, TeamSpawn
from .modules.team_end import (
    AbilityWindow,
    Loading,
    ReloadWindow,
    Respawner,
    Rewards,
    TeamHealing,
    TeamReload,
    TeamScoring,
)
from .modules.team_powerups import TeamHand, TeamTagback, Teleported
from .modules.team_turn import Control, TeamAction, TeamRounds, TeamTurn
from .modules.turret import TurretGrab
from .state import FIELDS, Cast, Frame, Sides, Spawnpoints, State, StateError, Turrets

FRAMES: Final[dict[str, Any]] = {
    frame.name: frame
    for frame in (
        Rounds, Turn, TurnEnd, Run, Grab, Armory, Arming, Shoot, Shot, Scope, Payment, Reload, Spawn, Newton, Teleporter,
        Tagback, Path, Scoring, Overkill, TurretGrab, BotSpawn, BotAction, Draft, HackedTile,
        Healing, Upgrade, *ABILITIES.values(), TeamRounds, TeamDraft, Casting, StartingWeapons, TeamSpawn, Control, TeamTurn,
        TeamAction, TeamHand, Teleported, TeamTagback, AbilityWindow, TeamVenom, TeamNanobots, Rewards, TeamHealing,
        TeamScoring, Respawner, ReloadWindow, TeamReload, Loading,
    )
}  # fmt: skip


def to_json(s: State) -> dict[str, Any]:
    """A state as plain JSON data: field by field, frames as objects with their name."""
    data: dict[str, Any] = {field: _plain(getattr(s, field)) for field in FIELDS if field != "stack"}
    data["stack"] = [
        {"frame": frame.name, **{field: _plain(getattr(frame, field)) for field in frame.fields}} for frame in s.stack
    ]
    return data


def from_json(data: dict[str, Any]) -> State:
    """The state that `to_json` wrote. `StateError` names what is missing, unknown or impossible."""
    missing = [field for field in FIELDS if field not in data]
    unknown = sorted(set(data) - set(FIELDS))
    if missing or unknown:
        raise StateError(f"not a state: missing {missing}, unknown {unknown}")
    values: dict[str, Any] = {field: _frozen(data[field]) for field in FIELDS if field not in PARTS}
    for name in ("spawnpoints", "turrets", "cast"):
        values.update(_part(name, PARTS[name], data[name]))
    values.update(_part("sides", PARTS["sides"], values.pop("sides")))
    if type(data["stack"]) is not list:
        raise StateError(f"stack is a list of frames, not {data['stack']!r}")
    return state_of(values, tuple(_frame(each) for each in data["stack"]))


# The fields of a state that are not values themselves; `sides` is a part of `cast`.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "spawnpoints": Spawnpoints._fields, "turrets": Turrets._fields, "cast": Cast._fields, "sides": Sides._fields,
    "stack": (),
}  # fmt: skip


def _part(name: str, fields: tuple[str, ...], values: Any) -> dict[str, Any]:
    found = _frozen(values)
    if type(found) is not tuple or len(found) != len(fields):
        raise StateError(f"{name} is a list of {', '.join(fields)}, not {values!r}")
    return dict(zip(fields, found, strict=True))


def _frame(data: Any) -> Frame:
    if type(data) is not dict:
        raise StateError(f"a frame is an object with its name, not {data!r}")
    return frame_of(data.get("frame", ""), {field: _frozen(value) for field, value in data.items() if field != "frame"})


def frame_of(name: str, values: dict[str, Any]) -> Frame:
    """A frame by its name and its fields, which must be all there and possible."""
    made = FRAMES.get(name)
    if made is None:
        raise StateError(f"there is no frame {name!r}; known: {', '.join(sorted(FRAMES))}")
    if set(values) != set(made.fields):
        raise StateError(f"the frame {name} has the fields {field_list(made.fields)}, not {field_list(values)}")
    for field, value in values.items():
        shape = FRAME_FIELDS[field]
        if not shape.fits(value):
            raise StateError(f"{field} of the frame {name} is {shape.words}, not {value!r}")
    frame: Frame = made(**values)
    return frame


def field_list(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value
