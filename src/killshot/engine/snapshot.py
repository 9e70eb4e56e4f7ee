"""States to and from JSON, at any decision, also in the middle of a shot."""

from __future__ import annotations

from typing import Any, Final

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
from .state import FIELDS, Cast, Frame, Sides, Spawnpoints, State, Turrets

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
    """The state that `to_json` wrote. What is missing or unknown is named."""
    missing = [field for field in FIELDS if field not in data]
    unknown = sorted(set(data) - set(FIELDS))
    if missing or unknown:
        raise ValueError(f"not a state: missing {missing}, unknown {unknown}")
    fields = {field: _frozen(data[field]) for field in FIELDS if field != "stack"}
    fields["spawnpoints"] = Spawnpoints(*fields["spawnpoints"])
    fields["turrets"] = Turrets(*fields["turrets"])
    cast = Cast(*fields["cast"])
    fields["cast"] = cast._replace(sides=Sides(*cast.sides))
    return State(**fields, stack=tuple(_frame(each) for each in data["stack"]))


def _frame(data: dict[str, Any]) -> Frame:
    made = FRAMES.get(data.get("frame", ""))
    if made is None:
        raise ValueError(f"there is no frame {data.get('frame')!r}; known: {', '.join(sorted(FRAMES))}")
    frame: Frame = made(**{field: _frozen(value) for field, value in data.items() if field != "frame"})
    return frame


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value
