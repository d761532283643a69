"""The story of a match in words: what was chosen, and what happened, with the rule behind each event.

Whoever reads is a seat, a spectator (seat -1), or somebody to whom all is open (None).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from duskbox.core.game import Picture
from duskbox.core.match import opened
from duskbox.core.records import CHOOSE, REDO, SALT, START, STEP_BACK, UNDO

if TYPE_CHECKING:
    from duskbox.core.decisions import Option
    from duskbox.core.game import Facts, Game, Setting
    from duskbox.core.match import Match
    from duskbox.core.records import Entry
    from duskbox.core.table import Event, Table
    from duskbox.core.words import Words


#: A game with no more settings than this names all of them in the title of a match.
_FEW_SETTINGS: Final = 3


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
    #: What the seat is called, if there are several.
    who: str = ""

    def lines(self, game: Game, words: Words, reader: int | None) -> list[Line]:
        """What a reader may know of it. A choice that makes nothing happen yet is told by its name, to the seat that made it."""
        told = [
            Line(
                self._marked(
                    words, event, words.say(f"event-{event.name}", game.event_facts(self.table, event)), reader
                ),
                event.rule,
            )
            for event in self.events
            if reader is None or event.known_to(reader)
        ]
        if not told and self.entry.do != START and reader in (None, self.seat):
            told = [Line(self.title)]
        return told + self.notices

    def _marked(self, words: Words, event: Event, text: str, reader: int | None) -> str:
        """The sentence of an event; one that not everybody knows says who does."""
        seats = range(self.table.seats)
        knowing = [seat for seat in seats if event.known_to(seat)]
        if len(knowing) == len(seats):
            return text
        if reader is None:
            who = ", ".join(words.say("ui-seat", {"seat": seat + 1}) for seat in knowing)
            return words.say("ui-private-to", {"text": text, "who": who})
        return words.say("ui-private-you" if knowing == [reader] else "ui-private-some", {"text": text})

    def headline(self, words: Words, reader: int | None) -> str:
        """Who did what. What another seat chose may be a secret: a reader is told of it only that it chose."""
        secret = self.entry.do == CHOOSE and reader is not None and reader != self.seat
        title = words.say("ui-entry-chosen") if secret else self.title
        return words.say("ui-asked", {"who": self.who, "text": title}) if self.who else title


def option_text(game: Game, table: Table, option: Option, words: Words) -> str:
    """What an option is called at this table."""
    return words.say(f"option-{option.verb}", game.option_facts(table, option))


def seat_of(table: Table) -> int:
    """Whose eyes the terminal shows: those of the seat that is asked, or of the first when nobody is."""
    return 0 if table.decision is None else table.decision.seat


def sides(table: Table) -> int:
    """How many sides sit at a table; where there is one, nothing has to be hidden at one screen."""
    return len({table.side(seat) for seat in range(table.seats)})


def seat_name(game: Game, table: Table, seat: int, words: Words) -> str:
    """What a seat is called: while it is asked by the game's own word for it, if there is one, else by its number."""
    facts: Facts = {"seat": seat + 1}
    if table.decision is not None and table.decision.seat == seat and words.has("seat-name"):
        return words.say("seat-name", {**game.ask_facts(table), **facts})
    return words.say("ui-seat", facts)


def worded(picture: Picture, words: Words) -> Picture:
    """A drawing with the names of the reader's language: a text whose style ends in `@MESSAGE` is a name, and keeps its width."""
    lines: list[list[tuple[str, str]]] = []
    for line in picture.lines:
        named: list[tuple[str, str]] = []
        for text, drawn_style in line:
            style, _, message = drawn_style.partition("@")
            if message and words.has(message):
                name = words.say(message)
                text = (name if len(name) <= len(text) else f"{name[: len(text) - 1]}…").ljust(len(text))
            named.append((text, style))
        lines.append(named)
    return Picture(lines, picture.focus)


def moments(match: Match, words: Words) -> list[Moment]:
    """Every entry of a match's record, in order."""
    replayed = opened(match.record)
    told: list[Moment] = []
    for number, entry in enumerate(match.record.entries):
        before = replayed.table
        replayed.follow(number, entry)
        events = [] if entry.do in (SALT, UNDO, STEP_BACK) else replayed.events
        title = _title(match.game, before, entry, words)
        moment = Moment(number, entry, title, entry.seat, replayed.table, events)
        if before.seats > 1 and entry.do in (CHOOSE, REDO):
            moment.who = seat_name(match.game, before, entry.seat, words)
        told.append(moment)
    return told


def in_force(told: list[Moment]) -> list[Moment]:
    """The moments that have not been taken back: set-up, and one for each choice."""
    kept: list[Moment] = []
    for moment in told:
        if moment.entry.do in (UNDO, STEP_BACK):
            del kept[moment.entry.to + 1 :]
        elif moment.entry.do != SALT:
            kept.append(moment)
    return kept


def match_title(match: Match, words: Words) -> str:
    """The game and its settings; of many only those that were chosen."""
    settings = match.game.settings
    chosen = match.setup.settings
    told = [
        setting for setting in settings if len(settings) <= _FEW_SETTINGS or chosen[setting.name] != setting.default
    ]
    return " · ".join(
        [words.say("game-name"), *(_setting_text(words, setting, chosen[setting.name]) for setting in told)]
    )


def _setting_text(words: Words, setting: Setting, value: str) -> str:
    """The value of a setting in words; a number is told with the name of what it counts, if there is one."""
    message = f"setting-{setting.name}"
    if setting.values or not words.has(message):
        return value_text(words, f"{message}-{value}", value)
    return words.say("ui-pair", {"name": f"@{message}", "value": value})


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
    """A summary for a narrow panel: short sentences share a line, and enumerations, which a drawing shows too, come last.

    What is said several times at length, such as of each of many people, comes before them, with a line for each.
    """
    told = Counter(message for message, _ in messages)
    many = tuple(message for message in told if told[message] > 1)
    lines: list[str] = []
    at_length: list[str] = []
    enumerated: list[str] = []
    for message, facts in messages:
        text = counted(words, message, facts)
        if message.startswith(many):
            (enumerated if len(text) <= width else at_length).append(text)
        elif lines and len(lines[-1]) + 2 + len(text) <= width:
            lines[-1] += f"  {text}"
        else:
            lines.append(text)
    return [*lines, *at_length, *([" ".join(enumerated)] if enumerated else [])]


def _title(game: Game, before: Table, entry: Entry, words: Words) -> str:
    if entry.do == CHOOSE:
        return option_text(game, before, game.option(entry.key), words)
    if entry.do == UNDO:
        return words.say("ui-entry-undo-marked" if entry.learned else "ui-entry-undo", {"to": entry.to})
    return words.say(f"ui-entry-{entry.do}", {"to": entry.to, "seat": entry.seat + 1})
