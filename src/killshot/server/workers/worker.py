"""A worker process: one question per line on standard input, one answer per line on standard output.

A question holds the whole position. The bot is given only the observation of its seat and imagined worlds.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec

from ...bots import Bot, choice, find
from ...bots.hint import hint
from ...engine.decision import Decision
from ...engine.setup import Setup
from ...engine.snapshot import from_json
from ...game import Game
from ...text import language

REMEMBERED: Final = 256  # bots that keep their plans between decisions


class Question(msgspec.Struct):
    table: str
    setup: dict[str, Any]
    state: dict[str, Any]
    seat: int
    level: str
    seed: int
    open_points: bool
    hint: str = ""  # the language of the sentence, if a person asks for a hint


class Answer(msgspec.Struct):
    action: str = ""
    text: str = ""  # the reason, for a hint
    error: str = ""


def answer(question: Question, bots: OrderedDict[tuple[str, int, str], Bot]) -> Answer:
    game = Game.from_state(Setup.from_json(question.setup), from_json(question.state))
    asked: Decision | None = game.decision
    if asked is None or question.seat not in asked.seats:
        return Answer(error=f"seat {question.seat} is not asked")
    if question.hint:
        return give_hint(question, game, asked)
    key = (question.table, question.seat, question.level)
    if key not in bots:
        bots[key] = find(question.level)(question.seed)
        if len(bots) > REMEMBERED:
            bots.popitem(last=False)
    seat = question.seat
    chosen = choice(bots[key], game, seat, question.open_points)
    if chosen not in asked.options_of(seat):
        return Answer(error=f"{question.level} chose {chosen}, which is not on offer")
    return Answer(action=chosen.word)


def give_hint(question: Question, game: Game, asked: Decision) -> Answer:
    seat = question.seat
    seen = game.observe(seat, question.open_points)
    found = hint(seen, asked.for_seat(seat), lambda seed: game.imagine(seat, seed), question.seed)
    return Answer(action=found.action.word, text=found.text(language(question.hint)))


def main() -> None:
    with suppress(AttributeError, IndexError):  # Windows has no niceness
        os.nice(int(sys.argv[1]))
    bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            found = answer(decoder.decode(line), bots)
        except Exception as error:  # a bot's mistake must not end the process; the server logs it
            found = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
