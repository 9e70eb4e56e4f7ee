"""What is said where a game is set up."""

from ..engine.setup import SetupError
from .language import Language


def refusal_text(error: SetupError, lang: Language) -> str:
    """Why a setup is refused. A mistake that only a program can make keeps its English message."""
    return lang.say(f"setup.{error.why}", **error.facts) if error.why else str(error)
