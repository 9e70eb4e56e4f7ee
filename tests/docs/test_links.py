"""Every link of every page leads somewhere, and every file, command and make word that a page names exists."""

import re

import pytest

from tests.docs.pages import PAGES, ROOT, files, headings, links, page


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    for link in links(page(name)):
        if link.startswith(("https:", "mailto:")):
            continue
        path, _, heading = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), link
        if heading:
            assert heading in headings(target.read_text(encoding="utf-8")), link


def test_links_are_found_in_text_but_not_in_code() -> None:
    text = 'See [a](a.md#top),\n![b](b.png) and <img alt="c" src="c.png">.\n```python\nd[0](e)\n```\n[f]: f.md\n'
    assert links(text) == ["a.md#top", "b.png", "c.png", "f.md"]


def test_headings_become_anchors() -> None:
    assert headings("# Team play\n\n## `killshot`: what's it?\n```\n# no heading\n```\n") == {
        "team-play",
        "killshot-whats-it",
    }


@pytest.mark.parametrize("name", PAGES)
def test_every_word_for_make_is_one(name: str) -> None:
    known = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)`", page(name))) <= known


@pytest.mark.parametrize("name", PAGES)
def test_every_file_named_exists(name: str) -> None:
    """`frames/shot.py` and the like, with as much of the path in front as the page cares to give."""
    built = ("dist/", "dist/notes.md", "src/killshot/server/static/")
    for path in re.findall(r"`([\w./-]+(?:/|\.(?:py|md|toml|txt|svg|ts|tsx)))`", page(name)):
        assert path in built or any(known.endswith(f"/{path}") for known in files()), path
