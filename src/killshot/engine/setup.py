"""What can be chosen before a game, and the deal that follows from it (SET)."""

from __future__ import annotations

from typing import Any, Final

from .arena import ARENAS
from .ids import FIGURES

ENDINGS: Final = ("frenzy", "sudden-death")
DEFAULT_FIGURES: Final = FIGURES[:5]


class SetupError(ValueError):
    """A setup the rules do not allow. The message says what they do."""


class Setup:
    """An immutable, validated choice of players, arena, skulls, ending and figures."""

    def __init__(
        self,
        players: int = 4,
        arena: str = "L",
        skulls: int = 8,
        ending: str = "frenzy",
        figures: tuple[str, ...] | None = None,
    ) -> None:
        if not 3 <= players <= 5:
            raise SetupError(f"a game takes 3 to 5 players, not {players}")
        if arena not in ARENAS:
            raise SetupError(f"there is no arena {arena!r}; choose one of {', '.join(ARENAS)}")
        if not 5 <= skulls <= 8:
            raise SetupError(f"deathmatch is played with 5 to 8 skulls, not {skulls}")
        if ending not in ENDINGS:
            raise SetupError(f"there is no ending {ending!r}; choose one of {', '.join(ENDINGS)}")
        chosen = DEFAULT_FIGURES[:players] if figures is None else tuple(figures)
        if len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(DEFAULT_FIGURES):
            raise SetupError(
                f"{players} players need {players} different figures of {', '.join(DEFAULT_FIGURES)}, "
                f"not {', '.join(chosen) or 'none'}"
            )
        self._players = players
        self._arena = arena
        self._skulls = skulls
        self._ending = ending
        self._figures = chosen

    @property
    def players(self) -> int:
        return self._players

    @property
    def arena(self) -> str:
        return self._arena

    @property
    def skulls(self) -> int:
        return self._skulls

    @property
    def ending(self) -> str:
        return self._ending

    @property
    def figures(self) -> tuple[str, ...]:
        """The figure of each seat."""
        return self._figures

    def to_json(self) -> dict[str, Any]:
        return {
            "players": self._players,
            "arena": self._arena,
            "skulls": self._skulls,
            "ending": self._ending,
            "figures": list(self._figures),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Setup:
        known = {"players", "arena", "skulls", "ending", "figures"}
        unknown = sorted(set(data) - known)
        if unknown:
            raise SetupError(f"a setup has no {', '.join(unknown)}; it has {', '.join(sorted(known))}")
        choices = dict(data)
        if choices.get("figures") is not None:
            choices["figures"] = tuple(choices["figures"])
        return Setup(**choices)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self._players, self._arena, self._skulls, self._ending, self._figures))

    def __repr__(self) -> str:
        return (
            f"Setup(players={self._players}, arena={self._arena!r}, skulls={self._skulls}, "
            f"ending={self._ending!r}, figures={self._figures!r})"
        )
