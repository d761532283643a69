"""Full-screen play."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, ClassVar

from textual.content import Content

from duskbox.core.errors import DuskboxError
from duskbox.terminal import lookup
from duskbox.terminal.dialogs import Naming, Picking, Reading
from duskbox.terminal.menu import Menu
from duskbox.terminal.saves import suggested_name
from duskbox.terminal.session import Choice, Draw, Session
from duskbox.terminal.stage import LOG, PANEL, Stage
from duskbox.terminal.story import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from textual.binding import BindingType
    from textual.widget import Widget
    from textual.widgets import OptionList


class PlayApp(Stage):
    """One match at one terminal: the seat that is asked sees its table and chooses by keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo"),
        ("r", "redo"),
        ("question_mark", "rules"),
        ("w", "why_not"),
        ("s", "save"),
        ("l", "details"),
        ("g", "asides"),
        ("n", "new_game"),
        ("q", "leave"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session.words)
        self.session = session

    def below_question(self) -> Iterator[Widget]:
        """The options."""
        yield Menu(id="menu")

    @property
    def menu(self) -> Menu:
        """The menu of the present decision."""
        return self.screen_stack[0].query_one("#menu", Menu)

    def on_mount(self) -> None:
        """Show the table."""
        self.menu.focus()
        self.show_table()
        if self.session.over:
            self.show_ending()

    # Showing

    def show_table(self) -> None:
        """Show everything anew: the table, what happened, and what is asked."""
        session = self.session
        self.put("title-left", session.title())
        self.put("title-right", self._count())
        self.show_map(session.picture(plain=False))
        self.show_panel(session.panel(PANEL))
        self.show_log(session.log(LOG))
        if session.over:
            title, text, rule = session.ending()
            self.put(
                "question", Content.assemble(title, "\n", (text, "not bold $foreground"), (f" {rule}", "not bold dim"))
            )
            self.menu.offer(self._endings()[1:])
        else:
            self.put("question", session.question())
            self.menu.offer(session.choices(), session.asides(), session.is_path, session.stop_key)
        self._show_keys()
        self.call_after_refresh(self.fit)

    def _count(self) -> str:
        session = self.session
        count = session.say("ui-choices-made", count=session.match.moves)
        if session.match.table.seats > 1:
            return f"{session.say('ui-seat', seat=session.seat + 1)} · {count}"
        return count

    def _show_keys(self) -> None:
        session = self.session
        choose = "←↑↓→" if session.is_path else "↑↓⏎"
        undo = "ui-key-undo-marked" if session.undo_is_marked else "ui-key-undo"
        keys = [(choose, session.say("ui-key-walk" if session.is_path else "ui-key-choose"), "")]
        if session.stop_key:
            keys.append(("␣", session.say("ui-key-stop"), "stop"))
        if session.match.moves:
            keys.append(("u", session.say(undo), "undo"))
        if session.can_redo:
            keys.append(("r", session.say("ui-key-redo"), "redo"))
        if session.over:
            keys.append(("n", session.say("ui-key-new"), "new_game"))
        keys.append(("?", session.say("ui-key-rules"), "rules"))
        if not session.over:
            keys.append(("w", session.say("ui-key-why"), "why_not"))
        keys += [
            ("l", session.say("ui-key-details"), "details"),
            ("s", session.say("ui-key-save"), "save"),
            ("q", session.say("ui-key-quit"), "leave"),
        ]
        self.show_keys(keys)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show on the map what the highlighted option points at."""
        pointed = self.menu.highlighted_option
        if self.session.over or event.option_id is None or pointed is None or pointed.id != event.option_id:
            # The menu has moved on since.
            return
        self.show_map(self.session.picture(plain=False), self.session.preview(event.option_id, plain=False))

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option of the menu was chosen."""
        key = event.option_id or ""
        if self.session.over:
            self._end_with(key)
        elif any(choice.key == key for choice in self.session.choices()):
            self.choose(key)
        else:
            for aside in self.session.asides():
                if aside.key == key:
                    self._confirm(aside)

    def on_menu_walk(self, event: Menu.Walk) -> None:
        """A step by an arrow key; a way that is barred is answered with the reason."""
        key = f"go:{event.side}"
        if any(choice.key == key for choice in self.session.choices()):
            self.choose(key)
            return
        # A game need not know all four sides.
        with contextlib.suppress(DuskboxError):
            refusal = lookup.refusal(self.session, key)
            if refusal is not None:
                self.tell(*(Line(text, ", ".join(rules)) for _, text, rules in refusal.reasons))

    def choose(self, key: str) -> None:
        """Carry out a choice."""
        self._go_on(lambda: self.session.choose(key))

    def _go_on(self, step: Callable[[], Draw | None]) -> None:
        """Take a step of a choice, and ask for a real draw if it waits for one; a refusal is said and changes nothing."""
        try:
            draw = step()
        except DuskboxError as error:
            self.tell(Line(self.words.error(error)))
            return
        if draw is not None:
            names = [Choice(str(answer), name) for name, answer in draw.names]
            dialog = Picking(
                self.session.say("ui-draw-title"), Content(draw.question), names, self.session.say("ui-hint-draw")
            )
            self.push_screen(dialog, lambda answer: self._drawn(draw, answer))
            return
        self.show_table()
        if self.session.over:
            self.show_ending()

    def _drawn(self, draw: Draw, answer: str | None) -> None:
        if answer is None:
            self.session.withdraw()
            self.show_table()
        else:
            self._go_on(lambda: self.session.answer(draw, int(answer)))

    def action_asides(self) -> None:
        """Ask once more before something that stands beside every decision, such as giving up."""
        asides = {aside.key: aside for aside in self.session.asides()}
        if len(asides) == 1:
            self._confirm(next(iter(asides.values())))
        elif asides:
            say = self.session.say
            dialog = Picking(say("ui-aside-title"), Content(), list(asides.values()), say("ui-hint-pick"))
            self.push_screen(dialog, lambda key: self._confirm(asides[key]) if key else None)

    def _confirm(self, aside: Choice) -> None:
        say = self.session.say
        answers = [Choice("", say("ui-aside-back")), Choice(aside.key, say("ui-aside-yes"))]
        body = Content(say("ui-aside-sure", option=aside.text))
        dialog = Picking(aside.text, body, answers, say("ui-hint-pick"))
        self.push_screen(dialog, lambda key: self.choose(key) if key else None)

    def action_stop(self) -> None:
        """End the walk, if that is on offer."""
        self.menu.stop_walking()

    # Taking back

    def action_undo(self) -> None:
        """Take the last choice back."""
        self._try(self.session.undo)

    def action_redo(self) -> None:
        """Make it again."""
        self._try(self.session.redo)

    def _try(self, step: Callable[[], None]) -> None:
        """Do something that may be refused, and say so if it is."""
        try:
            step()
        except DuskboxError as error:
            self.tell(Line(self.words.error(error)))
        else:
            self.show_table()

    def tell(self, *lines: Line) -> None:
        """Say something below the log, until the next choice."""
        self.show_log([*self.session.log(LOG), list(lines)])

    # The end

    def _endings(self) -> list[Choice]:
        return [Choice(key, self.session.say(f"ui-end-{key}")) for key in ("look", "undo", "new", "leave")]

    def show_ending(self) -> None:
        """How it ended, why, and what can be done now."""
        title, text, rule = self.session.ending()
        about = "\n".join(self.session.after_the_end())
        body = Content.assemble(text, (f" {rule}", "$quiet"), "\n\n", (about, "$quiet"))
        # The keys that the line below the dialog shows.
        keys = {
            "u": "undo",
            "r": "redo",
            "n": "new",
            "question_mark": "rules",
            "l": "details",
            "s": "save",
            "q": "leave",
        }
        self.push_screen(
            Picking(title, body, self._endings(), self.session.say("ui-hint-pick"), keys),
            lambda key: self._end_with(key or "look"),
        )

    def _end_with(self, key: str) -> None:
        steps = {
            "undo": self.action_undo,
            "redo": self.action_redo,
            "new": self.action_new_game,
            "rules": self.action_rules,
            "details": self.action_details,
            "save": self.action_save,
            "leave": self.action_leave,
        }
        if key in steps:
            steps[key]()

    def action_new_game(self) -> None:
        """Another match, once this one is over."""
        if self.session.over:
            self.session.new_game()
            self.show_table()
        else:
            self.tell(Line(self.session.say("ui-new-later")))

    # Reading

    def action_rules(self) -> None:
        """The rules of the present choice."""
        parts: list[Content] = []
        for heading, rules in lookup.rules_now(self.session):
            texts = [
                Content.assemble((f"{rule.id}  ", "$accent"), (rule.title, "$quiet"), "\n", rule.text) for rule in rules
            ]
            parts.append(Content.assemble((heading, "bold $primary"), "\n", Content("\n").join(texts)))
        self.read("ui-rules-title", parts)

    def action_why_not(self) -> None:
        """What cannot be done now, and why not."""
        parts: list[Content] = []
        for refusal in lookup.refusals(self.session):
            lines: list[Content] = [Content.styled(refusal.text, "bold")]
            for depth, text, rules in refusal.reasons:
                lines.append(Content.assemble("  " * (depth + 1), text, (f" {', '.join(rules)}", "$quiet")))
            parts.append(Content("\n").join(lines))
        self.read("ui-why-title", parts or [Content(self.session.say("ui-why-nothing"))])

    def action_details(self) -> None:
        """The keys, the signs of the map, and everything that may be looked up."""
        session = self.session
        sections = [
            (session.say("ui-details-keys"), [session.say("ui-keys-help")]),
            (session.say("ui-details-signs"), lookup.legend(session, plain=False)),
            (session.say("ui-details-now"), session.summary()),
            *lookup.reference(session),
        ]
        parts = [Content.assemble((heading, "bold $primary"), "\n", "\n".join(lines)) for heading, lines in sections]
        self.read("ui-details-title", parts)

    def read(self, title: str, parts: list[Content]) -> None:
        """Put something before the map to be read."""
        body = Content("\n\n").join(parts)
        self.push_screen(Reading(self.session.say(title), body, self.session.say("ui-hint-close")))

    # Saving and leaving

    def action_save(self) -> None:
        """Save under a name of one's own."""
        name = suggested_name(self.session.match.game.name)
        self.push_screen(
            Naming(self.session.say("ui-save-title"), name, self.session.say("ui-hint-name")), self._save_as
        )

    def _save_as(self, name: str | None) -> None:
        if name is None:
            return
        try:
            self.tell(Line(self.session.say("ui-saved", path=str(self.session.save_as(name)))))
        except DuskboxError as error:
            self.tell(Line(self.words.error(error)))

    def action_leave(self) -> None:
        """Save and leave."""
        self.session.autosave()
        self.exit()
