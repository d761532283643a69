"""A program in any language, as the player of a seat: it reads lines of JSON and answers with lines of
JSON.

The protocol is written down in docs/bots.md. A program is a guest like every agent: it is shown its seat's view and
nothing else. A person who names one starts it on their own machine with their own rights; a server starts those alone
that its configuration names.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import subprocess
import time
import weakref
from typing import Final, final

from duskbox.agents.agent import Seen
from duskbox.core.decisions import Option
from duskbox.core.errors import DuskboxError

#: What the name of such an agent begins with; the command follows.
PREFIX: Final = "pipe:"
#: The version of the protocol.
PROTOCOL: Final = 1
#: How long a program may take for an answer, and how long an answer may be.
PATIENCE_S: Final = 60.0
_LONGEST: Final = 65_536


class BotTrouble(DuskboxError):
    """A program that plays a seat did not answer as it should; the message names the program and what it did."""


@final
class BotGone(BotTrouble):
    """The program has ended, and what it knew of the game with it."""


@final
class Program:
    """A running program and its two pipes."""

    def __init__(self, command: str, patience: float = PATIENCE_S) -> None:
        self.command: Final = command
        self.patience = patience
        self._rest = b""
        try:
            arguments = shlex.split(command)
            if not arguments:
                raise ValueError("no command")
            self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except (OSError, ValueError) as error:
            raise BotTrouble("error-bot-start", command=command, reason=str(error)) from error
        weakref.finalize(self, _end, self._process)

    @property
    def runs(self) -> bool:
        """Whether it still listens."""
        return self._process.poll() is None

    def tell(self, message: dict[str, object]) -> None:
        """Send one line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            raise self.gone() from error

    def hear(self) -> dict[str, object]:
        """Read one line, waiting no longer than one's patience."""
        assert self._process.stdout is not None
        end = time.monotonic() + self.patience
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not waiting.select(max(0.0, end - time.monotonic())):
                    raise BotTrouble("error-bot-silent", command=self.command, seconds=f"{self.patience:g}")
                more = os.read(self._process.stdout.fileno(), _LONGEST)
                if not more:
                    raise self.gone()
                self._rest += more
                if len(self._rest) > _LONGEST:
                    raise BotTrouble(
                        "error-bot-answer", command=self.command, answer=self._rest[:80].decode(errors="replace")
                    )
        line, self._rest = self._rest.split(b"\n", 1)
        with contextlib.suppress(ValueError, RecursionError):
            heard = json.loads(line)
            if isinstance(heard, dict):
                return heard
        raise BotTrouble("error-bot-answer", command=self.command, answer=line[:80].decode(errors="replace"))

    def gone(self) -> BotGone:
        """What is to be said when it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        return BotGone("error-bot-gone", command=self.command, code=str(self._process.poll()))

    def end(self) -> None:
        """Close its input and see it off."""
        _end(self._process)


def _end(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    try:
        process.wait(2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@final
class PipeAgent:
    """Asks a program. The program is started with the first question and plays one game, at one seat.

    One that has ended in the middle is not started again unseen: what it knew of the game and its luck are lost.
    After that error the next call starts a new one.
    """

    def __init__(self, command: str, seed: int, patience: float = PATIENCE_S) -> None:
        self._command = command
        self._seed = seed
        self._patience = patience
        self._program: Program | None = None
        self._asked = 0

    def pick(self, seen: Seen, options: list[Option]) -> Option:
        """What the program answers; an answer that is none of the options is refused and ends the game's simulation, it
        is not guessed.
        """
        try:
            answer = self._answer(seen, [option.key for option in options])
        except BotGone:
            self._program = None
            raise
        return next(option for option in options if option.key == answer)

    def _answer(self, seen: Seen, keys: list[str]) -> str:
        program = self._greeted(seen)
        self._asked += 1
        program.tell({"do": "choose", "number": self._asked, "view": seen.view(), "options": keys})
        answer = program.hear()
        key = answer.get("choose")
        if answer.get("number", self._asked) != self._asked or not isinstance(key, str) or key not in keys:
            said = json.dumps(answer)[:80]
            raise BotTrouble("error-bot-answer", command=self._command, answer=said)
        return key

    def _greeted(self, seen: Seen) -> Program:
        if self._program is not None:
            if not self._program.runs:
                raise self._program.gone()
            return self._program
        program = Program(self._command, self._patience)
        program.tell(
            {"do": "hello", "protocol": PROTOCOL, "game": seen.game.name, "seat": seen.seat, "seed": self._seed}
        )
        if program.hear().get("protocol") != PROTOCOL:
            raise BotTrouble("error-bot-protocol", command=self._command, known=str(PROTOCOL))
        # Only now is it ours: one that did not greet back is greeted anew, not asked as if it had.
        self._program = program
        self._asked = 0
        return program

    def leave(self) -> None:
        """The game is over for this seat."""
        if self._program is not None:
            self._program.end()
            self._program = None
