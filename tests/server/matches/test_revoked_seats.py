"""A seat that is taken away is gone for the person who had it, at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy.exc import DatabaseError

from duskbox.server.http.access import Caller, opened
from duskbox.server.http.bodies import Claiming, NewMatch, NewSeat, Sitting
from duskbox.server.http.rate_limits import Limits
from duskbox.server.http.seats import claim, hand_over, leave, sit
from duskbox.server.matches import opening, undo
from duskbox.server.matches.opening import start_match
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.matches.seats import open_in
from duskbox.server.refusals import Refuse
from duskbox.server.socket import updates
from duskbox.server.storage import keys
from duskbox.server.storage.rows import Terms
from duskbox.server.storage.tables import holdings
from tests.server.in_process import Far, a_table, a_worker, connected

pytestmark = pytest.mark.usefixtures("known_here")

BOB = keys.digest("Bob's cookie")
#: A request from this machine.
HERE = SimpleNamespace(scope={"client": ("127.0.0.1", 1)})


async def take_away(room: Room, seat: int) -> None:
    """What a request does that gives a seat to another person."""
    store = room.services.store
    await room.services.ask(store.free_seat, room.row.id, seat, kind="human", secret=keys.digest("new"))
    updates.drop(room, seat)


def in_between(monkeypatch: pytest.MonkeyPatch, room: Room, name: str, seat: int) -> None:
    """The seat is taken away after the room has done this, before it does anything else."""
    done = getattr(room, name)

    async def then_taken_away() -> Any:
        monkeypatch.setattr(room, name, done)
        found = await done()
        await take_away(room, seat)
        return found

    monkeypatch.setattr(room, name, then_taken_away)


@pytest.mark.parametrize("how", ["secret", "drawer"])
@pytest.mark.parametrize("moment", ["reread", "match"])
def test_a_seat_that_is_taken_away_while_its_holder_comes_in_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, moment: str
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            key = secrets[1]
            rooms.services.store.people.add(BOB)
            await rooms.services.ask(
                rooms.services.store.hold_by_secret, BOB, room.row.id, key.seat, keys.digest(key.secret)
            )
            # Ann is there already, so the room is awake and looks at the seats once, while Bob comes in.
            there = Far()
            ann = connected(room, there)
            staying = asyncio.create_task(ann.serve())
            there.say("hello", seat=0, id=1, secret=secrets[0].secret)
            await there.is_in()
            far = Far()
            bob = connected(room, far, BOB if how == "drawer" else "")
            in_between(monkeypatch, room, moment, 1)
            far.say("hello", seat=1, id=1, secret=key.secret if how == "secret" else "")
            talk = asyncio.create_task(bob.serve())
            if how == "drawer":
                assert (await far.hears("refused"))["reason"]["error"] == "error-not-your-seat"
            else:
                # The secret is seen to have changed, which disconnects the person who sits there.
                assert (await far.hears("bye"))["reason"] == "error-seat-gone"
            assert room.watchers == {ann}
            far.say("choose", id=2, version=1, key="mark:4")
            far.leave()
            await asyncio.wait_for(talk, 20)
            assert {each["type"] for each in far.heard} == {"refused" if how == "drawer" else "bye"}
            there.leave()
            await asyncio.wait_for(staying, 20)
            async with room.lock:
                assert (await room.match()).choice_count == 0

    asyncio.run(play())


def test_a_choice_that_waits_while_its_seat_is_taken_away_is_not_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            far = Far()
            ann = connected(room, far)
            talk = asyncio.create_task(ann.serve())
            far.say("hello", seat=0, id=1, secret=secrets[0].secret)
            version = (await far.is_in())["version"]
            # It does not even read the good-bye, so that nothing cuts it short.
            far.reads = False
            async with room.lock:
                far.say("choose", id=2, version=version, key="mark:4")
                while not far.says.empty():
                    await asyncio.sleep(0)
                await take_away(room, 0)
            await asyncio.wait_for(talk, 20)
            assert [each["reason"] for each in far.heard if each["type"] == "bye"] == ["error-seat-gone"]
            async with room.lock:
                assert (await room.match()).choice_count == 0

    asyncio.run(play())


@pytest.mark.parametrize("what", ["undo", "redo", "consent"])
def test_nothing_is_taken_back_made_again_or_agreed_to_for_a_seat_that_is_gone(tmp_path: Path, what: str) -> None:
    """Ann has chosen, or taken her choice back, or been asked to agree to Bob's undo; then another person gets her seat
    while she waits.
    """

    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            await room.choose(0, 1, "mark:4")
            if what == "redo":
                await undo.undo(room, 0, 2)
            elif what == "consent":
                await room.choose(1, 2, "mark:0")
                await room.choose(0, 3, "mark:1")
                await undo.undo(room, 1, 4)
                assert room.row.request is not None
            far = Far()
            ann = connected(room, far)
            talk = asyncio.create_task(ann.serve())
            far.say("hello", seat=0, id=1, secret=secrets[0].secret)
            version = (await far.is_in())["version"]
            far.reads = False
            async with room.lock:
                before = len((await room.match()).record.entries)
                told = {"agree": True} if what == "consent" else {"version": version}
                far.say(what, id=2, **told)
                while not far.says.empty():
                    await asyncio.sleep(0)
                await take_away(room, 0)
            await asyncio.wait_for(talk, 20)
            assert [each["reason"] for each in far.heard if each["type"] == "bye"] == ["error-seat-gone"]
            async with room.lock:
                assert len((await room.match()).record.entries) == before
            assert (room.row.request is not None) == (what == "consent")

    asyncio.run(play())


def test_where_only_those_who_sit_may_look_on_a_seat_that_is_taken_away_takes_that_along(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms, terms=Terms(spectators=False))
            looks = [Far(), Far()]
            talks = []
            for far, key in zip(looks, secrets, strict=True):
                talks.append(asyncio.create_task(connected(room, far).serve()))
                far.say("hello", seat=-1, id=1, secret=key.secret)
                await far.is_in()
            await take_away(room, 1)
            assert (await looks[1].hears("bye"))["reason"] == "error-no-spectators"
            await asyncio.wait_for(talks[1], 20)
            assert [watcher.seat for watcher in room.watchers] == [-1], "Ann still sits there, and looks on"
            looks[0].leave()
            await asyncio.wait_for(talks[0], 20)

    asyncio.run(play())


@pytest.mark.parametrize("comes", ["before the start", "during the start", "after the start"])
def test_no_hidden_hand_is_opened_by_freeing_a_seat_at_the_moment_of_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, comes: str
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            sitting = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
            wanted = NewMatch("a-touch-of-evil", {"heroes": "2"}, seats=sitting)
            name, host, _ = await opening.open_match(rooms.services, wanted)
            room = await rooms.room(name)
            # Another worker, which has not heard that the match has begun.
            late = Rooms(rooms.services)
            await late.room(name)
            ann = Caller("", keys.digest(host))

            async def frees() -> None:
                with suppress(Refuse):
                    await _handler(leave)(name, 1, late, ann)

            if comes == "before the start":
                await frees()
                with pytest.raises(Refuse):
                    await start_match(room)
                assert rooms.services.store.take_seat(name, 1, "Carol", keys.digest("hers"), open_in(room))
                return
            if comes == "during the start":
                in_the_middle(monkeypatch, room, frees)
            await start_match(room)
            await frees()
            with pytest.raises(Refuse) as no:
                await _handler(sit)(HERE, name, 1, Sitting("Nosy"), late, Limits(late.services.config), ann)
            assert no.value.reason.error in ("error-seat-taken", "error-seat-hidden")
            await room.reread()
            assert room.sitting[1].kind == ("bot" if comes == "during the start" else "human")

    asyncio.run(play())


def test_no_one_new_sits_down_to_a_hidden_hand_even_where_a_seat_is_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            for game, settings, refused in (("a-touch-of-evil", {"heroes": "2"}, True), ("tic-tac-toe", {}, False)):
                sitting = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
                name, host, _ = await opening.open_match(rooms.services, NewMatch(game, settings, seats=sitting))
                await start_match(await rooms.room(name))
                # As it is for a moment, when a seat was freed while the match began.
                assert rooms.services.store.change_seat(name, 1, kind="open", secret="")
                with nullcontext() if not refused else pytest.raises(Refuse, match="error-seat-taken"):
                    await _handler(sit)(
                        HERE,
                        name,
                        1,
                        Sitting("Nosy"),
                        rooms,
                        Limits(rooms.services.config),
                        Caller("", keys.digest(host)),
                    )

    asyncio.run(play())


def in_the_middle(monkeypatch: pytest.MonkeyPatch, room: Room, do: Callable[[], Any]) -> None:
    """Something happens when the start has seen that all seats are taken, before it is stored."""
    store = room._store

    async def stored_later(*given: Any) -> bool:
        await do()
        return await store(*given)

    monkeypatch.setattr(room, "_store", stored_later)


def _handler(door: Any) -> Callable[..., Any]:
    return cast("Callable[..., Any]", door.fn)


@pytest.mark.parametrize("name", ["", "Bob"])
def test_an_old_secret_adds_nothing_to_a_visitors_games_even_where_the_change_is_not_known_yet(
    tmp_path: Path, name: str
) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            match, old = room.row.id, secrets[1].secret
            store = rooms.services.store
            store.people.add(BOB)
            await rooms.services.ask(store.free_seat, match, 1, kind="human", name="Eve", secret=keys.digest("new"))
            assert room.sitting[1].secret == keys.digest(old), "this worker has not heard of it"
            with pytest.raises(Refuse) as no:
                await _handler(claim)(
                    HERE, match, 1, Claiming(old, name), rooms, Limits(rooms.services.config), Caller(BOB)
                )
            assert (no.value.status, no.value.reason.error) == (403, "error-not-your-seat")
            assert store.holds(BOB, match) == []
            for _ in range(2):
                # The new one opens it, here too, and once more does no harm.
                await _handler(claim)(
                    HERE, match, 1, Claiming("new", ""), rooms, Limits(rooms.services.config), Caller(BOB)
                )
            assert store.holds(BOB, match) == [1]
            await room.reread()
            assert room.sitting[1].name == "Eve"

    asyncio.run(play())


def test_a_hand_over_that_fails_leaves_the_seat_to_its_holder(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_worker(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            store, match, holder = rooms.services.store, room.row.id, Caller("", keys.digest(secrets[1].secret))
            store.people.add(BOB)
            store.hold_by_secret(BOB, match, 1, holder.bearer)
            with store.engine.begin() as connection:
                connection.exec_driver_sql(
                    "CREATE TRIGGER no_new_secret BEFORE UPDATE OF secret ON seats WHEN NEW.secret != '' "
                    "BEGIN SELECT RAISE(ABORT, 'not now'); END"
                )
            link = (await _handler(hand_over)(match, 1, rooms, holder)).secret
            with pytest.raises(DatabaseError):
                await _handler(claim)(
                    HERE, match, 1, Claiming(link, "Eve"), rooms, Limits(rooms.services.config), Caller("")
                )
            await room.reread()
            assert await opened(room, holder) == {1}
            assert store.holds(BOB, match) == [1]
            with store.engine.begin() as connection:
                connection.exec_driver_sql("DROP TRIGGER no_new_secret")
            taken = await _handler(claim)(
                HERE, match, 1, Claiming(link, "Eve"), rooms, Limits(rooms.services.config), Caller("")
            )
            assert await opened(room, holder) == set()
            assert await opened(room, Caller("", keys.digest(taken.content.secrets[0].secret))) == {1}
            assert store.holds(BOB, match) == []
            with store.engine.connect() as connection:
                assert len(connection.execute(holdings.select().where(holdings.c.seat == 1)).all()) == 1

    asyncio.run(play())
