"""The menu: options with keys of their own, in a list that arrows, digits, letters and the mouse choose from."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, Final

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from duskbox.terminal.prose import wrapped

if TYPE_CHECKING:
    from textual.binding import BindingType
    from textual.events import Key

    from duskbox.terminal.session import Choice

#: The keys of the options in their order; capital letters, because small ones are commands.
LABELS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: The key of what stands beside every decision.
ASIDE: Final = "g"
#: The width of a label and the space behind it.
_INDENT: Final = 2
ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_SIDES: Final = {"up": "N", "right": "E", "down": "S", "left": "W"}
#: The keys that end a walk.
_STOPS: Final = ("enter", "space", "full_stop")


class Menu(OptionList):
    """A list of choices. While a path is asked for, the arrow keys walk, and Enter, Space and the full stop end the walk."""

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
        self._labels = ""
        self._prompts: list[Content] = []

    def offer(
        self, choices: list[Choice], asides: list[Choice] | None = None, walking: bool = False, stop: str = ""
    ) -> None:
        """Show these choices, the first of them highlighted, and below them what stands beside every decision.

        `stop` is the key of the choice that ends a walk, if there is one.
        """
        self._walking = walking
        self._stop = stop
        self._labels = LABELS[: len(choices)]
        self._prompts = [_prompt(label, choice) for label, choice in zip_longest(self._labels, choices)]
        self._prompts += [_prompt(ASIDE, aside, "$quiet") for aside in asides or []]
        keys = [choice.key for choice in [*choices, *(asides or [])]]
        self._broken_for = width = self._width()
        self.set_options(
            Option(wrapped(prompt, width, _INDENT), id=key) for prompt, key in zip(self._prompts, keys, strict=True)
        )
        self.highlighted = 0 if choices else None

    def on_resize(self) -> None:
        """Break the prompts anew, if there is another width to break them for."""
        width = self._width()
        if width == self._broken_for:
            return
        self._broken_for = width
        for number, prompt in enumerate(self._prompts):
            self.replace_option_prompt_at_index(number, wrapped(prompt, width, _INDENT))

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
        number = self._labels.find(event.character) if event.character else -1
        if number >= 0:
            event.stop()
            event.prevent_default()
            self.highlighted = number
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


def _prompt(label: str | None, choice: Choice, style: str = "") -> Content:
    arrow = f"{ARROWS[choice.side]} " if choice.side else ""
    return Content.assemble((label or " ", "bold"), " ", (arrow, "bold"), (choice.text, style))
