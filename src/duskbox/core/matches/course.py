"""The course of a match: how it came to where it stands, and what carries it on.

`Match` is what a player needs. Servers, replays and real tables look behind it, at `match.course`: they follow records,
ask who has noticed what, put matches away, and step back from defects.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final, final

from duskbox.core.chance import Asked, Chance, Witness
from duskbox.core.decisions import Option
from duskbox.core.errors import BadRecord, DuskboxError, UndoRefused
from duskbox.core.game import Game
from duskbox.core.matches.line import Line, step_line
from duskbox.core.matches.luck import Given, luck_of
from duskbox.core.matches.records import CHOOSE, REDO, SALT, START, STEP_BACK, UNDO, Entry, Record, is_salt
from duskbox.core.matches.snapshots import Snapshot
from duskbox.core.matches.versions import Versions
from duskbox.core.table import Event, Table

#: A task that follows a record lets others have a turn after this number of entries.
_BREATH: Final = 32


@final
class Course:
    """The table of a match with its record, the line of choices in force, and who has noticed what."""

    def __init__(self, game: Game, record: Record, base: Table) -> None:
        self.game: Final = game
        self.record: Final = record
        self.line: Line = Line(base)
        self.versions: Versions = Versions(base.seats)
        self.table: Table = base
        #: What the last choice, redo or set-up caused.
        self.events: list[Event] = []
        self._chance: Chance | None = None

    # Carrying on

    def luck(self) -> Chance:
        """The chance of new draws, made when the first one is needed, after all salts are in."""
        if self._chance is None:
            self._chance = luck_of(self.game, self.record)
        return self._chance

    def play(self, entry: Entry, option: Option | None) -> None:
        """Carry out a choice on a copy, so that a refusal or an unanswered draw changes nothing, and write it down.

        Set-up has no option.
        """
        luck = self.luck()
        if isinstance(luck, Asked):
            luck.begin(entry.key)
        witness = Witness(luck)
        before = self.table
        self._advance(option, entry.seat, witness)
        draws = tuple((self.game.streams[stream], n, answer) for stream, n, answer in witness.seen)
        self.line.add(len(self.record.entries))
        if isinstance(luck, Asked):
            luck.forget()
        self._write(Entry(entry.do, entry.seat, entry.key, 0, draws), before)

    def take_back(self, entry: Entry) -> None:
        """Take back as an entry says, and write it down."""
        self.check_seat(entry.seat)
        before = self.table
        self.rewind(entry.to)
        if isinstance(self._chance, Asked):
            self._chance.forget()
        self._write(entry, before)

    def step_back(self, seat: int = 0) -> None:
        """Take back the last choice against the policy, as the host of a table does when a defect has frozen the
        match.
        """
        if self.line.choices == 0:
            raise UndoRefused("error-nothing-to-undo")
        self.take_back(Entry(STEP_BACK, seat, to=self.line.choices - 1))

    def redo(self, seat: int) -> None:
        """Make the choice again that was taken back last, and write it down."""
        self.check_seat(seat)
        before = self.table
        self._forward()
        self._write(Entry(REDO, seat, to=self.line.choices), before)

    def check_seat(self, seat: int) -> None:
        """Only a seat can write an entry: with any other the record could not be read again."""
        if not 0 <= seat < self.table.seats:
            raise DuskboxError("error-no-such-seat", seat=seat, most=self.table.seats - 1)

    def _write(self, entry: Entry, before: Table) -> None:
        """Add an entry that has been carried out to the record."""
        self.note_outcome()
        self.record.entries.append(entry)
        self._notice(len(self.record.entries) - 1, entry, before)

    def _advance(self, option: Option | None, seat: int, chance: Chance) -> None:
        table = self.table.copy()
        table.events = []
        if option is None:
            table.start(chance)
        else:
            table.choose(option, chance, seat)
        self.events = table.events
        table.events = None
        self.table = table
        self.line.keep(table)

    def _notice(self, number: int, entry: Entry, before: Table) -> None:
        """Note where an entry stands, and who notices it."""
        self.line.note(number, entry)
        self.versions.add(self.game, number, entry, before, self.table, self.events)

    def note_outcome(self) -> None:
        """Note the outcome in the record, or that there is none yet."""
        outcome = self.table.outcome
        self.record.outcome = "" if outcome is None else outcome.name
        self.record.final_hash = "" if outcome is None else self.table.digest()

    # What may be taken back

    def last_choice_of(self, seat: int, forced: Collection[int] = ()) -> int:
        """How many choices stay when a seat's last one is taken back, and all after it; -1 if it has made none.

        Entries in `forced` were taken without asking: to go back to one of them would give nothing to choose.
        """
        line = self.line
        for stays in range(line.choices - 1, -1, -1):
            number = line.entries[stays + 1]
            if self.record.entries[number].seat == seat and number not in forced:
                return stays
        return -1

    def undo_is_free(self, seat: int, to: int | None = None) -> bool:
        """Whether all that would be taken back, the last choice or all after the first `to`, is this seat's own, and
        no one has learned anything from it.
        """
        choices = self.line.choices
        return choices > 0 and not self.goes_behind(choices - 1 if to is None else to, seat)

    def goes_behind(self, target: int, seat: int) -> bool:
        """Whether taking back to there undoes what a seat has learned from, or a choice of another seat."""
        others = any(self.record.entries[number].seat != seat for number in self.line.entries[target + 1 :])
        return others or target < self.line.free_undo

    def may_undo(self, entry: Entry) -> bool:
        """Whether the policy of the match allows a seat to take this back, with those who have agreed."""
        policy = self.record.header.undo
        if policy == "consent" and entry.learned:
            return entry.agreed == tuple(seat for seat in range(self.table.seats) if seat != entry.seat)
        return not entry.agreed and (policy == "open" or (policy != "none" and not entry.learned))

    def replays_to(self, choices: int) -> int:
        """How many choices have to be carried out anew before all after the first `choices` are taken back."""
        return choices - self.line.nearest(choices)

    def rewind(self, choices: int) -> None:
        """Go back to the first `choices` and write nothing down: to get at that table, not for play."""
        self.table = self.line.take_back(choices)
        for number in self.line.entries[len(self.line.kept) :]:
            self._replay(number)
        self.events = []

    def keep_table(self, choices: int, table: Table) -> None:
        """Keep the table after the first `choices`, worked out elsewhere, so that taking back to there replays
        nothing.
        """
        self.line.kept[choices] = table

    @property
    def redo_entry(self) -> int:
        """The entry with the choice that would be made again; -1 if there is none."""
        return self.line.undone[-1] if self.line.undone else -1

    @property
    def redo_seat(self) -> int:
        """Whose choice would be made again; -1 if there is none."""
        number = self.redo_entry
        return self.record.entries[number].seat if number >= 0 else -1

    def _forward(self) -> None:
        number = self.line.undone.pop()
        self._replay(number)
        self.line.entries.append(number)

    def _replay(self, number: int) -> None:
        entry = self.record.entries[number]
        given = Given(self.game.streams, entry.draws, number)
        self._advance(None if entry.do == START else self.game.option(entry.key), entry.seat, given)

    # Following a record

    def follow(self, number: int, entry: Entry) -> None:
        """Carry out an entry of a record, with its own draws, or say why it does not fit."""
        if number % _BREATH == _BREATH - 1:
            # Compiled code lets no other thread run until it is done, and a long record takes seconds to follow.
            time.sleep(0)
        if not 0 <= entry.seat < self.table.seats or (entry.do == START and entry.seat != 0):
            raise BadRecord("error-entry-order", entry=number)
        table, line = self.table, self.line
        if entry.do == SALT:
            before = self.record.entries[:number]
            if line.entries or not is_salt(entry.key) or any(one.seat == entry.seat for one in before):
                raise BadRecord("error-entry-order", entry=number)
        elif entry.do == START or entry.do == CHOOSE:
            if (entry.do == START) == bool(line.entries):
                raise BadRecord("error-entry-order", entry=number)
            option: Option | None = None
            if entry.do == CHOOSE:
                option = self._offered(entry)
                if option is None:
                    raise BadRecord("error-entry-illegal", entry=number, key=entry.key)
            given = Given(self.game.streams, entry.draws, number)
            self._advance(option, entry.seat, given)
            given.check_all_used()
            line.add(number)
        elif entry.do == UNDO:
            if not 0 <= entry.to < line.choices:
                raise BadRecord("error-entry-order", entry=number)
            learned = self.goes_behind(entry.to, entry.seat)
            if entry.learned != learned or not self.may_undo(entry):
                raise BadRecord("error-entry-undo", entry=number)
            self.rewind(entry.to)
        elif entry.do == STEP_BACK:
            if line.choices == 0 or entry.to != line.choices - 1:
                raise BadRecord("error-entry-order", entry=number)
            self.rewind(entry.to)
        else:
            if not line.undone or entry.to != line.choices + 1:
                raise BadRecord("error-entry-order", entry=number)
            self._forward()
        self._notice(number, entry, table)

    def follow_from(self, first: int) -> None:
        """Carry out the entries of the record from the `first`, and see whether the match ends as the record claims."""
        record = self.record
        for number in range(first, len(record.entries)):
            self.follow(number, record.entries[number])
        claimed = (record.outcome, record.final_hash)
        self.note_outcome()
        if record.closed and claimed != (record.outcome, record.final_hash):
            record.outcome, record.final_hash = claimed
            raise BadRecord("error-record-ending", entry=len(record.entries))

    def _offered(self, entry: Entry) -> Option | None:
        """The option that an entry names, if its seat may choose it now."""
        decision = self.table.decision
        if decision is None:
            return None
        option = decision.option(entry.key) if decision.seat == entry.seat else None
        if option is None:
            option = next((extra for extra in self.table.anytime_options(entry.seat) if extra.key == entry.key), None)
        return option

    # Putting away

    def held(self) -> Snapshot:
        """Where the match stands, besides its record."""
        line, versions = self.line, self.versions
        entries = len(self.record.entries)
        return Snapshot(entries, line.entries, line.undone, line.learned, versions.numbers, versions.last, self.table)

    def snapshot(self) -> dict[str, object]:
        """What `opening.resume` needs besides the record, as plain data.

        It holds every hidden card: it is for the keeper of the match.
        """
        return self.held().data()

    def rest(self) -> None:
        """Let go of every table but the present one, so that a match that waits takes little memory; the next undo
        replays.
        """
        self.line.keep_last_only()

    def take_up(self, held: Snapshot) -> None:
        """Go on from where a match stood."""
        line = self.line
        self.table = held.table
        line.undone, line.learned = held.undone, held.learned
        if held.line:
            line.kept = [None] * len(held.line)
            line.kept[-1] = held.table
        undone: list[int] = []
        for number in range(held.entries):
            entry = self.record.entries[number]
            step_line(line.entries, undone, number, entry)
            line.note(number, entry)
        self.versions.take_up(held.versions, held.noticed, held.entries)

    # Looking back

    def fork(self, number: int, record: Record) -> Course:
        """The course up to the first entries of the record, which another record has too; made from the tables that are
        kept.
        """
        other = Course(self.game, record, self.line.base)
        if number == 0:
            return other
        entries = self.record.entries
        line = self.line.after(number - 1)
        shared = self.line.shared_with(line)
        # The last choice is made anew, so that its events are there.
        made = entries[number - 1].do in (CHOOSE, START, REDO)
        if made:
            shared = min(shared, len(line) - 1)
        shared = self.line.nearest(shared - 1) + 1
        other.table = self.line.table(shared - 1)
        other.line = self.line.fork(number, line, shared)
        for entry in line[shared:]:
            other._replay(entry)
        if not made:
            other.events = []
        last = number - 1
        while last > 0 and entries[last].do != CHOOSE and entries[last].do != START:
            last -= 1
        # What was taken back since the last choice can be made again.
        before = self.line.after(last)
        for later in range(last + 1, number):
            step_line(before, other.line.undone, later, entries[later])
        other.versions = self.versions.at(number)
        if other.versions.unknown:
            other.versions = self._noticed_by(number)
        other.note_outcome()
        return other

    def _noticed_by(self, number: int) -> Versions:
        """Who had noticed what when the record had that many entries, worked out anew: a snapshot holds less."""
        record = Record(self.record.header, self.record.entries[:number])
        followed = Course(self.game, record, self.line.base)
        followed.follow_from(0)
        return followed.versions
