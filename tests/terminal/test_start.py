"""The start screen: what a person without any argument is asked."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from duskbox.cli.main import main
from duskbox.cli.start import Start
from duskbox.core.matches.match import Match
from duskbox.terminal import saves
from duskbox.terminal.full_screen.pages import PagesApp
from duskbox.terminal.pages import ask_lines
from tests.terminal.test_real_terminal import Seen

pytestmark = pytest.mark.anyio


def told(start: Start, typed: str) -> tuple[bool, str]:
    """What a person reads who types these lines, and whether they chose to the end."""
    out = StringIO()
    return ask_lines(start, StringIO(typed), out), out.getvalue()


def pressed(start: Start, *texts: str) -> bool:
    """Choose entries by the beginnings of what they say; whether that was the end."""
    done = False
    for text in texts:
        entries = start.page().entries
        key = next((entry.key for entry in entries if entry.text.startswith(text)), None)
        assert key is not None, f"{text!r} is not among {[entry.text for entry in entries]}"
        done = start.choose(key)
    return done


def kept(name: str = "") -> str:
    """A game that was begun and left; the name of its save."""
    match = Match.new("fear-of-the-dark", {"difficulty": "hard"}, seed="start")
    match.choose("spend-match")
    path = saves.folder() / f"{name}.jsonl" if name else saves.autosave_path("fear-of-the-dark")
    saves.write(path, match)
    return path.stem


def test_a_game_is_begun_with_what_was_chosen() -> None:
    start = Start("en")
    assert not pressed(start, "New game: Fear", "Difficulty: Normal", "Very hard")
    assert pressed(start, "Begin")
    assert start.command == ["play", "fear-of-the-dark", "--new", "--difficulty", "very-hard", "--lang", "en"]


def test_the_other_seats_are_given_to_bots() -> None:
    start = Start("en")
    pressed(start, "New game: A Touch of Evil", "Heroes: 2", "3", "The other seats", "a quick bot", "Begin")
    assert start.command[:3] == ["play", "a-touch-of-evil", "--new"]
    assert start.command[3:9] == ["--heroes", "3", "--bot", "2=thumb", "--bot", "3=thumb"]


def test_heroes_are_chosen_for_the_seats_there_are() -> None:
    start = Start("en")
    pressed(start, "New game: A Touch of Evil", "More settings")
    heroes = [entry.text for entry in start.page().entries if entry.text.startswith("Hero of seat")]
    assert len(heroes) == 2
    pressed(start, "Hero of seat 2", "Karl")
    assert any(entry.text.endswith("Karl") for entry in start.page().entries)


def test_settings_that_do_not_go_together_are_told_and_nothing_begins() -> None:
    start = Start("en")
    assert not pressed(start, "New game: A Touch of Evil", "Mode", "In teams", "Begin")
    assert start.page().title.count("\n") == 1, "the reason stands below the name of the game"


def test_a_saved_game_is_gone_on_with_and_a_finished_one_looked_back_at(home: Path) -> None:
    kept("evening")
    name = kept()
    start = Start("en")
    assert pressed(start, "Continue") and start.command == ["saves", "resume", name]
    start = Start("en")
    assert pressed(start, "Saved games", "evening") and start.command == ["saves", "resume", "evening"]


def test_another_language_is_spoken_at_once_and_in_the_game() -> None:
    start = Start("en")
    pressed(start, "Language: English", "polski")
    assert start.page().title == "W co chcesz zagrać?"
    assert pressed(start, "Nowa gra: ", "Zacznij") and start.command[-2:] == ["--lang", "pl"]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_line_by_line_everything_has_a_number_and_b_goes_back(language: str) -> None:
    start = Start(language)
    done, text = told(start, "2\nb\n99\nx\n2\n1\n")
    assert done and start.command[0] == "play"
    assert "99" in text and text.count("  1. ") == 4, "a page is read out when it comes, not at every line"


def test_who_leaves_has_chosen_nothing() -> None:
    for typed in ("q\n", "", "b\n"):
        assert told(Start("en"), typed)[0] is False


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 60)])
async def test_on_the_screen_a_page_is_a_menu_that_says_what_its_entries_mean(size: tuple[int, int]) -> None:
    start = Start("en")
    app = PagesApp(start)
    async with app.run_test(size=size) as pilot:
        for key in ("2", "escape", "2", "down", "enter", "down", "enter", "home", "enter"):
            await pilot.press(key)
            await pilot.pause()
        assert app.return_value is True
    assert start.command[:3] == ["play", "fear-of-the-dark", "--new"] and "--difficulty" in start.command


@pytest.mark.parametrize("asked", [["--lang", "en"], ["--language", "en"], ["--language=en"]])
def test_without_arguments_a_person_at_a_terminal_is_asked(home: Path, asked: list[str]) -> None:
    seen = Seen(asked, 80, 24)
    seen.wait(lambda text: "What would you like to play?" in text and "Play in the browser" in text)
    seen.type("2")
    seen.wait(lambda text: "Difficulty: Normal" in text)
    seen.type("\r")
    seen.wait(lambda text: "Light a Match" in text)
    seen.type("q")
    assert seen.close() == 0
    assert saves.autosave_path("fear-of-the-dark").exists()


def test_a_program_that_calls_play_is_asked_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert main(["play", "--lang", "en"]) == 0
    assert "What would you like to play?" not in capsys.readouterr().out
