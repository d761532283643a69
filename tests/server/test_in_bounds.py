"""One visitor cannot take the house for itself: made-up names, endless taking back, endless talk, clocks that think, old matches by the thousand."""

from __future__ import annotations

import asyncio
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from duskbox.core.match import Match
from duskbox.server import driving, frames, keys, opening, store, sweep, taking_back, telling
from duskbox.server.access import Caller
from duskbox.server.api_matches import start_match
from duskbox.server.api_records import open_record
from duskbox.server.bus import Alone
from duskbox.server.refusing import Refuse
from duskbox.server.room import Room
from duskbox.server.rows import Terms
from duskbox.server.shapes import NewMatch, NewSeat
from duskbox.server.tables import chats
from duskbox.server.timing import Clocks
from tests.server.indoors import Far, a_house, a_table, connected, until

pytestmark = pytest.mark.usefixtures("known_here")


# Rooms


class Listening(Alone):
    """A bus that knows whom it listens to."""

    def __init__(self) -> None:
        self.to: list[str] = []

    async def listen(self, match: str) -> None:
        """Note it."""
        self.to.append(match)

    async def forget(self, match: str) -> None:
        """Strike it out."""
        self.to.remove(match)


@pytest.mark.parametrize("name", ["", "\0" * 16, "a\0", "nosuchmatch0000", "NOSUCHMATCH00000", "nosuchmatch000000"])
def test_a_name_that_no_match_can_have_is_refused_without_a_question_to_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            rooms.house.bus = bus = Listening()
            monkeypatch.setattr(rooms.house.store, "match", None)
            with pytest.raises(Refuse) as no:
                await rooms.room(name)
            assert (no.value.status, no.value.reason.error) == (404, "error-no-such-match")
            assert bus.to == []

    asyncio.run(live())


def test_a_room_that_cannot_be_opened_leaves_nothing_behind_and_a_match_has_one_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails for a moment while three people come to the same table."""

    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            rooms.house.bus = bus = Listening()
            name, _, _ = await opening.open_match(rooms.house, NewMatch("tic-tac-toe"))
            read = rooms.house.store.match
            fails = True

            def failing(match: str) -> Any:
                time.sleep(0.05)
                if fails:
                    raise OSError("away")
                return read(match)

            monkeypatch.setattr(rooms.house.store, "match", failing)
            first = [asyncio.ensure_future(rooms.room(name)) for _ in range(2)]
            assert [type(found) for found in await asyncio.gather(*first, return_exceptions=True)] == [OSError] * 2
            assert bus.to == []
            fails = False
            found = await asyncio.gather(*(rooms.room(name) for _ in range(3)))
            assert len(set(map(id, found))) == len(rooms) == 1
            assert bus.to == [name]

    asyncio.run(live())


def test_whoever_gives_up_waiting_for_a_room_does_not_close_it_to_the_others(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            name, _, _ = await opening.open_match(rooms.house, NewMatch("tic-tac-toe"))
            waits = [asyncio.ensure_future(rooms.room(name)) for _ in range(2)]
            await asyncio.sleep(0)
            waits[0].cancel()
            assert (await waits[1]).row.id == name

    asyncio.run(live())


# What is shown


def test_a_host_who_gave_the_only_seat_away_does_not_see_the_record_of_the_running_game(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            name, host, _ = await opening.open_match(rooms.house, NewMatch("fear-of-the-dark", seats=[NewSeat("open")]))
            assert rooms.house.store.take_seat(name, 0, "Bob", keys.digest("Bob's secret"))
            room = await rooms.room(name)
            await start_match(room)
            await room.reread()
            with pytest.raises(Refuse) as no:
                await open_record(room, Caller("", keys.digest(host)))
            assert no.value.reason.error == "error-share-hidden"
            assert (await open_record(room, Caller("", keys.digest("Bob's secret")))).decision is not None

    asyncio.run(live())


def test_what_many_spectators_have_missed_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            looking = []
            for _ in range(5):
                far = Far()
                looking.append((far, asyncio.create_task(connected(room, far).talk())))
                far.say("hello", seat=-1, id=1)
                await far.hears("welcome")
            followed: list[int] = []
            since = frames.since

            def counted(*given: Any) -> Any:
                followed.append(1)
                return since(*given)

            monkeypatch.setattr(frames, "since", counted)
            async with room.lock:
                match = await room.match()
                match.choose("mark:4", 0)
                room.history.add(match)
                telling.tell_missed(room, match)
            for far, talk in looking:
                assert (await far.hears("moment"))["table"]["view"]["pieces"]["cells"][4] == 0
                far.leave()
                await asyncio.wait_for(talk, 20)
            assert len(followed) == 1

    asyncio.run(live())


def test_a_long_record_is_followed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code lets nobody else run by itself, so following a record makes pauses for others."""
    monkeypatch.setattr("duskbox.server.room._LONG", 3)
    worked: list[str] = []

    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            for version, key in enumerate(["mark:4", "mark:0", "mark:1"], 1):
                await room.choose((version - 1) % 2, version, key)
            await room.rest()
            work = rooms.house.work

            async def noted(do: Any, /, *given: Any, **named: Any) -> Any:
                worked.append(do.__name__)
                return await work(do, *given, **named)

            monkeypatch.setattr(rooms.house, "work", noted)
            async with room.lock:
                assert (await room.match()).moves == 3

    asyncio.run(live())
    assert worked == ["_read", "_brought_back"]
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    match = Match.new("fear-of-the-dark", seed="owl")
    while len(match.record.entries) < 100:
        match.choose(match.options[0].key)
        match.undo(to=match.last_choice_of(0))
    Match.load(match.record.text(with_seed=True))
    assert pauses == [0] * 3


# Taking back and talking


def test_in_a_very_long_record_nothing_more_is_taken_back_but_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_back, "MOST", 6)

    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            name, _, _ = await opening.open_match(
                rooms.house, NewMatch("fear-of-the-dark", seats=[NewSeat("human", "Ann")], undo="open", seed="owl")
            )
            room = await rooms.room(name)
            await start_match(room)

            async def version() -> int:
                async with room.lock:
                    return (await room.match()).versions[0]

            for _ in range(2):
                await room.choose(0, await version(), await first_option(room))
                await taking_back.undo(room, 0, await version())
            await room.choose(0, await version(), await first_option(room))
            for take_back in (taking_back.undo, taking_back.redo):
                with pytest.raises(Refuse) as no:
                    await take_back(room, 0, await version())
                assert (no.value.reason.error, no.value.reason.facts) == ("error-undo-enough", {"most": 6})
            await room.choose(0, await version(), await first_option(room))

    asyncio.run(live())


async def first_option(room: Room) -> str:
    """Something that can be chosen now."""
    async with room.lock:
        return (await room.match()).options[0].key


def test_of_endless_talk_the_last_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHAT_KEPT", 8)
    monkeypatch.setattr(store, "CHAT_SWEPT", 5)

    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            (one, _), (other, _) = await a_table(rooms), await a_table(rooms)
            kept = rooms.house.store
            kept.say(other.row.id, 0, "Ann", "quiet here")
            for number in range(39):
                kept.say(one.row.id, 0, "Ann", f"line {number}")
            assert [line.text for line in kept.said(one.row.id)] == [f"line {number}" for number in range(31, 39)]
            assert [line.text for line in kept.said(other.row.id)] == ["quiet here"]
            with kept.engine.connect() as connection:
                assert len(connection.execute(chats.select()).all()) == 9

    asyncio.run(live())


# Clocks and bots


def test_while_a_bot_thinks_for_somebody_whose_time_is_over_the_table_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            room, _ = await a_table(rooms, terms=Terms(clock="decision", seconds=1.0, stand_in="random"))
            thinking, may_answer = asyncio.Event(), asyncio.Event()

            async def slow(*_: object) -> str:
                thinking.set()
                await may_answer.wait()
                return "mark:4"

            monkeypatch.setattr(rooms.house.bots, "choose", slow)
            await until(lambda: room.waited() > 1.0)
            late = asyncio.create_task(driving.look_after(room))
            await asyncio.wait_for(thinking.wait(), 20)
            async with asyncio.timeout(20), room.lock:
                assert (await room.match()).moves == 0
            may_answer.set()
            await asyncio.wait_for(late, 20)
            async with room.lock:
                assert (await room.match()).record.entries[-1].key == "mark:4"

    asyncio.run(live())


def test_a_choice_made_at_the_last_moment_counts_although_a_bot_thinks_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            room, _ = await a_table(rooms, terms=Terms(clock="decision", seconds=1.0, stand_in="random"))

            async def after_ann(*_: object) -> str:
                await room.choose(0, 1, "mark:0")
                return "mark:4"

            monkeypatch.setattr(rooms.house.bots, "choose", after_ann)
            await until(lambda: room.waited() > 1.0)
            await driving.look_after(room)
            async with room.lock:
                match = await room.match()
                assert [entry.key for entry in match.record.entries if entry.key] == ["mark:0"]
            assert room.row.due is not None, "Bob's time runs"

    asyncio.run(live())


def test_another_worker_takes_a_bots_turn_over_only_when_its_thought_should_be_over(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            async with room.lock:
                match = await room.match()
            clocks = Clocks(room.row)
            assert clocks.due(room.row.terms, match, "thumb", 0.0, 0.0, 100.0) == 102.0
            assert clocks.due(room.row.terms, match, "search:2s", 0.0, 0.0, 100.0) == 104.0

    asyncio.run(live())


# Retention


def test_all_old_matches_are_deleted_but_not_under_somebody_who_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "FORGOTTEN", 2)
    monkeypatch.setattr(sweep, "FORGOTTEN", 2)

    async def live() -> None:
        async with a_house(tmp_path, keep_idle_days=1) as rooms:
            kept = rooms.house.store
            names = [(await a_table(rooms))[0].row.id for _ in range(7)]
            with kept.engine.begin() as connection:
                connection.exec_driver_sql(f"UPDATE entries SET at = {time.time() - 3 * 86400}")
            new, _ = await a_table(rooms)
            kept.arrive("elsewhere", [(names[3], 0)], time.time() + 60)
            await sweep._forget_old(rooms.house)
            left = [name for name in (*names, new.row.id) if kept.match(name) is not None]
            assert left == [names[3], new.row.id]
            kept.depart("elsewhere", names[3], 0, 1)
            await sweep._forget_old(rooms.house)
            assert kept.match(names[3]) is None

    asyncio.run(live())


def test_a_message_of_many_signs_is_refused_without_being_copied(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_house(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            far = Far()
            far.say("hello", seat=-1, id=1, secret="x" * 10_000_000)
            tracemalloc.start()
            try:
                talk = asyncio.create_task(connected(room, far).talk())
                assert (await far.hears("bye"))["reason"] == "error-bad-message"
                await asyncio.wait_for(talk, 20)
                _, most = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert most < 1_000_000, "not so much as a tenth of it was ever held a second time"

    asyncio.run(live())
