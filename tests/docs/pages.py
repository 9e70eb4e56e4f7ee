"""The pages of the project, and where their headings and links are."""

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "web/*.md", ".github/**/*.md")
    for path in ROOT.glob(pattern)
)
FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(
    r"\]\(([^)\s]+)\)|<(?:img|a)\b[^>]*?\b(?:src|href)=\"([^\"]+)\"|^\[[^\]]+\]: (\S+)$", re.MULTILINE
)
# What is built, installed or cached: names of files and folders, as patterns
BUILT: Final = (
    *(".git", ".venv", "build", "dist", "htmlcov", "node_modules", "site", "static"),
    *("*.egg-info", "*.py[co]", "*.so", "*.pyd", "*_cache", "__pycache__", ".coverage*", ".hypothesis"),
)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def links(text: str) -> list[str]:
    """The targets of all links and pictures, but not those in code."""
    return ["".join(found) for found in LINK.findall(FENCED.sub("", text))]


def headings(text: str) -> set[str]:
    """The anchors of a page, as they are made from its headings."""
    found = re.findall(r"^#+ (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@cache
def files() -> tuple[str, ...]:
    """Every file and folder of the project that is not built, relative to its root and with a slash in front."""
    found: list[str] = []
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if any(fnmatch(path.name, pattern) for pattern in BUILT):
                continue
            found.append(f"/{path.relative_to(ROOT)}" + ("/" if path.is_dir() else ""))
            if path.is_dir():
                folders.append(path)
    return tuple(found)
