"""Which Killshot this is: its version, and how its engine was built."""

from .. import __version__
from ..engine import machine


def is_compiled() -> bool:
    """Whether the engine in use was compiled by mypyc."""
    return str(machine.__file__).endswith((".so", ".pyd"))


def version_text() -> str:
    """The answer of `killshot --version`."""
    build = "engine compiled with mypyc" if is_compiled() else "engine in pure Python"
    return f"killshot {__version__}, {build}"
