"""The checks find what they are there to find."""

import ast
from pathlib import Path

import pytest

from tools import ensure_postgres
from tools.check_imports import imported, is_allowed
from tools.check_modes import branches_on_modes


@pytest.mark.parametrize(
    "line",
    [
        'if mode == "domination":',
        "if setup.mode:",
        "elif rules.setup.mode is Mode.TURRET:",
        'spots = [] if s.mode != "turret" else TURRETS',
        "match setup.mode:",
        "if isinstance(module, Domination):",
        'return "teams" == setup.mode',
        "skulls = 8 if mode else 5",
    ],
)
def test_a_branch_on_a_mode_is_found(line: str) -> None:
    assert branches_on_modes(line) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "if effect.mode and shot.used:",
        'mode: str = "deathmatch"',
        "modules = MODULES[setup.mode]",
        "for module in rules.modules:",
        "# a weapon with modes: if mode == basic",
        "if is_mode_weapon(weapon):",
    ],
)
def test_a_line_without_a_branch_on_a_mode_passes(line: str) -> None:
    assert branches_on_modes(line) == []


def test_relative_imports_are_resolved() -> None:
    tree = ast.parse("from ..state import State\nfrom ...game import Game\nfrom .shot import Shot\nimport rich.table")
    names = [name for _, name in imported(tree, ("killshot", "engine", "frames"))]
    assert names == ["killshot.engine.state", "killshot.game", "killshot.engine.frames.shot", "rich.table"]
    assert [is_allowed(name) for name in names] == [True, False, True, False]


@pytest.mark.parametrize("name", ["killshot.text", "random", "os.path", "rich", "killshot"])
def test_what_the_engine_may_not_import(name: str) -> None:
    assert not is_allowed(name)


def test_where_postgresql_cannot_be_installed_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(ensure_postgres, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("POSTGRES_BIN", raising=False)
    assert ensure_postgres.main() == 1
    assert "need PostgreSQL, and it could not be installed: there is no apt-get here" in capsys.readouterr().err


def test_the_newest_postgresql_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for version in ("9", "15", "17"):
        folder = tmp_path / version / "bin"
        folder.mkdir(parents=True)
        for name in ensure_postgres.NEEDED if version != "17" else ("psql",):  # 17 has the client alone
            (folder / name).touch()
    monkeypatch.setattr(ensure_postgres, "DEBIAN", tmp_path)
    monkeypatch.delenv("POSTGRES_BIN", raising=False)
    assert ensure_postgres.programs() == tmp_path / "15" / "bin"
