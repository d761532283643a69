"""The logs: what a line is made of, and that no secret ever stands in one."""

from __future__ import annotations

import io
import json
import logging
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from duskbox.server.operation import logs
from duskbox.server.storage import keys

ROOT = Path(__file__).parents[3]


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


def test_what_a_library_adds_to_every_record_for_itself_is_left_out(lines: Lines) -> None:
    lines.logger.info("hello", extra={"_of_a_library": 1})
    assert "_of_a_library" not in lines.last


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
    assert below == ["  Traceback …", "  Stuck"]


def test_a_process_that_is_set_up_writes_json_to_standard_error_and_hushes_what_is_below_its_level() -> None:
    secret = keys.new_secret()
    script = (
        "import logging\nfrom duskbox.server.operation import logs\nlogs.set_up('warning')\nlogs.set_up('warning')\n"
        "log = logging.getLogger('some.library')\nlog.info('hushed')\n"
        f"log.warning('told', extra={{'said': '{secret}'}})\n"
        "logging.getLogger('_granian').warning('from the server')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["message"] for line in told] == ["told", "from the server"]
    assert told[0]["said"] == logs.HIDDEN


@pytest.mark.parametrize("form", [logs.ForPeople, logs.ForMachines])
def test_no_control_character_reaches_the_log(form: type[logging.Formatter]) -> None:
    lines = Lines(form())
    rude = "\x1b[2J\x1b]0;title\x07\r\n12:00:00 ERROR forged\u2028\x9b31m\x7f"
    try:
        raise ValueError(rude)
    except ValueError:
        lines.logger.exception(rude, extra={"path": rude, "trace": f"Traceback …\n{rude}"})
    written = lines.text
    if form is logs.ForPeople:
        assert all(sign.isprintable() or sign == "\n" for sign in written)
        assert not any(line.startswith("12:00:00 ERROR") for line in written.splitlines())
        assert "\\x1b[2J" in written
    else:
        assert written.endswith("}\n")
        assert written.rstrip("\n").isprintable()
        assert json.loads(written)["path"] == rude


#: Texts that send patterns back again and again, if they can be sent back.
HOSTILE = [
    "a.",
    "a://",
    "a://@",
    "a@",
    "secret=",
    "secret",
    "secret ",
    'secret="',
    "token='\\",
    "bearer ",
    "bearer\t",
    'cookie="\n',
]
HOSTILE += ["cookieb\"':", "-", "authorization=", "secret = ", "\\", "a:", "://", 'x\\"', "password:'\\'"]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_text_made_to_keep_the_filter_busy_takes_no_more_work_than_any_other(hostile: str) -> None:
    plain = ("GET /api/v1/matches answered 200 to 127.0.0.1; " * 2000)[:60_000]

    def work(text: str) -> float:
        """The least processor time of several rounds, which depends on nothing else that this machine does."""
        spent = []
        for _ in range(5):
            before = time.process_time()
            logs.hidden(text)
            spent.append(time.process_time() - before)
        return min(spent)

    # A pattern that goes back took hundreds of times as long.
    assert work((hostile * 60_000)[:60_000]) < 20 * work(plain)


def test_what_is_too_long_is_cut_off_after_its_secrets_are_gone(lines: Lines) -> None:
    secret = keys.new_secret()
    lines.logger.info("x" * (logs.LONGEST - 20) + " " + secret + " " + "y" * 60_000)
    assert len(lines.last["message"]) == logs.LONGEST + 1
    assert secret[:8] not in lines.text
