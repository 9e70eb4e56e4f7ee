"""What can be chosen before a game (SET)."""

from __future__ import annotations

from typing import Any, Final

from .arena import ARENAS
from .ids import FIGURES

ENDINGS: Final = ("frenzy", "sudden-death")
SKULLS: Final = {"deathmatch": (5, 8), "domination": (8, 8), "turret": (8, 8)}  # per mode (SET-03)
WITH_CHARACTERS: Final = {"deathmatch": True, "domination": False, "turret": False}  # per mode (R44)
KINDS: Final[dict[str, type]] = {
    "players": int, "arena": str, "skulls": int, "ending": str, "figures": list, "mode": str, "bot": bool,
    "characters": bool,
}  # fmt: skip
WORDS: Final[dict[type, str]] = {int: "a whole number", str: "a word", list: "a list of words", bool: "true or false"}
DEFAULT_FIGURES: Final = FIGURES[:5]


class SetupError(ValueError):
    """A setup the rules do not allow. The message says what they do."""


class Setup:
    """An immutable, validated choice of players, mode, bot figure, arena, skulls, ending and figures."""

    def __init__(
        self,
        players: int = 4,
        arena: str = "L",
        skulls: int = 8,
        ending: str = "frenzy",
        figures: tuple[str, ...] | None = None,
        mode: str = "deathmatch",
        bot: bool = False,
        characters: bool = False,
    ) -> None:
        skulls_allowed = SKULLS.get(mode)
        if skulls_allowed is None:
            raise SetupError(f"there is no mode {mode!r}; choose one of {', '.join(SKULLS)}")
        with_characters = WITH_CHARACTERS[mode]
        most_players = 6 if characters else 5
        if not 3 <= players <= most_players:
            with_them = " with characters" if characters else ""
            raise SetupError(f"a game{with_them} takes 3 to {most_players} players, not {players}")
        if characters and not with_characters:
            raise SetupError("characters are played in deathmatch")
        if characters and bot:
            raise SetupError("characters are played without the bot figure")
        if characters and figures is not None:
            raise SetupError("with characters the figures are drafted in the game, not chosen before it")
        if bot and players == 5:
            raise SetupError("a bot joins 3 or 4 players; with 5 no figure is left for it")
        if arena not in ARENAS:
            raise SetupError(f"there is no arena {arena!r}; choose one of {', '.join(ARENAS)}")
        fewest, most = skulls_allowed
        if not fewest <= skulls <= most:
            number = f"{fewest} to {most}" if fewest < most else f"{most}"
            raise SetupError(f"{mode} is played with {number} skulls, not {skulls}")
        if ending not in ENDINGS:
            raise SetupError(f"there is no ending {ending!r}; choose one of {', '.join(ENDINGS)}")
        chosen = DEFAULT_FIGURES[:players] if figures is None else tuple(figures)
        if characters:
            chosen = ()
        elif len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(DEFAULT_FIGURES):
            raise SetupError(
                f"{players} players need {players} different figures of {', '.join(DEFAULT_FIGURES)}, "
                f"not {', '.join(chosen) or 'none'}"
            )
        self._players = players
        self._arena = arena
        self._skulls = skulls
        self._ending = ending
        self._figures = chosen
        self._mode = mode
        self._bot = bot
        self._characters = characters

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

    @property
    def mode(self) -> str:
        return self._mode

    @property
    def bot(self) -> bool:
        """Whether the bot figure plays along."""
        return self._bot

    @property
    def characters(self) -> bool:
        """Whether the characters of the DLC play, with their abilities and weapons."""
        return self._characters

    def to_json(self) -> dict[str, Any]:
        return {
            "players": self._players,
            "arena": self._arena,
            "skulls": self._skulls,
            "ending": self._ending,
            "figures": list(self._figures),
            "mode": self._mode,
            "bot": self._bot,
            "characters": self._characters,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Setup:
        unknown = sorted(set(data) - set(KINDS))
        if unknown:
            raise SetupError(f"a setup has no {', '.join(unknown)}; it has {', '.join(sorted(KINDS))}")
        for key, value in data.items():
            kind = KINDS[key]
            if type(value) is not kind:
                raise SetupError(f"{key} is {WORDS[kind]}, not {value!r}")
        choices = dict(data)
        figures = choices.pop("figures", None)
        if figures:
            choices["figures"] = tuple(map(str, figures))
        return Setup(**choices)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(
            (
                self._players,
                self._arena,
                self._skulls,
                self._ending,
                self._figures,
                self._mode,
                self._bot,
                self._characters,
            )
        )

    def __repr__(self) -> str:
        return (
            f"Setup(players={self._players}, arena={self._arena!r}, skulls={self._skulls}, "
            f"ending={self._ending!r}, figures={self._figures!r}, mode={self._mode!r}, bot={self._bot}, "
            f"characters={self._characters})"
        )
