"""The sources as trees, for tests that read them."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Calls of functions or methods with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = (
                called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            )
            if name in names:
                yield node


def words(node: ast.AST) -> Iterator[str]:
    """The strings in an expression."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def compared(tree: ast.Module, is_meant: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """Line and word of every string that an expression is compared with, or that a `match` on it has a case for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(is_meant(ast.unparse(side)) for side in sides):
                others = [side for side in sides if not is_meant(ast.unparse(side))]
                yield from ((node.lineno, word) for side in others for word in words(side))
        elif isinstance(node, ast.Match) and is_meant(ast.unparse(node.subject)):
            yield from ((case.pattern.lineno, word) for case in node.cases for word in words(case.pattern))
