"""The options of a decision as flags, one byte per action. Compiled together with the engine."""

from __future__ import annotations

from ...engine.action import ACTIONS, Action


class Mask:
    def __init__(self) -> None:
        self.bytes = bytearray(len(ACTIONS))
        self.blank = bytearray(len(ACTIONS))

    def mark(self, options: tuple[Action, ...]) -> None:
        """A one for each of these, and for no other."""
        self.bytes[:] = self.blank
        for option in options:
            self.bytes[option.index] = 1
