"""What a hint says: one sentence why, in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..engine.ids import FIRST_SPAWNPOINT, SQUARES
from .language import Language, sentence
from .names import name_of, noun

HINTS_ENGLISH: Final = {
    # What a move does to others
    "kill": "This kills {who}, and the board pays you {points} {points:point|points}.",
    "kills": "This kills {who}, and their boards pay you {points} {points:point|points}.",
    "team-kill": "This kills {who}.",
    "flush-kill": "This ends the turn and flushes the enemy buffer, which kills {who}.",
    "flush": "This ends the turn and flushes the enemy buffer: {damage} damage reaches the boards.",
    "damage": "This deals {damage} damage to {whom}.",
    "damages": "This deals {damage} damage in all, to {whom}.",
    "buffer": "This puts {damage} damage into the enemy buffer, for {who}.",
    "bot-damage": "The bot deals {damage} damage to {whom}.",
    "mark": "This marks {who}: your next hit turns the marks into damage.",
    "strike": "This damages {spawnpoint} and puts your token on its track.",
    "tag": "This puts your token on the track of {spawnpoint}.",
    "poison": "This poisons {who}.",
    "hypnotize": "This hypnotizes {who}.",
    # What it brings
    "turret": "This makes the turret on {square} yours.",
    "weapon": "This arms you with {weapon}.",
    "reload": "This loads {weapon} for your next shot.",
    "tile": "This brings a powerup, and {cubes} {cubes:cube|cubes} of ammo to pay with.",
    "powerup": "This brings a powerup.",
    "ammo": "This brings {cubes} {cubes:cube|cubes} of ammo to pay with.",
    "heal": "This heals {who}: it takes one damage more to kill.",
    "hack": "This hacks the tile on {square}: it gives two cubes of free choice to whoever grabs it.",
    "overload": "This turns {tokens} {tokens:token|tokens} hot.",
    "rush": "This unlocks all adrenaline actions.",
    # Who plays whom
    "draft": "This makes {who} yours, armed with {weapon}.",
    "team-draft": "This brings {who} into your team, with {weapon}.",
    "cast": "This makes {who} yours.",
    "control": "You control {who} in this turn.",
    "respawn": "You bring {who} back into the arena.",
    "three": "You draw three powerups and place two characters.",
    "mate-control": "Your teammate controls {who} in this turn.",
    "mate-respawn": "Your teammate brings {who} back into the arena.",
    "mate-three": "Your teammate draws three powerups and places two characters.",
    "mate-weapon": "This arms a teammate with {weapon}.",
    "mate-ammo": "This brings ammo to a teammate.",
    "mate-powerup": "This brings a powerup to a teammate.",
    # Where it leads
    "then-kill": "From {square} you can kill {who} with your next action.",
    "then-damage": "From {square} you can deal {damage} damage to {whom} with your next action.",
    "then-damages": "From {square} you can deal {damage} damage in all, to {whom}, with your next action.",
    "then-buffer": "From {square} your next action can put {damage} damage into the enemy buffer, for {who}.",
    "then-weapon": "From {square} you can take {weapon} with your next action.",
    "hide": "Fewer of the others see you on {square}.",
    "place": "On {square} you stand better for what comes next.",
    "push": "This puts {who} on {square}.",
    "spare": "Everything else costs more than it brings.",
    "only": "There is nothing else to choose.",
    "best": "Of all the ways to go on, this one promises the most points.",
}

HINTS_FRENCH: Final = {
    "kill": "Cela élimine {who}, et le plateau vous rapporte {points} {points:point|points}.",
    "kills": "Cela élimine {who}, et leurs plateaux vous rapportent {points} {points:point|points}.",
    "team-kill": "Cela élimine {who}.",
    "flush-kill": "Cela finit le tour et purge le Tampon adverse, ce qui élimine {who}.",
    "flush": "Cela finit le tour et purge le Tampon adverse : {damage} {damage:dégât passe|dégâts passent} sur les plateaux.",
    "damage": "Cela inflige {damage} {damage:dégât|dégâts} {whom}.",
    "damages": "Cela inflige {damage} {damage:dégât|dégâts} en tout, {whom}.",
    "buffer": "Cela met {damage} {damage:dégât|dégâts} dans le Tampon adverse, pour {who}.",
    "bot-damage": "Le Bot inflige {damage} {damage:dégât|dégâts} {whom}.",
    "mark": "Cela marque {who} : votre prochain coup changera les Marques en dégâts.",
    "strike": "Cela touche {spawnpoint} et pose votre jeton sur sa piste.",
    "tag": "Cela pose votre jeton sur la piste {of_spawnpoint}.",
    "poison": "Cela empoisonne {who}.",
    "hypnotize": "Cela hypnotise {who}.",
    "turret": "La Tourelle en {square} devient la vôtre.",
    "weapon": "Cela vous donne une Arme : {weapon}.",
    "reload": "Cela charge une Arme pour votre prochain tir : {weapon}.",
    "tile": "Cela rapporte une Amélioration et {cubes} {cubes:cube|cubes} de Munitions.",
    "powerup": "Cela rapporte une Amélioration.",
    "ammo": "Cela rapporte {cubes} {cubes:cube|cubes} de Munitions.",
    "heal": "Cela soigne {who} : il faut un dégât de plus pour l’éliminer.",
    "hack": "Cela pirate la tuile en {square} : elle donne deux cubes au choix à qui la chope.",
    "overload": "Cela rend {tokens} {tokens:jeton brûlant|jetons brûlants}.",
    "rush": "Cela débloque toutes les actions d’adrénaline.",
    "draft": "Vous prenez {who}, avec cette Arme : {weapon}.",
    "team-draft": "Votre équipe prend {who}, avec cette Arme : {weapon}.",
    "cast": "Vous prenez {who}.",
    "control": "Vous contrôlez {who} pendant ce tour.",
    "respawn": "Vous ramenez {who} dans l’arène.",
    "three": "Vous piochez trois Améliorations et placez deux personnages.",
    "mate-control": "Votre partenaire contrôle {who} pendant ce tour.",
    "mate-respawn": "Votre partenaire ramène {who} dans l’arène.",
    "mate-three": "Votre partenaire pioche trois Améliorations et place deux personnages.",
    "mate-weapon": "Cela donne une Arme à un partenaire : {weapon}.",
    "mate-ammo": "Cela rapporte des Munitions à un partenaire.",
    "mate-powerup": "Cela rapporte une Amélioration à un partenaire.",
    "then-kill": "Depuis {square}, votre prochaine action peut éliminer {who}.",
    "then-damage": "Depuis {square}, votre prochaine action peut infliger {damage} {damage:dégât|dégâts} {whom}.",
    "then-damages": "Depuis {square}, votre prochaine action peut infliger {damage} {damage:dégât|dégâts} en tout, {whom}.",
    "then-buffer": "Depuis {square}, votre prochaine action peut mettre {damage} {damage:dégât|dégâts} dans le Tampon adverse, "
    "pour {who}.",
    "then-weapon": "Depuis {square}, votre prochaine action peut prendre cette Arme : {weapon}.",
    "hide": "En {square}, moins d’adversaires vous voient.",
    "place": "En {square}, vous êtes mieux placé pour la suite.",
    "push": "Cela met {who} en {square}.",
    "spare": "Tout le reste coûte plus qu’il ne rapporte.",
    "only": "Il n’y a rien d’autre à choisir.",
    "best": "De toutes les suites possibles, c’est celle qui promet le plus de points.",
}

WORDS: Final[Mapping[str, Language]] = {
    "en": Language("en", HINTS_ENGLISH, lambda n: n == 1),
    "fr": Language("fr", {key: text.replace(" :", "\N{NO-BREAK SPACE}:") for key, text in HINTS_FRENCH.items()}, lambda n: n < 2),
}  # fmt: skip


def hint_text(why: str, facts: Mapping[str, Any], lang: Language) -> str:
    """The sentence; `who` is a list of figures, `weapon`, `square` and `spawnpoint` are numbers, the rest are amounts."""
    fields: dict[str, object] = dict(facts)
    if "who" in facts:
        names = [noun("target", figure, lang) for figure in facts["who"]]
        fields["who"] = lang.series([str(name) for name in names])
        fields["whom"] = lang.series([name.forms.get("to", name.plain) for name in names])
    if "weapon" in facts:
        fields["weapon"] = name_of("weapon", facts["weapon"], lang)
    if "spawnpoint" in facts:
        point = noun("target", FIRST_SPAWNPOINT + facts["spawnpoint"], lang)
        fields["spawnpoint"], fields["of_spawnpoint"] = point, point.forms.get("of", point.plain)
    if "square" in facts:
        fields["square"] = SQUARES[facts["square"]]
    return sentence(WORDS[lang.code].say(why, **fields))
