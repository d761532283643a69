"""What a person reads during full-screen play: rules, reasons, cards, chances, and all that may be looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.content import Content

from duskbox.terminal import reference
from duskbox.terminal.full_screen import card_browser
from duskbox.terminal.full_screen.base import LOG, BaseApp
from duskbox.terminal.full_screen.card_browser import CardBrowser
from duskbox.terminal.full_screen.dialogs import Reading
from duskbox.terminal.full_screen.menu import Menu
from duskbox.terminal.log import Line

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.binding import BindingType

    from duskbox.core.table import Table
    from duskbox.terminal.session import Session


#: How many rules of an option are shown with it.
_RULES: Final = 2


class ReferenceApp(BaseApp):
    """A session on the screen, and the dialogs in which things are read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1,h", "help"),
        ("e", "rules"),
        ("w", "why_not"),
        ("v", "view"),
        ("d", "details"),
        ("l", "log"),
        ("c", "cards"),
        ("o", "odds"),
        ("t", "tip"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session.words, session.theme)
        self.session = session
        self.several = session.several
        self.show_ids = session.show_ids

    @property
    def menu(self) -> Menu:
        """The menu of the present decision."""
        return self.screen_stack[0].query_one("#menu", Menu)

    def marked(self) -> str:
        """The key of the option that is highlighted, if it is one of the decision's own."""
        pointed = self.menu.highlighted_option
        key = "" if pointed is None else pointed.id or ""
        return key if any(option.key == key for option in self.session.match.options) else ""

    def tell(self, *lines: Line) -> None:
        """Say something below the log, until the next choice."""
        self.show_log([*self.session.log(LOG), list(lines)])

    def hint_for(self, key: str) -> Content:
        """What an option does, as it is read while that option is highlighted: the card that it plays, uses, keeps,
        buys, …, or else the rules of it.
        """
        cards = reference.played_cards(self.session, key)
        if cards:
            return Content("\n").join([card_browser.shortly(self.session.catalogue.pages(card)) for card in cards])
        rules = reference.option_rules(self.session, key)[:_RULES]
        return Content("\n").join([Content.assemble(rule.text, (self.rule_after(rule.id), "$quiet")) for rule in rules])

    def action_rules(self) -> None:
        """The rules of the present choice."""
        parts: list[Content] = []
        for heading, rules in reference.rules_now(self.session):
            texts = [
                Content.assemble((f"{rule.id}  ", "$accent"), (rule.title, "$quiet"), "\n", rule.text) for rule in rules
            ]
            parts.append(Content.assemble((heading, "bold $primary"), "\n", Content("\n").join(texts)))
        self.read("ui-rules-title", parts)

    def action_why_not(self) -> None:
        """What cannot be done now, and why not; while an agent is asked there is nothing to do."""
        if self.session.bot_is_asked:
            return
        parts: list[Content] = []
        for refusal in reference.refusals(self.session):
            lines: list[Content] = [Content.styled(refusal.text, "bold")]
            for depth, text, rules in refusal.reasons:
                lines.append(Content.assemble("  " * (depth + 1), text, (f" {', '.join(rules)}", "$quiet")))
            parts.append(Content("\n").join(lines))
        self.read("ui-why-title", parts or [Content(self.session.say("ui-why-nothing"))])

    def action_help(self) -> None:
        """The keys and the signs of the map."""
        session = self.session
        self._read_sections(
            "ui-help-title",
            [
                (session.say("ui-details-keys"), [session.say("ui-keys-help")]),
                (session.say("ui-details-signs"), reference.legend(session, False, self._drawing)),
            ],
        )

    def action_view(self) -> None:
        """All that the seat sees, in words."""
        self._read_sections("ui-view-title", [(self.session.say("ui-details-now"), self.session.summary())])

    def action_details(self) -> None:
        """Everything else that may be looked up."""
        self._read_sections("ui-details-title", reference.reference(self.session))

    def action_log(self) -> None:
        """What has happened, the newest last."""
        pages = ["\n".join(line.text for line in page) for page in self.session.log(LOG)]
        dialog = Reading(
            self.session.say("ui-log-title"),
            Content("\n\n".join(pages)),
            self.session.say("ui-hint-close"),
            at_end=True,
        )
        self.push_screen(dialog)

    def _read_sections(self, title: str, sections: list[tuple[str, list[str]]]) -> None:
        parts = [Content.assemble((heading, "bold $primary"), "\n", "\n".join(lines)) for heading, lines in sections]
        self.read(title, parts)

    def action_cards(self) -> None:
        """Every card and sheet by name; what the highlighted option speaks of comes first,
        then what lies on the table.
        """
        session = self.session
        if not len(session.catalogue):
            self.tell(Line(session.say("ui-cards-none")))
            return
        key = self.marked()
        first = [*(reference.cards_of(session, key) if key else []), *reference.cards_at_hand(session)]
        say = session.say
        self.push_screen(
            CardBrowser(session.catalogue, first, say("ui-cards-title"), say("ui-hint-cards"), say("ui-cards-nothing"))
        )

    def action_odds(self) -> None:
        """The chances of the highlighted option."""
        key = self.marked()
        if not key:
            self.tell(Line(self.session.say("ui-odds-none")))
            return
        option = next(choice.text for choice in self.session.choices() if choice.key == key)
        found = reference.odds_of(self.session, key) or [self.session.say("ui-odds-none")]
        self.read("ui-odds-title", [Content.assemble((option, "bold"), "\n", "\n".join(found))])

    def action_tip(self) -> None:
        """The best options, by looking ahead, which takes a second in another thread."""
        session = self.session
        if session.over or session.bot_is_asked:
            return
        self.tell(Line(session.say("ui-tip-thinks")))
        table, thinking = session.match.table, reference.looking_ahead(session)
        self.run_worker(lambda: self._look_ahead(thinking, table), thread=True, exclusive=True, group="tip")

    def _look_ahead(self, thinking: Callable[[], list[str]], table: Table) -> None:
        self.call_from_thread(self._show_tips, thinking(), table)

    def _show_tips(self, found: list[str], table: Table) -> None:
        # A tip for a question that is over is of no use.
        if self.session.match.table is table:
            self.tell()
            self.read("ui-tip-title", [Content("\n".join(found))])

    def read(self, title: str, parts: list[Content]) -> None:
        """Put something before the map to be read."""
        body = Content("\n\n").join(parts)
        self.push_screen(Reading(self.session.say(title), body, self.session.say("ui-hint-close")))
