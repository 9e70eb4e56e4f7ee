"""Screens of a game as the terminal draws them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from killshot import Game
from killshot.cli.draw.boards import points_if_scored
from killshot.cli.draw.glyphs import ASCII
from killshot.cli.draw.layout import Scene
from killshot.cli.draw.line import TextLine
from killshot.cli.draw.log import display_names
from killshot.cli.draw.table import table_lines
from killshot.cli.terminal.choices import choice_text
from killshot.text import LANGUAGES, Language


def screens(
    game: Game, uncut: int, players: Sequence[str] = (), width: int = 80, height: int = 23
) -> Iterator[tuple[Scene, list[TextLine]]]:
    """What the last of the asked seats sees, in every language. It fits, and nothing is cut in the first lines."""
    asked = game.decision
    assert asked is not None
    for lang in LANGUAGES.values():
        scene = asking_scene(game, asked.seats[-1], lang, players)
        lines = table_lines(scene, width, height)
        assert len(lines) == height
        assert max(map(len, lines)) <= width
        assert not any("…" in line.text for line in lines[:uncut])
        yield scene, lines


def asking_scene(game: Game, seat: int, lang: Language, players: Sequence[str]) -> Scene:
    asked, seen = game.decision, game.observe(seat)
    assert asked is not None
    names = display_names(game, players, lang) if players else ()
    texts = [choice_text(action, asked, seen, lang, names) for action in asked.options]
    return Scene(seen, lang, ASCII, points_if_scored(game), options=texts, question="?", players=players)
