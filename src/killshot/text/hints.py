"""What a hint says: one sentence why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.ids import FIRST_SPAWNPOINT, SQUARES
from .language import Language, sentence
from .names import name_of, noun


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
        fields["spawnpoint"] = noun("target", FIRST_SPAWNPOINT + facts["spawnpoint"], lang)
    if "square" in facts:
        fields["square"] = SQUARES[facts["square"]]
    return sentence(lang.say(f"hint.{why}", **fields))
