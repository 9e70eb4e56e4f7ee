"""French: its grammar and its typography."""

import re
from collections.abc import Mapping
from typing import Final


def is_singular(n: int) -> bool:
    """0 point, 1 point, but 2 points."""
    return n < 2


# Spaces that must not break: before these signs, inside quotation marks, and between the digits of a large number.
UNBROKEN: Final = re.compile(r" (?=[:;!?»](?:[\s.,)]|$))|(?<=«) |(?<=[\d}]) (?=%)|(?<=\d) (?=\d{3}\b)")


def typeset(texts: Mapping[str, str]) -> dict[str, str]:
    """The texts with spaces that do not break where French typography asks for them."""
    return {key: UNBROKEN.sub("\N{NO-BREAK SPACE}", text) for key, text in texts.items()}
