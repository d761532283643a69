"""Tips while one is asked, and after the match an analysis of luck and skill."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbox.core.matches.match import Match
from duskbox.server.http.bodies import AnalysisShown
from duskbox.server.matches import insight
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import Refuse
from tests.server.client import Chair, Problem, Visitor
from tests.server.in_process import a_worker, until
from tests.server.server_process import Server
from tests.server.tables import moves, party

BOT = {"kind": "bot", "agent": "random", "name": "Bot"}


def tip(chair: Chair) -> Any:
    return chair.say("ask", about="tip")


def analyse(visitor: Visitor, match: str, seat: int = 0) -> Any:
    """Ask until it is ready."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        found = visitor.get(f"/matches/{match}/analysis?seat={seat}")
        if found["ready"]:
            return found
        assert found["done"] <= found["total"]
        time.sleep(0.05)
    raise AssertionError("the analysis was never ready")


def test_a_tip_weighs_every_option_and_names_the_best_first(server: Server) -> None:
    ann = server.visitor()
    match = ann.open()["match"]["id"]
    chair = ann.sit(match)
    answer = tip(chair)
    assert (answer["type"], answer["about"]) == ("answer", "tip")
    weighed = answer["answer"]
    offered = [option["key"] for option in chair.table["options"]]
    assert sorted(each["key"] for each in weighed) == sorted(offered)
    dropped = [each["dropped"] for each in weighed]
    assert dropped == sorted(dropped), "what was dropped early comes last"
    staying = [each["chance"] for each in weighed if not each["dropped"]]
    assert staying == sorted(staying, reverse=True)
    assert all(0 <= each["chance"] <= 1 and each["error"] > 0 for each in weighed)
    assert sum(each["samples"] for each in weighed) > 0
    assert chair.choose(weighed[0]["key"])["type"] == "moment", "a tip can be followed, and has chosen nothing itself"
    chair.close()


def test_one_sees_the_winning_move_of_noughts_and_crosses(server: Server) -> None:
    ann = server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, BOT]
    for _ in range(20):
        match = ann.open("tic-tac-toe", seats)["match"]["id"]
        chair = ann.sit(match)
        chair.choose("mark:0")
        while chair.table["view"]["decision"]["seat"] != 0:
            chair.wait_for("moment")
        cells = chair.table["view"]["pieces"]["cells"]
        if cells[1] < 0 and cells[2] < 0:
            chair.choose("mark:1")
            while chair.table["view"]["outcome"] is None and chair.table["view"]["decision"]["seat"] != 0:
                chair.wait_for("moment")
            if chair.table["view"]["outcome"] is None and chair.table["view"]["pieces"]["cells"][2] < 0:
                best = tip(chair)["answer"][0]
                assert (best["key"], best["chance"]) == ("mark:2", 1.0)
                chair.close()
                return
        chair.close()
    raise AssertionError("the bot always stood in the way")


def test_people_who_play_against_each_other_get_no_tips(server: Server) -> None:
    with party(server) as table:
        ann, _ = table.sit()
        assert tip(ann)["reason"]["error"] == "error-no-tips"


def test_a_seat_that_is_not_asked_gets_no_tip(server: Server) -> None:
    with party(server, "a-touch-of-evil", settings={"heroes": "2", "mode": "cooperative"}) as table:
        chairs = table.sit()
        asked = chairs[0].table["view"]["decision"]["seat"]
        assert tip(chairs[1 - asked])["reason"]["error"] == "error-tip-not-asked"
        assert tip(chairs[asked])["type"] == "answer"


def test_one_tip_is_thought_about_at_a_time(server: Server) -> None:
    ann = server.visitor()
    chair = ann.sit(ann.open()["match"]["id"])
    first, second = chair.send("ask", about="tip"), chair.send("ask", about="tip")
    heard: dict[int, Any] = {}
    while len(heard) < 2:
        message = chair.hear()
        if message.get("re") in (first, second):
            heard[message["re"]] = message
    assert heard[second]["reason"]["error"] == "error-tip-pending"
    assert heard[first]["type"] == "answer"
    chair.close()


def test_an_account_tells_what_moved_the_chance_to_win(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        # X takes two in a row, O looks elsewhere, and X wins.
        moves(chairs, "03142")
        found = analyse(table.ann, table.match)
        assert found["won"] is True
        assert found["curve"][-1] == {"entry": 6, "chance": 1.0, "error": 0.0}
        assert found["skill"] + found["luck"] + found["rivals"] == pytest.approx(1 - found["curve"][0]["chance"])
        last = next(each for each in found["decisions"] if each["entry"] == 5)
        assert last["option"] == ["option-mark", last["option"][1]]
        assert last["ahead"] > 0
        loser = analyse(table.bob, table.match, seat=1)
        assert loser["won"] is False
        assert loser["curve"][-1]["chance"] == 0.0


def test_an_account_is_made_once_the_match_is_over_and_for_seats_that_exist(server: Server) -> None:
    ann = server.visitor()
    match = ann.open()["match"]["id"]
    with pytest.raises(Problem) as early:
        ann.get(f"/matches/{match}/analysis")
    assert early.value.error == "error-analysis-later"
    with pytest.raises(Problem) as nowhere:
        ann.get(f"/matches/{match}/analysis?seat=1")
    assert nowhere.value.status == 404
    with pytest.raises(Problem) as other:
        server.visitor().get(f"/matches/{match}/analysis")
    assert other.value.status in (403, 409)


# How many at once


def given_up(number: int = 0) -> Match:
    """A short match that is over."""
    match = Match.new("fear-of-the-dark", seed=f"short {number}")
    match.choose("give-up")
    return match


def asked(rooms: Rooms, match: Match, name: str) -> AnalysisShown:
    return shown(rooms, match, name, name)


def shown(rooms: Rooms, match: Match, name: str, asker: str) -> AnalysisShown:
    found = rooms.analyses.of(match.record.text(with_seed=True), name, 0, "", asker=asker)
    return msgspec.json.decode(found, type=AnalysisShown)


def test_the_waiting_analyses_are_limited_and_further_ones_are_refused(tmp_path: Path) -> None:
    async def live() -> None:
        match = given_up()
        async with a_worker(tmp_path) as rooms:
            for number in range(20):
                assert not asked(rooms, match, f"match {number}").ready
            with pytest.raises(Refuse) as busy:
                asked(rooms, match, "one more")
            assert (busy.value.status, busy.value.reason.error) == (429, "error-analysis-busy")
            assert not asked(rooms, match, "match 7").ready, "one who waits already may ask how far it is"
            await until(lambda: asked(rooms, match, "match 3").ready)
            assert not asked(rooms, match, "one more").ready
            await until(lambda: asked(rooms, match, "one more").ready)

    asyncio.run(live())


def test_one_address_has_only_a_few_accounts_made_at_a_time(tmp_path: Path) -> None:
    async def live() -> None:
        match = given_up()
        async with a_worker(tmp_path) as rooms:
            for number in range(4):
                shown(rooms, match, f"match {number}", "192.0.2.1")
            with pytest.raises(Refuse) as busy:
                shown(rooms, match, "one more", "192.0.2.1")
            assert (busy.value.status, busy.value.reason.error) == (429, "error-analysis-busy")
            assert not shown(rooms, match, "another's", "192.0.2.2").ready

    asyncio.run(live())


def test_what_is_being_made_is_kept_and_what_was_asked_for_the_longest_ago_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(insight, "_KEPT", 3)

    async def live() -> None:
        matches = {f"match {number}": given_up(number) for number in range(10)}
        async with a_worker(tmp_path) as rooms:
            for _ in range(2):
                # For a client that asks again nothing is begun anew.
                assert not any(asked(rooms, match, name).ready for name, match in matches.items())
            assert len(rooms.services._tasks) == 10
            await until(lambda: not rooms.services._tasks)
            # Each is there for those who come back, until others need the room.
            assert all(asked(rooms, match, name).ready for name, match in matches.items())
            assert not asked(rooms, given_up(), "another").ready
            assert asked(rooms, matches["match 9"], "match 9").ready
            assert not asked(rooms, matches["match 0"], "match 0").ready, "it was forgotten, so it is made again"

    asyncio.run(live())


def test_an_account_that_breaks_off_makes_room_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def live() -> None:
        match = Match.new("fear-of-the-dark", seed="longer")
        for _ in range(3):
            match.choose(match.options[0])
        match.choose("give-up")
        async with a_worker(tmp_path) as rooms:
            # Each job is ended as soon as it has begun.
            long = rooms.services.jobs.long
            in_time, long.cpu = long.cpu, 0.001
            # More than may wait: each that has broken off has made room.
            for number in range(25):
                assert not asked(rooms, match, f"match {number}").ready
                await until(lambda: not rooms.services._tasks)
            long.cpu = in_time
            await until(lambda: asked(rooms, match, "match 0").ready)
            assert len(asked(rooms, match, "match 0").curve) > 1

    asyncio.run(live())
