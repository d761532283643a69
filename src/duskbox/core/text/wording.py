"""What a table has to say to a person: the board, the question, options and events as sentences in a language."""

from __future__ import annotations

from typing import Final, final

from duskbox.core.arguments import need
from duskbox.core.decisions import Option
from duskbox.core.display import as_text, words_of
from duskbox.core.game import Game
from duskbox.core.settings import Setup
from duskbox.core.table import Event, Table
from duskbox.core.translations import Translations


@final
class Wording:
    """The sentences of the tables of one setup. Files are read when the first is asked for, and kept."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game: Final = game
        self._setup: Final = setup
        self._languages: Final[dict[str, Translations]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Wording, (self.game, self._setup)

    def language(self, language: str) -> Translations:
        """All messages in a language."""
        need(language, str, "the name of a language")
        found = self._languages.get(language)
        if found is None:
            found = self._languages[language] = words_of(self.game, language, self._setup.pack)
        return found

    def option(self, table: Table, option: Option, language: str = "en") -> str:
        """What an option says."""
        return self.language(language).say(f"option-{option.verb}", self.game.texts.option_facts(table, option))

    def event(self, table: Table, event: Event, language: str = "en") -> str:
        """What an event says in the log; nothing for one that only the picture shows."""
        if event.name in self.game.texts.quiet_events():
            return ""
        return self.language(language).say(f"event-{event.name}", self.game.texts.event_facts(table, event))

    def question(self, table: Table, language: str = "en") -> str:
        """The question that is asked now, or how the game has ended."""
        words, outcome, decision = self.language(language), table.outcome, table.decision
        if outcome is not None:
            return words.say(f"outcome-{outcome.name}")
        return "" if decision is None else words.say(decision.ask, self.game.texts.ask_facts(table))

    def board(self, table: Table, seat: int, language: str = "en", plain: bool = False) -> str:
        """The board as a seat sees it, the question, and if it is this seat's the options by key."""
        drawn = as_text(self.game, self.game.pieces(table, seat), self.language(language), plain)
        lines = [drawn, "", self.question(table, language)]
        decision = table.decision
        if decision is not None and decision.seat == seat:
            width = max([len(option.key) for option in decision.options])
            for option in decision.options:
                lines.append(f"  {option.key.ljust(width)}  {self.option(table, option, language)}")
        return "\n".join(lines)
