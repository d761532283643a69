"""Opening a match: before its first draw, from a record, or from a snapshot.

`Match.new` and `Match.load` do all of it at once. A server opens a table, lets its seats add their salts, sets it up
when all are there, and takes it out again when they come back.
"""

from __future__ import annotations

from collections.abc import Mapping

from duskbox.core import registry
from duskbox.core.arguments import need, need_or_none
from duskbox.core.chance import commitment, new_seed, seed_from
from duskbox.core.errors import BadPosition, BadRecord, BadSetting, DuskboxError, NotProvided
from duskbox.core.game import Game
from duskbox.core.matches.course import Course
from duskbox.core.matches.luck import CHANCES
from duskbox.core.matches.match import UNDO_POLICIES, Match
from duskbox.core.matches.position import Position, read_table
from duskbox.core.matches.records import SALT, START, Entry, Header, Record, is_salt, read
from duskbox.core.matches.snapshots import read_snapshot
from duskbox.core.packs import Pack, overlay_of
from duskbox.core.settings import Setup, as_texts
from duskbox.core.table import Table, unsaved


def unstarted_match(
    game: str | Game,
    settings: Mapping[str, str | int] | None = None,
    rulings: Mapping[str, str] | None = None,
    pack: Pack | Mapping[str, object] | None = None,
    seed: str | int | None = None,
    undo: str = "open",
    chance: str = "fair",
) -> Match:
    """A match that is committed to its seed but not started, so that seats can still add their salt."""
    need(game, (str, Game), "a game or its name")
    found = registry.find(game) if isinstance(game, str) else game
    setup = found.setup(as_texts(settings), as_texts(rulings), overlay_of(pack))
    return _open(found, setup, seed, undo, chance, "")


def open_position(position: Position | str, seed: str | int | None, undo: str = "open", chance: str = "fair") -> Match:
    """A match that begins with a position, or with the text of one, and is not started."""
    need(position, (Position, str), "a position or its text")
    if isinstance(position, str):
        position = Position.read(position)
    if position.setup.pack is not None:
        raise BadPosition("error-position-with-pack")
    _must_stand_still(position.table)
    return _open(position.game, position.setup, seed, undo, chance, position.notation)


def _open(found: Game, setup: Setup, seed: str | int | None, undo: str, chance: str, position: str) -> Match:
    need_or_none(seed, (str, int), "a word or a number as seed")
    need(undo, str, "the name of an undo policy")
    need(chance, str, "the name of a kind of chance")
    for name, value, allowed in (("undo", undo, UNDO_POLICIES), ("chance", chance, CHANCES)):
        if value not in allowed:
            raise BadSetting("error-bad-value", name=name, value=value, allowed=", ".join(allowed))
    secret = new_seed() if seed is None else seed_from(str(seed))
    promise = commitment(secret) if chance == "fair" else ""
    content = found.components.hash(setup)
    header = Header(
        found.name, found.rules_version, content, setup.settings, setup.rulings, setup.pack, chance, promise, undo,
        0, position,
    )  # fmt: skip
    record = Record(header, [])
    record.seed = secret.hex() if chance != "asked" else ""
    match = Match(setup, Course(found, record, _base(found, setup, position)))
    lost = unsaved(match.table)
    if lost:
        # It would be lost with the first snapshot, and the match would go on as another one.
        kind = type(match.table).__name__
        raise NotProvided("error-not-provided", what=f"{kind}.FIELDS/UNSAVED: {', '.join(lost)}")
    return match


def add_salt(match: Match, seat: int, salt: str) -> None:
    """Let a seat mix in its own luck before play, so that no one alone chooses it."""
    entries = match.record.entries
    if any(entry.do == START for entry in entries):
        raise DuskboxError("error-salt-late", seat=seat)
    if not 0 <= seat < match.table.seats or not is_salt(salt):
        raise DuskboxError("error-bad-salt", seat=seat)
    if any(entry.seat == seat for entry in entries):
        raise DuskboxError("error-salt-twice", seat=seat)
    entries.append(Entry(SALT, seat, salt))


def set_up(match: Match) -> None:
    """Set up and run to the first decision."""
    match.course.play(Entry(START, 0), None)


def resume_match(record: Record | str, snapshot: object) -> Match:
    """The match that a record holds, from a `course.snapshot()` of it: entries before it are trusted, those after it
    followed.

    A snapshot that does not fit is refused with `BadRecord`; `Match.load` does without one. What just happened is
    forgotten.
    """
    if isinstance(record, str):
        record = read(record)
    match = unplayed_match(record)
    course = match.course
    held = read_snapshot(match.game, match.setup, record, snapshot, course.line.base)
    course.take_up(held)
    course.follow_from(held.entries)
    return match


def unplayed_match(record: Record, unwatched: bool = False) -> Match:
    """A match with the header of a record and none of its entries carried out: `course.follow` does that. An
    `unwatched` one does not work out who notices what.
    """
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
        content = game.components.hash(setup)
    except DuskboxError as error:
        facts = {name: fact for name, fact in error.facts.items() if name not in ("line", "reason")}
        raise BadRecord("error-record-setup", line=1, reason=f"@{error.message}", **facts) from error
    if content != header.content:
        raise BadRecord("error-record-content", line=1)
    try:
        base = _base(game, setup, header.position)
        if header.position and game.setup_of(base) != setup:
            raise BadRecord("error-record-field", line=1, field="position")
    except BadPosition as error:
        raise BadRecord("error-record-field", line=1, field="position") from error
    match = Match(setup, Course(game, record, base))
    match.course.versions.watched = not unwatched
    return match


def _base(game: Game, setup: Setup, position: str) -> Table:
    """The table that a match begins with: before set-up, or in the position that its header names."""
    if not position:
        return game.new_table(setup)
    table = read_table(game, position)
    _must_stand_still(table)
    return table


def _must_stand_still(table: Table) -> None:
    """A match stands at a question or at its end, never in the middle of a step."""
    if table.decision is None and table.outcome is None:
        raise BadPosition("error-position-unasked")
