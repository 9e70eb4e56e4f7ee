"""What is said where a game is set up."""

from typing import Final

from ..engine.setup import Setup, SetupError
from .language import Language

ADVICE: Final = ("advice.three-players", "advice.turret", "advice.turret-with-bot")


def refusal_text(error: SetupError, lang: Language) -> str:
    """Why a setup is refused. A mistake that only a program can make keeps its English message."""
    if not error.why:
        return str(error)
    key = f"setup.{error.why}"
    if "fewest" in error.facts and error.facts["fewest"] == error.facts["most"]:
        key += ".only"
    return lang.say(key, **error.facts)


def advice_text(setup: Setup, lang: Language) -> str:
    """What the rulebook would have players know about this setup; empty: nothing."""
    if setup.mode == "turret":
        return lang.say("advice.turret-with-bot" if setup.bot else "advice.turret")
    if setup.mode == "deathmatch" and setup.players == 3 and not setup.bot and not setup.characters:
        return lang.say("advice.three-players")
    return ""
