"""A record walked from its first entry to its last: what each entry did, in one pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from duskbox.core.decisions import Decision, Option
from duskbox.core.matches.position import Position
from duskbox.core.matches.records import Entry, Record
from duskbox.core.options import Options
from duskbox.core.settings import Setup
from duskbox.core.table import Event, Table
from duskbox.core.text.wording import Wording

if TYPE_CHECKING:
    from duskbox.core.game import Game


@final
class Moment:
    """An entry of a record with the table before and after it."""

    def __init__(
        self,
        number: int,
        entry: Entry,
        before: Table,
        after: Table,
        events: list[Event],
        wording: Wording,
        setup: Setup,
    ) -> None:
        #: Its place in the record, counted from 0; what was done (`choose`, `undo`, …) and by which seat.
        self.number: Final = number
        self.entry: Final = entry
        self.do: Final = entry.do
        self.seat: Final = entry.seat
        self.key: Final = entry.key
        self.before: Final = before
        self.after: Final = after
        self.events: Final = events
        self._wording: Final = wording
        self._setup: Final = setup
        _give_words(events, wording, after)

    def __reduce__(self) -> tuple[object, ...]:
        known = (self.number, self.entry, self.before, self.after, self.events)
        return Moment, (*known, self._wording, self._setup)

    @property
    def decision(self) -> Decision | None:
        """The question that was open before it."""
        return self.before.decision

    @property
    def options(self) -> Options:
        """What could be chosen."""
        decision = self.before.decision
        if decision is None:
            return Options([])
        return Options(decision.options, self._say, decision.ask, self._wording.game.name)

    @property
    def chosen(self) -> Option | None:
        """The option that was chosen; None for set-up, salts, and what takes back or makes again."""
        if self.entry.do != "choose":
            return None
        game: Game = self._wording.game
        return game.option(self.entry.key).worded(self._say)

    @property
    def position(self) -> Position:
        """The position it came to."""
        return Position(self._wording.game, self._setup, self.after)

    @property
    def position_before(self) -> Position:
        """The position it came from."""
        return Position(self._wording.game, self._setup, self.before)

    def text(self, language: str = "en") -> str:
        """What happened, a line for each event that has one."""
        return "\n".join([line for line in [event.text(language) for event in self.events] if line])

    def __repr__(self) -> str:
        return f"<Moment {self.number}: seat {self.seat} {self.entry.do} {self.entry.key}>".replace(" >", ">")

    def _say(self, option: Option, language: str) -> str:
        return self._wording.option(self.before, option, language)


def _give_words(events: list[Event], wording: Wording, table: Table) -> None:
    for event in events:
        event.say = lambda event, language: wording.event(table, event, language)


def moments(record: Record) -> Iterator[Moment]:
    """Every entry of a record with what it did. An entry that does not follow from the rules is a `BadRecord`."""
    from duskbox.core.matches.opening import unplayed_match

    match = unplayed_match(record, unwatched=True)
    wording = Wording(match.game, match.setup)
    for number, entry in enumerate(record.entries):
        before = match.table
        match.course.follow(number, entry)
        yield Moment(number, entry, before, match.table, match.events, wording, match.setup)
