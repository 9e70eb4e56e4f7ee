"""Stop-watches for `killshot bench`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final, Protocol

from ...engine import machine
from ...engine.action import Action
from ...engine.rules import Rules, rules_for
from ...engine.setup import Setup
from ...engine.state import State

SLICE: Final = 0.05  # seconds
CHESS_MOVES: Final = 200  # at most, in one game
POSITIONS: Final = 1000
AT_ONCE: Final = 5  # copies of a position in a row, as a search makes them for its options
LONG_GAME: Final = 100  # chapters
CHAPTER: Final = 200  # decisions
EVERY: Final = 7  # decisions between two positions that are measured

clock = time.perf_counter


class Games(Protocol):
    def play(self, n: int) -> None:
        """Make `n` random choices, going on where the last call stopped, in one game after another."""


class OurGames:
    """Random games of four players and eight skulls, run as a search would run them."""

    def __init__(self, seed: int) -> None:
        self.rules = rules_for(Setup(players=4, skulls=8))
        self.luck = Random(seed)
        self.state = machine.deal(self.rules, self.luck.getrandbits(48))
        self.finished = 0  # games
        self.made = 0  # decisions in finished games
        self.running = 0  # decisions in the running game

    @property
    def mean_length(self) -> float:
        """Decisions per finished game."""
        return self.made / self.finished if self.finished else float(max(self.running, 1))

    def play(self, n: int) -> None:
        decision, apply, random = machine.decision, machine.apply, self.luck.random
        rules, s, running = self.rules, self.state, self.running
        for _ in range(n):
            asked = decision(rules, s)
            if asked is None:
                self.finished += 1
                self.made += running
                running = 0
                s = machine.deal(rules, self.luck.getrandbits(48))
                asked = decision(rules, s)
                assert asked is not None
            options = asked.options
            apply(rules, s, options[int(random() * len(options))])
            running += 1
        self.state, self.running = s, running


class ChessGames:
    """Random games of chess by python-chess, of 200 moves at most.

    A game that is over is noticed either by asking `is_game_over()` before every move, as most programs do, or by there
    being no legal move. The question takes python-chess about a third of the time of a move.
    """

    def __init__(self, seed: int, asks: bool) -> None:
        import chess

        self.new_board = chess.Board
        self.board = chess.Board()
        self.luck = Random(seed)
        self.asks = asks
        self.moves = 0

    def play(self, n: int) -> None:
        board, moves, random, asks = self.board, self.moves, self.luck.random, self.asks
        for _ in range(n):
            if moves == CHESS_MOVES or (asks and board.is_game_over()):
                board, moves = self.new_board(), 0
            legal = list(board.legal_moves)
            if not legal:
                board, moves = self.new_board(), 0
                legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        self.board, self.moves = board, moves


@dataclass(frozen=True)
class Yardstick:
    """The median rate of some other games, and that of the ratio of ours to theirs in neighbouring slices."""

    rate: float
    ratio: float


def compare(ours: OurGames, others: Sequence[Games], budget: float) -> tuple[float, list[Yardstick]]:
    """Alternate slices of ours and of each of the others for `budget` seconds; our median rate, and theirs."""
    our_slice = slice_of(ours)
    slices = [slice_of(games) for games in others]
    rates: list[float] = []
    other_rates: list[list[float]] = [[] for _ in others]
    end = clock() + budget
    while clock() < end or not rates or not ours.finished:
        rates.append(rate(ours, our_slice))
        for games, n, found in zip(others, slices, other_rates, strict=True):
            found.append(rate(games, n))
    yardsticks = [
        Yardstick(median(found), median(mine / theirs for mine, theirs in zip(rates, found, strict=True)))
        for found in other_rates
    ]
    return median(rates), yardsticks


def rate(games: Games, n: int) -> float:
    started = clock()
    games.play(n)
    return n / (clock() - started)


def slice_of(games: Games) -> int:
    """The number of choices that take about one slice. Finding out also warms everything up."""
    n = 100
    while (choices := rate(games, n) * SLICE) > 2 * n:
        n *= 2
    return max(100, int(choices))


def copy_costs(rules: Rules, budget: float) -> tuple[float, float]:
    """Seconds for a copy of a state, and for a copy and a step, in positions of real games: medians."""
    pairs = positions(rules, POSITIONS)
    apply = machine.apply
    copies: list[float] = []
    steps: list[float] = []
    end = clock() + budget
    while clock() < end or not steps:
        started = clock()
        for s, _ in pairs:
            for _ in range(AT_ONCE):
                s.copy()
        middle = clock()
        for s, action in pairs:
            apply(rules, s.copy(), action)
        copies.append((middle - started) / len(pairs) / AT_ONCE)
        steps.append((clock() - middle) / len(pairs))
    return median(copies), median(steps)


def positions(rules: Rules, n: int) -> list[tuple[State, Action]]:
    """Positions met in random games, each with a random option."""
    luck = Random(2)
    found: list[tuple[State, Action]] = []
    while len(found) < n:
        s = machine.deal(rules, luck.getrandbits(48))
        met = 0
        while (asked := machine.decision(rules, s)) is not None:
            action = luck.choice(asked.options)
            if met % EVERY == 0:
                found.append((s.copy(), action))
            machine.apply(rules, s, action)
            met += 1
    return found[:n]


def thirds(rules: Rules, budget: float) -> list[float]:
    """Decisions per second in the first, second and last third of games, over the same whole games."""
    luck = Random(3)
    decision, apply = machine.decision, machine.apply
    times = [0.0, 0.0, 0.0]
    counts = [0, 0, 0]
    end = clock() + budget
    while clock() < end or not counts[2]:
        seed = luck.getrandbits(48)
        actions = random_game(rules, seed, luck)
        s = machine.deal(rules, seed)
        for part in range(3):
            share = actions[len(actions) * part // 3 : len(actions) * (part + 1) // 3]
            started = clock()
            for action in share:
                decision(rules, s)
                apply(rules, s, action)
            times[part] += clock() - started
            counts[part] += len(share)
    return [count / seconds for count, seconds in zip(counts, times, strict=True)]


def growth(rules: Rules) -> float:
    """What a decision costs in the second half of a very long game, in which nobody shoots, compared with the first.

    The opening does not count: hands are still empty then.
    """
    luck = Random(4)
    decision, apply = machine.decision, machine.apply
    s = machine.deal(rules, 4)
    times: list[float] = []
    for _ in range(LONG_GAME):
        started = clock()
        for _ in range(CHAPTER):
            asked = decision(rules, s)
            assert asked is not None
            peaceful = [action for action in asked.options if action.word != "shoot"]
            apply(rules, s, peaceful[int(luck.random() * len(peaceful))])
        times.append(clock() - started)
    opening, middle = LONG_GAME // 10, LONG_GAME // 2
    return median(times[middle:]) / median(times[opening:middle])


def random_game(rules: Rules, seed: int, luck: Random) -> list[Action]:
    s = machine.deal(rules, seed)
    actions: list[Action] = []
    while (asked := machine.decision(rules, s)) is not None:
        actions.append(luck.choice(asked.options))
        machine.apply(rules, s, actions[-1])
    return actions
