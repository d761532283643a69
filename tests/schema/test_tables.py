"""The typed tables of what is shown keep their fields in both forms: the server describes its answers by them."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import NotRequired, get_origin, get_type_hints, is_typeddict

import pytest

from tests.schema.write import ROOT

SOURCES = ROOT / "src"
MODULES = [
    path
    for room in ("core", "games")
    for path in sorted((SOURCES / "duskbox" / room).rglob("*.py"))
    if "(TypedDict" in path.read_text(encoding="utf-8")
]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_typed_table_knows_its_fields_and_which_may_be_missing(path: Path) -> None:
    module = importlib.import_module(name_of(path))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    declared = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    assert declared
    for node in declared:
        table = getattr(module, node.name)
        fields = {ast.unparse(line.target): line for line in node.body if isinstance(line, ast.AnnAssign)}
        free = {name for name, line in fields.items() if ast.unparse(line.annotation).startswith("NotRequired")}
        hints = get_type_hints(table, include_extras=True)
        assert is_typeddict(table), node.name
        assert fields.keys() <= hints.keys(), node.name
        assert type not in hints.values(), node.name
        assert {name for name in fields if get_origin(hints[name]) is NotRequired} == free, node.name
        # Libraries look at these, which know nothing of annotations that are put off to later.
        assert free <= table.__optional_keys__, node.name
        assert fields.keys() - free <= table.__required_keys__, node.name


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_of_typed_tables_is_not_compiled_and_so_holds_no_code(path: Path) -> None:
    module = importlib.import_module(name_of(path))
    assert str(module.__file__).endswith(".py")
    code = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)]
    assert code == []
