"""Open Card: a toy for two people at one terminal, to show that the terminal knows nothing of any game.

Each seat has a card of 1 to 6 that only it sees; in turn a seat keeps it or swaps it; the higher one wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from duskbox.core.decisions import Option, Vocabulary
from duskbox.core.game import Game
from duskbox.core.messages import Facts
from duskbox.core.parts.drawing import Drawing, Picture
from duskbox.core.parts.texts import Texts
from duskbox.core.settings import Setting, Setup
from duskbox.core.table import Event, Step, Table

OPTIONS = Vocabulary()
KEEP = OPTIONS.add("keep")
SWAP = OPTIONS.add("swap")


class Cards(Table):
    """Two hidden cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self) -> None:
        super().__init__(2, 1)
        self.cards = [1, 1]

    def copy(self) -> Cards:
        other = Cards()
        self.copy_base_to(other)
        other.cards = self.cards[:]
        return other


class Round(Step):
    """Each seat decides once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0

    def copy(self) -> Round:
        other = Round()
        other.stage, other.seat = self.stage, self.seat
        return other

    def begin(self, t: Cards) -> None:
        if self.seat == 2:
            winner = 0 if t.cards[0] > t.cards[1] else 1
            t.end("first-wins" if winner == 0 else "second-wins", "OC-END-01", 1 << winner)
        else:
            self.ask(t, self.seat, "one", "ask-swap", "OC-TURN-01", [KEEP, SWAP], "decided")

    def decided(self, t: Cards) -> None:
        if t.chosen is SWAP:
            t.cards[self.seat] = t.draw(0, 6, to=1 << self.seat) + 1
            t.tell("dealt", "OC-TURN-01", seat=self.seat)
            t.tell("dealt-card", "OC-TURN-01", to=1 << self.seat, seat=self.seat, card=t.cards[self.seat])
        self.seat += 1
        self.begin(t)


class CardTexts(Texts):
    """Seats are counted from one."""

    def event_facts(self, table: Table, event: Event) -> Facts:
        facts = super().event_facts(table, event)
        return {**facts, "seat": event["seat"] + 1} if "seat" in facts else facts


class CardDrawing(Drawing):
    """Two cards, of which a seat sees its own."""

    def board(self, pieces: Mapping[str, object], plain: bool) -> Picture:
        cards = cast("list[int | None]", pieces["cards"])
        return Picture([[("[" + "][".join(str(card or "?") for card in cards) + "]", "cards")]], (1, 0))

    def summary(self, pieces: Mapping[str, object]) -> list[tuple[str, Facts]]:
        cards = cast("list[int]", pieces["cards"])
        return [("see-card", {"card": cards[cast(int, pieces["seat"])]})]


class OpenCard(Game):
    """The toy as a game."""

    def __init__(self, name: str, folder: Path) -> None:
        settings = (Setting("faces", (), "6", least=6, most=6),)
        super().__init__(name, "1", ("cards",), settings, (), folder)
        self.texts = CardTexts(folder)
        self.drawing = CardDrawing()

    def new_table(self, setup: Setup) -> Cards:
        t = Cards()
        t.stack.append(Round())
        return t

    def option(self, key: str) -> Option:
        return OPTIONS.option(key)

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        t = cast(Cards, table)
        return {"cards": [t.cards[each] if each == seat or t.outcome else None for each in (0, 1)], "seat": seat}

    def outcomes(self, table: Table, stream: int) -> list[str]:
        return ["1", "2", "3", "4", "5", "6"]


GAME = OpenCard("open-card", Path(__file__).parent)
