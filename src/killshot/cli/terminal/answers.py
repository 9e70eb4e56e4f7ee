"""What a person types: a number, a name, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...engine.action import Action

COMMANDS: Final = {
    "u": ("undo", "annuler"),
    "c": ("card", "carte"),
    "b": ("boards", "plateaux"),
    "l": ("log", "journal"),
    "t": ("tip", "hint", "conseil"),
    "?": ("h", "help", "aide"),
    "q": ("quit", "exit", "quitter"),
}


@dataclass(frozen=True)
class Command:
    name: str  # a key of COMMANDS
    argument: str


@dataclass(frozen=True)
class Unclear:
    """An answer that fits no option, or several."""

    matches: tuple[str, ...]


def read_answer(answer: str, options: Sequence[Action], texts: Sequence[str]) -> Action | Command | Unclear:
    """`texts`: what each option is called on the screen."""
    if not answer:
        return options[0] if len(options) == 1 else Unclear(())
    if answer.isdecimal():
        return options[int(answer) - 1] if 1 <= int(answer) <= len(options) else Unclear(())
    word, _, argument = answer.partition(" ")
    named = [_names(option, text) for option, text in zip(options, texts, strict=True)]
    sought = _plain(answer)
    for is_match in (str.__eq__, str.startswith):
        if is_match is str.startswith:
            for command, words in COMMANDS.items():  # before the beginnings of options, but after their full names
                if word.lower() == command or word.lower() in words:
                    return Command(command, argument.strip())
        found = [i for i, names in enumerate(named) if any(is_match(name, sought) for name in names)]
        if len(found) == 1:
            return options[found[0]]
        if found:
            return Unclear(tuple(texts[i] for i in found))
    return Unclear(())


def _names(option: Action, text: str) -> tuple[str, ...]:
    """`target:sprog`, `sprog` and the text."""
    return _plain(option.word), _plain(option.word.partition(":")[2] or option.word), _plain(text)


def _plain(text: str) -> str:
    """Without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text).casefold() if not unicodedata.combining(c))
