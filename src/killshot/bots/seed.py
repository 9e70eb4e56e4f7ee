"""Where the luck of a bot begins."""

from random import Random


def seed_of(*what: object) -> int:
    """A whole number that follows from what it is for, as table and seat: whatever draws luck takes one."""
    return Random("/".join(map(str, what))).getrandbits(48)
