"""How the engine was built."""

from ..engine import machine


def is_compiled() -> bool:
    """Whether the engine in use is C, made by mypyc, or Python."""
    return str(machine.__file__).endswith((".so", ".pyd"))


def engine_build() -> str:
    return "engine compiled with mypyc" if is_compiled() else "engine in pure Python"
