"""The checks find what they are there to find."""

import ast

import pytest

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
