"""The shapes that values of a position have: each can be checked, written in one word and read back."""

from __future__ import annotations

from typing import Any, Final


class Shape:
    """`words` says what it is, for the reference and for refusals."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fits(self, value: Any) -> bool:
        """Whether a value has this shape."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """A value that fits, in letters that never include a space, `=` or `#`."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """The value that `write` wrote. `ValueError` if there is none; what is out of range is left to `fits`."""
        raise NotImplementedError


class Number(Shape):
    """A whole number."""

    def __init__(self, least: int, most: int, words: str = "") -> None:
        super().__init__(words or f"a whole number from {least} to {most}")
        self.least = least
        self.most = most

    def fits(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        return int(text)


class Flag(Shape):
    """True or False."""

    def __init__(self) -> None:
        super().__init__("true or false")

    def fits(self, value: Any) -> bool:
        return type(value) is bool

    def write(self, value: Any) -> str:
        return "yes" if value else "no"

    def read(self, text: str) -> Any:
        if text not in ("yes", "no"):
            raise ValueError(f"{text!r} is neither yes nor no")
        return text == "yes"


class Id(Shape):
    """The number of a name in a list; where there can be none, -1."""

    def __init__(self, codes: tuple[str, ...], words: str, can_miss: bool = False) -> None:
        super().__init__(f"{words}, or -1" if can_miss else words)
        self.codes = codes
        self.can_miss = can_miss

    def fits(self, value: Any) -> bool:
        return type(value) is int and (-1 if self.can_miss else 0) <= value < len(self.codes)

    def write(self, value: Any) -> str:
        return NONE if value < 0 else self.codes[value]

    def read(self, text: str) -> Any:
        return -1 if text == NONE and self.can_miss else code_number(text, self.codes)


class Row(Shape):
    """A tuple of things of one shape, `lengths` long; any length where none is given."""

    def __init__(self, each: Shape, between: str, words: str, lengths: tuple[int, ...] = ()) -> None:
        super().__init__(words)
        self.each = each
        self.between = between
        self.lengths = lengths

    def fits(self, value: Any) -> bool:
        if type(value) is not tuple or (self.lengths and len(value) not in self.lengths):
            return False
        return all(self.each.fits(item) for item in value)

    def write(self, value: Any) -> str:
        return self.between.join([self.each.write(item) for item in value])

    def read(self, text: str) -> Any:
        if not text:
            return ()
        return tuple([self.each.read(item) for item in (text.split(self.between) if self.between else text)])


class Counts(Shape):
    """A tuple with a number for each name of a list, written as the letters that are there and how often."""

    def __init__(self, letters: str, most: int, words: str) -> None:
        super().__init__(words)
        self.letters = letters
        self.most = most

    def fits(self, value: Any) -> bool:
        if type(value) is not tuple or len(value) != len(self.letters):
            return False
        return all(type(n) is int and 0 <= n <= self.most for n in value)

    def write(self, value: Any) -> str:
        return "".join([letter * n for letter, n in zip(self.letters, value, strict=True)])

    def read(self, text: str) -> Any:
        for letter in text:
            code_number(letter, tuple(self.letters))
        return tuple([text.count(letter) for letter in self.letters])


class Mask(Shape):
    """A set of names of a list as a bit mask."""

    def __init__(self, codes: tuple[str, ...], between: str, words: str) -> None:
        super().__init__(f"bit mask of {words}")
        self.codes = codes
        self.between = between

    def fits(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < 1 << len(self.codes)

    def write(self, value: Any) -> str:
        return self.between.join([code for i, code in enumerate(self.codes) if value >> i & 1])

    def read(self, text: str) -> Any:
        mask = 0
        for code in (text.split(self.between) if self.between else text) if text else ():
            mask |= 1 << code_number(code, self.codes)
        return mask


class Sparse(Shape):
    """A tuple with a thing of one shape for each name of a list, most of them `usual`. `can_miss`: or an empty one."""

    def __init__(self, codes: tuple[str, ...], each: Shape, usual: Any, words: str, can_miss: bool = False) -> None:
        super().__init__(words)
        self.codes = codes
        self.each = each
        self.usual = usual
        self.can_miss = can_miss

    def fits(self, value: Any) -> bool:
        if type(value) is not tuple:
            return False
        if len(value) != len(self.codes):
            return self.can_miss and not value
        return all(self.each.fits(item) for item in value)

    def write(self, value: Any) -> str:
        found = [
            f"{code}:{self.each.write(item)}"
            for code, item in zip(self.codes, value, strict=True)
            if item != self.usual
        ]
        return ",".join(found)

    def read(self, text: str) -> Any:
        found = [self.usual] * len(self.codes)
        for part in text.split(",") if text else ():
            code, colon, item = part.partition(":")
            if not colon:
                raise ValueError(f"{part!r} is not of the form name:value")
            found[code_number(code, self.codes)] = self.each.read(item)
        return tuple(found)


NONE: Final = "-"


def code_number(code: str, codes: tuple[str, ...]) -> int:
    if code not in codes:
        raise ValueError(f"{code!r} is none of {', '.join(codes)}")
    return codes.index(code)


def short_codes(names: tuple[str, ...], letters: int) -> tuple[str, ...]:
    """The first letters of each name; the whole name where an earlier one begins alike, so that codes stay for good."""
    codes: list[str] = []
    for name in names:
        short = name[:letters].rstrip("-")
        codes.append(name if short in codes else short)
    return tuple(codes)
