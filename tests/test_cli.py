"""The `duskbox` command: what it prints, what it refuses, and with which exit code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.cli.output import form
from duskbox.core import registry
from duskbox.core.ledger import Ledger
from duskbox.core.matches import share
from duskbox.core.matches.match import Match

RECORDS = Path(__file__).parent / "records" / "fear-of-the-dark"
GAME = "fear-of-the-dark"


@pytest.fixture(autouse=True)
def _english_and_a_home_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("DUSKBOX_HOME", str(tmp_path / "home"))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_the_version_says_which_form_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith("duskbox ")
    assert f"({form()})" in out


@pytest.mark.parametrize(("language", "word"), [("en", "Commands"), ("pl", "Polecenia"), ("fr", "Commandes")])
def test_help_is_there_in_every_language(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    code, out, _ = run(capsys, "--lang", language, "--help")
    assert code == 0
    assert word in out
    for command in (
        "play",
        "simulate",
        "replay",
        "verify",
        "share",
        "show",
        "rules",
        "cards",
        "ledger",
        "games",
        "pack",
    ):
        code, out, _ = run(capsys, command, "--help", "--lang", language)
        assert code == 0
        assert "⟦" not in out
        assert command in out
        assert not re.search(r"^(usage|options|positional)", out, re.MULTILINE), "argparse's own words"


def test_the_language_follows_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Polecenia" in run(capsys, "--help")[1]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Commands" in run(capsys, "--help")[1]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], ["chess", GAME]),
        (["play", GAME, "--difficulty", "cruel"], ["cruel", "very-hard"]),
        (["play", GAME, "--ruling", "door-step=sideways"], ["sideways", "extra-step"]),
        (["play", GAME, "--ruling", "doors=open"], ["doors", "door-step"]),
        (["play", GAME, "--ruling", "door-step"], ["door-step", "NAME=VALUE"]),
        (["play", GAME, "--undo", "maybe"], ["maybe", "free"]),
        (["play", GAME, "--salt", "x" * 300], ["1"]),
        (["play", GAME, "--resume", "x", "--difficulty", "easy"], ["--resume"]),
        (["--lang", "de"], ["de", "pl"]),
        (["dance"], ["dance", "play", "simulate"]),
        (["paly"], ["paly", "Did you mean “play”"]),
        (["play", "--frob"], ["--frob", "--help"]),
        (["rules"], ["GAME", "--help"]),
        (["simulate", GAME, "--games"], ["--games", "--help"]),
        (["simulate", GAME, "--games", "many"], ["many", "--games"]),
        (["simulate", GAME, "--games", "0"], ["0", "games"]),
        (["simulate", GAME, "--workers", "-1"], ["-1", "workers"]),
        (["simulate", GAME, "--games", "100000000000"], ["100000000000", "games"]),
        (["simulate", GAME, "--seed", "-1"], ["-1", "seed"]),
        (["simulate", GAME, "--out", "."], ["“.” is a folder"]),
        (["arena", GAME, "thumb", "random", "--sprt", "1"], ["--sprt needs 2 values"]),
        (["arena", GAME, "thumb", "random", "--width", "wide"], ["--width needs a number", "wide"]),
        (["simulate", GAME, "--agent", "oracle"], ["oracle", "random"]),
        (["simulate", "chess"], ["chess", GAME]),
        (["rules", GAME, "FD-NOPE"], ["FD-NOPE", "FD-COMP-01"]),
        (["ledger", "chess"], ["chess", GAME]),
        (["show", GAME, "fd9 nothing"], ["fd1"]),
        (["show", GAME, "fd1 death"], ["death"]),
        (["verify", "no-such-file.jsonl"], ["no-such-file.jsonl"]),
        (["verify", "B1-" + 3000 * "a"], ["B1-aaa", "too long"]),
        (["replay", "."], ["."]),
        (["pack", "check", "no-such-pack.toml"], ["no-such-pack.toml"]),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: list[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert "Traceback" not in err
    assert "⟦" not in err
    for name in named:
        assert name in err


def test_a_record_is_verified(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "verify", str(RECORDS / "won-hard.jsonl"))
    assert code == 0
    assert "Fair" in out
    assert "follow from the rules" in out


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (0, "a different draw where the rules call for one from “labyrinth”."),
        (1, "a draw from “hazard” that the revealed seed does not give: it was altered, or the draw was not fair."),
    ],
)
def test_a_record_that_was_tampered_with_is_named_by_its_entry(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, place: int, said: str
) -> None:
    match = Match.load((RECORDS / "lost-echo.jsonl").read_text())
    number, entry = next((n, entry) for n, entry in enumerate(match.record.entries) if len(entry.draws) > 1)
    draws = [*entry.draws]
    stream, n, answer = draws[place]
    # A draw the rules do not call for, and another answer to one that they do: neither rests on what the record happens
    # to turn up.
    draws[place] = (stream, n + 1, answer) if place == 0 else (stream, n, (answer + 1) % n)
    match.record.entries[number] = replace(entry, draws=tuple(draws))
    path = tmp_path / "tampered.jsonl"
    path.write_text(match.record.text())
    code, out, err = run(capsys, "verify", str(path))
    assert (code, out) == (1, "")
    assert err == f"Entry {number} of the record holds {said} Use an untouched copy of the record.\n"


def test_a_damaged_record_is_named_by_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = (RECORDS / "gave-up.jsonl").read_text().splitlines()
    path = tmp_path / "damaged.jsonl"
    path.write_text("\n".join([*lines[:4], "{", *lines[5:]]))
    for command in ("verify", "replay", "share"):
        code, _, err = run(capsys, command, str(path))
        assert code == 1
        assert "Line 5" in err


def test_what_was_asked_for_and_what_is_still_secret_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "unfinished.jsonl"
    match = Match.new(GAME, seed="x")
    match.choose("spend-match")
    path.write_text(match.record.text())
    code, out, _ = run(capsys, "verify", str(path))
    assert code == 0
    assert "still secret" in out
    code, _, err = run(capsys, "play", "--resume", str(path))
    assert code == 2
    assert "seed" in err
    path.write_text(Match.new(GAME, chance="asked").record.text())
    assert "real table" in run(capsys, "verify", str(path))[1]
    path.write_text(Match.new(GAME, chance="fast").record.text())
    assert "simulation" in run(capsys, "verify", str(path))[1]


def test_what_a_fork_took_over_is_told_apart_from_what_is_proven(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = Match.new(GAME, seed="x")
    match.choose("spend-match")
    fork = match.fork(seed="y")
    fork.choose("give-up")
    path = tmp_path / "fork.jsonl"
    path.write_text(fork.record.text())
    assert "first 2 entries" in run(capsys, "verify", str(path))[1]


def test_marks_of_undo_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match.new(GAME, seed="x", rulings={"mind-cards": "drawn"})
    match.choose("spend-match")
    match.undo()
    match.choose("give-up")
    path = tmp_path / "marked.jsonl"
    path.write_text(match.record.text())
    assert "undone after" in run(capsys, "verify", str(path))[1]


def test_share_codes_go_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    path = RECORDS / "trapped.jsonl"
    code, out, _ = run(capsys, "share", str(path))
    assert code == 0
    assert out.startswith(share.PREFIX)
    code, again, _ = run(capsys, "share", out.strip())
    assert (code, again) == (0, path.read_text())
    code, _, err = run(capsys, "verify", out.strip()[:-9])
    assert code == 1
    assert err


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(GAME)
    notation = match.game.notation.write(match.table)
    code, out, _ = run(capsys, "show", GAME, notation, "--plain", "--lang", "pl")
    assert code == 0
    assert "(@)" in out
    assert out.isascii() is False, "the sentences are Polish"


def test_rules_are_read_whole_or_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", GAME)
    assert code == 0
    assert "FD-EX-16" in out
    assert "door-step" in out
    for language in ("en", "pl", "fr"):
        code, out, _ = run(capsys, "rules", GAME, "fd-open-23", "--lang", language)
        assert code == 0
        assert "door-step = extra-step" in out


@pytest.mark.parametrize(
    ("language", "sure", "source", "note"),
    [
        ("en", "Certainty: our reading", "In the rulebook: KONFRONTACJA (Showdown)", "Note: Polish has no number"),
        ("pl", "Pewność: nasze odczytanie", "W instrukcji: KONFRONTACJA (Showdown)", "Uwaga: W tekście nie ma liczby"),
        (
            "fr",
            "Certitude\u00a0: notre lecture",
            "Dans le livret\u00a0: KONFRONTACJA",
            "Remarque\u00a0: Le polonais ne donne",
        ),
    ],
)
def test_a_rule_shows_certainty_source_and_note_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], language: str, sure: str, source: str, note: str
) -> None:
    code, out, _ = run(capsys, "rules", "a-touch-of-evil", "ATE-SHOW-19", "--lang", language)
    assert code == 0
    for said in (sure, source, note):
        assert said in out
    _, out, _ = run(capsys, "rules", "a-touch-of-evil", "ATE-SHOW-01", "--lang", language)
    assert sure not in out


@pytest.mark.parametrize("name", ["a-touch-of-evil", GAME])
def test_the_overview_lists_every_open_question_with_its_default_and_its_ruling(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    ledger = Ledger.of(registry.find(name))
    code, out, _ = run(capsys, "rules", name)
    assert code == 0
    for rule in ledger.questions:
        assert f"{rule.id}  {ledger.text(rule.id, 'en')}" in out
        assert not rule.switch or f"{rule.switch} = {' | '.join(rule.values)}" in out
    guesses = [rule for rule in ledger.rules if rule.certainty == "ambiguous"]
    assert out.count("[our reading; the rulebook can be read otherwise]") == len(guesses) > 0


def test_the_ledger_lists_every_rule_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "ledger", GAME, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["game"] == GAME
    assert found["uncovered"] == []
    assert len(found["covered"]) == len(found["rules"]) == 284
    assert all(rule["id"] and rule["text"] and rule["tests"] for rule in found["rules"])
    assert "284" in run(capsys, "ledger", GAME)[1]


def test_a_file_that_is_no_text_and_a_folder_are_told_for_what_they_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    for language, word in (
        ("en", "not a text file"),
        ("pl", "nie jest plikiem tekstowym"),
        ("fr", "pas un fichier texte"),
    ):
        code, _, err = run(capsys, "verify", str(path), "--lang", language)
        assert code == 1
        assert word in err
        assert "picture.png" in err
    assert "folder" in run(capsys, "verify", str(tmp_path))[2]
    assert "no file" in run(capsys, "share", str(tmp_path / "gone"))[2]


def test_a_share_code_in_a_file_is_turned_into_a_record_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = (RECORDS / "gave-up.jsonl").read_text()
    path = tmp_path / "code.txt"
    path.write_text(share.encode(Match.load(record)) + "\n")
    assert run(capsys, "share", str(path))[1] == record


def test_a_changed_line_is_named_even_though_the_sum_is_wrong_already(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "changed.jsonl"
    text = (RECORDS / "gave-up.jsonl").read_text()
    path.write_text(
        text.replace('"key":"spend-match"', '"key":"use:key"').replace('"key":"do:move"', '"key":"use:key"', 1)
    )
    code, _, err = run(capsys, "verify", str(path))
    assert code == 1
    assert "1" in err
    assert "use:key" in err


def test_a_terminal_that_knows_only_ascii_gets_a_drawing_all_the_same() -> None:
    match = Match.new(GAME)
    done = command("show", GAME, match.game.notation.write(match.table), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "(@)" in done.stdout


def test_decimals_follow_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", GAME, "--games", "50")
    assert re.search(r"\d\.\d\d%", run(capsys, *arguments, "--lang", "en")[1])
    assert re.search(r"\d,\d\d\s%", run(capsys, *arguments, "--lang", "fr")[1])


def test_cards_are_listed_with_text_copies_and_mark(capsys: pytest.CaptureFixture[str]) -> None:
    pack = str(Path(__file__).parents[1] / "docs" / "packs" / "longer-night.toml")
    code, out, _ = run(capsys, "cards", GAME)
    assert code == 0
    assert "3× Move [rulebook]" in out
    assert "⟦" not in out
    code, out, _ = run(capsys, "cards", GAME, "--pack", pack, "--lang", "fr")
    assert code == 0
    assert "4× Épouvante [du pack]" in out
    assert "⟦" not in out


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--lang", "fr")
    assert code == 0
    assert GAME in out
    assert "⟦" not in out


def test_simulation_prints_shares_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", GAME, "--games", "300", "--agent", "random", "--seed", "3", "--difficulty", "very-hard")
    code, out, _ = run(capsys, *arguments, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["settings"] == {"difficulty": "very-hard"}
    assert found["games"] == sum(row["games"] for row in found["outcomes"]) == 300
    assert all(row["interval"][0] <= row["share"] <= row["interval"][1] for row in found["outcomes"])
    assert found["decisions_per_second"] > 0
    for language in ("en", "pl", "fr"):
        code, out, _ = run(capsys, *arguments, "--workers", "2", "--lang", language)
        assert code == 0
        assert "300" in out
        assert "⟦" not in out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[pack]\ngame = 'fear-of-the-dark'\n[hazards]\nterror = -1\n", ["hazards.terror", "-1", "99"]),
        ("[pack]\ngame = 'fear-of-the-dark'\n[rooms.R01]\ndoors = 'NX'\nplan = []\n", ["rooms.R01.doors", "NX"]),
        ("[pack]\ngame = 'fear-of-the-dark'\n[colours]\n", ["colours", "rooms"]),
        ("[pack]\nname = 'x'\n", ["[pack]", GAME]),
        ("x = ", ["TOML"]),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_key_and_expectation(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, named: list[str]
) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text)
    code, _, err = run(capsys, "pack", "check", str(path))
    assert code == 1
    for name in named:
        assert name in err
    for arguments in (["simulate", GAME, "--games", "1"], ["play", "--plain"]):
        code, _, err = run(capsys, *arguments, "--pack", str(path))
        assert code != 0
        assert "⟦" not in err


@pytest.mark.parametrize(
    ("arguments", "library", "extra"),
    [
        (["serve"], "sqlalchemy", "server"),
        (["admin", "list"], "msgspec", "server"),
        (["db", "check", "--database-url", "postgresql://nowhere/x"], "psycopg", "postgres"),
        (["serve", "--bus-url", "redis://nowhere"], "redis", "redis"),
        (["lab", "run", "x.toml"], "msgspec", "lab"),
    ],
)
def test_a_library_that_comes_with_an_extra_is_named_where_it_is_missing(
    arguments: list[str], library: str, extra: str, tmp_path: Path
) -> None:
    (tmp_path / library).mkdir()
    (tmp_path / library / "__init__.py").write_text(f"raise ModuleNotFoundError('gone', name={library!r})")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    done = command(*arguments, PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (2, "")
    assert library in done.stderr
    assert f'pip install "duskbox[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def command(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "duskbox.cli", *arguments],
        input=typed,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_game_is_left_and_resumed_through_the_real_command(tmp_path: Path) -> None:
    home = {"DUSKBOX_HOME": str(tmp_path)}
    first = command(
        "play", GAME, "--plain", "--seed", "moth", "--lang", "en", typed="spend-match\ntake:move\nq\n", **home
    )
    assert first.returncode == 0, first.stderr
    second = command("play", GAME, "--plain", "--lang", "en", typed="take:scout\ntake:clear\nq\n", **home)
    assert second.returncode == 0, second.stderr
    third = command("play", GAME, "--plain", "--lang", "en", typed="give-up\ny\nq\n", **home)
    assert third.returncode == 0, third.stderr
    assert "Clear" in third.stdout
    fresh = command("play", GAME, "--plain", "--lang", "en", typed="q\n", **home)
    assert "Clear" not in fresh.stdout.split("Mind deck")[0], "a finished game is not resumed"


def test_output_may_be_cut_short_by_its_reader() -> None:
    done = subprocess.run(
        f"{sys.executable} -m duskbox.cli rules {GAME} | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


def test_output_that_has_no_room_is_told() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        f"{sys.executable} -m duskbox.cli games > /dev/full",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "LANG": "en_GB.UTF-8"},
    )
    assert done.returncode == 2
    assert done.stderr == "It could not be done (No space left on device).\n"


def test_input_that_is_no_text_is_told_for_what_it_is() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "duskbox.cli", "verify", "-", "--lang", "en"],
        input=b"\xff\xfe\x00",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert b"is not a text file" in done.stderr and b"Traceback" not in done.stderr


# Agents and accounts


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("0=thumb", "0=thumb"),
        ("3=thumb", "3=thumb"),
        ("9" * 5000 + "=thumb", "999"),
        ("thumb", "thumb"),
        ("2=genius", "genius"),
        ("2=pipe:", "pipe:"),
    ],
)
def test_a_bot_that_cannot_sit_there_is_refused(capsys: pytest.CaptureFixture[str], bot: str, said: str) -> None:
    code, _, err = run(capsys, "play", "a-touch-of-evil", "--heroes", "2", "--plain", "--bot", bot)
    assert code == 2
    assert said in err


def test_a_seat_is_left_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", GAME, "--plain", "--new", "--bot", "1=thumb")
    assert code == 2
    assert "the only seat" in err and "duskbox simulate" in err


@pytest.mark.parametrize(
    ("language", "words", "others"),
    [
        ("en", ("Skill", "Chance"), "other"),
        ("pl", ("Umiejętności", "Przypadek"), "Inni"),
        ("fr", ("habileté", "hasard"), "autres"),
    ],
)
def test_an_account_tells_of_luck_and_skill_in_every_language_and_alone_of_no_others(
    capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, str], others: str
) -> None:
    code, out, _ = run(capsys, "--lang", language, "analyse", str(RECORDS / "lost-terror.jsonl"), "--samples", "2")
    assert not re.search("other players|Inni gracze|Les autres", out), "one plays alone"
    assert code == 0
    assert all(word in out for word in words)
    assert others not in out
    assert "⟦" not in out


def test_an_account_as_data_holds_the_whole_curve(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "analyse", str(RECORDS / "lost-terror.jsonl"), "--samples", "2", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["won"] is False
    assert found["curve"][-1][1] == 0.0


@pytest.mark.parametrize(("flag", "value"), [("--seat", "2"), ("--samples", "1")])
def test_an_account_of_nothing_is_refused(capsys: pytest.CaptureFixture[str], flag: str, value: str) -> None:
    code, _, err = run(capsys, "analyse", str(RECORDS / "lost-terror.jsonl"), flag, value)
    assert code == 2
    assert value in err


def test_a_match_that_is_not_over_cannot_be_analysed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "half.jsonl"
    file.write_text(Match.new(GAME, seed="half").record.text(), encoding="utf-8")
    code, _, err = run(capsys, "analyse", str(file))
    assert code == 2
    assert "half.jsonl" in err
