"""What commands print: sentences in the reader's language, JSON for programs, and long texts page by page."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duskbox.core.translations import Translations, names_of

if TYPE_CHECKING:
    from duskbox.core.game import Game

PACKAGE: Final = Path(__file__).parents[1]
#: Where the messages of the packages lie; those of a game lie with the game.
FOLDERS: Final = [PACKAGE / name for name in ("cli", "core", "agents", "terminal", "server", "lab")]

#: Exit codes: all went well, something was found wrong with what was given, the command itself was wrong, Ctrl+C was
#: pressed (128 and the number of the signal).
OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130


def translations(language: str, game: Game | None = None, pack: dict[str, object] | None = None) -> Translations:
    """The messages in a language, with those of a game and the names that its pack brings."""
    if pack is None or game is None:
        return _without_pack(language, game)
    return Translations(language, [*FOLDERS, game.texts.folder], *names_of(pack, language))


@cache
def _without_pack(language: str, game: Game | None) -> Translations:
    """Put together once: a command asks for them again and again."""
    return Translations(language, FOLDERS if game is None else [*FOLDERS, game.texts.folder])


def form() -> str:
    """Which form of the engine runs: compiled or interpreted."""
    from duskbox.core import decisions

    return "interpreted" if decisions.__file__.endswith(".py") else "compiled"


def print_json(data: object) -> None:
    """Print data for another program."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_lines(lines: Iterable[str]) -> None:
    """Print a text; in a terminal long lines are folded at spaces, and a long text is shown page by page."""
    from duskbox.terminal.folding import folded

    told = [folded(line, sys.stdout) for line in lines]
    if sys.stdout.isatty() and sum(line.count("\n") + 1 for line in told) >= shutil.get_terminal_size().lines:
        import click

        # What less does when nothing else is asked for: leave the text on the screen, and colours as they are.
        os.environ.setdefault("LESS", "-FRX")
        click.echo_via_pager(f"{line}\n" for line in told)
        return
    for line in told:
        print(line)
