"""The nginx configuration that is shipped: games are played through it, and it holds what the server itself cannot.

Only where nginx is installed.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Visitor
from tests.server.server_process import Server, free_port, serving
from tests.server.tables import until

#: Debian has it where only root looks.
NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
SHIPPED = Path(__file__).parents[3] / "deploy" / "nginx.conf"
#: So few connections that a test can use all of them up.
CONNECTIONS = 256

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")

Headers = dict[str, str] | None

#: The configuration around the file that is shipped.
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections {connections}; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/duskbox.conf;
}}
"""


def here(shipped: str, port: int, second: int, server: int) -> str:
    """The shipped file at addresses of this machine, without HTTPS, for which there is no certificate here."""
    shipped = re.sub(r"^ *(ssl_\w+|listen \[).*\n", "", shipped, flags=re.M)
    for there, ours in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("listen 80;", f"listen 127.0.0.1:{second};"),
        ("server 127.0.0.1:8410;", f"server 127.0.0.1:{server};"),
    ):
        assert shipped.count(there) == 1
        shipped = shipped.replace(there, ours)
    return shipped


class Proxy:
    """nginx in front of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.port, self.second = free_port(), free_port()

    def visitor(self) -> Visitor:
        return Visitor(f"http://127.0.0.1:{self.port}")

    def line(self, address: str = "127.0.0.1", sends: bytes = b"") -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), 60, (address, 0))
        line.sendall(sends)
        return line


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("nginx")
    (folder / "body").mkdir()
    with serving(folder / "server", proxies=["127.0.0.1"], requests_at_once=30, requests_per_second=10) as server:
        found = Proxy(server)
        text = here(SHIPPED.read_text(), found.port, found.second, server.port)
        (folder / "duskbox.conf").write_text(text)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, connections=CONNECTIONS))
        log = folder / "nginx.log"
        with log.open("wb") as out:
            assert NGINX is not None
            process = subprocess.Popen(
                [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")], stdout=out, stderr=out
            )
            try:
                until(lambda: process.poll() is not None or _answers(found))
                assert process.poll() is None, log.read_text()
                yield found
            finally:
                process.terminate()
                process.wait(20)


def _answers(proxy: Proxy) -> bool:
    with contextlib.suppress(OSError):
        proxy.line().close()
        return True
    return False


def asked(proxy: Proxy, path: str, address: str, port: int = 0, headers: Headers = None) -> tuple[int, str]:
    """The status of an answer, and where it sends one to."""
    line = http.client.HTTPConnection("127.0.0.1", port or proxy.port, timeout=60, source_address=(address, 0))
    try:
        line.request("GET", path, headers=headers or {})
        answer = line.getresponse()
        answer.read()
        return answer.status, answer.getheader("location") or ""
    finally:
        line.close()


def hung_up(line: socket.socket) -> bytes:
    """All that is said until the other end hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(4096):
            said += piece
    return said


def test_a_game_is_played_through_it(proxy: Proxy) -> None:
    ann = proxy.visitor()
    match = ann.open()["match"]["id"]
    with ann.sit(match) as chair:
        assert chair.choose()["type"] == "moment"
        assert chair.say("ping")["type"] == "pong"


def test_http_leads_to_https(proxy: Proxy) -> None:
    assert asked(proxy, "/play/x", "127.0.0.1", proxy.second) == (301, "https://games.example.org/play/x")


def test_figures_are_not_shown_through_it(proxy: Proxy) -> None:
    for path in ("metrics", "metrics/", "metrics//", "%6detrics", "./metrics", "x/../metrics", "metrics?x=1"):
        assert asked(proxy, f"/api/v1/{path}", "127.0.0.1")[0] == 404, path
    assert "duskbox_rooms" in proxy.server.visitor().get("/metrics")


def test_the_server_counts_clients_by_their_own_address(proxy: Proxy) -> None:
    greedy = [asked(proxy, "/api/v1/games", "127.0.2.1")[0] for _ in range(60)]
    assert greedy[0] == 200
    assert 429 in greedy
    assert asked(proxy, "/api/v1/games", "127.0.2.2")[0] == 200
    made_up = asked(proxy, "/api/v1/games", "127.0.2.1", headers={"X-Forwarded-For": "203.0.113.1"})
    assert made_up[0] == 429, "what a client says of itself does not count"


def test_who_says_nothing_makes_room_for_those_who_do(proxy: Proxy) -> None:
    with contextlib.ExitStack() as stack:
        for number in range(2 * CONNECTIONS):
            stack.enter_context(proxy.line(f"127.0.3.{1 + number % 200}"))
        assert asked(proxy, "/api/v1/health", "127.0.2.3")[0] == 200


def test_the_requests_of_an_address_under_way_are_limited(proxy: Proxy) -> None:
    begun = b"POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
    with contextlib.ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(proxy.line("127.0.2.4", begun))
        until(lambda: asked(proxy, "/api/v1/health", "127.0.2.4")[0] == 429)
        assert asked(proxy, "/api/v1/health", "127.0.2.5")[0] == 200


def test_what_is_not_sent_to_its_end_is_disconnected_and_reaches_no_worker(proxy: Proxy) -> None:
    begun = time.monotonic()
    head = b"POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
    before = proxy.server.log.read_text().count("client gone")
    with proxy.line("127.0.2.6", b"GET /api") as half, proxy.line("127.0.2.6", head) as slow:
        assert hung_up(half) == b""
        hung_up(slow)
        assert time.monotonic() - begun < 60
    assert proxy.server.log.read_text().count("client gone") == before


def test_what_is_too_large_is_refused_before_it_is_sent(proxy: Proxy) -> None:
    head = b"POST /api/v1/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4000000\r\n\r\n{"
    with proxy.line("127.0.2.7", head) as line:
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")
    assert asked(proxy, "/api/v1/games", "127.0.2.7", headers={"cookie": "x" * 70_000})[0] == 400


def test_a_socket_with_an_endless_message_is_closed_behind_it_too(proxy: Proxy) -> None:
    ann = proxy.visitor()
    match = ann.open()["match"]["id"]
    asks = (
        f"GET /api/v1/matches/{match}/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade"
        "\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with proxy.line("127.0.2.8", asks.encode()) as line:
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(b"\x01\xff" + (1 << 20).to_bytes(8) + b"\0\0\0\0" + b"x" * 200_000)
        hung_up(line)
    assert "message too long" in proxy.server.log.read_text()
