"""What a bot would do, with one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.action import Action
from ..text import language, option_text
from ..text.serving import serving_words
from .errors import Refused
from .previews import preview_of
from .protocol.socket import AskHint, Hint
from .thinking import playable_level
from .tokens import decision_mark

if TYPE_CHECKING:
    from .table import Table

LEVEL: Final = "hard"


async def hint_of(table: Table, message: AskHint, lang: str) -> Hint:
    if not table.options.hints:
        raise Refused("refused", "no-hints", 409)
    position = table.position
    asked = position.decision
    if asked is None or message.decision != decision_mark(table.salt, position.step):
        raise Refused("stale", status=409)
    if not table.is_asked(message.seat, table.visible(message.seat)):
        raise Refused("stale", status=409)
    level = playable_level(LEVEL)
    state, open_points = position.state, table.options.open_points
    word = await table.hall.thinkers.choose(f"{table.id} hint", table.setup, state, message.seat, level, open_points)
    if table.position.step != position.step:
        raise Refused("stale", status=409)
    words, action = language(lang), Action.parse(word)
    preview = preview_of(table.playing().game, message.seat, action, words, table.names)
    named = serving_words(lang).say(f"level.{level}").lower()
    option = option_text(action, words, asked.prompt)
    text = serving_words(lang).say(
        "hint.because" if preview.lines else "hint", level=named, option=option, what=preview.text
    )
    return Hint(ref=message.ref, decision=message.decision, action=word, level=level, text=text)
