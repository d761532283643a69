"""People in the database: which browsers are whose, how another device becomes theirs, their daily attempts, and seats
they used to have.

A browser is known by the digest of the cookie that this server gave it; a cookie that a client made up is no one's.
Seats belong to people.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Engine, ScalarSelect, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from duskbox.server import clock
from duskbox.server.storage.tables import dailies, former, holdings, links, visitors
from duskbox.server.storage.writing import writing

#: Why a person lost a seat: another used their link, a bot has it by the others' decision, they stood up.
HANDED_ON: Final = "handed-on"
FREED: Final = "freed"
STOOD_UP: Final = "stood-up"


#: Whose browser this is, the seats of a match that a visitor has lost, and what those who guess ask about: built once,
#: as building them takes longer than carrying them out.
PERSON: Final = select(visitors.c.person).where(visitors.c.id == bindparam("visitor"))
LOST: Final = (
    select(former.c.seat, former.c.why, former.c.at)
    .where(and_(former.c.visitor == PERSON.scalar_subquery(), former.c.match == bindparam("name")))
    .order_by(former.c.seat)
)
_OPEN_LINK: Final = and_(
    links.c.id == bindparam("link"), or_(links.c.until.is_(None), links.c.until > bindparam("now"))
)
_IS_OPEN: Final = select(links.c.id).where(_OPEN_LINK)
_DAILY: Final = select(dailies.c.match).where(
    and_(dailies.c.day == bindparam("day"), dailies.c.person == PERSON.scalar_subquery())
)
_HERE: Final = and_(former.c.match == bindparam("name"), former.c.seat == bindparam("seat"))
_LAST_HOLDER: Final = select(former.c.seat).where(
    and_(
        _HERE,
        former.c.visitor == bindparam("person"),
        former.c.at == select(func.max(former.c.at)).where(_HERE).scalar_subquery(),
        former.c.why != HANDED_ON,
    )
)


class Former(msgspec.Struct, frozen=True):
    """A seat that a person has lost."""

    seat: int
    why: str
    at: float


class People:
    """People, as the server speaks to the database about them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql

    # Visitors

    def add(self, visitor: str, person: str = "") -> None:
        """A browser that was given a cookie; without a name it is a new person's."""
        with writing(self.engine) as connection:
            connection.execute(insert(visitors).values(id=visitor, person=person or visitor, at=clock.now()))

    def person(self, visitor: str) -> str:
        """Whose browser this is; empty if its cookie is none of ours."""
        if not visitor:
            return ""
        with self.engine.connect() as connection:
            return connection.execute(PERSON, {"visitor": visitor}).scalar() or ""

    # Other devices

    def offer(self, person: str, link: str, until: float | None) -> None:
        """Keep the digest of a link to a person's seats.

        There is one for once, and one to come back with; a new one replaces it.
        """
        same = links.c.until.is_(None) if until is None else links.c.until.is_not(None)
        with writing(self.engine) as connection:
            connection.execute(delete(links).where(and_(links.c.person == person, same)))
            connection.execute(insert(links).values(id=link, person=person, until=until))

    def withdraw(self, person: str) -> None:
        """No link opens a person's seats any more."""
        with writing(self.engine) as connection:
            connection.execute(delete(links).where(links.c.person == person))

    def offered(self, person: str) -> tuple[bool, bool]:
        """Whether there is a link for another device, and one to come back with."""
        with self.engine.connect() as connection:
            found = connection.execute(select(links.c.until).where(links.c.person == person)).scalars().all()
        now = clock.now()
        return any(until is not None and until > now for until in found), None in found

    def is_open(self, link: str) -> bool:
        """Whether a link opens something. Asked before anything is written: those who guess keep no one from
        writing.
        """
        with self.engine.connect() as connection:
            return connection.execute(_IS_OPEN, {"link": link, "now": clock.now()}).first() is not None

    def follow(self, link: str, visitor: str) -> str:
        """Make a browser the person's whose link this is, with what it held so far; the person, or empty if the link
        opens nothing.
        """
        with writing(self.engine) as connection:
            known = {"link": link, "now": clock.now()}
            # Taken away in the same breath, so that of two who follow it at once only one gets in.
            once = delete(links).where(and_(_OPEN_LINK, links.c.until.is_not(None))).returning(links.c.person)
            person = connection.execute(once, known).scalar()
            if person is None:
                person = connection.execute(select(links.c.person).where(_OPEN_LINK), known).scalar()
            if person is None:
                return ""
            before = connection.execute(select(visitors.c.person).where(visitors.c.id == visitor)).scalar()
            if before is None:
                connection.execute(insert(visitors).values(id=visitor, person=person, at=clock.now()))
            elif before != person:
                self._join(connection, before, person)
            return str(person)

    def _join(self, connection: Any, before: str, person: str) -> None:
        """Two people turn out to be one: what the first had, the second has."""
        connection.execute(update(visitors).where(visitors.c.person == before).values(person=person))
        for table, columns in (
            (holdings, ("match", "seat", "at")),
            (former, ("match", "seat", "why", "at")),
            (dailies, ("day", "match")),
        ):
            key = table.c.person if table is dailies else table.c.visitor
            rows = connection.execute(select(*(table.c[name] for name in columns)).where(key == before)).mappings()
            values = [{key.name: person, **row} for row in rows]
            if values:
                connection.execute(self._dialect.insert(table).on_conflict_do_nothing(), values)
            connection.execute(delete(table).where(key == before))
        connection.execute(delete(links).where(links.c.person == before))

    # The daily labyrinth

    def begin_daily(self, day: str, person: str, match: str) -> bool:
        """Note that a person begins the labyrinth of a day; False if they have begun it already. The database itself
        allows it once.
        """
        statement = self._dialect.insert(dailies).values(day=day, person=person, match=match)
        # How many rows were inserted, not every driver says.
        begun = statement.on_conflict_do_nothing().returning(dailies.c.match)
        with writing(self.engine) as connection:
            return connection.execute(begun).first() is not None

    def daily_of(self, visitor: str, day: str) -> str | None:
        """The match of this day that a visitor has begun."""
        with self.engine.connect() as connection:
            return connection.execute(_DAILY, {"day": day, "visitor": visitor}).scalar()

    # Seats that are gone

    def former(self, visitor: str, match: str) -> list[Former]:
        """The seats of a match that a visitor has lost."""
        with self.engine.connect() as connection:
            return [Former(*row) for row in connection.execute(LOST, {"visitor": visitor, "name": match})]

    def lost_by_others(self, match: str, person: str) -> bool:
        """Whether another person has lost a seat of a match by the decision of others."""
        here = and_(former.c.match == match, former.c.visitor != person, former.c.why == FREED)
        with self.engine.connect() as connection:
            return connection.execute(select(former.c.seat).where(here)).first() is not None

    def last_holder(self, match: str, seat: int, person: str) -> bool:
        """Whether a person was the last to hold a seat, and did not give it away."""
        given = {"name": match, "seat": seat, "person": person}
        with self.engine.connect() as connection:
            return connection.execute(_LAST_HOLDER, given).first() is not None


def person_of(visitor: str) -> ScalarSelect[str]:
    """Whose browser this is, as part of a query."""
    return select(visitors.c.person).where(visitors.c.id == visitor).scalar_subquery()
