"""Prints what the changelog says about the current version, or its unreleased section if there is nothing.

Links lead to the repository that `KILLSHOT_REPOSITORY` names (see tools/package_index.py).
"""

import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.package_index import description  # noqa: E402


def section(changelog: str, version: str) -> str | None:
    """The text under the heading of a version, or None if there is no such heading."""
    found = re.search(rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None


def main() -> int:
    source = (ROOT / "src/killshot/__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)[0]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    notes = section(changelog, version) or section(changelog, "Unreleased")
    if not notes:
        print(f"CHANGELOG.md says nothing about {version}.", file=sys.stderr)
        return 1
    print(description(notes, os.environ.get("KILLSHOT_REPOSITORY", ""), version))
    return 0


if __name__ == "__main__":
    sys.exit(main())
