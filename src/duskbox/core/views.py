"""What every view has in common, as types. Each game declares its own share of it in its schema: pieces, places,
questions, verbs and outcomes (docs/views).
"""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from duskbox.core.decisions import Shape

#: What an option points at: places of the board, cards, people. Each is a small table that says what it is in `at`.
Where = Sequence[Mapping[str, Any]]


class OptionShown(TypedDict):
    """An option of the question, or one that is there at any time."""

    key: str
    verb: str
    where: Where


class DecisionShown(TypedDict):
    """The question that is asked now; another seat is only told who is asked, and not even that of a private one."""

    seat: int | None
    shape: NotRequired[Shape]
    ask: NotRequired[str]
    rule: NotRequired[str]
    options: NotRequired[list[OptionShown]]


class OutcomeShown(TypedDict):
    """How the game ended."""

    name: str
    rule: str
    winners: list[int]


class View(TypedDict):
    """The whole of what a seat may know."""

    game: str
    seat: int
    decision: DecisionShown | None
    anytime_options: list[OptionShown]
    outcome: OutcomeShown | None
    pieces: Mapping[str, Any]


class EventShown(TypedDict):
    """Something that happened, as a seat that may know it is told."""

    event: str
    rule: str
    facts: dict[str, Any]
    private: bool
    quiet: NotRequired[bool]
