"""Hooks of MkDocs: the pages at the root of the project become pages of the site, and links to them lead there.

In the repository a page of `docs/` links to `../CONTRIBUTING.md`; the site has everything in one folder, so the link becomes
`contributing.md` there. A link to a source file has no page to lead to and becomes its text.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import normpath, relpath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
# The page at the root -> its page on the site
AT_THE_ROOT: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "overview.md",
    "SECURITY.md": "security.md",
}
PICTURE: Final = re.compile(r'<img src="(?P<path>[^":]+)" alt="(?P<alt>[^"]*)" width="(?P<width>\d+)">')
LINK: Final = re.compile(r"\[(?P<text>[^\[\]]+)\]\((?P<path>[^)#\s:]+)(?P<anchor>#[^)\s]+)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    for source, page in AT_THE_ROOT.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    sources = {on_site: source for source, on_site in AT_THE_ROOT.items()}
    name = page.file.src_uri
    return moved_links(markdown, sources.get(name, f"docs/{name}"), name)


def moved_links(markdown: str, source: str, page: str) -> str:
    """A page with links that work on the site: `source` is its path in the project, `page` its path on the site."""

    def moved(link: re.Match[str]) -> str:
        target = normpath(f"{source.rpartition('/')[0] or '.'}/{link['path']}")
        if target in AT_THE_ROOT:
            target = f"docs/{AT_THE_ROOT[target]}"
        if not target.startswith("docs/"):
            return link["text"]
        address = relpath(target.removeprefix("docs/"), page.rpartition("/")[0] or ".")
        return f"[{link['text']}]({address}{link['anchor'] or ''})"

    return LINK.sub(moved, PICTURE.sub(r'![\g<alt>](\g<path>){ width="\g<width>" }', markdown))
