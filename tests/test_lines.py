"""Lines have at most 120 columns, and what is written for readers of the code uses plain words.

Python is checked by ruff. Here follow pages, comments in other languages, and files for tools. Tables, blocks of code
and the paths of drawings cannot be broken; texts for translators, ledgers and what programs write have one line for
each entry.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDTH = 120
FOLDERS = ("benchmarks", "deploy", "docs", "examples", "src", "tests", "tools", "web/src", "web/scripts")
SKIPPED = {"node_modules", "__pycache__", "page", "pictures", "views", "types", "types.ts", "reference.md"}
#: What begins a line of a comment in the code of the page and of other programs for Node.
COMMENT = re.compile(r"\s*(//|/\*|\*|<!--)")
#: Words that are said otherwise: a client, no one, a player, *n*, next to, the server.
ODD = re.compile(r"\b(whoever|nobody|somebody|so many|beside|the house|what stands)\b", re.IGNORECASE)
#: What is quoted: names in code, and words that are spoken of.
QUOTED = re.compile(r"`[^`]*`|\*[^*]*\*|“[^”]*”")


def files(*endings: str) -> list[Path]:
    """The files with these endings that people write."""
    found = [path for ending in endings for path in ROOT.glob(f"*{ending}")]
    for folder in FOLDERS:
        for ending in endings:
            for path in (ROOT / folder).rglob(f"*{ending}"):
                if not SKIPPED & set(path.relative_to(ROOT).parts):
                    found.append(path)
    return sorted(found)


def prose(text: str) -> list[tuple[int, str]]:
    """The lines of a page but for blocks of code, tables, and what a link makes too long."""
    found = []
    in_code = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("|") and not re.match(r"\S*\]\(\S+\)\S*$", line.strip()):
            found.append((number, line))
    return found


def too_long(path: Path, lines: list[tuple[int, str]]) -> list[str]:
    """The lines of a file that are too long."""
    return [f"{path.relative_to(ROOT)}:{number}" for number, line in lines if len(line) > WIDTH]


@pytest.mark.parametrize("path", files(".md"), ids=lambda path: path.name)
def test_pages_have_lines_of_at_most_120_columns(path: Path) -> None:
    assert too_long(path, prose(path.read_text(encoding="utf-8"))) == []


def test_comments_have_lines_of_at_most_120_columns() -> None:
    found = []
    for path in files(".ts", ".svelte", ".css", ".mjs"):
        lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), start=1))
        found += too_long(path, [(number, line) for number, line in lines if COMMENT.match(line)])
    assert found == []


def test_files_for_tools_have_lines_of_at_most_120_columns() -> None:
    found = []
    for path in [ROOT / "Makefile", ROOT / "pyproject.toml", *files(".yml", ".conf", ".service", ".sh")]:
        lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), start=1))
        # Commands in another language inside a call of the shell cannot be broken.
        found += too_long(
            path, [(number, line) for number, line in lines if "$(shell node" not in line and "{ test" not in line]
        )
    assert found == []


def test_a_long_line_is_found() -> None:
    long = "word " * 30
    assert [number for number, line in prose(f"{long}\n```\n{long}\n```\n| {long} |\n") if len(line) > WIDTH] == [1]
    assert COMMENT.match(f"  // {long}") and not COMMENT.match(f"const a = '{long}';")


def remarks(path: Path) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a module, or the lines of prose of another file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
                yield token.start[0], token.string
    elif path.suffix == ".md":
        yield from prose(text)
    else:
        yield from ((n, line) for n, line in enumerate(text.splitlines(), start=1) if COMMENT.match(line))


def test_comments_and_pages_use_plain_words() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {odd[0]}"
        for path in files(".py", ".md", ".ts", ".svelte", ".css", ".mjs")
        if path.name != "CHANGELOG.md"
        for number, remark in remarks(path)
        if (odd := ODD.search(QUOTED.sub("", remark)))
    ]
    assert found == []
