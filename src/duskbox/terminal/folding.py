"""Lines of text folded at spaces, for a terminal that would break them inside words."""

from __future__ import annotations

import shutil
import textwrap
from typing import TextIO


def folded(text: str, sink: TextIO) -> str:
    """A text for a stream: where that is a terminal, its long lines are folded and what follows is indented."""
    return fold(text, shutil.get_terminal_size().columns) if sink.isatty() else text


def fold(text: str, width: int) -> str:
    """Each line that is longer than the width in several; only a word that is longer itself is left to the terminal."""
    lines: list[str] = []
    for line in text.split("\n"):
        if len(line) <= width:
            lines.append(line)
            continue
        indent = line[: len(line) - len(line.lstrip(" "))]
        lines += textwrap.wrap(
            line.strip(" "),
            max(20, width),
            initial_indent=indent,
            subsequent_indent=f"{indent}  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    return "\n".join(lines)
