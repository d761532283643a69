"""What of a lesson goes over HTTP: its steps with their comments, and for each of the learner's moves the table, what
to choose and what is said otherwise.
"""

from __future__ import annotations

import msgspec

from duskbox.server.socket.messages import TableShown, Told


class LessonListed(msgspec.Struct, frozen=True):
    """A game that can be learned, and how many steps and moves that takes."""

    game: str
    steps: int
    moves: int


class LessonStep(msgspec.Struct, frozen=True):
    """What the learner is told (`lesson-SAY`), under which title (`lesson-chapter-CHAPTER`), and the rules to read on
    in.
    """

    say: str
    chapter: str
    rules: list[str]


class LessonMove(msgspec.Struct, frozen=True):
    """A moment at which the learner acts: chooses `key`, or only reads on where it is empty."""

    step: int
    key: str
    table: TableShown
    #: What is said of each other option: the message is `lesson-REPLY`.
    replies: dict[str, str]
    #: Whether the board shows at once what to choose.
    shown: bool


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game.

    `told` is all that the learner's seat hears in it; a move knows as much of it as its table's version.
    """

    game: str
    seat: int
    seats: int
    steps: list[LessonStep]
    moves: list[LessonMove]
    told: list[Told]
