"""Compile `core` and `games` with mypyc where a C compiler is at hand; without one the package installs and runs
interpreted.

mypyc drops the docstrings, so they are put into the C code before it is compiled: `help()` says the same in both forms.

Everything else about the package is in pyproject.toml. DUSKBOX_COMPILE=0 asks for the interpreted form.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
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
        if path.name != "__init__.py" and not declares_tables(path.read_text("utf-8"))
    ]
    extensions = mypycify(["--strict", *sources], opt_level="3", group_name="duskbox", multi_file=True)
    if sys.platform == "linux":
        for extension in extensions:
            # What the modules call of each other is called directly: no other library may put itself in between.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
            # Without the names of what is inside it is little more than half as large.
            extension.extra_link_args.append("-Wl,--strip-all")
    written = {Path(name).name: Path(name) for extension in extensions for name in extension.sources}
    for source in sources:
        module = ".".join(Path(source).relative_to("src").with_suffix("").parts)
        put_docstrings(written[f"__native_{module.replace('.', '___')}.c"], module, (root / source).read_text("utf-8"))
    return extensions


def declares_tables(source: str) -> bool:
    """Whether a module declares typed tables: compiled, those forget their fields, which the server describes, and
    which of them may be missing. Such a module holds no code, so nothing is lost by leaving it as it is.
    """
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return any(ast.unparse(base) == "TypedDict" for node in classes for base in node.bases)


def put_docstrings(code: Path, module: str, source: str) -> None:
    """Put the docstrings of a module's source into the C code that mypyc has made of it."""
    tree = ast.parse(source)
    text = code.read_text(encoding="utf-8")
    doc = ast.get_docstring(tree)
    if doc:
        text = text.replace(f'"{module}",\n    NULL, /* docstring */', f'"{module}",\n    {literal(doc)},', 1)
    # Of modules with the same name mypyc puts so much of the way in front as tells them apart.
    text = in_table(text, f"\\w*{module.rpartition('.')[2]}module_methods", tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            text = in_table(text, f"\\w+___{node.name}_(?:methods|getseters)", node)
            text = in_class(text, node)
    code.write_text(text, encoding="utf-8")


def in_table(text: str, table: str, scope: ast.Module | ast.ClassDef) -> str:
    """Put the docstrings of the functions of a module or class into a table of methods or of properties."""
    docs = {node.name: ast.get_docstring(node) for node in scope.body if isinstance(node, ast.FunctionDef)}

    def documented(table: re.Match[str]) -> str:
        rows = table[0]
        for name, doc in docs.items():
            if doc:
                quoted = literal(doc)
                # A method has its signature there, a property nothing.
                method = rf'(\{{"{name}",[^}}]*?PyDoc_STR\("(?:[^"\\]|\\.)*")\)'
                property_ = rf'(\{{"{name}",\s*\(getter\)[^}}]*?)NULL, NULL\}}'
                rows = re.sub(method, lambda found, q=quoted: f"{found[1]} {q})", rows, count=1)
                rows = re.sub(property_, lambda found, q=quoted: f"{found[1]}{q}, NULL}}", rows, count=1)
        return rows

    return re.sub(rf"static Py(?:MethodDef|GetSetDef) {table}\[\] = \{{.*?\n\}};", documented, text, flags=re.S)


def in_class(text: str, node: ast.ClassDef) -> str:
    """Put the docstring of a class behind its signature; that of a dataclass is made from its fields."""
    fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    is_data = any("dataclass" in ast.unparse(each) for each in node.decorator_list)
    names = [f"{ast.unparse(each.target)}{f'={ast.unparse(each.value)}' if each.value else ''}" for each in fields]
    doc = literal(ast.get_docstring(node) or "")

    def documented(found: re.Match[str]) -> str:
        signature = literal(f"{node.name}({', '.join(names)})\n--\n\n") if is_data else found[2]
        return f"{found[1]}{signature} {doc})"

    template = (
        rf'(CPyType_\w+___{node.name}_template_ = \{{(?:(?!\n\}};).)*?\.tp_doc = PyDoc_STR\()("(?:[^"\\]|\\.)*")\)'
    )
    return re.sub(template, documented, text, count=1, flags=re.S)


def digest_of(*files: Path, setting: str) -> str:
    """What tells a file, and how it is compiled, from another."""
    digest = hashlib.sha256(setting.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def literal(text: str) -> str:
    """A text as a C literal."""
    signs = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "?": "\\?"}
    return '"' + "".join(signs.get(sign, sign) for sign in text) + '"'


class BuildOnAllCores(build_ext):
    """Compiles the sources of an extension side by side: they are many, and one after another they take minutes."""

    def run(self) -> None:
        """Build, and delete what an earlier build has left of modules that are no longer compiled: it would be taken
        before their sources.
        """
        super().run()
        wanted = {Path(path).resolve() for path in self.get_outputs()}
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.suffix in (".so", ".pyd") and path not in wanted:
                path.unlink()

    def build_extension(self, ext: Extension) -> None:
        """Let the compiler take several files at a time, and only those that are not what they were last time."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], output_dir: str, **named: Any) -> list[str]:
            shared = digest_of(*sorted(Path(sources[0]).parent.glob("*.h")), setting=repr(named))

            def compiled(source: str) -> str:
                [built] = self.compiler.object_filenames([source], output_dir=output_dir)
                key, made_from = digest_of(Path(source), setting=shared), Path(f"{built}.made-from")
                if not (Path(built).exists() and made_from.exists() and made_from.read_text() == key):
                    made_from.unlink(missing_ok=True)
                    one_by_one([source], output_dir=output_dir, **named)
                    made_from.write_text(key)
                return str(built)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compiled, sources))

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildOnAllCores})
