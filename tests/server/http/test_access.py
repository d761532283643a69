"""Who is let in, how far, and what a door says to those who are not: secrets, cookies, origins, headers, limits, and
odd things at the door.
"""

from __future__ import annotations

import contextlib
import http.client
import importlib.metadata
import inspect
import json
import os
import re
import socket
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import set_up, unstarted_match
from duskbox.core.registry import find
from duskbox.server.app import HEADERS, LARGEST, create_app
from duskbox.server.config import Config
from duskbox.server.http import access, matches
from duskbox.server.http.records import LARGEST_RECORD
from duskbox.server.socket import messages
from duskbox.server.storage import keys
from tests.server.client import Problem, Visitor
from tests.server.server_process import Server, children, serving
from tests.server.tables import party, until

GAME: Final = "fear-of-the-dark"
FOREIGN: Final = "https://elsewhere.example"
JSON: Final = {"content-type": "application/json"}


class Answer:
    """An answer as it came over the wire."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.body = response.read()
        self.headers = [(name.lower(), value) for name, value in response.getheaders()]

    def header(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]

    @property
    def error(self) -> str:
        return str(json.loads(self.body)["error"])


def ask(
    server: Server, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Answer:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        line.request(method, path, body, headers or {})
        return Answer(line.getresponse())
    finally:
        line.close()


def knock(server: Server, match: str, **headers: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/v1/matches/{match}/socket"
    return connect(address, additional_headers=headers, compression=None)


def refusal(visitor: Visitor, method: str, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(Problem) as problem:
        visitor.ask(method, path, body)
    return problem.value.status, problem.value.error


def all_text(server: Server) -> bytes:
    """Everything the server has written: the database with its journal, reports, and the log."""
    return b"".join(path.read_bytes() for path in server.folder.rglob("*") if path.is_file())


# Secrets


def test_secrets_are_long_enough_and_never_the_same() -> None:
    made = {keys.new_secret() for _ in range(1000)}
    assert len(made) == 1000
    # 32 signs of 6 bits each.
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", secret) for secret in made)
    assert len({keys.new_id() for _ in range(1000)}) == 1000
    assert all(len(keys.new_invite()) == 12 for _ in range(20))


def test_digests_are_compared_in_constant_time_and_nothing_equals_an_empty_one() -> None:
    one, other = keys.digest("one"), keys.digest("other")
    assert keys.same(one, one)
    assert not keys.same(one, other)
    assert not keys.same("", "")
    assert not keys.same("", one)
    assert "compare_digest" in inspect.getsource(keys.same)
    for module in (access, matches):
        # No secret, digest or code is compared in any other way.
        assert not re.search(r"(secret|host|bearer|invite|code)\)? (==|!=) ", inspect.getsource(module))


def test_nothing_that_was_handed_out_is_on_the_disk_or_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path / "house", log_level="DEBUG", log_requests=True) as server:
        ann = server.visitor()
        opened = ann.post("/matches", {"game": "a-touch-of-evil", "seats": [{"kind": "human"}, {"kind": "open"}]})
        match = opened["match"]
        bob = server.visitor()
        sat = bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": match["invite"]})
        handed = ann.post(f"/matches/{match['id']}/seats/0/hand-over")["secret"]
        cleo = server.visitor()
        taken = cleo.post(f"/matches/{match['id']}/seats/0/claim", {"secret": handed})["secrets"][0]["secret"]
        secrets = [
            opened["host_secret"],
            *(each["secret"] for each in [*opened["secrets"], *sat["secrets"]]),
            handed,
            taken,
        ]
        Visitor(server.base, opened["host_secret"]).post(f"/matches/{match['id']}/start")
        secrets += [visitor.cookie.partition("=")[2] for visitor in (ann, bob, cleo)]
        with server.visitor().sit(match["id"], 0, taken) as chair:
            assert chair.welcome["type"] == "welcome"
        with server.visitor().sit(match["id"], 0, handed) as chair:
            assert chair.welcome["type"] == "refused"
        for wrong in (taken[::-1], "x" * 32):
            with server.visitor().sit(match["id"], 0, wrong) as chair:
                assert chair.welcome["type"] == "refused"
            secrets.append(wrong)
        assert len(set(secrets)) == len(secrets) == 10
        server.stop()
        written = all_text(server)
    for secret in secrets:
        assert secret.encode() not in written
    for secret in [*secrets[:3], taken]:
        assert keys.digest(secret).encode() in written or secret == opened["secrets"][0]["secret"]
    assert match["id"].encode() in written


def test_no_secret_is_part_of_an_address(server: Server) -> None:
    document = ask(server, "GET", "/api/v1/schema/openapi.json")
    for path, methods in json.loads(document.body)["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", []):
                assert not re.search("secret|token|code|invite|cookie", parameter["name"]), (path, method)
    opened = server.visitor().open(GAME)
    name, secret = opened["match"]["id"], opened["secrets"][0]["secret"]
    closed = server.visitor().open(GAME, terms={"spectators": False})
    for query in (f"?secret={secret}", f"?authorization=Bearer%20{secret}", f"?duskbox={secret}"):
        answer = json.loads(ask(server, "GET", f"/api/v1/matches/{name}{query}").body)
        assert answer["mine"] == []
        query = query.replace(secret, closed["secrets"][0]["secret"])
        assert ask(server, "GET", f"/api/v1/matches/{closed['match']['id']}{query}").status == 403


def cookie_parts(server: Server) -> set[str]:
    visitor = server.visitor()
    visitor.open(GAME)
    parts = {part.strip().lower() for part in visitor.last_headers["set-cookie"].split(";")}
    # A visitor with a drawer is not given another.
    visitor.open(GAME)
    assert "set-cookie" not in visitor.last_headers
    return parts


def test_the_cookie_is_for_our_pages_alone(server: Server) -> None:
    parts = cookie_parts(server)
    assert {"httponly", "samesite=strict", "path=/api"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert "secure" not in parts, "without HTTPS it would never come back"


# Guessing


def test_wrong_secrets_are_refused_and_logged_without_the_secret(server: Server) -> None:
    ann, eve = server.visitor(), server.visitor()
    opened = ann.open(GAME, terms={"spectators": False})
    name = opened["match"]["id"]
    eve.open(GAME)
    other = eve.open(GAME)
    guess = keys.new_secret()
    theirs = other["secrets"][0]["secret"]
    seat = f"/matches/{name}/seats/0"
    assert refusal(eve, "GET", f"/matches/{name}") == (403, "error-no-spectators")
    for secret in (guess, theirs, "", keys.digest(opened["secrets"][0]["secret"])):
        assert refusal(eve, "POST", f"{seat}/claim", {"secret": secret}) == (403, "error-not-your-seat")
        assert refusal(Visitor(server.base, secret), "POST", f"{seat}/hand-over") == (403, "error-not-your-seat")
        assert refusal(Visitor(server.base, secret), "POST", f"/matches/{name}/pause") == (403, "error-not-host")
        with eve.sit(name, 0, secret) as chair:
            assert chair.welcome["reason"]["error"] == "error-not-your-seat"
            assert chair.say("choose", version=1, key="x")["reason"]["error"] == "error-hello-first"
    invite = "aaaaaaaaaaaa"
    assert refusal(eve, "POST", "/join", {"code": invite}) == (404, "error-no-such-invite")
    assert refusal(eve, "POST", seat, {"name": "Eve", "code": invite}) == (403, "error-not-invited")
    assert refusal(eve, "POST", seat, {"name": "Eve", "code": ""}) == (403, "error-not-invited")
    eve.cookie = f"duskbox={guess}"
    assert refusal(eve, "GET", f"/matches/{name}") == (403, "error-no-spectators")
    eve.cookie = "duskbox=" + "x" * 5000
    assert refusal(eve, "GET", f"/matches/{name}") == (403, "error-no-spectators")
    noted = [line for line in server.log.read_text().splitlines() if "not let in" in line]
    assert sum(name in line for line in noted) >= 10
    assert any(json.loads(line).get("address") == "127.0.0.1" for line in noted)
    for secret in (guess, theirs, invite):
        assert not any(secret in line for line in noted)


def test_the_secret_of_one_match_or_seat_opens_no_other(server: Server) -> None:
    with party(server, "a-touch-of-evil") as table:
        secret = Visitor(server.base).open(GAME)["secrets"][0]["secret"]
        for seat in (0, 1):
            with server.visitor().sit(table.match, seat, secret) as chair:
                assert chair.welcome["type"] == "refused"
        with table.bob.sit(table.match, 0) as chair:
            assert chair.welcome["reason"]["error"] == "error-not-your-seat"
        for seat in (2, 63):
            with table.ann.sit(table.match, seat) as chair:
                assert chair.welcome["type"] == "refused"
        assert refusal(table.bob, "GET", f"/matches/{table.match}/log?seat=0") == (403, "error-not-your-seat")


# Origins


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1:1", "http://127.0.0.1.elsewhere.example", "x"])
def test_a_foreign_page_changes_nothing(server: Server, method: str, origin: str) -> None:
    path = {"POST": "/join", "PUT": "/matches/x/seats/0/bot", "DELETE": "/matches/x/seats/0"}[method]
    body = {"POST": b'{"code":"x"}', "PUT": b'{"agent":"random"}', "DELETE": b""}[method]
    answer = ask(server, method, f"/api/v1{path}", body, {**JSON, "origin": origin})
    assert (answer.status, answer.error) == (403, "error-foreign-page")
    for ours in ({"origin": server.base}, {}):
        answer = ask(server, method, f"/api/v1{path}", body, {**JSON, **ours})
        assert answer.status == 404
    assert not answer.header("access-control-allow-origin")


def test_a_foreign_page_opens_no_socket(server: Server) -> None:
    match = server.visitor().open(GAME)["match"]["id"]
    for origin in (FOREIGN, "null", f"http://127.0.0.1:{server.port}0"):
        with pytest.raises(InvalidStatus) as refused, knock(server, match, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    for headers in ({"origin": server.base}, {}):
        with knock(server, match, **headers) as line:
            line.send('{"type":"hello"}')
            assert '"welcome"' in str(line.recv(5))


def test_behind_https_cookies_are_secure_and_only_the_named_origins_are_ours(tmp_path: Path) -> None:
    with serving(tmp_path, origins=["https://games.example.org"], secure_cookies=True) as server:
        for origin, status in (("https://games.example.org", 404), (server.base, 403), (FOREIGN, 403)):
            answer = ask(server, "POST", "/api/v1/join", b'{"code":"x"}', {**JSON, "origin": origin})
            assert answer.status == status
        assert ask(server, "POST", "/api/v1/join", b'{"code":"x"}', JSON).status == 404
        assert {"secure", "httponly", "samesite=strict", "path=/api"} <= cookie_parts(server)


# The name that was asked for


#: A stranger's name that leads to this machine, as DNS rebinding makes it.
REBOUND: Final = "rebound.example"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/v1/metrics"),
        ("GET", "/api/v1/health"),
        ("GET", "/api/v1/matches"),
        ("POST", "/api/v1/matches"),
        ("GET", "/"),
        ("GET", "/api/v1/schema"),
    ],
)
def test_a_page_whose_name_was_led_here_reads_and_changes_nothing(server: Server, method: str, path: str) -> None:
    host = f"{REBOUND}:{server.port}"
    # To the browser it is the page's own server, so that the origin fits the host.
    answer = ask(server, method, path, b"{}", {**JSON, "host": host, "origin": f"http://{host}"})
    assert (answer.status, answer.error) == (403, "error-foreign-host")


def test_a_page_whose_name_was_led_here_opens_no_socket(server: Server) -> None:
    match = server.visitor().open(GAME)["match"]["id"]
    host = f"{REBOUND}:{server.port}"
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(
            f"GET /api/v1/matches/{match}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade:"
            " websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key:"
            " AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert line.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:99999",
        "127.0.0.1:1:2",
        "127.0.0.1:x",
        "[::1",
        "::1",
        "[]",
        ":80",
        "localhost:８０",
        "a@localhost",
        "a." * 150 + "localhost",
    ],
)
def test_a_host_that_makes_no_sense_is_refused_and_breaks_nothing(server: Server, host: str) -> None:
    for method, path in (("GET", "/api/v1/games"), ("POST", "/api/v1/join"), ("GET", "/")):
        with socket.create_connection(("127.0.0.1", server.port), 10) as line:
            body = b'{"code":"x"}'
            head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
            line.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            assert line.recv(100).split()[1] in (b"400", b"403")
    assert "Traceback" not in server.log.read_text()


def test_addresses_and_the_names_of_this_machine_are_answered_without_being_configured(server: Server) -> None:
    machine = socket.gethostname()
    for host in (
        "127.0.0.1",
        "192.168.1.20",
        "[::1]",
        "[fe80::1]",
        "localhost",
        "LOCALHOST",
        "duskbox.localhost",
        machine,
        f"{machine}.local",
    ):
        for name in (host, f"{host}:{server.port}"):
            assert ask(server, "GET", "/api/v1/health", None, {"host": name}).status == 200
    for host in (
        f"localhost.{REBOUND}",
        "127.0.0.1.example.org",
        "1",
        "localhost@x",
        "127.0.0.1x",
        "[localhost]x.example",
    ):
        status = ask(server, "GET", "/api/v1/health", None, {"host": host}).status
        assert status in (400, 403) or host == "[localhost]x.example"


def test_names_that_the_operator_gives_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=["den.lan"], origins=["https://games.example.org"]) as server:
        for host in ("den.lan", "DEN.lan:80", "games.example.org", "127.0.0.1"):
            assert ask(server, "GET", "/api/v1/health", None, {"host": host}).status == 200
        assert ask(server, "GET", "/api/v1/health", None, {"host": "example.org"}).error == "error-foreign-host"


def test_phones_in_the_same_network_play_by_the_address_of_the_machine(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as server:
        address = f"192.168.1.20:{server.port}"
        answer = ask(
            server, "POST", "/api/v1/join", b'{"code":"x"}', {**JSON, "host": address, "origin": f"http://{address}"}
        )
        assert answer.status == 404


def test_a_page_of_another_scheme_is_a_foreign_page(server: Server, tmp_path: Path) -> None:
    def asked(at: Server, **headers: str) -> int:
        return ask(at, "POST", "/api/v1/join", b'{"code":"x"}', {**JSON, **headers}).status

    host = f"127.0.0.1:{server.port}"
    assert asked(server, origin=f"http://{host}") == 404
    assert asked(server, origin=f"https://{host}") == 403
    # Who is no proxy of ours cannot say how the page was asked for.
    assert asked(server, origin=f"https://{host}", **{"x-forwarded-proto": "https"}) == 403
    with serving(tmp_path, proxies=["127.0.0.1"]) as behind:
        host = f"127.0.0.1:{behind.port}"
        assert asked(behind, origin=f"https://{host}", **{"x-forwarded-proto": "https"}) == 404
        assert asked(behind, origin=f"http://{host}", **{"x-forwarded-proto": "https"}) == 403


# Refusing costs little


def test_a_flood_of_refused_requests_reads_no_metadata_of_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scans = 0

    def counted() -> Any:
        nonlocal scans
        scans += 1
        return distributions()

    # What every look at the packages begins with, also one from compiled code. Other tests have looked already.
    monkeypatch.setattr(importlib.metadata, "distributions", counted)
    registry._asked.clear()
    config = Config(data=str(tmp_path), hosts=["testserver.local"], requests_at_once=1, requests_per_second=0.1)
    client = TestClient(create_app(config))
    answers = [client.get("/api/v1/games-of-nowhere", headers={"accept-language": "pl"}).status_code for _ in range(50)]
    assert answers.count(429) >= 45
    assert scans == 0, "what the server refuses itself, it words itself"
    for _ in range(5):
        with pytest.raises(DuskboxError):
            registry.find("a-game-that-no-other-test-asks-for")
    assert scans == 1


def test_every_library_that_is_installed_with_the_package_is_bounded_from_above() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())["project"]
    groups = project["optional-dependencies"].values()
    extras = [each for group in groups for each in group if not each.startswith("duskbox[")]
    assert [each for each in project["dependencies"] + extras if "<" not in each.partition(";")[0]] == []


def test_a_body_that_ends_before_its_end_leaves_no_traceback(server: Server) -> None:
    head = "POST /api/v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    before = server.log.read_text().count("client gone")
    for body in ("Content-Length: 1000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n10\r\nabc"):
        with socket.create_connection(("127.0.0.1", server.port), 10) as line:
            line.sendall((head + body).encode())
    until(lambda: server.log.read_text().count("client gone") == before + 2)
    assert "client disconnected prematurely" not in server.log.read_text()


# Headers


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/v1/games", None, 200),
        ("GET", "/api/v1/health", None, 200),
        ("GET", "/api/v1/metrics", None, 200),
        ("GET", "/api/v1/words/pl", None, 200),
        ("GET", "/api/v1/schema", None, 200),
        ("GET", "/api/v1/schema/openapi.json", None, 200),
        ("GET", "/api/v1/schema/swagger", None, 404),
        ("GET", "/api/v1/matches/nowhere", None, 404),
        ("GET", "/nowhere", None, 404),
        ("GET", "/api/v1/matches/x/replay?seat=a", None, 400),
        ("POST", "/api/v1/matches", b"{", 400),
        ("POST", "/api/v1/matches", b'{"game":"chess"}', 400),
        ("PATCH", "/api/v1/games", None, 405),
        ("OPTIONS", "/api/v1/games", None, 204),
        ("POST", "/api/v1/matches", b'{"game":"fear-of-the-dark"}', 201),
    ],
)
def test_every_answer_keeps_browsers_safe(
    server: Server, method: str, path: str, body: bytes | None, status: int
) -> None:
    answer = ask(server, method, path, body, JSON)
    assert answer.status == status
    for name, value in HEADERS.items():
        # Said twice, some of them count for nothing.
        assert answer.header(name) == [value]
    assert b"<script" not in answer.body


def test_our_pages_run_no_script_but_our_own() -> None:
    rules = dict(part.strip().partition(" ")[::2] for part in HEADERS["content-security-policy"].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert not any(word in HEADERS["content-security-policy"] for word in ("unsafe", "*", "http"))


def test_the_description_of_the_api_is_a_document_and_no_page(server: Server) -> None:
    for path in ("", "/openapi.json"):
        answer = ask(server, "GET", f"/api/v1/schema{path}")
        assert json.loads(answer.body)["openapi"].startswith("3.")
        assert "json" in answer.header("content-type")[0]
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar", "oauth2-redirect.html", "openapi.yaml"):
        answer = ask(server, "GET", f"/api/v1/schema/{page}")
        assert answer.status == 404
        assert b"http" not in answer.body


# Sizes


def test_a_body_beyond_the_limit_is_not_read(server: Server) -> None:
    head = (
        "POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length:"
        f" {LARGEST_RECORD + 1}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head.encode() + b'{"record":"')
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")
    body = json.dumps({"record": "x" * (LARGEST_RECORD - 100)}).encode()
    assert ask(server, "POST", "/api/v1/records", body, JSON).status == 400
    # Only a record may be that long: what has a shape takes longer to read.
    for path in ("matches", "games/a-touch-of-evil/cards"):
        body = b'{"pack":{"a":[' + b"[]," * (LARGEST // 3) + b"[]]}}"
        assert ask(server, "POST", f"/api/v1/{path}", body, JSON).status == 413


def test_a_body_of_pieces_beyond_the_limit_is_not_read_to_its_end(server: Server) -> None:
    head = (
        b"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding:"
        b" chunked\r\n\r\n"
    )
    small = json.dumps({"record": Match.new(GAME, seed="pieces").record.text()}).encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head + b"%x\r\n%b\r\n%x\r\n%b\r\n0\r\n\r\n" % (9, small[:9], len(small) - 9, small[9:]))
        assert line.recv(100).startswith(b"HTTP/1.1 201 "), "a small one is read to its end"
    piece = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    most, taken = 40 * LARGEST_RECORD // len(piece), 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head)
        # It hangs up: what it had been sent by then was read, or lay in buffers.
        with pytest.raises(ConnectionError):
            while taken < most:
                line.sendall(piece)
                taken += 1
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")
    assert LARGEST_RECORD < taken * len(piece) < 10 * LARGEST_RECORD
    assert ask(server, "GET", "/api/v1/health").status == 200


@pytest.mark.parametrize(
    "deep", [b"[" * 100_000, b'{"game":"fear-of-the-dark","pack":' + b'{"a":' * 5000 + b"1" + b"}" * 5001]
)
def test_what_is_nested_too_deeply_is_refused(server: Server, deep: bytes) -> None:
    answer = ask(server, "POST", "/api/v1/matches", deep, JSON)
    assert (answer.status, answer.error) == (400, "error-bad-request")


@pytest.mark.parametrize("text", [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\\ud800", b"\xf8\x88\x80\x80\x80"])
def test_a_body_that_is_no_utf_8_is_refused(server: Server, text: bytes) -> None:
    before = server.log.read_text().count("Traceback")
    for path, body in (
        ("matches", b'{"game":"%b"}'),
        ("me/follow", b'{"secret":"%b"}'),
        ("records", b'{"record":"%b"}'),
    ):
        answer = ask(server, "POST", f"/api/v1/{path}", body % text, JSON)
        assert (answer.status, answer.error) == (400, "error-bad-request")
    assert server.log.read_text().count("Traceback") == before


@pytest.mark.parametrize("kind", ["path", "query", "cookie"])
def test_what_strangers_ask_for_is_not_kept_in_memory(server: Server, kind: str) -> None:
    """The framework remembers what it has read last, however long it is."""
    assert server.process is not None
    processes = children(server.process.pid)
    before = sum(map(megabytes, processes))
    for number in range(150):
        many = [f"{number:x}-{each:x}=" for each in range(3000)]
        path = {"path": "/play/" + "".join(many)[:30_000], "query": "/api/v1/words/en?" + "&".join(many)}.get(kind, "/")
        status = ask(server, "GET", path, None, {"cookie": "; ".join(many)} if kind == "cookie" else {}).status
        assert status == (200 if kind == "cookie" else 404)
    assert sum(map(megabytes, processes)) < before + 40


def megabytes(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


def test_a_visitor_is_known_however_many_cookies_others_have_given_them(server: Server) -> None:
    ann = server.visitor()
    ann.open(GAME)
    theirs = "; ".join(f"{name}-{number}={'x' * 200}" for number in range(30) for name in ("another", "duskbox"))
    ann.headers["cookie"] = f"{theirs}; {ann.cookie}; {theirs}; duskbox-language=pl"
    ann.cookie = ""
    assert len(ann.get("/matches")) == 1
    assert "Nie" in refused_in_words(ann)


def refused_in_words(visitor: Visitor) -> str:
    with pytest.raises(Problem) as problem:
        visitor.get("/games/chess/cards")
    return str(problem.value.body["text"])


def test_a_head_beyond_the_limit_is_not_read(server: Server) -> None:
    assert ask(server, "GET", "/api/v1/games", None, {"x": "y" * 30_000}).status == 200
    assert ask(server, "GET", "/api/v1/games", None, {"x": "y" * 200_000}).status == 431
    assert ask(server, "GET", "/api/v1/words/en?game=" + "y" * 2000).status == 404


@pytest.mark.parametrize("kind", [str, bytes])
def test_a_message_beyond_the_limit_ends_the_socket(server: Server, kind: type) -> None:
    match = server.visitor().open(GAME)["match"]["id"]
    for size in (messages.LONGEST + 1, 1_000_000):
        with knock(server, match) as line:
            line.send("x" * size if kind is str else b"x" * size)
            assert json.loads(line.recv(5)) == {"n": 1, "type": "bye", "reason": "error-bad-message", "again": False}
            with pytest.raises(ConnectionClosed):
                line.recv(5)


# Rates


def test_new_visitors_of_an_address_are_limited_whichever_way_they_come(tmp_path: Path) -> None:
    with serving(tmp_path, matches_per_hour=4) as server:
        ann = server.visitor()
        seats = [{"kind": "human"}, {"kind": "open"}]
        opened = ann.post("/matches", {"game": "a-touch-of-evil", "seats": seats, "settings": {"heroes": "2"}})
        match, invite = opened["match"]["id"], opened["match"]["invite"]
        link = ann.post("/me/links", {"lasting": True})["secret"]
        secret = {"secret": opened["secrets"][0]["secret"]}
        ways = (
            (f"/matches/{match}/seats/0/claim", secret),
            ("/me/follow", {"secret": link}),
            (f"/matches/{match}/seats/1", {"name": "Bob", "code": invite}),
        )
        for path, body in ways:
            server.visitor().post(path, body)
        ann.delete(f"/matches/{match}/seats/1")
        for path, body in (*ways, ("/me/links", {})):
            assert refusal(server.visitor(), "POST", path, body) == (429, "error-too-many-visitors")
        # Those who are known already come and go.
        for path, body in (ways[0], ways[2], ("/me/links", {})):
            assert ann.post(path, body)


def test_an_address_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.5, "requests_at_once": 12, "proxies": ["127.0.0.1"]}
    with serving(tmp_path, **limits) as server:

        def asked(address: str) -> int:
            return ask(server, "GET", "/api/v1/health", None, {"x-forwarded-for": address}).status

        assert [asked("203.0.113.1") for _ in range(12)] == [200] * 12
        answers = [asked("203.0.113.1") for _ in range(10)]
        assert answers.count(429) >= 9
        assert asked("203.0.113.2") == 200, "another address is not kept waiting"
        # The client made up what comes further left.
        assert asked("203.0.113.99, 203.0.113.1") == 429
        answer = ask(server, "GET", "/api/v1/health", None, {"x-forwarded-for": "203.0.113.1"})
        assert (answer.status, answer.error) == (429, "error-too-fast")
        for name, value in HEADERS.items():
            assert answer.header(name) == [value]


def test_having_a_record_followed_counts_for_more_than_a_request(tmp_path: Path) -> None:
    begun = unstarted_match(find(GAME), seed="lone")
    set_up(begun)
    with serving(tmp_path, requests_per_second=0.5, requests_at_once=12, proxies=["127.0.0.1"]) as server:
        brought = server.visitor().post("/records", {"record": begun.record.text(with_seed=True)})["match"]["id"]
        for number, what in enumerate(["log", "replay", "share", "proof"]):
            address = {"x-forwarded-for": f"203.0.113.{number}"}
            answers = [ask(server, "GET", f"/api/v1/matches/{brought}/{what}", None, address) for _ in range(12)]
            assert [answer.status for answer in answers[:6]] == [200] * 6
            late = [answer for answer in answers[6:] if answer.status == 429]
            assert len(late) >= 4
            assert {answer.error for answer in late} == {"error-too-fast"}


def test_requests_for_missing_pages_count_too(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=0.5, requests_at_once=12, proxies=["127.0.0.1"]) as server:
        for number, (method, path, status) in enumerate(
            [("POST", "/nowhere", 405), ("PATCH", "/api/v1/games", 405), ("GET", "/api/v1/nowhere", 404)]
        ):
            address = {"x-forwarded-for": f"203.0.113.{number}"}
            answers = [ask(server, method, path, None, address).status for _ in range(20)]
            assert answers[:12] == [status] * 12
            assert answers[12:].count(429) >= 6


def test_a_stranger_is_not_believed_where_it_comes_from(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=0.5, requests_at_once=12, metrics_to=["203.0.113.0/24"]) as server:
        spoofed = {"x-forwarded-for": "203.0.113.1", "forwarded": "for=203.0.113.1", "x-real-ip": "203.0.113.1"}
        answer = ask(server, "GET", "/api/v1/metrics", None, spoofed)
        assert (answer.status, answer.error) == (403, "error-not-for-you")
        statuses = [
            ask(server, "GET", "/api/v1/games", None, {"x-forwarded-for": f"203.0.113.{number}"}).status
            for number in range(20)
        ]
        assert 429 in statuses


def test_figures_are_for_listed_addresses_and_networks(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=["127.0.0.1"], metrics_to=["203.0.113.0/24", "2001:db8::7"]) as server:
        for address, status in (
            ("203.0.113.77", 200),
            ("2001:db8::7", 200),
            ("198.51.100.1", 403),
            ("2001:db8::8", 403),
            ("127.0.0.1", 403),
        ):
            assert ask(server, "GET", "/api/v1/metrics", None, {"x-forwarded-for": address}).status == status


def test_what_a_proxy_that_was_not_named_passes_on_comes_from_no_known_address(server: Server, tmp_path: Path) -> None:
    assert ask(server, "GET", "/api/v1/metrics").status == 200
    headers = ("x-forwarded-for", "X-Real-IP", "forwarded", "Via")
    for header in headers:
        assert ask(server, "GET", "/api/v1/metrics", None, {header: "127.0.0.1"}).status == 403
    with serving(tmp_path, proxies=["127.0.0.1"]) as behind:
        here, elsewhere = ({"x-forwarded-for": address, "via": "1.1 x"} for address in ("127.0.0.1", "203.0.113.1"))
        assert ask(behind, "GET", "/api/v1/metrics", None, here).status == 200
        assert ask(behind, "GET", "/api/v1/metrics", None, elsewhere).status == 403


def test_the_sockets_messages_and_matches_of_an_address_are_limited(tmp_path: Path) -> None:
    few = {"sockets_per_address": 2, "messages_per_second": 0.5, "messages_at_once": 5, "matches_per_hour": 2}
    with serving(tmp_path, **few) as server:
        match = server.visitor().open(GAME)["match"]["id"]
        ann = server.visitor()
        over = ann.open(GAME)["match"]["id"]
        with ann.sit(over, version=1) as chair:
            chair.choose("give-up")
        assert refusal(ann, "POST", f"/matches/{over}/again") == (429, "error-too-many-matches")
        assert refusal(server.visitor(), "POST", "/matches", {"game": GAME}) == (429, "error-too-many-matches")
        assert refusal(server.visitor(), "POST", "/daily", {"name": "Ann"}) == (429, "error-too-many-matches")
        assert refusal(server.visitor(), "POST", "/records", {"record": "x"}) == (429, "error-too-many-matches")
        # A new visitor is kept for good, too, and not for nothing.
        assert refusal(server.visitor(), "POST", "/me/links", {"lasting": True}) == (429, "error-too-many-visitors")
        with knock(server, match) as one, knock(server, match) as two:
            with pytest.raises(InvalidStatus) as refused, knock(server, match):
                pass
            assert refused.value.response.status_code == 403
            for _ in range(8):
                one.send('{"type":"ping"}')
            heard = [json.loads(one.recv(5)) for _ in range(6)]
            assert [message["type"] for message in heard] == ["refused"] * 5 + ["bye"]
            assert heard[-1]["reason"] == "error-too-fast"
            with pytest.raises(ConnectionClosed) as closed:
                one.recv(5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            two.send('{"type":"ping"}')
            assert json.loads(two.recv(5))["type"] == "refused", "each socket is counted by itself"
        # A client that has left makes room.
        until(lambda: _opens(server, match))


def _opens(server: Server, match: str) -> bool:
    try:
        with knock(server, match):
            pass
    except InvalidStatus:
        return False
    return True


# Odd things


@pytest.mark.parametrize(
    "path",
    [
        "/api/v1/../../../../etc/passwd",
        "/api/v1/words/../../../../etc/passwd",
        "/api/v1/words/..%2f..%2f..%2fetc%2fpasswd",
        "/api/v1/words/%2e%2e",
        "/api/v1/words/en%00",
        "/api/v1/words/en?game=..%2f..%2fcore",
        "/api/v1/words/en?game=%2fetc",
        "/api/v1/games/..%2f..%2fserver/ledger",
        "/api/v1/games/%2e%2e/cards",
        "/api/v1/matches/..%5c..%5cwindows/record",
        "/api/v1/matches/%00/record",
        "/api/v1/matches/%ff%fe",
        "/api/v1/matches/x'%20OR%20'1'='1",
        "/api/v1/matches/x%22;DROP%20TABLE%20matches;--",
        "/api/v1/matches/" + "a" * 6000,
        "/api/v1/matches/x%0d%0aset-cookie:%20a=b",
        "/%c0%ae%c0%ae/",
        "//elsewhere.example/",
        "/api/v1/games/fear-of-the-dark/ledger?language=../en",
    ],
)
def test_a_path_leads_nowhere_it_should_not(server: Server, path: str) -> None:
    answer = ask(server, "GET", path)
    assert answer.status in (400, 404)
    assert b"root:" not in answer.body
    assert not answer.header("set-cookie")
    assert not answer.header("location")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "get"])
def test_a_method_that_is_not_meant_does_nothing(server: Server, method: str) -> None:
    answer = ask(server, method, "/api/v1/games", None, {"x-http-method-override": "GET"})
    assert answer.status in (400, 405)


GOOD: Final = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        # Pieces count, not the length; but a reader that takes it otherwise must not take what follows for another
        # request.
        (GOOD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 200),
        (GOOD + b"Content-Length: 500\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 200),
        (GOOD + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400),
        (GOOD + b"Content-Length: -1\r\n\r\n", 400),
        (GOOD + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (GOOD + b"x: y\r\n" * 5000 + b"\r\n", 431),
        (b"\x00" * 1000 + b"\r\n\r\n", 400),
    ],
)
def test_bad_http_is_disconnected_and_the_server_goes_on(server: Server, raw: bytes, status: int) -> None:
    last = GOOD + b"Connection: close\r\n\r\n"
    assert said_to(server, GOOD + b"\r\n" + last).count(b"HTTP/1.1 200 ") == 2, (
        "good requests are answered one after the other"
    )
    answer = said_to(server, raw + last)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert answer.count(b"HTTP/1.1 ") == 1, "what follows is not answered"
    assert ask(server, "GET", "/api/v1/health").status == 200


def said_to(server: Server, raw: bytes) -> bytes:
    """All that the server answers until it hangs up."""
    answer = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        # The server may hang up before we have said it all.
        with contextlib.suppress(ConnectionError):
            line.sendall(raw)
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(65536):
                answer += piece
    return answer


def test_calls_to_a_host_that_is_not_allowed_are_refused(server: Server) -> None:
    visitor = server.visitor()
    match = visitor.open(GAME)["match"]["id"]
    for url in (
        "http://127.0.0.1/",
        "http://localhost:6379/",
        "https://elsewhere.example/hook",
        "file:///etc/passwd",
        "gopher://127.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "x",
    ):
        assert refusal(visitor, "PUT", f"/matches/{match}/seats/0/hook", {"url": url}) == (400, "error-hook-refused")
    assert visitor.put(f"/matches/{match}/seats/0/hook", {"url": ""}) == {"secret": ""}


NASTY: Final = [
    "Robert'); DROP TABLE matches;--",
    "<script>alert(1)</script>",
    "{ $secret } %s %(x)s {0}",
    "a\x00b\x1b[31mc\r\nd\u2028e\u202ef\u0085g",
    '"}\n{"n":1,"type":"bye"}',
    "🜏" * 10,
    "Ω≈ç√∫˜µ≤≥÷",
]


@pytest.mark.parametrize("text", NASTY)
def test_names_and_chat_come_back_as_harmless_text(server: Server, text: str) -> None:
    visitor = server.visitor()
    opened = visitor.open(GAME, seats=[{"kind": "human", "name": text[:40]}])
    name = opened["match"]["seats"][0]["name"]
    assert name.isprintable()
    assert [sign for sign in name if sign != " "] == [sign for sign in text[:40] if sign.isprintable() and sign != " "]
    match = opened["match"]["id"]
    assert visitor.get(f"/matches/{match}")["seats"][0]["name"] == name
    assert visitor.last_headers["content-type"].startswith("application/json")
    with visitor.sit(match) as chair, server.visitor().sit(match, -1) as other:
        assert chair.say("chat", text=text)["type"] == "done"
        line: Any = other.wait_for("chat")["line"]
        assert (line["name"], line["seat"]) == (name, 0)
        assert line["text"].isprintable()
        assert [sign for sign in line["text"] if sign != " "] == [
            sign for sign in text if sign.isprintable() and sign != " "
        ]
    with visitor.sit(match) as chair:
        assert chair.welcome["chat"][-1]["text"] == line["text"]
    assert len(visitor.get("/matches")) == 1


@pytest.mark.parametrize(
    "nothing", ["\u3164\u3164", "\u2800", "\u115f\u1160", "\ufe0f", "\u0301\u0302", "\u200b \u00ad"]
)
def test_a_name_that_shows_nothing_is_none(server: Server, nothing: str) -> None:
    opened = server.visitor().open(GAME, seats=[{"kind": "human", "name": nothing}])
    assert opened["match"]["seats"][0]["name"] == ""


@pytest.mark.parametrize(
    "like", ["ann", "Ann\u3164", "\uff21\uff4e\uff4e", "Ann\ufe0f", "\u202eAnn", "A\u200bnn", "An\u034fn"]
)
def test_a_name_that_reads_like_another_at_the_table_has_a_number(server: Server, like: str) -> None:
    two = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": like}]
    first, second = server.visitor().open("tic-tac-toe", two)["match"]["seats"]
    assert (first["name"], second["name"].endswith(" (2)")) == ("Ann", "\u200b" not in like)


# The page


def test_the_page_about_security_names_tests_that_exist() -> None:
    folder = Path(__file__).parents[1]
    there = {
        path.name: set(re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), flags=re.M))
        for path in folder.rglob("test_*.py")
    }
    elsewhere = folder.parent
    page = (folder.parents[1] / "docs" / "security.md").read_text(encoding="utf-8")
    named = 0
    # A test is looked for in the file that is named before it, in its row or above its table.
    file = ""
    for found in re.findall(r"`((?:tests/(?:\w+/)+)?test_\w+(?:\.py)?)`", page):
        if found.endswith(".py"):
            file = found
            if "/" in found:
                text = (elsewhere.parent / found).read_text(encoding="utf-8")
                there[found] = set(re.findall(r"^def (test_\w+)", text, flags=re.M))
            assert file in there, f"there is no {file}"
        else:
            named += 1
            assert found in there[file], f"{file} has no {found}"
    assert named > 80
    ours = there[Path(__file__).name] - set(re.findall(r"`(test_\w+)`", page))
    assert ours == {"test_the_page_about_security_names_tests_that_exist"}, "and leaves none of these out"
