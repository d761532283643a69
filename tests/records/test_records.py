"""Whole games of the past: every one replays to the same final position, and every way to end has one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duskbox.core.errors import BadRecord
from duskbox.core.matches import share
from duskbox.core.matches.match import Match
from tests.records.make import WANTED
from tests.rules import rule

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_verifies_and_round_trips(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text)
    match.verify()
    assert match.record.text() == text
    assert match.table.digest() == match.record.final_hash
    assert share.decode(share.encode(match)).record.text() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_that_is_tampered_with_does_not_verify(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    closing = json.loads(lines[-1])
    closing["hash"] = closing["hash"][::-1]
    with pytest.raises(BadRecord, match="ending"):
        Match.load("\n".join([*lines[:-1], json.dumps(closing, separators=(",", ":"))]))


@rule("FD-END-08")
@pytest.mark.parametrize("game", list(WANTED))
def test_every_way_to_end_has_a_recorded_game(game: str) -> None:
    shown = {path.stem: json.loads(path.read_text().splitlines()[-1])["outcome"] for path in (FOLDER / game).iterdir()}
    assert shown == {file: outcome or shown.get(file) for file, outcome, _, _ in WANTED[game]}
    if game == "fear-of-the-dark":
        assert set(shown.values()) == {
            "won", "lost-sanity", "lost-terror", "lost-echo", "trapped", "gave-up", "walked-out",
        }  # fmt: skip
    else:
        assert set(shown.values()) == {
            "hero-wins", "fallen-hero-wins", "team-wins", "heroes-win", "all-down", "darkness",
        }  # fmt: skip
