"""The documentation site builds without a warning, has every public name, and fetches nothing from elsewhere."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, page
from tools.site_hooks import moved_links

PACKAGES = (
    "killshot",
    "killshot.view",
    "killshot.text",
    "killshot.testing",
    "killshot.bots",
    "killshot.bots.tournament",
    "killshot.env",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.fixture(scope="module")
def names(site: Path) -> set[str]:
    """Every name the reference explains, from the inventory that other projects link by."""
    packed = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]  # after four lines of text
    return {line.split()[0] for line in zlib.decompress(packed).decode().splitlines()}


@pytest.mark.parametrize("package", PACKAGES)
def test_the_reference_has_every_public_name(package: str, names: set[str]) -> None:
    """Under its public name, or where it is defined if a module of the same name hides it."""
    module = importlib.import_module(package)
    for name in module.__all__:
        home = getattr(getattr(module, name), "__module__", package)
        assert names & {f"{package}.{name}", f"{home}.{name}"}, name


def test_the_reference_has_every_name_that_a_page_mentions(names: set[str]) -> None:
    missing = {
        (name, mentioned)
        for name in PAGES
        for mentioned in re.findall(r"`(killshot(?:\.[a-zA-Z]\w*)+)(?:\(|`)", page(name))
        if not names & {mentioned, f"{mentioned}.{mentioned.rpartition('.')[2]}"}
    }
    assert missing == set()


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"<(?:script|img|iframe)[^>]*\bsrc=\"https?:[^\"]*\"", text) == []
        assert re.findall(r"<link[^>]*\bhref=\"https?:[^\"]*\"", text) == []


def test_links_to_pages_at_the_root_lead_to_their_pages_on_the_site() -> None:
    text = "[a](../CONTRIBUTING.md#style), [b](cards.md), [c](../tools/x.py), [d](https://example.org), ![e](pictures/e.png)"
    assert moved_links(text, "docs/library.md", "library.md") == (
        "[a](contributing.md#style), [b](cards.md), c, [d](https://example.org), ![e](pictures/e.png)"
    )
    picture = '<img src="docs/pictures/b.png" alt="B" width="300">'
    assert moved_links(picture, "README.md", "overview.md") == '![B](pictures/b.png){ width="300" }'
    assert moved_links("[a](docs/rules.md)", "CHANGELOG.md", "changelog.md") == "[a](rules.md)"
    assert moved_links("[a](../rules.md)", "docs/decisions/README.md", "decisions/README.md") == "[a](../rules.md)"
