"""What is said when a game is over."""

from collections.abc import Sequence

from .language import Language, sentence


def winners_text(names: Sequence[str], lang: Language) -> str:
    """Who has won, as a sentence."""
    return sentence(lang.say("result.winners", winners=lang.series(names), n=len(names)))
