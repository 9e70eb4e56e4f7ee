"""What can be chosen before a game (SET)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .arena import ARENAS
from .ids import FIGURES


class Choices(NamedTuple):
    """What a mode leaves to choose; the default comes first."""

    players: tuple[int, int]  # from, to
    skulls: tuple[int, int]
    endings: tuple[str, ...]
    characters: tuple[bool, ...]
    bot: bool
    teams: bool


ENDINGS: Final = ("frenzy", "sudden-death", "equal-turns")
CHOICES: Final = {
    "deathmatch": Choices((3, 5), (5, 8), ENDINGS[:2], (False, True), bot=True, teams=False),
    "domination": Choices((3, 5), (8, 8), ENDINGS[:2], (False,), bot=True, teams=False),
    "turret": Choices((3, 5), (8, 8), ENDINGS[:2], (False,), bot=True, teams=False),
    "teams": Choices((2, 6), (8, 8), ENDINGS[2:], (True,), bot=False, teams=True),  # (TEA-01, TEA-35)
}  # (SET-01, SET-03, R44)
MOST_CHARACTERS: Final = 6
TEAM_SIZES: Final = (1, 3)
KINDS: Final[dict[str, type]] = {
    "players": int, "arena": str, "skulls": int, "ending": str, "figures": list, "mode": str, "bot": bool,
    "characters": bool, "teams": list,
}  # fmt: skip
SWITCHES: Final = tuple(name for name, kind in KINDS.items() if kind is bool)
WORDS: Final[dict[type, str]] = {int: "a whole number", str: "a word", list: "a list", bool: "true or false"}
DEFAULT_FIGURES: Final = FIGURES[:5]
DEFAULT_PLAYERS: Final = 4


class SetupError(ValueError):
    """A setup the rules do not allow. The message says what they do; `why` and `facts` let others say it in their words."""

    def __init__(self, message: str, why: str = "", **facts: int | str) -> None:
        super().__init__(message)
        self.why = why
        self.facts = facts


class Setup:
    """An immutable, validated choice of players, mode, teams, bot figure, characters, arena, skulls, ending and figures.

    What is not chosen is what the mode plays with. In team play `teams` has the number of players in each team; seats
    are numbered team by team.
    """

    def __init__(
        self,
        players: int | None = None,
        arena: str = "L",
        skulls: int = 8,
        ending: str | None = None,
        figures: tuple[str, ...] | None = None,
        mode: str = "deathmatch",
        bot: bool = False,
        characters: bool | None = None,
        teams: tuple[int, ...] = (),
    ) -> None:
        choices = CHOICES.get(mode)
        if choices is None:
            raise SetupError(f"there is no mode {mode!r}; choose one of {', '.join(CHOICES)}")
        characters = _characters(choices, characters)
        teams = _teams(mode, choices.teams, players, teams)
        players = _players(choices, players, teams, characters)
        _check_bot(choices, bot, players, characters)
        if arena not in ARENAS:
            raise SetupError(f"there is no arena {arena!r}; choose one of {', '.join(ARENAS)}")
        _check_skulls(mode, choices, skulls)
        ending = _ending(mode, choices, ending)
        chosen = _figures(figures, players, characters)
        self._players = players
        self._arena = arena
        self._skulls = skulls
        self._ending = ending
        self._figures = chosen
        self._mode = mode
        self._bot = bot
        self._characters = characters
        self._teams = teams

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

    @property
    def teams(self) -> tuple[int, ...]:
        """How many players each team has; empty where everybody plays alone."""
        return self._teams

    def to_json(self) -> dict[str, Any]:
        return {name: kind(getattr(self, name)) for name, kind in KINDS.items()}

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
        teams = choices.pop("teams", None)
        if teams:
            if not all(type(size) is int for size in teams):
                raise SetupError(f"teams is a list of two whole numbers, not {teams!r}")
            choices["teams"] = tuple(teams)
        return Setup(**choices)

    def __reduce__(self) -> tuple[object, ...]:
        return restored_setup, (self.to_json(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(tuple(str(value) for value in self.to_json().values()))

    def __repr__(self) -> str:
        return f"Setup({', '.join([f'{name}={getattr(self, name)!r}' for name in KINDS])})"


def restored_setup(data: dict[str, Any]) -> Setup:
    """What a pickled setup is made of."""
    return Setup.from_json(data)


def _characters(choices: Choices, characters: bool | None) -> bool:
    """Whether the characters play; what the mode does unless it is chosen."""
    if characters is None:
        return choices.characters[0]
    if characters in choices.characters:
        return characters
    if characters:
        raise SetupError("characters are played in deathmatch and in teams", "no-characters")
    raise SetupError("teams always play with characters", "teams-with-characters")


def _players(choices: Choices, players: int | None, teams: tuple[int, ...], characters: bool) -> int:
    """The number of players (SET-01, CHR-01, TEA-01)."""
    if players is None:
        players = sum(teams) if teams else DEFAULT_PLAYERS
    fewest, most = choices.players
    if characters:
        most = MOST_CHARACTERS
    if not fewest <= players <= most:
        kind = "a game of teams" if teams else "a game with characters" if characters else "a game"
        raise SetupError(f"{kind} takes {fewest} to {most} players, not {players}", "players", fewest=fewest, most=most)
    return players


def _check_bot(choices: Choices, bot: bool, players: int, characters: bool) -> None:
    """Where the bot figure can join (R44)."""
    if bot and (characters or not choices.bot):
        raise SetupError("characters are played without the bot figure", "characters-or-bot")
    if bot and players == len(DEFAULT_FIGURES):
        raise SetupError("a bot joins 3 or 4 players; with 5 no figure is left for it", "bot-seats")


def _check_skulls(mode: str, choices: Choices, skulls: int) -> None:
    fewest, most = choices.skulls
    if not fewest <= skulls <= most:
        number = f"{fewest} to {most}" if fewest < most else f"{most}"
        raise SetupError(f"{mode} is played with {number} skulls, not {skulls}", "skulls", fewest=fewest, most=most)


def _ending(mode: str, choices: Choices, ending: str | None) -> str:
    """How the game ends; the first way of the mode unless it is chosen."""
    if ending is None:
        return choices.endings[0]
    if ending not in choices.endings:
        raise SetupError(
            f"there is no ending {ending!r} in {mode}; choose one of {', '.join(choices.endings)}", "ending"
        )
    return ending


def _figures(figures: tuple[str, ...] | None, players: int, characters: bool) -> tuple[str, ...]:
    """The figure of each seat; with characters they are drafted (CHR-01)."""
    if characters:
        if figures is not None:
            raise SetupError("with characters the figures are drafted in the game, not chosen before it")
        return ()
    chosen = DEFAULT_FIGURES[:players] if figures is None else tuple(figures)
    if len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(DEFAULT_FIGURES):
        raise SetupError(
            f"{players} players need {players} different figures of {', '.join(DEFAULT_FIGURES)}, "
            f"not {', '.join(chosen) or 'none'}"
        )
    return chosen


def _teams(name: str, in_teams: bool, players: int | None, teams: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of the teams, as equal as can be unless they are given (TEA-01)."""
    if not in_teams:
        if teams:
            raise SetupError(f"{name} is played without teams; choose the mode teams", "no-teams")
        return ()
    fewest, most = TEAM_SIZES
    if teams:
        if len(teams) != 2 or not all(fewest <= size <= most for size in teams):
            raise SetupError(
                f"there are two teams of {fewest} to {most} players, not {', '.join(map(str, teams))}", "team-sizes"
            )
        if players is not None and players != sum(teams):
            raise SetupError(
                f"teams of {teams[0]} and {teams[1]} are {sum(teams)} players, not {players}",
                "team-players",
                n=sum(teams),
            )
        return tuple(teams)
    number = DEFAULT_PLAYERS if players is None else players
    if not 2 * fewest <= number <= 2 * most:
        raise SetupError(
            f"a game of teams takes {2 * fewest} to {2 * most} players, not {number}",
            "players",
            fewest=2 * fewest,
            most=2 * most,
        )
    return (number - number // 2, number // 2)
