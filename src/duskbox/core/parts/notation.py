"""A position as a line of text that can be pasted into a message."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from duskbox.core.errors import BadPosition
from duskbox.core.parts.part import Part
from duskbox.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Part):
    """Writes and reads positions. A game that says nothing writes the state of the table as JSON, with the settings
    that `Game.setup_of` tells of it, and reads it under these.
    """

    def __init__(
        self, state: Callable[[Table], dict[str, object]], restore: Callable[[dict[str, object]], Table]
    ) -> None:
        self._state: Final = state
        self._restore: Final = restore

    def write(self, table: Table) -> str:
        """The position as a line of text."""
        return json.dumps(self._state(table), separators=(",", ":"))

    def spell(self, table: Table) -> str:
        """The position as a text that a person can read and edit, where the line is none."""
        return self.write(table)

    def read(self, text: str) -> Table:
        """The position that such a line describes."""
        try:
            state = json.loads(text)
        except ValueError as error:
            raise BadPosition("error-position-state", reason=str(error)) from error
        if not isinstance(state, dict):
            raise BadPosition("error-position-state", reason=type(state).__name__)
        return self._restore(state)
