"""The changes with which `make mutants` tries the tests."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.mutants.changes import changes

SOURCE = Path(__file__).parents[1] / "src"


def made(source: str, kind: str) -> set[str]:
    """The sources that come of all changes of a kind."""
    text = source.encode()
    return {change.apply(text).decode() for change in changes("a.py", text) if change.kind == kind}


@pytest.mark.parametrize(
    ("kind", "source", "changed"),
    [
        ("comparison", "x = a < b <= c\n", {"x = (a <= b <= c)\n", "x = (a < b < c)\n"}),
        ("comparison", "x = a not in b\n", {"x = (a in b)\n"}),
        ("and/or", "x = a and b\n", {"x = (a or b)\n"}),
        ("negated", "if a:\n    b()\n", {"if (not (a)):\n    b()\n"}),
        ("negated", "x = not a\n", {"x = (a)\n"}),
        ("arithmetic", "x = a + 'b'\ny = a - b\n", {"x = a + 'b'\ny = (a + b)\n"}),
        ("constant", "x = 1, True, 'é', 'b'\n", {
            "x = 2, True, 'é', 'b'\n", "x = 1, False, 'é', 'b'\n",
            "x = 1, True, 'é-', 'b'\n", "x = 1, True, 'é', 'b-'\n",
        }),
        ("rule", "x = 'ATE-A-01', 'ATE-B-02'\n", {"x = 'ATE-B-02', 'ATE-B-02'\n", "x = 'ATE-A-01', 'ATE-A-01'\n"}),
        ("left out", "def f():\n    a()\n    b.c = 1\n    d += 1\n", {
            "def f():\n    pass\n    b.c = 1\n    d += 1\n", "def f():\n    a()\n    pass\n    d += 1\n",
            "def f():\n    a()\n    b.c = 1\n    pass\n",
        }),
        ("returned", "def f() -> bool:\n    return a\n", {"def f() -> bool:\n    return (not (a))\n"}),
        ("returned", "def f() -> A | None:\n    return a\n", {"def f() -> A | None:\n    return None\n"}),
    ],
)  # fmt: skip
def test_a_change_changes_one_thing(kind: str, source: str, changed: set[str]) -> None:
    assert made(source, kind) == changed


def test_what_no_test_can_notice_is_left_alone() -> None:
    source = """
        '''A docstring.'''
        from typing import TYPE_CHECKING, TypeVar, cast
        T = TypeVar("T")
        if TYPE_CHECKING:
            import a
        __all__ = ["b"]
        def f(a: Literal["b"]) -> Literal["c"]:
            assert a == "b"
            c: Literal["d"] = cast("str", a)
            return f"{c} e"
    """
    assert changes("a.py", "\n".join(line[8:] for line in source.splitlines()).encode()) == []


def test_every_change_leaves_a_file_that_python_reads_and_another_one_than_before() -> None:
    for path in sorted((SOURCE / "duskbox" / "core").rglob("*.py")):
        text = path.read_bytes()
        before = ast.dump(ast.parse(text))
        found = changes(path.name, text)
        for change in found[:: max(1, len(found) // 20)]:
            assert ast.dump(ast.parse(change.apply(text))) != before, change


def test_a_change_says_where_it_is() -> None:
    change = changes("a.py", b"class A:\n    def f(self):\n        g(\n            1\n        )\n")[0]
    assert (change.first_line, change.last_line, change.function) == (3, 5, "A.f")
    assert str(change) == "a.py:3 left out in A.f: g( 1 ) -> pass"
