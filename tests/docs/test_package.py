"""The package: one version, complete metadata, a source distribution with everything in it, a text for package indexes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
from email.parser import BytesParser
from importlib.metadata import version
from pathlib import Path

import pytest

import killshot
from tests.docs.pages import BUILT, ROOT, files, page
from tools.package_index import addresses, description

HOME = "https://git.example/us/killshot"


@pytest.fixture(scope="module")
def source_distribution(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: setuptools writes into the folder it builds from."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(ROOT, folder / "project", ignore=shutil.ignore_patterns(*BUILT))
    (folder / "project/web/node_modules/left-pad").mkdir(parents=True)
    (folder / "project/web/node_modules/left-pad/index.js").touch()
    (folder / "project/src/killshot/server/static").mkdir()
    (folder / "project/src/killshot/server/static/index.html").touch()
    subprocess.run(
        [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, folder / "project"],
        check=True,
        capture_output=True,
    )
    return next(folder.glob("*.tar.gz"))


def test_a_source_distribution_has_what_a_checkout_has(source_distribution: Path) -> None:
    with tarfile.open(source_distribution) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    checkout = {path.removeprefix("/") for path in files() if not path.endswith("/")}
    assert {"web/package.json", "docs/library.md", "examples/play.py", ".github/workflows/check.yml"} <= checkout
    assert checkout - names == {".gitignore"}
    assert "src/killshot/server/static/index.html" in names
    assert [name for name in names if "node_modules" in name] == []


def test_the_metadata_is_complete(source_distribution: Path) -> None:
    with tarfile.open(source_distribution) as archive:
        found = archive.extractfile(
            next(name for name in archive.getnames() if name.count("/") == 1 and "PKG-INFO" in name)
        )
        assert found is not None
        metadata = BytesParser().parsebytes(found.read())
    assert metadata["Version"] == killshot.__version__
    assert metadata["Author"] == "The Killshot contributors"
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "Killshot is unofficial" in str(metadata.get_payload())


def test_the_version_stands_in_one_place() -> None:
    assert version("killshot") == killshot.__version__
    assert 'dynamic = ["version"' in page("pyproject.toml")
    assert "version" not in json.loads(page("web/package.json"))
    written = re.compile(re.escape(f'"{killshot.__version__}"'))
    sources = [
        path for path in (ROOT / "src/killshot").rglob("*.py") if written.search(path.read_text(encoding="utf-8"))
    ]
    assert sources == [ROOT / "src/killshot/__init__.py"]


def test_everything_for_players_is_light() -> None:
    """`[all]` brings neither matplotlib nor a driver of PostgreSQL."""
    extra = re.search(r"^all = (.*?)\]\"\]", page("pyproject.toml"), re.MULTILINE)
    assert extra is not None
    assert set(re.findall(r"\w+", extra[1])) == {"killshot", "terminal", "tournament", "server"}


def test_an_index_that_knows_the_repository_shows_pictures_and_links() -> None:
    text = description(page("README.md"), HOME, "1.2.3")
    assert f"]({HOME}/raw/v1.2.3/docs/pictures/table.png)" in text
    assert f'src="{HOME}/raw/v1.2.3/docs/pictures/phone.png"' in text
    assert f"]({HOME}/blob/v1.2.3/docs/modes.md#team-play)" in text
    assert "(https://mypyc.readthedocs.io)" in text
    assert addresses(HOME)["Issues"] == f"{HOME}/issues"


def test_an_index_that_does_not_shows_no_broken_ones() -> None:
    text = description(page("README.md"), "", "1.2.3")
    assert "docs/pictures" not in text
    assert re.findall(r"\]\((?!https:)", text) == []
    assert "team play for 2 to 6" in text
    assert "(https://mypyc.readthedocs.io)" in text
    assert addresses("") == {}
