"""A game being played at one keyboard: who is asked, what they see, what they answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from ...arguments import UsageError
from ...bots import Bot, Maker, choice
from ...bots.bot import seed_of
from ...bots.expectation import win_expectation
from ...bots.failure import BotFailed, failures_of
from ...bots.hint import hint
from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.ids import FIRST_SPAWNPOINT
from ...game import Game
from ...record import Record
from ...text import language, prompt_text
from ...text.setup_text import advice_text
from ..draw.boards import points_if_scored
from ..draw.layout import Scene
from ..draw.line import TextLine, wrap
from ..draw.log import LoggedEvent, display_names, log_lines
from ..draw.paint import print_lines
from ..draw.result_table import chances_lines, result_lines
from ..draw.table import table_lines
from ..records import save
from .answers import Command, Unclear, read_answer
from .choices import choice_text
from .company import company_of
from .pages import boards_page, card_page, help_lines
from .screen import Screen

PANEL = 3  # log lines that are always on the screen
LOG = 60  # events to consider for the lines that fit on the screen
UNCUT = 10_000  # characters: no line is ever cut


class Quit(Exception):  # noqa: N818 (a wish, no error)
    """The person wants to stop."""


class Session:
    """A game at one keyboard. `names`: of the bot or person in each seat. `makers`: what makes the bots, by seat."""

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        makers: Mapping[int, Maker],
        entries: list[LoggedEvent],
        code: str,
        screen: Screen,
        path: Path,
        recap: bool,
    ) -> None:
        self.game = game
        self.names = names
        self.people = [seat for seat in range(len(names)) if seat not in makers]
        self.makers = makers
        self.bots: dict[int, Bot] = {}
        self.entries = entries
        self.lang = language(code)
        self.company = company_of(game, names, self.people, self.lang)
        self.screen = screen
        self.path = path
        self.recap = recap
        self.viewer = -1  # the person who was asked last
        told = len(entries) if game.actions else 0
        self.told = dict.fromkeys(self.company.sides, told)  # log entries that each side has seen
        self.saved = False
        self.trouble = ""  # why the game could not be saved

    def run(self) -> int:
        """Play until the game is over or a person quits; the game is saved either way."""
        try:
            with self.screen:
                while self.game.decision is not None:
                    self.step(self.game.decision)
        except (Quit, EOFError, KeyboardInterrupt):
            pass
        except BotFailed as error:
            self.save()
            advice = " (--resume with other --seats continues without it)" if self.saved else ""
            raise UsageError(f"{error}{advice}", error.trace) from error
        self.save()
        print_lines(self.farewell(), UNCUT, self.screen.out)
        return 0

    def step(self, asked: Decision) -> None:
        """Let one decision be made. Bots that share a window with people act once those have left it."""
        people = tuple(seat for seat in asked.seats if seat in self.people and asked.options_of(seat))
        if people:
            self.save()
            seat = self.viewer if self.viewer in people else people[0]
            self.turn_to(seat)
            self.ask(of_seats(asked, people), seat)
            return
        seat = next(seat for seat in asked.seats if asked.options_of(seat))
        with failures_of(self.names[seat], f"seat {seat + 1}"):
            if seat not in self.bots:  # one that exists keeps its plan
                self.bots[seat] = self.makers[seat](seed_of(self.game.seed, seat, len(self.game.actions)))
            self.play(choice(self.bots[seat], self.game, seat), seat)

    def play(self, action: Action, seat: int) -> None:
        events = self.game.play(action, seat)
        self.entries.extend(LoggedEvent(len(self.game.actions), event) for event in events)

    def turn_to(self, seat: int) -> None:
        """Hide the screen between people with secrets; then show what has happened since this one was asked last."""
        side = self.company.side(seat)
        comes = self.viewer < 0 or self.company.side(self.viewer) != side
        if comes and len(self.told) > 1 and self.company.has_secrets:
            curtain = self.company.curtain(seat)
            self.screen.ask([TextLine(), *wrap(curtain, self.screen.width, style="title")], self.lang.say("ask.enter"))
        self.viewer = seat
        news = self.log(seat, self.told[side])
        if self.recap and len(news) > PANEL:
            rows = self.screen.height - 2
            if rows < len(news) <= rows + PANEL:
                news = news[:rows]  # the table shows the rest
            self.page(self.lang.say("page.recap"), news, self.lang.say("ask.enter"))
        self.told[side] = len(self.entries)

    def ask(self, asked: Decision, seat: int) -> None:
        """Ask until an option is chosen or a pick is taken back. In a window that people share, one answers for all."""
        note = advice_text(self.game.setup, self.lang) if not self.game.actions else ""
        names = display_names(self.game, self.names, self.lang)
        while True:
            seen = self.game.observe(seat)
            texts = [choice_text(action, asked, seen, self.lang, names) for action in asked.options]
            answer = self.screen.ask(
                table_lines(self.asking_scene(asked, seat, texts, note), self.screen.width, self.screen.height),
                self.commands(asked),
            )
            given = read_answer(answer, asked.options, texts)
            if isinstance(given, Action):
                self.play(given, asked.answerer(given) if asked.answers else seat)
                self.told[self.company.side(seat)] = len(self.entries)
                return
            if isinstance(given, Unclear):
                key = "ask.ambiguous" if given.matches else "ask.unclear"
                note = self.lang.say(key, answer=answer, options=", ".join(given.matches)) if answer else ""
            elif given.name != "u":
                note = self.obey(given, seat)
            elif self.undoers(asked):
                self.undo(self.undoers(asked)[0])
                return
            else:
                note = self.lang.say("ask.no-undo")

    def undoers(self, asked: Decision) -> list[int]:
        """The people at the screen who could take back the last pick."""
        return [seat for seat in self.company.people_with(asked.seats[0]) if self.game.can_undo(seat)]

    def undo(self, seat: int) -> None:
        self.game.undo(seat)
        self.entries = [entry for entry in self.entries if entry.moves <= len(self.game.actions)]
        self.told[self.company.side(seat)] = len(self.entries)

    def obey(self, command: Command, seat: int) -> str:
        """Carry out a command that does not change the game; returns what was wrong with it, or an empty text."""
        if command.name == "q":
            raise Quit
        if command.name == "l":
            self.page(self.lang.say("page.log"), self.log(seat, 0), self.lang.say("ask.enter"), from_end=True)
        elif command.name == "?":
            self.page("", help_lines(self.game.setup, self.lang, self.screen), self.lang.say("ask.enter"))
        elif command.name == "b":
            self.page("", boards_page(self.scene(seat), self.screen.width), self.lang.say("ask.enter"))
        elif command.name == "t":
            return self.hint(seat)
        elif command.name == "c":
            card = card_page(command.argument, self.lang, self.screen.width)
            if isinstance(card, str):
                return card
            self.page("", card, self.lang.say("ask.enter"))
        return ""

    def hint(self, seat: int) -> str:
        """What the hard bot would do, and why. The same position gives the same hint."""
        asked = self.game.decision
        assert asked is not None
        seen, imagine = self.game.observe(seat), partial(self.game.imagine, seat)
        given = hint(seen, asked.for_seat(seat), imagine, f"{self.game.seed}/{len(self.game.actions)}")
        names = display_names(self.game, self.names, self.lang)
        option = choice_text(given.action, asked.for_seat(seat), seen, self.lang, names)
        return self.lang.say("ask.hint", option=option, why=given.text(self.lang))

    def page(self, title: str, lines: Sequence[TextLine], prompt: str, from_end: bool = False) -> None:
        """Show lines screen by screen; with `from_end`, beginning with the last ones."""
        rows = self.screen.height - (2 if title else 0)
        heading = [TextLine((title, "title")), TextLine()] if title else []
        if not lines:
            lines = [TextLine(self.lang.say("page.nothing"))]
        starts = list(range(0, len(lines), rows))
        if from_end:
            starts = [max(0, end - rows) for end in range(len(lines), 0, -rows)]
        for i, start in enumerate(starts):
            last = i == len(starts) - 1
            shown = lines[start : start + rows] if not from_end else lines[start : len(lines) - i * rows]
            answer = self.screen.ask([*heading, *shown], prompt if last else self.lang.say("ask.more"))
            if answer and not last:
                return

    def scene(self, seat: int) -> Scene:
        """What a seat sees."""
        seen = self.game.observe(seat)
        return Scene(seen, self.lang, self.screen.glyph, points_if_scored(self.game), players=self.names)

    def asking_scene(self, asked: Decision, seat: int, texts: Sequence[str], note: str) -> Scene:
        """What a seat sees when it is asked something."""
        return replace(
            self.scene(seat),
            log=self.log(seat, -LOG),
            question=self.question(asked, seat),
            options=texts,
            lit=frozenset(action.value for action in asked.options if action.kind == "square"),
            aims=frozenset(aims(asked)),
            note=note,
        )

    def question(self, asked: Decision, seat: int) -> str:
        """The question, with the names of those who are asked where that is not obvious."""
        question = prompt_text(asked.prompt, self.lang, self.company.reader(seat))
        who = ", ".join(self.company.asked_names(asked, seat))
        return self.lang.say("ask.by-name", player=who, question=question) if who else question

    def log(self, seat: int, since: int) -> list[TextLine]:
        return self.lines_of(self.entries[since:], seat)

    def lines_of(self, entries: Sequence[LoggedEvent], seat: int | None) -> list[TextLine]:
        names = display_names(self.game, self.names, self.lang)
        you = self.company.reader(self.only_person) if self.only_person >= 0 else None
        return log_lines(entries, seat, names, self.lang, self.screen.width, you=you)

    @property
    def only_person(self) -> int:
        """The seat of the only person, whom the log can address as *you*; -1 if there are several."""
        return self.people[0] if len(self.people) == 1 else -1

    def commands(self, asked: Decision) -> str:
        undo = f"{self.lang.say('ask.undo')}, " if self.undoers(asked) else ""
        return undo + self.lang.say("ask.commands")

    def save(self) -> None:
        """Save the game, once a move has been made."""
        if not self.game.actions:
            return
        try:
            save(Record.of(self.game, self.names), self.path)
            self.saved, self.trouble = True, ""
        except OSError as error:
            self.trouble = f"{self.path}: {error.strerror}"

    def farewell(self) -> list[TextLine]:
        """The result, or how to continue."""
        lines: list[TextLine] = []
        result = self.game.result
        if result is not None:
            lines += self.lines_of(self.last_events(), None)
            lines += [TextLine(), *result_lines(self.game, self.names, self.lang, self.only_person), TextLine()]
            moments = win_expectation(Record.of(self.game))
            rivals, seats = self.company.rivals(), [own[0] for own in self.game.rules.team_seats]
            lines += [*chances_lines(moments, rivals, seats, self.lang, self.screen.painter.unicode), TextLine()]
        if self.trouble:
            lines.append(TextLine((self.lang.say("exit.unsaved", reason=self.trouble), "stop")))
        elif self.saved:
            key = "exit.saved" if result is None else "exit.record"
            lines.append(TextLine(self.lang.say(key, path=self.path)))
        return lines

    def last_events(self) -> list[LoggedEvent]:
        """What the last action caused."""
        return [entry for entry in self.entries if entry.moves == len(self.game.actions)]


def of_seats(asked: Decision, seats: tuple[int, ...]) -> Decision:
    """The decision with only the options of these seats."""
    if not asked.answers:
        return asked
    options = [(option, seat) for option, seat in zip(asked.options, asked.answers, strict=True) if seat in seats]
    return Decision(seats, asked.prompt, tuple(o for o, _ in options), tuple(seat for _, seat in options))


def aims(asked: Decision) -> Iterator[int]:
    """The colours of the spawnpoints among the options, as targets or by their tracks."""
    for action in asked.options:
        if action.kind == "target" and action.value >= FIRST_SPAWNPOINT:
            yield action.value - FIRST_SPAWNPOINT
        elif action.kind == "track":
            yield action.value
