"""Full-screen play."""

from __future__ import annotations

import contextlib
from threading import Lock
from typing import TYPE_CHECKING, ClassVar, Final

from textual.content import Content

from duskbox.core.errors import DuskboxError
from duskbox.core.parts.drawing import Picture
from duskbox.core.translations import as_written
from duskbox.terminal import reference
from duskbox.terminal.full_screen.base import HUGE, LOG, PANEL, TALL
from duskbox.terminal.full_screen.dialogs import HandOver, Naming, Picking, Reading
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.menu import ANYTIME, LONG, Menu, Search
from duskbox.terminal.full_screen.reference import ReferenceApp
from duskbox.terminal.hot_seat import NEVER
from duskbox.terminal.log import Line
from duskbox.terminal.saves import suggested_name
from duskbox.terminal.session import FEW_ANYTIME, Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from textual.binding import BindingType
    from textual.widget import Widget
    from textual.widgets import OptionList

    from duskbox.core.table import Table
    from duskbox.terminal.draws import Draw
    from duskbox.terminal.session import Session


#: Stands in the menu for options at any time that have a menu of their own.
_ANYTIME: Final = "+anytime"


class PlayApp(ReferenceApp):
    """One match at one terminal: the seat that is asked sees its table and chooses by keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo"),
        ("r", "redo"),
        ("s", "save"),
        (ANYTIME, "anytime"),
        ("slash", "search"),
        ("n", "new_game"),
        ("q", "leave"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._thinking = Lock()
        #: What was said to be drawn last, while more is asked for.
        self._noted = ""
        #: Whether the window had room for the rest of the table when it was last filled.
        self._roomy = False

    def below_question(self) -> Iterator[Widget]:
        """The options, and the line in which a long list of them is searched."""
        menu = Menu(id="menu")
        yield Search(menu, id="search")
        yield menu

    @property
    def search(self) -> Search:
        """The line in which the menu is searched."""
        return self.screen_stack[0].query_one("#search", Search)

    def on_mount(self) -> None:
        """Show the table."""
        self.menu.focus()
        self.show_table()
        if self.session.over:
            self.show_ending()

    # Handing over the screen

    def _hand_over(self) -> None:
        """Hide everything, let the last one read what only it may know, and wait until the next one sits there."""
        session = self.session
        secrets = session.parting()
        self._hide()
        if secrets:
            text = Content("\n").join(
                [Content.assemble(line.text, (self.rule_after(line.rule), "$quiet")) for line in secrets]
            )
            dialog = Reading(session.say("ui-parting-title"), text, session.say("ui-hint-parting"))
            self.push_screen(dialog, lambda _: self._wait_for_next())
        else:
            self._wait_for_next()

    def _wait_for_next(self) -> None:
        session = self.session
        text = session.say("ui-hand-over", who=session.seat_name())
        dialog = HandOver(session.say("ui-hand-over-title"), text, session.say("ui-hint-hand-over"))
        self.push_screen(dialog, lambda _: self._sit_down())

    def _sit_down(self) -> None:
        self.session.take_seat()
        self.show_table()

    def _hide(self) -> None:
        """Show nothing that only the last seat may know."""
        self.put("title-right", "")
        self.screen_stack[0].query_one(MapView).show(Picture([], (0, 0)), False, self.palette.name)
        self.show_hint(Content())
        self.show_panel([])
        self.show_log([])
        self.put("question", "")
        self.menu.offer([])
        self.show_keys([("⏎", self.session.say("ui-key-go-on"), ""), ("q", self.session.say("ui-key-quit"), "leave")])

    # Showing

    def show_table(self) -> None:
        """Show everything anew: the table, what happened, and what is asked."""
        session = self.session
        self.search.close()
        self.put("title-left", session.title())
        if session.bot_is_asked:
            self._wait_for_bot()
            return
        if session.hand_over_due:
            self._hand_over()
            return
        session.take_seat()
        self.put("title-right", self._count())
        self.show_map(session.picture(plain=False))
        self.show_panel(self._panel())
        self.show_log(session.log(LOG), session.fresh)
        self.show_hint(Content())
        if session.over:
            title, text, rule = session.ending()
            self.put(
                "question",
                Content.assemble(
                    title, "\n", (text, "not bold $foreground"), (self.rule_after(rule), "not bold $quiet")
                ),
            )
            self.menu.offer(self._endings()[1:])
        else:
            self.put("question", session.addressed())
            self.offer()
        self._show_keys()
        self.call_after_refresh(self.fit)

    def _panel(self) -> list[str]:
        """What the seat needs to know; where there is room, the rest of the table too."""
        told = self.session.panel(PANEL)
        if self.size.width >= HUGE:
            for heading, lines in reference.reference(self.session)[:1]:
                told += ["", heading, *lines]
        return told

    def fit(self) -> None:
        """In a window of another width there may be room for more of the table, or for less."""
        roomy = self.size.width >= HUGE
        if roomy != self._roomy and not self.session.bot_is_asked and not self.session.hand_over_due:
            self.show_panel(self._panel())
        self._roomy = roomy
        super().fit()

    # Agents at the table

    def _wait_for_bot(self) -> None:
        """Show what the person may see, say who thinks, and let the agent think in the background."""
        session = self.session
        if session.hot_seat.hand_over == NEVER:
            self.put("title-right", self._count())
            self.show_map(session.picture(plain=False))
            self.show_panel(session.panel(PANEL))
            self.show_log(session.log(LOG), session.fresh)
        else:
            self._hide()
        self.put("question", session.say("ui-bot-thinks", who=session.seat_name()))
        self.menu.offer([])
        table = session.match.table
        self.run_worker(lambda: self._think(table), thread=True, exclusive=True)

    def _think(self, table: Table) -> None:
        """In a thread of its own: ask the agent, and hand over what it says."""
        try:
            # One thought after another: a program that plays a seat cannot be asked two things at once.
            with self._thinking:
                if self.session.match.table is not table:
                    return
                key = self.session.bot_choice(table)
        except DuskboxError as error:
            self.call_from_thread(self._bot_failed, error, table)
        else:
            self.call_from_thread(self._bot_chose, key, table)

    def _bot_chose(self, key: str, table: Table) -> None:
        # A choice may have been taken back meanwhile, and another made.
        if self.session.match.table is table:
            self.choose(key)

    def _bot_failed(self, error: DuskboxError, table: Table) -> None:
        if self.session.match.table is table:
            self.tell(Line(self.words.error(error)))

    def offer(self) -> None:
        """Fill the menu: the options, and a few options at any time or one line for many."""
        session = self.session
        anytime = session.anytime()
        if len(anytime) > FEW_ANYTIME:
            title = session.say("ui-anytime-many", title=session.anytime_title(), count=len(anytime))
            anytime = [Choice(_ANYTIME, title)]
        apart = self.size.height >= TALL
        self.menu.offer(session.choices(), anytime, session.is_path, session.stop_key, apart)

    def _count(self) -> str:
        session = self.session
        count = session.say("ui-choices-made", count=session.match.choice_count)
        who = session.seat_name()
        return f"{who} · {count}" if who else count

    def _show_keys(self) -> None:
        session = self.session
        choose = "←↑↓→" if session.is_path else "↑↓⏎"
        undo = "ui-key-undo-marked" if session.undo_is_marked else "ui-key-undo"
        keys = [(choose, session.say("ui-key-walk" if session.is_path else "ui-key-choose"), "")]
        if session.stop_key:
            keys.append(("␣", session.say("ui-key-stop"), "stop"))
        if session.match.choice_count:
            keys.append(("u", session.say(undo), "undo"))
        if session.can_redo:
            keys.append(("r", session.say("ui-key-redo"), "redo"))
        if session.over:
            keys.append(("n", session.say("ui-key-new"), "new_game"))
        keys.append(("?", session.say("ui-key-help"), "help"))
        keys.append(("e", session.say("ui-key-rules"), "rules"))
        if not session.over:
            keys.append(("w", session.say("ui-key-why"), "why_not"))
            if len(session.match.options) > LONG:
                keys.append(("/", session.say("ui-key-search"), "search"))
            if len(session.anytime()) > FEW_ANYTIME:
                keys.append((ANYTIME, session.say("ui-key-anytime"), "anytime"))
            if session.knows_odds:
                keys.append(("o", session.say("ui-key-odds"), "odds"))
            if len(session.match.options) > 1:
                keys.append(("t", session.say("ui-key-tip"), "tip"))
        if len(session.catalogue):
            keys.append(("c", session.say("ui-key-cards"), "cards"))
        keys += [
            ("d", session.say("ui-key-details"), "details"),
            ("s", session.say("ui-key-save"), "save"),
            ("q", session.say("ui-key-quit"), "leave"),
        ]
        self.show_keys(keys)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show on the map what the highlighted option points at."""
        if not self.screen_stack:
            # The program is leaving.
            return
        pointed = self.menu.highlighted_option
        if self.session.over or event.option_id is None or pointed is None or pointed.id != event.option_id:
            # The menu has moved on since.
            return
        key = self.marked()
        known = key or any(extra.key == event.option_id for extra in self.session.anytime())
        pointing = self.session.preview(event.option_id, plain=False) if known else None
        self.show_map(self.session.picture(plain=False), pointing)
        self.show_hint(self.hint_for(key) if key and not self.session.is_path else Content())

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option of the menu was chosen."""
        key = event.option_id or ""
        if self.session.over:
            self._end_with(key)
        elif key == _ANYTIME:
            self.action_anytime()
        elif any(choice.key == key for choice in self.session.choices()):
            self.choose(key)
        else:
            for extra in self.session.anytime():
                if extra.key == key:
                    self._take(extra)

    def action_search(self) -> None:
        """Search the options by their words."""
        if not self.session.over and not self.session.is_path:
            self.search.open(self.session.say("ui-search"))
            self.fit()

    def on_search_left(self) -> None:
        """The search is given up: all options are there again."""
        self.search.close()
        self.offer()
        self.fit()

    def on_menu_walk(self, event: Menu.Walk) -> None:
        """A step by an arrow key; a way that is barred is answered with the reason."""
        key = self.session.arrows.get(event.side, "")
        if any(choice.key == key for choice in self.session.choices()):
            self.choose(key)
            return
        # A game need not know all four sides.
        with contextlib.suppress(DuskboxError):
            refusal = reference.refusal(self.session, key)
            if refusal is not None:
                self.tell(*(Line(text, ", ".join(rules)) for _, text, rules in refusal.reasons))

    def choose(self, key: str) -> None:
        """Carry out a choice."""
        self._go_on(lambda: self.session.choose(key))

    def _go_on(self, step: Callable[[], Draw | None]) -> None:
        """Take a step of a choice, and ask for a real draw if it waits for one;
        a refusal is said and changes nothing.
        """
        try:
            draw = step()
        except DuskboxError as error:
            self.tell(Line(self.words.error(error)))
            return
        if draw is not None:
            names = [Choice(str(answer), name) for name, answer in draw.names]
            say = self.session.say
            noted = f"{say('ui-draw-noted', what=as_written(self._noted))}\n" if self._noted else ""
            many = len(names) > LONG
            dialog = Picking(
                say("ui-draw-title"),
                Content.assemble((noted, "$quiet"), draw.question),
                names,
                say("ui-hint-draw-many" if many else "ui-hint-draw"),
                search=say("ui-search") if many else "",
            )
            self.push_screen(dialog, lambda answer: self._drawn(draw, answer))
            return
        self._noted = ""
        self.show_table()
        if self.session.over:
            self.show_ending()

    def _drawn(self, draw: Draw, answer: str | None) -> None:
        if answer is None:
            self._noted = ""
            self.session.withdraw()
            self.show_table()
        else:
            self._noted = draw.named(int(answer))
            self._go_on(lambda: self.session.answer(draw, int(answer)))

    def action_anytime(self) -> None:
        """What is possible at every decision, such as giving up, or standing orders."""
        anytime = self.session.anytime()
        if len(anytime) == 1:
            self._take(anytime[0])
        elif anytime:
            self._pick_anytime(anytime, 0)

    def _pick_anytime(self, anytime: list[Choice], at: int) -> None:
        known = {extra.key: number for number, extra in enumerate(anytime)}
        dialog = Picking(self.session.anytime_title(), Content(), anytime, self.session.say("ui-hint-pick"), at=at)
        self.push_screen(dialog, lambda key: self._take(anytime[known[key]], known[key]) if key else None)

    def _take(self, extra: Choice, at: int | None = None) -> None:
        """Ask once more before an option at any time, unless it leaves everything as it is; then the list it was taken
        from stays open.
        """
        if not self.session.is_harmless(extra):
            self._confirm(extra)
            return
        self.choose(extra.key)
        if at is not None and not self.session.over and not self.session.hand_over_due:
            self._pick_anytime(self.session.anytime(), at)

    def _confirm(self, extra: Choice) -> None:
        say = self.session.say
        answers = [Choice("", say("ui-anytime-back")), Choice(extra.key, say("ui-anytime-yes"))]
        body = Content(say("ui-anytime-sure", option=extra.text))
        dialog = Picking(extra.text, body, answers, say("ui-hint-pick"))
        self.push_screen(dialog, lambda key: self.choose(key) if key else None)

    def action_stop(self) -> None:
        """End the walk, if that is on offer."""
        self.menu.stop_walking()

    # Taking back

    def action_undo(self) -> None:
        """Take the last choice back; first ask if it was another side's, or if the others have to agree."""
        say, doubt = self.session.say, self.session.undo_doubt()
        if not doubt:
            self._try(self.session.undo)
            return
        answers = [Choice("", say("ui-anytime-back")), Choice("undo", say("ui-anytime-yes"))]
        dialog = Picking(say("ui-end-undo"), Content(doubt), answers, say("ui-hint-pick"))
        self.push_screen(dialog, lambda key: self._try(lambda: self.session.undo(agreed=True)) if key else None)

    def action_redo(self) -> None:
        """Make it again."""
        self._try(self.session.redo)

    def _try(self, step: Callable[[], object]) -> None:
        """Do something that may be refused, and say so if it is."""
        try:
            step()
        except DuskboxError as error:
            self.tell(Line(self.words.error(error)))
        else:
            self.show_table()

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
            "question_mark": "help",
            "e": "rules",
            "v": "view",
            "d": "details",
            "l": "log",
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
            "help": self.action_help,
            "view": self.action_view,
            "log": self.action_log,
            "details": self.action_details,
            "save": self.action_save,
            "leave": self.action_leave,
        }
        if key in steps:
            steps[key]()

    def action_new_game(self) -> None:
        """Another match, once this one is over."""
        if self.session.over:
            self._go_on(self.session.new_game)
        else:
            self.tell(Line(self.session.say("ui-new-later")))

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
            self.tell(Line(self.session.say("ui-saved", path=str(self.session.saving.save_as(name)))))
        except DuskboxError as error:
            self.tell(Line(self.words.error(error)))

    def action_leave(self) -> None:
        """Save and leave; where nothing could be saved, ask first."""
        session, say = self.session, self.session.say
        session.saving.write()
        if not session.saving.unsaved or len(self.screen_stack) > 1:
            self.exit()
            return
        answers = [Choice("", say("ui-anytime-back")), Choice("leave", say("ui-anytime-yes"))]
        body = Content(f"{session.saving.goodbye()}\n\n{say('ui-leave-unsaved')}")
        dialog = Picking(say("ui-key-quit"), body, answers, say("ui-hint-pick"))
        self.push_screen(dialog, lambda key: self.exit() if key else self.show_table())
