"""French: its grammar and its typography."""

import re
from collections.abc import Mapping


def is_singular(n: int) -> bool:
    """0 point, 1 point, but 2 points."""
    return n < 2


def typeset(texts: Mapping[str, str]) -> dict[str, str]:
    """The texts with a space that never breaks before `: ; ! ? % »` and after `«`."""
    return {
        key: re.sub(r" (?=[:;!?»](?:[\s.,)]|$))|(?<=[\d}]) (?=%)|(?<=«) ", "\N{NO-BREAK SPACE}", text)
        for key, text in texts.items()
    }
