"""Errors as sentences in English, for readers of a traceback: with what is on offer instead, and why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from duskbox.core.errors import DuskboxError, IllegalChoice
from duskbox.core.registry import find
from duskbox.core.translations import Translations

#: How many options an error names.
_MOST: Final = 20
_PACKAGE: Final = Path(__file__).parents[2]
#: The messages of all parts of Duskbox, read when the first error is printed.
_MESSAGES: Final[list[Translations]] = []


def sentence_of(error: DuskboxError) -> str:
    """What an error says. One whose message is in none of our files names its facts."""
    if not _MESSAGES:
        # A game from another package may bring a folder of its own; ours are all in the package.
        found = [path.parent for pattern in ("*/locale", "games/*/text/locale") for path in _PACKAGE.glob(pattern)]
        _MESSAGES.append(Translations("en", sorted(found)))
    messages = _MESSAGES[0]
    facts = ", ".join(f"{name}={value!r}" for name, value in error.facts.items())
    exactly = f"{error.message} ({facts})" if facts else error.message
    # The message and its facts stand behind the sentence: they are what a program, or a report of a fault, goes by.
    said = messages.error(error).replace("\u200b", "")
    lines = [f"{said} [{exactly}]" if messages.has(error.message) else exactly]
    if isinstance(error, IllegalChoice):
        if error.reason is not None:
            own = Translations("en", [_PACKAGE / "core", find(error.game).texts.folder])
            for depth, text, rules in own.reason(error.reason):
                lines.append(f"{'  ' * depth}{text} {' '.join(rules)}".rstrip())
        if error.offered:
            more = ", …" if len(error.offered) > _MOST else ""
            lines.append(f"Offered: {', '.join(error.offered[:_MOST])}{more}")
    lines += [sentence_of(each) for each in error.further]
    return "\n".join(lines)
