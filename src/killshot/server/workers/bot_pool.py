"""The bot pool: bots think in processes of their own, with a deadline, while the event loop only waits for them."""

from __future__ import annotations

import logging
from random import Random
from typing import Final

import msgspec

from ...bots import RUNGS
from ...bots.bot import seed_of
from ...engine.setup import Setup
from ...engine.snapshot import to_json
from ...engine.state import State
from ...game import Game
from .lane import Lane
from .process import WorkerProcess
from .worker import Answer, Question

logger = logging.getLogger(__name__)

HINTER: Final = "hard"  # the level that gives hints
LONG: Final = frozenset(rung.name for rung in RUNGS if rung.milliseconds > 20)  # levels that think long
NICENESS: Final = 10  # of the processes that think long


class BotPool:
    """Two lanes of workers, so that nobody who plays quick bots waits for those that think long.

    Tables with people come first, and parties take turns: `party` is the address of the people at a table, or empty.
    """

    def __init__(self, workers: int, deadline: float) -> None:
        number = max(workers, 1)
        self.workers = [WorkerProcess() for _ in range(number)]
        self.long_workers = [WorkerProcess(NICENESS) for _ in range(number)]
        self.quick = Lane(self.workers)
        self.long = Lane(self.long_workers)
        self.deadline = deadline
        self.luck = Random()
        self.thoughts = 0
        self.missed = 0

    async def choose(
        self,
        table: str,
        secret: str,
        setup: Setup,
        state: State,
        seat: int,
        level: str,
        open_points: bool,
        party: str = "",
    ) -> str:
        """The word of an option. A bot that fails or is too late plays a random option.

        Its luck follows from the secret of the table, which only servers know.
        """
        seed = seed_of("bot", secret, seat)
        answer = await self.answer(
            Question(table, setup.to_json(), to_json(state), seat, level, seed, open_points), party
        )
        if answer.error:
            asked = Game.from_state(setup, state).decision
            if asked is None:
                raise ValueError(f"seat {seat} has nothing to choose: the game is over")
            return self.luck.choice(asked.options_of(seat)).word
        return answer.action

    async def hint(
        self, table: str, secret: str, setup: Setup, state: State, seat: int, lang: str, open_points: bool, party: str
    ) -> Answer:
        """The word of an option and a sentence that says why; an error if there is none in time."""
        seed = seed_of("hint", secret, seat)
        return await self.answer(
            Question(table, setup.to_json(), to_json(state), seat, HINTER, seed, open_points, lang), party
        )

    async def answer(self, question: Question, party: str) -> Answer:
        lane = self.long if question.level in LONG else self.quick
        self.thoughts += 1
        try:
            answer = await lane.ask(question.table, party, msgspec.json.encode(question), self.deadline)
        except TimeoutError:
            answer = Answer(error=f"no answer within {self.deadline} s")
        except OSError as error:
            answer = Answer(error=f"the worker cannot be asked: {error}")
        if answer.error:
            self.missed += 1
            facts = {"table": question.table, "seat": question.seat, "level": question.level}
            logger.warning("bot failed", extra={**facts, "reason": answer.error})
        return answer

    def attend(self, table: str, party: str) -> None:
        """People have come to this table."""
        self.quick.queue.attend(table, party)
        self.long.queue.attend(table, party)

    async def stop(self) -> None:
        await self.quick.stop()
        await self.long.stop()
