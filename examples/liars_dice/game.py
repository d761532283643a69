"""Liar's Dice for two to six: everyone rolls five dice under a cup and bids how many of a face lie under all cups.

Each bid must be higher than the one before: more dice, or as many of a higher face. Instead of bidding a player may
doubt the bid. Then all cups are lifted: with fewer dice of that face than bid the bidder loses a die, else the doubter.
A player without dice is out; the last one with dice wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from duskbox.design import (
    Chance,
    Drawing,
    Facts,
    Features,
    Game,
    Learner,
    Option,
    Picture,
    Reason,
    Setting,
    Setup,
    Step,
    Table,
    Texts,
    Vocabulary,
    one_of_each,
)

FACES: Final = 6
MOST_PLAYERS: Final = 6
MOST_DICE: Final = 5
NO_BID: Final = -1

OPTIONS: Final = Vocabulary()
#: Bids in order, each by its number: how many, and of which face.
BIDS: Final = [
    OPTIONS.add("bid", str(count), str(face), code=(count - 1) * FACES + face - 1)
    for count in range(1, MOST_PLAYERS * MOST_DICE + 1)
    for face in range(1, FACES + 1)
]
DOUBT: Final = OPTIONS.add("doubt")


class Cups(Table):
    """Dice by seat, under the cups; and the bid that stands, with its bidder."""

    def __init__(self, players: int, dice: int) -> None:
        super().__init__(seats=players, streams=1)
        self.dice: list[list[int]] = [[0] * dice for _ in range(players)]
        self.bid = NO_BID
        self.bidder = 0

    def in_play(self) -> int:
        """How many dice there are."""
        return sum(len(dice) for dice in self.dice)

    def next_after(self, seat: int) -> int:
        """The next seat that still has dice."""
        after = (seat + 1) % self.seats
        while not self.dice[after]:
            after = (after + 1) % self.seats
        return after


class Round(Step):
    """Roll, bid in turn until one player doubts, and lift the cups."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def begin(self, t: Cups) -> None:
        """Everyone rolls; only the owner sees the dice."""
        t.bid = NO_BID
        for seat in range(t.seats):
            t.dice[seat] = sorted(t.draw(0, FACES, to=1 << seat) + 1 for _ in t.dice[seat])
        t.tell("rolled", "LD-ROLL-01", dice=t.in_play())
        self.next_bid(t)

    def next_bid(self, t: Cups) -> None:
        """The seat whose turn it is bids higher, or doubts."""
        higher = BIDS[t.bid + 1 : t.in_play() * FACES]
        options = higher if t.bid == NO_BID else [DOUBT, *higher]
        self.ask(t, self.seat, "one", "ask-bid", "LD-BID-01", options, then="decided")

    def decided(self, t: Cups) -> None:
        """A bid stands until the next one; a doubt ends the round."""
        if t.chosen is DOUBT:
            self.lift(t)
        else:
            t.bid, t.bidder = t.chosen.code, self.seat
            t.tell("bid", "LD-BID-02", seat=self.seat, count=t.bid // FACES + 1, face=t.bid % FACES + 1)
            self.seat = t.next_after(self.seat)
            self.next_bid(t)

    def lift(self, t: Cups) -> None:
        """All see all dice, and the one who was wrong loses a die."""
        t.learn()
        face, count = t.bid % FACES + 1, t.bid // FACES + 1
        found = sum(dice.count(face) for dice in t.dice)
        loser = t.bidder if found < count else self.seat
        t.tell("lifted", "LD-DOUBT-01", seat=self.seat, bidder=t.bidder, count=count, face=face, found=found)
        t.tell("lost-die", "LD-DOUBT-02", seat=loser, left=len(t.dice[loser]) - 1)
        t.dice[loser].pop()
        left = [seat for seat in range(t.seats) if t.dice[seat]]
        if len(left) == 1:
            t.end("last-one", "LD-END-01", winners=1 << left[0])
        else:
            self.seat = loser if t.dice[loser] else t.next_after(loser)
            self.begin(t)


class CupTexts(Texts[Cups]):
    """What the messages in `locale` speak of."""

    def ask_facts(self, t: Cups) -> Facts:
        """Whose turn it is, and the bid to beat."""
        seat = 0 if t.decision is None else t.decision.seat
        return {"seat": seat + 1, "count": t.bid // FACES + 1 if t.bid != NO_BID else 0, "face": t.bid % FACES + 1}

    def option_facts(self, t: Cups, option: Option) -> Facts:
        """How many of which face."""
        return {"count": option.code // FACES + 1, "face": option.code % FACES + 1}


class CupDrawing(Drawing):
    """The table in sentences: what the terminal, the page and screen readers say."""

    def board(self, pieces: Mapping[str, Any], plain: bool) -> Picture:
        """One line for each seat: its dice, or how many it has."""
        seats = zip(pieces["dice"], pieces["left"], strict=True)
        shown = ["?" * left if dice is None else "".join(map(str, dice)) for dice, left in seats]
        return Picture([[(f"{seat + 1}: {dice}", "piece")] for seat, dice in enumerate(shown)], (0, 0))

    def summary(self, pieces: Mapping[str, Any]) -> list[tuple[str, Facts]]:
        """One's own dice, how many each seat has, and the bid."""
        said: list[tuple[str, Facts]] = []
        for dice in pieces["dice"]:
            if dice:
                said.append(("see-own", {"dice": " ".join(map(str, dice))}))
        for seat, left in enumerate(pieces["left"]):
            said.append(("see-left", {"seat": seat + 1, "left": left}))
        if pieces["bid"] is not None:
            said.append(("see-bid", {**pieces["bid"], "seat": pieces["bid"]["seat"] + 1}))
        return said


class CupLearner(Learner):
    """What learning programs are given: options by number, and what a seat knows as a row of numbers."""

    def vocabulary(self, setup: Setup) -> list[Option]:
        """To doubt, and every bid that can be true."""
        dice = int(setup.settings["players"]) * int(setup.settings["dice"])
        return [DOUBT, *BIDS[: dice * FACES]]

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """The reader of rows."""
        return CupFeatures(int(setup.settings["players"]))


class CupFeatures(Features):
    """One's own dice by face, the dice that each seat has left from one's own seat on, and the bid."""

    def __init__(self, players: int) -> None:
        super().__init__([("own", FACES), ("left", players), ("bid", 2)])

    def row(self, table: Table, seat: int) -> bytearray:
        """What this seat may know."""
        t = cast(Cups, table)
        own = [t.dice[seat].count(face) for face in range(1, FACES + 1)]
        left = [len(t.dice[(seat + place) % t.seats]) for place in range(t.seats)]
        bid = [0, 0] if t.bid == NO_BID else [t.bid // FACES + 1, t.bid % FACES + 1]
        return bytearray([*own, *left, *bid])


class LiarsDice(Game[Cups]):
    """The game: rules, texts, drawing, and what learners need."""

    def __init__(self) -> None:
        players = Setting("players", (), "2", "LD-SETUP-01", least=2, most=MOST_PLAYERS)
        dice = Setting("dice", (), "5", "LD-SETUP-01", least=1, most=MOST_DICE)
        super().__init__("liars-dice", "1", ("dice",), (players, dice), (), Path(__file__).parent)
        self.texts = CupTexts(Path(__file__).parent)
        self.drawing = CupDrawing()
        self.learner = CupLearner()

    def new_table(self, setup: Setup) -> Cups:
        """Cups with dice that have not been rolled."""
        table = Cups(int(setup.settings["players"]), int(setup.settings["dice"]))
        table.stack.append(Round())
        return table

    def restore(self, setup: Setup, state: dict[str, object]) -> Cups:
        """The table that gave this state."""
        table = Cups(int(setup.settings["players"]), int(setup.settings["dice"]))
        table.set_state(state, one_of_each(Round()), OPTIONS.by_key)
        return table

    def setup_of(self, t: Cups) -> Setup:
        """What a table tells of its setup: a position as text is read under it."""
        return self.setup({"players": str(t.seats)})

    def option(self, key: str) -> Option:
        """The option with this key."""
        return OPTIONS.option(key)

    def pieces(self, t: Cups, seat: int) -> dict[str, object]:
        """One's own dice, how many the others have, and the bid."""
        bid = None if t.bid == NO_BID else {"count": t.bid // FACES + 1, "face": t.bid % FACES + 1, "seat": t.bidder}
        return {
            "dice": [t.dice[each][:] if each == seat else None for each in range(t.seats)],
            "left": [len(dice) for dice in t.dice],
            "bid": bid,
        }

    def outcomes(self, t: Cups, stream: int) -> list[str]:
        """The faces of a die."""
        return [str(face) for face in range(1, FACES + 1)]

    def why_not(self, t: Cups, key: str) -> Reason | None:
        """A bid has to be higher than the one that stands."""
        decision = t.decision
        if decision is not None and decision.option(key) is not None:
            return None
        return Reason("why-not-higher" if key.startswith("bid:") else "why-nothing-to-doubt", ("LD-BID-01",))

    def sample(self, t: Cups, seat: int, chance: Chance) -> Cups:
        """The dice under the other cups may be any."""
        copy = cast(Cups, t.copy())
        number = 0
        for other in range(copy.seats):
            if other != seat:
                for place in range(len(copy.dice[other])):
                    copy.dice[other][place] = chance.pick(0, number, FACES) + 1
                    number += 1
                copy.dice[other].sort()
        return copy


GAME: Final = LiarsDice()
