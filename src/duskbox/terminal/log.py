"""The story of a match in words: what was chosen, and what happened, with the rule behind each event.

The reader is a seat, a spectator (seat -1), or a person to whom all is open (None).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import CHOOSE, REDO, SALT, START, STEP_BACK, UNDO
from duskbox.core.parts.drawing import Picture
from duskbox.core.translations import as_written

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskbox.core.decisions import Option
    from duskbox.core.game import Game
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.records import Entry
    from duskbox.core.messages import Facts
    from duskbox.core.settings import Setting
    from duskbox.core.table import Event, Table
    from duskbox.core.translations import Translations


#: A game with no more settings than this names all of them in the title of a match.
_FEW_SETTINGS: Final = 3
#: The shapes of questions whose answers, such as a number or a name, say nothing without them.
_ANSWERED: Final = ("one", "amount", "confirm", "place")


@dataclass(frozen=True)
class Line:
    """One line of the log: a sentence, and the rule it comes from. A notice of the terminal itself has no rule."""

    text: str
    rule: str = ""


@dataclass
class LogEntry:
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
    #: Whether it was the only option, and taken without asking.
    only: bool = False
    #: Whether everyone may know what was chosen.
    open: bool = False

    def lines(self, game: Game, words: Translations, reader: int | None) -> list[Line]:
        """What a reader may know of it.

        A choice that makes nothing happen yet is told by its name, to the seat that made it; of what has no line, a
        later one tells.
        """
        quiet = game.texts.quiet_events()
        told = [
            Line(
                self._marked(
                    words, event, words.say(f"event-{event.name}", game.texts.event_facts(self.table, event)), reader
                ),
                event.rule,
            )
            for event in self.events
            if event.name not in quiet and (reader is None or event.known_to(reader))
        ]
        waits = any(event.name in quiet for event in self.events)
        if not told and (self.only or not waits) and self.entry.do != START and reader in (None, self.seat):
            told = [Line(self.title)]
        if self.only and told:
            told[0] = Line(words.say("ui-only-option", {"text": as_written(told[0].text)}), told[0].rule)
        return told + self.notices

    def _marked(self, words: Translations, event: Event, text: str, reader: int | None) -> str:
        """The sentence of an event; one that not everyone knows says who does."""
        seats = range(self.table.seats)
        knowing = [seat for seat in seats if event.known_to(seat)]
        if len(knowing) == len(seats):
            return text
        if reader is None:
            who = ", ".join(words.say("ui-seat", {"seat": seat + 1}) for seat in knowing)
            return words.say("ui-private-to", {"text": text, "who": who})
        return words.say("ui-private-you" if knowing == [reader] else "ui-private-some", {"text": text})

    def may_be_secret(self, reader: int | None) -> bool:
        """Whether another seat chose: what it chose may be a secret, what came of it is told to those who may know."""
        return self.entry.do == CHOOSE and reader is not None and reader != self.seat and not self.open

    def headline(self, words: Translations, reader: int | None) -> str:
        """Who did what. Of what another seat chose in secret a reader is told only that it chose."""
        title = words.say("ui-entry-chosen") if self.may_be_secret(reader) else self.title
        return words.say("ui-asked", {"who": self.who, "text": title}) if self.who and self.who not in title else title


def option_text(game: Game, table: Table, option: Option, words: Translations) -> str:
    """What an option is called at this table."""
    return words.say(f"option-{option.verb}", game.texts.option_facts(table, option))


def seat_of(table: Table) -> int:
    """Whose eyes the terminal shows: those of the seat that is asked, or of the first when none is."""
    return 0 if table.decision is None else table.decision.seat


def sides(table: Table) -> int:
    """How many sides sit at a table; where there is one, nothing has to be hidden at one screen."""
    return len({table.side(seat) for seat in range(table.seats)})


def seat_name(game: Game, table: Table, seat: int, words: Translations) -> str:
    """What a seat is called: while it is asked by the game's own word for it, if there is one, else by its number."""
    facts: Facts = {"seat": seat + 1}
    if table.decision is not None and table.decision.seat == seat and words.has("seat-name"):
        return words.say("seat-name", {**game.texts.ask_facts(table), **facts})
    return words.say("ui-seat", facts)


def worded(picture: Picture, words: Translations) -> Picture:
    """A drawing with the names of the reader's language: a text whose style ends in `@MESSAGE` is a name, and keeps its
    width.
    """
    lines: list[list[tuple[str, str]]] = []
    for line in picture.lines:
        named: list[tuple[str, str]] = []
        for text, drawn_style in line:
            style, _, message = drawn_style.partition("@")
            if message and words.has(message):
                text = cut(words.say(message), len(text)).ljust(len(text))
            named.append((text, style))
        lines.append(named)
    return Picture(lines, picture.focus, None if picture.narrow is None else worded(picture.narrow, words))


def cut(name: str, width: int) -> str:
    """A name in a number of columns: what is left out is marked, and if it can be, whole words are."""
    if len(name) <= width:
        return name
    kept = name[: width - 1]
    whole = kept if name[width - 1] == " " else kept.rpartition(" ")[0]
    return f"{whole if 2 * len(whole) >= width else kept}…".rstrip()


def entries(
    match: Match, words: Translations, only_option: Callable[[Table], str | None] = lambda _: None
) -> list[LogEntry]:
    """Every entry of a match's record, in order. `only_option` tells the key that would be taken without asking."""
    replayed = unplayed_match(match.record)
    told: list[LogEntry] = []
    for number, entry in enumerate(match.record.entries):
        before = replayed.table
        replayed.course.follow(number, entry)
        events = [] if entry.do in (SALT, UNDO, STEP_BACK) else replayed.events
        title = _title(match.game, before, entry, words)
        shown = LogEntry(number, entry, title, entry.seat, replayed.table, events)
        if entry.do == CHOOSE:
            shown.open = match.game.texts.told_to_all(before, match.game.option(entry.key))
        if entry.do in (CHOOSE, REDO):
            key = only_option(before)
            shown.only = key is not None and (entry.do == REDO or entry.key == key)
        if before.seats > 1 and entry.do in (CHOOSE, REDO):
            shown.who = seat_name(match.game, before, entry.seat, words)
        told.append(shown)
    return told


def in_force(told: list[LogEntry]) -> list[LogEntry]:
    """The entries that have not been taken back: set-up, and one for each choice."""
    kept: list[LogEntry] = []
    for each in told:
        if each.entry.do in (UNDO, STEP_BACK):
            del kept[each.entry.to + 1 :]
        elif each.entry.do != SALT:
            kept.append(each)
    return kept


def match_title(match: Match, words: Translations) -> str:
    """The game and its settings; of many only those that were chosen."""
    return settings_title(match.game, match.setup.settings, words)


def settings_title(game: Game, chosen: dict[str, str], words: Translations) -> str:
    """A game and these settings; of many only those that differ from what is usual."""
    settings = [setting for setting in game.settings if setting.name in chosen]
    told = [
        setting for setting in settings if len(settings) <= _FEW_SETTINGS or chosen[setting.name] != setting.default
    ]
    return " · ".join(
        [words.say("game-name"), *(_setting_text(words, setting, chosen[setting.name]) for setting in told)]
    )


def _setting_text(words: Translations, setting: Setting, value: str) -> str:
    """The value of a setting in words; a number is told with the name of what it counts, if there is one."""
    message = f"setting-{setting.name}"
    if setting.values or not words.has(message):
        return value_text(words, f"{message}-{value}", value)
    return words.say("ui-pair", {"name": f"@{message}", "value": value})


def value_text(words: Translations, message: str, value: str) -> str:
    """The value of a setting or ruling in words; a number, which has no message, speaks for itself."""
    return words.say(message) if words.has(message) else value


def counted(words: Translations, message: str, facts: Facts) -> str:
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


def panel(words: Translations, messages: list[tuple[str, Facts]], width: int) -> list[str]:
    """A summary for a narrow panel: short sentences share a line, and enumerations, which a drawing shows too, come
    last.

    What is said several times at length, such as of each of many people, comes before them, with a line for each.
    """
    told = Counter(message for message, _ in messages)
    many = tuple(message for message in told if told[message] > 1)
    lines: list[str] = []
    at_length: list[str] = []
    enumerated: list[str] = []
    for number, (message, facts) in enumerate(messages):
        text = counted(words, message, facts)
        if number and message.startswith(many):
            (enumerated if len(text) <= width else at_length).append(text)
        elif lines and len(lines[-1]) + 2 + len(text) <= width:
            lines[-1] += f"  {text}"
        else:
            lines.append(text)
    return [*lines, *at_length, *([" ".join(enumerated)] if enumerated else [])]


def _title(game: Game, before: Table, entry: Entry, words: Translations) -> str:
    if entry.do == CHOOSE:
        text = option_text(game, before, game.option(entry.key), words)
        asked = before.decision
        if asked is None or asked.shape not in _ANSWERED:
            return text
        return f"{words.say(asked.ask, game.texts.ask_facts(before))} {text}"
    if entry.do == UNDO:
        return words.say("ui-entry-undo-marked" if entry.learned else "ui-entry-undo", {"to": entry.to})
    return words.say(f"ui-entry-{entry.do}", {"to": entry.to, "seat": entry.seat + 1})
