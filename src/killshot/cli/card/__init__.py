"""`killshot card`: explain a card."""

from __future__ import annotations

import argparse
import shutil

from ...arguments import UsageError
from ...engine.ids import COLOURS
from ...text import ability_text, card_text, language, name_of, powerup_text, reward_text
from ...text.names import CARDS
from ..draw.line import TextLine, table
from ..draw.paint import print_lines
from ..options import add_language_argument
from .find import UnknownCardError, all_cards, card_lines, find_card

SUMMARY = "explain a weapon, a powerup or an ability"
DESCRIPTION = """\
Explains a weapon, a powerup, the ability of a character or a reward tile of team play: its costs, and what each of its
effects does. The name can be English or French, or the beginning of one. Without a name, lists all cards."""
EXAMPLES = (
    "killshot card rocket launcher",
    "killshot card newton --lang fr",
    "killshot card nanobots",
    "killshot card reward tile A",
    "killshot card",
)
WIDEST = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME", help="a weapon, a powerup, an ability or a reward tile")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    lang = language(args.lang)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if not args.name:
        print_lines(catalogue(args.lang), width)
        return 0
    try:
        card = find_card(" ".join(args.name), lang)
    except UnknownCardError as unknown:
        lang = language(args.lang)
        key = "card.close" if unknown.close else "card.unknown"
        raise UsageError(lang.say(key, name=unknown.name, close=", ".join(unknown.close))) from None
    print_lines(card_lines(card, lang, width), width)
    return 0


def catalogue(code: str) -> list[TextLine]:
    """All cards, a line each."""
    lang = language(code)
    letters = lang.say("letters.cubes")
    columns = lang.say("card.reload"), lang.say("card.effects")
    rows: list[tuple[str, str, str]] = [(lang.say("card.name"), *columns)]
    characters: list[tuple[str, str, str]] = [(lang.say("card.characters"), *columns)]
    powerups: list[str] = []
    abilities: list[str] = []
    rewards: list[str] = []
    for kind, number in all_cards():
        if kind == "weapon":
            card = card_text(number, lang)
            effects = ", ".join(effect.name for effect in card.effects)
            group = characters if CARDS[number].owner >= 0 else rows
            group.append((card.name, "".join(letters["RBY".index(letter)] for letter in card.cost), effects))
        elif kind == "ability":
            abilities.append(f"{ability_text(number, lang).name} ({name_of('target', number, lang)})")
        elif kind == "reward":
            rewards.append(reward_text(number, lang).name)
        else:
            powerups.append(powerup_text(number, lang).name)
    heading, *weapons = table(rows)
    second, *own = table(characters)
    legend = ", ".join(f"{letters[i]} {name_of('colour', i, lang)}" for i in range(len(COLOURS)))
    return [
        TextLine((heading, "title")),
        *map(TextLine, weapons),
        TextLine(),
        TextLine((lang.say("card.powerups"), "title")),
        *map(TextLine, powerups),
        TextLine(),
        TextLine((second, "title")),
        *map(TextLine, own),
        TextLine(),
        TextLine((lang.say("card.abilities"), "title")),
        *map(TextLine, abilities),
        TextLine(),
        TextLine((lang.say("card.rewards"), "title")),
        *map(TextLine, rewards),
        TextLine(),
        TextLine((legend, "quiet")),
    ]
