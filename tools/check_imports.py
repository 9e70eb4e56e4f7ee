"""Fails when the engine imports anything but itself and the parts of the standard library that touch nothing outside the process.

The layers inside the project are import-linter's business (pyproject.toml).
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).resolve().parent.parent / "src" / "killshot" / "engine"

# Files, network, clocks, processes, and generators whose numbers are not ours: a game depends on setup, seed, actions.
OUTSIDE = {
    *("asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil"),
    *("socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib", "uuid"),
}


def imported(tree: ast.Module, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Line and absolute name of every module imported by a module of this package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            stem = ".".join((*base, *filter(None, [node.module])))
            if stem == "killshot":
                for alias in node.names:
                    yield node.lineno, f"{stem}.{alias.name}"
            else:
                yield node.lineno, stem


def is_allowed(module: str) -> bool:
    if module == "killshot.engine" or module.startswith("killshot.engine."):
        return True
    top = module.split(".")[0]
    return top in sys.stdlib_module_names and top not in OUTSIDE


def main() -> int:
    found = 0
    for path in sorted(ENGINE.rglob("*.py")):
        package = ("killshot", *path.relative_to(ENGINE.parent).parent.parts)
        for line, module in imported(ast.parse(path.read_text(encoding="utf-8")), package):
            if not is_allowed(module):
                found += 1
                print(f"{path.relative_to(ENGINE.parents[2])}:{line}: the engine may not import {module}")
    if not found:
        print("The engine imports itself and the standard library only.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
