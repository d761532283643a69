"""How much work a request is, counted: on a busy machine time says nothing."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import structs
from sqlalchemy import event

from duskbox.server.http.access import Caller
from duskbox.server.http.bodies import (
    Answering,
    BotSitting,
    Claiming,
    Following,
    Hook,
    Joining,
    NewMatch,
    NewSeat,
    Proposing,
    Sitting,
)
from duskbox.server.http.matches import (
    again,
    answer_proposal,
    delete_match,
    join,
    one_match,
    open_match,
    propose,
    start,
)
from duskbox.server.http.people import follow
from duskbox.server.http.rate_limits import Limits
from duskbox.server.http.records import analyse
from duskbox.server.http.seats import claim, hand_over, put_bot, put_hook, sit
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import Refuse
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.rows import HOST, LOBBY, MatchRow, SeatRow, Terms
from duskbox.server.storage.store import Store
from tests.server import databases
from tests.server.in_process import a_worker

BOB = "b" * 64


class Work:
    """What a worker has its threads do, and the statements that reach its database."""

    def __init__(self, rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[str] = []
        self.statements: list[str] = []
        services = rooms.services
        ask, append = services.ask, services.journal.append

        async def asked(do: Any, /, *given: Any, **named: Any) -> Any:
            self.calls.append(do.__name__)
            return await ask(do, *given, **named)

        async def appended(*given: Any) -> bool:
            self.calls.append("append")
            return await append(*given)

        monkeypatch.setattr(services, "ask", asked)
        monkeypatch.setattr(services.journal, "append", appended)
        # What the journal writes goes past this.
        event.listen(services.store.engine, "before_cursor_execute", self._note)

    def _note(self, _connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        self.statements.append(" ".join(statement.split()[:3]))

    def taken(self) -> tuple[list[str], int]:
        """The calls and the number of statements since this was asked last."""
        found = self.calls, len(self.statements)
        self.calls, self.statements = [], []
        return found


async def opened(rooms: Rooms, seats: int, start: bool = True, address: str = "127.0.0.1") -> str:
    """A match of A Touch of Evil, opened by a visitor without a cookie; its name."""

    async def never() -> None:
        await asyncio.get_running_loop().create_future()

    wanted = NewMatch(
        "a-touch-of-evil", {"heroes": str(seats)}, seats=[NewSeat("human", f"P{n}") for n in range(seats)], start=start
    )
    request = SimpleNamespace(scope={"client": (address, 1)}, receive=never)
    limits = Limits(rooms.services.config)
    answer = await cast("Any", open_match).fn(request, wanted, rooms, limits, Caller())
    assert len(answer.content.secrets) == seats
    assert answer.content.match.mine == list(range(seats))
    assert answer.content.match.host
    assert answer.content.match.state == ("playing" if start else "lobby")
    return str(answer.content.match.id)


def test_opening_a_table_asks_the_database_a_fixed_number_of_times_however_many_sit_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            work = Work(rooms, monkeypatch)
            await opened(rooms, 2)
            # The secret that addresses are sealed with is read once.
            assert work.taken()[0] == ["secret", "create", "append", "keep"]
            await opened(rooms, 2)
            calls, few = work.taken()
            assert calls == ["create", "append", "keep"]
            await opened(rooms, 8)
            calls, many = work.taken()
            assert calls == ["create", "append", "keep"]
            assert many - few == 6, "one statement for each seat that is held"

    asyncio.run(play())


def test_a_match_that_was_not_read_again_is_the_one_that_is_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            for start in (False, True):
                name = await opened(rooms, 8, start)
                here, stored = await rooms.room(name), await Rooms(rooms.services).room(name)
                assert (here.row, here.sitting) == (stored.row, stored.sitting)
                async with here.lock, stored.lock:
                    kept, read = await here.match(), await stored.match()
                assert kept.record.text(with_seed=True) == read.record.text(with_seed=True)
                assert kept.table == read.table
                assert kept.course.versions.numbers == read.course.versions.numbers
                assert here.asked_at == stored.asked_at

    asyncio.run(play())


def test_new_matches_of_one_address_are_opened_one_after_another_and_those_of_another_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            under_way: list[str] = []
            both = asyncio.Event()
            opening, ask = asyncio.get_running_loop().create_task, rooms.services.ask

            async def asked(do: Any, /, *given: Any, **named: Any) -> Any:
                if do.__name__ != "create":
                    return await ask(do, *given, **named)
                opener = given[0].opener
                assert opener not in under_way
                under_way.append(opener)
                if len(under_way) == 2:
                    both.set()
                await both.wait()
                under_way.remove(opener)
                return await ask(do, *given, **named)

            monkeypatch.setattr(rooms.services, "ask", asked)
            one = [opening(opened(rooms, 2)) for _ in range(3)]
            async with asyncio.timeout(60):
                await asyncio.gather(*one, opening(opened(rooms, 2, address="127.0.0.2")))

    asyncio.run(play())


def test_looking_at_a_match_asks_the_database_for_what_may_have_changed_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            name = await opened(rooms, 8)
            work = Work(rooms, monkeypatch)
            await cast("Any", one_match).fn(name, rooms, Caller(BOB))
            assert work.taken() == (["standing", "match", "present"], 5)

    asyncio.run(play())


def test_guesses_write_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            name = await opened(rooms, 2, start=False)
            invite = (await rooms.room(name)).row.invite or ""
            request = cast("Any", SimpleNamespace(scope={"client": ("127.0.0.1", 1)}))
            limits = Limits(rooms.services.config)
            work = Work(rooms, monkeypatch)
            for guess in (
                follow.fn(request, Following("guessed"), rooms, limits, Caller()),
                join.fn(Joining("abcdefghjkmn"), rooms, Caller()),
                claim.fn(request, name, 0, Claiming("guessed"), rooms, limits, Caller()),
                sit.fn(request, name, 0, Sitting("Eve", "abcdefghjkmn"), rooms, limits, Caller()),
                # Also those who are invited find no seat free.
                sit.fn(request, name, 0, Sitting("Eve", invite), rooms, limits, Caller()),
            ):
                with pytest.raises(Refuse):
                    await cast("Any", guess)
            assert [each for each in work.statements if not each.startswith("SELECT")] == []

    asyncio.run(play())


def test_a_stranger_is_refused_after_one_question_to_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking in a thread takes longer than all else that a refusal does."""

    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            name = await opened(rooms, 2, start=False)
            other = await opened(rooms, 2)
            room = await rooms.room(other)
            room.row = structs.replace(room.row, terms=Terms(spectators=False))
            bob, work = Caller(BOB), Work(rooms, monkeypatch)
            request = SimpleNamespace(scope={"client": ("127.0.0.1", 1)})
            for stranger in (
                one_match.fn(other, rooms, bob),
                delete_match.fn(name, rooms, bob),
                propose.fn(other, Proposing("resume", 0), rooms, bob),
                answer_proposal.fn(other, Answering(True), rooms, bob),
                again.fn(request, name, rooms, Limits(rooms.services.config), bob),
                start.fn(name, rooms, bob),
                hand_over.fn(name, 0, rooms, bob),
                put_bot.fn(name, 0, BotSitting("random"), rooms, bob),
                put_hook.fn(name, 0, Hook("http://127.0.0.1"), rooms, bob),
                analyse.fn(request, other, rooms, bob),
            ):
                with pytest.raises(Refuse) as no:
                    await cast("Any", stranger)
                assert no.value.status in (403, 409)
                assert len(work.taken()[0]) == 1

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_a_visitor_opens_is_kept_whole_or_not_at_all(tmp_path: Path, kind: str) -> None:
    with nullcontext(f"sqlite:///{tmp_path / 'kept.sqlite3'}") if kind == "sqlite" else databases.postgres() as url:
        kept_whole_or_not_at_all(url)


def kept_whole_or_not_at_all(url: str) -> None:
    engine = open_database(url)
    upgrade(engine)
    store = Store(engine)
    row = MatchRow("m", "g", LOBBY, "", "", 3, Terms(), None, 1.0, "")
    store.create(row, [SeatRow(seat, "human", secret=f"secret {seat}") for seat in range(3)])
    try:
        assert store.keep("", BOB, "m", True, [(0, "secret 0"), (1, "another"), (2, "secret 2")]) is None
        assert store.people.person(BOB) == ""
        assert store.held("m") == set()
        first = store.keep("made up", BOB, "m", True, [(0, "secret 0"), (2, "secret 2")])
        assert first is not None
        assert (first.visitor, first.held) == (BOB, {HOST, 0, 2})
        again = store.keep(BOB, "c" * 64, "m", False, [(0, "secret 0"), (1, "secret 1")])
        assert again is not None
        assert (again.visitor, again.held) == (BOB, {HOST, 0, 1, 2})
        assert store.people.person("c" * 64) == ""
    finally:
        engine.dispose()
