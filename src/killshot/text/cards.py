"""Card texts, derived from the weapon tables, and the texts of powerups and abilities."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards.language import BlowUp, Cool, Deal, Effect, Pick, Release, Unmark, Weapon
from ..engine.cards.prices import PRICES, PRINTED, REWARD_LINES
from ..engine.cards.queries_dlc import MarksOn
from ..engine.ids import POWERUP_TYPES
from .effects import EffectWriter
from .gist import gist
from .language import Language, sentence
from .names import ABILITY_NAMES, CARDS, cost_parts, effect_noun, name_of
from .tables import late_slots, number_range, picks_of


@dataclass(frozen=True)
class EffectText:
    """An effect of a weapon.

    `cost`: what to pay as letters, with `+` for an adrenaline rush and `P` for a powerup; empty: free. `price`: the same
    in words, along with tokens, tiles and marks.
    """

    name: str
    cost: str
    price: str
    text: str


@dataclass(frozen=True)
class CardText:
    """A weapon.

    `cost`: the letters of the reload cost, beginning with the one that is free when the weapon is grabbed. `gist`: what
    the first effect does, in a few words. `assumed`: the prices are our own, because we do not know the printed ones;
    `note` says so.
    """

    name: str
    cost: str
    effects: tuple[EffectText, ...]
    gist: str
    assumed: bool
    note: str


@dataclass(frozen=True)
class PowerupText:
    name: str
    text: str


@dataclass(frozen=True)
class AbilityText:
    name: str
    text: str


@dataclass(frozen=True)
class RewardText:
    """A reward tile of team play: a line for damage in 3 colours, in 2, in 1.

    `assumed`: a line is our own, because we do not know the printed one; the line says so, and `note` explains.
    """

    name: str
    lines: tuple[str, ...]
    assumed: bool
    note: str


def card_text(weapon: int, lang: Language) -> CardText:
    card = CARDS[weapon]
    effects = tuple(
        EffectText(
            str(effect_noun(weapon, effect.id, lang)),
            effect.letters,
            price_text(effect, lang),
            EffectWriter(lang, card, effect).text(),
        )
        for effect in card.effects
    )
    assumed = card.name in PRICES and PRICES[card.name].confidence != PRINTED
    note = lang.say("note.assumed") if assumed else ""
    return CardText(name_of("weapon", weapon, lang), card.letters, effects, gist(card.effects[0], lang), assumed, note)


def powerup_text(kind: int, lang: Language) -> PowerupText:
    """The text of a powerup type: `SCOPE`, `NEWTON`, ..."""
    return PowerupText(name_of("powerup", kind, lang), lang.say(f"powerup-text.{POWERUP_TYPES[kind]}"))


def ability_text(figure: int, lang: Language) -> AbilityText:
    """What a character of the DLC can do at the end of its turn."""
    return AbilityText(name_of("ability", figure, lang), lang.say(f"ability-text.{ABILITY_NAMES[figure]}"))


def reward_text(tile: int, lang: Language) -> RewardText:
    """What a flush gives, by the number of colours (TEA-22)."""
    lines: list[str] = []
    assumed = False
    for colours in range(len(REWARD_LINES[tile]), 0, -1):
        ours = REWARD_LINES[tile][colours - 1].confidence != PRINTED
        count = lang.say("reward.colours", n=colours)
        key = "reward.line-assumed" if ours else "reward.line"
        lines.append(sentence(lang.say(key, colours=count, gifts=reward_gifts(tile, colours, lang))))
        assumed = assumed or ours
    note = lang.say("reward.note") if assumed else ""
    return RewardText(sentence(name_of("reward", tile, lang)), tuple(lines), assumed, note)


def reward_gifts(tile: int, colours: int, lang: Language) -> str:
    """What a team gets for a flush of that number of colours."""
    line = REWARD_LINES[tile][colours - 1]
    gifts = {"points": line.points, "heals": line.heals, "cubes": line.cubes, "cards": line.cards}
    return lang.series([lang.say(f"reward.{gift}", n=n) for gift, n in gifts.items() if n])


def price_text(effect: Effect, lang: Language) -> str:
    """Everything an effect costs, in words: cubes, rushes, powerups, tokens, tiles and marks (CHR-21); empty: free."""
    parts = cost_parts(effect.letters, lang)
    late = late_slots(effect)
    tiles = sum(isinstance(row, BlowUp) and row.tile not in late for row in effect.steps)
    if tiles:
        parts.append(lang.say("price.tiles", n=tiles, range=number_range(tiles, lang)))
    for row in effect.steps:
        if isinstance(row, Cool):
            parts.append(lang.say("price.heat"))
        elif isinstance(row, Unmark):
            most = next(p.query.most for p in picks_of(effect) if p.name == row.count and isinstance(p.query, MarksOn))
            parts.append(lang.say("price.marks", range=number_range(most, lang)))
        elif isinstance(row, Release) and len(row.rows) > 1:  # a single one is spent once for all effects (R62)
            parts.append(lang.say("price.minds", n=len(row.rows)))
    return lang.series(parts) if parts else ""


def choice_text(weapon: Weapon, effect: Effect, slot: str, lang: Language) -> str:
    """What can be chosen for a slot: `another target you can see`; for squares, rooms and directions only the clause."""
    writer = EffectWriter(lang, weapon, effect)
    for row in effect.steps:
        if isinstance(row, Pick) and row.name == slot:
            writer.asks = True
            if row.kind != "target":
                return writer.clause(row.query, row.kind)
            damage = share(effect, slot)
            if damage:
                return lang.say("choice.share", clause=writer.clause(row.query), damage=damage)
            return writer.target(row)
        writer.tell(row)
    raise ValueError(f"{weapon.name} has no slot {slot!r} in {effect.name}")


def share(effect: Effect, slot: str) -> int:
    """The damage for a slot of an effect that deals different amounts; 0: it deals the same to all."""
    for row in effect.steps:
        if isinstance(row, Deal) and len({n for n, _ in row.rows}) > 1:
            for n, what in row.rows:
                if what == slot:
                    return n
    return 0
