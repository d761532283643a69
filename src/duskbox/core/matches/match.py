"""A match: a table together with its record, as those who play it need it.

How it came to where it stands, and what servers, replays and real tables do with it, is its `course`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, final

from duskbox.core import registry
from duskbox.core.arguments import need, need_or_none
from duskbox.core.chance import Chance, commitment, seed_from
from duskbox.core.decisions import Decision, Option
from duskbox.core.errors import BadRecord, DuskboxError, IllegalChoice, NotProvided, UndoRefused
from duskbox.core.game import Game, view
from duskbox.core.matches.course import Course
from duskbox.core.matches.luck import luck_of
from duskbox.core.matches.position import Position
from duskbox.core.matches.records import CHOOSE, UNDO, Entry, Header, Record, read
from duskbox.core.matches.snapshots import Snapshot
from duskbox.core.options import Options
from duskbox.core.packs import Pack
from duskbox.core.reasons import Reason
from duskbox.core.settings import Setup
from duskbox.core.table import Event, Outcome, Table
from duskbox.core.text.wording import Wording
from duskbox.core.views import View

#: Who may take choices back: everyone, with a mark in the record if a seat had learned something or another had chosen;
#: one's own choices that no one has learned from are free, and for more all others must agree; only those; no one.
UNDO_POLICIES: Final = ("open", "consent", "free", "none")


@final
class Match:
    """A table with its record: choose, undo, redo, fork, look back, verify.

    Make one with `Match.new`, `Match.load` or `Match.from_position`.
    """

    def __init__(self, setup: Setup, course: Course) -> None:
        self.game: Final = course.game
        self.setup: Final = setup
        self.record: Final = course.record
        #: How it came to where it stands: for servers, replays and real tables.
        self.course: Final = course
        self._wording: Wording | None = None

    def __reduce__(self) -> tuple[object, ...]:
        course = self.course
        return _again, (self.record, self.setup, course.line.base, course.held(), course.versions.noticers)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __repr__(self) -> str:
        state = self.table.decision or self.table.outcome or "not started"
        return f"<Match of {self.game.name}, {self.choice_count} choices: {state}>"

    def __str__(self) -> str:
        return self.text()

    @property
    def table(self) -> Table:
        """The present table. It may be looked at; `choose` and `undo` put another in its place."""
        return self.course.table

    @property
    def events(self) -> list[Event]:
        """What the last choice, redo or set-up caused; each says itself with `event.text(language)`."""
        return self.course.events

    @property
    def position(self) -> Position:
        """The present position, as a value."""
        return Position(self.game, self.setup, self.table)

    def wording(self) -> Wording:
        """What says the board, the question, options and events in a language."""
        if self._wording is None:
            self._wording = Wording(self.game, self.setup)
        return self._wording

    def text(self, language: str = "en", seat: int | None = None, plain: bool = False) -> str:
        """The board in text with the question and its options, as a seat sees it, or else the one that is asked."""
        return self.position.text(language, seat, plain)

    def say(self, what: str | Option | Event, language: str = "en") -> str:
        """What an option, by its key or as it is, or an event says to a person."""
        if isinstance(what, Event):
            return self.wording().event(self.table, what, language)
        need(what, (str, Option), "an option, its key or an event")
        option = self.game.option(what) if isinstance(what, str) else what
        return self.wording().option(self.table, option, language)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The board as an SVG: as a seat sees it, else as the only seat, or as a spectator where several play."""
        return self.position.svg(seat, language)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    # Making one

    @staticmethod
    def new(
        game: str | Game,
        settings: Mapping[str, str | int] | None = None,
        rulings: Mapping[str, str] | None = None,
        pack: Pack | Mapping[str, object] | None = None,
        seed: str | int | None = None,
        salts: dict[int, str] | None = None,
        undo: str = "open",
        chance: str = "fair",
    ) -> Match:
        """A new match, run to its first decision.

        `chance` is fair, fast (for simulations) or asked (real cards and dice).
        """
        from duskbox.core.matches import opening

        match = opening.unstarted_match(game, settings, rulings, pack, seed, undo, chance)
        for seat, salt in (salts or {}).items():
            opening.add_salt(match, seat, salt)
        opening.set_up(match)
        return match

    @staticmethod
    def from_position(
        position: Position | str, seed: str | int | None = None, undo: str = "open", chance: str = "fair"
    ) -> Match:
        """A match that begins with a position, or with the text of one: with a record, undo, odds and saving."""
        from duskbox.core.matches import opening

        match = opening.open_position(position, seed, undo, chance)
        opening.set_up(match)
        return match

    @staticmethod
    def load(record: Record | str) -> Match:
        """The match that a record (or its text) holds, replayed to its end; a record that does not follow from the
        rules is refused.
        """
        from duskbox.core.matches.opening import unplayed_match

        need(record, (Record, str), "a record or its text")
        if isinstance(record, str):
            record = read(record)
        match = unplayed_match(record)
        match.course.follow_from(0)
        return match

    # Playing

    @property
    def decision(self) -> Decision | None:
        """The present decision; None when the match is over."""
        return self.table.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        return self.table.outcome

    @property
    def options(self) -> Options:
        """What may be chosen now; each option says itself with `option.text(language)`."""
        decision, table, texts = self.table.decision, self.table, self.wording()
        if decision is None:
            return Options([])
        return Options(
            decision.options,
            lambda option, language: texts.option(table, option, language),
            decision.ask,
            self.game.name,
        )

    def view(self, seat: int = 0) -> View:
        """What a seat sees; seat -1 is a spectator."""
        need(seat, int, "the number of a seat")
        return view(self.game, self.table, seat)

    def why_not(self, key: str) -> Reason | None:
        """Why the option with this key cannot be chosen now, as a tree of reasons with rule ids; None if it can.

        A key that no option of the game has is an `IllegalChoice`.
        """
        need(key, str, "the key of an option")
        self.game.option(key)
        return self.game.why_not(self.table, key)

    def odds(self, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """The chances the option with this key leads to, from what the asked seat knows; None if no luck is in it.

        A key that is not on offer is an `IllegalChoice`.
        """
        need(key, str, "the key of an option")
        need(samples, int, "a number of samples")
        need(seed, int, "a number as seed")
        option, decision = self.game.option(key), self.table.decision
        if decision is None or (
            decision.option(key) is None and option not in self.table.anytime_options(decision.seat)
        ):
            raise self._illegal(option, None)
        return self.game.odds(self.table, key, samples, seed)

    def choose(self, *choices: str | Option, seat: int | None = None) -> list[Event]:
        """Choose by key or option, once or several times one after another, for the seat that is asked, or take an
        anytime option of another. The events are what came of it.

        What is not on offer is an `IllegalChoice`, and changes nothing; choices before it have been made. If a real
        draw has to be asked for, `DrawNeeded` is raised and nothing has changed.
        """
        need_or_none(seat, int, "the number of a seat")
        events: list[Event] = []
        for choice in choices:
            need(choice, (str, Option), "an option or its key")
            option = self.game.option(choice) if isinstance(choice, str) else choice
            decision = self.table.decision
            if decision is None or (seat is not None and not 0 <= seat < self.table.seats):
                raise self._illegal(option, seat)
            try:
                self.course.play(Entry(CHOOSE, decision.seat if seat is None else seat, option.key), option)
            except IllegalChoice:
                raise self._illegal(option, seat) from None
            events += self.worded(self.events)
        return events

    def _illegal(self, option: Option, seat: int | None) -> IllegalChoice:
        """Why an option cannot be chosen; the seat that is asked is told what can."""
        decision = self.table.decision
        if decision is None:
            return IllegalChoice("error-game-over", key=option.key)
        error = IllegalChoice("error-illegal-choice", key=option.key, ask=decision.ask)
        if seat is None or seat == decision.seat:
            error.offered = tuple([each.key for each in decision.options])
            error.game = self.game.name
            try:
                error.reason = self.game.why_not(self.table, option.key)
            except NotProvided:
                # A game need not give reasons.
                error.reason = None
        return error

    def worded(self, events: list[Event]) -> list[Event]:
        """The events, each able to say itself in the words of the present table."""
        table, texts = self.table, self.wording()
        for event in events:
            event.say = lambda event, language: texts.event(table, event, language)
        return events

    # Taking back

    @property
    def choice_count(self) -> int:
        """How many choices are in force."""
        return self.course.line.choices

    def undo(self, to: int | None = None, seat: int | None = None, agreed: tuple[int, ...] = ()) -> None:
        """Take back the last choice, or all after the first `to`, as far as the match's policy and the seats that
        agreed allow. It is done by the seat whose choice is taken back unless another is named.
        """
        need_or_none(to, int, "a number of choices")
        need_or_none(seat, int, "the number of a seat")
        course, count = self.course, self.choice_count
        if seat is None:
            seat = self.record.entries[course.line.entries[-1]].seat if count else 0
        target = count - 1 if to is None else to
        if not 0 <= target < count:
            raise UndoRefused("error-nothing-to-undo")
        learned = course.goes_behind(target, seat)
        entry = Entry(UNDO, seat, to=target, learned=learned, agreed=tuple(sorted(agreed)))
        if not course.may_undo(entry):
            if self.record.header.undo == "consent":
                raise UndoRefused("error-undo-consent")
            raise UndoRefused("error-undo-free" if self.record.header.undo == "free" else "error-undo-none")
        course.take_back(entry)

    def redo(self, seat: int | None = None) -> None:
        """Make the choice again that was taken back last, for the seat that made it unless another is named."""
        need_or_none(seat, int, "the number of a seat")
        if not self.can_redo:
            raise UndoRefused("error-nothing-to-redo")
        self.course.redo(self.course.redo_seat if seat is None else seat)

    @property
    def can_redo(self) -> bool:
        """Whether a choice was taken back that can be made again."""
        return self.course.redo_entry >= 0

    # Looking back

    def at(self, number: int) -> Position:
        """The position after the first `number` entries of the record."""
        return Position(self.game, self.setup, self._fork(number, self.record.header).table)

    def copy(self) -> Match:
        """A match of its own that goes on from here, with the same luck."""
        return self._fork(len(self.record.entries), self.record.header)

    def fork(self, at: int | None = None, seed: str | int | None = None) -> Match:
        """A match of its own that shares the first `at` entries, or all of them; with a new `seed` its luck differs
        from there on.
        """
        need_or_none(seed, (str, int), "a word or a number as seed")
        number = len(self.record.entries) if at is None else at
        if seed is None:
            return self._fork(number, self.record.header)
        secret = seed_from(str(seed))
        header = replace(self.record.header, chance="fair", commitment=commitment(secret), inherited=number)
        return self._fork(number, header, secret.hex())

    def _fork(self, number: int, header: Header, seed: str = "") -> Match:
        need(number, int, "a number of entries")
        entries = self.record.entries
        if not 0 <= number <= len(entries):
            raise DuskboxError("error-no-such-entry", entry=number, most=len(entries))
        record = Record(header, entries[:number])
        record.seed = seed or self.record.seed
        return Match(self.setup, self.course.fork(number, record))

    def verify(self) -> None:
        """Raise `BadRecord` at the first entry that does not follow from the rules, the earlier entries and the
        revealed seed.
        """
        from duskbox.core.matches.opening import unplayed_match

        record, header = self.record, self.record.header
        luck: Chance | None = None
        if header.chance == "fair" and record.seed:
            if commitment(bytes.fromhex(record.seed)) != header.commitment:
                raise BadRecord("error-record-commitment", entry=0)
            luck = luck_of(self.game, record)
        course = unplayed_match(record).course
        for number, entry in enumerate(record.entries):
            counters = course.table.draws[:]
            course.follow(number, entry)
            for stream, n, answer in entry.draws if luck is not None and number >= header.inherited else ():
                index = self.game.streams.index(stream)
                if luck is not None and luck.pick(index, counters[index], n) != answer:
                    raise BadRecord("error-entry-draw-unfair", entry=number, stream=stream)
                counters[index] += 1
        outcome = course.table.outcome
        if (record.outcome, record.final_hash) != (
            ("", "") if outcome is None else (outcome.name, course.table.digest())
        ):
            raise BadRecord("error-record-ending", entry=len(record.entries))


def _again(record: Record, setup: Setup, base: Table, held: Snapshot, noticers: list[int]) -> Match:
    """The match that was pickled so."""
    match = Match(setup, Course(registry.find(record.header.game), record, base))
    match.course.take_up(held)
    match.course.versions.noticers = noticers
    return match
