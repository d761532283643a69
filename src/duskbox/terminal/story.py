"""The story of a match in words: what was chosen, and what happened, with the rule behind each event."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from duskbox.core.match import opened
from duskbox.core.records import CHOOSE, SALT, UNDO

if TYPE_CHECKING:
    from duskbox.core.decisions import Option
    from duskbox.core.game import Game
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
    """An entry of the record, what it says in words, the table after it, and what happened."""

    number: int
    entry: Entry
    title: str
    table: Table
    lines: list[Line] = field(default_factory=list)


def option_text(game: Game, table: Table, option: Option, words: Words) -> str:
    """What an option is called at this table."""
    return words.say(f"option-{option.verb}", game.option_facts(table, option))


def event_lines(game: Game, table: Table, events: list[Event], seat: int, words: Words) -> list[Line]:
    """The events a seat may know of, in words."""
    return [
        Line(words.say(f"event-{event.name}", game.event_facts(table, event)), event.rule)
        for event in events
        if event.known_to(seat)
    ]


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
        events = [] if entry.do == UNDO else replayed.events
        lines = event_lines(match.game, replayed.table, events, seat_of(before), words)
        told.append(Moment(number, entry, _title(match.game, before, entry, words), replayed.table, lines))
    return told


def pages(match: Match, words: Words) -> list[list[Line]]:
    """The log of what is in force: one page for set-up and one for each choice that has not been taken back."""
    written: list[list[Line]] = []
    for moment in moments(match, words):
        if moment.entry.do == UNDO:
            del written[moment.entry.to + 1 :]
        elif moment.entry.do != SALT:
            written.append(moment.lines)
    return written


def _title(game: Game, before: Table, entry: Entry, words: Words) -> str:
    if entry.do == CHOOSE:
        return option_text(game, before, game.option(entry.key), words)
    if entry.do == UNDO:
        return words.say("ui-entry-undo-marked" if entry.learned else "ui-entry-undo", {"to": entry.to})
    return words.say(f"ui-entry-{entry.do}", {"to": entry.to, "seat": entry.seat + 1})
