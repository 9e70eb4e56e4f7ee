"""Advice about a setup: whether the rules allow it, and which other choices they would allow."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...engine.setup import SWITCHES, Setup, SetupError
from ...text import Language, menu_name
from ...text.names import MENUS
from ...text.setup_text import refusal_text
from ..protocol.http import Choice, SetupAdvice
from ..protocol.table import SetupChoice
from .lobby import setup_choice

NUMBERS: Final = {"players": range(2, 7), "skulls": range(5, 9)}


def setup_advice(wanted: SetupChoice, lang: Language) -> SetupAdvice:
    """For each field, the values it could have with the other fields unchanged, and why the rules refuse some."""
    data: dict[str, Any] = msgspec.to_builtins(wanted)
    error, setup = try_setup(data, lang)
    mode: str = data.get("mode", "deathmatch")
    choices: dict[str, list[Choice]] = {}
    for field, names in MENUS.items():
        choices[field] = [
            Choice(name, menu_name(field, name, lang, mode), try_setup({**data, field: name}, lang)[0])
            for name in names
        ]
    for field, numbers in NUMBERS.items():
        choices[field] = [Choice(n, str(n), try_setup(without_figures({**data, field: n}), lang)[0]) for n in numbers]
    teams = [[n, m] for n in range(1, 4) for m in range(1, 4)]
    choices["teams"] = [
        Choice(f"{n}-{m}", f"{n} / {m}", try_setup({**data, "teams": [n, m], "players": n + m}, lang)[0])
        for n, m in teams
    ]
    for field in SWITCHES:
        choices[field] = [
            Choice(value, "", try_setup(without_figures({**data, field: value}), lang)[0]) for value in (False, True)
        ]
    return SetupAdvice(error=error, setup=setup_choice(setup) if setup is not None else None, choices=choices)


def without_figures(data: dict[str, Any]) -> dict[str, Any]:
    """The same without the choice of figures, which no longer fits when their number changes."""
    return {field: value for field, value in data.items() if field != "figures"}


def try_setup(data: dict[str, Any], lang: Language) -> tuple[str, Setup | None]:
    """The setup, or the sentence that says why it is refused."""
    try:
        return "", Setup.from_json(data)
    except SetupError as error:
        return refusal_text(error, lang), None
