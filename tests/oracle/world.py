"""A position in the middle of a game, as far as one shot can tell, and what a shot does to it.

Targets are called by name: a figure ("dozer") or, in Domination, a spawnpoint ("blue-spawn").
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tests.oracle.arena import ARENAS, Arena
from tests.oracle.choices import DeadEnd

FIGURES = ("violet", "dozer", "sprog", "d-struct-or", "banshee")
CHARACTERS = (*FIGURES, "echo")
COLOURS = ("red", "blue", "yellow")
KILLSHOT, FULL_BOARD, MOST_MARKS, MOST_CARDS, OVERLOAD_TOKENS = 11, 12, 3, 3, 4


@dataclass(frozen=True)
class Outcome:
    """What a finished shot left behind. Figures stand in seat order, colours and marks in alphabetical order."""

    squares: tuple[tuple[str, str], ...]  # (figure, square), figures outside the arena left out
    damage: tuple[tuple[str, tuple[str, ...]], ...]  # (figure, owners of its tokens from left to right), all seats
    marks: tuple[tuple[str, str, int], ...]  # (victim, owner, how many), never 0
    tagged: tuple[str, ...]  # colours of the spawnpoints tagged this turn
    ammo: tuple[int, int, int]  # red, blue and yellow cubes left to the shooter
    killed: tuple[str, ...]  # in the order in which the killshots landed during this shot
    # Characters of the DLC.
    shift: tuple[tuple[str, int], ...] = ()  # (figure, spaces its rush tile has slid to the left), never 0
    venom: tuple[str, ...] = ()  # the poisoned
    minds: tuple[str, ...] = ()  # the hypnotised
    hot: int = 0  # overload tokens
    hacked: tuple[str, ...] = ()  # squares of hacked tiles
    cards: int = 0  # powerups of the shooter
    # Team play.
    buffer: tuple[tuple[str, int], ...] = ()  # (figure, damage in its colour), never 0

    def __str__(self) -> str:
        """Short enough for a test report: violet@c1 dozer@c2=VV dozer~violet1 | blue | 1R0B2Y | dozer.

        With characters also: shift sprog2 | venom dozer | minds dozer | hacked b1 b2 | 3 hot | 1P.
        """
        tokens = {figure: "".join(owner[0].upper() for owner in owners) for figure, owners in self.damage}
        figures = [f"{figure}@{square}={tokens[figure]}".rstrip("=") for figure, square in self.squares]
        marks = [f"{victim}~{owner}{count}" for victim, owner, count in self.marks]
        red, blue, yellow = self.ammo
        parts = [figures + marks, self.tagged, [f"{red}R{blue}B{yellow}Y"], self.killed]
        shift = [f"{figure}{spaces}" for figure, spaces in self.shift]
        kept = {"shift": shift, "venom": self.venom, "minds": self.minds, "hacked": self.hacked}
        parts += [[name, *tokens] for name, tokens in kept.items() if tokens]
        parts += [[f"{self.hot} hot"]] if self.hot else []
        parts += [[f"{self.cards}P"]] if self.cards else []
        parts += [["buffer", *(f"{figure}{damage}" for figure, damage in self.buffer)]] if self.buffer else []
        return " | ".join(" ".join(part) for part in parts)


@dataclass
class World:
    """Give positions and shooter; the rest is optional. Only the shooter's ammo matters."""

    arena: str
    positions: dict[str, str]  # figure -> square; a figure left out is not in the arena (TRN-06)
    shooter: str
    seats: tuple[str, ...] = FIGURES
    damage: dict[str, list[str]] = field(default_factory=dict)  # victim -> owners from left to right
    marks: dict[str, dict[str, int]] = field(default_factory=dict)  # victim -> owner -> how many
    ammo: dict[str, int] = field(default_factory=dict)  # colour -> cubes
    spawnpoints: frozenset[str] = frozenset()  # colours that can be targets: none outside Domination (DOM-02, DOM-04)
    tagged: list[str] = field(default_factory=list)  # colours tagged by damage this turn: no longer targets (R31)
    bot: str | None = None  # the figure, if any, that comes last in R14
    # Characters of the DLC.
    shift: dict[str, int] = field(default_factory=dict)  # figure -> spaces its rush tile has slid to the left
    venom: set[str] = field(default_factory=set)  # the poisoned
    minds: set[str] = field(default_factory=set)  # the hypnotised
    hot: int = 0  # overload tokens
    hacked: set[str] = field(default_factory=set)  # squares of hacked tiles
    cards: int = 0  # powerups of the shooter, whatever they are
    # Team play: no targets, and where damage goes instead of to the boards. Tokens have the colours of their victims.
    allies: frozenset[str] = frozenset()
    buffer: dict[str, int] = field(default_factory=dict)  # figure -> damage in its colour
    # What the shot under way has done.
    new_marks: list[tuple[str, int]] = field(default_factory=list, init=False, repr=False)
    killed: list[str] = field(default_factory=list, init=False, repr=False)
    spent_minds: list[str] = field(default_factory=list, init=False, repr=False)

    def __post_init__(self) -> None:
        if self.shooter not in self.positions:
            raise ValueError(f"the shooter {self.shooter} is not in the arena")
        if strangers := {*self.positions, *self.damage, *self.marks} - {*self.seats}:
            raise ValueError(f"no seat for {strangers}")
        if nowhere := {*self.positions.values()} - {*self.map.squares}:
            raise ValueError(f"arena {self.arena} has no {nowhere}")
        if any(len(owners) > self.full_board(victim) for victim, owners in self.damage.items()):
            raise ValueError("a board holds at most 12 tokens, fewer with a rush tile that has slid")
        if any(count > MOST_MARKS for owners in self.marks.values() for count in owners.values()):
            raise ValueError("a board holds at most 3 marks of one player")
        if odd := {*self.ammo, *self.spawnpoints, *self.tagged} - {*COLOURS}:
            raise ValueError(f"no colours: {odd}")
        if strangers := {*self.shift, *self.venom, *self.minds} - {*self.seats}:
            raise ValueError(f"no seat for {strangers}")
        if nowhere := self.hacked - {*self.map.squares} | self.hacked & {*self.map.spawnpoint.values()}:
            raise ValueError(f"no ammo tile on {nowhere}")
        if not (0 <= self.hot <= OVERLOAD_TOKENS and 0 <= self.cards <= MOST_CARDS):
            raise ValueError("at most 4 hot tokens and 3 cards")

    def copy(self) -> "World":
        """The position before the shot; what a shot under way has done is not copied."""
        return World(
            arena=self.arena,
            positions=dict(self.positions),
            shooter=self.shooter,
            seats=self.seats,
            damage={victim: list(owners) for victim, owners in self.damage.items()},
            marks={victim: dict(owners) for victim, owners in self.marks.items()},
            ammo=dict(self.ammo),
            spawnpoints=self.spawnpoints,
            tagged=list(self.tagged),
            bot=self.bot,
            shift=dict(self.shift),
            venom=set(self.venom),
            minds=set(self.minds),
            hot=self.hot,
            hacked=set(self.hacked),
            cards=self.cards,
            allies=self.allies,
            buffer=dict(self.buffer),
        )

    # Who and where.

    @property
    def map(self) -> Arena:
        return ARENAS[self.arena]

    @property
    def here(self) -> str:
        """The shooter's square."""
        return self.positions[self.shooter]

    def is_figure(self, target: str) -> bool:
        return target in self.positions

    def square(self, target: str) -> str:
        return self.positions[target] if self.is_figure(target) else self.map.spawnpoint[target.removesuffix("-spawn")]

    def distance(self, target: str) -> int:
        return self.map.distance(self.here, self.square(target))

    def sees(self, target: str) -> bool:
        return self.square(target) in self.map.seen(self.here)

    def targets(self) -> list[str]:
        """All others, dead or alive (SHO-08, R11), except allies (TEA-14), and the spawnpoints not damaged this turn
        (R31), as R14 has it.

        Spawnpoints come last; nothing shows in which order they are tagged.
        """
        mine = self.seats.index(self.shooter)
        clockwise = [*self.seats[mine + 1 :], *self.seats[:mine]]
        clockwise = [figure for figure in clockwise if figure not in self.allies]
        figures = [figure for figure in clockwise if figure in self.positions and figure != self.bot]
        bots = [figure for figure in clockwise if figure in self.positions and figure == self.bot]
        open_spawnpoints = [f"{colour}-spawn" for colour in sorted(self.spawnpoints) if colour not in self.tagged]
        return figures + bots + open_spawnpoints

    def seen_targets(self) -> list[str]:
        return [target for target in self.targets() if self.sees(target)]

    def seen_figures(self) -> list[str]:
        return [target for target in self.seen_targets() if self.is_figure(target)]

    def targets_on(self, *squares: str) -> list[str]:
        return [target for target in self.targets() if self.square(target) in squares]

    def targets_one_move_away(self) -> list[str]:
        return self.targets_on(*self.map.neighbours(self.here))

    def targets_in(self, room: str) -> list[str]:
        return [target for target in self.targets() if self.map.room[self.square(target)] == room]

    def hypnotized(self) -> list[str]:
        """Those in the arena."""
        return [target for target in self.targets() if target in self.minds]

    def colour(self, victim: str) -> str:
        """Of the tokens the shooter lays down: in team play the victim's (TEA-15)."""
        return victim if self.allies else self.shooter

    def killshot(self, figure: str) -> int:
        """The number of the token that kills; the tile is the end of the track (CHR-05)."""
        return KILLSHOT - self.shift.get(figure, 0)

    def full_board(self, figure: str) -> int:
        return FULL_BOARD - self.shift.get(figure, 0)

    def pushes(self, target: str) -> list[str]:
        """Where a target can be moved one square; nowhere if it is a spawnpoint (R88)."""
        return self.map.neighbours(self.square(target)) if self.is_figure(target) else []

    # What a weapon does.

    def pay(self, *cubes: str) -> None:
        """The whole cost at once, before anything of the effect resolves (R10)."""
        for colour in cubes:
            if self.ammo.get(colour, 0) == 0:
                raise DeadEnd(f"no {colour} cube left")
            self.ammo[colour] -= 1

    def rush(self) -> None:
        """The shooter's rush tile slides one space to the left, unless the next token kills anyway (CHR-06, CHR-07)."""
        if len(self.damage.get(self.shooter, ())) + 1 < self.killshot(self.shooter):
            self.shift[self.shooter] = self.shift.get(self.shooter, 0) + 1

    def discard_card(self) -> None:
        if self.cards == 0:
            raise DeadEnd("no powerup left")
        self.cards -= 1

    def draw_card(self) -> None:
        self.cards = min(MOST_CARDS, self.cards + 1)

    def remove_marks(self, target: str, marks: int) -> None:
        """The shooter's marks as a price."""
        board = self.marks.get(target, {})
        if board.get(self.colour(target), 0) < marks:
            raise DeadEnd("too few marks")
        board[self.colour(target)] -= marks

    def cool_down(self) -> int:
        """All hot tokens turn cold; how many there were."""
        flipped, self.hot = self.hot, 0
        return flipped

    def spend_mind(self, target: str) -> None:
        """The token goes back once the action is over."""
        self.spent_minds.append(target)

    def poison(self, target: str) -> None:
        self.venom.add(target)

    def hypnotize(self, target: str) -> None:
        self.minds.add(target)

    def move(self, figure: str, square: str) -> None:
        self.positions[figure] = square

    def pull(self, target: str, square: str) -> None:
        """Move a target; a spawnpoint stays where it is (R32)."""
        if self.is_figure(target):
            self.move(target, square)

    def hit(self, target: str, damage: int) -> None:
        if not self.is_figure(target):
            self.tagged.append(target.removesuffix("-spawn"))  # one token, whatever the damage (DOM-04)
            return
        if (
            self.allies
        ):  # however much there is already (TEA-15); old marks turn into damage, new ones come later (TEA-16)
            old_marks = self.marks.get(target, {}).pop(target, 0)
            self.buffer[target] = self.buffer.get(target, 0) + damage + old_marks
            return
        board = self.damage.setdefault(target, [])
        alive = len(board) < self.killshot(target)
        # The first damage takes all old marks along, room for them or not (SHO-12, R13); new ones come later (R12).
        old_marks = self.marks.get(target, {}).pop(self.shooter, 0)
        board += [self.shooter] * (damage + old_marks)
        del board[self.full_board(target) :]  # SHO-16
        if alive and len(board) >= self.killshot(target):
            self.killed.append(target)

    def hit_each(self, damage: Mapping[str, int]) -> None:
        """All victims of one effect in the order of R14. There has to be one (R09, R82)."""
        if not damage:
            raise DeadEnd("nobody is hit")
        for victim in [target for target in self.targets() if target in damage]:
            self.hit(victim, damage[victim])

    def hit_all(self, victims: Iterable[str], damage: int) -> None:
        self.hit_each(dict.fromkeys(victims, damage))

    def mark(self, target: str, marks: int) -> None:
        """Who is marked is settled now, the tokens wait for the end of the shot (R12). A spawnpoint takes none (R88)."""
        if self.is_figure(target):
            self.new_marks.append((target, marks))

    def outcome(self) -> Outcome:
        """End of the shot: the new marks are placed, up to three per board (SHO-14), and spent tokens go back."""
        for victim, count in self.new_marks:
            board = self.marks.setdefault(victim, {})
            colour = self.colour(victim)
            board[colour] = min(MOST_MARKS, board.get(colour, 0) + count)
        self.new_marks.clear()
        self.minds -= {*self.spent_minds}
        self.spent_minds.clear()
        marks = [(victim, owner, count) for victim, owners in self.marks.items() for owner, count in owners.items()]
        return Outcome(
            squares=tuple((figure, self.positions[figure]) for figure in self.seats if figure in self.positions),
            damage=tuple((figure, tuple(self.damage.get(figure, ()))) for figure in self.seats),
            marks=tuple(sorted(mark for mark in marks if mark[2])),
            tagged=tuple(sorted(self.tagged)),
            ammo=(self.ammo.get("red", 0), self.ammo.get("blue", 0), self.ammo.get("yellow", 0)),
            killed=tuple(self.killed),
            shift=tuple((figure, spaces) for figure in self.seats if (spaces := self.shift.get(figure, 0))),
            venom=tuple(figure for figure in self.seats if figure in self.venom),
            minds=tuple(figure for figure in self.seats if figure in self.minds),
            hot=self.hot,
            hacked=tuple(sorted(self.hacked)),
            cards=self.cards,
            buffer=tuple((figure, damage) for figure in self.seats if (damage := self.buffer.get(figure, 0))),
        )
