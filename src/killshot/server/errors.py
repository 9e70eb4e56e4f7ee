"""The refusals of the server."""

from __future__ import annotations

from typing import Any

from ..engine.setup import SetupError
from ..text import language
from ..text.setup_text import refusal_text


class Refused(Exception):  # noqa: N818 (says what it is without the word Error)
    """A request that was refused and changed nothing.

    `code` is for programs. `key` names the sentence that tells people why; it is the code unless given.
    """

    def __init__(self, code: str, key: str = "", status: int = 400, **fields: Any) -> None:
        self.code = code
        self.key = key or code
        self.status = status
        self.fields = fields
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        fields = {
            name: refusal_text(value, language(lang)) if isinstance(value, SetupError) else value
            for name, value in self.fields.items()
        }
        return language(lang).say(f"error.{self.key}", **fields)
