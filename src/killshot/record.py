"""A saved game: text a person can read and edit. A header, an empty line, then one action word per line.

    killshot 3
    rules 2
    dealing 2
    mode deathmatch
    bot no
    players 4
    arena L
    skulls 8
    ending frenzy
    figures violet dozer sprog d-struct-or
    seed 42
    names Ana, Ben, Cleo, Dan

    discard:red-newton
    run
    square:b3

Everything after `#` is a comment. It replays bit for bit, and a damaged file stops with its line number.

A game that began in the middle has, in place of seed and dealing, the line `position` with where it began, as
`position_text` writes it. A game whose deal was fixed before the first move in a way that can be checked has the line
`fair`, see `killshot.fair`.

`rules` and `dealing` say by which rules the game was played and how its seed became cards. Formats 1 (with a seed) and 2
(with a position) did not have them: those games were played by rules 1 and with dealing 1. A record replays as it did,
or is refused with a sentence that names both versions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from .engine.action import Action
from .engine.decision import Decision, IllegalAction
from .engine.events import Event
from .engine.ids import Seat
from .engine.notation import parse_position, position_text
from .engine.rng import DEALING, DEALINGS
from .engine.setup import SWITCHES, Setup, SetupError
from .engine.state import State, StateError
from .fair import Proof
from .game import Game, listed
from .versions import RULES_VERSION, replay_refusal

FORMAT = "3"
OLD_FORMAT = "1"
OLD_FORMAT_FROM_POSITION = "2"
MAGIC = "killshot"
BOM = "\ufeff"  # some editors begin a text file with it
REQUIRED = ("mode", "bot", "players", "arena", "skulls", "ending", "figures")  # with characters no figures
SWITCHED = tuple(name for name in SWITCHES if name not in REQUIRED)
OPTIONAL = ("rules", "dealing", "seed", *SWITCHED, "teams", "names", "position", "fair")
YES = {"yes": True, "no": False}


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message has the line number."""


class Move(NamedTuple):
    """An action that was played: by whom, in which position, as the answer to what."""

    action: Action
    seat: Seat  # where several could have answered, the first of them
    state: State  # before it
    asked: Decision


class Step(NamedTuple):
    """A game after one of its moves, and what has just happened. `move` is None after the deal."""

    game: Game  # always the same object, moved on
    events: list[Event]
    move: Move | None


@dataclass(frozen=True)
class Record:
    """See the module. `start` is where a game began that was not dealt; its seed and dealing have no meaning.

    If it was read from a file: `path` is its name, and `lines` says where each action stood."""

    setup: Setup
    seed: int
    actions: tuple[Action, ...] = ()
    names: tuple[str, ...] = ()
    start: State | None = None
    dealing: int = DEALING
    rules: int = RULES_VERSION
    fair: Proof | None = None
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    path: str = field(default="", compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.names and len(self.names) != self.setup.players:
            raise ValueError(f"names: {self.setup.players} players have {self.setup.players} names or none")
        for name in self.names:
            if not name or name != " ".join(name.split()) or set(name) & set(",#"):
                raise ValueError(f"{name!r} cannot be a name: one line, no comma, no #, no space at its ends")

    @staticmethod
    def of(game: Game, names: tuple[str, ...] = ()) -> Record:
        """The record of a game so far, from its deal or from the position where it began."""
        if game.start is None:
            return Record(game.setup, game.seed, tuple(game.actions), names, dealing=game.dealing)
        return Record(game.setup, 0, tuple(game.actions), names, game.start)

    def text(self) -> str:
        setup = self.setup
        header = [
            f"{MAGIC} {FORMAT}",
            f"rules {self.rules}",
            *([f"dealing {self.dealing}"] if self.start is None else []),
            f"mode {setup.mode}",
            f"bot {'yes' if setup.bot else 'no'}",
            f"players {setup.players}",
            f"arena {setup.arena}",
            f"skulls {setup.skulls}",
            f"ending {setup.ending}",
            f"seed {self.seed}" if self.start is None else f"position {position_text(self.start)}",
        ]
        if not setup.characters:
            header.insert(-1, f"figures {' '.join(setup.figures)}")
        for name in SWITCHES:
            if name not in REQUIRED and getattr(setup, name):
                header.insert(-1, f"{name} yes")
        if setup.teams:
            header.insert(-1, f"teams {' '.join(map(str, setup.teams))}")
        if self.names:
            header.append(f"names {', '.join(self.names)}")
        if self.fair is not None:
            header.append(f"fair {self.fair.text()}")
        return "\n".join([*header, "", *map(str, self.actions)]) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; whatever is wrong is named with its line."""
        header: dict[str, tuple[int, str]] = {}
        words: list[str] = []
        lines: list[int] = []
        in_header = True
        for number, whole in enumerate(text.removeprefix(BOM).splitlines(), 1):
            line = whole.split("#", 1)[0].strip()
            if not whole.strip():
                in_header = in_header and not header  # the empty line after the header; comments do not count
            elif not line:
                continue
            elif in_header:
                key, _, value = line.partition(" ")
                if key in header:
                    raise RecordError(f"line {number}: {key} is given twice")
                if key not in (MAGIC, *REQUIRED, *OPTIONAL):
                    known = ", ".join((MAGIC, *REQUIRED, *OPTIONAL))
                    raise RecordError(f"line {number}: {key!r} is no part of the header, which has {known}")
                header[key] = (number, value.strip())
            else:
                words.append(line)
                lines.append(number)
        return _assembled(header, words, lines)

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8")

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a file; whatever is wrong, here or when it is replayed, is named with the file and its line."""
        try:
            return replace(Record.parse(Path(path).read_text(encoding="utf-8")), path=str(path))
        except UnicodeDecodeError as error:
            raise RecordError(f"{path} is no text file: {error}") from None
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None

    def steps(self) -> Iterator[Step]:
        """The game move by move, beginning with the deal. An action not on offer stops with its line."""
        game = self._begun()
        yield Step(game, game.opening, None)
        for i, action in enumerate(self.actions):
            state, asked = game.state, game.decision
            if asked is None:
                raise RecordError(f"{self._place(i)}: {action} cannot be played: the game is over")
            try:
                events = game.play(action)
            except IllegalAction as error:
                raise RecordError(f"{self._place(i)}: {error}") from None
            yield Step(game, events, Move(action, asked.answerer(action), state, asked))

    def _place(self, i: int) -> str:
        """Where an action stands: the file, if there is one, and the line."""
        where = f"line {self.lines[i]}" if self.lines else f"action {i + 1}"
        return f"{self.path}: {where}" if self.path else where

    def _begun(self) -> Game:
        if why := replay_refusal(self.rules, self.setup):
            raise RecordError(f"{f'{self.path}: ' if self.path else ''}the game cannot be replayed: {why}")
        if self.start is None:
            return Game(self.setup, self.seed, self.dealing)
        try:
            return Game.from_state(self.setup, self.start.copy())
        except StateError as error:
            raise RecordError(f"the game cannot begin in this position: {error}") from None

    def positions(self) -> Iterator[Game]:
        """The game before each action and after the last, always the same object, moved on."""
        return (step.game for step in self.steps())

    def replay(self) -> Game:
        """The game at its last recorded position. An action not on offer stops with its line."""
        *_, last = self.steps()
        return last.game


def _assembled(header: dict[str, tuple[int, str]], words: list[str], lines: list[int]) -> Record:
    if MAGIC not in header:
        raise RecordError(f"line 1: a record begins with {MAGIC!r} and the number of its format")
    number, version = header[MAGIC]
    if version not in (OLD_FORMAT, OLD_FORMAT_FROM_POSITION, FORMAT):
        raise RecordError(f"line {number}: format {version!r} is unknown; this program reads formats 1 to {FORMAT}")
    switches = {name: name in header and _yes(header, name) for name in SWITCHES}
    in_the_middle = "position" in header if version == FORMAT else version == OLD_FORMAT_FROM_POSITION
    beginning, other = ("position", "seed") if in_the_middle else ("seed", "position")
    if other in header:
        has = f"of format {version} has a {beginning}"
        raise RecordError(f"line {header[other][0]}: a record {has} and no {other}")
    for key in REQUIRED:
        if key not in header and not (key == "figures" and switches["characters"]):
            raise RecordError(f"the header has no {key!r}")
    if beginning not in header:
        raise RecordError(f"the header has no {beginning!r}")
    try:
        setup = Setup(
            mode=header["mode"][1],
            **switches,
            players=_number(header, "players"),
            arena=header["arena"][1],
            skulls=_number(header, "skulls"),
            ending=header["ending"][1],
            figures=tuple(header["figures"][1].split()) if "figures" in header else None,
            teams=_numbers(header, "teams") if "teams" in header else (),
        )
    except SetupError as error:
        raise RecordError(f"in the header: {error}") from None
    line, given = header.get("names", (0, ""))
    names = tuple(" ".join(name.split()) for name in given.split(",")) if given else ()
    seed = _number(header, "seed") if "seed" in header else 0
    start = _position(header) if "position" in header else None
    rules, dealing = _versions(header, version, in_the_middle)
    fair = _fair(header) if "fair" in header else None
    actions: list[Action] = []
    for number, word in zip(lines, words, strict=True):
        try:
            actions.append(Action.parse(word))
        except ValueError:
            game = Record(setup, seed, tuple(actions), (), start, dealing, rules, lines=tuple(lines)).replay()
            raise RecordError(f"line {number}: {word!r} is no action; on offer: {listed(game.options)}") from None
    try:
        return Record(setup, seed, tuple(actions), names, start, dealing, rules, fair, tuple(lines))
    except ValueError as error:
        raise RecordError(f"line {line}: {error}") from None


def _versions(header: dict[str, tuple[int, str]], version: str, in_the_middle: bool) -> tuple[int, int]:
    """The rules and the dealing of a record; refused if this program does not know them."""
    if version != FORMAT:
        for key in ("rules", "dealing", "fair"):
            if key in header:
                raise RecordError(f"line {header[key][0]}: a record of format {version} has no {key}")
        return 1, DEALING if in_the_middle else 1
    for key in ("rules",) if in_the_middle else ("rules", "dealing"):
        if key not in header:
            raise RecordError(f"the header has no {key!r}")
    rules = _number(header, "rules")
    if not 1 <= rules <= RULES_VERSION:
        played = f"the game was played by rules {rules}; this program plays by rules {RULES_VERSION}"
        raise RecordError(f"line {header['rules'][0]}: {played}")
    if in_the_middle:
        return rules, DEALING
    dealing = _number(header, "dealing")
    if dealing not in DEALINGS:
        dealt = f"the game was dealt with dealing {dealing}; this program knows up to dealing {DEALING}"
        raise RecordError(f"line {header['dealing'][0]}: {dealt}")
    return rules, dealing


def _fair(header: dict[str, tuple[int, str]]) -> Proof:
    line, value = header["fair"]
    try:
        return Proof.parse(value)
    except ValueError as error:
        raise RecordError(f"line {line}: fair: {error}") from None


def _position(header: dict[str, tuple[int, str]]) -> State:
    line, value = header["position"]
    try:
        setup, state = parse_position(value)
    except ValueError as error:
        raise RecordError(f"line {line}: {error}") from None
    if setup is not None:
        raise RecordError(f"line {line}: the header says what is played, not the position")
    return state


def _yes(header: dict[str, tuple[int, str]], key: str) -> bool:
    line, value = header[key]
    if value not in YES:
        raise RecordError(f"line {line}: {key} is yes or no, not {value!r}")
    return YES[value]


def _numbers(header: dict[str, tuple[int, str]], key: str) -> tuple[int, ...]:
    line, value = header[key]
    try:
        return tuple(map(int, value.split()))
    except ValueError:
        raise RecordError(f"line {line}: {key} are whole numbers, not {value!r}") from None


def _number(header: dict[str, tuple[int, str]], key: str) -> int:
    line, value = header[key]
    try:
        return int(value)
    except ValueError:
        raise RecordError(f"line {line}: {key} is a whole number, not {value!r}") from None
