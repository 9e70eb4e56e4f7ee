"""Which rules a game was played by. A game of before a change is replayed only if the change cannot have touched it."""

from typing import Final

from .engine.setup import Setup

RULES_VERSION: Final = 2  # raised with every change after which a setup, a seed and actions make another game


def changed_since(version: int, setup: Setup) -> str:
    """What was changed since that version of the rules in games of this setup; empty: nothing.

    `docs/fairness.md` has the list.
    """
    if version < 2 and setup.mode == "domination" and setup.ending == "frenzy":
        return "in Domination no skull is taken during the final frenzy any more (FRE-08)"
    return ""


def replay_refusal(version: int, setup: Setup) -> str:
    """Why a game of that version of the rules and of this setup cannot be replayed; empty: it can."""
    if version > RULES_VERSION or version < 1:
        return f"it was played by rules {version}, which this program does not know; it plays by rules {RULES_VERSION}"
    if change := changed_since(version, setup):
        return f"it was played by rules {version}, and this program plays by rules {RULES_VERSION}: {change}"
    return ""
