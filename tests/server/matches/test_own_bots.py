"""Bots of the operator's own, named in the configuration: they play at tables, in processes that can be killed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from duskbox.core.errors import BadSetting
from duskbox.core.matches.records import Record
from duskbox.server.config import Config, read_config
from tests.server.client import Problem, Visitor
from tests.server.plugin_games import brought
from tests.server.server_process import Server, children, serving
from tests.server.tables import until

ROOT = Path(__file__).parents[3]
PIPE = ROOT / "docs" / "bots" / "any_option.py"
OWN = [
    "last=tests.server.own_bots:last",
    "mirror=tests.server.own_bots:Mirror",
    "stuck=tests.server.own_bots:stuck",
    "broken=tests.server.own_bots:broken",
    "absent=tests.server.own_bots:nobody",
    f"any=pipe:{sys.executable} {PIPE}",
    "sleeper=pipe:sleep 600",
]


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the bot `last` notes in which process it runs."""
    return tmp_path_factory.mktemp("noted") / "processes"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, noted: Path) -> Iterator[Server]:
    """A server with bots of the operator's own; two seconds are all they have."""
    folder = tmp_path_factory.mktemp("own")
    with pytest.MonkeyPatch.context() as patch, brought(folder / "package"):
        patch.setenv("OWN_BOTS_NOTED", str(noted))
        with serving(folder, bots=OWN, bot_seconds=2.0) as server:
            yield server


def played(server: Server, one: str, other: str) -> Record:
    """A whole game of two bots, as it was recorded."""
    ann = server.visitor()
    seats = [{"kind": "bot", "agent": one}, {"kind": "bot", "agent": other}]
    name = ann.open("tic-tac-toe", seats=seats)["match"]["id"]
    until(lambda: ann.get(f"/matches/{name}")["state"] == "over", 120)
    return Record.read(ann.get(f"/matches/{name}/record"))


def keys(record: Record) -> list[str]:
    return [entry.key for entry in record.entries if entry.do == "choose"]


def test_a_function_and_a_class_play_at_a_table_by_what_their_seats_see(own: Server, noted: Path) -> None:
    chosen = keys(played(own, "last", "mirror"))
    assert chosen[:3] == ["mark:8", "mark:0", "mark:7"]
    workers = {int(line) for line in noted.read_text("utf-8").split()}
    assert own.process is not None and own.process.pid not in workers
    assert workers & set(children(own.process.pid)), "it ran in a process that thinks"


def test_a_program_plays_at_a_table(own: Server) -> None:
    record = played(own, "any", "last")
    assert record.outcome


@pytest.mark.parametrize("bot", ["stuck", "broken", "absent", "sleeper"])
def test_a_bot_that_does_not_answer_is_ended_and_any_option_is_taken(own: Server, bot: str) -> None:
    record = played(own, "last", bot)
    assert record.outcome, "no table waits for ever"
    assert own.process is not None
    until(lambda: "sleep" not in running(own.process.pid if own.process else 0))


def running(server: int) -> str:
    """What the processes of a server, and theirs, are called."""
    names = []
    for each in children(server):
        try:
            names.append(Path(f"/proc/{each}/comm").read_text().strip())
        except OSError:
            continue
    return " ".join(names)


def test_clients_may_name_the_bots_of_the_configuration_and_no_code(own: Server) -> None:
    ann = own.visitor()
    agents = ann.get("/games/fear-of-the-dark")["agents"]
    assert agents[-7:] == ["last", "mirror", "stuck", "broken", "absent", "any", "sleeper"]
    for wrong in ("tests.server.own_bots:last", "pipe:true", "nobody", "last:1", "os:abort"):
        assert refused(ann, wrong) == (400, "error-bad-value"), wrong


def refused(ann: Visitor, agent: str) -> tuple[int, str]:
    with pytest.raises(Problem) as no:
        ann.open("tic-tac-toe", seats=[{"kind": "human"}, {"kind": "bot", "agent": agent}])
    return no.value.status, no.value.error


def test_a_bot_of_ones_own_stands_in_and_takes_a_seat_that_is_left(own: Server) -> None:
    ann = own.visitor()
    opened = ann.open("tic-tac-toe", seats=[{"kind": "human"}] * 2, terms={"stand_in": "last"})
    name = opened["match"]["id"]
    shown = ann.put(f"/matches/{name}/seats/1/bot", {"agent": "mirror"})
    assert shown["seats"][1]["agent"] == "mirror"
    with ann.sit(name) as chair:
        chair.choose("mark:8")
        while chair.table["view"]["pieces"]["cells"][0] != 1:
            chair.wait_for("moment")


@pytest.mark.parametrize("wrong", ["search", "random=x:y", "=x:y", "a b=x:y", "x" * 41, "-a=x:y", "ü=x:y"])
def test_a_bot_without_a_name_of_its_own_is_refused_when_the_server_starts(wrong: str) -> None:
    with pytest.raises(BadSetting, match="bots"):
        read_config(environment={}, flags={"bots": [wrong]})


def test_a_bot_that_a_package_brings_is_called_by_its_name() -> None:
    config = Config(bots=["cautious", "mine=my_bots:Mine"])
    assert config.players == {"cautious": "cautious", "mine": "my_bots:Mine"}
