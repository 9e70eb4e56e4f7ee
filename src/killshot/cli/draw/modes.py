"""What the modes put on the table: the killshot track, the tracks of the spawnpoints, the turrets and their tiles.

*R* VVDS····    Domination: a spawnpoint and its track; [R] where it can be chosen
 TV             Turret: a turret of Violet's; (TV) where a tile was taken this turn
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...engine.cards.ammo_tiles import FACES
from ...engine.cards.prices import REWARD_TILES
from ...engine.ids import BOT, COLOURS, LETTERS, bits
from ...engine.view import Observation
from ...text import Language
from .glyphs import Glyphs, figure_badge
from .line import TextLine, join

FULL = 8  # tokens on the track of a spawnpoint
POWERUP = "powerup"


def cube_badge(letter: str, lang: Language) -> tuple[str, str]:
    """A letter of a tile or a cost (`R`, `B`, `Y` or `P`), as the language writes it, in its colour."""
    place = "RBYP".index(letter)
    return lang.say("letters.cubes")[place], f"cube-{(*COLOURS, POWERUP)[place]}"


def tile_line(tile: int, lang: Language) -> TextLine:
    return TextLine(*(cube_badge(letter, lang) for letter in FACES[tile]))


def spawnpoint_badge(colour: int, lang: Language, lit: bool = False) -> TextLine:
    letter, style = cube_badge(LETTERS[colour], lang)
    return TextLine((f"[{letter}]", "lit")) if lit else TextLine((f"*{letter}*", style))


def turret_badge(square: int, seen: Observation, glyph: Glyphs) -> TextLine:
    owner = seen.turret_owners[square]
    token = figure_badge(owner) if owner >= 0 else (glyph.empty, "quiet")
    left, right = "()" if square in seen.worked_squares else "  "
    return TextLine((f"{left}T", "quiet"), token, (right, "quiet"))


def mode_parts(seen: Observation, lang: Language, glyph: Glyphs) -> list[TextLine]:
    """For the header: the killshot track, or the skulls and whatever else the mode keeps next to the arena."""
    if not seen.tracks and not seen.turret_owners and not seen.team:
        return [label_line("track", track_line(seen, glyph), lang)]
    parts: list[TextLine] = []
    if seen.skulls_left or seen.trigger < 0:
        parts.append(label_line("skulls", TextLine(str(seen.skulls_left)), lang))
    if seen.tagged:
        parts.append(label_line("tagged", tagged_line(seen, lang), lang))
    if seen.team:
        parts.append(label_line("reward", TextLine(REWARD_TILES[seen.reward_tile]), lang))
    if seen.turret_owners:
        parts.append(label_line("tiles", join((tile_line(tile, lang) for tile in seen.offer), " "), lang))
    return parts


def mode_lines(seen: Observation, lang: Language, glyph: Glyphs) -> list[TextLine]:
    """For a page: the same, with all tracks and turrets."""
    lines = [join(mode_parts(seen, lang, glyph), "  ")]
    if seen.tracks:
        tracks = (TextLine(spawnpoint_badge(i, lang), " ", spawnpoint_track(seen.tracks[i], glyph)) for i in range(3))
        lines.append(join(tracks, "  "))
    if seen.turret_owners:
        lines.append(label_line("turrets", counted_line([owner for owner in seen.turret_owners if owner >= 0]), lang))
    return lines


def label_line(name: str, line: TextLine, lang: Language) -> TextLine:
    return TextLine((lang.say(f"header.{name}"), "quiet"), " ", line)


def track_line(seen: Observation, glyph: Glyphs) -> TextLine:
    """The killshot track: the tokens on each space, then the skulls that are left."""
    spaces = [TextLine(*(figure_badge(figure) for figure in space)) for space in seen.track]
    return join([*spaces, TextLine(glyph.skull * seen.skulls_left)], " ")


def tagged_line(seen: Observation, lang: Language) -> TextLine:
    """The spawnpoints damaged this turn, by the player and by the bot: `V:RB @:Y`."""
    shots = ((seen.owner.index(seen.active), seen.tagged & 7), (BOT, seen.tagged >> 3))
    return join(
        (
            TextLine(figure_badge(figure), ":", *(cube_badge(LETTERS[colour], lang) for colour in bits(mask)))
            for figure, mask in shots
            if mask
        ),
        " ",
    )


def spawnpoint_track(tokens: Sequence[int], glyph: Glyphs) -> TextLine:
    """Token by token, then the free spaces; on a track that is more than full the tokens are counted."""
    if len(tokens) > FULL:
        return counted_line(tokens)
    return TextLine(*(figure_badge(figure) for figure in tokens), (glyph.empty * (FULL - len(tokens)), "quiet"))


def counted_line(tokens: Sequence[int]) -> TextLine:
    """The number of tokens of each figure, the most first: `V4D2`."""
    return letters_line(Counter(tokens).most_common())


def letters_line(rows: Sequence[tuple[int, int]]) -> TextLine:
    """The letters of figures with numbers: `D2S1`."""
    return TextLine(*(TextLine(figure_badge(figure), str(n)) for figure, n in rows))
