"""A real table: a match whose draws are made by people with the box, and typed in."""

from __future__ import annotations

import contextlib
from typing import Final, final

from duskbox.core.chance import Asked, DrawNeeded
from duskbox.core.decisions import Option
from duskbox.core.errors import DuskboxError
from duskbox.core.matches.match import Match
from duskbox.core.table import Table


@final
class RealTable:
    """The draws of a match with `chance="asked"`. A choice that needs one raises `DrawNeeded`; answer it, and choose
    again.
    """

    def __init__(self, match: Match) -> None:
        luck = match.course.luck()
        if not isinstance(luck, Asked):
            raise DuskboxError("error-not-asked")
        self._match: Final = match
        self._luck: Final = luck

    def answer(self, outcome: int) -> None:
        """Say what was drawn, then choose again."""
        self._luck.answer(outcome)

    def forget(self) -> None:
        """Drop the answers given to a choice that is not made after all."""
        self._luck.forget()

    def waiting(self, choice: str | Option | None) -> Table:
        """The table in the middle of a choice, or of set-up, that waits for a draw: what `Game.outcomes` has to look
        at.
        """
        option = self._match.game.option(choice) if isinstance(choice, str) else choice
        trial = self._match.table.copy()
        trial.events = []
        self._luck.begin("" if option is None else option.key)
        with contextlib.suppress(DrawNeeded):
            if option is None:
                trial.start(self._luck)
            else:
                trial.choose(option, self._luck)
        return trial
