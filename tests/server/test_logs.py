"""The logs: what a line is made of, and that no secret ever stands in one."""

from __future__ import annotations

import io
import json
import logging
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duskbox.server import keys, logs

ROOT = Path(__file__).parents[2]


class Lines:
    """A logger with our filter and a form of line, and what came out of it."""

    def __init__(self, form: logging.Formatter) -> None:
        self.out = io.StringIO()
        handler = logging.StreamHandler(self.out)
        handler.addFilter(logs.Discreet())
        handler.setFormatter(form)
        self.logger = logging.Logger("duskbox.test", logging.DEBUG)
        self.logger.addHandler(handler)

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def last(self) -> dict[str, Any]:
        line: dict[str, Any] = json.loads(self.text.splitlines()[-1])
        return line


@pytest.fixture
def lines() -> Lines:
    return Lines(logs.ForMachines())


def test_a_line_is_one_json_object_with_its_fields(lines: Lines) -> None:
    lines.logger.warning("bot %s", "failed", extra={"match": "abc", "seat": 2, "left": 0.5, "who": None})
    assert lines.text.count("\n") == 1
    line = lines.last
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "WARNING",
        "logger": "duskbox.test",
        "message": "bot failed",
        "match": "abc",
        "seat": 2,
        "left": 0.5,
        "who": None,
    }


def test_a_line_with_breaks_in_it_stays_one_line(lines: Lines) -> None:
    lines.logger.info("one\ntwo", extra={"trace": "three\nfour"})
    assert lines.text.count("\n") == 1
    assert lines.last["trace"] == "three\nfour"


def test_a_field_cannot_pass_for_the_time_or_the_level(lines: Lines) -> None:
    lines.logger.info("hello", extra={"level": "CRITICAL", "time": "never"})
    assert lines.last["level"] == "INFO"
    assert lines.last["level_"] == "CRITICAL"


def test_a_message_that_does_not_fit_its_arguments_is_told_all_the_same(lines: Lines) -> None:
    lines.logger.info("%d of %d", 1)
    assert "%d of %d" in lines.last["message"]


def test_anything_at_all_can_be_a_field(lines: Lines) -> None:
    lines.logger.info("odd", extra={"path": Path("a/b"), "set": {1}, "bytes": b"\xff", "map": {1: (2, 3)}})
    assert lines.last["path"] == str(Path("a/b"))
    assert lines.last["map"] == {"1": [2, 3]}


@pytest.mark.parametrize("form", [logs.ForMachines(), logs.ForPeople()], ids=["machines", "people"])
@pytest.mark.parametrize(
    "sentence",
    [
        "seat opened with {}",
        "({})",
        "link /match/abc#{}",
        "GET /api/v1/matches?secret={}",
        "secret={}&seat=1",
        "{{'secret': '{}'}}",
        '{{"hook_secret":"{}","seat":1}}',
        "Authorization: Bearer {}",
        "headers: [(b'cookie', b'visitor={}; other=1')]",
        "Cookie: a=1; visitor={}",
        "{{'Set-Cookie': 'visitor={}; Path=/'}}",
        "cannot reach postgresql+psycopg://duskbox:{}@db.example.org/duskbox",
        "cannot reach redis://:{}@bus.example.org:6379/0",
        "dsn host=db password={} dbname=x",
    ],
)
def test_no_secret_passes_wherever_it_stands(form: logging.Formatter, sentence: str) -> None:
    # Also passwords, which do not look like our secrets: only the place gives those away.
    found = ["hunter2/x", "p@ss:word"] if "://" in sentence or "password" in sentence else []
    for secret in [*found, *(keys.new_secret() for _ in range(50))]:
        spoken = sentence.format(secret)
        lines = Lines(form)
        lines.logger.info(spoken)
        lines.logger.info("said %s", spoken)
        lines.logger.info("said", extra={"what": spoken, "deep": [{"er": spoken}]})
        try:
            raise ValueError(spoken)
        except ValueError:
            lines.logger.exception("broke", stack_info=True)
        assert secret not in lines.text
        assert logs.HIDDEN in lines.text


@pytest.mark.parametrize("name", ["secret", "hook_secret", "password", "Authorization", "cookie", "token", "seed"])
def test_a_field_named_for_a_secret_is_hidden_whatever_it_holds(lines: Lines, name: str) -> None:
    lines.logger.info("said", extra={name: "hunter2", "headers": {name: "hunter2"}})
    assert "hunter2" not in lines.text


def test_what_is_no_secret_stays_readable(lines: Lines) -> None:
    sentence = f"match {keys.new_id()} at http://games.example.org:8410/ {secrets.token_hex(32)} basic game"
    lines.logger.info(sentence, extra={"entry": 12, "secure_cookies": True})
    assert lines.last["message"] == sentence
    assert lines.last["secure_cookies"] is True


def test_a_person_gets_a_short_line_with_the_traceback_below() -> None:
    lines = Lines(logs.ForPeople())
    lines.logger.error("match frozen", extra={"match": "abc", "trace": "Traceback …\nStuck"})
    first, *below = lines.text.splitlines()
    assert first.endswith("ERROR   duskbox.test: match frozen match=abc")
    assert below == ["Traceback …", "Stuck"]


def test_a_process_that_is_set_up_writes_json_to_standard_error_and_hushes_what_is_below_its_level() -> None:
    secret = keys.new_secret()
    script = (
        "import logging\nfrom duskbox.server import logs\nlogs.set_up('warning')\nlogs.set_up('warning')\n"
        "log = logging.getLogger('some.library')\nlog.info('hushed')\n"
        f"log.warning('told', extra={{'said': '{secret}'}})\n"
        "logging.getLogger('_granian').warning('from the server')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["message"] for line in told] == ["told", "from the server"]
    assert told[0]["said"] == logs.HIDDEN
