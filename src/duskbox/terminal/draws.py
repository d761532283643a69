"""What is drawn at a real table: the question, what it can be, and which answer each of these is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from duskbox.core.matches.real_table import RealTable
from duskbox.terminal.card_text import holds, named

if TYPE_CHECKING:
    from duskbox.core.chance import DrawNeeded
    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations

#: A list with more names than this is not read out at every draw: it is searched.
FEW: Final = 10


@dataclass(frozen=True)
class Draw:
    """What was drawn at the real table? The choice that waits for it ("" for set-up), the question, and what it can be,
    with its answer.
    """

    key: str
    question: str
    names: list[tuple[str, int]]

    def named(self, answer: int) -> str:
        """What an answer is called."""
        return next((name for name, each in self.names if each == answer), "")

    def matching(self, typed: str) -> list[tuple[int, str]]:
        """The names that hold what was typed, with their numbers from 1."""
        return [(number, name) for number, (name, _) in enumerate(self.names, start=1) if holds(name, typed)]


def draw_of(match: Match, key: str, needed: DrawNeeded, words: Translations) -> Draw:
    """The draw that a choice of a match, or its set-up, waits for; what looks the same is named once."""
    names: dict[str, int] = {}
    table = RealTable(match).waiting(key or None)
    for answer, name in enumerate(match.game.outcomes(table, needed.stream)):
        names.setdefault(named(name, words), answer)
    stream = match.game.streams[needed.stream]
    facts = match.game.texts.draw_facts(table, needed.stream)
    question = words.say(f"draw-{stream}", facts) if facts else words.say(f"stream-{stream}")
    return Draw(key, question, list(names.items()))


def answer_to(draw: Draw, typed: str) -> int | None:
    """The answer that was typed, by its number, its name, or a part of the name that only one has;
    None if it is none.
    """
    for number, (name, answer) in enumerate(draw.names, start=1):
        if typed == str(number) or typed.lower() == name.lower():
            return answer
    # A single letter is a command.
    matching = draw.matching(typed) if len(typed) > 1 and not typed.isdecimal() else []
    return draw.names[matching[0][0] - 1][1] if len(matching) == 1 else None
