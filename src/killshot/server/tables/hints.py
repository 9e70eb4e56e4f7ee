"""Hints: what a bot would do, and why in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.action import Action
from ...text import language, option_text
from ..errors import Refused
from ..protocol.socket import AskHint, Hint
from ..workers.bot_pool import HINTER

if TYPE_CHECKING:
    from .table import Table


async def ask_hint(table: Table, message: AskHint, lang: str) -> Hint:
    if not table.options.hints:
        raise Refused("refused", "no-hints", 409)
    asked, position = table.question(message.seat, message.decision), table.position
    state, open_points = position.state, table.options.open_points
    found = await table.registry.bot_pool.hint(
        f"{table.id} hint",
        table.salt,
        table.setup,
        state,
        message.seat,
        lang,
        open_points,
        table.subscribers.party or "-",
    )
    if found.error:
        raise Refused("refused", "no-hint-now", 503)
    if table.position.step != position.step:
        raise Refused("stale", status=409)
    level = language(lang).say(f"level.{HINTER}").lower()
    option = option_text(Action.parse(found.action), language(lang), asked.prompt, table.called(lang), alone=True)
    text = language(lang).say("hint", level=level, option=option, what=found.text)
    return Hint(ref=message.ref, decision=message.decision, action=found.action, level=HINTER, text=text)
