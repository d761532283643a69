"""What the messages of a game speak of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.core.messages import Facts
from duskbox.core.parts.part import Part
from duskbox.core.table import Event, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts(Part):
    """The folder of a game's texts (`locale`, and the ledger and the lesson if there are any) and the facts that its
    messages speak of. A game that says nothing has messages without facts, but for the numbers of its events.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def ask_facts(self, table: Table) -> Facts:
        """What the message of the present decision (`ask-…`) speaks of."""
        return {}

    def option_facts(self, table: Table, option: Option) -> Facts:
        """What the message `option-VERB` speaks of."""
        return {}

    def event_facts(self, table: Table, event: Event) -> Facts:
        """What the message `event-NAME` speaks of: the numbers of its fields."""
        facts: Facts = {}
        for field, number in zip(event.fields, event.numbers, strict=True):
            facts[field] = number
        return facts

    def told_to_all(self, table: Table, option: Option) -> bool:
        """Whether everyone may know that the seat which is asked chose this option, before anything comes of it.

        Unless a game says so, others are told only what came of a choice.
        """
        return False

    def quiet_events(self) -> frozenset[str]:
        """The names of events that have no line in the log: what a picture shows and a later line says.

        They need no message.
        """
        return frozenset()

    def draw_facts(self, table: Table, stream: int) -> Facts:
        """What the message of a real draw (`draw-STREAM`) speaks of, such as who rolls and for what; without it
        `stream-STREAM` asks.
        """
        return {}

    def roles(self, table: Table) -> list[str]:
        """Who each seat is, by message id, in a game in which seats have roles: a Hero, for example."""
        return []

    def scenario(self, table: Table) -> list[str]:
        """What else was dealt before play and makes games differ, by message id: the Villain, for example."""
        return []

    def length(self, table: Table) -> int:
        """How long the game has been so far in what its players count (`game-length` names it): rounds, or rooms."""
        return 0
