"""Finding a card by its name in any language, and explaining it."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from ...engine.cards.prices import REWARD_TILES
from ...engine.ids import COLOURS, POWERUP_TYPES, POWERUPS, WEAPONS, powerup_type
from ...text import LANGUAGES, Language, ability_text, card_text, cubes_text, name_of, powerup_text, reward_text
from ...text.names import ABILITY_NAMES, CARDS, noun
from ..draw.line import TextLine, wrap

Card = tuple[str, int]  # "weapon", "powerup", "ability" or "reward", and its number; an ability has that of its figure

IDS: Final = {"weapon": WEAPONS, "powerup": POWERUP_TYPES, "ability": ABILITY_NAMES, "reward": REWARD_TILES}
MANY: Final = 3  # similar names to suggest


class UnknownCardError(Exception):
    """There is no card of this name. `close` lists similar names."""

    def __init__(self, name: str, close: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.close = close


def all_cards() -> list[Card]:
    return [(kind, number) for kind, names in IDS.items() for number in range(len(names))]


def find_card(name: str, lang: Language) -> Card:
    """The card with this name, or the only one whose name contains it."""
    sought = _plain(name)
    known = _names()
    if sought in known:
        return known[sought]
    having = {card for word, card in known.items() if sought and word.startswith(sought)}
    having = having or {card for word, card in known.items() if len(sought) > 1 and sought in word}
    if len(having) == 1:
        return having.pop()
    close = sorted(having) or [known[word] for word in get_close_matches(sought, known, n=8, cutoff=0.5)]
    names = [name_of(kind, number, lang) for kind, number in dict.fromkeys(close)]
    raise UnknownCardError(name, names[:MANY])


def card_lines(card: Card, lang: Language, width: int) -> list[TextLine]:
    """The whole card."""
    kind, number = card
    if kind == "powerup":
        powerup = powerup_text(number, lang)
        colours = ", ".join(name_of("colour", colour, lang) for colour in range(len(COLOURS)))
        about = lang.say("card.powerup", colours=colours)
        return [
            TextLine((powerup.name, "title")),
            *wrap(about, width, style="quiet"),
            TextLine(),
            *wrap(powerup.text, width),
        ]
    if kind == "reward":
        reward = reward_text(number, lang)
        return [
            TextLine((reward.name, "title")),
            *wrap(lang.say("card.reward-tile"), width, style="quiet"),
            *wrap(reward.note, width, style="quiet"),
            TextLine(),
            *(row for line in reward.lines for row in wrap(line, width, hanging="  ")),
        ]
    if kind == "ability":
        ability = ability_text(number, lang)
        weapons = lang.series([name_of("weapon", card.id, lang) for card in CARDS if card.owner == number], "list.or")
        about = lang.say("card.ability", figure=noun("target", number, lang), weapons=weapons)
        return [
            TextLine((ability.name, "title")),
            *wrap(about, width, style="quiet"),
            TextLine(),
            *wrap(ability.text, width),
        ]
    weapon = card_text(number, lang)
    costs = {"grab": cubes_text(weapon.cost[1:], lang), "reload": cubes_text(weapon.cost, lang)}
    about = lang.say("card.weapon", **costs)
    owner = CARDS[number].owner
    if owner >= 0:
        about = lang.say("card.character-weapon", figure=noun("target", owner, lang), **costs)
    lines = [TextLine((weapon.name, "title")), *wrap(about, width, style="quiet")]
    lines += wrap(weapon.note, width, style="quiet")
    for effect in weapon.effects:
        cost = lang.say("card.cost", cost=effect.price) if effect.price else ""
        lines += [TextLine(), TextLine((effect.name, "title"), cost), *wrap(effect.text, width, "  ")]
    return lines


def _names() -> dict[str, Card]:
    known: dict[str, Card] = {}
    for kind, number in all_cards():
        called = [name_of(kind, number, lang) for lang in LANGUAGES.values()]
        if kind == "ability":  # also by the character that has it
            called += [name_of("target", number, lang) for lang in LANGUAGES.values()]
        for name in (IDS[kind][number], *called):
            known[_plain(name)] = (kind, number)
    for powerup, name in enumerate(POWERUPS):
        known[_plain(name)] = ("powerup", powerup_type(powerup))
    return known


def _plain(name: str) -> str:
    """The name without case, accents, spaces and punctuation."""
    return "".join(c for c in unicodedata.normalize("NFKD", name).casefold() if c.isalnum())
