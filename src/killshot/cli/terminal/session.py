"""A game being played at one keyboard: who is asked, what they see, what they answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from ...bots import BOTS, Bot
from ...bots.expectation import win_expectation
from ...bots.hint import hint
from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.ids import FIRST_SPAWNPOINT
from ...game import Game
from ...record import Record
from ...text import language, name_of, prompt_text
from ...text.commands import command_words
from ..draw.chances import chances_lines
from ..draw.line import Line, wrapped
from ..draw.paint import print_lines
from ..draw.table import View, table_lines
from ..log import Entry, log_lines
from ..pays import board_pays
from ..result_text import result_lines
from .answers import Command, Unclear, read_answer
from .choices import choice_text
from .pages import boards_page, card_page, help_lines
from .saves import save
from .screen import Screen

PANEL = 3  # log lines that are always on the screen
LOG = 60  # events to look at for what the screen has room for
UNCUT = 10_000  # as wide as whoever reads it likes


class Quit(Exception):  # noqa: N818 (a wish, no error)
    """The person wants to stop."""


class Session:
    """`names`: per seat the name of a bot, or of a person."""

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        entries: list[Entry],
        code: str,
        screen: Screen,
        path: Path,
        recap: bool,
    ) -> None:
        self.game = game
        self.names = names
        self.people = [seat for seat, name in enumerate(names) if name not in BOTS]
        self.bots: dict[int, Bot] = {}
        self.entries = entries
        self.lang = language(code)
        self.words = command_words(code)
        self.screen = screen
        self.path = path
        self.recap = recap
        self.viewer = -1  # the person who sat before the screen last
        self.told = dict.fromkeys(self.people, len(entries) if game.actions else 0)  # log entries each has seen
        self.saved = False
        self.trouble = ""  # why it could not be saved

    def run(self) -> int:
        """Play until the game is over or somebody quits; the game is saved either way."""
        try:
            with self.screen:
                while self.game.decision is not None:
                    self.step(self.game.decision)
        except (Quit, EOFError, KeyboardInterrupt):
            pass
        self.save()
        print_lines(self.farewell(), UNCUT, self.screen.out)
        return 0

    def step(self, asked: Decision) -> None:
        people = [seat for seat in asked.seats if seat in self.people]
        if people:
            self.save()
            self.turn_to(people[0])
            self.ask(asked, people[0])
            return
        seat = asked.seats[0]
        if seat not in self.bots:  # it keeps what it has planned
            self.bots[seat] = BOTS[self.names[seat]](f"{self.game.seed}/{seat}/{len(self.game.actions)}")
        seen, imagine = self.game.observe(seat), partial(self.game.imagine, seat)
        self.play(self.bots[seat].choose(seen, asked.for_seat(seat), imagine), seat)

    def play(self, action: Action, seat: int) -> None:
        events = self.game.play(action, seat)
        self.entries.extend(Entry(len(self.game.actions), event) for event in events)

    def turn_to(self, seat: int) -> None:
        """Draw the curtain between two people; tell what has happened since this one was asked last."""
        if len(self.people) > 1 and self.viewer != seat and len(self.game.state.order) == len(self.names):
            figure = name_of("target", self.game.state.order[seat], self.lang)
            curtain = self.words.say("curtain", player=self.names[seat], figure=figure)
            self.screen.ask([Line(), *wrapped(curtain, self.screen.width, style="title")], self.words.say("ask.enter"))
        self.viewer = seat
        news = self.log(seat, self.told[seat])
        if self.recap and len(news) > PANEL:
            rows = self.screen.height - 2
            if rows < len(news) <= rows + PANEL:
                news = news[:rows]  # the table shows the rest
            self.page(self.words.say("page.recap"), news, self.words.say("ask.enter"))
        self.told[seat] = len(self.entries)

    def ask(self, asked: Decision, seat: int) -> None:
        """Until an option is chosen or something is taken back."""
        note = ""
        while True:
            seen = self.game.observe(seat)
            texts = [choice_text(action, asked, seen, self.lang, self.words) for action in asked.options]
            answer = self.screen.ask(
                table_lines(self.view(asked, seat, texts, note), self.screen.width, self.screen.height),
                self.commands(seat),
            )
            choice = read_answer(answer, asked.options, texts)
            if isinstance(choice, Action):
                self.play(choice, seat)
                self.told[seat] = len(self.entries)
                return
            if isinstance(choice, Unclear):
                key = "ask.ambiguous" if choice.matches else "ask.unclear"
                note = self.words.say(key, answer=answer, options=", ".join(choice.matches)) if answer else ""
            elif choice.name != "u":
                note = self.obey(choice, seat)
            elif self.game.can_undo(seat):
                self.undo(seat)
                return
            else:
                note = self.words.say("ask.no-undo")

    def undo(self, seat: int) -> None:
        self.game.undo(seat)
        self.entries = [entry for entry in self.entries if entry.moves <= len(self.game.actions)]
        self.told[seat] = len(self.entries)

    def obey(self, command: Command, seat: int) -> str:
        """Carry out a command that changes nothing; gives what went wrong with it, or an empty text."""
        if command.name == "q":
            raise Quit
        if command.name == "l":
            self.page(self.words.say("page.log"), self.log(seat, 0), self.words.say("ask.enter"), from_end=True)
        elif command.name == "?":
            self.page("", help_lines(self.game.setup, self.words, self.screen), self.words.say("ask.enter"))
        elif command.name == "b":
            seen, glyph = self.game.observe(seat), self.screen.glyph
            lines = boards_page(
                seen, self.names, board_pays(self.game), self.lang, self.words, glyph, self.screen.width
            )
            self.page("", lines, self.words.say("ask.enter"))
        elif command.name == "t":
            return self.hint(seat)
        elif command.name == "c":
            card = card_page(command.argument, self.lang, self.words, self.screen.width)
            if isinstance(card, str):
                return card
            self.page("", card, self.words.say("ask.enter"))
        return ""

    def hint(self, seat: int) -> str:
        """What the hard bot would do, and why; asked again at the same moment, the same."""
        asked = self.game.decision
        assert asked is not None
        seen, imagine = self.game.observe(seat), partial(self.game.imagine, seat)
        given = hint(seen, asked.for_seat(seat), imagine, f"{self.game.seed}/{len(self.game.actions)}")
        option = choice_text(given.action, asked, seen, self.lang, self.words)
        return self.words.say("ask.hint", option=option, why=given.text(self.lang))

    def page(self, title: str, lines: Sequence[Line], prompt: str, from_end: bool = False) -> None:
        """Show lines screen by screen; from the end: the last ones first."""
        rows = self.screen.height - (2 if title else 0)
        heading = [Line((title, "title")), Line()] if title else []
        if not lines:
            lines = [Line(self.words.say("page.nothing"))]
        starts = list(range(0, len(lines), rows))
        if from_end:
            starts = [max(0, end - rows) for end in range(len(lines), 0, -rows)]
        for i, start in enumerate(starts):
            last = i == len(starts) - 1
            shown = lines[start : start + rows] if not from_end else lines[start : len(lines) - i * rows]
            answer = self.screen.ask([*heading, *shown], prompt if last else self.words.say("ask.more"))
            if answer and not last:
                return

    def view(self, asked: Decision, seat: int, texts: Sequence[str], note: str) -> View:
        return View(
            seen=self.game.observe(seat),
            lang=self.lang,
            words=self.words,
            glyph=self.screen.glyph,
            pays=board_pays(self.game),
            log=self.log(seat, -LOG),
            question=self.question(asked, seat),
            options=texts,
            lit=frozenset(action.value for action in asked.options if action.kind == "square"),
            aims=frozenset(aims(asked)),
            note=note,
        )

    def question(self, asked: Decision, seat: int) -> str:
        """Before they have figures, people around one keyboard are called by their names."""
        question = prompt_text(asked.prompt, self.lang)
        is_nameless = asked.prompt.key == "draft" and len(self.people) > 1
        return self.words.say("ask.by-name", player=self.names[seat], question=question) if is_nameless else question

    def log(self, seat: int, since: int) -> list[Line]:
        return log_lines(self.entries[since:], seat, self.game.state.order, self.lang, self.screen.width)

    def commands(self, seat: int) -> str:
        undo = f"{self.words.say('ask.undo')}, " if self.game.can_undo(seat) else ""
        return undo + self.words.say("ask.commands")

    def save(self) -> None:
        """After every move and on leaving; nothing before the first move of the game."""
        if not self.game.actions:
            return
        try:
            save(Record.of(self.game, self.names), self.path)
            self.saved, self.trouble = True, ""
        except OSError as error:
            self.trouble = f"{self.path}: {error.strerror}"

    def farewell(self) -> list[Line]:
        """The result, or how to go on."""
        lines: list[Line] = []
        result = self.game.result
        if result is not None:
            lines += log_lines(self.last_events(), None, self.game.state.order, self.lang, self.screen.width)
            lines += [Line(), *result_lines(self.game, self.names, self.lang), Line()]
            moments = win_expectation(Record.of(self.game))
            lines += [*chances_lines(moments, self.names, self.words, self.screen.painter.unicode), Line()]
        if self.trouble:
            lines.append(Line((self.words.say("exit.unsaved", reason=self.trouble), "stop")))
        elif self.saved:
            key = "exit.saved" if result is None else "exit.record"
            lines.append(Line(self.words.say(key, path=self.path)))
        return lines

    def last_events(self) -> list[Entry]:
        """What the last action of the game led to."""
        return [entry for entry in self.entries if entry.moves == len(self.game.actions)]


def aims(asked: Decision) -> Iterator[int]:
    """The colours of the spawnpoints among the options, as targets or for their tracks."""
    for action in asked.options:
        if action.kind == "target" and action.value >= FIRST_SPAWNPOINT:
            yield action.value - FIRST_SPAWNPOINT
        elif action.kind == "track":
            yield action.value
