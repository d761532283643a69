"""Webhooks: where a call may go, what it says, how often it is tried. The receiver is a real HTTP server."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from duskbox.server import webhooks
from duskbox.server.bus import Alone
from duskbox.server.config import Config
from duskbox.server.jobs.pool import Jobs
from duskbox.server.operation import metrics
from duskbox.server.refusals import Refuse
from duskbox.server.services import Services
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.journal import Journal
from duskbox.server.storage.rows import HUMAN, PLAYING, MatchRow, SeatRow, Terms
from duskbox.server.storage.store import Store
from duskbox.server.storage.tables import hooks as calls

SECRET = "whsec_YSBzZWNyZXQgb2YgdGhlIHNlYXQ="


class Receiver:
    """An HTTP server that notes what it is sent and answers as it is told, the last answer again and again."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.most_at_once = 0
        self.pause = 0.0
        self._inside = 0
        self._lock = threading.Lock()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.hear(self)

            def do_GET(self) -> None:
                receiver.hear(self)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"
        self.url = f"http://{self.host}/turn?who=me"
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def hear(self, request: BaseHTTPRequestHandler) -> None:
        with self._lock:
            self._inside += 1
            self.most_at_once = max(self.most_at_once, self._inside)
        body = request.rfile.read(int(request.headers.get("Content-Length") or 0))
        time.sleep(self.pause)
        with self._lock:
            self._inside -= 1
            self.heard.append((f"{request.command} {request.path}", dict(request.headers), body))
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        request.send_response(answer)
        if 300 <= answer < 400:
            request.send_header("Location", f"http://{self.host}/elsewhere")
        request.send_header("Content-Length", "0")
        request.end_headers()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with closing(Receiver(204)) as receiver:
        yield receiver


class Town:
    """A database with one match of eight seats, the first of which has a hook."""

    def __init__(self, folder: Path, url: str, allowed: list[str]) -> None:
        self.engine = open_database(f"sqlite:///{folder / 'hooks.sqlite3'}")
        upgrade(self.engine)
        self.store = Store(self.engine)
        self.config = Config(hooks_to=allowed)
        row = MatchRow("abc", "a-touch-of-evil", PLAYING, "{}", "", 8, Terms(), None, 1.0, "")
        self.store.create(row, [SeatRow(seat, HUMAN, hook_url=url, hook_secret=SECRET) for seat in range(8)])

    def deliver(self) -> None:
        async def once() -> None:
            services = Services(self.config, "test", self.store, Journal(self.engine), Alone(), Jobs(self.config))
            try:
                await webhooks.deliver_due(services)
            finally:
                await services.close()

        asyncio.run(once())

    def waiting(self) -> list[tuple[int, int]]:
        """The calls still to be made: how often each was tried, and in how many seconds it is tried again."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(calls.c.attempts, calls.c.next_at).order_by(calls.c.id))
            return [(row.attempts, round(row.next_at - time.time())) for row in rows]

    def let_time_pass(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(calls).values(next_at=0.0))

    def hook(self) -> str:
        found = self.store.match("abc")
        assert found is not None
        return found[1][0].hook_url


def counted(result: str) -> float:
    return float(metrics.HOOKS.labels(result)._value.get())


# Where a call may go


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://hooks.example.org/turn?seat=1", ["hooks.example.org"]),
        ("http://hooks.example.org", ["hooks.example.org"]),
        ("https://HOOKS.example.org/", ["hooks.EXAMPLE.org"]),
        ("https://hooks.example.org:443/", ["hooks.example.org"]),
        ("https://hooks.example.org:8443/", ["other.example.org", "hooks.example.org:8443"]),
        ("http://[2001:db8::1]:8080/", ["[2001:db8::1]:8080"]),
    ],
)
def test_calls_go_to_hosts_that_the_operator_has_named(url: str, allowed: list[str]) -> None:
    webhooks.check_url(url, Config(hooks_to=allowed))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example.org",
        "ftp://hooks.example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://other.example.org/",
        "https://hooks.example.org.other.example/",
        "https://sub.hooks.example.org/",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org:0/",
        "https://hooks.example.org:99999/",
        "https://hooks.example.org:http/",
        "https://hooks.example.org@other.example/",
        "https://name:word@hooks.example.org/",
        "https://@hooks.example.org/",
        "https://hooks.example.org/#top",
        "https://hooks.example.org/#",
        "https://other.example\\@hooks.example.org/",
        "https://hooks.example.org/a b",
        "https://hooks.example.org/\r\nX: y",
        "https://hooks.\texample.org/",
        "https://hooks.example.org./",
        "https://hóoks.example.org/",
        "https://127.0.0.1/",
        "https://[::1/",
        "https://hooks.example.org/" + "a" * 500,
    ],
)
def test_calls_go_nowhere_else(url: str) -> None:
    with pytest.raises(Refuse) as refused:
        webhooks.check_url(url, Config(hooks_to=["hooks.example.org"]))
    assert refused.value.reason.error == "error-hook-refused"
    assert refused.value.status == 400


def test_by_default_no_one_is_called() -> None:
    with pytest.raises(Refuse):
        webhooks.check_url("https://hooks.example.org/", Config())


# What a call says


def test_a_call_says_whose_turn_it_is_and_is_signed(tmp_path: Path, receiver: Receiver) -> None:
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    before, begun = counted("ok"), int(time.time())
    town.deliver()
    [(line, headers, body)] = receiver.heard
    assert line == "POST /turn?who=me"
    told = json.loads(body)
    assert begun <= told.pop("at") <= time.time() + 1
    assert told == {"match": "abc", "seat": 0, "game": "a-touch-of-evil", "version": 17}
    assert headers["webhook-id"] == "msg_abc_0_17"
    signed = f"msg_abc_0_17.{headers['webhook-timestamp']}.".encode() + body
    expected = base64.b64encode(hmac.digest(b"a secret of the seat", signed, "sha256")).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"
    assert headers["Content-Type"] == "application/json"
    assert SECRET not in str(headers) + body.decode()
    assert town.waiting() == []
    assert counted("ok") == before + 1
    town.deliver()
    assert len(receiver.heard) == 1


def test_a_version_is_called_once(tmp_path: Path, receiver: Receiver) -> None:
    town = Town(tmp_path, receiver.url, [receiver.host])
    for version in (17, 17, 18):
        town.store.calls.add("abc", 0, version)
    town.deliver()
    assert sorted(json.loads(body)["version"] for _, _, body in receiver.heard) == [17, 18]


# How often it is tried


def test_a_call_that_fails_is_tried_again_later_and_later_and_then_given_up(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [500]
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    before = counted("given-up")
    seen = []
    for _ in range(4):
        town.deliver()
        seen += town.waiting()
        # It is not due yet.
        town.deliver()
        town.let_time_pass()
    assert [attempts for attempts, _ in seen] == [1, 2, 3, 4]
    assert [seconds for _, seconds in seen] == pytest.approx([5, 30, 180, 900], abs=2)
    town.deliver()
    assert town.waiting() == []
    assert len(receiver.heard) == 5
    assert counted("given-up") == before + 1
    assert town.hook() == receiver.url


def test_a_call_that_works_in_the_end_is_over(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [503, 200]
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    town.deliver()
    town.let_time_pass()
    town.deliver()
    assert len(receiver.heard) == 2
    assert town.waiting() == []


def test_a_receiver_that_is_not_there_is_tried_again(tmp_path: Path) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        host = f"127.0.0.1:{bound.getsockname()[1]}"
        town = Town(tmp_path, f"http://{host}/", [host])
        town.store.calls.add("abc", 0, 17)
        town.deliver()
    assert [attempts for attempts, _ in town.waiting()] == [1]


def test_a_receiver_that_answers_nonsense_or_never_ends_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "LONGEST", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        gone = threading.Event()

        def dribble() -> None:
            line, _ = listening.accept()
            with line:
                # A minute of it, so that one who does not give up is found out and does not hang.
                for _ in range(1200):
                    try:
                        line.sendall(b"x")
                    except OSError:
                        gone.set()
                        break
                    time.sleep(0.05)

        threading.Thread(target=dribble, daemon=True).start()
        host = f"127.0.0.1:{listening.getsockname()[1]}"
        town = Town(tmp_path, f"http://{host}/", [host])
        town.store.calls.add("abc", 0, 17)
        town.deliver()
        assert gone.wait(60)
    assert [attempts for attempts, _ in town.waiting()] == [1]


def test_a_redirect_is_not_followed(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [302]
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    town.deliver()
    assert [line for line, _, _ in receiver.heard] == ["POST /turn?who=me"]
    assert [attempts for attempts, _ in town.waiting()] == [1]


def test_a_receiver_that_is_gone_for_good_is_called_no_more(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [410]
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    town.deliver()
    assert town.hook() == ""
    assert town.waiting() == []


def test_a_host_that_the_operator_has_struck_from_the_list_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    town = Town(tmp_path, receiver.url, ["hooks.example.org"])
    town.store.calls.add("abc", 0, 17)
    before = counted("refused")
    town.deliver()
    assert receiver.heard == []
    assert town.waiting() == []
    assert counted("refused") == before + 1


def test_a_hook_that_was_taken_down_meanwhile_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    town.store.change_seat("abc", 0, None, hook_url="", hook_secret="")
    town.deliver()
    assert receiver.heard == []
    assert town.waiting() == []


def test_two_workers_do_not_make_the_same_call(tmp_path: Path, receiver: Receiver) -> None:
    town = Town(tmp_path, receiver.url, [receiver.host])
    town.store.calls.add("abc", 0, 17)
    [mine] = town.store.calls.due(time.time(), 20)
    assert town.store.calls.claim(mine, time.time() + 5)
    town.let_time_pass()
    assert not town.store.calls.claim(mine, time.time() + 5)


def test_only_a_few_calls_are_under_way_at_once(tmp_path: Path, receiver: Receiver) -> None:
    receiver.pause = 0.1
    town = Town(tmp_path, receiver.url, [receiver.host])
    for seat in range(8):
        town.store.calls.add("abc", seat, 17)
    town.deliver()
    assert len(receiver.heard) == 8
    assert 1 < receiver.most_at_once <= webhooks.AT_ONCE


def test_the_receiver_on_the_page_tells_a_genuine_call_from_a_forged_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")
    [program] = re.findall(r"^```python\n(.*?)^```", page, flags=re.M | re.S)
    names: dict[str, Any] = {"__name__": "receiver"}
    exec(program, names)
    with HTTPServer(("127.0.0.1", 0), names["Turn"]) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        host = f"127.0.0.1:{server.server_port}"
        town = Town(tmp_path, f"http://{host}/", [host])
        for secret in (b"another", b"a secret of the seat"):
            names["KEY"] = secret
            town.store.calls.add("abc", 0, 17)
            town.let_time_pass()
            town.deliver()
            assert len(town.waiting()) == (secret == b"another")
        server.shutdown()
    assert capsys.readouterr().out.count("Your turn") == 1
