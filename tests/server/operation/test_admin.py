"""`duskbox admin`: what an operator does to games and people while the server runs, on both databases."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from duskbox.cli.main import main
from duskbox.core.translations import LANGUAGES
from tests.server.client import Chair, Problem
from tests.server.databases import postgres, redis
from tests.server.server_process import Server, serving
from tests.server.tables import moves, party, quick_end, quiet, until

#: Runs `duskbox admin` on the database of the server: exit code, output, errors.
Order = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, list[str]]]:
    """A server with what `admin` has to be told of its database. On PostgreSQL there are two workers."""
    from tests.server.plugin_games import brought

    folder = tmp_path_factory.mktemp("house")
    with brought(tmp_path_factory.mktemp("packages")):
        if request.param == "sqlite":
            with serving(folder) as server:
                yield server, ["--data", str(folder)]
        else:
            with (
                postgres(durable=False) as database,
                redis() as bus,
                serving(folder, workers=2, database_url=database, bus_url=bus) as server,
            ):
                yield server, ["--database-url", database]


@pytest.fixture
def server(served: tuple[Server, list[str]]) -> Server:
    return served[0]


@pytest.fixture
def admin(served: tuple[Server, list[str]], capsys: pytest.CaptureFixture[str], known_here: None) -> Order:
    def order(*arguments: object) -> tuple[int, str, str]:
        code = main(["--lang", "en", "admin", *map(str, arguments), *served[1]])
        told = capsys.readouterr()
        assert "⟦" not in told.out + told.err
        return code, told.out, told.err

    return order


def ends(chair: Chair) -> Any:
    """The farewell of a socket that the server closes."""
    bye = chair.wait_for("bye")
    with pytest.raises(ConnectionClosed):
        while True:
            chair.hear()
    return bye


def test_games_are_listed_and_shown(server: Server, admin: Order) -> None:
    with party(server) as table:
        _, bob = table.sit()
        assert bob.say("chat", text="Good \x1b[31mevening")["type"] == "done"
        assert table.match in admin("list")[1]
        listed = json.loads(admin("list", "--state", "playing", "--json")[1])
        [mine] = [game for game in listed if game["id"] == table.match]
        assert (mine["game"], mine["people"], mine["stranded"]) == ("tic-tac-toe", ["Ann", "Bob"], False)
        assert table.match not in admin("list", "--state", "over")[1]
        shown = json.loads(admin("show", table.match, "--json")[1])
        assert len(shown["hosts"]) == 1
        assert shown["seats"][0]["visitors"] == shown["hosts"] != shown["seats"][1]["visitors"]
        told = admin("show", table.match)[1]
        assert "evening" in told and "\x1b" not in told
        assert admin("show", "nosuchgame")[0] == 2


def test_a_record_is_exported_with_its_seed(
    server: Server, admin: Order, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = server.visitor()
    match = ann.open()["match"]["id"]
    assert '"seed"' in admin("export", match)[1].splitlines()[-1]
    assert admin("export", match, "--to", tmp_path / "kept")[0] == 0
    file = tmp_path / "kept" / f"{match}.jsonl"
    assert file.stat().st_mode & 0o077 == 0
    assert main(["verify", str(file)]) == 0
    assert admin("export", match, match)[0] == 2
    over = quick_end(ann)
    assert '"outcome"' in admin("export", over)[1].splitlines()[-1]


def test_a_game_that_is_deleted_is_gone_for_all_who_are_there(server: Server, admin: Order) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        moves((ann, bob), "40")
        assert admin("delete", table.match)[0] == 0
        for chair in (ann, bob):
            assert ends(chair)["reason"] == "error-no-such-match"
        with pytest.raises(Problem) as no:
            until(lambda: not table.ann.get(f"/matches/{table.match}"))
        assert no.value.status == 404
        assert admin("show", table.match)[0] == 2


def test_a_frozen_game_stands_still_until_it_is_unfrozen(server: Server, admin: Order) -> None:
    terms = {"clock": "decision", "seconds": 600, "stand_in": "random"}
    with party(server, terms=terms) as table:
        ann, bob = table.sit()
        assert admin("freeze", table.match, "--reason", "a complaint")[0] == 0
        assert until(lambda: ann.wait_for("seats")["state"] == "frozen")
        assert ann.choose("mark:4")["reason"]["error"] == "error-match-frozen"
        with pytest.raises(Problem) as no:
            table.ann.post(f"/matches/{table.match}/step-back")
        assert no.value.error == "error-frozen-by-operator"
        assert "a complaint" in admin("show", table.match)[1]
        assert admin("freeze", table.match)[0] == 2
        assert admin("unfreeze", table.match)[0] == 0
        assert until(lambda: ann.wait_for("seats")["state"] == "playing")
        assert ann.choose("mark:4")["type"] == "moment"
        assert bob.wait_for("moment")
        assert admin("unfreeze", table.match)[0] == 2


def test_bots_go_on_when_their_game_is_unfrozen(server: Server, admin: Order) -> None:
    ann = server.visitor()
    match = ann.open("fear-of-the-dark", seats=[{"kind": "bot", "agent": "search:300ms"}])["match"]["id"]
    with ann.sit(match, -1) as watcher:
        assert admin("freeze", match)[0] == 0
        assert until(lambda: watcher.wait_for("seats")["state"] == "frozen")
        assert admin("unfreeze", match)[0] == 0
        assert until(lambda: watcher.wait_for("seats")["state"] == "playing")
        assert watcher.wait_for("moment")


def test_a_game_that_is_closed_is_over_for_all(server: Server, admin: Order) -> None:
    with party(server) as table:
        ann, _ = table.sit()
        assert admin("close", table.match)[0] == 0
        assert until(lambda: ann.wait_for("seats")["state"] == "over")
        assert ann.choose("mark:4")["reason"]["error"] == "error-match-over"
        assert admin("close", table.match)[0] == 2


def test_messages_are_removed_for_those_who_are_there_and_those_who_come(server: Server, admin: Order) -> None:
    with party(server) as table:
        ann, bob = table.sit()
        for text in ("one", "two", "three"):
            assert bob.say("chat", text=text)["type"] == "done"
        assert ann.say("chat", text="four")["type"] == "done"
        lines = {line["text"]: line["id"] for line in json.loads(admin("show", table.match, "--json")[1])["chat"]}
        assert admin("remove-chat", table.match, "--line", lines["two"])[0] == 0
        bye = ends(ann)
        assert (bye["reason"], bye["again"]) == ("error-table-changed", True)
        with table.ann.sit(table.match, 0) as again:
            assert [line["text"] for line in again.welcome["chat"]] == ["one", "three", "four"]
        assert admin("remove-chat", table.match, "--seat", 2)[0] == 0
        until(lambda: [line["text"] for line in _chat(table.ann.sit(table.match, 0))] == ["four"])
        assert admin("remove-chat", table.match)[0] == 2
        assert admin("remove-chat", table.match, "--line", 999_999_999)[0] == 2


def _chat(chair: Chair) -> Any:
    with chair:
        return chair.welcome["chat"]


def test_the_host_is_replaced(server: Server, admin: Order) -> None:
    with party(server) as table:
        assert admin("host", table.match, 2)[0] == 0
        with pytest.raises(Problem):
            table.ann.post(f"/matches/{table.match}/pause")
        assert table.bob.get(f"/matches/{table.match}")["host"] is True
        assert table.bob.post(f"/matches/{table.match}/pause")["paused"] is True
        assert admin("host", table.match, 3)[0] == 2


def test_an_old_invitation_leads_nowhere(server: Server, admin: Order) -> None:
    ann, bob = server.visitor(), server.visitor()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    match = ann.post("/matches", {"game": "tic-tac-toe", "seats": seats})["match"]
    assert bob.post("/join", {"code": match["invite"]})["id"] == match["id"]
    code, out, _ = admin("invite", match["id"])
    assert code == 0
    with pytest.raises(Problem):
        bob.post("/join", {"code": match["invite"]})
    fresh = ann.get(f"/matches/{match['id']}")["invite"]
    assert fresh in out and fresh != match["invite"]

    def refused() -> bool:
        try:
            bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": match["invite"]})
        except Problem as no:
            return no.error == "error-not-invited"
        bob.delete(f"/matches/{match['id']}/seats/1")
        return False

    def let_in() -> bool:
        """Each of several workers hears of the new code in its own time."""
        try:
            return bool(bob.post(f"/matches/{match['id']}/seats/1", {"name": "Bob", "code": fresh}))
        except Problem as no:
            assert no.error == "error-not-invited"
            return False

    until(refused)
    until(let_in)


def test_a_banned_visitor_is_kept_out_at_every_door(server: Server, admin: Order) -> None:
    with party(server) as table:
        _, bob = table.sit()
        visitor = json.loads(admin("show", table.match, "--json")[1])["seats"][1]["visitors"][0]
        assert admin("ban", "visitor", visitor, "--reason", "spam")[0] == 0
        assert ends(bob)["reason"] == "error-banned"
        until(lambda: _kept_out(lambda: table.bob.get("/games")))
        with pytest.raises(Exception, match=r"40[13]|403|rejected"):
            table.bob.knock(table.match)
        assert table.ann.get(f"/matches/{table.match}")["id"] == table.match
        assert visitor in admin("bans")[1]
        assert json.loads(admin("bans", "--json")[1])[0]["reason"] == "spam"
        assert admin("unban", "visitor", visitor)[0] == 0
        until(lambda: not _kept_out(lambda: table.bob.get("/games")))
        assert admin("unban", "visitor", visitor)[0] == 2
        assert admin("ban", "visitor", "Bob")[0] == 2


def _kept_out(do: Callable[[], object]) -> bool:
    # Each request may come to another worker, which has not heard yet.
    refused = 0
    for _ in range(6):
        try:
            do()
        except Problem as no:
            assert no.error == "error-banned"
            refused += 1
    return refused == 6


def test_a_banned_address_is_kept_out_and_its_sockets_are_closed(tmp_path: Path, capsys: Any) -> None:
    with serving(tmp_path, proxies=["127.0.0.1"]) as server:
        ann = server.visitor()
        ann.headers["x-forwarded-for"] = "203.0.113.7"
        match = ann.open()["match"]["id"]
        with ann.sit(match) as chair:
            quiet(chair)
            assert main(["admin", "ban", "address", "203.0.113.0/24", "--data", str(tmp_path)]) == 0
            assert ends(chair)["reason"] == "error-banned"
        assert _kept_out(lambda: ann.get(f"/matches/{match}"))
        ann.headers["x-forwarded-for"] = "198.51.100.1"
        assert ann.get(f"/matches/{match}")["id"] == match
        assert main(["admin", "ban", "address", "nowhere", "--data", str(tmp_path)]) == 2
        # A ban outlives the server.
        server.stop()
        server.start()
        ann.headers["x-forwarded-for"] = "203.0.113.9"
        assert _kept_out(lambda: ann.get(f"/matches/{match}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], language: str) -> None:
    deeds = ["list", "show", "export", "delete", "close", "freeze", "unfreeze", "remove-chat", "host", "invite"]
    for command in ([], *([name] for name in [*deeds, "ban", "unban", "bans"])):
        assert main(["--lang", language, "admin", *command, "--help"]) == 0
        assert "⟦" not in capsys.readouterr().out


def test_without_a_database_nothing_is_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "none").exists()
    assert "duskbox db upgrade" in capsys.readouterr().err
