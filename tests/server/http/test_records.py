"""Records: downloading, bringing along, sharing, replaying from each seat's knowledge, the log."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import unstarted_match
from duskbox.core.matches.records import LONGEST, REDO, Entry
from duskbox.core.registry import find
from tests.server.client import Chair, Problem, Visitor
from tests.server.server_process import Server
from tests.server.tables import moves, party, until


@pytest.fixture(scope="module")
def evil(server: Server) -> tuple[Visitor, str]:
    """A finished match of A Touch of Evil, played by bots."""
    ann = server.visitor()
    match: str = ann.open("a-touch-of-evil", seats=[{"kind": "bot", "agent": "random"}] * 2, seed="evil")["match"]["id"]
    until(lambda: ann.get(f"/matches/{match}")["state"] == "over", 60)
    return ann, match


def lone(server: Server, choices: int) -> tuple[Visitor, str, Chair]:
    ann = server.visitor()
    match: str = ann.open(seed="lone")["match"]["id"]
    chair = ann.sit(match)
    for _ in range(choices):
        chair.choose()
    return ann, match, chair


def refused(ask: Any, *given: Any) -> tuple[int, str]:
    with pytest.raises(Problem) as no:
        ask(*given)
    assert no.value.body["text"]
    return no.value.status, no.value.error


def test_a_finished_record_is_downloaded_with_its_seed(evil: tuple[Visitor, str]) -> None:
    ann, match = evil
    text = ann.get(f"/matches/{match}/record")
    assert "attachment" in ann.last_headers["content-disposition"]
    assert ann.last_headers["content-type"].startswith("text/plain")
    record = Match.load(text)
    record.verify()
    assert record.record.seed
    assert record.record.text() == text


def test_a_running_match_of_several_gives_no_record_away(server: Server) -> None:
    with party(server, "a-touch-of-evil") as table:
        for visitor in (table.ann, table.bob, server.visitor()):
            for what in ("record", "share", "replay"):
                status, error = refused(visitor.get, f"/matches/{table.match}/{what}")
                assert (status, error) == (409, "error-share-hidden")


def test_a_lone_player_downloads_a_running_match_and_no_one_else_does(server: Server) -> None:
    ann, match, chair = lone(server, 4)
    with chair:
        record = Match.load(ann.get(f"/matches/{match}/record"))
        assert record.record.seed == ""
        assert json.loads(json.dumps(record.view(0))) == chair.table["view"]
        assert refused(server.visitor().get, f"/matches/{match}/record") == (409, "error-share-hidden")


def test_a_record_is_brought_along_to_be_replayed(server: Server, evil: tuple[Visitor, str]) -> None:
    ann, match = evil
    text = ann.get(f"/matches/{match}/record")
    bob = server.visitor()
    brought = bob.post("/records", {"record": text})
    name = brought["match"]["id"]
    assert (brought["match"]["state"], brought["match"]["invite"], brought["secrets"]) == ("replay", None, [])
    assert bob.get(f"/matches/{name}/record") == text
    here, there = (bob.get(f"/matches/{each}/replay?seat=0&count=20") for each in (name, match))
    assert here == there
    with bob.sit(name, -1) as watcher:
        assert watcher.table["view"]["outcome"] is not None
    assert refused(bob.post, f"/matches/{name}/start") == (409, "error-match-replay")
    assert refused(bob.post, f"/matches/{name}/seats/0", {"name": "Bob"}) == (409, "error-match-replay")


def test_a_record_with_its_seed_is_brought_along_to_go_on(server: Server) -> None:
    match = Match.new("fear-of-the-dark", seed="go on")
    for _ in range(3):
        match.choose(match.options[0])
    ann = server.visitor()
    brought = ann.post("/records", {"record": match.record.text(with_seed=True), "go_on": True})
    assert (brought["match"]["state"], brought["match"]["mine"]) == ("playing", [0])
    with ann.sit(brought["match"]["id"]) as chair:
        assert chair.table["view"] == json.loads(json.dumps(match.view(0)))
        for _ in range(3):
            match.choose(match.options[-1])
            chair.choose(chair.options[-1])
        # The luck goes on as it would have.
        assert chair.table["view"] == json.loads(json.dumps(match.view(0)))


def test_a_record_that_was_brought_to_be_looked_at_is_played_on(server: Server) -> None:
    match = Match.new("fear-of-the-dark", seed="look first")
    match.choose(match.options[0])
    text = match.record.text(with_seed=True)
    ann, ben = server.visitor(), server.visitor()
    looked_at = ann.post("/records", {"record": text})["match"]["id"]
    assert ben.get(f"/matches/{looked_at}/record") == text
    went_on = ben.post("/records", {"record": ben.get(f"/matches/{looked_at}/record"), "go_on": True})
    assert went_on["match"]["state"] == "playing"


def test_the_record_of_a_match_that_is_played_keeps_its_seed(server: Server) -> None:
    ann = server.visitor()
    asked = {"game": "fear-of-the-dark", "seats": [{"kind": "human"}], "start": True}
    match = ann.post("/matches", asked)["match"]["id"]
    assert '"seed"' not in ann.get(f"/matches/{match}/record")


def test_a_record_that_shares_its_beginning_with_another_is_proven_and_played_once_more(server: Server) -> None:
    match = Match.new("fear-of-the-dark", seed="first")
    match.choose(match.options[0])
    fork = match.fork(seed="second")
    ann = server.visitor()
    went_on = ann.post("/records", {"record": fork.record.text(with_seed=True), "go_on": True})["match"]["id"]
    with ann.sit(went_on) as chair:
        chair.choose("give-up")
    assert ann.get(f"/matches/{went_on}/proof")["commitment"] == fork.record.header.commitment
    assert ann.post(f"/matches/{went_on}/again")["match"]["state"] == "playing"


def test_what_cannot_go_on_is_refused(server: Server, evil: tuple[Visitor, str]) -> None:
    ann, match = evil
    over = ann.get(f"/matches/{match}/record")
    assert refused(ann.post, "/records", {"record": over, "go_on": True}) == (400, "error-record-over")
    running = Match.new("fear-of-the-dark", seed="no seed")
    text = running.record.text(with_seed=False)
    assert refused(ann.post, "/records", {"record": text, "go_on": True}) == (400, "error-no-seed")


def test_a_record_that_does_not_follow_from_the_rules_is_refused(server: Server, evil: tuple[Visitor, str]) -> None:
    ann, match = evil
    text = ann.get(f"/matches/{match}/record")
    lines = text.splitlines()
    swapped = "\n".join([*lines[:3], lines[4], lines[3], *lines[5:]])
    for damaged in (
        text[:-20],
        swapped,
        "",
        "nonsense",
        "{}",
        "\n".join(lines[:-1]),
        text.replace("fear", "joy") + "x",
    ):
        status, _ = refused(ann.post, "/records", {"record": damaged})
        assert status == 400
    for body in ({"share": "DB1-nonsense"}, {"share": "x"}, {}, {"record": text, "share": "DB1-x"}, {"record": 7}):
        status, _ = refused(ann.post, "/records", body)
        assert status == 400


def test_a_record_with_half_a_sign_is_refused_and_not_quoted(server: Server) -> None:
    match = Match.new("fear-of-the-dark", seed="sign")
    match.choose("give-up")
    *lines, closing = match.record.text().splitlines()
    lines[-1] = lines[-1].replace("give-up", "\\ud800")
    end = {**json.loads(closing), "sum": hashlib.sha256("\n".join(lines).encode()).hexdigest()}
    text = "\n".join([*lines, json.dumps(end, separators=(",", ":"))]) + "\n"
    assert refused(server.visitor().post, "/records", {"record": text}) == (400, "error-record-json")


def test_a_record_of_too_many_entries_is_refused_before_one_is_followed(server: Server) -> None:
    ann = server.visitor()
    record = unstarted_match(find("fear-of-the-dark"), seed="lone").record
    record.entries.extend([Entry(REDO, 0, to=1)] * (LONGEST + 1))
    assert refused(ann.post, "/records", {"record": record.text(with_seed=True)}) == (400, "error-record-long")


def test_a_share_code_goes_there_and_back(server: Server, evil: tuple[Visitor, str]) -> None:
    ann, match = evil
    code = ann.get(f"/matches/{match}/share")["code"]
    text = ann.get(f"/matches/{match}/record")
    assert len(code) < len(text) / 5
    bob = server.visitor()
    name = bob.post("/records", {"share": code})["match"]["id"]
    assert bob.get(f"/matches/{name}/record") == text
    lone_ann, lone_match, chair = lone(server, 3)
    with chair:
        running = lone_ann.get(f"/matches/{lone_match}/share")["code"]
        assert bob.post("/records", {"share": running})["match"]["state"] == "replay"


def test_a_replay_shows_what_a_seat_knew_and_nothing_else(evil: tuple[Visitor, str]) -> None:
    ann, name = evil
    match = Match.load(ann.get(f"/matches/{name}/record"))
    entries = match.record.entries
    heard: set[str] = set()
    for seat in (-1, 0, 1):
        shown: list[Any] = []
        while len(shown) < len(entries):
            part = ann.get(f"/matches/{name}/replay?seat={seat}&start={len(shown)}&count=100")
            assert (part["entries"], part["start"]) == (len(entries), len(shown))
            shown += part["moments"]
        assert len(shown) == len(entries)
        for number, (moment, entry) in enumerate(zip(shown, entries, strict=True)):
            assert (moment["do"], moment["seat"]) == (entry.do, entry.seat)
            own = entry.do == "choose" and entry.seat == seat
            asked = match.at(number).table if entry.do == "choose" else None
            aloud = asked is not None and match.game.texts.told_to_all(asked, match.game.option(entry.key))
            assert moment["key"] == (entry.key if own or aloud else "")
            heard |= {entry.key} if aloud and not own else set()
            if moment["table"] is not None:
                hands = [hero["hand"] for hero in moment["table"]["view"]["pieces"]["heroes"]]
                for other, hand in enumerate(hands):
                    if other != seat and moment["table"]["view"]["outcome"] is None:
                        assert not hand, (seat, other, hand)
        for number in range(1, len(entries), max(1, len(entries) // 7)):
            table = match.at(number + 1).table
            assert shown[number]["table"]["view"]["pieces"] == json.loads(json.dumps(match.game.pieces(table, seat)))
    assert "end-turn" in heard, "what is said aloud is shown to all"


def test_a_replay_can_leave_the_tables_out_and_knows_its_seats(evil: tuple[Visitor, str]) -> None:
    ann, match = evil
    short = ann.get(f"/matches/{match}/replay?views=false&count=5")
    assert [moment["table"] for moment in short["moments"]] == [None] * 5
    assert refused(ann.get, f"/matches/{match}/replay?seat=2")[0] == 404
    assert ann.get(f"/matches/{match}/replay?start=1000000")["moments"] == []
    for query in ("seat=-2", "count=0", "count=101", "start=-1", "seat=x"):
        assert refused(ann.get, f"/matches/{match}/replay?{query}")[0] == 400


def test_the_log_tells_a_seat_what_it_was_told(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        log = table.bob.get(f"/matches/{table.match}/log?seat=1")
        assert [moment["version"] for moment in log["moments"]] == [1, 2, 3]
        assert [event["event"] for moment in log["moments"] for event in moment["events"]] == ["marked", "marked"]
        assert log["more"] is False
        later = table.bob.get(f"/matches/{table.match}/log?seat=1&after=2")
        assert [moment["version"] for moment in later["moments"]] == [3]
        assert refused(table.bob.get, f"/matches/{table.match}/log?seat=0") == (403, "error-not-your-seat")
        assert len(server.visitor().get(f"/matches/{table.match}/log")["moments"]) == 3


def test_a_long_log_is_read_backwards_to_its_beginning(server: Server) -> None:
    with party(server) as table:
        moves(table.sit(), "4021")
        whole = table.bob.get(f"/matches/{table.match}/log?seat=1")["moments"]
        assert len(whole) == 5
        read: list[Any] = []
        before = ""
        for more in (True, True, False):
            part = table.bob.get(f"/matches/{table.match}/log?seat=1&count=2{before}")
            assert part["more"] is more
            read = part["moments"] + read
            before = f"&before={read[0]['version']}"
        assert read == whole
        # Both ends at once: what was told between two versions.
        between = table.bob.get(f"/matches/{table.match}/log?seat=1&after=2&before=4")
        assert ([moment["version"] for moment in between["moments"]], between["more"]) == ([3], False)
        for query in ("count=0", "count=1001", "before=-1", "before=x"):
            assert refused(table.bob.get, f"/matches/{table.match}/log?seat=1&{query}")[0] == 400


def test_the_log_is_what_went_over_the_socket(server: Server) -> None:
    ann = server.visitor()
    seats = [{"kind": "human"}, {"kind": "bot", "agent": "random"}]
    match = ann.open("a-touch-of-evil", seats=seats, seed="log")["match"]["id"]
    heard: list[Any] = []
    with ann.sit(match, 0, version=0) as chair:
        heard += chair.welcome["missed"]
        while len(heard) < 40:
            if chair.options:
                chair.send("choose", version=chair.version, key=chair.options[0])
            moment = chair.wait_for("moment")
            told = {name: moment[name] for name in ("events", "did", "back_to", "how", "by", "own")}
            heard.append({"version": moment["table"]["version"], **told})
    log = ann.get(f"/matches/{match}/log?seat=0")["moments"]
    assert log[: len(heard)] == heard
