"""A match: a table together with its record.

The record only ever grows: taking a choice back is an entry too. What counts now is the *line*: set-up and the choices that
have not been taken back. Tables along the line are kept as a cache, so that undo costs the same however long the match is.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import replace
from typing import Final, final

from duskbox.core import registry
from duskbox.core.chance import Asked, Chance, DrawNeeded, Witness, commitment, new_seed, seed_from
from duskbox.core.decisions import Decision, Option
from duskbox.core.display import as_svg, words_of
from duskbox.core.errors import BadRecord, BadSetting, DuskboxError, IllegalChoice, UndoRefused
from duskbox.core.game import Game, Reason, Setup, view
from duskbox.core.luck import CHANCES, Given, luck_of
from duskbox.core.noticing import notice
from duskbox.core.records import CHOOSE, REDO, SALT, START, STEP_BACK, UNDO, Entry, Header, Record, read
from duskbox.core.snapshots import Snapshot, read_snapshot
from duskbox.core.table import Event, Outcome, Table

#: Who may take choices back: everybody, with a mark in the record if somebody had learned something or another seat had chosen; one's own
#: choices that nobody has learned from are free, and for more all others must agree; only those; nobody.
UNDO_POLICIES: Final = ("open", "consent", "free", "none")

#: Every table of the last stretch of the line is kept, and before that one in so many.
_STRETCH: Final = 16
#: Whoever follows a record lets others have a turn after so many entries.
_BREATH: Final = 32


@final
class Match:
    """A table with its record: choose, undo, redo, fork, look back, verify. Make one with `Match.new`, `Match.load` or `Match.resume`."""

    def __init__(self, game: Game, setup: Setup, record: Record, chance: Chance | None) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.record: Final = record
        self.table: Table = game.new_table(setup)
        self.events: list[Event] = []
        #: How many entries each seat has noticed, and last a spectator: -1 is at its place.
        self.versions: list[int] = [0] * (self.table.seats + 1)
        #: The entry that each seat noticed last, and the spectator; -1 for none.
        self.noticed: list[int] = [-1] * (self.table.seats + 1)
        self._chance = chance
        self._line: list[int] = []
        self._undone: list[int] = []
        self._learned: list[int] = []
        self._kept: list[Table | None] = []

    def __reduce__(self) -> tuple[object, ...]:
        return Match.load, (self.record.text(with_seed=True),)

    def __repr__(self) -> str:
        state = self.table.decision or self.table.outcome or "not started"
        return f"<Match of {self.game.name}, {self.moves} choices: {state}>"

    def sketch(self, seat: int | None = None, language: str = "en") -> str:
        """The position as an SVG: as a seat sees it, else as the only seat, or as a spectator where several play."""
        if seat is None:
            seat = 0 if self.table.seats == 1 else -1
        words = words_of(self.game, language, self.setup.pack)
        return as_svg(self.game, self.game.pieces(self.table, seat), words)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.sketch()

    # Making one

    @staticmethod
    def new(
        game: str | Game,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        seed: str | None = None,
        salts: dict[int, str] | None = None,
        undo: str = "open",
        chance: str = "fair",
    ) -> Match:
        """A new match, run to its first decision. `chance` is fair, fast (for simulations) or asked (real cards and dice)."""
        match = Match.open(game, settings, rulings, pack, seed, undo, chance)
        for seat, salt in (salts or {}).items():
            match.add_salt(seat, salt)
        match.start()
        return match

    @staticmethod
    def open(
        game: str | Game,
        settings: dict[str, str] | None = None,
        rulings: dict[str, str] | None = None,
        pack: dict[str, object] | None = None,
        seed: str | None = None,
        undo: str = "open",
        chance: str = "fair",
    ) -> Match:
        """A match that is committed but not started, so that seats can still add their salt."""
        found = registry.find(game) if isinstance(game, str) else game
        setup = found.setup(settings, rulings, pack)
        for name, value, allowed in (("undo", undo, UNDO_POLICIES), ("chance", chance, CHANCES)):
            if value not in allowed:
                raise BadSetting("error-bad-value", name=name, value=value, allowed=", ".join(allowed))
        secret = new_seed() if seed is None else seed_from(seed)
        promise = commitment(secret) if chance == "fair" else ""
        content = found.content_hash(setup)
        header = Header(
            found.name, found.rules_version, content, setup.settings, setup.rulings, pack, chance, promise, undo
        )
        record = Record(header, [])
        record.seed = secret.hex() if chance != "asked" else ""
        return Match(found, setup, record, None)

    @staticmethod
    def load(record: Record | str) -> Match:
        """The match that a record (or its text) holds, replayed to its end; a record that does not follow from the rules is refused."""
        if isinstance(record, str):
            record = read(record)
        match = opened(record)
        match._follow_from(0)
        return match

    @staticmethod
    def resume(record: Record | str, snapshot: object) -> Match:
        """The match that a record holds, from a `snapshot` of it: entries before it are trusted, those after it followed.

        A snapshot that does not fit is refused with `BadRecord`; `Match.load` does without one. What just happened is forgotten.
        """
        if isinstance(record, str):
            record = read(record)
        match = opened(record)
        held = read_snapshot(match.game, match.setup, record, snapshot)
        match.table, match.versions, match.noticed = held.table, held.versions, held.noticed
        match._line, match._undone, match._learned = held.line, held.undone, held.learned
        if held.line:
            match._kept = [None] * len(held.line)
            match._kept[-1] = held.table
        match._follow_from(held.entries)
        return match

    def _follow_from(self, first: int) -> None:
        """Carry out the entries of the record from the `first`, and see whether the match ends as the record claims."""
        record = self.record
        for number in range(first, len(record.entries)):
            self.follow(number, record.entries[number])
        claimed = (record.outcome, record.final_hash)
        self.close()
        if record.closed and claimed != (record.outcome, record.final_hash):
            record.outcome, record.final_hash = claimed
            raise BadRecord("error-record-ending", entry=len(record.entries))

    # Putting away

    def snapshot(self) -> dict[str, object]:
        """What `Match.resume` needs beside the record, as plain data. It holds every hidden card: it is for whoever keeps the match."""
        entries = len(self.record.entries)
        return Snapshot(
            entries, self._line, self._undone, self._learned, self.versions, self.noticed, self.table
        ).data()

    def rest(self) -> None:
        """Let go of every table but the present one, so that a match that waits takes little memory; the next undo replays."""
        for place in range(len(self._kept) - 1):
            self._kept[place] = None

    # Before the first draw

    def add_salt(self, seat: int, salt: str) -> None:
        """Let a seat mix in its own luck before play, so that nobody alone chooses it."""
        if any(entry.do == START for entry in self.record.entries):
            raise DuskboxError("error-salt-late", seat=seat)
        if not self._is_salt(seat, salt):
            raise DuskboxError("error-bad-salt", seat=seat)
        if any(entry.seat == seat for entry in self.record.entries):
            raise DuskboxError("error-salt-twice", seat=seat)
        self.record.entries.append(Entry(SALT, seat, salt))

    def _is_salt(self, seat: int, salt: str) -> bool:
        """One line of text. What counts as printable differs between versions of Python, so only control signs are refused."""
        plain = not any(
            ord(sign) < 32 or 127 <= ord(sign) < 160 or sign in "\u2028\u2029" or 0xD800 <= ord(sign) < 0xE000
            for sign in salt
        )
        return 0 <= seat < self.table.seats and 0 < len(salt) <= 200 and plain

    def start(self) -> None:
        """Set up and run to the first decision."""
        self._play(Entry(START, 0), None)

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
    def options(self) -> list[Option]:
        """What may be chosen now."""
        return [] if self.table.decision is None else self.table.decision.options

    def view(self, seat: int = 0) -> dict[str, object]:
        """What a seat sees; seat -1 is a spectator."""
        return view(self.game, self.table, seat)

    def why_not(self, key: str) -> Reason | None:
        """Why the option with this key cannot be chosen now, as a tree of reasons with rule ids; None if it can."""
        return self.game.why_not(self.table, key)

    def odds(self, key: str, samples: int = 200, seed: int = 1) -> dict[str, object] | None:
        """The chances the option with this key leads to, from what the asked seat knows; see `Game.odds`."""
        return self.game.odds(self.table, key, samples, seed)

    def choose(self, choice: str | Option, seat: int | None = None) -> None:
        """Choose by key or option, for the seat that is asked or as an aside of another.

        If a real draw has to be asked for, `DrawNeeded` is raised and nothing has changed.
        """
        option = self.game.option(choice) if isinstance(choice, str) else choice
        decision = self.table.decision
        if decision is None:
            raise IllegalChoice("error-game-over", key=option.key)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise IllegalChoice("error-illegal-choice", key=option.key, ask=decision.ask)
        self._play(Entry(CHOOSE, decision.seat if seat is None else seat, option.key), option)

    def answer_draw(self, outcome: int) -> None:
        """Say what was drawn at the real table, then choose again."""
        self._asked().answer(outcome)

    def forget_draws(self) -> None:
        """Drop the answers given to a choice that is not made after all."""
        self._asked().forget()

    def drawing_table(self, choice: str | Option | None) -> Table:
        """The table in the middle of a choice, or of set-up, that waits for a real draw: what `Game.outcomes` has to look at."""
        option = self.game.option(choice) if isinstance(choice, str) else choice
        trial = self.table.copy()
        asked = self._asked()
        asked.begin("" if option is None else option.key)
        with contextlib.suppress(DrawNeeded):
            if option is None:
                trial.start(asked)
            else:
                trial.choose(option, asked)
        return trial

    # Taking back

    @property
    def moves(self) -> int:
        """How many choices are in force."""
        return max(0, len(self._line) - 1)

    @property
    def free_undo(self) -> int:
        """How many choices stay when everything is taken back that nobody has learned from."""
        kept = self.moves
        while kept > 0 and self._learned[kept] == 0:
            kept -= 1
        return kept

    def last_choice_of(self, seat: int) -> int:
        """How many choices stay when a seat's last one is taken back, and all after it; -1 if it has made none."""
        for kept in range(self.moves - 1, -1, -1):
            if self.record.entries[self._line[kept + 1]].seat == seat:
                return kept
        return -1

    def undo_is_free(self, seat: int) -> bool:
        """Whether the last choice is this seat's own, and nobody has learned anything from it."""
        return self.moves > 0 and not self._goes_behind(self.moves - 1, seat)

    def taught(self, number: int) -> bool:
        """Whether somebody learned something from the choice of this entry, which is in force."""
        for place in range(len(self._line) - 1, -1, -1):
            if self._line[place] == number:
                return self._learned[place] != 0
        return True

    def undo(self, to: int | None = None, seat: int = 0, agreed: tuple[int, ...] = ()) -> None:
        """Take back the last choice, or all after the first `to`, as far as the match's policy and the seats that agreed allow."""
        target = self.moves - 1 if to is None else to
        if not 0 <= target < self.moves:
            raise UndoRefused("error-nothing-to-undo")
        learned = self._goes_behind(target, seat)
        entry = Entry(UNDO, seat, to=target, learned=learned, agreed=tuple(sorted(agreed)))
        if not self._may_undo(entry):
            if self.record.header.undo == "consent":
                raise UndoRefused("error-undo-consent")
            raise UndoRefused("error-undo-free" if self.record.header.undo == "free" else "error-undo-none")
        self._take_back(entry)

    def step_back(self, seat: int = 0) -> None:
        """Take back the last choice whatever the policy says, as the host of a table does when a defect has frozen the match."""
        if self.moves == 0:
            raise UndoRefused("error-nothing-to-undo")
        self._take_back(Entry(STEP_BACK, seat, to=self.moves - 1))

    def _take_back(self, entry: Entry) -> None:
        self._check_seat(entry.seat)
        before = self.table
        self._back_to(entry.to)
        if isinstance(self._chance, Asked):
            self._chance.forget()
        self._write(entry, before)

    def _check_seat(self, seat: int) -> None:
        """Only a seat can write an entry: with any other the record could not be read again."""
        if not 0 <= seat < self.table.seats:
            raise DuskboxError("error-no-such-seat", seat=seat, most=self.table.seats - 1)

    def _goes_behind(self, target: int, seat: int) -> bool:
        """Whether taking back to there undoes what somebody has learned from, or a choice that is not this seat's own."""
        others = any(self.record.entries[number].seat != seat for number in self._line[target + 1 :])
        return others or target < self.free_undo

    def _may_undo(self, entry: Entry) -> bool:
        policy = self.record.header.undo
        if policy == "consent" and entry.learned:
            return entry.agreed == tuple(seat for seat in range(self.table.seats) if seat != entry.seat)
        return not entry.agreed and (policy == "open" or (policy != "none" and not entry.learned))

    def redo(self, seat: int = 0) -> None:
        """Make the choice again that was taken back last."""
        if not self._undone:
            raise UndoRefused("error-nothing-to-redo")
        self._check_seat(seat)
        before = self.table
        self._forward()
        self._write(Entry(REDO, seat, to=self.moves), before)

    @property
    def redo_seat(self) -> int:
        """Whose choice would be made again; -1 if there is none."""
        return self.record.entries[self._undone[-1]].seat if self._undone else -1

    @property
    def can_redo(self) -> bool:
        """Whether a choice was taken back that can be made again."""
        return bool(self._undone)

    # Looking back

    def at(self, number: int) -> Table:
        """The table after the first `number` entries of the record."""
        return self._upto(number).table

    def fork(self, number: int | None = None, seed: str | None = None) -> Match:
        """A match of its own that shares the first `number` entries; with a new `seed` its luck differs from there on."""
        match = self._upto(len(self.record.entries) if number is None else number)
        if seed is None:
            return match
        secret = seed_from(seed)
        entries = match.record.entries
        header = replace(self.record.header, chance="fair", commitment=commitment(secret), inherited=len(entries))
        forked = Record(header, entries)
        forked.seed = secret.hex()
        return Match.load(forked)

    def verify(self) -> None:
        """Raise `BadRecord` at the first entry that does not follow from the rules, the earlier entries and the revealed seed."""
        record, header = self.record, self.record.header
        luck: Chance | None = None
        if header.chance == "fair" and record.seed:
            if commitment(bytes.fromhex(record.seed)) != header.commitment:
                raise BadRecord("error-record-commitment", entry=0)
            luck = luck_of(self.game, record)
        match = opened(record)
        for number, entry in enumerate(record.entries):
            counters = match.table.draws[:]
            match.follow(number, entry)
            for stream, n, answer in entry.draws if luck is not None and number >= header.inherited else ():
                index = self.game.streams.index(stream)
                if luck is not None and luck.pick(index, counters[index], n) != answer:
                    raise BadRecord("error-entry-draw-unfair", entry=number, stream=stream)
                counters[index] += 1
        outcome = match.table.outcome
        if (record.outcome, record.final_hash) != (
            ("", "") if outcome is None else (outcome.name, match.table.digest())
        ):
            raise BadRecord("error-record-ending", entry=len(record.entries))

    # Inside

    def _luck(self) -> Chance:
        """The chance of new draws, made when the first one is needed, after all salts are in."""
        if self._chance is None:
            self._chance = luck_of(self.game, self.record)
        return self._chance

    def _asked(self) -> Asked:
        luck = self._luck()
        if not isinstance(luck, Asked):
            raise DuskboxError("error-not-asked")
        return luck

    def _play(self, entry: Entry, option: Option | None) -> None:
        """Carry out a choice on a copy, so that a refusal or an unanswered draw changes nothing, and write it down."""
        luck = self._luck()
        if isinstance(luck, Asked):
            luck.begin(entry.key)
        witness = Witness(luck)
        before = self.table
        self._advance(option, entry.seat, witness)
        draws = tuple((self.game.streams[stream], n, answer) for stream, n, answer in witness.seen)
        self._line.append(len(self.record.entries))
        self._undone.clear()
        if isinstance(luck, Asked):
            luck.forget()
        self._write(Entry(entry.do, entry.seat, entry.key, 0, draws), before)

    def _write(self, entry: Entry, before: Table) -> None:
        """Add an entry that has been carried out to the record."""
        self.close()
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
        self._kept.append(table)
        self._learned.append(table.learned)
        old = len(self._kept) - 1 - _STRETCH
        if old > 0 and old % _STRETCH != 0:
            self._kept[old] = None

    def _notice(self, number: int, entry: Entry, before: Table) -> None:
        """Raise the versions of those who notice an entry."""
        was = self.versions[:]
        notice(self.game, self.versions, entry, before, self.table, self.events)
        for place in range(len(was)):
            if self.versions[place] != was[place]:
                self.noticed[place] = number

    def close(self) -> None:
        """Note the outcome in the record, or that there is none yet."""
        outcome = self.table.outcome
        self.record.outcome = "" if outcome is None else outcome.name
        self.record.final_hash = "" if outcome is None else self.table.digest()

    def follow(self, number: int, entry: Entry) -> None:
        """Carry out an entry of a record, with its own draws, or say why it does not fit."""
        if number % _BREATH == _BREATH - 1:
            # Compiled code lets no other thread run until it is done, and a long record takes seconds to follow.
            time.sleep(0)
        if not 0 <= entry.seat < self.table.seats or (entry.do == START and entry.seat != 0):
            raise BadRecord("error-entry-order", entry=number)
        table = self.table
        if entry.do == SALT:
            before = self.record.entries[:number]
            if self._line or not self._is_salt(entry.seat, entry.key) or any(one.seat == entry.seat for one in before):
                raise BadRecord("error-entry-order", entry=number)
        elif entry.do == START or entry.do == CHOOSE:
            if (entry.do == START) == bool(self._line):
                raise BadRecord("error-entry-order", entry=number)
            option: Option | None = None
            if entry.do == CHOOSE:
                option = self._offered(entry)
                if option is None:
                    raise BadRecord("error-entry-illegal", entry=number, key=entry.key)
            given = Given(self.game.streams, entry.draws, number)
            self._advance(option, entry.seat, given)
            given.check_all_used()
            self._line.append(number)
            self._undone.clear()
        elif entry.do == UNDO:
            if not 0 <= entry.to < self.moves:
                raise BadRecord("error-entry-order", entry=number)
            learned = self._goes_behind(entry.to, entry.seat)
            if entry.learned != learned or not self._may_undo(entry):
                raise BadRecord("error-entry-undo", entry=number)
            self._back_to(entry.to)
        elif entry.do == STEP_BACK:
            if self.moves == 0 or entry.to != self.moves - 1:
                raise BadRecord("error-entry-order", entry=number)
            self._back_to(entry.to)
        else:
            if not self._undone or entry.to != self.moves + 1:
                raise BadRecord("error-entry-order", entry=number)
            self._forward()
        self._notice(number, entry, table)

    def _offered(self, entry: Entry) -> Option | None:
        """The option or aside that an entry names, if its seat may choose it now."""
        decision = self.table.decision
        if decision is None:
            return None
        option = decision.option(entry.key) if decision.seat == entry.seat else None
        if option is None:
            option = next((aside for aside in self.table.asides(entry.seat) if aside.key == entry.key), None)
        return option

    def _back_to(self, moves: int) -> None:
        undone = self._line[moves + 1 :]
        del self._line[moves + 1 :]
        self._undone += reversed(undone)
        start = moves
        while start >= 0 and self._kept[start] is None:
            start -= 1
        # A match that was put away or rested may have kept nothing so far back: then it goes back to before set-up.
        kept = self._kept[start] if start >= 0 else None
        self.table = self.game.new_table(self.setup) if kept is None else kept
        del self._kept[start + 1 :]
        del self._learned[start + 1 :]
        self.events = []
        for number in self._line[start + 1 :]:
            self._replay(number)
        self.events = []

    def _forward(self) -> None:
        number = self._undone.pop()
        self._replay(number)
        self._line.append(number)

    def _replay(self, number: int) -> None:
        entry = self.record.entries[number]
        given = Given(self.game.streams, entry.draws, number)
        self._advance(None if entry.do == START else self.game.option(entry.key), entry.seat, given)

    def _upto(self, number: int) -> Match:
        if not 0 <= number <= len(self.record.entries):
            raise DuskboxError("error-no-such-entry", entry=number, most=len(self.record.entries))
        record = Record(self.record.header, self.record.entries[:number])
        record.seed = self.record.seed
        return Match.load(record)


def opened(record: Record) -> Match:
    """A match with the header of a record and none of its entries carried out."""
    header = record.header
    try:
        game = registry.find(header.game)
    except DuskboxError as error:
        raise BadRecord("error-record-game", line=1, game=header.game) from error
    if header.rules != game.rules_version:
        raise BadRecord("error-record-rules", line=1, theirs=header.rules, ours=game.rules_version)
    if header.chance not in CHANCES:
        raise BadRecord("error-record-field", line=1, field="chance")
    if header.undo not in UNDO_POLICIES:
        raise BadRecord("error-record-field", line=1, field="undo")
    try:
        setup = game.setup(header.settings, header.rulings, header.pack)
        content = game.content_hash(setup)
    except DuskboxError as error:
        facts = {name: fact for name, fact in error.facts.items() if name not in ("line", "reason")}
        raise BadRecord("error-record-setup", line=1, reason=f"@{error.message}", **facts) from error
    if content != header.content:
        raise BadRecord("error-record-content", line=1)
    return Match(game, setup, record, None)
