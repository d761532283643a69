"""A table in words, as a seat sees it: what is drawn, what is to be known, what is asked, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbox.core.translations import as_written
from duskbox.terminal import log

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duskbox.core.matches.match import Match
    from duskbox.core.parts.drawing import Picture
    from duskbox.core.translations import Translations


class TableText:
    """The present table of a match in words."""

    def __init__(self, match: Match, words: Translations, people: frozenset[int] | None = None) -> None:
        """`people` are the seats that play at this screen; all of them unless others are named."""
        self.match = match
        self.words = words
        self.people = frozenset(range(match.table.seats)) if people is None else people

    @property
    def seat(self) -> int:
        """Whose eyes the terminal shows; -1 are those of a spectator."""
        raise NotImplementedError

    def say(self, message: str, **facts: str | int) -> str:
        """A message of the words."""
        return self.words.say(message, facts)

    @property
    def several(self) -> bool:
        """Whether more than one seat plays."""
        return self.match.table.seats > 1

    def seat_name(self) -> str:
        """What the seat that is asked is called; nothing where there is but one, or none is asked."""
        decision = self.match.decision
        if not self.several or decision is None:
            return ""
        return self.seat_name_of(decision.seat)

    def seat_name_of(self, seat: int) -> str:
        """What a seat is called."""
        return log.seat_name(self.match.game, self.match.table, seat, self.words)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None

    def pieces(self) -> Mapping[str, object]:
        """What the seat sees, as data."""
        return self.match.game.pieces(self.match.table, self.seat)

    def picture(self, plain: bool) -> Picture:
        """The drawing."""
        return log.worded(self.match.game.drawing.board(self.pieces(), plain), self.words)

    def preview(self, key: str, plain: bool) -> Picture | None:
        """The drawing with what an option points at."""
        game, table = self.match.game, self.match.table
        where = game.where(table, game.option(key), self.seat)
        drawn = game.drawing.preview(self.pieces(), where, plain) if where else None
        return None if drawn is None else log.worded(drawn, self.words)

    def title(self) -> str:
        """The game and its settings."""
        return log.match_title(self.match, self.words)

    def summary(self) -> list[str]:
        """What the seat needs to know, as sentences."""
        return [
            log.counted(self.words, message, facts) for message, facts in self.match.game.drawing.summary(self.pieces())
        ]

    def panel(self, width: int) -> list[str]:
        """The summary in the form of a narrow panel."""
        return log.panel(self.words, self.match.game.drawing.summary(self.pieces()), width)

    def question(self) -> str:
        """What is asked now, or how the match ended."""
        decision = self.match.decision
        if decision is None:
            return self.ending()[0]
        return self.words.say(decision.ask, self.match.game.texts.ask_facts(self.match.table))

    def addressed(self) -> str:
        """The question with the name of the seat that it goes to, if that is not in it already."""
        who, question = self.seat_name(), self.question()
        return question if not who or who in question else self.say("ui-asked", who=who, text=question)

    def ending(self) -> tuple[str, str, str]:
        """Title, explanation and rule of the outcome."""
        outcome = self.match.outcome
        if outcome is None:
            return "", "", ""
        name = f"outcome-{outcome.name}"
        text = self.words.say(f"{name}-text")
        return self.words.say(name), " ".join([text, *self._winners()]), outcome.rule

    def _winners(self) -> list[str]:
        """Who has won, by name, and whether the people at this screen have, if they are on one side; nothing in a game
        for one.
        """
        outcome, table = self.match.outcome, self.match.table
        if outcome is None or not self.several:
            return []
        told: list[str] = []
        winners = [seat for seat in range(table.seats) if outcome.won(seat)]
        if 0 < len(winners) < table.seats:
            names = [self.seat_name_of(seat) for seat in winners]
            told.append(self.say("ui-winners", count=len(names), names=as_written(", ".join(names))))
        if len({table.side(seat) for seat in self.people}) == 1:
            told.append(self.say("ui-you-won" if outcome.won(min(self.people)) else "ui-you-lost"))
        return told
