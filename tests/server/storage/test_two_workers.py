"""Two workers, each a process of its own, on one PostgreSQL and one Redis: any of them can serve any match."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from duskbox.core.matches.match import Match
from tests.server import databases
from tests.server.client import Chair, Problem, Visitor
from tests.server.plugin_games import brought
from tests.server.server_process import Server, serving
from tests.server.tables import moves, party, quick_end, quiet, until


class Workers:
    """Two workers on one database, and a bus that can be taken away."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        self.bus_folder = folder / "bus"
        self.bus_folder.mkdir()
        self.bus: ExitStack | None = None
        self.bus_url = ""
        self.start_bus()
        self.workers: list[Server] = []

    def start_bus(self) -> None:
        self.bus = ExitStack()
        self.bus_url = self.bus.enter_context(databases.redis_server(self.bus_folder))

    def stop_bus(self) -> None:
        if self.bus is not None:
            self.bus.close()
            self.bus = None

    def elsewhere(self, visitor: Visitor) -> Visitor:
        """The same browser at the other worker."""
        other = self.workers[1] if visitor.base == self.workers[0].base else self.workers[0]
        twin = Visitor(other.base, visitor.secret)
        twin.cookie = visitor.cookie
        return twin


@contextmanager
def street(folder: Path) -> Iterator[Workers]:
    with databases.postgres(durable=False) as database:
        place = Workers(folder, database)
        try:
            with ExitStack() as stack:
                for number in range(2):
                    place.workers.append(
                        stack.enter_context(
                            serving(folder / f"worker{number}", database_url=database, bus_url=place.bus_url)
                        )
                    )
                yield place
        finally:
            place.stop_bus()


@pytest.fixture(scope="module")
def both() -> Iterator[Workers]:
    with tempfile.TemporaryDirectory() as folder, brought(Path(folder) / "packages"), street(Path(folder)) as place:
        yield place


@pytest.fixture
def workers(both: Workers) -> list[Server]:
    return both.workers


def test_seats_on_different_workers_see_each_other(workers: list[Server]) -> None:
    with party(workers[0], bob_at=workers[1]) as table:
        chairs = table.sit()
        moves(chairs, "4081")
        ann, bob = chairs
        assert ann.table["view"]["pieces"] == bob.table["view"]["pieces"]
        bob.say("chat", text="good game")
        assert ann.wait_for("chat")["line"]["text"] == "good game"
        quiet(ann)
        bob.close()
        until(lambda: ann.wait_for("seats")["seats"][1]["present"] is False)


def test_the_end_of_a_match_is_known_at_both(both: Workers, known_here: None) -> None:
    with party(both.workers[0], bob_at=both.workers[1]) as table:
        chairs = table.sit()
        moves(chairs, "03142")
        assert table.ann.get(f"/matches/{table.match}")["state"] == "over"
        until(lambda: table.bob.get(f"/matches/{table.match}")["state"] == "over")
        stranger = both.workers[1].visitor()
        until(lambda: stranger.get(f"/matches/{table.match}")["state"] == "over")
        here, there = (who.get(f"/matches/{table.match}/record") for who in (table.ann, table.bob))
        assert here == there
        Match.load(here).verify()


def test_of_two_choices_at_the_same_moment_exactly_one_is_stored(both: Workers) -> None:
    for _ in range(5):
        with party(both.workers[0]) as table:
            twin = both.elsewhere(table.ann)
            with table.ann.sit(table.match, 0) as here, twin.sit(table.match, 0) as there:
                answers = at_once({"mark:0": here, "mark:8": there})
                assert sorted(answer["type"] for answer in answers.values()) == ["moment", "refused"], answers
                won = next(key for key, answer in answers.items() if answer["type"] == "moment")
                lost = next(answer for answer in answers.values() if answer["type"] == "refused")
                cells = [0 if f"mark:{cell}" == won else -1 for cell in range(9)]
                assert lost["reason"]["error"] == "error-stale-version"
                assert lost["table"]["view"]["pieces"]["cells"] == cells
                for chair in (here, there):
                    again = chair.say("hello", seat=0, version=0)
                    assert again["table"]["view"]["pieces"]["cells"] == cells
                    assert [told["version"] for told in again["missed"]] == [1, 2]


def at_once(chosen: dict[str, Chair]) -> dict[str, Any]:
    """Let each chair choose its key at the same moment; the answers by key."""
    ready = threading.Barrier(len(chosen))

    def choose(choice: tuple[str, Chair]) -> tuple[str, Any]:
        key, chair = choice
        ready.wait()
        return key, chair.choose(key)

    with ThreadPoolExecutor(len(chosen)) as people:
        return dict(people.map(choose, chosen.items()))


def test_a_seat_handed_over_at_one_worker_is_gone_at_the_other(both: Workers) -> None:
    with party(both.workers[0], bob_at=both.workers[1]) as table:
        _, bob = table.sit()
        link = both.elsewhere(table.bob).post(f"/matches/{table.match}/seats/1/hand-over")["secret"]
        both.elsewhere(both.workers[1].visitor()).post(f"/matches/{table.match}/seats/1/claim", {"secret": link})
        assert bob.wait_for("bye")["reason"] == "error-seat-gone"
        with table.bob.sit(table.match, 1) as again:
            assert again.welcome["reason"]["error"] == "error-not-your-seat"


def test_a_request_to_undo_is_asked_and_settled_across_workers(workers: list[Server]) -> None:
    with party(workers[0], bob_at=workers[1]) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        assert ann.say("undo", version=ann.version)["type"] == "done"
        assert bob.wait_for("undo-asked")["request"] == {"seat": 0, "agreed": [], "back_to": 1}
        assert bob.say("consent", agree=True)["type"] == "done"
        until(lambda: ann.wait_for("moment")["table"]["view"]["pieces"]["cells"].count(-1) == 9)
        with table.ann.sit(table.match, 0) as back:
            assert back.welcome["request"] is None


def test_a_lapsed_request_is_forgotten_at_both(workers: list[Server]) -> None:
    with party(workers[0], bob_at=workers[1]) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        ann.say("undo", version=ann.version)
        bob.wait_for("undo-asked")
        ann.choose("mark:8")
        bob.wait_for("moment")
        for visitor, seat in ((table.ann, 0), (table.bob, 1)):
            with visitor.sit(table.match, seat) as back:
                assert back.welcome["request"] is None


def test_pausing_at_one_worker_holds_at_the_other(both: Workers) -> None:
    with party(both.workers[0], bob_at=both.workers[1]) as table:
        ann, bob = table.sit()
        both.elsewhere(table.ann).post(f"/matches/{table.match}/pause")
        until(lambda: ann.wait_for("seats")["paused"])
        assert ann.choose("mark:4")["reason"]["error"] == "error-match-paused"
        table.ann.post(f"/matches/{table.match}/resume")
        until(lambda: not bob.wait_for("seats")["paused"])
        assert ann.choose("mark:4")["type"] == "moment"


def test_bots_of_a_killed_worker_go_on_at_the_other(both: Workers) -> None:
    workers = both.workers
    ann = workers[0].visitor()
    match = ann.open("a-touch-of-evil", seats=[{"kind": "bot", "agent": "random"}] * 2)["match"]["id"]
    watcher = workers[1].visitor().sit(match, -1, prose=False)
    watcher.wait_for("moment")
    workers[0].kill()
    try:
        with watcher:
            before = watcher.version
            until(lambda: watcher.wait_for("moment")["table"]["version"] > before + 5, 60)
        other = both.elsewhere(ann)
        until(lambda: other.get(f"/matches/{match}")["state"] == "over", 60)
        Match.load(other.get(f"/matches/{match}/record")).verify()
    finally:
        workers[0].start()


def test_an_old_secret_opens_nothing_at_the_other_worker_even_while_the_bus_is_away(both: Workers) -> None:
    here, there = both.workers
    opened = here.visitor().open("tic-tac-toe", seats=[{"kind": "human"}, {"kind": "human"}])
    match = opened["match"]["id"]
    old = opened["secrets"][1]["secret"]
    with there.visitor().sit(match, 1, old) as chair:
        assert chair.welcome["type"] == "welcome"
    both.stop_bus()
    try:
        link = Visitor(here.base, old).post(f"/matches/{match}/seats/1/hand-over")["secret"]
        taken = here.visitor().post(f"/matches/{match}/seats/1/claim", {"secret": link})
        new = taken["secrets"][0]["secret"]
        with there.visitor().sit(match, 1, old) as chair:
            assert chair.welcome["reason"]["error"] == "error-not-your-seat"
        assert Visitor(there.base, old).get(f"/matches/{match}")["mine"] == []
        with there.visitor().sit(match, 1, new) as chair:
            assert chair.welcome["type"] == "welcome"
    finally:
        both.start_bus()


def test_what_was_said_while_the_bus_was_away_is_heard_once(both: Workers) -> None:
    with party(both.workers[0], bob_at=both.workers[1]) as table:
        ann, bob = table.sit()
        bob.say("chat", text="before")
        assert ann.wait_for("chat")["line"]["text"] == "before"
        both.stop_bus()
        try:
            for text in ("one", "two"):
                bob.say("chat", text=text)
            assert [ann.wait_for("chat")["line"]["text"] for _ in range(2)] == ["one", "two"]
        finally:
            both.start_bus()
        ann.say("chat", text="I heard you")
        assert until(lambda: bob.wait_for("chat")["line"]["text"] == "I heard you")
        assert not [heard for heard in quiet(ann) if heard["type"] == "chat" and heard["line"]["text"] != "I heard you"]


def test_choices_arrive_while_the_bus_is_away_and_after_it_is_back(both: Workers) -> None:
    with party(both.workers[0], bob_at=both.workers[1]) as table:
        chairs = table.sit()
        ann, bob = chairs
        both.stop_bus()
        try:
            moves(chairs, "40")
            bob.say("chat", text="are you there?")
        finally:
            both.start_bus()
        moves(chairs, "81")
        assert ann.table["view"]["pieces"]["cells"] == bob.table["view"]["pieces"]["cells"]
    assert quick_end(both.workers[1].visitor())


def test_a_seat_is_claimed_with_its_new_secret_alone_at_any_worker_while_the_bus_is_away(both: Workers) -> None:
    here, there = both.workers
    opened = here.visitor().open("tic-tac-toe", seats=[{"kind": "human"}, {"kind": "human"}])
    match, old = opened["match"]["id"], opened["secrets"][1]["secret"]
    assert Visitor(there.base, old).get(f"/matches/{match}")["mine"] == [1]
    both.stop_bus()
    try:
        new = Visitor(here.base, old).post(f"/matches/{match}/seats/1/hand-over")["secret"]
        bob = there.visitor()
        eve = here.visitor()
        eve.post(f"/matches/{match}/seats/1/claim", {"secret": new})
        for body in ({"secret": old}, {"secret": old, "name": "Bob"}, {"secret": new}):
            with pytest.raises(Problem) as no:
                bob.post(f"/matches/{match}/seats/1/claim", body)
            assert (no.value.status, no.value.error) == (403, "error-not-your-seat")
        again = eve.post(f"/matches/{match}/seats/1/hand-over")["secret"]
        assert bob.post(f"/matches/{match}/seats/1/claim", {"secret": again, "name": "Eve"})["match"]["mine"] == [1]
    finally:
        both.start_bus()


def test_a_pause_is_known_at_the_other_worker_while_the_bus_is_away(both: Workers) -> None:
    with party(both.workers[0], bob_at=both.workers[1]) as table:
        ann, bob = table.sit()
        both.stop_bus()
        try:
            table.ann.post(f"/matches/{table.match}/pause")
            until(lambda: bob.wait_for("seats")["paused"])
            both.elsewhere(table.ann).post(f"/matches/{table.match}/resume")
            until(lambda: not bob.wait_for("seats")["paused"])
            until(lambda: ann.wait_for("seats")["paused"])
            until(lambda: not ann.wait_for("seats")["paused"])
            assert ann.choose("mark:4")["type"] == "moment"
        finally:
            both.start_bus()


def test_a_bot_that_sat_down_at_one_worker_plays_although_the_other_had_not_heard_of_it(both: Workers) -> None:
    here = both.workers[0]
    with party(here, bob_at=here) as table, both.elsewhere(table.ann).sit(table.match, 0) as ann:
        both.stop_bus()
        try:
            table.ann.put(f"/matches/{table.match}/seats/1/bot", {"agent": "random"})
            ann.choose("mark:4")
            until(lambda: ann.options or ann.wait_for("moment"), 90)
            assert ann.table["view"]["pieces"]["cells"].count(1) == 1
        finally:
            both.start_bus()
