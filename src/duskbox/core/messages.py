"""Messages: a message id with its facts, which may be messages themselves. Plain data until it is translated."""

from __future__ import annotations

from typing import Final, Union, final

#: What a message can speak of: a text ("@…" names a message), a number, another message, or several.
Fact = Union[str, int, "Message", list["Message"], list[int], list[str]]
#: What a message of the log, a question or an option speaks of. A text that starts with "@" names another message,
#: whose text is put in its place.
Facts = dict[str, Fact]


@final
class Message:
    """A message and the facts it speaks of; facts may be messages themselves."""

    def __init__(self, id: str, facts: dict[str, Fact] | None = None) -> None:
        self.id: Final = id
        self.facts: Final[dict[str, Fact]] = facts or {}

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.id, self.facts)

    def data(self) -> list[object]:
        """The message as plain data, for a page that has the same messages."""
        return [self.id, {name: plain(fact) for name, fact in self.facts.items()}]

    def __repr__(self) -> str:
        return f"Message({self.id} {self.facts})"


def plain(fact: Fact) -> object:
    """A fact as plain data."""
    if isinstance(fact, Message):
        return fact.data()
    if isinstance(fact, list):
        return [each.data() if isinstance(each, Message) else each for each in fact]
    return fact
