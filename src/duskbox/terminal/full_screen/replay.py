"""Full-screen replay: a record, entry by entry, forwards and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.content import Content

from duskbox.terminal import log
from duskbox.terminal.full_screen.base import LOG, PANEL, BaseApp

if TYPE_CHECKING:
    from textual.binding import BindingType

    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations
    from duskbox.terminal.log import Line


class ReplayApp(BaseApp):
    """Shows the table after an entry, and the log up to it, to a seat, to a spectator (-1), or with everything open
    (None).
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space,enter,n", "step(1)"),
        ("left,backspace,p", "step(-1)"),
        ("pagedown,down", "step(10)"),
        ("pageup,up", "step(-10)"),
        ("home", "go_to(0)"),
        ("end", "go_to(1000000)"),
        ("q,escape", "leave"),
    ]

    def __init__(self, match: Match, words: Translations, reader: int | None = None, theme: str | None = None) -> None:
        super().__init__(words, theme)
        self.several = match.table.seats > 1
        self.reader = reader
        self.match = match
        self.entries = log.entries(match, words)
        self.at = 0

    def on_mount(self) -> None:
        """Show the first entry."""
        self.show_entry()

    def show_entry(self) -> None:
        """Show the table after the present entry."""
        game, entry = self.match.game, self.entries[self.at]
        # Where all is open, each table is seen with the eyes of the seat that is asked next.
        eyes = log.seat_of(entry.table) if self.reader is None else self.reader
        pieces = game.pieces(entry.table, eyes)
        say = self.words.say
        self.put("title-left", log.match_title(self.match, self.words))
        self.put("title-right", self._place(eyes))
        self.show_map(log.worded(game.drawing.board(pieces, False), self.words))
        self.show_panel(log.panel(self.words, game.drawing.summary(pieces), PANEL))
        self.show_log(self._story())
        self.put("question", self._said(entry))
        self.call_after_refresh(self.fit)
        self.show_keys(
            [
                ("←→", say("ui-key-step"), ""),
                ("↑↓", say("ui-key-leap"), ""),
                ("", say("ui-key-ends"), ""),
                ("q", say("ui-key-quit"), "leave"),
            ]
        )

    def _place(self, eyes: int) -> str:
        """Which entry is shown, and through whose eyes where there are several."""
        entry = self.words.say("ui-replay-entry", {"entry": self.at, "last": len(self.entries) - 1})
        if self.match.table.seats == 1:
            return entry
        who = self.words.say("ui-spectator") if eyes < 0 else self.words.say("ui-seat", {"seat": eyes + 1})
        return f"{who} · {entry}"

    def _said(self, entry: log.LogEntry) -> Content:
        """What was chosen, and at the last entry how the match ended."""
        outcome = entry.table.outcome
        if outcome is None:
            return Content(entry.headline(self.words, self.reader))
        title = self.words.say(f"outcome-{outcome.name}")
        text = self.words.say(f"outcome-{outcome.name}-text")
        return Content.assemble(
            entry.headline(self.words, self.reader),
            "\n\n",
            title,
            "\n",
            (text, "not bold $foreground"),
            (f" {outcome.rule}", "not bold $quiet"),
        )

    def _story(self) -> list[list[Line]]:
        """The log as it stood then, as far as the reader may know it."""
        kept = log.in_force(self.entries[: self.at + 1])
        return [entry.lines(self.match.game, self.words, self.reader) for entry in kept[-LOG:]]

    def action_step(self, by: int) -> None:
        """Go a number of entries on or back."""
        self.action_go_to(self.at + by)

    def action_go_to(self, entry: int) -> None:
        """Go to an entry, or as near as there is one."""
        at = max(0, min(entry, len(self.entries) - 1))
        if at != self.at:
            self.at = at
            self.show_entry()
