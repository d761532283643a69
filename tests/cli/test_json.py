"""`--json`: every command that prints data prints it for programs, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duskbox.core import registry
from duskbox.core.matches.match import Match
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "records" / "a-touch-of-evil" / "heroes-win.jsonl"
PACK = ROOT / "docs" / "packs" / "longer-night.toml"


def told(run: Run, *arguments: str, code: int = 0) -> Any:
    found, out, err = run(*arguments, "--json")
    assert (found, err) == (code, "")
    return json.loads(out)


def test_games(run: Run) -> None:
    found = told(run, "games")
    assert [game["name"] for game in found] == registry.names()
    heroes = next(setting for setting in found[0]["settings"] if setting["name"] == "heroes")
    assert heroes == {"name": "heroes", "values": None, "least": 1, "most": 8, "default": "2"}


def test_cards(run: Run) -> None:
    (card,) = [each for each in told(run, "cards", "dark", "Move") if each["name"] == "Move"]
    assert (card["copies"], card["origin"], card["deck"]) == (3, "rulebook", "mind")
    assert card["text"]


def test_rules(run: Run) -> None:
    rule = told(run, "rules", "dark", "fd-open-23")
    assert (rule["id"], rule["ruling"]) == ("FD-OPEN-23", "door-step")
    assert "extra-step" in rule["values"]
    found = told(run, "rules", "dark", "match")
    assert found
    assert all("match" in f"{each['topic']} {each['text']}".lower() for each in found)


def test_verify(run: Run) -> None:
    found = told(run, "verify", str(RECORD))
    match = Match.load(RECORD.read_text(encoding="utf-8"))
    assert found["game"] == "a-touch-of-evil"
    assert found["entries"] == len(match.record.entries)
    assert found["position"] == match.table.digest()
    assert found["chance"] == "fair"


def test_show(run: Run) -> None:
    found = told(run, "show", str(RECORD))
    match = Match.load(RECORD.read_text(encoding="utf-8"))
    assert found["position"] == match.game.notation.write(match.table)
    assert told(run, "show", "evil", found["position"]) == found
    assert told(run, "show", str(RECORD), "--entry", "0")["position"] != found["position"]


def test_a_position_is_written_so_that_it_can_be_drawn_again(run: Run) -> None:
    _, drawn, _ = run("show", str(RECORD), "--entry", "9")
    position = drawn.splitlines()[-1].removeprefix("As a line: ")
    assert run("show", "evil", position)[1] == drawn
    code, _, err = run("show", str(RECORD), "--entry", "100000")
    assert code == 2
    assert "100000" in err


def test_the_checks(run: Run, tmp_path: Path) -> None:
    good = told(run, "pack", "check", str(PACK))
    assert (good["good"], good["game"], good["faults"]) == (True, "fear-of-the-dark", [])
    path = tmp_path / "bad.toml"
    path.write_text("[pack]\ngame = 'fear-of-the-dark'\n[hazards]\nterror = -1\nleak = 'x'\n", encoding="utf-8")
    bad = told(run, "pack", "check", str(path), code=1)
    assert bad["good"] is False
    assert ["hazards.terror" in bad["faults"][0], "hazards.leak" in bad["faults"][1]] == [True, True]
    for command in (("pack", "check", str(path)), ("box", "check", "--pack", str(path))):
        lines = run(*command)[2].splitlines()
        assert [line.startswith(f"{path}: ") for line in lines] == [True, True]
    assert [box["verdict"] for box in told(run, "box", "check")] == ["good", "good"]
    none = told(run, "db", "check", "--data", str(tmp_path), code=1)
    assert (none["verdict"], none["form"]) == ("none", None)
    assert run("db", "upgrade", "--data", str(tmp_path))[0] == 0
    assert told(run, "db", "check", "--data", str(tmp_path))["verdict"] == "good"


@pytest.mark.parametrize("game", registry.names())
def test_the_schema_of_packs_is_what_the_game_declares(run: Run, game: str) -> None:
    code, out, err = run("pack", "schema", game)
    assert (code, err) == (0, "")
    assert json.loads(out) == registry.find(game).components.pack_schema()


def test_the_schema_of_experiments_is_printed(run: Run) -> None:
    code, out, err = run("lab", "schema")
    assert (code, err, json.loads(out)["title"]) == (0, "", "An experiment")


def test_seats_are_counted_from_1_for_programs_as_for_people(run: Run) -> None:
    found = told(run, "simulate", "evil", "--games", "2", "--heroes", "3", "--workers", "1")
    assert [row["seat"] for row in found["wins"]] == [1, 2, 3]
    record = ROOT / "tests" / "records" / "fear-of-the-dark" / "trapped.jsonl"
    assert told(run, "analyse", str(record), "--samples", "2", "--seat", "1")["seat"] == 1


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_texts_are_in_the_readers_language(language: str, run: Run) -> None:
    (game,) = [each for each in told(run, "games", "--lang", language) if each["name"] == "a-touch-of-evil"]
    assert game["about"].split()[0] == {"en": "Evil", "pl": "Do", "fr": "Le"}[language] or game["about"]
