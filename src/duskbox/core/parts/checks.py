"""What fuzzers and tests check: that tables are sound, the box complete, and no content dead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from duskbox.core.messages import Facts
from duskbox.core.parts.part import Part
from duskbox.core.settings import Setup
from duskbox.core.table import Event, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Checks(Part):
    """A game that says nothing is only checked for what holds of every game."""

    def violations(self, table: Table) -> list[str]:
        """What does not hold of this table that must always hold; nothing, if the rules are sound."""
        return []

    def content_faults(self, setup: Setup) -> list[tuple[str, Facts]]:
        """What is wrong with the content itself, pack included, as messages and their facts; nothing, if the box is
        complete.
        """
        return []

    def watched_content(self, setup: Setup) -> list[str]:
        """Everything in the box that should do something now and then, by message id."""
        return []

    def live_content(self, table: Table, events: list[Event]) -> list[str]:
        """Which of it did something in these events of a choice, or of a whole game."""
        return []
