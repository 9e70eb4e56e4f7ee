"""A setup of every kind."""

from typing import Final

from killshot import Setup

SETUPS: Final = {
    "deathmatch": Setup(),
    "three in the small arena": Setup(players=3, arena="S", skulls=5, ending="sudden-death"),
    "five": Setup(players=5, arena="M1", figures=("banshee", "sprog", "violet", "dozer", "d-struct-or")),
    "bot": Setup(players=3, arena="M2", bot=True),
    "domination": Setup(mode="domination", players=5),
    "domination with the bot": Setup(mode="domination", players=4, bot=True),
    "turret": Setup(mode="turret", players=3),
    "turret with the bot": Setup(mode="turret", players=4, bot=True),
    "characters": Setup(players=4, skulls=5, characters=True),
    "six characters": Setup(players=6, characters=True),
    "teams": Setup(mode="teams", players=4),
    "one against one": Setup(mode="teams", players=2, arena="S"),
    "three against two": Setup(mode="teams", teams=(3, 2)),
    "six in teams": Setup(mode="teams", players=6),
}
