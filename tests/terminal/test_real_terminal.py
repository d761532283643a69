"""The program in a real terminal: a pseudo-terminal, and an emulator that shows what a person would see."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable

import pyte
import pytest

from duskbox.core.matches.match import Match
from duskbox.terminal import saves
from tests.terminal.bed import words

COMMAND = [sys.executable, "-c", "import sys; from duskbox.cli.main import main; sys.exit(main(sys.argv[1:]))"]
PATIENCE = 300.0


class Seen:
    """A terminal of a size with a program in it."""

    def __init__(self, arguments: list[str], columns: int, rows: int, term: str = "xterm-256color") -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        # A size that the runner of the tests names for itself would hide the one of this terminal.
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment = {**inherited, "TERM": term, "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        self.program = subprocess.Popen(
            [*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True
        )
        os.close(theirs)

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def text(self) -> str:
        return "\n".join(self.screen.display)

    def wait(self, until: Callable[[str], bool]) -> str:
        """Read until the screen shows what is waited for."""
        end = time.monotonic() + PATIENCE
        while not until(self.text()):
            assert time.monotonic() < end, f"this is all there is to see:\n{self.text()}"
            if select.select([self._ours], [], [], 0.1)[0]:
                try:
                    data = os.read(self._ours, 65536)
                except OSError:
                    data = b""
                if not data:
                    break
                # The emulator does not know the queries and modes of newer terminals and would print them.
                self._stream.feed(data)
        return self.text()

    def close(self) -> int:
        self.wait(lambda _: self.program.poll() is not None)
        os.close(self._ours)
        return self.program.wait(PATIENCE)


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_screen_shows_map_question_options_and_keys(
    language: str, columns: int, rows: int, request: pytest.FixtureRequest
) -> None:
    game = Match.new("fear-of-the-dark", seed="dusk").game
    say = words(language, game).say
    seen = Seen(["play", "fear-of-the-dark", "--seed", "dusk", "--lang", language], columns, rows)
    request.addfinalizer(seen.program.kill)
    # Where there is room a small drawing is drawn twice as large.
    drawing = ("┌0── ? ───┐" if columns == 80 else "┌─0─────", "(@)", "▓▓▓")
    told = ("ask-action", "game-name", "setting-difficulty-normal", "see-dark", "option-give-up")
    awaited = [*drawing, *(say(message) for message in (*told, "ui-key-rules", "ui-key-quit"))]
    seen.wait(lambda text: all(part in text for part in awaited))
    seen.type("1")
    # The question may run over two lines, so what is waited for is that the old one has gone and a payment is offered.
    payment = say("option-discard", {"card": "@mind-clear"}).split()[0]
    seen.wait(lambda text: say("ask-action") not in text and payment in text)
    seen.type("u")
    seen.wait(lambda text: say("ask-action") in text)
    seen.type("q")
    assert seen.close() == 0
    assert "duskbox play fear-of-the-dark" in seen.text().replace("\n", ""), "it says how to come back"
    again = saves.load_autosave("fear-of-the-dark")
    assert again is not None and [entry.do for entry in again.record.entries] == ["start", "choose", "undo"]


TOWN = ["play", "a-touch-of-evil", "--heroes", "2", "--villain", "werewolf", "--seed", "dusk"]


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_a_town_for_two_shows_whose_turn_it_is_its_map_and_its_options(
    columns: int, rows: int, request: pytest.FixtureRequest
) -> None:
    seen = Seen([*TOWN, "--mode", "cooperative"], columns, rows)
    request.addfinalizer(seen.program.kill)
    shown = seen.wait(lambda text: "0 choices" in text and "a more" in text and "quit" in text and "■" in text)
    assert "Cooperative · Werewolf" in shown
    seen.type("1")
    seen.wait(lambda text: "0 choices" not in text and "choice" in text)
    seen.type("q")
    assert seen.close() == 0


def test_line_by_line_a_real_terminal_is_handed_over(request: pytest.FixtureRequest) -> None:
    seen = Seen([*TOWN, "--mode", "competitive", "--plain"], 100, 50)
    request.addfinalizer(seen.program.kill)
    before = seen.wait(lambda text: "then press Enter." in text)
    assert "Standing orders" not in before and "Event cards in hand" not in before
    seen.type("\r")
    seen.wait(lambda text: "Event cards in hand" in text and "a: Standing orders (11)" in text)
    seen.type("q\r")
    assert seen.close() == 0


def test_a_terminal_that_cannot_move_its_cursor_is_served_line_by_line(request: pytest.FixtureRequest) -> None:
    seen = Seen(["play", "fear-of-the-dark", "--lang", "en"], 80, 40, term="dumb")
    request.addfinalizer(seen.program.kill)
    game = Match.new("fear-of-the-dark", seed="dusk").game
    seen.wait(lambda text: words("en", game).say("ui-plain-welcome") in text)
    seen.type("q\n")
    assert seen.close() == 0


def test_what_is_asked_before_the_screen_comes_is_not_broken_inside_words(request: pytest.FixtureRequest) -> None:
    seen = Seen(["play", "a-touch-of-evil", "--real-dice", "--lang", "pl"], 50, 40)
    request.addfinalizer(seen.program.kill)
    game = Match.new("fear-of-the-dark", seed="dusk").game
    told = [words("pl", game).say(message) for message in ("ui-real-dice-rolled", "ui-set-up-how")]
    # Where a line ends there was a space.
    seen.wait(lambda text: all(sentence in " ".join(text.split()) for sentence in told))
