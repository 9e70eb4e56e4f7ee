"""What the characters of the DLC put on the table: the draft, rush tiles, tokens and their own weapons.

►D Dozer   ~?^2 VV|SS·|···|··<< ☠1 w2/3+ p1    poisoned, hypnotized, two hot tokens; the track two spaces shorter
 d2   ##                                        a hacked tile
"""

from __future__ import annotations

from ...engine.ids import ARENA_WEAPONS, DOZER, SQUARES
from ...engine.view import Observation
from ...text import Language, name_of
from ...text.language import sentence
from ...text.names import CARDS
from .glyphs import figure_badge
from .line import TextLine
from .modes import cube_badge

HACKED = "##"
N_CHARACTERS = 6
POISONED, HYPNOTIZED, HOT, UNLOCKED, GONE = "~", "?", "^", "!", "<"


def is_draft(seen: Observation) -> bool:
    """Whether the draft goes on: a seat has no figure yet, or a character no team."""
    return len(seen.order) < (len(seen.ammo) if not seen.team else N_CHARACTERS)


def has_characters(seen: Observation) -> bool:
    return any(weapon >= 0 for weapon in seen.arms)


def tokens_line(seen: Observation, figure: int) -> TextLine:
    """Signs for the tokens on a figure, and for what it has ready."""
    hot = f"{HOT}{seen.hot}" if figure == DOZER and seen.hot else ""
    return TextLine(
        (POISONED if figure in seen.poisoned else "", "stop"),
        (HYPNOTIZED if figure in seen.hypnotized else "", "stop"),
        (hot, "good"),
        (UNLOCKED if figure in seen.unlocked_figures else "", "good"),
    )


def arms_sign(seen: Observation, figure: int) -> str:
    """After the number of weapons: `+` for a loaded character weapon, `-` for an unloaded one."""
    if not has_characters(seen):
        return ""
    return "+" if figure in seen.arms_loaded else "-"


def cards_text(seen: Observation, figure: int, lang: Language) -> str:
    """How many arena weapons and powerups a seat has, with the sign of its character weapon."""
    seat = seen.owner[figure]
    loaded = seen.loaded_counts[seat]
    weapons = loaded + sum(ARENA_WEAPONS >> weapon & 1 for weapon in seen.unloaded_weapons[seat])
    sign = arms_sign(seen, figure)
    return lang.say("board.cards", loaded=loaded, weapons=weapons, sign=sign, powerups=seen.powerup_counts[seat])


def place_text(seen: Observation, figure: int, lang: Language) -> str:
    square = seen.at[figure]
    return lang.say("boards.square", square=SQUARES[square]) if square >= 0 else lang.say("boards.outside")


def price_line(letters: str, lang: Language) -> TextLine:
    """A price as on the card; the first cube, which is free when grabbing, is in brackets."""
    badges = [cube_badge(letter, lang) for letter in letters]
    return TextLine("(", badges[0], ")", *badges[1:])


def draft_lines(seen: Observation, lang: Language, width: int) -> list[TextLine]:
    """The characters with their weapons, and who has taken them; two lines each."""
    lines: list[TextLine] = []
    for figure, weapon in enumerate(seen.arms):
        if weapon < 0:
            continue
        name = sentence(name_of("target", figure, lang))
        seat = seen.owner[figure] if not seen.team else seen.team[figure]  # or the team that took it
        arm = TextLine(name_of("weapon", weapon, lang), " ", price_line(CARDS[weapon].letters, lang))
        second = name_of("ability", figure, lang)
        if seat >= 0:
            second = lang.say("draft.you") if seat == seen.seat else lang.say("player.number", number=seat + 1)
            if seen.team:
                second = name_of("team", seat, lang)
            second = lang.say("draft.taken", player=second)
        style = "quiet" if seat >= 0 else ""
        lines.append(
            TextLine(" ", figure_badge(figure), " ", (f"{name:<13} ", style or "title"), arm.styled(style)).cut(width)
        )
        lines.append(TextLine("   ", (second, "quiet")).cut(width))
    return lines


def facts_text(seen: Observation, figure: int, lang: Language) -> str:
    """The same in words, for a page, beginning with the character weapon."""
    loaded = "boards.armed" if figure in seen.arms_loaded else "boards.disarmed"
    facts = [lang.say(loaded, weapon=name_of("weapon", seen.arms[figure], lang))]
    if seen.shift[figure]:
        facts.append(lang.say("boards.rushed", space=11 - seen.shift[figure]))
    if figure in seen.unlocked_figures:
        facts.append(lang.say("boards.unlocked"))
    if figure in seen.poisoned:
        facts.append(lang.say("boards.poisoned"))
    if figure in seen.hypnotized:
        facts.append(lang.say("boards.hypnotized"))
    if figure == DOZER and seen.hot:
        facts.append(lang.say("boards.hot", hot=seen.hot))
    return f"{', '.join(facts)}."
