"""What is said when a game is over."""

from collections.abc import Sequence

from .language import Language, sentence


def winners_text(names: Sequence[str], lang: Language, you: bool = False) -> str:
    """Who has won, as a sentence. `you`: the reader has won too, and is not among the names."""
    if you and not names:
        return lang.say("result.you-win")
    key = "result.you-and-others-win" if you else "result.winners"
    return sentence(lang.say(key, winners=lang.series(names), n=len(names)))
