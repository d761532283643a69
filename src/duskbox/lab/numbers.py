"""Numbers and names as people write them, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from duskbox.core.text import numerals
from duskbox.core.translations import Translations
from duskbox.lab.estimates import Difference, Estimate
from duskbox.lab.experiment import Cell, Experiment


class Teller:
    """Says messages, numbers and the names of what varies."""

    def __init__(self, words: Translations) -> None:
        self.words = words

    def say(self, message: str, facts: Mapping[str, str | int] | None = None) -> str:
        """A sentence."""
        return self.words.say(message, dict(facts or {}))

    def number(self, value: float, places: int = 0) -> str:
        """A number with its thousands apart."""
        return numerals.number(value, places, self.words.language)

    def percent(self, share: float, places: int = 1) -> str:
        """A share in per cent."""
        return numerals.percent(share, places, self.words.language)

    def points(self, share: float, places: int = 1) -> str:
        """A difference of shares in points, with its sign."""
        return numerals.signed(100 * share, places, self.words.language)

    def signed(self, value: float, places: int = 0) -> str:
        """A number with its sign."""
        return numerals.signed(value, places, self.words.language)

    def between(self, estimate: Estimate) -> str:
        """The interval of a share."""
        return self.say("lab-between", {"low": self.number(100 * estimate.low, 1), "high": self.percent(estimate.high)})

    def span(self, low: float, high: float, places: int = 1) -> str:
        """The interval of a number."""
        return self.say("lab-between", {"low": self.number(low, places), "high": self.number(high, places)})

    def point_span(self, difference: Difference) -> str:
        """The interval of a difference of shares, in points."""
        return self.say("lab-between", {"low": self.points(difference.low), "high": self.points(difference.high)})

    def chance(self, value: float) -> str:
        """How likely luck alone does it."""
        return f"<\u00a0{self.number(0.001, 3)}" if value < 0.001 else self.number(value, 3)

    # Names

    def name(self, message: str) -> str:
        """The name of a piece of content; what has no message is called as it is."""
        return self.words.say(message) if self.words.has(message) else message

    def kind(self, part: str, otherwise: str) -> str:
        """What the game calls its length, its roles or its scenes. Not every game has a word for each."""
        asked = part
        return self.words.say(f"game-{asked}") if self.words.has(f"game-{asked}") else self.say(otherwise)

    def value(self, name: str, value: str) -> str:
        """A value of what varies, by its own name where it says what it is about, or with the name of the setting."""
        kind, _, key = name.partition(".")
        if name == "pack":
            return self.say("lab-box") if value == "box" else value
        for message in (f"{kind}-{key}-{value}", f"{key}-{value}"):
            if self.words.has(message):
                return self.words.say(message)
        label = self.words.say(f"setting-{key}") if self.words.has(f"setting-{key}") else key
        return self.say("lab-setting", {"name": label, "value": value})

    def line_up(self, agents: tuple[str, ...]) -> str:
        """Who plays, each agent once if all seats have the same."""
        return agents[0] if len(set(agents)) == 1 else " – ".join(agents)

    def cell(self, experiment: Experiment, cell: Cell) -> str:
        """What tells a cell from the others."""
        parts = [self.value(name, experiment.value(cell, name)) for name in experiment.varying()]
        if len({each.agents for each in experiment.cells if each.settings == cell.settings}) > 1 or not parts:
            parts.append(self.line_up(cell.agents))
        return " · ".join(parts)
