"""The 36 ammo tiles: three cubes, or two cubes and a powerup (`P`)."""

from typing import Final

from ..ids import TILES
from .language import cubes

FACES: Final = tuple(tile.upper() for tile in TILES)
COPIES: Final = (3, 3, 3, 3, 3, 3, 2, 2, 2, 4, 4, 4)

TILE_CUBES: Final[tuple[tuple[int, ...], ...]] = tuple(cubes(face) for face in FACES)
TILE_POWERUP: Final[tuple[bool, ...]] = tuple("P" in face for face in FACES)
ALL_TILES: Final[tuple[int, ...]] = tuple(tile for tile, copies in enumerate(COPIES) for _ in range(copies))
