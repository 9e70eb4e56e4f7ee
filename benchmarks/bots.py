"""How long the rungs of the ladder think, in every mode: `python benchmarks/bots.py [rung …] [--setup NAME]`.

Each rung continues games that easy bots have begun. A thought is a decision with more than one option that is not part of
a plan already made. Times are processor times; for rungs with a budget of nodes, whose thoughts are always the same, they
are the shortest of several tries, so that a busy machine matters less.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from killshot import Game, Setup
from killshot.arguments import Parser, natural
from killshot.bots import BOTS, RUNGS, Bot, Rung, decide
from killshot.bots.bot import seed_of
from killshot.bots.rungs.planning_bot import PlanningBot

SETUPS: Final = {
    "deathmatch, 3 players": Setup(players=3),
    "deathmatch, 4 players": Setup(players=4),
    "deathmatch, 5 players": Setup(players=5),
    "domination": Setup(players=4, mode="domination"),
    "turret": Setup(players=4, mode="turret"),
    "bot figure": Setup(players=3, bot=True),
    "characters": Setup(players=4, characters=True),
    "teams, 1 and 1": Setup(players=2, mode="teams"),
    "teams, 2 and 2": Setup(players=4, mode="teams"),
    "teams, 3 and 3": Setup(players=6, mode="teams"),
}
LADDER: Final = {rung.name: rung for rung in RUNGS}
THOUGHTS: Final = 180  # per setup
TIMED_THOUGHTS: Final = 18  # of a rung whose budget is time
TRIES: Final = 3
BEGUN: Final = (0, 80, 160, 240, 320, 400)  # moves by easy bots before the rung takes over


class Times:
    """The milliseconds of each thought, and its nodes if the rung counts them."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.nodes: list[int] = []

    def __str__(self) -> str:
        times = sorted(self.times)
        mean, late = sum(times) / len(times), times[len(times) * 95 // 100]
        nodes = f"{sum(self.nodes) // len(self.nodes):,} | {max(self.nodes):,}" if self.nodes else "- | -"
        return f"{len(times)} | {mean:.2f} | {late:.2f} | {times[-1]:.2f} | {nodes}"


def begin_game(setup: Setup, seed: int, moves: int) -> Game:
    """A game after this many moves by easy bots; if it is over by then, after half as many as it took."""
    game = Game(setup, seed)
    bots = [BOTS["easy"](seed_of(seed, seat)) for seat in range(setup.players)]
    while game.decision is not None and len(game.actions) < moves:
        decide(game, bots)
    return game if game.decision is not None else begin_game(setup, seed, len(game.actions) // 2)


def bot_of(rung: Rung, seed: int) -> Bot:
    """A bot of the rung. If its budget is time, that is processor time."""
    make: Callable[..., Bot] = rung.make
    return make(seed, clock=time.process_time) if rung.is_timed else make(seed)


def measure(rung: Rung, setup: Setup, thoughts: int) -> Times:
    """The times of the rung in every seat of the begun games."""
    found = Times()
    for seed, moves in enumerate(BEGUN):
        game = begin_game(setup, seed, moves)
        bots = [bot_of(rung, seed_of(seed, seat)) for seat in range(setup.players)]
        last = len(found.times) + (thoughts * (seed + 1) // len(BEGUN) - thoughts * seed // len(BEGUN))
        while (asked := game.decision) is not None and len(found.times) < last:
            seat = asked.seats[0]
            bot, asked, seen = bots[seat], asked.for_seat(seat), game.observe(seat)
            before = bot.looked_at if isinstance(bot, PlanningBot) else 0
            started = time.process_time()
            action = bot.choose(seen, asked, partial(game.imagine, seat))
            took = time.process_time() - started
            if not isinstance(bot, PlanningBot):
                if len(asked.options) > 1:
                    found.times.append(1000 * took)
            elif bot.looked_at > before:
                found.times.append(1000 * took)
                found.nodes.append(bot.looked_at - before)
            game.play(action, seat)
    return found


def least(tries: list[Times]) -> Times:
    """The shortest time of each thought, over tries with the same thoughts."""
    assert all(each.nodes == tries[0].nodes for each in tries)
    found = Times()
    found.times = [min(times) for times in zip(*[each.times for each in tries], strict=True)]
    found.nodes = tries[0].nodes
    return found


def main() -> None:
    parser = Parser(description=__doc__)
    parser.add_argument("rungs", nargs="*", metavar="rung", help=f"of {', '.join(LADDER)} (default: all of them)")
    parser.add_argument("--setup", choices=SETUPS, help="(default: all of them)")
    parser.add_argument(
        "--thoughts", type=natural, help=f"per setup (default: {THOUGHTS}, {TIMED_THOUGHTS} if its budget is time)"
    )
    args = parser.parse_args()
    for name in args.rungs:
        if name not in LADDER:
            parser.error(f"there is no rung {name!r}; choose from {', '.join(LADDER)}")
    print("| rung | setup | thoughts | mean ms | 95 % below | longest | mean nodes | most |")
    print("|---|---|---|---|---|---|---|---|")
    for rung in (LADDER[name] for name in args.rungs or LADDER):
        thoughts = args.thoughts or (TIMED_THOUGHTS if rung.is_timed else THOUGHTS)
        for name, setup in SETUPS.items():
            if args.setup in (None, name):
                found = least([measure(rung, setup, thoughts) for _ in range(1 if rung.is_timed else TRIES)])
                print(f"| {rung.name}, {rung.milliseconds:g} ms | {name} | {found} |", flush=True)


if __name__ == "__main__":
    main()
