"""What the boards would pay if they were scored now."""

from __future__ import annotations

from ..engine.mechanics.scoring import board_pay
from ..game import Game
from .draw.boards import Pay


def board_pays(game: Game) -> dict[int, Pay]:
    """Per figure that plays, the bot included; nothing where a board pays a team as a whole (TEA-24)."""
    if game.rules.has_teams:
        return {}
    return {figure: board_pay(game.state, figure) for figure in (*game.state.order, *game.rules.unseated)}
