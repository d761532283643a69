"""The story of a match in words: what was chosen, and what happened, with the rule behind each event."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from duskbox.core.match import opened
from duskbox.core.records import CHOOSE, SALT, START, UNDO

if TYPE_CHECKING:
    from duskbox.core.decisions import Option
    from duskbox.core.game import Facts, Game
    from duskbox.core.match import Match
    from duskbox.core.records import Entry
    from duskbox.core.table import Event, Table
    from duskbox.core.words import Words


@dataclass(frozen=True)
class Line:
    """One line of the log: a sentence, and the rule it comes from. A notice of the terminal itself has no rule."""

    text: str
    rule: str = ""


@dataclass
class Moment:
    """An entry of the record: what it says in words, whose it was, the table after it, and what happened."""

    number: int
    entry: Entry
    title: str
    seat: int
    table: Table
    events: list[Event]
    notices: list[Line] = field(default_factory=list)

    def lines(self, game: Game, words: Words, seat: int) -> list[Line]:
        """What a seat may know of it. A choice that makes nothing happen yet is told by its name, to the seat that made it."""
        told = [
            Line(words.say(f"event-{event.name}", game.event_facts(self.table, event)), event.rule)
            for event in self.events
            if event.known_to(seat)
        ]
        if not told and self.entry.do != START and seat == self.seat:
            told = [Line(self.title)]
        return told + self.notices


def option_text(game: Game, table: Table, option: Option, words: Words) -> str:
    """What an option is called at this table."""
    return words.say(f"option-{option.verb}", game.option_facts(table, option))


def seat_of(table: Table) -> int:
    """Whose eyes the terminal shows: those of the seat that is asked, or of the first when nobody is."""
    return 0 if table.decision is None else table.decision.seat


def moments(match: Match, words: Words) -> list[Moment]:
    """Every entry of a match's record, in order."""
    replayed = opened(match.record)
    told: list[Moment] = []
    for number, entry in enumerate(match.record.entries):
        before = replayed.table
        replayed.follow(number, entry)
        events = [] if entry.do in (SALT, UNDO) else replayed.events
        title = _title(match.game, before, entry, words)
        told.append(Moment(number, entry, title, seat_of(before), replayed.table, events))
    return told


def in_force(told: list[Moment]) -> list[Moment]:
    """The moments that have not been taken back: set-up, and one for each choice."""
    kept: list[Moment] = []
    for moment in told:
        if moment.entry.do == UNDO:
            del kept[moment.entry.to + 1 :]
        elif moment.entry.do != SALT:
            kept.append(moment)
    return kept


def match_title(match: Match, words: Words) -> str:
    """The game and its settings."""
    values = [value_text(words, f"setting-{name}-{value}", value) for name, value in match.setup.settings.items()]
    return " · ".join([words.say("game-name"), *values])


def value_text(words: Words, message: str, value: str) -> str:
    """The value of a setting or ruling in words; a number, which has no message, speaks for itself."""
    return words.say(message) if words.has(message) else value


def counted(words: Words, message: str, facts: Facts) -> str:
    """A message in which a list names each thing once, with its number."""
    told: Facts = {}
    for name, value in facts.items():
        if isinstance(value, str) and value.startswith("@") and "+" in value:
            counts = Counter(value.split("+"))
            told[name] = ", ".join(
                words.say("ui-several", {"name": part, "count": count}) if count > 1 else words.say(part[1:])
                for part, count in counts.items()
            )
        else:
            told[name] = value
    return words.say(message, told)


def panel(words: Words, messages: list[tuple[str, Facts]], width: int) -> list[str]:
    """A summary for a narrow panel: short sentences share a line, and enumerations, which a drawing shows too, come last."""
    told = Counter(message for message, _ in messages)
    many = tuple(message for message in told if told[message] > 1)
    lines: list[str] = []
    enumerated: list[str] = []
    for message, facts in messages:
        text = counted(words, message, facts)
        if message.startswith(many):
            enumerated.append(text)
        elif lines and len(lines[-1]) + 2 + len(text) <= width:
            lines[-1] += f"  {text}"
        else:
            lines.append(text)
    return [*lines, " ".join(enumerated)] if enumerated else lines


def _title(game: Game, before: Table, entry: Entry, words: Words) -> str:
    if entry.do == CHOOSE:
        return option_text(game, before, game.option(entry.key), words)
    if entry.do == UNDO:
        return words.say("ui-entry-undo-marked" if entry.learned else "ui-entry-undo", {"to": entry.to})
    return words.say(f"ui-entry-{entry.do}", {"to": entry.to, "seat": entry.seat + 1})
