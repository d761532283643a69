"""The API as its own description tells it: whatever is asked, well-formed or not, the answer is one that is described,
and nothing breaks.

DUSKBOX_SCHEMA_EXAMPLES sets how many requests each operation gets in each way; the suite takes few.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from duskbox.core.matches.match import Match
from tests.server.server_process import Server, serving
from tests.server.tables import until

EXAMPLES: Final = int(os.environ.get("DUSKBOX_SCHEMA_EXAMPLES", "25"))
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
TOWN: Final = "a-touch-of-evil"
DARK: Final = "fear-of-the-dark"


class Known:
    """What a person who knows the server would ask for: real matches in every state, and what opens them."""

    def __init__(self, server: Server) -> None:
        host = server.visitor()
        human, bot, free = {"kind": "human", "name": "Ann"}, {"kind": "bot", "agent": "random"}, {"kind": "open"}
        opened = [
            host.post("/matches", {"game": TOWN, "seats": [human, free]}),
            host.open(TOWN, [human, human]),
            host.open(DARK),
            host.open(DARK, [bot]),
            host.post("/daily", {"name": "Ann"}),
        ]
        replay = Match.new(DARK, seed="replay")
        replay.choose("give-up")
        opened.append(host.post("/records", {"record": replay.record.text(with_seed=True)}))
        until(lambda: host.get(f"/matches/{opened[3]['match']['id']}")["state"] == "over")
        self.cookie = host.cookie
        self.names = [each["match"]["id"] for each in opened]
        self.invites = [each["match"]["invite"] for each in opened if each["match"]["invite"]]
        self.secrets = [each["host_secret"] for each in opened]
        self.secrets += [seat["secret"] for each in opened for seat in each["secrets"]]
        self.record = Match.new(TOWN, seed="brought").record.text(with_seed=True)

    def lend(self, case: Any, luck: Any) -> dict[str, str]:
        """Put something real in the place of something made up, now and then; the headers that go with it."""
        pick = luck.draw
        parameters = case.path_parameters or {}
        if "name" in parameters and pick(st.integers(0, 9)):
            parameters["name"] = pick(st.sampled_from(self.names))
        if "seat" in parameters and pick(st.integers(0, 9)):
            parameters["seat"] = pick(st.sampled_from([0, 1, 2]))
        if "game" in parameters and pick(st.booleans()):
            parameters["game"] = pick(st.sampled_from([TOWN, DARK]))
        if isinstance(case.body, dict):
            real = {
                "game": st.sampled_from([TOWN, DARK]),
                "code": st.sampled_from(self.invites),
                "secret": st.sampled_from(self.secrets),
                "agent": st.sampled_from(["random", "thumb"]),
                "record": st.just(self.record),
                "settings": st.just({}),
                "rulings": st.just({}),
                "pack": st.none(),
            }
            for field in sorted(real.keys() & case.body.keys()):
                if pick(st.booleans()):
                    case.body[field] = pick(real[field])
        who = pick(st.integers(0, 3))
        if who == 0:
            return {}
        if who == 1:
            return {"authorization": f"Bearer {pick(st.sampled_from(self.secrets))}"}
        return {"cookie": self.cookie}


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Server]:
    """A server of its own: what was asked for at random leaves many tables of bots behind."""
    with serving(tmp_path) as running:
        yield running


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"])
def test_every_operation_answers_as_it_is_described(open_house: Server, mode: GenerationMode) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{open_house.base}/api/v1/schema/openapi.json")
    known = Known(open_house)
    tried = 0
    answers: set[int] = set()
    for result in schema.get_all_operations():
        operation = result.ok()

        @seed(20)
        @settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), luck=st.data())
        def ask(case: Any, luck: Any) -> None:
            nonlocal tried
            response = case.call(headers=known.lend(case, luck), timeout=20)
            answers.add(response.status_code)
            case.validate_response(response, checks=CHECKS)
            tried += 1

        try:
            ask()
        except Unsatisfiable:
            # What takes nothing, or any text, can be given nothing wrong.
            assert mode is GenerationMode.NEGATIVE
            assert not operation.body
            assert not [*operation.query, *operation.headers]
    assert tried > 10 * EXAMPLES
    assert {400, 404} <= answers
    assert mode is GenerationMode.NEGATIVE or {200, 201, 403, 409} <= answers
    log = Path(open_house.log).read_text()
    assert "Traceback" not in log
    assert "request failed" not in log
