"""The menu: options with keys of their own, in a list that arrows, digits, letters and the mouse choose from."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, Final

from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from duskbox.terminal.card_text import holds
from duskbox.terminal.prose import wrapped

if TYPE_CHECKING:
    from textual.binding import BindingType
    from textual.events import Key

    from duskbox.terminal.session import Choice

#: The keys of the options in their order; capital letters, because small ones are commands.
LABELS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: The key of what is possible at every decision.
ANYTIME: Final = "a"
#: A list with more options than this is long: it can be searched, and where there is room its kinds of options stand
#: apart.
LONG: Final = 9
#: The width of a label and the space behind it.
_INDENT: Final = 2
ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_SIDES: Final = {"up": "N", "right": "E", "down": "S", "left": "W"}
#: The keys that end a walk.
_STOPS: Final = ("enter", "space", "full_stop")


@dataclass(frozen=True)
class _Row:
    """A line of the menu: the key that chooses it, the option's own key, its text and how it is shown."""

    label: str
    key: str
    text: str
    prompt: Content

    @property
    def kind(self) -> str:
        """What kind of option it is: its verb."""
        return self.key.partition(":")[0]


class Menu(OptionList):
    """A list of choices.

    While a path is asked for, the arrow keys walk, and Enter, Space and the full stop end the walk.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("j", "highlight(1)"), ("k", "highlight(-1)"), ("space", "select")]

    class Walk(Message):
        """An arrow key was pressed while a path is asked for."""

        def __init__(self, side: str) -> None:
            super().__init__()
            self.side: Final = side

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self._walking = False
        self._stop = ""
        self._broken_for = 0
        self._rows: list[_Row] = []
        self._shown: list[_Row] = []

    def offer(
        self,
        choices: list[Choice],
        anytime: list[Choice] | None = None,
        walking: bool = False,
        stop: str = "",
        apart: bool = False,
    ) -> None:
        """Show these choices, the first of them highlighted, and below them what is possible at every decision.

        `stop` is the key of the choice that ends a walk, if there is one; `apart` sets the kinds of a long list apart
        by lines.
        """
        self._walking = walking
        self._stop = stop
        labels = LABELS[: len(choices)]
        self._rows = [_row(label or " ", choice) for label, choice in zip_longest(labels, choices)]
        self._rows += [_row(ANYTIME, extra, "$quiet") for extra in anytime or []]
        self._show(self._rows, apart and len(choices) > LONG)
        self.highlighted = 0 if choices else None

    @property
    def is_long(self) -> bool:
        """Whether the list is long enough to be searched."""
        return sum(row.label != ANYTIME for row in self._rows) > LONG

    def narrow(self, typed: str) -> None:
        """Show only the choices that hold what is typed; each keeps its key."""
        self._show([row for row in self._rows if holds(row.text, typed)], False)
        self.highlighted = 0 if self._shown else None

    def _show(self, rows: list[_Row], apart: bool) -> None:
        self._shown = rows
        self._broken_for = width = self._width()
        options: list[Option | None] = []
        before = ""
        for row in rows:
            if apart and options and row.kind != before:
                options.append(None)
            before = row.kind
            options.append(Option(wrapped(row.prompt, width, _INDENT), id=row.key))
        self.set_options(options)

    def on_resize(self) -> None:
        """Break the prompts anew, if there is another width to break them for."""
        width = self._width()
        if width == self._broken_for:
            return
        self._broken_for = width
        for number, row in enumerate(self._shown):
            self.replace_option_prompt_at_index(number, wrapped(row.prompt, width, _INDENT))

    def _width(self) -> int:
        """One column is left for a scroll bar, so that it can come and go without breaking anything anew."""
        return self.outer_size.width - self.styles.scrollbar_size_vertical

    def action_highlight(self, by: int) -> None:
        """Move the highlight, also while the arrows walk."""
        if by > 0:
            super().action_cursor_down()
        else:
            super().action_cursor_up()

    def on_key(self, event: Key) -> None:
        """Digits and capital letters choose; arrows walk while a path is asked for."""
        labels = [row.label for row in self._shown]
        if event.character and event.character in LABELS and event.character in labels:
            event.stop()
            event.prevent_default()
            self.highlighted = labels.index(event.character)
            self.action_select()
        elif self._walking and event.key in _SIDES:
            event.stop()
            event.prevent_default()
            self.post_message(self.Walk(_SIDES[event.key]))
        elif self._walking and event.key in _STOPS:
            event.stop()
            event.prevent_default()
            self.stop_walking()

    def stop_walking(self) -> None:
        """End the walk, if that is on offer now; a step is never taken by accident."""
        if self._stop:
            self.highlighted = self.get_option_index(self._stop)
            self.action_select()


class Search(Input):
    """A line above a long menu: what is typed narrows the menu, the arrows still move its mark, and Enter chooses."""

    class Left(Message):
        """The search was given up."""

    def __init__(self, menu: Menu, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self._menu = menu
        self.display = False

    def open(self, hint: str) -> None:
        """Begin to search."""
        self.placeholder = hint
        self.value = ""
        self.display = True
        self.focus()

    def close(self) -> None:
        """End the search; the whole menu is back already, or another takes its place."""
        if self.display:
            self.display = False
            self.value = ""
            self._menu.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the menu."""
        event.stop()
        if self.display:
            self._menu.narrow(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Choose what is marked, if anything fits."""
        event.stop()
        if self._menu.highlighted is not None:
            self._menu.action_select()

    def on_key(self, event: Key) -> None:
        """Move the mark, or give up."""
        if event.key == "escape":
            event.stop()
            self.post_message(self.Left())
        elif event.key in ("up", "down"):
            event.stop()
            self._menu.action_highlight(1 if event.key == "down" else -1)


def _row(label: str, choice: Choice, style: str = "") -> _Row:
    arrow = f"{ARROWS[choice.side]} " if choice.side else ""
    prompt = Content.assemble((label, "bold"), " ", (arrow, "bold"), (choice.text, style))
    return _Row(label, choice.key, choice.text, prompt)
