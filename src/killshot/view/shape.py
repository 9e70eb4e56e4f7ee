"""What the shapes of the view are: records of named fields.

A server makes and encodes many of them, and msgspec's records are several times as fast as those of the standard
library, so they are used where they are installed. Both are made, read, compared, copied and pickled in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, dataclass_transform

if TYPE_CHECKING:

    @dataclass_transform()
    class Shape:
        """A record: the fields are the arguments of its constructor."""

else:
    try:
        from msgspec import Struct as Shape
    except ImportError:

        class Shape:
            """A record: the fields are the arguments of its constructor."""

            def __init_subclass__(cls) -> None:
                dataclass(cls)
