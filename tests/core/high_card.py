"""High Card: a toy game for two seats that uses every part of the kernel.

Each seat holds a hidden card of 1 to 6. In turn a seat keeps its card or swaps it for a new one; a seat that swaps may
be asked by the other to show the new card. Then both are shown and the higher one wins; a tie goes to the second seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, cast

from duskbox.core.decisions import Option, Vocabulary
from duskbox.core.game import Game
from duskbox.core.parts.components import Components
from duskbox.core.settings import Setting, Setup
from duskbox.core.table import Step, Table, one_of_each

OPTIONS = Vocabulary()
KEEP = OPTIONS.add("keep")
SWAP = OPTIONS.add("swap")
SHOW = OPTIONS.add("ask-to-show")
PASS = OPTIONS.add("let-it-be")
CONCEDE = OPTIONS.add("concede")


class Cards(Table):
    """Two hidden cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "shown", "faces", "may_ask", "ties_to_first")

    def __init__(self, faces: int, may_ask: bool, ties_to_first: bool = False) -> None:
        super().__init__(2, 1)
        self.ties_to_first = ties_to_first
        self.faces = faces
        self.may_ask = may_ask
        self.cards = [0, 0]
        self.shown = [0, 0]

    def copy(self) -> Cards:
        other = Cards(self.faces, self.may_ask, self.ties_to_first)
        self.copy_base_to(other)
        other.cards = self.cards[:]
        other.shown = self.shown[:]
        return other

    def anytime_options(self, seat: int) -> list[Option]:
        return [CONCEDE] if self.decision is not None and seat >= 0 else []

    def take_anytime(self, option: Option, seat: int) -> None:
        self.end("conceded", "HC-05", 1 << (1 - seat))


class Round(Step):
    """Deal, let each seat decide, compare."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0

    def copy(self) -> Round:
        other = Round()
        other.stage, other.seat = self.stage, self.seat
        return other

    def begin(self, t: Cards) -> None:
        for seat in (0, 1):
            deal(t, seat)
        self.next_seat(t)

    def next_seat(self, t: Cards) -> None:
        if self.seat == 2:
            self.compare(t)
        else:
            self.ask(t, self.seat, "one", "ask-swap", "HC-02", [KEEP, SWAP], "decided")

    def decided(self, t: Cards) -> None:
        seat, self.seat = self.seat, self.seat + 1
        if t.chosen is SWAP:
            self.call(t, Swap(seat), "next_seat")
        else:
            self.next_seat(t)

    def compare(self, t: Cards) -> None:
        t.learn()
        winner = 0 if t.cards[0] > t.cards[1] or (t.cards[0] == t.cards[1] and t.ties_to_first) else 1
        t.end("first-wins" if winner == 0 else "second-wins", "HC-04", 1 << winner)


class Swap(Step):
    """A new card; the other seat may ask to see it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Swap:
        other = Swap(self.seat)
        other.stage = self.stage
        return other

    def begin(self, t: Cards) -> None:
        deal(t, self.seat)
        options = [SHOW, PASS] if t.may_ask else [PASS]
        self.ask(t, 1 - self.seat, "one", "ask-show", "HC-03", options, "asked")

    def asked(self, t: Cards) -> None:
        if t.chosen is SHOW:
            t.shown[self.seat] = t.cards[self.seat]
            t.learn(1 << (1 - self.seat))
            t.tell("shown", "HC-03", seat=self.seat, card=t.cards[self.seat])
        self.done(t)


def deal(t: Cards, seat: int) -> None:
    """Only its owner learns the card."""
    t.cards[seat] = t.draw(0, t.faces, to=1 << seat) + 1
    t.shown[seat] = 0
    t.tell("dealt", "HC-01", seat=seat)
    t.tell("dealt-card", "HC-01", to=1 << seat, seat=seat, card=t.cards[seat])


class CardComponents(Components):
    """How many faces there are."""

    def data(self, setup: Setup) -> object:
        return {"faces": setup.settings["faces"]}


class HighCard(Game):
    """The toy as a game."""

    def __init__(self) -> None:
        super().__init__(
            "high-card",
            "1",
            ("cards",),
            (Setting("faces", (), "6", least=2, most=20), Setting("asking", ("yes", "no"), "yes")),
            (Setting("ties", ("second", "first"), "second", "HC-OPEN-01"),),
            Path(__file__).parent,
        )
        self.components = CardComponents()

    def _cards(self, setup: Setup) -> Cards:
        settings = setup.settings
        return Cards(int(settings["faces"]), settings["asking"] == "yes", setup.rulings["ties"] == "first")

    def new_table(self, setup: Setup) -> Cards:
        t = self._cards(setup)
        t.stack.append(Round())
        return t

    def restore(self, setup: Setup, state: dict[str, object]) -> Cards:
        t = self._cards(setup)
        t.set_state(state, one_of_each(Round(), Swap(0)), OPTIONS.by_key)
        return t

    def option(self, key: str) -> Option:
        return OPTIONS.option(key)

    def pieces(self, table: Table, seat: int) -> dict[str, object]:
        t = cast(Cards, table)
        over = t.outcome is not None
        cards = [t.cards[each] if over or each == seat or t.shown[each] else None for each in (0, 1)]
        return {"cards": cards}

    def outcomes(self, table: Table, stream: int) -> list[str]:
        return [str(face + 1) for face in range(cast(Cards, table).faces)]


GAME = HighCard()
