"""A seat that is taken away is gone for whoever had it, at whatever moment that happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.exc import DatabaseError

from duskbox.server import keys, taking_back, telling
from duskbox.server.access import Caller, opened
from duskbox.server.api_matches import claim, hand_over
from duskbox.server.refusing import Refuse
from duskbox.server.room import Room
from duskbox.server.rows import Terms
from duskbox.server.shapes import Claiming
from duskbox.server.tables import holdings
from tests.server.indoors import Far, a_house, a_table, connected

pytestmark = pytest.mark.usefixtures("known_here")

BOB = keys.digest("Bob's cookie")


async def take_away(room: Room, seat: int) -> None:
    """What a request does that gives a seat to somebody else."""
    store = room.house.store
    await room.house.ask(store.free_seat, room.row.id, seat, kind="human", secret=keys.digest("new"))
    telling.drop(room, seat)


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
        async with a_house(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            key = secrets[1]
            await rooms.house.ask(rooms.house.store.hold_by_secret, BOB, room.row.id, key.seat, keys.digest(key.secret))
            far = Far()
            bob = connected(room, far, BOB if how == "drawer" else "")
            in_between(monkeypatch, room, moment, 1)
            far.say("hello", seat=1, id=1, secret=key.secret if how == "secret" else "")
            talk = asyncio.create_task(bob.talk())
            if how == "drawer":
                assert (await far.hears("refused"))["reason"]["error"] == "error-not-your-seat"
            else:
                # The secret is seen to have changed, which lets go whoever sits there.
                assert (await far.hears("bye"))["reason"] == "error-seat-gone"
            assert room.watchers == set()
            far.say("choose", id=2, version=1, key="mark:4")
            far.leave()
            await asyncio.wait_for(talk, 20)
            assert {each["type"] for each in far.heard} == {"refused" if how == "drawer" else "bye"}
            async with room.lock:
                assert (await room.match()).moves == 0

    asyncio.run(play())


def test_a_choice_that_waits_while_its_seat_is_taken_away_is_not_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            far = Far()
            ann = connected(room, far)
            talk = asyncio.create_task(ann.talk())
            far.say("hello", seat=0, id=1, secret=secrets[0].secret)
            version = (await far.hears("welcome"))["table"]["version"]
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
                assert (await room.match()).moves == 0

    asyncio.run(play())


@pytest.mark.parametrize("what", ["undo", "redo", "consent"])
def test_nothing_is_taken_back_made_again_or_agreed_to_for_a_seat_that_is_gone(tmp_path: Path, what: str) -> None:
    """Ann has chosen, or taken her choice back, or been asked to agree to Bob's wish; then somebody else gets her seat while she waits."""

    async def play() -> None:
        async with a_house(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            await room.choose(0, 1, "mark:4")
            if what == "redo":
                await taking_back.undo(room, 0, 2)
            elif what == "consent":
                await room.choose(1, 2, "mark:0")
                await room.choose(0, 3, "mark:1")
                await taking_back.undo(room, 1, 4)
                assert room.row.request is not None
            far = Far()
            ann = connected(room, far)
            talk = asyncio.create_task(ann.talk())
            far.say("hello", seat=0, id=1, secret=secrets[0].secret)
            version = (await far.hears("welcome"))["table"]["version"]
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
        async with a_house(tmp_path) as rooms:
            room, secrets = await a_table(rooms, terms=Terms(spectators=False))
            looks = [Far(), Far()]
            talks = []
            for far, key in zip(looks, secrets, strict=True):
                talks.append(asyncio.create_task(connected(room, far).talk()))
                far.say("hello", seat=-1, id=1, secret=key.secret)
                await far.hears("welcome")
            await take_away(room, 1)
            assert (await looks[1].hears("bye"))["reason"] == "error-no-spectators"
            await asyncio.wait_for(talks[1], 20)
            assert [watcher.seat for watcher in room.watchers] == [-1], "Ann still sits there, and looks on"
            looks[0].leave()
            await asyncio.wait_for(talks[0], 20)

    asyncio.run(play())


def _handler(door: Any) -> Callable[..., Any]:
    return cast("Callable[..., Any]", door.fn)


@pytest.mark.parametrize("name", ["", "Bob"])
def test_an_old_secret_puts_nothing_into_a_drawer_even_where_the_change_is_not_known_yet(
    tmp_path: Path, name: str
) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            match, old = room.row.id, secrets[1].secret
            store = rooms.house.store
            await rooms.house.ask(store.free_seat, match, 1, kind="human", name="Eve", secret=keys.digest("new"))
            assert room.sitting[1].secret == keys.digest(old), "this worker has not heard of it"
            with pytest.raises(Refuse) as no:
                await _handler(claim)(match, 1, Claiming(old, name), rooms, Caller(BOB))
            assert (no.value.status, no.value.reason.error) == (403, "error-not-your-seat")
            assert store.holds(BOB, match) == []
            for _ in range(2):
                # The new one opens it, here too, and once more does no harm.
                await _handler(claim)(match, 1, Claiming("new", ""), rooms, Caller(BOB))
            assert store.holds(BOB, match) == [1]
            await room.reread()
            assert room.sitting[1].name == "Eve"

    asyncio.run(play())


def test_a_hand_over_that_fails_leaves_the_seat_to_its_holder(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as rooms:
            room, secrets = await a_table(rooms)
            store, match, holder = rooms.house.store, room.row.id, Caller("", keys.digest(secrets[1].secret))
            store.hold_by_secret(BOB, match, 1, holder.bearer)
            with store.engine.begin() as connection:
                connection.exec_driver_sql(
                    "CREATE TRIGGER no_new_secret BEFORE UPDATE OF secret ON seats WHEN NEW.secret != '' "
                    "BEGIN SELECT RAISE(ABORT, 'not now'); END"
                )
            with pytest.raises(DatabaseError):
                await _handler(hand_over)(match, 1, rooms, holder)
            await room.reread()
            assert await opened(room, holder) == {1}
            assert store.holds(BOB, match) == [1]
            with store.engine.begin() as connection:
                connection.exec_driver_sql("DROP TRIGGER no_new_secret")
            new = (await _handler(hand_over)(match, 1, rooms, holder)).secret
            assert await opened(room, holder) == set()
            assert await opened(room, Caller("", keys.digest(new))) == {1}
            with store.engine.connect() as connection:
                assert connection.execute(holdings.select().where(holdings.c.seat == 1)).all() == []

    asyncio.run(play())
