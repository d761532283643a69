"""Where the match at this terminal is written down: its save, the file that was asked for besides, and who plays.

What goes wrong while saving is said in the log and never stops the play.
"""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from duskbox.core.errors import DuskboxError
from duskbox.terminal import saves

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations


class Autosave:
    """The files of one match after another."""

    def __init__(
        self,
        match: Match,
        words: Translations,
        notice: Callable[..., None],
        seating: saves.Seating,
        save: Path | None = None,
        besides: Path | None = None,
    ) -> None:
        """`notice` puts a message in the log; `save` is the save to go on in if it is not that of the game, and
        `besides` another file to be kept up to date.
        """
        self.match = match
        #: What is written next to the save, so that the game goes on with the same bots and in the same language.
        self.seating = seating
        #: Its own save, and the file that was asked for besides.
        self.files = [save or saves.autosave_path(match.game.name)]
        if besides is not None:
            self.files.append(besides.absolute())
        #: Where the record of a match that has ended here is kept.
        self.kept: Path | None = None
        self._words = words
        self._notice = notice
        #: The files that could not be written when the match was saved last, and why not.
        self._unwritten: dict[Path, str] = {}

    def follow(self, match: Match) -> None:
        """Another match has taken the place of the one before."""
        self.match = match
        self.kept = None
        self.files[0] = saves.autosave_path(match.game.name)

    def begin(self) -> None:
        """Make room for the match, and write it down for the first time."""
        path = self.files[0]
        try:
            kept = saves.make_room(path, self.match)
        except OSError as error:
            self._say_failed(path, error)
        else:
            if kept is not None:
                self._notice("ui-save-previous", path=str(kept))
        # First who plays: a game that comes back without its bots would show their hands.
        self._save_seating()
        self.write()

    def write(self) -> None:
        """Write the match down: among the saves, and in the file that was asked for."""
        self._step_aside()
        self._unwritten.clear()
        for path in self.files:
            try:
                saves.write(path, self.match)
            except OSError as error:
                self._unwritten[path] = error.strerror or str(error)
                self._say_failed(path, error)

    def chosen(self) -> None:
        """Write down what was chosen; the record of a match that has just ended is kept for good."""
        self.write()
        if self.match.outcome is not None:
            try:
                self.kept = saves.keep(self.match)
            except OSError as error:
                self._say_failed(saves.autosave_path(self.match.game.name), error)

    def save_as(self, name: str) -> Path:
        """Save under a name; if that cannot be done, the refusal says why."""
        try:
            path = saves.save_as(name, self.match)
            saves.write_seating(path, self.seating)
            return path
        except OSError as error:
            raise DuskboxError("ui-save-failed", path=name, why=error.strerror or str(error)) from error

    def _step_aside(self) -> None:
        """If another match was saved in the place of this one, this one is saved under another name from now on."""
        path = self.files[0]
        # What cannot be read there is said when it cannot be written either.
        with contextlib.suppress(OSError):
            if saves.in_the_way(path, self.match):
                self.files[0] = saves.dated(path)
                self._notice("ui-save-beside", path=str(self.files[0]))
                self._save_seating()

    def _save_seating(self) -> None:
        """Write the bots and the language next to the save, and the bots next to the file that was asked for."""
        for path in self.files if self.seating.bots else self.files[:1]:
            try:
                saves.write_seating(path, self.seating)
            except OSError as error:
                self._say_failed(saves.seats_path(path), error)

    def _say_failed(self, path: Path, error: OSError) -> None:
        self._notice("ui-save-failed", path=str(path), why=error.strerror or str(error))

    # What is said of it

    @property
    def unsaved(self) -> bool:
        """Whether a file could not be written when the match was saved last."""
        return bool(self._unwritten)

    @property
    def path(self) -> Path:
        """Where the match is: the record that is kept of it, or else its last file."""
        return self.kept or self.files[-1]

    def typed(self, path: Path) -> str:
        """How a file is named on the command line: a save by its name, which fits into a line, others by their path."""
        return shlex.quote(path.stem if path.parent == saves.folder() else str(path))

    def goodbye(self) -> str:
        """How to come back, said when the person leaves; and first where the match could not be saved."""
        failed = [self._say("ui-goodbye-unsaved", path=str(path), why=why) for path, why in self._unwritten.items()]
        return "\n".join([*failed, *self._ways_back()])

    def _ways_back(self) -> list[str]:
        """The command that shows the match again, or goes on with it; nothing if there is no file of it."""
        written = [path for path in self.files if path not in self._unwritten]
        if self.match.outcome is not None:
            kept = self.kept or (written[-1] if written else None)
            return [self._say("ui-goodbye-over", path=self.typed(kept))] if kept else []
        if not written:
            return []
        game, path = self.match.game.name, written[0]
        if path.parent == saves.folder() and path != saves.autosave_path(game):
            return [self._say("ui-goodbye-named", name=self.typed(path))]
        if path != saves.autosave_path(game):
            return [self._say("ui-goodbye-beside", game=game, path=self.typed(path))]
        return [self._say("ui-goodbye", game=game)]

    def _say(self, message: str, **facts: str) -> str:
        return self._words.say(message, facts)
