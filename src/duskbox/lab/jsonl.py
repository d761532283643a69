"""Files of JSON lines that grow while games are played:
a writer that is interrupted leaves half a line behind.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

#: The rules of games in lines that do not name them.
FIRST_RULES: Final = "1"


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file, none if there is no such file.

    A last line that was never finished is cut off, so that the next one has a line of its own.
    """
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return [json.loads(line) for line in whole.splitlines()]
