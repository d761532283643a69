"""Saves: nothing that was decided is lost, whatever happens to the file."""

from __future__ import annotations

import hashlib
import io
import json
import re
from pathlib import Path

import pytest

from duskbox import terminal
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import line_client, saves
from duskbox.terminal.full_screen.dialogs import Picking
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.session import Session
from tests.terminal.bed import keys_of, played, sitting, words

GAME = "fear-of-the-dark"


def test_saves_lie_in_the_home_that_is_named(home: Path) -> None:
    assert saves.autosave_path(GAME) == home / "saves" / "fear-of-the-dark.jsonl"


def test_without_a_home_saves_lie_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DUSKBOX_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    path = saves.autosave_path(GAME)
    assert path.name == "fear-of-the-dark.jsonl" and path.parent.name == "saves"
    assert path.is_relative_to(tmp_path) and "duskbox" in path.parts


def test_there_is_no_autosave_before_the_first_match() -> None:
    assert saves.load_autosave(GAME) is None


def test_every_choice_undo_and_redo_is_saved_at_once(tmp_path: Path) -> None:
    match = played("won-normal", 0)
    also = tmp_path / "copy.jsonl"
    session = Session(match, words("en", match.game), also)
    for key in keys_of("won-normal")[:6]:
        session.choose(key)
        assert also.read_text(encoding="utf-8") == match.record.text(with_seed=True)
        again = saves.load_autosave(GAME)
        assert again is not None and again.table.digest() == match.table.digest()
    session.undo()
    session.redo()
    again = saves.load_autosave(GAME)
    assert again is not None and [entry.do for entry in again.record.entries[-2:]] == ["undo", "redo"]
    left = sorted(path.name for path in saves.folder().iterdir())
    assert left == ["fear-of-the-dark.jsonl", "fear-of-the-dark.seats.json"], "nothing else is left behind"


def test_a_resumed_match_goes_on_with_the_same_luck() -> None:
    session = sitting("won-normal", 10)
    again = saves.load_autosave(GAME)
    assert again is not None
    for key in keys_of("won-normal")[10:]:
        session.choose(key)
        again.choose(key)
    assert again.record.text() == session.match.record.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_autosave_is_reported_with_its_reason_and_kept(language: str) -> None:
    session = sitting("won-normal", 5)
    path = saves.autosave_path(GAME)
    damaged = path.read_text(encoding="utf-8").replace('"choose"', '"chose"', 1)
    path.write_text(damaged, encoding="utf-8")
    with pytest.raises(saves.DamagedSave) as refused:
        saves.load_autosave(GAME)
    kept = path.with_name("fear-of-the-dark.damaged.jsonl")
    assert kept.read_text(encoding="utf-8") == damaged, "not a sign of it is lost"
    assert not path.exists()
    speak = words(language, session.match.game)
    sentence = speak.error(refused.value)
    assert str(kept) in sentence
    assert speak.error(refused.value.why) in sentence and "⟦" not in sentence
    assert saves.load_autosave(GAME) is None, "the next start is a clean one"


@pytest.mark.parametrize(
    "damage", [b"", b"\xff\xfe\x00nonsense", b"{}\n", b"[]\n[]\n", b'{"duskbox":"record"}\n{"end":0}\n']
)
def test_no_damage_goes_unreported_and_an_earlier_damaged_save_is_not_overwritten(damage: bytes) -> None:
    path = saves.autosave_path(GAME)
    path.parent.mkdir(parents=True)
    for number in (1, 2):
        path.write_bytes(damage + b" " * number)
        with pytest.raises(saves.DamagedSave) as refused:
            saves.load_autosave(GAME)
        assert refused.value.kept.read_bytes() == damage + b" " * number
    assert len(list(path.parent.iterdir())) == 2


def test_a_save_of_rules_that_are_no_longer_in_force_is_kept_too() -> None:
    sitting("won-normal", 3)
    path = saves.autosave_path(GAME)
    first, *entries, last = path.read_text(encoding="utf-8").splitlines()
    lines = [first.replace('"rules":"', '"rules":"ancient-'), *entries]
    closing = json.loads(last)
    closing["sum"] = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    path.write_text("\n".join([*lines, json.dumps(closing, separators=(",", ":")), ""]), encoding="utf-8")
    with pytest.raises(saves.DamagedSave) as refused:
        saves.load_autosave(GAME)
    assert refused.value.why.message == "error-record-rules"
    assert refused.value.kept.exists()


def dated() -> list[Path]:
    """The records that are kept under the game's name and a time, oldest first."""
    found = sorted(saves.folder().glob("fear-of-the-dark-*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    assert all(re.fullmatch(r"fear-of-the-dark-\d{4}-\d\d-\d\d-\d{6}(-\d+)?", path.stem) for path in found)
    return found


def test_other_matches_in_the_place_of_the_autosave_are_kept_under_dated_names() -> None:
    first = sitting("won-normal", 8)
    match = Match.new(GAME, seed="another")
    second = Session(match, words("en", match.game))
    (kept,) = dated()
    assert kept.read_text(encoding="utf-8") == first.match.record.text(with_seed=True)
    assert str(kept) in second.last_lines()[-1].text, "and it is said where"
    Session(second.match, words("en", match.game))
    assert dated() == [kept], "coming back to the same match moves nothing"
    third = Match.new(GAME, seed="a third one")
    Session(third, words("en", third.game))
    assert len(dated()) == 2, "also within one second nothing is written over"
    assert kept.read_text(encoding="utf-8") == first.match.record.text(with_seed=True)


def test_two_terminals_lose_neither_match() -> None:
    first = sitting("won-normal", 2)
    match = Match.new(GAME, seed="another")
    second = Session(match, words("en", match.game))
    for session in (first, second):
        session.choose(session.choices()[0].key)
    for session in (second, first):
        session.saving.write()
    again = saves.load_autosave(GAME)
    assert again is not None and again.record.text() == second.match.record.text()
    beside = first.saving.files[0]
    assert beside in dated() and str(beside) in first.last_lines()[-1].text
    assert Match.load(beside.read_text(encoding="utf-8")).choice_count == 3
    assert f"saves resume {beside.stem}" in first.saving.goodbye() and "resume" not in second.saving.goodbye()
    first.choose(first.choices()[0].key)
    assert first.saving.files[0] == beside, "it stays where it is"
    assert str(beside) not in "".join(line.text for line in first.last_lines()), "and that is said once"
    assert Match.load(beside.read_text(encoding="utf-8")).choice_count == 4


def test_two_terminals_that_went_on_with_the_same_match_keep_both_ways() -> None:
    first = sitting("won-normal", 3)
    again = saves.load_autosave(GAME)
    assert again is not None
    second = Session(again, words("en", again.game))
    first.choose(first.choices()[0].key)
    second.choose(second.choices()[1].key)
    kept = [Match.load(session.saving.files[0].read_text(encoding="utf-8")) for session in (first, second)]
    assert [match.record.entries[-1].key for match in kept] == [
        session.match.record.entries[-1].key for session in (first, second)
    ]
    assert first.saving.files != second.saving.files


def test_the_next_match_after_one_that_was_saved_beside_lies_in_the_usual_place_again() -> None:
    first = sitting("won-normal", 2)
    other = Match.new(GAME, seed="another")
    Session(other, words("en", other.game))
    first.choose("give-up")
    first.new_game()
    again = saves.load_autosave(GAME)
    assert again is not None and again.record.text() == first.match.record.text()
    assert any(path.read_text(encoding="utf-8") == other.record.text(with_seed=True) for path in dated())


def test_a_match_that_is_over_is_kept_for_good_and_it_is_said_where() -> None:
    session = sitting("won-normal")
    for games in (1, 2):
        session.choose("give-up")
        assert session.saving.kept == dated()[-1] and len(dated()) == games
        assert session.saving.kept.read_text(encoding="utf-8") == session.match.record.text(with_seed=True)
        assert any(session.saving.kept.stem in line for line in session.after_the_end())
        assert session.saving.kept.stem in session.saving.goodbye()
        session.new_game()
        assert session.saving.kept is None and len(dated()) == games, "it is not kept twice"
    again = Match.load(dated()[0].read_text(encoding="utf-8"))
    again.verify()
    assert again.record.outcome == "gave-up"


def test_a_match_that_ends_a_second_time_after_an_undo_leaves_the_first_record_alone() -> None:
    session = sitting("won-normal")
    session.choose("give-up")
    (first,) = dated()
    before = first.read_bytes()
    session.undo()
    session.redo()
    assert len(dated()) == 2 and first.read_bytes() == before


def test_coming_back_says_how_far_the_match_has_come() -> None:
    sitting("won-normal", 4)
    match = saves.load_autosave(GAME)
    assert match is not None
    assert Session(match, words("en", match.game)).last_lines()[-1].text == "Back in your game: 4 choices so far."
    fresh = Match.new(GAME, seed="dusk")
    told = [line.text for line in Session(fresh, words("en", fresh.game)).last_lines()]
    assert not any("Back in your game" in text for text in told)


def test_what_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    match = played("won-normal", 0)
    (tmp_path / "file").write_text("in the way")
    session = Session(match, words("en", match.game), tmp_path / "file" / "save.jsonl")
    session.choose(keys_of("won-normal")[0])
    assert "could not be written" in session.last_lines()[-1].text
    assert match.choice_count == 1
    again = saves.load_autosave(GAME)
    assert again is not None and again.choice_count == 1, "the other file is written all the same"
    with pytest.raises(DuskboxError) as refused:
        session.saving.save_as(str(tmp_path / ("long" * 100)))
    assert refused.value.message == "ui-save-failed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_leaves_a_match_that_could_not_be_saved_is_told_so(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("DUSKBOX_HOME", str(tmp_path / "file"))
    session = sitting("won-normal", 2, language)
    heard = io.StringIO()
    assert line_client.play(session, io.StringIO("1\nq\n"), heard) == 1
    path = saves.autosave_path(GAME)
    assert heard.getvalue().splitlines()[-1].startswith(session.say("ui-goodbye-unsaved", path=str(path), why="")[:-1])
    assert session.say("ui-goodbye", game=GAME) not in heard.getvalue()


@pytest.mark.parametrize(("typed", "asked"), [("q\nn\n1\nq\nq\n", 2), ("q\ny\n", 1), ("q\n", 1)])
def test_who_leaves_what_could_not_be_saved_is_asked_first(typed: str, asked: int, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    session = sitting("won-normal", 2)
    before = session.match.choice_count
    heard = io.StringIO()
    assert line_client.play(session, io.StringIO(typed), heard) == 1
    assert heard.getvalue().count(session.say("ui-plain-leave-unsaved")) == asked
    assert session.match.choice_count == before + ("1" in typed)


@pytest.mark.asyncio
async def test_on_the_full_screen_too(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    app = PlayApp(sitting("won-normal", 2))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Picking)
        await pilot.press("1")
        await pilot.pause()
        assert len(app.screen_stack) == 1, "and may stay"
        await pilot.press("q", "2")
    assert app.return_code == 0


def test_what_could_not_be_saved_once_but_then_could_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = tmp_path / "home"
    block.write_text("in the way")
    session = sitting("won-normal", 2)
    assert session.saving.unsaved
    block.unlink()
    session.saving.write()
    assert not session.saving.unsaved and session.saving.goodbye() == session.say("ui-goodbye", game=GAME)


def test_where_only_the_file_that_was_asked_for_is_not_written_both_are_said(tmp_path: Path) -> None:
    match = played("won-normal", 2)
    (tmp_path / "file").write_text("in the way")
    session = Session(match, words("en", match.game), tmp_path / "file" / "save.jsonl")
    failed, back = session.saving.goodbye().splitlines()
    assert str(tmp_path / "file" / "save.jsonl") in failed
    assert back == session.say("ui-goodbye", game=GAME)


def test_a_match_is_kept_in_no_folder_and_in_no_file_of_something_else(tmp_path: Path) -> None:
    match = played("won-normal", 2)
    speak = words("en", match.game)
    with pytest.raises(DuskboxError) as refused:
        terminal.play(match, speak, plain=True, save_to=tmp_path)
    assert refused.value.message == "cli-folder" and str(tmp_path) in speak.error(refused.value)
    letter, other = tmp_path / "letter.txt", tmp_path / "other.jsonl"
    letter.write_text("Dear aunt,\n", encoding="utf-8")
    saves.write(other, Match.new(GAME, seed="another"))
    for path in (letter, other):
        before = path.read_bytes()
        with pytest.raises(DuskboxError) as refused:
            terminal.play(match, speak, plain=True, save_to=path)
        assert refused.value.message == "ui-save-exists" and path.read_bytes() == before


def test_a_match_goes_on_in_the_file_in_which_it_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "mine.jsonl"
    saves.write(mine, played("won-normal", 2))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    match = played("won-normal", 4)
    assert terminal.play(match, words("en", match.game), plain=True, save_to=mine) == 0
    assert Match.load(mine.read_text(encoding="utf-8")).choice_count == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_folder_is_made_but_that_of_the_saves(language: str, tmp_path: Path) -> None:
    session = sitting("won-normal", 2, language)
    missing = tmp_path / "attic"
    with pytest.raises(DuskboxError) as refused:
        session.saving.save_as(str(missing / "mine"))
    assert str(missing) in session.words.error(refused.value)
    with pytest.raises(DuskboxError) as refused:
        terminal.play(session.match, session.words, plain=True, save_to=missing / "mine.jsonl")
    assert refused.value.message == "ui-save-no-folder"
    assert not missing.exists()


def test_a_save_is_named_by_its_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "attic").mkdir()
    assert sitting("won-normal", 2).saving.save_as("attic/mine") == tmp_path / "attic" / "mine.jsonl"


@pytest.mark.parametrize("name", ["", "   ", "/"])
def test_a_save_needs_a_name(name: str) -> None:
    with pytest.raises(DuskboxError) as refused:
        sitting("won-normal").saving.save_as(name)
    assert refused.value.message == "ui-save-no-name"


def test_a_bare_name_lies_beside_the_autosave_and_a_path_where_it_says(home: Path, tmp_path: Path) -> None:
    session = sitting("won-normal", 2)
    assert session.saving.save_as("cellar") == home / "saves" / "cellar.jsonl"
    assert session.saving.save_as("cellar.v2") == home / "saves" / "cellar.v2.jsonl"
    assert session.saving.save_as(str(tmp_path / "attic.jsonl")) == tmp_path / "attic.jsonl"
    assert Match.load((tmp_path / "attic.jsonl").read_text(encoding="utf-8")).choice_count == 2
