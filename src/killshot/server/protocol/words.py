"""The vocabularies of the protocol: names as the engine spells them. In TypeScript each is a union of strings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from ...engine.prompts import PROMPT_KINDS
from ...text import LANGUAGES
from ...view import names

LanguageCode = Annotated[str, names.Title("LanguageCode")]

VOCABULARIES: Final[Mapping[str, tuple[str, ...]]] = {
    **names.VOCABULARIES,
    "LanguageCode": tuple(LANGUAGES),
    "PromptKey": tuple(kind.key for kind in PROMPT_KINDS),
}
