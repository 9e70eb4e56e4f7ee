"""Docstrings for compiled modules: mypyc leaves them out, so a build writes them into the C that it generates.

`help(Setup)` then says the same compiled and pure; tests/test_docstrings.py compares.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

STRING = r'(?:PyDoc_STR\((?:"(?:[^"\\]|\\.)*"|NULL)\)|NULL)'
METHOD = re.compile(r'(\{"(\w+)",\s*\(PyCFunction\)\w+,\s*[A-Z_| ]+,\s*)(' + STRING + ")")
PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)(' + STRING + ")")
TYPE = re.compile(r"(\.tp_doc = )(" + STRING + ")")
NAMED_TUPLE = re.compile(r"CPyStatics\[\d+\](?=; /\* 'mypyc filler docstring' \*/)")
MODULE = re.compile(r"(\n    )(NULL)(?=, /\* docstring \*/)")

NO_STRING = '""'
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def add_docstrings(sources: list[str], build: Path) -> None:
    """To the C files in this folder that were generated from these modules of `src/`."""
    for source in sources:
        module = ".".join(Path(source).with_suffix("").parts[1:])
        compiled = build / f"__native_{module.replace('.', '___')}.c"
        if compiled.exists():
            text = compiled.read_text(encoding="utf-8")
            tree = ast.parse(Path(source).read_text(encoding="utf-8"))
            compiled.write_text(with_docstrings(text, tree), encoding="utf-8")


def with_docstrings(text: str, tree: ast.Module) -> str:
    """The C of a module, with the docstrings of the module, its functions, classes, methods and properties."""
    text = MODULE.sub(lambda found: found[1] + c_docstring(found[2], tree), text, count=1)
    text = in_table(text, "module_methods[] = {", METHOD, functions(tree))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            text = in_table(text, f"___{node.name}_methods[] = {{", METHOD, functions(node))
            text = in_table(text, f"___{node.name}_getseters[] = {{", PROPERTY, functions(node))
            text = in_type(text, node)
            if any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases):
                text = NAMED_TUPLE.sub(f"PyUnicode_FromString({c_string(node) or NO_STRING})", text, count=1)
    return text


def functions(node: ast.Module | ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}


def in_table(text: str, heading: str, entry: re.Pattern[str], nodes: Mapping[str, ast.FunctionDef]) -> str:
    """The docstrings of functions in the entries of the table with this heading."""
    start = text.find(heading)
    if start < 0:
        return text
    end = text.index("};", start)

    def documented(found: re.Match[str]) -> str:
        node = nodes.get(found[2])
        return found[1] + (c_docstring(found[3], node) if node is not None else found[3])

    return text[:start] + entry.sub(documented, text[start:end]) + text[end:]


def in_type(text: str, node: ast.ClassDef) -> str:
    """The docstring of a class in the description of its type."""
    start = text.find(f"___{node.name}_template_ = {{")
    if start < 0:
        return text
    end = text.index("};", start)
    return text[:start] + TYPE.sub(lambda found: found[1] + c_docstring(found[2], node), text[start:end]) + text[end:]


def c_docstring(given: str, node: Documented) -> str:
    """The docstring after the signature that is there already; only what is there if there is no docstring."""
    doc = c_string(node)
    signature = given.removeprefix('PyDoc_STR("').removesuffix('")') if given.startswith('PyDoc_STR("') else ""
    return f'PyDoc_STR("{signature}{doc[1:]})' if doc else given


def c_string(node: Documented) -> str:
    """A docstring as a string of C, with its quotation marks; empty if there is none."""
    doc = ast.get_docstring(node, clean=False)
    if doc is None:
        return ""
    plain = [chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in doc.encode()]
    return f'"{"".join(plain)}"'
