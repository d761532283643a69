"""One visitor cannot take all of the server: made-up names, endless undo, endless chat, clocks that think,
old matches by the thousand.
"""

from __future__ import annotations

import asyncio
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from duskbox.core.matches.match import Match
from duskbox.core.matches.records import Record
from duskbox.server.bus import Alone
from duskbox.server.http.access import Caller
from duskbox.server.http.bodies import NewMatch, NewSeat
from duskbox.server.http.records import open_record
from duskbox.server.matches import driving, opening, stored_record, sweep, undo
from duskbox.server.matches.clocks import Clocks
from duskbox.server.matches.opening import start_match
from duskbox.server.matches.room import Room
from duskbox.server.refusals import Refuse
from duskbox.server.socket import updates
from duskbox.server.storage import keys, store
from duskbox.server.storage.rows import LOBBY, EntryRow, Terms
from duskbox.server.storage.tables import chats
from tests.server.in_process import Far, a_table, a_worker, connected, until

pytestmark = pytest.mark.usefixtures("third_party", "known_here")


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
        async with a_worker(tmp_path) as rooms:
            rooms.services.bus = bus = Listening()
            monkeypatch.setattr(rooms.services.store, "match", None)
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
        async with a_worker(tmp_path) as rooms:
            rooms.services.bus = bus = Listening()
            name, _, _ = await opening.open_match(rooms.services, NewMatch("tic-tac-toe"))
            read = rooms.services.store.match
            fails = True

            def failing(match: str) -> Any:
                time.sleep(0.05)
                if fails:
                    raise OSError("away")
                return read(match)

            monkeypatch.setattr(rooms.services.store, "match", failing)
            first = [asyncio.ensure_future(rooms.room(name)) for _ in range(2)]
            assert [type(found) for found in await asyncio.gather(*first, return_exceptions=True)] == [OSError] * 2
            assert bus.to == []
            fails = False
            found = await asyncio.gather(*(rooms.room(name) for _ in range(3)))
            assert len(set(map(id, found))) == len(rooms) == 1
            assert bus.to == [name]

    asyncio.run(live())


def test_a_caller_that_gives_up_waiting_for_a_room_does_not_close_it_to_others(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            name, _, _ = await opening.open_match(rooms.services, NewMatch("tic-tac-toe"))
            waits = [asyncio.ensure_future(rooms.room(name)) for _ in range(2)]
            await asyncio.sleep(0)
            waits[0].cancel()
            assert (await waits[1]).row.id == name

    asyncio.run(live())


# What is shown


def test_a_host_who_gave_the_only_seat_away_does_not_see_the_record_of_the_running_game(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            name, host, _ = await opening.open_match(
                rooms.services, NewMatch("fear-of-the-dark", seats=[NewSeat("open")])
            )
            assert rooms.services.store.take_seat(name, 0, "Bob", keys.digest("Bob's secret"), (LOBBY,))
            room = await rooms.room(name)
            await start_match(room)
            await room.reread()
            with pytest.raises(Refuse) as no:
                await open_record(room, Caller("", keys.digest(host)))
            assert no.value.reason.error == "error-share-hidden"
            assert (await open_record(room, Caller("", keys.digest("Bob's secret")))).entries == 1

    asyncio.run(live())


def test_what_many_spectators_have_missed_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            looking = []
            for _ in range(5):
                far = Far()
                looking.append((far, asyncio.create_task(connected(room, far).serve())))
                far.say("hello", seat=-1, id=1)
                await far.hears("welcome")
            followed: list[int] = []
            missed = updates.missed

            async def counted(*given: Any) -> Any:
                followed.append(1)
                return await missed(*given)

            monkeypatch.setattr(updates, "missed", counted)
            async with room.lock:
                match = await room.match()
                match.choose("mark:4", seat=0)
                n = len(match.record.entries) - 1
                await rooms.services.journal.append(
                    EntryRow(room.row.id, n, match.record.entries[n].line(n), 0.0, 0.0), {}
                )
                room.history.add(match)
                await updates.tell_missed(room, match)
            for far, talk in looking:
                assert (await far.hears("moment"))["table"]["view"]["pieces"]["cells"][4] == 0
                far.leave()
                await asyncio.wait_for(talk, 20)
            assert len(followed) == 1

    asyncio.run(live())


def test_a_long_record_is_followed_by_a_worker_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server follows no more entries itself than it plays between two snapshots."""
    followed: list[int] = []
    brought_back = stored_record.brought_back

    def noted(name: str, record: Record, packed: bytes | None) -> tuple[Match, int]:
        match, known = brought_back(name, record, packed)
        followed.append(len(record.entries) - known)
        return match, known

    async def live() -> None:
        async with a_worker(tmp_path, snapshot_every=1000) as rooms:
            room, _ = await a_table(rooms, NewSeat("human", "Ann"), game="fear-of-the-dark", undo="open")
            for _ in range(40):
                async with room.lock:
                    match = await room.match()
                    await room.commit(0, None, lambda now: now.choose(now.options[0]))
                    await room.commit(0, None, lambda now: now.undo())
            entries = len(match.record.entries)
            assert entries > 80
            monkeypatch.setattr(stored_record, "brought_back", noted)
            room._match = room._resting = None
            room._snapshot_at = 0
            async with room.lock:
                assert len((await room.match()).record.entries) == entries
            assert followed == [0]

    asyncio.run(live())


def test_what_is_taken_back_far_is_worked_out_by_a_worker_process(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms, NewSeat("human", "Ann"), game="fear-of-the-dark", undo="open", seed="owl")
            async with room.lock:
                match = await room.match()
            while match.choice_count < 100 and match.outcome is None:
                await room.choose(0, match.course.versions[0], next(o.key for o in match.options if o.key != "give-up"))
            assert match.choice_count > undo._MANY
            before = match.at(len(match.record.entries) - 1).table.digest()
            await room.rest()
            async with room.lock:
                match = await room.match()
            replays = match.choice_count - 1
            assert match.course.replays_to(replays) == replays + 1, "nothing is kept of a match that rested"
            await undo.undo(room, 0, match.course.versions[0])
            assert match.table.digest() == before
            assert match.course.replays_to(replays) == 0

    asyncio.run(live())


# Taking back and talking


def test_in_a_very_long_record_nothing_more_is_taken_back_but_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "MOST", 6)

    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            name, _, _ = await opening.open_match(
                rooms.services, NewMatch("fear-of-the-dark", seats=[NewSeat("human", "Ann")], undo="open", seed="owl")
            )
            room = await rooms.room(name)
            await start_match(room)

            async def version() -> int:
                async with room.lock:
                    return (await room.match()).course.versions[0]

            for _ in range(2):
                await room.choose(0, await version(), await first_option(room))
                await undo.undo(room, 0, await version())
            await room.choose(0, await version(), await first_option(room))
            for take_back in (undo.undo, undo.redo):
                with pytest.raises(Refuse) as no:
                    await take_back(room, 0, await version())
                assert (no.value.reason.error, no.value.reason.facts) == ("error-undo-enough", {"most": 6})
            await room.choose(0, await version(), await first_option(room))

    asyncio.run(live())


async def first_option(room: Room) -> str:
    """Something that can be chosen now."""
    async with room.lock:
        return (await room.match()).options[0].key


def test_of_endless_chat_the_last_messages_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHAT_KEPT", 8)
    monkeypatch.setattr(store, "CHAT_SWEPT", 5)

    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            (one, _), (other, _) = await a_table(rooms), await a_table(rooms)
            kept = rooms.services.store
            kept.add_chat(other.row.id, 0, "Ann", "quiet here")
            for number in range(38):
                kept.add_chat(one.row.id, 0, "Ann", f"line {number}")
            assert [line.text for line in kept.chat_after(one.row.id)] == [f"line {number}" for number in range(30, 38)]
            assert [line.text for line in kept.chat_after(other.row.id)] == ["quiet here"]
            with kept.engine.connect() as connection:
                assert len(connection.execute(chats.select()).all()) == 9

    asyncio.run(live())


def test_chat_is_bounded_also_if_another_match_takes_every_number_at_which_it_would_be_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHAT_KEPT", 8)
    monkeypatch.setattr(store, "CHAT_SWEPT", 5)

    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            (one, _), (other, _) = await a_table(rooms), await a_table(rooms)
            kept = rooms.services.store
            last = 0
            for number in range(60):
                if (last + 1) % 5 == 0:
                    last = kept.add_chat(other.row.id, 0, "Eve", "every fifth").id
                last = kept.add_chat(one.row.id, 0, "Ann", f"line {number}").id
                assert len(kept.chat_after(one.row.id)) < 8 + 5
            assert kept.chat_after(one.row.id)[-1].text == "line 59"

    asyncio.run(live())


# Clocks and bots


def test_while_a_bot_thinks_for_a_player_whose_time_is_over_the_table_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms, terms=Terms(clock="decision", seconds=1.0, stand_in="random"))
            # Ann is there, at another worker: at a table that no one is at no clock runs.
            rooms.services.store.presence.arrive("elsewhere", [(room.row.id, 0)], time.time() + 3600)
            thinking, may_answer = asyncio.Event(), asyncio.Event()

            async def slow(*_: object) -> bytes:
                thinking.set()
                await may_answer.wait()
                return b'"mark:4"'

            monkeypatch.setattr(rooms.services.jobs, "think", slow)
            await until(lambda: room.waited() > 1.0)
            late = asyncio.create_task(driving.look_after(room))
            await asyncio.wait_for(thinking.wait(), 20)
            async with asyncio.timeout(20), room.lock:
                assert (await room.match()).choice_count == 0
            may_answer.set()
            await asyncio.wait_for(late, 20)
            async with room.lock:
                assert (await room.match()).record.entries[-1].key == "mark:4"

    asyncio.run(live())


def test_a_choice_made_at_the_last_moment_counts_although_a_bot_thinks_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms, terms=Terms(clock="decision", seconds=1.0, stand_in="random"))
            rooms.services.store.presence.arrive("elsewhere", [(room.row.id, 0)], time.time() + 3600)

            async def after_ann(*_: object) -> bytes:
                await room.choose(0, 1, "mark:0")
                return b'"mark:4"'

            monkeypatch.setattr(rooms.services.jobs, "think", after_ann)
            await until(lambda: room.waited() > 1.0)
            await driving.look_after(room)
            async with room.lock:
                match = await room.match()
                assert [entry.key for entry in match.record.entries if entry.key] == ["mark:0"]
            assert room.row.due is not None, "Bob's time runs"

    asyncio.run(live())


def test_another_worker_takes_a_bots_turn_over_only_when_its_thought_should_be_over(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            async with room.lock:
                match = await room.match()
            clocks = Clocks(room.row)
            assert clocks.due(room.row.terms, match, "thumb", 0.0, 0.0, 100.0) == 102.0
            assert clocks.due(room.row.terms, match, "search:2s", 0.0, 0.0, 100.0) == 104.0

    asyncio.run(live())


# Retention


def test_all_old_matches_are_deleted_except_those_with_a_connected_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "FORGOTTEN", 2)
    monkeypatch.setattr(sweep, "FORGOTTEN", 2)

    async def live() -> None:
        async with a_worker(tmp_path, keep_idle_days=1) as rooms:
            kept = rooms.services.store
            names = [(await a_table(rooms))[0].row.id for _ in range(7)]
            with kept.engine.begin() as connection:
                connection.exec_driver_sql(f"UPDATE entries SET at = {time.time() - 3 * 86400}")
            new, _ = await a_table(rooms)
            kept.presence.arrive("elsewhere", [(names[3], 0)], time.time() + 60)
            await sweep._forget_old(rooms.services)
            left = [name for name in (*names, new.row.id) if kept.match(name) is not None]
            assert left == [names[3], new.row.id]
            kept.presence.depart("elsewhere", names[3], 0, 1)
            await sweep._forget_old(rooms.services)
            assert kept.match(names[3]) is None

    asyncio.run(live())


def test_a_message_of_many_signs_is_refused_without_being_copied(tmp_path: Path) -> None:
    async def live() -> None:
        async with a_worker(tmp_path) as rooms:
            room, _ = await a_table(rooms)
            far = Far()
            far.say("hello", seat=-1, id=1, secret="x" * 10_000_000)
            tracemalloc.start()
            try:
                talk = asyncio.create_task(connected(room, far).serve())
                assert (await far.hears("bye"))["reason"] == "error-bad-message"
                await asyncio.wait_for(talk, 20)
                _, most = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert most < 1_000_000, "not so much as a tenth of it was ever held a second time"

    asyncio.run(live())
