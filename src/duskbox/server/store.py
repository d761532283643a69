"""Reading and writing everything but entries, which the journal appends.

Plain blocking functions; the server calls them on threads of their own, so that its loop never waits.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, Table, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from duskbox.server.rows import (
    HOST,
    HUMAN,
    LOBBY,
    OPEN,
    PLAYING,
    ChatRow,
    EntryRow,
    Frozen,
    HookRow,
    MatchRow,
    ResultRow,
    SeatRow,
    Terms,
    UndoRequest,
)
from duskbox.server.tables import chats, entries, holdings, hooks, house, matches, presence, results, seats, snapshots

#: Columns of `matches` that hold JSON, and what it is.
_JSON: dict[str, Any] = {"terms": Terms, "request": UndoRequest, "frozen": Frozen}

#: How many lines of chat a newcomer is shown, how many of a match are kept at least, and after how many the older ones are looked for.
CHAT_TAIL = 100
CHAT_KEPT = 1000
CHAT_SWEPT = 50
#: How many old matches are deleted at a time.
FORGOTTEN = 500


class Store:
    """The database, as the server speaks to it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._dialect = sqlite if engine.dialect.name == "sqlite" else postgresql

    # Matches

    def create(self, match: MatchRow, sitting: Iterable[SeatRow], rows: Iterable[EntryRow] = ()) -> None:
        """Store a new match with its seats, and entries if it is brought along."""
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**_match_values(match)))
            connection.execute(insert(seats), [{"match": match.id, **msgspec.structs.asdict(seat)} for seat in sitting])
            brought = [msgspec.structs.asdict(row) for row in rows]
            if brought:
                connection.execute(insert(entries), brought)

    def match(self, name: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match and its seats."""
        with self.engine.connect() as connection:
            found = connection.execute(select(matches).where(matches.c.id == name)).first()
            return None if found is None else (_match(found), self._seats(connection, name))

    def _seats(self, connection: Connection, name: str) -> list[SeatRow]:
        rows = connection.execute(select(seats).where(seats.c.match == name).order_by(seats.c.seat))
        return [_struct(SeatRow, row) for row in rows]

    def invited(self, code: str) -> str | None:
        """The match that an invitation leads to."""
        with self.engine.connect() as connection:
            return connection.execute(select(matches.c.id).where(matches.c.invite == code)).scalar()

    def change(self, name: str, only_if: dict[str, Any] | None = None, /, **values: Any) -> bool:
        """Change columns of a match, if others still are as expected; whether that was so."""
        known = [matches.c[column] == value for column, value in _encoded(only_if or {}).items()]
        with self.engine.begin() as connection:
            statement = update(matches).where(and_(matches.c.id == name, *known)).values(**_encoded(values))
            return connection.execute(statement).rowcount == 1

    # Entries and snapshots

    def entries(self, name: str, start: int = 0) -> list[EntryRow]:
        """The entries of a match from a number on."""
        with self.engine.connect() as connection:
            query = select(entries).where(and_(entries.c.match == name, entries.c.n >= start)).order_by(entries.c.n)
            return [EntryRow(*row) for row in connection.execute(query)]

    def counts(self, names: list[str]) -> dict[str, int]:
        """How many entries each of these matches has."""
        with self.engine.connect() as connection:
            query = select(entries.c.match, func.max(entries.c.n)).where(entries.c.match.in_(names))
            return {name: last + 1 for name, last in connection.execute(query.group_by(entries.c.match))}

    def decided(self, names: list[str]) -> dict[str, object]:
        """What is decided about each of these matches and who sits there, only to be compared with what it was before."""
        row = (matches.c.state, matches.c.paused_at, matches.c.resumed_at, matches.c.request, matches.c.frozen)
        seat = (seats.c.kind, seats.c.name, seats.c.agent, seats.c.stand_in, seats.c.secret)
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

    def save_snapshot(self, name: str, n: int, engine: str, data: bytes) -> None:
        """Keep a snapshot in place of an older one."""
        statement = self._dialect.insert(snapshots).values(match=name, n=n, engine=engine, data=data)
        statement = statement.on_conflict_do_update(
            index_elements=["match"],
            set_={"n": n, "engine": engine, "data": data},
            where=or_(snapshots.c.n < n, snapshots.c.engine != engine),
        )
        with self.engine.begin() as connection:
            connection.execute(statement)

    # Seats and who holds them

    def change_seat(self, match: str, seat: int, only_if: dict[str, Any] | None = None, /, **values: Any) -> bool:
        """Change a seat, if it still is as expected; whether that was so."""
        known = [seats.c[column] == value for column, value in (only_if or {}).items()]
        here = and_(seats.c.match == match, seats.c.seat == seat, *known)
        with self.engine.begin() as connection:
            return connection.execute(update(seats).where(here).values(**values)).rowcount == 1

    def free_seat(self, match: str, seat: int, /, **values: Any) -> None:
        """Nobody holds a seat any more: its old secret opens nothing, and no visitor's drawer has it."""
        fresh = {"kind": OPEN, "name": "", "agent": "", "stand_in": "", "hook_url": "", "hook_secret": "", "secret": ""}
        here = and_(seats.c.match == match, seats.c.seat == seat)
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(here).values(**fresh | values))
            connection.execute(delete(holdings).where(and_(holdings.c.match == match, holdings.c.seat == seat)))

    def hold(self, visitor: str, name: str, seat: int) -> None:
        """Put the host's chair, or a seat, into a visitor's drawer."""
        statement = self._dialect.insert(holdings).values(visitor=visitor, match=name, seat=seat, at=time.time())
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_nothing())

    def hold_by_secret(self, visitor: str, name: str, seat: int, secret: str) -> bool:
        """Put a seat into a visitor's drawer, if this still is the digest of its secret; whether that was so."""
        here = and_(seats.c.match == name, seats.c.seat == seat, seats.c.secret == secret)
        # Whoever takes the seat away at this moment waits for us, or we for them: a drawer never keeps what is gone.
        found = select(literal(visitor), seats.c.match, seats.c.seat, literal(time.time())).where(here)
        statement = self._dialect.insert(holdings).from_select(
            ["visitor", "match", "seat", "at"], found.with_for_update(read=True)
        )
        # Somebody who has it already holds it as before, and that counts too.
        kept = statement.on_conflict_do_update(index_elements=["visitor", "match", "seat"], set_={"at": holdings.c.at})
        with self.engine.begin() as connection:
            return connection.execute(kept.returning(holdings.c.seat)).first() is not None

    def holds(self, visitor: str, name: str) -> list[int]:
        """Which seats of a match a visitor holds; -1 is the host's chair."""
        with self.engine.connect() as connection:
            query = select(holdings.c.seat).where(and_(holdings.c.visitor == visitor, holdings.c.match == name))
            return list(connection.execute(query.order_by(holdings.c.seat)).scalars())

    def matches_of(self, visitor: str, limit: int) -> list[tuple[MatchRow, list[SeatRow], list[int]]]:
        """The matches in a visitor's drawer, the newest first."""
        with self.engine.connect() as connection:
            newest = (
                select(holdings.c.match, func.max(holdings.c.at).label("at"))
                .where(holdings.c.visitor == visitor)
                .group_by(holdings.c.match)
                .order_by(func.max(holdings.c.at).desc())
                .limit(limit)
                .subquery()
            )
            query = select(matches).join(newest, newest.c.match == matches.c.id).order_by(newest.c.at.desc())
            found = [_match(row) for row in connection.execute(query)]
            names = [match.id for match in found]
            sitting: dict[str, list[SeatRow]] = {name: [] for name in names}
            held: dict[str, list[int]] = {name: [] for name in names}
            for row in connection.execute(select(seats).where(seats.c.match.in_(names)).order_by(seats.c.seat)):
                sitting[row.match].append(_struct(SeatRow, row))
            mine = and_(holdings.c.visitor == visitor, holdings.c.match.in_(names))
            for row in connection.execute(select(holdings.c.match, holdings.c.seat).where(mine)):
                held[row.match].append(row.seat)
            return [(match, sitting[match.id], held[match.id]) for match in found]

    # Chat

    def say(self, name: str, seat: int, who: str, text: str) -> ChatRow:
        """Keep a line of chat."""
        at = time.time()
        with self.engine.begin() as connection:
            statement = insert(chats).values(match=name, seat=seat, name=who, text=text, at=at).returning(chats.c.id)
            number = int(connection.execute(statement).scalar_one())
            if number % CHAT_SWEPT == 0:
                newest = select(chats.c.id).where(chats.c.match == name).order_by(chats.c.id.desc())
                oldest = newest.limit(1).offset(CHAT_KEPT - 1).scalar_subquery()
                connection.execute(delete(chats).where(and_(chats.c.match == name, chats.c.id < oldest)))
            return ChatRow(number, seat, who, text, at)

    def said(self, name: str, after: int = 0) -> list[ChatRow]:
        """The last lines of chat after one."""
        with self.engine.connect() as connection:
            query = select(chats.c.id, chats.c.seat, chats.c.name, chats.c.text, chats.c.at).where(
                and_(chats.c.match == name, chats.c.id > after)
            )
            rows = connection.execute(query.order_by(chats.c.id.desc()).limit(CHAT_TAIL)).all()
            return [ChatRow(*row) for row in reversed(rows)]

    def talk(self, names: list[str]) -> dict[str, tuple[int, int]]:
        """How many lines of chat each of these matches has, and the number of the last one."""
        with self.engine.connect() as connection:
            query = select(chats.c.match, func.count(), func.max(chats.c.id)).where(chats.c.match.in_(names))
            return {name: (count, last) for name, count, last in connection.execute(query.group_by(chats.c.match))}

    # What is due

    def due(self, now: float, limit: int) -> list[tuple[str, float]]:
        """Matches in which something should have happened by now, and when."""
        with self.engine.connect() as connection:
            query = select(matches.c.id, matches.c.due).where(and_(matches.c.due.is_not(None), matches.c.due <= now))
            return [(name, due) for name, due in connection.execute(query.order_by(matches.c.due).limit(limit))]

    # Presence

    def present(self, name: str, now: float) -> set[int]:
        """The seats of a match that have a connection at some worker."""
        with self.engine.connect() as connection:
            query = select(presence.c.seat).where(and_(presence.c.match == name, presence.c.until > now)).distinct()
            return set(connection.execute(query).scalars())

    def arrive(self, worker: str, who: Iterable[tuple[str, int]], until: float) -> None:
        """Somebody is connected to this worker, at least until then."""
        rows = [{"match": match, "seat": seat, "worker": worker, "until": until} for match, seat in who]
        if rows:
            statement = self._dialect.insert(presence)
            statement = statement.on_conflict_do_update(
                index_elements=["match", "seat", "worker"], set_={"until": statement.excluded.until}
            )
            with self.engine.begin() as connection:
                connection.execute(statement, rows)

    def depart(self, worker: str, name: str, seat: int, seen: int) -> None:
        """A seat has no connection to this worker any more; the version it saw last is kept for its return."""
        with self.engine.begin() as connection:
            here = and_(presence.c.match == name, presence.c.seat == seat, presence.c.worker == worker)
            connection.execute(delete(presence).where(here))
            if seat >= 0:
                there = and_(seats.c.match == name, seats.c.seat == seat)
                connection.execute(update(seats).where(there).values(left_at=time.time()))
                connection.execute(update(seats).where(and_(there, seats.c.seen < seen)).values(seen=seen))

    def sweep_presence(self, now: float) -> None:
        """Forget what dead workers left behind."""
        with self.engine.begin() as connection:
            connection.execute(delete(presence).where(presence.c.until < now - 60))

    # Webhooks

    def call(self, name: str, seat: int, version: int) -> None:
        """Note that a seat is to be called, once for a version."""
        statement = self._dialect.insert(hooks).values(
            match=name, seat=seat, version=version, attempts=0, next_at=time.time()
        )
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_nothing())

    def calls_due(self, now: float, limit: int) -> list[HookRow]:
        """Calls to be made now."""
        with self.engine.connect() as connection:
            query = (
                select(hooks, seats.c.hook_url, seats.c.hook_secret)
                .join(seats, and_(seats.c.match == hooks.c.match, seats.c.seat == hooks.c.seat))
                .where(hooks.c.next_at <= now)
                .order_by(hooks.c.next_at)
                .limit(limit)
            )
            return [HookRow(*row) for row in connection.execute(query)]

    def claim_call(self, call: HookRow, next_at: float) -> bool:
        """Take a call upon oneself; False if another worker did."""
        mine = and_(hooks.c.id == call.id, hooks.c.attempts == call.attempts)
        with self.engine.begin() as connection:
            claim = update(hooks).where(mine).values(attempts=call.attempts + 1, next_at=next_at)
            return connection.execute(claim).rowcount == 1

    def end_call(self, call: int) -> None:
        """The call was made, or given up."""
        with self.engine.begin() as connection:
            connection.execute(delete(hooks).where(hooks.c.id == call))

    # The daily labyrinth

    def daily_of(self, visitor: str, day: str) -> str | None:
        """The match of this day that a visitor has begun."""
        with self.engine.connect() as connection:
            query = select(matches.c.id).join(holdings, holdings.c.match == matches.c.id)
            query = query.where(and_(matches.c.day == day, holdings.c.visitor == visitor, holdings.c.visitor != ""))
            return connection.execute(query.limit(1)).scalar()

    def save_result(self, result: ResultRow) -> None:
        """Keep how a daily labyrinth went."""
        statement = self._dialect.insert(results).values(**msgspec.structs.asdict(result) | {"won": int(result.won)})
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_nothing())

    def results(self, day: str, limit: int) -> list[ResultRow]:
        """The results of a day, the best first."""
        with self.engine.connect() as connection:
            query = select(results).where(results.c.day == day)
            query = query.order_by(results.c.won.desc(), results.c.moves, results.c.seconds).limit(limit)
            return [_struct(ResultRow, row, won=bool(row.won)) for row in connection.execute(query)]

    # The house

    def secret(self, fresh: str) -> str:
        """The house's own secret: the first that was stored."""
        with self.engine.begin() as connection:
            connection.execute(self._dialect.insert(house).values(name="secret", value=fresh).on_conflict_do_nothing())
            return str(connection.execute(select(house.c.value).where(house.c.name == "secret")).scalar_one())

    def ping(self) -> None:
        """Raise if the database does not answer."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")

    def forget_old(self, finished_before: float | None, idle_before: float | None) -> int:
        """Delete some of the matches that ended, or were left, before these times, unless somebody sits there now; how many there were."""
        last = select(func.max(entries.c.at)).where(entries.c.match == matches.c.id).scalar_subquery()
        old = []
        if finished_before is not None:
            old.append(and_(matches.c.ended_at.is_not(None), matches.c.ended_at < finished_before))
        if idle_before is not None:
            left = func.coalesce(last, matches.c.created_at) < idle_before
            old.append(and_(matches.c.state.in_((LOBBY, PLAYING)), left))
        if not old:
            return 0
        visited = select(presence.c.match).where(and_(presence.c.match == matches.c.id, presence.c.until > time.time()))
        with self.engine.begin() as connection:
            query = select(matches.c.id).where(and_(or_(*old), ~visited.exists())).limit(FORGOTTEN)
            names = list(connection.execute(query).scalars())
            tables: tuple[Table, ...] = (entries, seats, holdings, snapshots, chats, presence, hooks)
            for table in tables:
                connection.execute(delete(table).where(table.c.match.in_(names)))
            connection.execute(delete(matches).where(matches.c.id.in_(names)))
        return len(names)

    def is_host(self, visitor: str, name: str) -> bool:
        """Whether a visitor holds the host's chair."""
        return HOST in self.holds(visitor, name)

    def take_seat(self, name: str, seat: int, who: str, secret: str) -> bool:
        """Sit down on an open seat; False if somebody was quicker."""
        return self.change_seat(name, seat, {"kind": OPEN}, kind=HUMAN, name=who, secret=secret, stand_in="", agent="")

    def empty_seat(self, name: str, seat: int, secret: str) -> None:
        """Open a seat again that was only just taken, unless somebody else has it by now."""
        self.change_seat(name, seat, {"secret": secret}, kind=OPEN, name="", secret="")


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


def _encoded(values: dict[str, Any]) -> dict[str, Any]:
    """Column values, with structs as JSON."""
    return {
        name: msgspec.json.encode(value).decode() if isinstance(value, msgspec.Struct) else value
        for name, value in values.items()
    }


def _match_values(match: MatchRow) -> dict[str, Any]:
    return _encoded({name: getattr(match, name) for name in MatchRow.__struct_fields__})
