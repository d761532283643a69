"""Which tests name which rule, read from the `@rule` marks of the test files, and written next to each ledger by `make
ledger`.
"""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "duskbox" / "games"


@cache
def marks() -> dict[str, list[str]]:
    """By rule id the tests that name it, as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule_id in _ids(node):
                    found.setdefault(rule_id, []).append(f"{path.relative_to(TESTS.parent).as_posix()}::{node.name}")
    return found


def _ids(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [
        str(argument.value)
        for call in test.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


def text_for(ledger_ids: list[str]) -> str:
    """The map of one ledger, in the order of its ids."""
    found = marks()
    return json.dumps({rule_id: sorted(found.get(rule_id, [])) for rule_id in ledger_ids}, indent=1) + "\n"


def main() -> None:
    """Write the map of every game that can be played."""
    from duskbox.core.ledger import Ledger

    for folder in sorted(path.parent for path in GAMES.glob("*/text/ledger.toml")):
        ledger = Ledger(folder)
        ids = [rule.id for rule in [*ledger.rules, *ledger.questions]]
        (folder / "ledger.tests.json").write_text(text_for(ids), encoding="utf-8")
        left = [rule_id for rule_id in ids if not marks().get(rule_id)]
        print(f"{folder.parent.name}: {len(ids) - len(left)} of {len(ids)} ids are covered", *left)


if __name__ == "__main__":
    main()
