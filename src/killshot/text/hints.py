"""What a hint says: one sentence why, in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..engine.ids import SQUARES
from .language import Language, sentence
from .names import name_of

HINTS_ENGLISH: Final = {
    "kill": "This kills {who}, and the board pays you {points} {points:point|points}.",
    "damage": "This deals {damage} damage to {who}.",
    "mark": "This marks {who}: the marks become damage when you hit again.",
    "tag": "This puts your token on the track of a spawnpoint.",
    "turret": "This makes the turret on {square} yours.",
    "weapon": "This arms you with {weapon}.",
    "reload": "With {weapon} loaded you can shoot in your next turn.",
    "powerup": "This brings a powerup, and ammo to pay with.",
    "ammo": "This brings ammo to pay with.",
    "then-kill": "From {square} you can kill {who} with your next action.",
    "then-damage": "From {square} you can deal {damage} damage to {who} with your next action.",
    "then-weapon": "From {square} you can take {weapon} with your next action.",
    "hide": "Fewer of the others see you on {square}.",
    "place": "On {square} you stand better for what comes next.",
    "spare": "Everything else costs more than it brings.",
    "best": "Of all the ways to go on, this one promises the most points.",
}

HINTS_FRENCH: Final = {
    "kill": "Cela élimine {who}, et le plateau vous rapporte {points} {points:point|points}.",
    "damage": "Cela inflige {damage} {damage:dégât|dégâts} à {who}.",
    "mark": "Cela marque {who} : les marques deviendront des dégâts au prochain coup.",
    "tag": "Cela pose votre pion sur la piste d’un point de régénération.",
    "turret": "La tourelle de {square} devient la vôtre.",
    "weapon": "Cela vous donne une arme : {weapon}.",
    "reload": "Avec cette arme chargée ({weapon}), vous pourrez tirer au prochain tour.",
    "powerup": "Cela rapporte une carte Amélioration et des munitions.",
    "ammo": "Cela rapporte des munitions.",
    "then-kill": "Depuis {square}, votre prochaine action peut éliminer {who}.",
    "then-damage": "Depuis {square}, votre prochaine action peut infliger {damage} {damage:dégât|dégâts} à {who}.",
    "then-weapon": "Depuis {square}, votre prochaine action peut prendre cette arme : {weapon}.",
    "hide": "En {square}, moins d’adversaires vous voient.",
    "place": "En {square}, vous êtes mieux placé pour la suite.",
    "spare": "Tout le reste coûte plus qu’il ne rapporte.",
    "best": "De toutes les suites possibles, c’est celle qui promet le plus de points.",
}

WORDS: Final[Mapping[str, Language]] = {
    "en": Language("en", HINTS_ENGLISH, lambda n: n == 1),
    "fr": Language("fr", {key: text.replace(" :", "\N{NO-BREAK SPACE}:") for key, text in HINTS_FRENCH.items()}, lambda n: n < 2),
}  # fmt: skip


def hint_text(why: str, facts: Mapping[str, Any], lang: Language) -> str:
    """The sentence; `who` is a list of figures, `weapon` and `square` are numbers, the rest are amounts."""
    fields: dict[str, object] = dict(facts)
    if "who" in facts:
        fields["who"] = lang.series([name_of("target", figure, lang) for figure in facts["who"]])
    if "weapon" in facts:
        fields["weapon"] = name_of("weapon", facts["weapon"], lang)
    if "square" in facts:
        fields["square"] = SQUARES[facts["square"]]
    return sentence(WORDS[lang.code].say(why, **fields))
