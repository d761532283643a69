"""Sayings: sentences made of sentences, as plain data until somebody reads them."""

from __future__ import annotations

from typing import Final, Union, final

#: What a saying can speak of: a text ("@…" names a message), a number, another saying, or several.
Said = Union[str, int, "Saying", list["Saying"]]


@final
class Saying:
    """A message and the facts it speaks of; facts may be sayings themselves."""

    def __init__(self, message: str, facts: dict[str, Said] | None = None) -> None:
        self.message: Final = message
        self.facts: Final[dict[str, Said]] = facts or {}

    def data(self) -> list[object]:
        """The saying as plain data, for a page that has the same messages."""
        return [self.message, {name: plain(fact) for name, fact in self.facts.items()}]

    def __repr__(self) -> str:
        return f"Saying({self.message} {self.facts})"


def plain(fact: Said) -> object:
    """A fact as plain data."""
    if isinstance(fact, Saying):
        return fact.data()
    if isinstance(fact, list):
        return [each.data() for each in fact]
    return fact
