"""Pages of things to choose from, one leading to another, such as a start screen; here they are shown line by line."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TextIO

from duskbox.terminal.folding import folded

if TYPE_CHECKING:
    from duskbox.core.translations import Translations


@dataclass(frozen=True)
class Entry:
    """One thing to choose, and what it means."""

    key: str
    text: str
    about: str = ""


@dataclass(frozen=True)
class Page:
    """A heading with its entries; `at` is the one that is marked first."""

    title: str
    entries: list[Entry] = field(default_factory=list)
    at: int = 0


class Pages(Protocol):
    """What is shown: the present page, what a choice on it leads to, and the way back."""

    words: Translations

    def page(self) -> Page:
        """The page to show."""
        ...

    def choose(self, key: str) -> bool:
        """Choose an entry; whether that was the last choice."""
        ...

    def back(self) -> bool:
        """Go back a page; False on the first."""
        ...


def ask_lines(pages: Pages, source: TextIO | None = None, sink: TextIO | None = None) -> bool:
    """Show pages line by line until the last choice is made; whether it was, rather than left."""
    given, out = source or sys.stdin, sink or sys.stdout
    told: Page | None = None
    while True:
        page = pages.page()
        if page != told:
            print(page.title, file=out)
            for number, entry in enumerate(page.entries, start=1):
                about = f" – {entry.about}" if entry.about else ""
                print(folded(f"  {number}. {entry.text}{about}", out), file=out)
            print(folded(pages.words.say("ui-start-how"), out), file=out)
            told = page
        print("> ", end="", file=out, flush=True)
        line = given.readline()
        typed = line.strip().lower()
        if not line or typed == "q":
            return False
        if typed == "b":
            if not pages.back():
                return False
        elif typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(page.entries):
            if pages.choose(page.entries[int(typed) - 1].key):
                return True
        elif typed:
            print(pages.words.say("ui-no-such-number", {"number": typed[:20], "most": len(page.entries)}), file=out)
