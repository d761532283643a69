"""Write the reference of the Python library, docs/reference.md, from the signatures and docstrings in the source.

python tools/reference.py
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"
#: The public modules, and what each is for.
MODULES = {
    "duskbox": "Everything that programs need: `import duskbox as db`.",
    "duskbox.types": "What calls give back, for annotations.",
    "duskbox.testing": "For tests.",
    "duskbox.design": "What a game of one's own is made of ([games.md](games.md)).",
}
_WIDTH = 116
#: Attributes that only our own modules use.
_INTERNAL = ("course",)

Definition = ast.ClassDef | ast.FunctionDef


def reference() -> str:
    """The whole page."""
    lines = [
        "# Reference of the Python library", "",
        "Written by `python tools/reference.py` from the source. How things are used is in [python.md](python.md).",
    ]  # fmt: skip
    for name, about in MODULES.items():
        module = import_module(name)
        lines += ["", f"## `{name}`", "", about]
        for public in module.__all__:
            found = getattr(module, public)
            if name == "duskbox.design" and getattr(found, "__module__", "") == name:
                # It only names the class of the tables; what it can do is written in core.
                found = found.__base__
            definition = _definition(found)
            if definition is not None:
                lines += ["", f"### {public}", "", *_described(public, definition)]
    return "\n".join(lines) + "\n"


def _definition(found: object) -> Definition | None:
    """Where a class or function is defined."""
    home, name = getattr(found, "__module__", None), getattr(found, "__qualname__", getattr(found, "__name__", ""))
    if not home or not home.startswith("duskbox") or not name:
        return None
    path = (ROOT / "src" / Path(*home.split("."))).with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, Definition) and node.name == name:
            return node
    return None


def _described(public: str, node: Definition) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef):
        yield from _code(_signature(node, public))
    doc = ast.get_docstring(node)
    if doc:
        yield from ("", *inspect.cleandoc(doc).split("\n"))
    if isinstance(node, ast.ClassDef) and (attributes := list(_attributes(node))):
        yield from ("", *_code("\n".join(attributes)))
    for part in node.body if isinstance(node, ast.ClassDef) else []:
        decorators = [ast.unparse(each) for each in getattr(part, "decorator_list", [])]
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_") and ast.get_docstring(part):
            shown = f"{part.name}: {_typed(part.returns)}" if "property" in decorators else _signature(part, part.name)
            yield from ("", *_code(shown), "", *inspect.cleandoc(ast.get_docstring(part) or "").split("\n"))


def _attributes(node: ast.ClassDef) -> Iterator[str]:
    """The attributes that the class declares, or that its constructor sets, with their types where these are said."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            constant = _typed(part.annotation).startswith(("ClassVar", "Final"))
            if not constant and not _typed(part.target).startswith("_"):
                yield f"{_typed(part.target)}: {_typed(part.annotation)}"
        elif isinstance(part, ast.FunctionDef) and part.name == "__init__":
            given = {argument.arg: _typed(argument.annotation) for argument in part.args.args + part.args.kwonlyargs}
            for line in part.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    of = _typed(line.annotation)
                    of = given.get(_typed(line.value), "") if of == "Final" else of
                    of = of[len("Final[") : -1] if of.startswith("Final[") else of
                    if of and not line.target.attr.startswith("_") and line.target.attr not in _INTERNAL:
                        yield f"{line.target.attr}: {of}"


def _typed(node: ast.expr | None) -> str:
    return "" if node is None else ast.unparse(node)


def _signature(node: ast.FunctionDef, name: str) -> str:
    arguments = node.args
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments.args = arguments.args[1:]
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    line = f"{name}({ast.unparse(arguments)}){result}"
    if len(line) <= _WIDTH:
        return line
    depth = 0
    broken = ""
    for sign in ast.unparse(arguments):
        depth += (sign in "([{") - (sign in ")]}")
        broken = broken + ",\n   " if sign == "," and depth == 0 else broken + sign
    return f"{name}(\n    {broken},\n){result}"


def _code(text: str) -> list[str]:
    return ["```python", *text.split("\n"), "```"]


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
