"""What a bot would do, and in one sentence why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.action import Action
from ...text import language, option_text
from ..errors import Refused
from ..protocol.socket import AskHint, Hint
from ..tokens import decision_mark
from ..workers.bot_pool import HINTER

if TYPE_CHECKING:
    from ..tables.table import Table


async def hint_of(table: Table, message: AskHint, lang: str) -> Hint:
    if not table.options.hints:
        raise Refused("refused", "no-hints", 409)
    position = table.position
    asked = position.decision
    if asked is None or message.decision != decision_mark(table.salt, position.step):
        raise Refused("stale", status=409)
    if not table.is_asked(message.seat, table.visible(message.seat)):
        raise Refused("stale", status=409)
    state, open_points = position.state, table.options.open_points
    found = await table.hall.thinkers.hint(f"{table.id} hint", table.setup, state, message.seat, lang, open_points)
    if found.error:
        raise Refused("refused", "no-hint-now", 503)
    if table.position.step != position.step:
        raise Refused("stale", status=409)
    level = language(lang).say(f"level.{HINTER}").lower()
    option = option_text(Action.parse(found.action), language(lang), asked.prompt, table.called(lang), alone=True)
    text = language(lang).say("hint", level=level, option=option, what=found.text)
    return Hint(ref=message.ref, decision=message.decision, action=found.action, level=HINTER, text=text)
