"""A game begins with a position that is pasted: read and set up by a worker process, whatever it holds."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

import duskbox as db
from tests.server.client import Problem
from tests.server.server_process import Server

NIGHT, EVIL = "fear-of-the-dark", "a-touch-of-evil"


def later(game: str, choices: int, **settings: str | int) -> db.Position:
    """A position in the middle of a game."""
    match = db.Match.new(game, settings, seed="moth")
    while match.choice_count < choices and match.decision is not None:
        match.choose(match.options[-1])
    return match.position


def test_a_game_begins_with_a_position_and_is_a_game_like_any_other(server: Server) -> None:
    position = later(NIGHT, 5, difficulty="easy")
    ann = server.visitor()
    opened = ann.post("/records", {"position": position.notation})
    match = opened["match"]
    assert (match["state"], match["mine"]) == ("playing", [0])
    with ann.sit(match["id"]) as chair:
        assert chair.table["view"] == json.loads(json.dumps(position.view(0)))
        chair.choose()
        record = db.Match.load(ann.get(f"/matches/{match['id']}/record"))
        assert record.record.header.position == position.notation
        assert json.loads(json.dumps(record.view(0))) == chair.table["view"]


@pytest.mark.parametrize("form", ["notation", "spelled"])
def test_all_seats_of_a_position_are_the_callers(server: Server, form: str) -> None:
    position = later(EVIL, 40, heroes=3)
    ann = server.visitor()
    opened = ann.post("/records", {"position": getattr(position, form)})
    assert (opened["match"]["mine"], len(opened["secrets"])) == ([0, 1, 2], 3)
    asked = position.decision
    assert asked is not None
    with ann.sit(opened["match"]["id"], asked.seat) as chair:
        assert chair.table["view"] == json.loads(json.dumps(position.view(asked.seat)))
    status, error = refused(server, later(EVIL, 40, heroes=3).notation, ann=opened["match"]["id"])
    assert (status, error) == (409, "error-share-hidden"), "the draws of its beginning are no one else's to know"


def refused(server: Server, position: str, ann: str = "") -> tuple[int, str]:
    visitor = server.visitor()
    with pytest.raises(Problem) as no:
        if ann:
            visitor.get(f"/matches/{ann}/record")
        else:
            visitor.post("/records", {"position": position})
    assert no.value.body["text"] and "⟦" not in no.value.body["text"]
    return no.value.status, no.value.error


def coded(data: object) -> str:
    """A compact position of A Touch of Evil that holds this."""
    packed = zlib.compress(json.dumps(data).encode(), 9)
    return "TE1-" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def spoiled() -> dict[str, str]:
    """Texts that are no position, or none that can be."""
    night, evil = later(NIGHT, 9).notation, later(EVIL, 40, heroes=2).notation
    code = evil.removeprefix("TE1-")
    data = json.loads(zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))))

    def with_state(**changed: object) -> str:
        return coded({**data, "state": {**data["state"], **changed}})

    draws = next(word for word in night.split() if word.startswith("draws:"))
    steps = 'steps:[["Journey","begin"]] asks:null'
    return {
        "nonsense": "nonsense",
        "an empty line": "\n \n",
        "a foreign game": night.replace("fd1", "chess1"),
        "a cut line": night[: len(night) // 2],
        "a cut code": evil[:-9],
        "an unknown field": night + " door:open",
        "a field twice": f"{night} {draws}",
        "a number of thousands of digits": night.replace(draws, "draws:" + "9" * 40_000),
        "negative draws": night.replace(draws, draws.replace("draws:", "draws:-7")),
        "a signal and half a letter": night + " \x00\ud800",
        "lists in lists": night + " steps:" + "[" * 40_000,
        "steps that ask nothing": f"{night} {steps}",
        "a file that grows": coded("0" * 30_000_000),
        "a code of something else": coded([1, 2, 3]),
        "numbers for lists": with_state(stack=1),
        "an unknown step": with_state(stack=[["System", "exit"]]),
        "a stage that is none": with_state(stack=[["Turn", "__class__"]], decision=None),
        "nothing under way": with_state(stack=[], decision=None),
        "cards that are none": with_state(hands=[[10**9], [-5]]),
        "a seat that is none": with_state(turn=99),
        "a setting that is none": coded({**data, "settings": {"heroes": "x" * 3000}}),
    }


@pytest.mark.parametrize("what", list(spoiled()))
def test_what_is_no_position_is_refused_in_words(server: Server, what: str) -> None:
    text = spoiled()[what].encode("utf-8", "replace").decode()
    status, error = refused(server, text)
    assert status == 400 and error.startswith(("error-position", "error-bad-value")), (what, status, error)


def test_a_text_that_is_too_long_is_not_even_read(server: Server) -> None:
    assert refused(server, "fd1 " + "x" * 50_001)[0] == 400


def test_one_thing_is_brought_along_at_a_time(server: Server) -> None:
    position = later(NIGHT, 3).notation
    for body in ({}, {"position": position, "share": "DB1-x"}, {"position": position, "record": "x"}):
        with pytest.raises(Problem) as no:
            server.visitor().post("/records", body)
        assert no.value.error == "error-record-or-share"


def test_a_game_that_is_over_is_not_begun_again(server: Server) -> None:
    match = db.Match.new(NIGHT, seed="moth")
    while match.decision is not None:
        match.choose(match.options[-1])
    assert refused(server, match.position.notation) == (400, "error-position-over")
