"""Reading and writing everything but entries, which the journal appends.

Plain blocking functions; the server calls them on threads of their own, so that its loop never waits.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    Row,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from duskbox.server import clock
from duskbox.server.storage.calls import Calls
from duskbox.server.storage.people import (
    FREED,
    HANDED_ON,
    LOST,
    PERSON,
    STOOD_UP,
    Former,
    People,
    person_of,
)
from duskbox.server.storage.presence import Presence
from duskbox.server.storage.rows import (
    HOST,
    HUMAN,
    LOBBY,
    OPEN,
    OVER,
    PLAYING,
    Brief,
    ChatRow,
    EntryRow,
    Frozen,
    MatchRow,
    NoticeRow,
    Progress,
    Proposal,
    ResultRow,
    SeatRow,
    Terms,
    UndoRequest,
)
from duskbox.server.storage.tables import (
    bans,
    chats,
    entries,
    former,
    holdings,
    hooks,
    matches,
    notices,
    operator_notes,
    presence,
    results,
    seats,
    server_values,
    snapshots,
    stories,
    visitors,
)
from duskbox.server.storage.writing import writing

#: Columns of `matches` that hold JSON, and what it is.
_JSON: dict[str, Any] = {
    "terms": Terms, "request": UndoRequest, "frozen": Frozen, "brief": Brief, "proposal": Proposal,
    "progress": Progress,
}  # fmt: skip

#: How many lines of chat a newcomer is shown, how many of a match are kept at least, and after how many more the oldest
#: are deleted.
CHAT_TAIL = 100
CHAT_KEPT = 1000
CHAT_SWEPT = 50
#: How many notices of a match are kept.
NOTICES_KEPT = 30
#: A seat that is no one's.
_VACANT: dict[str, Any] = {
    "kind": OPEN, "name": "", "agent": "", "stand_in": "", "stand_in_why": "", "heir": "", "hook_url": "",
    "hook_secret": "", "secret": "", "ready": 0,
}  # fmt: skip
#: How many entries of a record that is brought along are stored at a time.
ENTRIES_AT_ONCE = 500
#: How many old matches are deleted at a time.
FORGOTTEN = 500

# What is asked for with almost every request, and by those who guess, is built once: building it takes longer than
# carrying it out.
_MATCH = select(matches).where(matches.c.id == bindparam("name"))
_SEATS = select(seats).where(seats.c.match == bindparam("name")).order_by(seats.c.seat)
_HELD = (
    select(holdings.c.seat)
    .where(and_(holdings.c.visitor == PERSON.scalar_subquery(), holdings.c.match == bindparam("name")))
    .order_by(holdings.c.seat)
)
_INVITED = select(matches.c.id).where(matches.c.invite == bindparam("code"))
_HERE = and_(seats.c.match == bindparam("name"), seats.c.seat == bindparam("seat"))
_OPENS = select(seats.c.seat).where(
    and_(_HERE, or_(seats.c.secret == bindparam("secret"), seats.c.heir == bindparam("secret")))
)
_IS_FREE = select(seats.c.seat).where(and_(_HERE, seats.c.kind == OPEN))
_NEW_MATCH = insert(matches)
_NEW_SEATS = insert(seats)


class Standing(msgspec.Struct, frozen=True):
    """Which seats of a match a visitor holds, -1 for the host's role, and which ones they have lost."""

    visitor: str
    held: set[int]
    lost: list[Former]


class Store:
    """The database, as the server speaks to it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.people = People(engine)
        self.presence = Presence(engine)
        self.calls = Calls(engine)
        self._dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._hold, self._hold_by_secret = _holding(self._dialect.insert(holdings))

    # Matches

    def create(self, match: MatchRow, sitting: Iterable[SeatRow], rows: Iterable[EntryRow] = ()) -> None:
        """Store a new match with its seats, and entries if it is brought along: a part of a long record at a time, so
        that no one waits for all of it. No one knows the match's name before it is complete.
        """
        with writing(self.engine) as connection:
            connection.execute(_NEW_MATCH, _match_values(match))
            connection.execute(_NEW_SEATS, [{"match": match.id, **msgspec.structs.asdict(seat)} for seat in sitting])
        brought = [msgspec.structs.asdict(row) for row in rows]
        for start in range(0, len(brought), ENTRIES_AT_ONCE):
            with writing(self.engine) as connection:
                connection.execute(insert(entries), brought[start : start + ENTRIES_AT_ONCE])

    def match(self, name: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match and its seats."""
        with self.engine.connect() as connection:
            found = connection.execute(_MATCH, {"name": name}).first()
            if found is None:
                return None
            return _match(found), [_struct(SeatRow, row) for row in connection.execute(_SEATS, {"name": name})]

    def invited(self, code: str) -> str | None:
        """The match that an invitation leads to."""
        with self.engine.connect() as connection:
            return connection.execute(_INVITED, {"code": code}).scalar()

    def change(self, name: str, only_if: dict[str, Any] | None = None, /, **values: Any) -> bool:
        """Change columns of a match, if others still are as expected; whether that was so."""
        known = [matches.c[column] == value for column, value in encoded(only_if or {}).items()]
        with writing(self.engine) as connection:
            statement = update(matches).where(and_(matches.c.id == name, *known)).values(**encoded(values))
            return connection.execute(statement).rowcount == 1

    # Entries and snapshots

    def entries(self, name: str, start: int = 0) -> list[EntryRow]:
        """The entries of a match from a number on."""
        with self.engine.connect() as connection:
            query = select(entries).where(and_(entries.c.match == name, entries.c.n >= start)).order_by(entries.c.n)
            return [EntryRow(*row) for row in connection.execute(query)]

    def lines(self, name: str) -> list[str]:
        """The entries of a match as lines of its record."""
        with self.engine.connect() as connection:
            query = select(entries.c.line).where(entries.c.match == name).order_by(entries.c.n)
            return list(connection.execute(query).scalars())

    def counts(self, names: list[str]) -> dict[str, int]:
        """How many entries each of these matches has."""
        with self.engine.connect() as connection:
            query = select(entries.c.match, func.max(entries.c.n)).where(entries.c.match.in_(names))
            return {name: last + 1 for name, last in connection.execute(query.group_by(entries.c.match))}

    def decided(self, names: list[str]) -> dict[str, object]:
        """What is decided about each of these matches and who sits there,
        only to be compared with what it was before.
        """
        row = (
            matches.c.state, matches.c.paused_at, matches.c.resumed_at, matches.c.request, matches.c.frozen,
            matches.c.proposal, matches.c.terms, matches.c.rematch,
        )  # fmt: skip
        seat = (seats.c.kind, seats.c.name, seats.c.agent, seats.c.stand_in, seats.c.secret, seats.c.ready)
        with self.engine.connect() as connection:
            query = select(matches.c.id, *row).where(matches.c.id.in_(names))
            found: dict[str, list[object]] = {name: [tuple(rest)] for name, *rest in connection.execute(query)}
            sitting = select(seats.c.match, *seat).where(seats.c.match.in_(list(found)))
            for name, *rest in connection.execute(sitting.order_by(seats.c.seat)):
                found[name].append(tuple(rest))
        return dict(found)

    def snapshot(self, name: str, engine: str) -> bytes | None:
        """The last snapshot, if the present engine made it."""
        with self.engine.connect() as connection:
            query = select(snapshots.c.data).where(and_(snapshots.c.match == name, snapshots.c.engine == engine))
            return connection.execute(query).scalar()

    def snapshot_at(self, name: str, engine: str) -> tuple[int, bytes] | None:
        """The same, and after how many entries it was made."""
        with self.engine.connect() as connection:
            query = select(snapshots.c.n, snapshots.c.data)
            found = connection.execute(query.where(and_(snapshots.c.match == name, snapshots.c.engine == engine)))
            row = found.first()
            return None if row is None else (row.n, row.data)

    def save_snapshot(self, name: str, n: int, engine: str, data: bytes) -> None:
        """Keep a snapshot in place of an older one."""
        statement = self._dialect.insert(snapshots).values(match=name, n=n, engine=engine, data=data)
        statement = statement.on_conflict_do_update(
            index_elements=["match"],
            set_={"n": n, "engine": engine, "data": data},
            where=or_(snapshots.c.n < n, snapshots.c.engine != engine),
        )
        with writing(self.engine) as connection:
            connection.execute(statement)

    # Seats and who holds them

    def change_seat(self, match: str, seat: int, only_if: dict[str, Any] | None = None, /, **values: Any) -> bool:
        """Change a seat, if it still is as expected; whether that was so."""
        known = [seats.c[column] == value for column, value in (only_if or {}).items()]
        here = and_(seats.c.match == match, seats.c.seat == seat, *known)
        with writing(self.engine) as connection:
            return connection.execute(update(seats).where(here).values(**values)).rowcount == 1

    def free_seat(self, match: str, seat: int, why: str = "", states: tuple[str, ...] = (), /, **values: Any) -> bool:
        """A seat is no one's any more: its old secret opens nothing. With a reason, its holder is remembered.

        With states, only if the match is in one of them; whether it was.
        """
        here = _seat(match, seat) if not states else and_(_seat(match, seat), _in_state(match, states))
        with writing(self.engine) as connection:
            if connection.execute(update(seats).where(here).values(**_VACANT | values)).rowcount != 1:
                return False
            self._let_go(connection, match, seat, why)
        return True

    def _let_go(self, connection: Connection, match: str, seat: int, why: str) -> None:
        held = and_(holdings.c.match == match, holdings.c.seat == seat)
        if why:
            people = connection.execute(select(holdings.c.visitor).where(held)).scalars().all()
            now = clock.now()
            rows = [{"visitor": each, "match": match, "seat": seat, "why": why, "at": now} for each in people]
            if rows:
                # An earlier holder is not the last any more.
                gone = and_(former.c.match == match, former.c.seat == seat)
                connection.execute(delete(former).where(gone))
                connection.execute(insert(former), rows)
        connection.execute(delete(holdings).where(held))

    def opens(self, match: str, seat: int, secret: str) -> bool:
        """Whether this is the digest of a seat's secret, or of a link that hands it on. Asked before anything is
        written: those who guess keep no one from writing.
        """
        with self.engine.connect() as connection:
            return connection.execute(_OPENS, {"name": match, "seat": seat, "secret": secret}).first() is not None

    def hand_seat_on(self, match: str, seat: int, heir: str, secret: str, /, **values: Any) -> bool:
        """A link to a seat is used: its holder has it no more, and its secret is another; False if the link opens
        nothing.
        """
        fresh = {"secret": secret, "heir": "", "stand_in": "", "stand_in_why": "", "hook_url": "", "hook_secret": ""}
        known = and_(_seat(match, seat), seats.c.heir == heir, seats.c.kind == HUMAN)
        with writing(self.engine) as connection:
            if connection.execute(update(seats).where(known).values(**fresh | values)).rowcount != 1:
                return False
            self._let_go(connection, match, seat, HANDED_ON)
        return True

    def retake_seat(self, match: str, seat: int, person: str, secret: str) -> bool:
        """Give a seat back to a person, under the name they had, unless another person has it by now."""
        vacant = and_(_seat(match, seat), seats.c.kind != HUMAN)
        with writing(self.engine) as connection:
            here = and_(notices.c.match == match, notices.c.seat == seat, notices.c.what.in_((FREED, STOOD_UP)))
            newest = select(notices.c.who).where(here).order_by(notices.c.id.desc()).limit(1)
            fresh = {**_VACANT, "kind": HUMAN, "secret": secret, "name": connection.execute(newest).scalar() or ""}
            if connection.execute(update(seats).where(vacant).values(**fresh)).rowcount != 1:
                return False
            connection.execute(insert(holdings).values(visitor=person, match=match, seat=seat, at=time.time()))
            connection.execute(delete(former).where(and_(former.c.match == match, former.c.seat == seat)))
        return True

    def note(self, match: str, what: str, seat: int, who: str, agent: str) -> NoticeRow:
        """Keep what all at a table are told about a seat."""
        at = clock.now()
        statement = insert(notices).values(match=match, what=what, seat=seat, who=who, agent=agent, at=at)
        with writing(self.engine) as connection:
            number = int(connection.execute(statement.returning(notices.c.id)).scalar_one())
            newest = select(notices.c.id).where(notices.c.match == match).order_by(notices.c.id.desc())
            oldest = newest.limit(1).offset(NOTICES_KEPT - 1).scalar_subquery()
            connection.execute(delete(notices).where(and_(notices.c.match == match, notices.c.id < oldest)))
        return NoticeRow(number, what, seat, who, agent, at)

    def notices(self, match: str, after: float) -> list[NoticeRow]:
        """What was told at a table after some time."""
        columns = (notices.c.id, notices.c.what, notices.c.seat, notices.c.who, notices.c.agent, notices.c.at)
        with self.engine.connect() as connection:
            query = select(*columns).where(and_(notices.c.match == match, notices.c.at > after)).order_by(notices.c.id)
            return [NoticeRow(*row) for row in connection.execute(query)]

    def keep(
        self, visitor: str, fresh: str, name: str, is_host: bool, opened: list[tuple[int, str]]
    ) -> Standing | None:
        """Note that a visitor is the host of a match, or has the seats that these digests still open; nothing, if one
        opens none any more. A visitor that is none of ours becomes the `fresh` one.
        """
        with writing(self.engine) as connection:
            person = connection.execute(PERSON, {"visitor": visitor}).scalar()
            if not person:
                connection.execute(insert(visitors).values(id=fresh, person=fresh, at=clock.now()))
            given = {"person": person or fresh, "name": name, "at": time.time()}
            if is_host:
                connection.execute(self._hold, {**given, "seat": HOST})
            for seat, secret in opened:
                here = {**given, "seat": seat, "secret": secret}
                if connection.execute(self._hold_by_secret, here).first() is None:
                    connection.rollback()
                    return None
            return _standing(connection, visitor if person else fresh, name)

    def standing(self, visitor: str, name: str) -> Standing:
        """Which seats of a match a visitor holds and has lost."""
        with self.engine.connect() as connection:
            return _standing(connection, visitor, name)

    def hold(self, person: str, name: str, seat: int) -> None:
        """Note that a person is the host, or has a seat."""
        with writing(self.engine) as connection:
            connection.execute(self._hold, {"person": person, "name": name, "seat": seat, "at": time.time()})

    def reserve(self, old: str, new: str, seats_of: list[int]) -> None:
        """Give the people of one game the same seats of the next."""
        here = and_(holdings.c.match == old, holdings.c.seat.in_(seats_of))
        found = select(holdings.c.visitor, literal(new), holdings.c.seat, literal(time.time())).where(here)
        statement = self._dialect.insert(holdings).from_select(["visitor", "match", "seat", "at"], found)
        with writing(self.engine) as connection:
            connection.execute(statement.on_conflict_do_nothing())

    def held(self, name: str) -> set[int]:
        """Which seats of a match people hold."""
        with self.engine.connect() as connection:
            return set(connection.execute(select(holdings.c.seat).where(holdings.c.match == name)).scalars())

    def last_entries(self, names: list[str]) -> dict[str, float]:
        """When something last happened in each of these matches."""
        newest = (
            select(entries.c.at)
            .where(entries.c.match == matches.c.id)
            .order_by(entries.c.n.desc())
            .limit(1)
            .scalar_subquery()
        )
        with self.engine.connect() as connection:
            query = select(matches.c.id, newest).where(matches.c.id.in_(names))
            return {name: at for name, at in connection.execute(query) if at is not None}

    def leave(self, person: str, name: str) -> None:
        """Take a match from a person's list."""
        with writing(self.engine) as connection:
            for table in (holdings, former):
                connection.execute(delete(table).where(and_(table.c.visitor == person, table.c.match == name)))

    def hold_by_secret(self, person: str, name: str, seat: int, secret: str) -> bool:
        """Note that a person has a seat, if this still is the digest of its secret; whether that was so."""
        here = {"person": person, "name": name, "seat": seat, "secret": secret, "at": time.time()}
        with writing(self.engine) as connection:
            return connection.execute(self._hold_by_secret, here).first() is not None

    def holds(self, visitor: str, name: str) -> list[int]:
        """Which seats of a match a visitor holds; -1 is the host's role."""
        with self.engine.connect() as connection:
            return list(connection.execute(_HELD, {"visitor": visitor, "name": name}).scalars())

    def matches_of(self, visitor: str, limit: int) -> list[tuple[MatchRow, list[SeatRow], list[int]]]:
        """A visitor's matches, the newest first."""
        with self.engine.connect() as connection:
            newest = (
                select(holdings.c.match, func.max(holdings.c.at).label("at"))
                .where(holdings.c.visitor == person_of(visitor))
                .group_by(holdings.c.match)
                .order_by(func.max(holdings.c.at).desc())
                .limit(limit)
                .subquery()
            )
            # A header may be long; it is read only of matches from before what lists need was kept apart.
            short = case((matches.c.brief.is_(None), matches.c.header), else_="").label("header")
            rest = [column for column in matches.c if column.name != "header"]
            query = select(short, *rest).join(newest, newest.c.match == matches.c.id).order_by(newest.c.at.desc())
            found = [_match(row) for row in connection.execute(query)]
            names = [match.id for match in found]
            sitting: dict[str, list[SeatRow]] = {name: [] for name in names}
            held: dict[str, list[int]] = {name: [] for name in names}
            for row in connection.execute(select(seats).where(seats.c.match.in_(names)).order_by(seats.c.seat)):
                sitting[row.match].append(_struct(SeatRow, row))
            mine = and_(holdings.c.visitor == person_of(visitor), holdings.c.match.in_(names))
            for row in connection.execute(select(holdings.c.match, holdings.c.seat).where(mine)):
                held[row.match].append(row.seat)
            return [(match, sitting[match.id], held[match.id]) for match in found]

    # Chat

    def add_chat(self, name: str, seat: int, who: str, text: str) -> ChatRow:
        """Store a chat message."""
        at = time.time()
        with writing(self.engine) as connection:
            statement = insert(chats).values(match=name, seat=seat, name=who, text=text, at=at).returning(chats.c.id)
            number = int(connection.execute(statement).scalar_one())
            # A number tells nothing about this match: another's lines may have all those that could be looked for.
            count = select(func.count()).select_from(chats).where(chats.c.match == name)
            if connection.execute(count).scalar_one() >= CHAT_KEPT + CHAT_SWEPT:
                newest = select(chats.c.id).where(chats.c.match == name).order_by(chats.c.id.desc())
                oldest = newest.limit(1).offset(CHAT_KEPT - 1).scalar_subquery()
                connection.execute(delete(chats).where(and_(chats.c.match == name, chats.c.id < oldest)))
            return ChatRow(number, seat, who, text, at)

    def chat_after(self, name: str, after: int = 0) -> list[ChatRow]:
        """The last chat messages after one."""
        with self.engine.connect() as connection:
            query = select(chats.c.id, chats.c.seat, chats.c.name, chats.c.text, chats.c.at).where(
                and_(chats.c.match == name, chats.c.id > after)
            )
            rows = connection.execute(query.order_by(chats.c.id.desc()).limit(CHAT_TAIL)).all()
            return [ChatRow(*row) for row in reversed(rows)]

    def chat_counts(self, names: list[str]) -> dict[str, tuple[int, int]]:
        """How many chat messages each of these matches has, and the number of the last one."""
        with self.engine.connect() as connection:
            query = select(chats.c.match, func.count(), func.max(chats.c.id)).where(chats.c.match.in_(names))
            return {name: (count, last) for name, count, last in connection.execute(query.group_by(chats.c.match))}

    # What is due

    def due(self, now: float, limit: int) -> list[tuple[str, float]]:
        """Matches in which something should have happened by now, and when."""
        with self.engine.connect() as connection:
            query = select(matches.c.id, matches.c.due).where(and_(matches.c.due.is_not(None), matches.c.due <= now))
            return [(name, due) for name, due in connection.execute(query.order_by(matches.c.due).limit(limit))]

    # The daily labyrinth

    def save_result(self, result: ResultRow) -> None:
        """Keep how a daily labyrinth went."""
        statement = self._dialect.insert(results).values(**msgspec.structs.asdict(result) | {"won": int(result.won)})
        with writing(self.engine) as connection:
            connection.execute(statement.on_conflict_do_nothing())

    def results(self, day: str, limit: int) -> list[ResultRow]:
        """The results of a day, the best first."""
        with self.engine.connect() as connection:
            query = select(results).where(results.c.day == day)
            query = query.order_by(results.c.won.desc(), results.c.moves, results.c.seconds).limit(limit)
            return [_struct(ResultRow, row, won=bool(row.won)) for row in connection.execute(query)]

    # The server

    def secret(self, fresh: str) -> str:
        """The server's secret: the first that was stored."""
        with writing(self.engine) as connection:
            connection.execute(
                self._dialect.insert(server_values).values(name="secret", value=fresh).on_conflict_do_nothing()
            )
            return str(
                connection.execute(select(server_values.c.value).where(server_values.c.name == "secret")).scalar_one()
            )

    def ping(self) -> None:
        """Raise if the database does not answer."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")

    def forget_old(self, finished_before: float | None, idle_before: float | None) -> int:
        """Delete some of the matches that ended, or were left, before these times, unless a player is there now; how
        many there were.
        """
        last = select(func.max(entries.c.at)).where(entries.c.match == matches.c.id).scalar_subquery()
        old = []
        if finished_before is not None:
            old.append(and_(matches.c.ended_at.is_not(None), matches.c.ended_at < finished_before))
        if idle_before is not None:
            left = func.coalesce(last, matches.c.created_at) < idle_before
            old.append(and_(matches.c.state.in_((LOBBY, PLAYING)), left))
        if not old:
            return 0
        visited = select(presence.c.match).where(and_(presence.c.match == matches.c.id, presence.c.until > clock.now()))
        with writing(self.engine) as connection:
            query = select(matches.c.id).where(and_(or_(*old), ~visited.exists())).limit(FORGOTTEN)
            names = list(connection.execute(query).scalars())
            _forget(connection, names)
        return len(names)

    def forget(self, names: list[str]) -> None:
        """Delete matches with all that belongs to them. Results of the daily labyrinth stay, and who has begun one."""
        with writing(self.engine) as connection:
            _forget(connection, names)

    # What the operator decides

    def bans(self) -> list[tuple[str, str]]:
        """All bans: their kind and what they name."""
        with self.engine.connect() as connection:
            return [(kind, value) for kind, value in connection.execute(select(bans.c.kind, bans.c.value))]

    def last_note(self) -> int:
        """The number of the operator's last note."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(operator_notes.c.id))).scalar() or 0

    def notes_after(self, after: int) -> list[tuple[int, str, str]]:
        """The operator's notes after a number: each with its number, its match and its kind."""
        with self.engine.connect() as connection:
            query = select(operator_notes.c.id, operator_notes.c.match, operator_notes.c.kind).where(
                operator_notes.c.id > after
            )
            return [
                (number, match, kind) for number, match, kind in connection.execute(query.order_by(operator_notes.c.id))
            ]

    # The stories of games that are over

    def save_story(self, name: str, data: bytes) -> None:
        """Keep what was told of a match that is over, unless it is kept already."""
        statement = self._dialect.insert(stories).values(match=name, data=data)
        with writing(self.engine) as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=["match"], set_={"data": data}))

    def story(self, name: str) -> bytes | None:
        """What was told of a match."""
        with self.engine.connect() as connection:
            return connection.execute(select(stories.c.data).where(stories.c.match == name)).scalar()

    def untold(self, limit: int) -> list[str]:
        """Matches that are over and have no story, the newest first."""
        kept = select(stories.c.match).where(stories.c.match == matches.c.id)
        with self.engine.connect() as connection:
            query = select(matches.c.id).where(and_(matches.c.state == OVER, ~kept.exists()))
            return list(connection.execute(query.order_by(matches.c.ended_at.desc()).limit(limit)).scalars())

    def take_seat(self, name: str, seat: int, who: str, secret: str, states: tuple[str, ...]) -> bool:
        """Sit down on an open seat of a match in one of these states; False if another was quicker. Nothing is written
        where no seat is open, however often it is tried.
        """
        with self.engine.connect() as connection:
            if connection.execute(_IS_FREE, {"name": name, "seat": seat}).first() is None:
                return False
        here = and_(_seat(name, seat), seats.c.kind == OPEN, _in_state(name, states))
        fresh = {**_VACANT, "kind": HUMAN, "name": who, "secret": secret}
        with writing(self.engine) as connection:
            return connection.execute(update(seats).where(here).values(**fresh)).rowcount == 1

    def empty_seat(self, name: str, seat: int, secret: str) -> None:
        """Open a seat again that was only just taken, unless another person has it by now."""
        self.change_seat(name, seat, {"secret": secret}, kind=OPEN, name="", secret="")


def _holding(into: sqlite.Insert | postgresql.Insert) -> tuple[Executable, Executable]:
    """The statements that a person has a seat: for sure, and if this still is the digest of its secret, which is
    answered with the seat.
    """
    person, at = bindparam("person", type_=holdings.c.visitor.type), bindparam("at", type_=holdings.c.at.type)
    name = bindparam("name", type_=holdings.c.match.type)
    seat, secret = bindparam("seat", type_=holdings.c.seat.type), bindparam("secret", type_=seats.c.secret.type)
    surely = into.values(visitor=person, match=name, seat=seat, at=at).on_conflict_do_nothing()
    here = and_(seats.c.match == name, seats.c.seat == seat, seats.c.secret == secret)
    # If the seat is taken away at this moment, one of the two transactions waits for the other.
    found = select(person, seats.c.match, seats.c.seat, at).where(here).with_for_update(read=True)
    # A person who has it already holds it as before, and that counts too.
    kept = into.from_select(["visitor", "match", "seat", "at"], found).on_conflict_do_update(
        index_elements=["visitor", "match", "seat"], set_={"at": holdings.c.at}
    )
    return surely, kept.returning(holdings.c.seat)


def _standing(connection: Connection, visitor: str, name: str) -> Standing:
    given = {"visitor": visitor, "name": name}
    held = set(connection.execute(_HELD, given).scalars())
    return Standing(visitor, held, [Former(*row) for row in connection.execute(LOST, given)])


def _seat(match: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.match == match, seats.c.seat == seat)


def _in_state(match: str, states: tuple[str, ...]) -> ColumnElement[bool]:
    return select(matches.c.id).where(and_(matches.c.id == match, matches.c.state.in_(states))).exists()


def _forget(connection: Connection, names: list[str]) -> None:
    tables: tuple[Table, ...] = (entries, seats, holdings, former, notices, snapshots, chats, presence, hooks, stories)
    for table in tables:
        connection.execute(delete(table).where(table.c.match.in_(names)))
    connection.execute(delete(matches).where(matches.c.id.in_(names)))


def _struct(kind: Any, row: Row[Any], **instead: Any) -> Any:
    """A row as a struct, by the names of its columns."""
    values = {**row._mapping, **instead}
    return kind(**{name: values[name] for name in kind.__struct_fields__})


def _match(row: Row[Any]) -> MatchRow:
    decoded = {
        name: None if row._mapping[name] is None else msgspec.json.decode(row._mapping[name], type=kind)
        for name, kind in _JSON.items()
    }
    return _struct(MatchRow, row, **decoded)  # type: ignore[no-any-return]


def encoded(values: dict[str, Any]) -> dict[str, Any]:
    """Column values, with structs as JSON."""
    return {
        name: msgspec.json.encode(value).decode() if isinstance(value, msgspec.Struct) else value
        for name, value in values.items()
    }


def _match_values(match: MatchRow) -> dict[str, Any]:
    return encoded({name: getattr(match, name) for name in MatchRow.__struct_fields__})
