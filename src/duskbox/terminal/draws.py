"""What is drawn at a real table: the question, what it can be, and which answer each of these is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskbox.terminal.cardtext import named

if TYPE_CHECKING:
    from duskbox.core.chance import DrawNeeded
    from duskbox.core.match import Match
    from duskbox.core.words import Words


@dataclass(frozen=True)
class Draw:
    """What was drawn at the real table? The choice that waits for it ("" for set-up), the question, and what it can be, with its answer."""

    key: str
    question: str
    names: list[tuple[str, int]]


def draw_of(match: Match, key: str, needed: DrawNeeded, words: Words) -> Draw:
    """The draw that a choice of a match, or its set-up, waits for; what looks the same is named once."""
    names: dict[str, int] = {}
    for answer, name in enumerate(match.game.outcomes(match.drawing_table(key or None), needed.stream)):
        names.setdefault(named(name, words), answer)
    return Draw(key, words.say(f"stream-{match.game.streams[needed.stream]}"), list(names.items()))


def answer_to(draw: Draw, typed: str) -> int | None:
    """The answer that was typed, by its number or its name; None if it is none."""
    for number, (name, answer) in enumerate(draw.names, start=1):
        if typed == str(number) or typed.lower() == name.lower():
            return answer
    return None
