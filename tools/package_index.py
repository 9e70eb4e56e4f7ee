"""What a package index shows of the project: the README as its long description, and the addresses of the project.

A package index knows nothing of the repository, so links and pictures that are relative to it lead nowhere there. The
environment variable `KILLSHOT_REPOSITORY` has the address of the repository; the release workflow sets it. With it, links
and pictures become absolute, at the tag of the version. Without it, pictures are left out and links become plain text.
"""

from __future__ import annotations

import re
from typing import Final

PICTURE: Final = re.compile(r"(?P<before>!\[[^\]]*\]\(|<img [^>]*src=\")(?P<path>[^)\s:\"]+)(?P<after>\)|\"[^>]*>)")
LINK: Final = re.compile(r"(?<!!)\[(?P<text>[^\[\]]+)\]\((?P<path>[^)\s:]+)\)")


def description(readme: str, repository: str, version: str) -> str:
    """The README for a package index; `repository` is its address on the web, or empty."""
    if not repository:
        return LINK.sub(r"\g<text>", re.sub(rf"{PICTURE.pattern}\n*", "", readme))
    absolute = PICTURE.sub(rf"\g<before>{repository}/raw/v{version}/\g<path>\g<after>", readme)
    return LINK.sub(rf"[\g<text>]({repository}/blob/v{version}/\g<path>)", absolute)


def addresses(repository: str) -> dict[str, str]:
    """The project's addresses by name, as far as they are known."""
    if not repository:
        return {}
    return {
        "Repository": repository,
        "Documentation": f"{repository}/blob/main/docs/README.md",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }
