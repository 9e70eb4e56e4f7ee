"""What a build works out: which modules mypyc compiles, the version, the text for a package index.

Compiled are the engine, the bots' minds and the encoding of observations. `KILLSHOT_PURE=1` asks for pure Python.
Without mypyc, a C compiler or Python's headers the package is pure Python too: the same game, slower. Everything else is
in pyproject.toml.
"""

import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build does not look for modules here by itself

from tools.docstrings import add_docstrings  # noqa: E402
from tools.package_index import addresses, description  # noqa: E402

COMPILED = (Path("src/killshot/engine"), Path("src/killshot/bots/mind"), Path("src/killshot/env/encoding"))


class parallel_build_ext(build_ext):
    """Compiles the C files of the engine, one per module, on all cores."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_together(sources, *args, **kwargs):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], *args, **kwargs), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_together
        super().build_extensions()


def compiles_c() -> bool:
    """Whether a C file that includes Python.h compiles."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # each platform's compiler class fails in its own way
            return False
    return True


def engine_extensions() -> list[Extension]:
    """The engine as one group of extensions, so that calls between its modules are plain C calls."""
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []  # only asked for metadata, or an editable install
    reason = ""
    if os.environ.get("KILLSHOT_PURE", "0") not in ("", "0"):
        reason = "KILLSHOT_PURE is set"
    else:
        try:
            from mypyc.build import mypycify
        except ImportError:
            reason = "mypyc is not installed"
        else:
            if not compiles_c():
                reason = "no C compiler with Python's headers was found"
    if reason:
        print(f"killshot: the engine stays pure Python, {reason}")
        return []
    modules = sorted(str(path) for folder in COMPILED for path in folder.rglob("*.py") if path.name != "__init__.py")
    print(f"killshot: compiling {len(modules)} modules")
    # No configuration file and silent imports: the build must not depend on what the rest of the package imports.
    options = ["--config-file=", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", multi_file=True, group_name="killshot_engine"
    )
    add_docstrings(modules, Path("build"))
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")  # calls between C files need no detour
    return extensions


def version() -> str:
    """The version: `killshot.__version__`, read without importing what would have to be built first."""
    text = (ROOT / "src/killshot/__init__.py").read_text(encoding="utf-8")
    return re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)[1]


repository = os.environ.get("KILLSHOT_REPOSITORY", "").rstrip("/")
setup(
    version=version(),
    long_description=description((ROOT / "README.md").read_text(encoding="utf-8"), repository, version()),
    long_description_content_type="text/markdown",
    project_urls=addresses(repository),
    ext_modules=engine_extensions(),
    cmdclass={"build_ext": parallel_build_ext},
)
