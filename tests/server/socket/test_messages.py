"""The conversation over a socket: choosing, being refused, missing something, talking, asking."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from duskbox.core.matches.match import Match
from tests.server.client import Chair
from tests.server.server_process import Server, serving
from tests.server.tables import moves, party, quiet, until


def closed_with(chair: Chair) -> tuple[Any, int]:
    """What a connection said last, and the code it was closed with."""
    last = None
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            last = chair.hear()
    assert ended.value.rcvd is not None
    return last, ended.value.rcvd.code


# Beginning


def test_hello_is_answered_with_who_one_is_who_is_there_and_the_table(server: Server) -> None:
    ann = server.visitor()
    opened = ann.open()
    with ann.sit(opened["match"]["id"]) as chair:
        welcome = chair.welcome
        assert (welcome["type"], welcome["n"], welcome["re"]) == ("welcome", 1, 1)
        assert (welcome["seat"], welcome["host"], welcome["state"]) == (0, True, "playing")
        assert welcome["game"] == "fear-of-the-dark"
        assert welcome["seats"] == [
            {
                "seat": 0,
                "kind": "human",
                "name": "Ann",
                "agent": "",
                "stand_in": "",
                "present": True,
                "side": 0,
                "stand_in_why": "",
                "ready": False,
            }
        ]
        assert welcome["commitment"] == opened["match"]["commitment"] != ""
        assert welcome["missed"] == []
        assert welcome["table"]["version"] == 1
        assert chair.options


def test_nothing_is_done_before_hello(server: Server) -> None:
    ann = server.visitor()
    match = ann.open()["match"]["id"]
    address = f"{server.base.replace('http', 'ws')}/api/v1/matches/{match}/socket"
    for message in (
        {"type": "choose", "version": 1, "key": "do:move"},
        {"type": "chat", "text": "hi"},
        {"type": "ask", "about": "details"},
        {"type": "undo", "version": 1},
        {"type": "ping"},
    ):
        with connect(address, additional_headers={"cookie": ann.cookie}) as socket:
            socket.send(json.dumps(message | {"id": 5}))
            answer = json.loads(socket.recv(timeout=10))
            assert (answer["type"], answer["re"], answer["reason"]["error"]) == ("refused", 5, "error-hello-first")


def test_a_seat_opens_to_its_secret_and_to_no_other(server: Server) -> None:
    opened = server.visitor().open("tic-tac-toe", seats=[{"kind": "human"}, {"kind": "human"}])
    match = opened["match"]["id"]
    secrets = {each["seat"]: each["secret"] for each in opened["secrets"]}
    stranger = server.visitor()
    for seat, secret in ((0, ""), (0, "x" * 32), (0, secrets[1]), (1, secrets[0]), (5, secrets[0])):
        with stranger.sit(match, seat, secret) as chair:
            assert chair.welcome["type"] == "refused"
            assert chair.welcome["reason"]["error"] == "error-not-your-seat"
            assert chair.table is None
    with stranger.sit(match, 1, secrets[1]) as chair:
        assert (chair.welcome["type"], chair.welcome["seat"], chair.welcome["host"]) == ("welcome", 1, False)


def test_a_match_that_does_not_exist_has_no_socket(server: Server) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        server.visitor().sit("nosuchmatch00000")


# Choosing


def test_a_choice_is_acknowledged_and_all_see_it(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        number = ann.send("choose", version=ann.version, key="mark:4")
        ack = ann.wait_for("moment")
        seen = bob.wait_for("moment")
        assert ack["re"] == number
        assert seen["re"] == 0
        for moment in (ack, seen):
            assert [event["event"] for event in moment["events"]] == ["marked"]
            assert moment["table"]["version"] == 2
            assert moment["table"]["view"]["pieces"]["cells"][4] == 0
        assert ann.options == []
        assert "mark:0" in bob.options


def test_a_choice_for_an_older_table_is_answered_with_the_table_as_it_is(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, _ = chairs
        answer = ann.say("choose", version=1, key="mark:8")
        assert (answer["type"], answer["reason"]["error"]) == ("refused", "error-stale-version")
        assert answer["reason"]["facts"] == {"version": 1}
        assert answer["table"]["version"] == 3
        assert answer["table"]["view"]["pieces"]["cells"] == [1, -1, -1, -1, 0, -1, -1, -1, -1]
        assert ann.say("choose", version=99, key="mark:8")["reason"]["error"] == "error-stale-version"
        assert ann.say("choose", version=3, key="mark:8")["type"] == "moment"


def test_an_illegal_choice_is_answered_with_its_rules(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        answer = chairs[0].choose("mark:0")
        assert answer["type"] == "refused"
        assert answer["reason"]["error"] == "why-marked"
        assert answer["reason"]["rules"] == ["TTT-TURN-01"]
        assert answer["reason"]["facts"] == {"sign": "O"}
        assert quiet(chairs[1]) == []


def test_an_illegal_choice_in_the_labyrinth_names_rules_of_its_ledger(server: Server) -> None:
    ann = server.visitor()
    with ann.sit(ann.open(seed="rules")["match"]["id"]) as chair:
        wonders = chair.say("ask", about="wonders")["answer"]
        illegal = [wonder["key"] for wonder in wonders if wonder["key"] not in chair.options]
        answer = chair.choose(illegal[0])
        assert answer["type"] == "refused"
        ledger = {rule["id"] for rule in ann.get("/games/fear-of-the-dark/ledger")}
        assert answer["reason"]["rules"]
        assert set(answer["reason"]["rules"]) <= ledger


def test_a_seat_that_is_not_asked_cannot_choose(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        answer = bob.choose("mark:4")
        assert (answer["type"], answer["reason"]["error"]) == ("refused", "error-not-asked-of-you")
        assert quiet(ann) == []
        assert ann.choose("mark:4")["type"] == "moment"


def test_an_option_that_does_not_exist_is_refused(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        for chair in (ann, bob):
            for key in ("mark:9", "mark:", "fly", "mark:4:4", "\x00", "⚄" * 300):
                answer = chair.say("choose", version=chair.version, key=key)
                assert answer["type"] == "refused", key
                assert answer["reason"]["error"] not in ("error-server", "error-match-frozen")
        assert ann.choose("mark:4")["type"] == "moment"


def test_spectators_watch_and_neither_choose_nor_chat(server: Server) -> None:
    with party(server) as table, server.visitor().sit(table.match, -1) as watcher:
        assert watcher.welcome["type"] == "welcome"
        assert (watcher.welcome["seat"], watcher.welcome["host"]) == (-1, False)
        assert watcher.options == []
        for kind, fields in (
            ("choose", {"version": 1, "key": "mark:4"}),
            ("undo", {"version": 1}),
            ("redo", {"version": 1}),
            ("consent", {"agree": True}),
            ("chat", {"text": "hello"}),
        ):
            answer = watcher.say(kind, **fields)
            assert (answer["type"], answer["reason"]["error"]) == ("refused", "error-spectators-watch")
        ann, _ = table.sit()
        ann.choose("mark:4")
        assert watcher.wait_for("moment")["table"]["view"]["pieces"]["cells"][4] == 0
        assert "undo" not in watcher.table


def test_a_table_without_spectators_lets_only_players_in(server: Server) -> None:
    with party(server, terms={"spectators": False}) as table:
        with server.visitor().sit(table.match, -1) as chair:
            assert chair.welcome["reason"]["error"] == "error-no-spectators"
        with table.bob.sit(table.match, -1) as chair:
            assert chair.welcome["type"] == "welcome"


# Missing something


def test_after_a_dropped_connection_exactly_what_was_missed_is_told(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        ann, bob = chairs
        seen = bob.version
        bob.close()
        ann.choose("mark:8")
        with table.bob.sit(table.match, 1, version=seen) as back:
            missed = back.welcome["missed"]
            assert [told["version"] for told in missed] == [seen + 1]
            assert [event["event"] for event in missed[0]["events"]] == ["marked"]
            assert back.version == seen + 1
            assert back.welcome["more"] is False
        with table.bob.sit(table.match, 1, version=seen + 1) as back:
            assert back.welcome["missed"] == []
        with table.bob.sit(table.match, 1, version=0) as back:
            missed = back.welcome["missed"]
            assert [told["version"] for told in missed] == [1, 2, 3, 4]
            assert [told["own"] for told in missed] == [False, False, True, False]


def test_hello_again_on_the_same_connection_tells_what_was_missed(server: Server) -> None:
    with party(server) as table:
        chairs = table.sit()
        moves(chairs, "40")
        again = chairs[0].say("hello", seat=0, version=1)
        assert again["type"] == "welcome"
        assert [told["version"] for told in again["missed"]] == [2, 3]
        assert chairs[0].choose("mark:8")["type"] == "moment"


def test_a_player_who_left_is_told_on_return_without_asking(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        ann.choose("mark:0")
        bob.wait_for("moment")
        ann.close()
        bob.wait_for("seats")
        bob.choose("mark:4")
        with table.ann.sit(table.match, 0) as back:
            assert [event["event"] for told in back.welcome["missed"] for event in told["events"]] == ["marked"]
            assert back.welcome["missed"][0]["version"] == 3


def test_a_second_tab_of_the_same_seat_hears_everything(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        with table.ann.sit(table.match, 0) as tab:
            ann.choose("mark:4")
            bob.wait_for("moment")
            heard = tab.wait_for("moment")
            assert (heard["re"], heard["table"]["version"]) == (0, 2)
            bob.choose("mark:0")
            assert tab.wait_for("moment")["table"]["version"] == 3
            assert ann.wait_for("moment")["table"]["version"] == 3
            assert tab.choose("mark:8")["type"] == "moment"
            assert ann.wait_for("moment")["re"] == 0


def test_a_slow_reader_is_let_go_and_comes_back(server: Server) -> None:
    with party(server, "a-touch-of-evil") as table:
        ann, bob = table.sit()
        bob.close()
        while ann.wait_for("seats")["seats"][1]["present"]:
            pass
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        address = f"{server.base.replace('http', 'ws')}/api/v1/matches/{table.match}/socket"
        headers = {"cookie": table.bob.cookie}
        with connect(address, sock=line, additional_headers=headers, max_queue=1, close_timeout=0.1) as slow:
            # It asks and never reads: what it is owed fills its connection, then its place on the server.
            for _ in range(2000):
                slow.send(json.dumps({"type": "hello", "seat": 1}))
            assert ann.wait_for("seats")["seats"][1]["present"] is True
            assert ann.wait_for("seats")["seats"][1]["present"] is False
        with table.bob.sit(table.match, 1, version=1) as back:
            assert back.welcome["missed"] == []
            assert back.say("ping")["type"] == "pong"


# Presence and talk


def test_others_see_who_is_there(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        bob.close()
        gone = ann.wait_for("seats")
        assert [seat["present"] for seat in gone["seats"]] == [True, False]
        with table.bob.sit(table.match, 1):
            back = ann.wait_for("seats")
            assert [seat["present"] for seat in back["seats"]] == [True, True]


def sockets_open(server: Server) -> int:
    """How many sockets a server has not seen closed yet."""
    found = re.search(r"^duskbox_sockets(?:\{[^}]*\})? (\d+)", server.visitor().get("/metrics"), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_seat_with_two_tabs_is_there_until_both_are_gone(tmp_path: Path, third_party: None) -> None:
    with serving(tmp_path) as server, party(server) as table:
        ann, bob = table.sit()
        tab = table.bob.sit(table.match, 1)
        assert sockets_open(server) == 3
        bob.close()
        until(lambda: sockets_open(server) == 2)
        # The server has seen it. What is said and stored after that comes later than what it would have told of it.
        assert tab.say("chat", text="I am still here")["type"] == "done"
        heard = quiet(ann)
        assert [message["type"] for message in heard if message["type"] != "seats"] == ["chat"]
        assert all(seat["present"] for message in heard for seat in message.get("seats", []))
        tab.close()
        assert ann.wait_for("seats")["seats"][1]["present"] is False


def test_chat_is_heard_kept_and_cleaned(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        assert ann.say("chat", text="  good\x07 evening\n")["type"] == "done"
        line = bob.wait_for("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "good  evening")
        for _ in range(2):
            with server.visitor().sit(table.match, -1) as watcher:
                assert [said["text"] for said in watcher.welcome["chat"]] == ["good  evening"]


@pytest.mark.parametrize("text", ["", " \n\t ", "x" * 501])
def test_chat_that_is_empty_or_too_long_is_refused(server: Server, text: str) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        ann.send("chat", text=text)
        assert ann.wait_for("refused")["reason"]["error"] in ("error-empty-chat", "error-bad-message")
        assert quiet(bob) == []


def test_only_the_last_hundred_lines_are_shown_to_newcomers(server: Server) -> None:
    with party(server) as table:
        ann, _ = table.sit()
        with closing(sqlite3.connect(server.folder / "duskbox.sqlite3", timeout=30)) as database, database:
            lines = [(table.match, 0, "Ann", f"line {number}", 0.0) for number in range(102)]
            database.executemany("INSERT INTO chats (match, seat, name, text, at) VALUES (?, ?, ?, ?, ?)", lines)
        assert ann.say("chat", text="line 102")["type"] == "done"
        with table.bob.sit(table.match, 1) as late:
            assert [line["text"] for line in late.welcome["chat"]] == [f"line {number}" for number in range(3, 103)]


def test_muted_seats_are_not_heard(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        ann.say("chat", text="before")
        assert bob.wait_for("chat")["line"]["text"] == "before"
        assert bob.say("mute", seats=[0])["type"] == "done"
        ann.say("chat", text="unheard")
        assert quiet(bob) == []
        bob.say("mute", seats=[])
        ann.say("chat", text="after")
        assert bob.wait_for("chat")["line"]["text"] == "after"
        with table.bob.sit(table.match, 1, muted=[0]) as tab:
            assert tab.welcome["chat"] == []


def test_a_table_without_chat_has_none(server: Server) -> None:
    with party(server, terms={"chat": False}) as table:
        ann, bob = table.sit()
        assert ann.say("chat", text="hello")["reason"]["error"] == "error-no-chat"
        assert quiet(bob) == []


# Asking


def test_ask_for_odds_reasons_wonders_and_details(server: Server) -> None:
    ann = server.visitor()
    with ann.sit(ann.open(seed="asking")["match"]["id"]) as chair:
        wonders = chair.say("ask", about="wonders")
        assert (wonders["type"], wonders["about"]) == ("answer", "wonders")
        wondered = {wonder["key"]: wonder for wonder in wonders["answer"]}
        shown = chair.table["view"]["decision"]["options"]
        for option, pointing in zip(chair.table["options"], shown, strict=True):
            assert wondered[option["key"]] == {**option, "where": pointing["where"], "why": None}
        illegal = [wonder for wonder in wonders["answer"] if wonder["key"] not in chair.options]
        assert illegal
        for wonder in illegal:
            assert wonder["say"].startswith("option-")
            assert wonder["why"]["rules"]
        why = chair.say("ask", about="why", key=illegal[0]["key"])["answer"]
        assert why == illegal[0]["why"]
        assert chair.say("ask", about="why", key=chair.options[0])["answer"] is None
        details = chair.say("ask", about="details")["answer"]
        assert details
        assert all(isinstance(message, str) for message, _ in details)
    for game in ("fear-of-the-dark", "a-touch-of-evil"):
        match = Match.new(game, seed="asking")
        # To the first decision at which one option has odds and another has none.
        while len({match.odds(option.key) is None for option in match.options}) < 2:
            match.choose(match.game.bot.rollout_policy(match.table) or match.options[0])
        assert match.decision is not None
        brought = ann.post("/records", {"record": match.record.text(with_seed=True), "go_on": True})
        with ann.sit(brought["match"]["id"], match.decision.seat) as chair:
            assert chair.options == [option.key for option in match.options]
            for key in chair.options:
                odds = chair.say("ask", about="odds", key=key)
                assert odds["type"] == "answer"
                assert odds["answer"] == json.loads(json.dumps(match.odds(key)))


def test_a_seat_that_is_not_asked_learns_nothing_by_asking(server: Server) -> None:
    with party(server) as table:
        _, bob = table.sit()
        for about in ("odds", "why", "wonders"):
            assert bob.say("ask", about=about, key="mark:4")["reason"]["error"] == "error-not-asked-of-you"
        assert bob.say("ask", about="details")["type"] == "answer"


def test_asking_about_nonsense_is_refused(server: Server) -> None:
    with party(server) as table:
        ann, _ = table.sit()
        for about, key in (("odds", "nothing:here"), ("why", ""), ("odds", "⚄")):
            answer = ann.say("ask", about=about, key=key)
            assert answer["type"] == "refused"
            assert answer["reason"]["error"] != "error-server"


def test_prose_is_given_to_those_who_want_it(server: Server) -> None:
    with party(server) as table:
        ann, bob = table.sit(prose=False)
        assert not {"ask", "options", "summary", "anytime_options"} & set(ann.table)
        assert ann.options
        with table.ann.sit(table.match, 0, prose=True) as talkative:
            shown = talkative.table
            assert [option["key"] for option in shown["options"]] == talkative.options
            assert {option["say"] for option in shown["options"]} == {"option-mark"}
            assert shown["options"][4]["facts"] == {"row": 2, "column": 2}
            assert shown["summary"] == [["see-free", {"free": 9}]]
            ann.choose("mark:4")
            assert talkative.wait_for("moment")["table"]["summary"] == [["see-free", {"free": 8}]]
            assert "summary" not in bob.wait_for("moment")["table"]


# What is not understood


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type":"jump"}',
        '{"type":"choose"}',
        '{"type":"choose","version":"1","key":"mark:4"}',
        '{"type":"choose","version":-1,"key":"mark:4"}',
        '{"type":"choose","version":1e99,"key":"mark:4"}',
        '{"type":"choose","version":1,"key":""}',
        '{"type":"choose","version":1,"key":"mark:4","seat":0}',
        '{"type":"ping","id":-1}',
        '{"type":"ask","about":"everything"}',
        '{"type":"mute","seats":[99]}',
        '{"type":"hello","seat":1000}',
        '{"type":"chat","text":"\\ud800"}',
        b"\xff\xfe",
        b'{"type":"ping"',
    ],
)
def test_what_is_not_understood_is_refused_and_the_conversation_goes_on(server: Server, raw: str | bytes) -> None:
    with party(server) as table:
        ann, _ = table.sit()
        ann.socket.send(raw)
        assert ann.wait_for("refused")["reason"]["error"] == "error-bad-message"
        assert ann.choose("mark:4")["type"] == "moment"


def test_a_message_that_is_too_long_ends_the_conversation(server: Server) -> None:
    with party(server) as table:
        ann, _ = table.sit()
        ann.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
        bye, code = closed_with(ann)
        assert (bye["type"], bye["reason"], bye["again"]) == ("bye", "error-bad-message", False)
        assert code == 4002


def test_a_client_that_sends_too_fast_is_disconnected(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=1, messages_at_once=5) as server:
        ann = server.visitor()
        chair = ann.sit(ann.open()["match"]["id"])
        for _ in range(10):
            chair.send("ping")
        bye, code = closed_with(chair)
        assert (bye["reason"], bye["again"], code) == ("error-too-fast", True, 1012)


def test_a_page_from_elsewhere_opens_no_socket(server: Server) -> None:
    ann = server.visitor()
    match = ann.open()["match"]["id"]
    ann.headers["origin"] = "https://elsewhere.example"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        ann.sit(match)
    ann.headers["origin"] = server.base
    with ann.sit(match) as chair:
        assert chair.welcome["type"] == "welcome"


def test_a_match_in_its_lobby_shows_its_seats_and_no_table(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match = ann.post("/matches", {"game": "tic-tac-toe", "seats": [{"kind": "human", "name": "Ann"}]})["match"]
    with ann.sit(match["id"]) as chair:
        assert (chair.welcome["state"], chair.welcome["table"]) == ("lobby", None)
        assert chair.say("choose", version=0, key="mark:4")["reason"]["error"] == "error-match-lobby"
        bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": match["invite"]})
        until(lambda: chair.wait_for("seats")["seats"][1]["name"] == "Bob")
        ann.post(f"/matches/{match['id']}/start")
        assert chair.wait_for("moment")["table"]["version"] == 1
        until(lambda: chair.wait_for("seats")["state"] == "playing")
        assert chair.choose("mark:4")["type"] == "moment"
