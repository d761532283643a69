"""Compile `core` and `games` with mypyc where a C compiler is at hand; without one the package installs and runs interpreted.

Everything else about the package is in pyproject.toml. DUSKBOX_COMPILE=0 asks for the interpreted form.
"""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOMS = ("core", "games")


def compiler_works() -> bool:
    """Whether a C compiler with Python's headers can build an extension here."""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        command = Distribution({"ext_modules": [Extension("probe", [str(source)])]}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"no working C compiler, duskbox will run interpreted: {error}", file=sys.stderr)
            return False
    return True


def compiled_modules() -> list[Extension]:
    """The extension modules of the compiled form, or none."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        # Only the package's description is wanted.
        return []
    if os.environ.get("DUSKBOX_COMPILE") == "0" or not compiler_works():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypyc is not installed, duskbox will run interpreted", file=sys.stderr)
        return []
    root = Path(__file__).parent
    sources = [
        str(path.relative_to(root))
        for room in ROOMS
        for path in sorted((root / "src" / "duskbox" / room).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    return mypycify(["--strict", *sources], opt_level="3", group_name="duskbox", multi_file=True)


class BuildOnAllCores(build_ext):
    """Compiles the sources of an extension side by side: they are many, and one after another they take minutes."""

    def build_extension(self, ext: Extension) -> None:
        """Let the compiler take several files at a time."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *arguments: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = [pool.submit(one_by_one, [source], *arguments, **named) for source in sources]
                return [name for each in done for name in each.result()]

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildOnAllCores})
