"""Both forms explain themselves alike: `help()` says what the source says, with readable signatures."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path

import pytest

import duskbox as db

SOURCE = Path(__file__).parents[2] / "src"
#: The modules of all public names, and some that docs and tracebacks lead to.
MODULES = sorted(
    {
        *(getattr(db, name).__module__ for name in db.__all__ if hasattr(getattr(db, name), "__module__")),
        "duskbox.core.table",
        "duskbox.core.matches.records",
        "duskbox.core.game",
        "duskbox.core.chance",
        "duskbox.games.fear_of_the_dark.rules.labyrinth",
        "duskbox.games.touch_of_evil.rules.shadowbrook",
    }
)


@pytest.mark.parametrize("name", MODULES)
def test_the_docstrings_of_a_module_are_those_of_its_source(name: str) -> None:
    module = import_module(name)
    tree = ast.parse((SOURCE / Path(*name.split("."))).with_suffix(".py").read_text(encoding="utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found = getattr(module, node.name)
            assert inspect.getdoc(found) == ast.get_docstring(node) or not ast.get_docstring(node), node.name
            parts = node.body if isinstance(node, ast.ClassDef) else []
            for part in parts:
                # Of special methods Python itself says what they do.
                if isinstance(part, ast.FunctionDef) and not part.name.startswith("__") and ast.get_docstring(part):
                    assert inspect.getdoc(getattr(found, part.name)) == ast.get_docstring(part), part.name
            if isinstance(node, ast.FunctionDef):
                assert list(inspect.signature(found).parameters) == names_of(node.args), node.name


def names_of(arguments: ast.arguments) -> list[str]:
    """The names of all parameters, in order."""
    found = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
    found += [arguments.vararg.arg] if arguments.vararg else []
    found += [each.arg for each in arguments.kwonlyargs]
    return found + ([arguments.kwarg.arg] if arguments.kwarg else [])


def test_methods_have_readable_signatures() -> None:
    assert list(inspect.signature(db.Match.choose).parameters) == ["self", "choices", "seat"]
    assert inspect.signature(db.Match.choose).parameters["seat"].default is None
    assert "rulings" in inspect.signature(db.FearOfTheDark.play).parameters
