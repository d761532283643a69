"""One alphabet of keys: the full screen, the line client, the page and docs/terminal.md mean the same by a letter."""

from __future__ import annotations

import io
import re
from pathlib import Path

from textual.binding import Binding

from duskbox.terminal.full_screen.base import BaseApp
from duskbox.terminal.full_screen.menu import LABELS
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.full_screen.reference import ReferenceApp
from duskbox.terminal.line_client import LineClient
from tests.terminal.bed import sitting

ROOT = Path(__file__).parents[2]
#: The actions of the full screen by the name of what the line client does.
SAME = {
    "undo": "undo", "redo": "redo", "help": "help", "rules": "rules", "why_not": "why_not", "tip": "tip",
    "odds": "odds", "cards": "cards", "view": "view", "details": "details", "log": "log", "anytime": "anytime",
    "save": "save", "new_game": "new_game", "leave": "leave", "map": "map",
}  # fmt: skip
#: What the page calls them.
PAGE = {"undo": "undo", "redo": "redo", "log": "log", "text": "view", "help": "help", "odds": "odds", "why": "why_not"}


def full_screen() -> dict[str, str]:
    """Letter by letter what the full screen does."""
    found: dict[str, str] = {}
    for program in (BaseApp, ReferenceApp, PlayApp):
        for binding in program.BINDINGS:
            keys, action = (binding.key, binding.action) if isinstance(binding, Binding) else binding[:2]
            for key in keys.split(","):
                found[{"question_mark": "?", "slash": "/"}.get(key, key)] = action
    return found


def line_by_line() -> dict[str, str]:
    client = LineClient(sitting("won-normal"), io.StringIO(), io.StringIO())
    return {key: command.__name__ for key, command in client._commands.items()}


def test_full_screen_and_line_client_mean_the_same_by_a_key() -> None:
    screen, lines = full_screen(), line_by_line()
    letters = {key for key in screen if len(key) == 1 and key != "/"}
    assert {key: SAME[screen[key]] for key in letters} == {key: lines[key] for key in letters}
    assert set(lines) - letters == {"p", "f1"}, "p draws an option on the map, which the full screen does by itself"
    assert screen["f1"] == "help" == lines["f1"]


def test_the_page_means_the_same_by_a_key() -> None:
    source = (ROOT / "web" / "src" / "choices" / "keys.ts").read_text(encoding="utf-8")
    table = re.search(r"const KEYS: [^=]+= \{(.*?)\}", source)
    assert table is not None
    page = {key: PAGE[name] for key, name in re.findall(r"'?(\S)'?: '(\w+)'", table[1])}
    assert len(page) >= 7
    screen = full_screen()
    assert page == {key: screen[key] for key in page}


def test_no_command_is_the_key_of_an_option() -> None:
    assert not set(LABELS) & set(full_screen())


def test_the_documentation_names_every_key_and_no_other() -> None:
    text = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    table = text.split("## Keys")[1].split("## ")[0]
    named = {key for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for key in re.findall(r"`(.)`", row)}
    assert named == {key for key in full_screen() if len(key) == 1}
