"""Coming back: a saved game keeps its bots and its language, and `duskbox saves` lists, resumes,
renames and deletes.
"""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.terminal import saves

GAME = "a-touch-of-evil"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def duskbox(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "q\n"
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture
def against_a_bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """A game for two in Polish, the second Hero played by a bot, left at its first question; what was said last."""
    arguments = ("play", GAME, "--plain", "--heroes", "2", "--bot", "2=search:7", "--lang", "pl", "--seed", "back")
    _, out, _ = duskbox(capsys, monkeypatch, *arguments)
    return out


@pytest.mark.usefixtures("against_a_bot")
def test_a_game_comes_back_with_its_bot_and_its_language_without_a_flag(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = duskbox(capsys, monkeypatch, "play", GAME, "--plain", typed="1\n" * 20 + "q\n")
    assert "Gra jest zapisana" in out and "The game is saved" not in out
    assert saves.read_seating(saves.autosave_path(GAME)) == saves.Seating({1: "search:7"}, "pl", saves.ASK_NEEDED)
    match = saves.load_autosave(GAME)
    assert match is not None
    chosen = [entry for entry in match.record.entries if entry.do == "choose"]
    assert len(chosen) > 20 and {entry.seat for entry in chosen} == {0, 1}
    assert match.decision is not None and match.decision.seat == 0, "the bot has answered its questions"


@pytest.mark.usefixtures("against_a_bot")
def test_another_language_or_bot_asked_for_at_the_resumption_replaces_the_saved_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = duskbox(capsys, monkeypatch, "play", GAME, "--plain", "--lang", "en", "--bot", "2=random")
    assert "The game is saved" in out
    assert saves.read_seating(saves.autosave_path(GAME)) == saves.Seating({1: "random"}, "en", saves.ASK_NEEDED)


@pytest.mark.usefixtures("against_a_bot")
def test_a_save_whose_bots_cannot_be_read_is_refused_rather_than_played_with_open_hands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = saves.seats_path(saves.autosave_path(GAME))
    for damage in ("", "[]", '{"bots": {"x": "thumb"}, "language": "en"}', '{"bots": {"1": 3}, "language": "en"}'):
        beside.write_text(damage, encoding="utf-8")
        code, out, err = duskbox(capsys, monkeypatch, "play", GAME, "--plain")
        assert (code, out) == (2, "") and str(beside) in err


@pytest.mark.usefixtures("against_a_bot")
def test_a_save_from_elsewhere_starts_no_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sent = tmp_path / "sent.jsonl"
    sent.write_bytes(saves.autosave_path(GAME).read_bytes())
    saves.write_seating(sent, saves.Seating({1: "pipe:touch pwned"}, "en"))
    code, _, err = duskbox(capsys, monkeypatch, "play", GAME, "--plain", "--resume", str(sent))
    assert code == 2 and "--bot" in err


@pytest.mark.usefixtures("against_a_bot")
def test_saves_lists_what_is_kept_for_people_and_for_programs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (saves.folder() / "broken.jsonl").write_text("nonsense", encoding="utf-8")
    _, out, _ = duskbox(capsys, monkeypatch, "saves")
    assert "a-touch-of-evil" in out and "Bots: 2 = search:7." in out and "Cannot be read" in out
    _, out, _ = duskbox(capsys, monkeypatch, "saves", "--json")
    found = {save["name"]: save for save in json.loads(out)}
    assert found[GAME]["bots"] == {"2": "search:7"} and found[GAME]["state"] == "playing"
    assert found[GAME]["settings"]["heroes"] == "2"
    assert found["broken"]["state"] == "unreadable"


@pytest.mark.usefixtures("against_a_bot")
def test_a_save_is_renamed_resumed_and_deleted_together_with_its_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert duskbox(capsys, monkeypatch, "saves", "rename", "1", "attic")[0] == 0
    assert {path.name for path in saves.folder().iterdir()} == {"attic.jsonl", "attic.seats.json"}
    before = (saves.folder() / "attic.jsonl").read_text(encoding="utf-8")
    _, out, _ = duskbox(capsys, monkeypatch, "saves", "resume", "attic", "--plain", typed="1\n1\nq\n")
    assert "duskbox saves resume attic" in out
    after = (saves.folder() / "attic.jsonl").read_text(encoding="utf-8")
    assert len(after.splitlines()) > len(before.splitlines()), "the save itself goes on"
    assert not saves.autosave_path(GAME).exists()
    code, out, _ = duskbox(capsys, monkeypatch, "saves", "delete", "attic", typed="n\n")
    assert code == 1 and (saves.folder() / "attic.jsonl").exists()
    assert duskbox(capsys, monkeypatch, "saves", "delete", "attic", typed="y\n")[0] == 0
    assert list(saves.folder().iterdir()) == []


def test_resuming_takes_the_game_that_was_played_last(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "No saved game is waiting" in duskbox(capsys, monkeypatch, "saves", "resume", "--plain")[2]
    duskbox(capsys, monkeypatch, "play", GAME, "--plain", "--heroes", "2")
    duskbox(capsys, monkeypatch, "play", "fear-of-the-dark", "--plain")
    _, out, _ = duskbox(capsys, monkeypatch, "saves", "resume", "--plain")
    assert "duskbox play fear-of-the-dark" in out


@pytest.mark.parametrize("name", ["nothing", "7", "../etc/passwd", ""])
def test_a_save_that_there_is_not_is_refused(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for deed in (["resume", name, "--plain"], ["rename", name, "new"], ["delete", name, "--yes"]):
        code, out, err = duskbox(capsys, monkeypatch, "saves", *deed)
        assert (code, out) == (2, "") and "duskbox saves" in err
