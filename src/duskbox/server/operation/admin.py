"""What an operator does to games, people and chat, on the database itself: also while the server runs, and also when no
program can follow a record.

Every change is one transaction, with a note in it for the workers that serve now.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from duskbox.core.errors import DuskboxError
from duskbox.core.matches.match import Match
from duskbox.server import clock
from duskbox.server.matches.record_headers import header_of
from duskbox.server.matches.stored_record import record_of
from duskbox.server.matches.upgrades import RUNNING, is_stranded, rules_of
from duskbox.server.operation import operator_notes as notes
from duskbox.server.operation.bans import banned
from duskbox.server.storage import keys
from duskbox.server.storage.rows import FROZEN, HOST, OVER, PLAYING, Frozen, MatchRow, SeatRow
from duskbox.server.storage.store import Store
from duskbox.server.storage.tables import bans, chats, entries, holdings, matches, operator_notes, seats

if TYPE_CHECKING:
    from sqlalchemy import Engine

#: What a game that the operator has closed has in the place of an outcome.
CLOSED: Final = ""


class Listed(msgspec.Struct, frozen=True):
    """A game on the operator's list."""

    id: str
    game: str
    state: str
    #: The rules it was begun with, and whether this Duskbox cannot play it on.
    rules: str
    stranded: bool
    created_at: float
    last_at: float | None
    entries: int
    people: list[str]


class Shown(msgspec.Struct, frozen=True):
    """A game in detail. A visitor is the digest of a browser's cookie, as it can be banned."""

    game: Listed
    settings: dict[str, str]
    invite: str
    outcome: str
    paused: bool
    frozen: Frozen | None
    hosts: list[str]
    seats: list[SeatShown]
    chat: list[ChatShown]


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat; seats are counted from 1, as on the page."""

    seat: int
    kind: str
    name: str
    agent: str
    visitors: list[str]


class ChatShown(msgspec.Struct, frozen=True):
    """A line of chat, by the number that it can be removed by."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class Ban(msgspec.Struct, frozen=True):
    """A ban."""

    kind: str
    value: str
    reason: str
    at: float


class Admin:
    """The operator at the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._store = Store(engine)

    # Looking

    def games(self, states: Iterable[str] = (), stranded: bool = False) -> list[Listed]:
        """Games in these states, or all, the newest first; only those that this Duskbox cannot play on, if those are
        asked for.
        """
        wanted = RUNNING if stranded else tuple(states)
        count = select(func.count()).where(entries.c.match == matches.c.id).scalar_subquery()
        last = select(func.max(entries.c.at)).where(entries.c.match == matches.c.id).scalar_subquery()
        columns = (matches.c.id, matches.c.game, matches.c.state, matches.c.header, matches.c.created_at)
        query = select(*columns, last, count).order_by(matches.c.created_at.desc())
        if wanted:
            query = query.where(matches.c.state.in_(wanted))
        with self._engine.connect() as connection:
            found = [
                Listed(name, game, state, rules, is_stranded(game, rules, state), created, at, entries_, [])
                for name, game, state, header, created, at, entries_ in connection.execute(query)
                for rules in [rules_of(header)]
            ]
            kept = [each for each in found if each.stranded] if stranded else found
            people: dict[str, list[str]] = {each.id: each.people for each in kept}
            sitting = select(seats.c.match, seats.c.name, seats.c.agent, seats.c.kind).order_by(seats.c.seat)
            for name, who, agent, kind in connection.execute(sitting):
                if name in people:
                    people[name].append(who or agent or kind)
        return kept

    def show(self, name: str) -> Shown:
        """A game in detail."""
        row, sitting = self._match(name)
        [listed] = [each for each in self.games() if each.id == name]
        with self._engine.connect() as connection:
            held = connection.execute(select(holdings.c.visitor, holdings.c.seat).where(holdings.c.match == name)).all()
            said = connection.execute(
                select(chats.c.id, chats.c.seat, chats.c.name, chats.c.text, chats.c.at)
                .where(chats.c.match == name)
                .order_by(chats.c.id)
            ).all()
        return Shown(
            listed,
            header_of(row).settings,
            row.invite or "",
            row.outcome,
            row.paused_at is not None,
            row.frozen,
            [visitor for visitor, seat in held if seat == HOST],
            [
                SeatShown(each.seat + 1, each.kind, each.name, each.agent, [who for who, at in held if at == each.seat])
                for each in sitting
            ],
            [ChatShown(number, seat + 1, who, text, at) for number, seat, who, text, at in said],
        )

    def export(self, name: str) -> str:
        """The record of a game with its seed, as a file that `duskbox replay` reads, if need be that of the version it
        was begun with.
        """
        row, _ = self._match(name)
        record = record_of(row, self._store.entries(name))
        try:
            match = Match.load(record)
            match.course.note_outcome()
            record = match.record
        except DuskboxError:
            # Other rules than ours: as it is stored.
            pass
        return record.text(with_seed=True)

    # Games

    def delete(self, name: str) -> None:
        """Delete a game with all that belongs to it."""
        self._match(name)
        self._store.forget([name])
        with self._engine.begin() as connection:
            _notify(connection, notes.GONE, name)

    def close(self, name: str) -> None:
        """End a game that is still being played, without a winner; its record stays."""
        row, _ = self._match(name)
        if row.state not in RUNNING:
            raise DuskboxError("error-admin-over", match=name)
        changes = {"ended_at": time.time(), "outcome": CLOSED, "request": None, "frozen": None, "paused_at": None}
        self._change(name, notes.TABLE, row.state, state=OVER, due=None, **changes)

    def freeze(self, name: str, reason: str) -> None:
        """Freeze a game: no one can choose until it is unfrozen."""
        row, _ = self._match(name)
        if row.state != PLAYING:
            raise DuskboxError("error-admin-not-playing", match=name)
        entry = self._store.counts([name]).get(name, 0)
        frozen = msgspec.json.encode(Frozen(entry, -1, "", reason, "")).decode()
        self._change(name, notes.TABLE, PLAYING, state=FROZEN, frozen=frozen, due=None, request=None)

    def unfreeze(self, name: str) -> None:
        """Let a game go on; the clock of the asked seat begins anew."""
        row, _ = self._match(name)
        if row.state != FROZEN:
            raise DuskboxError("error-admin-not-frozen", match=name)
        now = clock.now()
        due = None if row.paused_at is not None else now
        self._change(name, notes.TABLE, FROZEN, state=PLAYING, frozen=None, resumed_at=now, due=due)

    def rotate_invitation(self, name: str) -> str:
        """A new invitation; the old one leads nowhere any more."""
        row, _ = self._match(name)
        if row.invite is None:
            raise DuskboxError("error-admin-no-invite", match=name)
        code = keys.new_invite()
        self._change(name, notes.ANEW, row.state, invite=code)
        return code

    def transfer_host(self, name: str, seat: int) -> None:
        """Make the person on a seat, counted from 0, the host instead of the present one."""
        _, sitting = self._match(name)
        if not 0 <= seat < len(sitting) or not sitting[seat].secret:
            raise DuskboxError("error-admin-no-person", match=name, seat=seat + 1)
        here = holdings.c.match == name
        with self._engine.begin() as connection:
            holders = connection.execute(select(holdings.c.visitor).where(and_(here, holdings.c.seat == seat)))
            visitors = list(holders.scalars())
            connection.execute(delete(holdings).where(and_(here, holdings.c.seat == HOST)))
            for visitor in visitors:
                connection.execute(insert(holdings).values(visitor=visitor, match=name, seat=HOST, at=time.time()))
            # A program that holds the seat by its secret is the host by the same one.
            connection.execute(update(matches).where(matches.c.id == name).values(host=sitting[seat].secret))
            _notify(connection, notes.ANEW, name)

    def remove_chat(self, name: str, lines: Iterable[int] = (), seat: int | None = None) -> int:
        """Remove these lines of chat, or all that a seat has said, or all; how many there were."""
        self._match(name)
        here = [chats.c.match == name]
        numbers = list(lines)
        if numbers:
            here.append(chats.c.id.in_(numbers))
        if seat is not None:
            here.append(chats.c.seat == seat)
        with self._engine.begin() as connection:
            removed = connection.execute(delete(chats).where(and_(*here))).rowcount
            if removed:
                _notify(connection, notes.ANEW, name)
        return removed

    # People

    def bans(self) -> list[Ban]:
        """All bans."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(bans.c.kind, bans.c.value, bans.c.reason, bans.c.at).order_by(bans.c.at))
            return [Ban(*row) for row in rows]

    def ban(self, kind: str, value: str, reason: str) -> str:
        """Serve an address, a network or a visitor no longer; what is banned, as it is stored."""
        known = banned(kind, value)
        with self._engine.begin() as connection:
            connection.execute(delete(bans).where(and_(bans.c.kind == kind, bans.c.value == known)))
            connection.execute(insert(bans).values(kind=kind, value=known, reason=reason[:200], at=time.time()))
            _notify(connection, notes.BANS)
        return known

    def unban(self, kind: str, value: str) -> str:
        """Lift a ban."""
        known = banned(kind, value)
        with self._engine.begin() as connection:
            here = and_(bans.c.kind == kind, bans.c.value == known)
            if connection.execute(delete(bans).where(here)).rowcount == 0:
                raise DuskboxError("error-admin-no-ban", value=known)
            _notify(connection, notes.BANS)
        return known

    def _match(self, name: str) -> tuple[MatchRow, list[SeatRow]]:
        found = self._store.match(name)
        if found is None:
            raise DuskboxError("error-admin-no-game", match=name[:80])
        return found

    def _change(self, name: str, kind: str, state: str, /, **values: Any) -> None:
        """Change a match that still is in this state, and tell the workers."""
        changed = values.pop("state", state)
        with self._engine.begin() as connection:
            here = and_(matches.c.id == name, matches.c.state == state)
            if connection.execute(update(matches).where(here).values(state=changed, **values)).rowcount == 0:
                raise DuskboxError("error-admin-changed", match=name)
            _notify(connection, kind, name)


def _notify(connection: Connection, kind: str, match: str = "") -> None:
    now = clock.now()
    connection.execute(delete(operator_notes).where(operator_notes.c.at < now - notes.KEPT))
    connection.execute(insert(operator_notes).values(match=match, kind=kind, at=now))
