"""Docstrings are there in every build: compiled modules get theirs from the sources (tools/docstrings.py)."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from killshot import Setup
from tools.docstrings import with_docstrings

SRC = Path(__file__).resolve().parent.parent / "src"
FOLDERS = ("killshot/engine", "killshot/bots/mind", "killshot/env/encoding")  # those that are compiled
MODULES = sorted(path for folder in FOLDERS for path in (SRC / folder).rglob("*.py") if path.name != "__init__.py")


def documented(node: ast.Module | ast.ClassDef, thing: Any, name: str) -> Iterator[tuple[str, str, Any]]:
    """The name, the docstring in the source and the object of everything in a module or a class that has a docstring."""
    if ast.get_docstring(node):
        yield name, ast.get_docstring(node) or "", thing
    for each in node.body:
        if isinstance(each, ast.ClassDef):
            yield from documented(each, getattr(thing, each.name), f"{name}.{each.name}")
        elif isinstance(each, ast.FunctionDef) and ast.get_docstring(each):
            yield f"{name}.{each.name}", ast.get_docstring(each) or "", inspect.getattr_static(thing, each.name)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_everything_says_what_its_source_says(path: Path) -> None:
    name = ".".join(path.relative_to(SRC).with_suffix("").parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = list(documented(tree, import_module(name), name))
    assert found
    for where, expected, thing in found:
        thing = getattr(thing, "__func__", thing)  # of a static method
        assert inspect.cleandoc(thing.__doc__ or "") == inspect.cleandoc(expected), where


GENERATED = """
static PyGetSetDef m___Box_getseters[] = {
    {"size",
     (getter)m___Box_get_size, NULL,
     NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef m___Box_methods[] = {
    {"open",
     (PyCFunction)CPyPy_m___Box___open,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("open($self, how=\\'wide\\')\\n--\\n\\n")},
    {"shut",
     (PyCFunction)CPyPy_m___Box___shut,
     METH_FASTCALL, PyDoc_STR(NULL)},
    {NULL}  /* Sentinel */
};
static PyTypeObject CPyType_m___Box_template_ = {
    .tp_doc = PyDoc_STR("Box()\\n--\\n\\n"),
};
static PyMethodDef mmodule_methods[] = {
    {"pack", (PyCFunction)CPyPy_m___pack, METH_FASTCALL, PyDoc_STR("pack()\\n--\\n\\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};
    NULL, /* docstring */
    cpy_r_r1 = CPyStatics[17]; /* 'mypyc filler docstring' */
"""
SOURCE = '''
"""Boxes."""
class Box:
    """A box."""
    @property
    def size(self):
        """How "large"?"""
    def open(self, how="wide"):
        """Öffnen."""
    def shut(self):
        """Shut\\n
        it."""
class Pair(NamedTuple):
    """Two."""
def pack():
    pass
'''


def test_docstrings_are_written_into_generated_c() -> None:
    text = with_docstrings(GENERATED, ast.parse(SOURCE))
    assert r"(getter)m___Box_get_size, NULL," + '\n     PyDoc_STR("How \\042large\\042\\077"), NULL}' in text
    assert r'PyDoc_STR("open($self, how=\'wide\')\n--\n\n\303\226ffnen.")' in text
    assert r'METH_FASTCALL, PyDoc_STR("Shut\012\012        it.")' in text
    assert r'.tp_doc = PyDoc_STR("Box()\n--\n\nA box.")' in text
    assert r'PyDoc_STR("pack()\n--\n\n") /* docstring */' in text
    assert '    PyDoc_STR("Boxes."), /* docstring */' in text
    assert 'cpy_r_r1 = PyUnicode_FromString("Two.");' in text


def test_help_is_not_bare() -> None:
    assert "validated" in (inspect.getdoc(Setup) or "")
    assert list(inspect.signature(Setup).parameters)[:3] == ["players", "arena", "skulls"]
