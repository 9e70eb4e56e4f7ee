"""English: its grammar."""


def is_singular(n: int) -> bool:
    """1 point, but 0 points."""
    return n == 1
