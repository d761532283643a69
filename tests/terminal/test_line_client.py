"""The line client as a program of its own: whole games through a pipe, bad input, the end of the input, real cards."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from functools import partial
from io import StringIO
from pathlib import Path
from typing import IO

import pytest

from duskbox.cli.main import main
from duskbox.core.chance import DrawNeeded
from duskbox.core.matches.match import Match
from duskbox.core.matches.real_table import RealTable
from duskbox.core.matches.records import CHOOSE
from duskbox.core.translations import LANGUAGES
from duskbox.terminal import line_client, saves
from duskbox.terminal.full_screen.play import PlayApp
from tests.rules import rule
from tests.terminal.bed import (
    before_play,
    choices_until,
    choices_until_a_draw,
    final_position,
    keys_of,
    played,
    recorded,
    sitting,
    words,
)

COMMAND = [sys.executable, "-c", "import sys; from duskbox.cli.main import main; sys.exit(main(sys.argv[1:]))", "play"]
#: Recorded games are typed choice by choice.
COMMAND += ["--ask", "all"]


def start(match: Match, folder: Path, language: str) -> list[str]:
    """The command that plays on from a match."""
    path = folder / "begun.jsonl"
    saves.write(path, match)
    return [*COMMAND, "--plain", "--ids", "--lang", language, "--resume", str(path)]


def run(match: Match, folder: Path, typed: list[str], language: str = "en") -> str:
    """What the program prints when these lines are typed."""
    command = start(match, folder, language)
    done = subprocess.run(
        command, input="\n".join([*typed, ""]), capture_output=True, text=True, encoding="utf-8", timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def numbers(match: Match, keys: list[str]) -> list[str]:
    """What to type to choose these options by number; options at any time are chosen by their keys, typed twice to
    confirm them.
    """
    typed: list[str] = []
    for key in keys:
        offered = [option.key for option in match.options]
        typed += [str(offered.index(key) + 1)] if key in offered else [key, key]
        match.choose(key)
    return typed


def autosaved() -> Match:
    match = saves.load_autosave("fear-of-the-dark")
    assert match is not None
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["won-normal", "gave-up"])
def test_a_whole_game_is_played_through_a_pipe(name: str, language: str, tmp_path: Path) -> None:
    typed = numbers(before_play(name), keys_of(name))
    said = run(before_play(name), tmp_path, [*typed, "q"], language)
    speak = words(language, before_play(name).game)
    outcome = recorded(name).outcome
    assert speak.say(f"outcome-{outcome}") in said and speak.say(f"outcome-{outcome}-text") in said
    assert "⟦" not in said, "everything is said in words"
    assert "\x1b" not in said, "no cursor is moved and nothing is coloured"
    assert autosaved().table.digest() == final_position(name)


def test_everything_that_is_said_comes_from_the_words(tmp_path: Path) -> None:
    """In the language made for tests every message stands in brackets, so a text from elsewhere shows."""
    name = "gave-up"
    said = run(before_play(name), tmp_path, [*numbers(before_play(name), keys_of(name)), "h", "w", "d", "u", "q"], "xx")
    bare = said
    while "⟪" in bare:
        bare = re.sub(r"⟪[^⟪⟫]*⟫", "", bare)
    # What is left are numbers, keys and rule ids.
    left = re.sub(r"\[[a-z:A-Z0-9-]+\]|\(?(FD-[A-Z]+-\d+(, )?)+\)?|\d+\.|[ ·,\n]", "", bare)
    assert left == "", left


def test_options_are_chosen_by_their_keys_as_well(tmp_path: Path) -> None:
    keys = keys_of("won-normal")[:12]
    run(before_play("won-normal"), tmp_path, keys)
    assert autosaved().table.digest() == played("won-normal", 12).table.digest()


@rule("FD-LIGHT-03")
def test_what_cannot_be_understood_or_done_is_answered_and_loses_nothing(tmp_path: Path) -> None:
    typed = ["0", "99", "xyzzy", "do:tiptoe", "p", "p 99", "r", "u", "n", "e FD-NO-99", "", "1"]
    said = run(before_play("won-normal"), tmp_path, typed)
    for answer in (
        "There is no option “0”",
        "There is no option “99”",
        "“xyzzy” is neither an option nor a command",
        "(FD-LIGHT-03)",
        "There is nothing to redo",
        "Nothing can be undone",
        "This game is not over yet",
        "No rule of this game has the id “FD-NO-99”",
    ):
        assert answer in said
    assert autosaved().choice_count == 1, "the one good answer was taken"


def test_a_number_of_thousands_of_digits_and_names_no_file_can_have_are_answered(tmp_path: Path) -> None:
    long = "9" * 5000
    said = run(before_play("won-normal"), tmp_path, [long, f"a {long}", f"p {long}", "s ~nosuchuser/x", "s a\0b", "1"])
    assert said.count(f"There is no option “{long[:60]}”") == 3
    assert "There is no folder “~nosuchuser”" in said
    assert "“a\ufffdb” could not be written" in said
    assert autosaved().choice_count == 1, "the one good answer was taken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_saves_and_says_how_to_come_back(language: str, tmp_path: Path) -> None:
    said = run(played("won-normal", 6), tmp_path, ["1"], language)
    speak = words(language, played("won-normal", 0).game)
    assert said.rstrip().endswith(
        speak.say("ui-input-ended") + "\n" + speak.say("ui-goodbye", {"game": "fear-of-the-dark"})
    )
    assert autosaved().choice_count == 7


def test_commands_tell_rules_reasons_map_details_and_help(tmp_path: Path) -> None:
    match = played("won-normal", choices_until("won-normal", "ask-turn"))
    said = run(match, tmp_path, ["h", "e", "e fd-move-01", "w", "m", "p 1", "d", "v", "s attic", "s attic", "q"])
    decision = match.decision
    assert decision is not None
    assert "  FD-TILE-07: " in said and decision.rule == "FD-TILE-07"
    assert "FD-MOVE-01 – " in said
    assert "(@)  you, the Lost" in said
    assert "Difficulty: Normal" in said
    assert said.count("You are in the") >= 2, "everything is said again on request"
    assert "attic.jsonl” is there already" in said
    assert (saves.folder() / "attic.jsonl").exists()
    map_lines = [line for line in said.split("\n") if re.match(r"^[+|?]", line)]
    assert len(map_lines) >= 10 and all(line.isascii() for line in map_lines)


@rule("FD-WILD-02", "FD-MATCH-01")
def test_the_rules_of_the_moment_are_those_of_the_question_and_of_what_each_option_leads_to(tmp_path: Path) -> None:
    said = run(before_play("won-normal"), tmp_path, ["e"])
    question, options = said.split("What is asked\n")[1].split("What the options do\n")
    assert question.startswith("  FD-LIGHT-02: ")
    assert "  FD-WILD-02: " in options, "an action in the Dark is paid for with a discard"
    assert "  FD-MATCH-01: " in options, "a match gives a hand"


def test_only_what_has_changed_is_said_again(tmp_path: Path) -> None:
    said = run(played("won-normal", choices_until("won-normal", "ask-walk")), tmp_path, ["1"])
    before, after = said.split("Where do you take your next step?")[:2]
    assert "Mind deck:" in before
    assert "You stand" in after and "Mind deck:" not in after


def test_taking_back_says_when_it_goes_behind_something_seen(tmp_path: Path) -> None:
    said = run(played("won-normal", choices_until("won-normal", "ask-turn")), tmp_path, ["u", "r", "u"])
    assert said.count("The record is marked.") == 2
    assert [entry.do for entry in autosaved().record.entries[-3:]] == ["undo", "redo", "undo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_real_cards_is_played_by_typing_in_what_was_drawn(language: str, tmp_path: Path) -> None:
    """The draws of a recorded game are typed in, by name and by number in turn, and it ends in the same position."""
    name = "won-normal"
    mirror = Match.new("fear-of-the-dark", chance="asked")
    speak = words(language, mirror.game)
    draws = [draw for entry in recorded(name).entries if entry.do == CHOOSE for draw in entry.draws]
    typed: list[str] = []
    for key in keys_of(name):
        typed.append(key)
        while True:
            try:
                mirror.choose(key)
                break
            except DrawNeeded as needed:
                stream, _, answer = draws.pop(0)
                assert mirror.game.streams[needed.stream] == stream
                outcomes = mirror.game.outcomes(RealTable(mirror).waiting(key), needed.stream)
                named = [speak.say(text[1:]) if text.startswith("@") else text for text in outcomes]
                offered = list(dict.fromkeys(named))
                by_name = len(typed) % 2 == 0
                typed.append(named[answer] if by_name else str(offered.index(named[answer]) + 1))
                RealTable(mirror).answer(named.index(named[answer]))
    said = run(Match.new("fear-of-the-dark", chance="asked"), tmp_path, [*typed, "q"], language)
    assert speak.say("stream-labyrinth") in said
    assert speak.say("stream-hazard") in said
    again = autosaved()
    assert again.record.header.chance == "asked"
    assert again.table.digest() == final_position(name)


def test_a_choice_that_waits_for_a_real_draw_can_be_left(tmp_path: Path) -> None:
    name = "won-normal"
    first_draw = choices_until_a_draw(name)
    match = Match.new("fear-of-the-dark", chance="asked")
    for key in keys_of(name)[:first_draw]:
        match.choose(key)
    said = run(match, tmp_path, [keys_of(name)[first_draw], "nonsense", "u"])
    assert "There is no option “nonsense”" in said
    assert "You leave this choice. Nothing has changed." in said
    assert autosaved().table.digest() == match.table.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_at_a_real_table_may_be_looked_up_before_it_is_answered(language: str, tmp_path: Path) -> None:
    name = "won-normal"
    first_draw = choices_until_a_draw(name)
    match = Match.new("fear-of-the-dark", chance="asked")
    for key in keys_of(name)[:first_draw]:
        match.choose(key)
    speak = words(language, match.game)
    typed = [keys_of(name)[first_draw], "h", "v", "m", "d", "p 1"]
    said = run(match, tmp_path, [*typed, "u"], language)
    draw = said.split(speak.say("ui-draw-how"))
    assert len(draw) == len(typed) + 1, "each is followed by the question once more"
    assert speak.say("ui-plain-help") in draw[1]
    assert speak.say("see-dark") in draw[2] or speak.say("see-light") in draw[2]
    assert "(@)" in draw[3]
    assert speak.say("ui-details-table") in draw[4]
    assert speak.say("ui-draw-withdrawn") in draw[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_real_cards_says_first_whose_rooms_it_knows(language: str, tmp_path: Path) -> None:
    match = Match.new("fear-of-the-dark", chance="asked")
    notice = words(language, match.game).say("ui-real-dice-rolled")
    assert notice in run(match, tmp_path, ["q"], language)
    assert notice not in run(Match.new("fear-of-the-dark", seed="dusk"), tmp_path, ["q"], language)


def test_a_game_that_duskbox_draws_for_begins_without_a_word_about_real_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notice = words("en", before_play("won-normal").game).say("ui-real-dice-rolled")
    for drawn_by, told in ((["--seed", "dusk"], False), (["--real-dice"], True)):
        monkeypatch.setattr("sys.stdin", StringIO("q\n"))
        assert main(["play", "fear-of-the-dark", "--plain", "--ask", "all", "--lang", "en", "--new", *drawn_by]) == 0
        assert (notice in capsys.readouterr().out) is told


# Other actions, and after the end


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("en", "YES"), ("pl", "t"), ("fr", "oui"), ("fr", "y")])
@rule("FD-END-06")
def test_giving_up_is_confirmed_in_the_persons_language(language: str, yes: str, tmp_path: Path) -> None:
    said = run(before_play("won-normal"), tmp_path, ["give-up", yes, "q"], language)
    speak = words(language, before_play("won-normal").game)
    assert speak.say("ui-plain-sure", {"option": speak.say("option-give-up")}) in said
    assert speak.say("outcome-gave-up-text") in said


@pytest.mark.parametrize("answer", ["n", "no", "", "1"])
def test_giving_up_that_is_not_confirmed_changes_nothing_and_another_answer_counts(answer: str, tmp_path: Path) -> None:
    said = run(before_play("won-normal"), tmp_path, ["give-up", answer])
    assert "Not done. The game goes on." in said
    assert autosaved().outcome is None
    assert autosaved().choice_count == (1 if answer == "1" else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_end_the_commands_that_work_are_told(language: str, tmp_path: Path) -> None:
    said = run(before_play("won-normal"), tmp_path, ["give-up", "give-up", "1", "do:move", "m", "d", "q"], language)
    speak = words(language, before_play("won-normal").game)
    after = said.split(speak.say("ui-plain-end"), 1)[1]
    for typed in ("1", "do:move"):
        assert speak.say("ui-plain-over", {"line": typed}) in after
    assert "(@)" in after and speak.say("ui-details-table") in after
    (kept,) = saves.folder().glob("fear-of-the-dark-*.jsonl")
    for line in ("ui-end-kept", "ui-end-verify", "ui-end-share"):
        assert speak.say(line, {"path": kept.stem}) in said


def test_the_question_comes_again_after_every_command_and_the_hint_stands_before_its_options(tmp_path: Path) -> None:
    match = played("won-normal", choices_until("won-normal", "ask-turn"))
    for command in ("e", "e FD-MOVE-01", "w", "m", "p 1", "d", "v", "?", "s attic"):
        said = run(match, tmp_path, [command])
        assert said.count("[give-up]") == 2, command
        hint, options = said.index("p and a number shows"), said.index("  1. ")
        assert hint < options


def test_the_help_explains_the_signs_of_the_map(tmp_path: Path) -> None:
    said = run(before_play("won-normal"), tmp_path, ["h"])
    keys, signs = said.split("The signs of the map\n")
    assert "this help and the signs of the map" in keys
    assert "(@)  you, the Lost" in signs and "###  Obstruction" in signs


def test_an_interruption_saves_and_is_told_as_such(tmp_path: Path) -> None:
    command = start(before_play("won-normal"), tmp_path, "en")
    # What a shell starts in the background does not hear Ctrl-C, and neither would this.
    hears = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", preexec_fn=hears
    ) as program:
        assert program.stdout is not None
        wait_for_question(program.stdout)
        program.send_signal(signal.SIGINT)
        rest = program.stdout.read()
    assert "Interrupted." in rest and "End of input." not in rest
    assert "“duskbox play fear-of-the-dark” takes you back" in rest


def test_what_was_chosen_survives_the_death_of_the_program(tmp_path: Path) -> None:
    command = start(before_play("won-normal"), tmp_path, "en")
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as program:
        assert program.stdin is not None and program.stdout is not None
        wait_for_question(program.stdout)
        for key in keys_of("won-normal")[:5]:
            program.stdin.write(f"{key}\n")
            program.stdin.flush()
            wait_for_question(program.stdout)
        program.kill()
    assert autosaved().table.digest() == played("won-normal", 5).table.digest()


def wait_for_question(said: IO[str]) -> None:
    """Read to the last line of a question, which is printed when the choice before it has been saved."""
    for line in said:
        if "[give-up]" in line:
            return
    raise AssertionError("the program has ended")


def test_rule_ids_and_option_keys_are_not_read_out_unless_asked_for(tmp_path: Path) -> None:
    command = start(before_play("won-normal"), tmp_path, "en")
    command.remove("--ids")
    told: list[str] = []
    for switch in ("--ids", "--no-ids", "--plain"):
        done = subprocess.run(
            [*command, switch],
            input="1\nw\nq\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "DUSKBOX_HOME": str(tmp_path / switch)},
            timeout=120,
        )
        told.append(done.stdout)
    shown, hidden, plainly = told
    assert "[give-up]" in shown and "(FD-" in shown
    assert hidden == plainly
    assert "[" not in plainly and "FD-" not in plainly and "Give up" in plainly


def test_a_letter_means_the_same_here_and_in_the_page() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "choices" / "keys.ts").read_text(encoding="utf-8")
    (table,) = re.findall(r"const KEYS[^{]*\{([^}]*)\}", page)
    of_the_page = dict(re.findall(r"'?(.)'?: '(\w+)'", table))
    assert of_the_page.keys() >= {"u", "r", "l", "v", "?", "o", "w"}
    same = {"why_not": "why", "view": "text"}
    full = {
        key.replace("question_mark", "?").replace("slash", "/"): action
        for app in PlayApp.__mro__
        for keys, action, *_ in [each for each in vars(app).get("BINDINGS", []) if isinstance(each, tuple)]
        for key in keys.split(",")
    }
    client = line_client.LineClient(sitting("won-normal"), StringIO(), StringIO())
    typed = {key: command.__name__ for key, command in client._commands.items()}
    for key, command in of_the_page.items():
        assert same.get(full[key], full[key]) == command, key
        assert same.get(typed[key], typed[key]) == command, key
    assert all(full[key] == typed[key] for key in full.keys() & typed.keys()), "one alphabet for both"
