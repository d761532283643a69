"""The cooperative Mystery Phase table (ATE-COOP-11 to ATE-COOP-15, ATE-OPEN-30)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.minions import RANDOM, RandomLocation, RollOnChart
from duskbox.games.touch_of_evil.rolls import roll_of
from duskbox.games.touch_of_evil.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import NOTHING, R_COOPERATIVE
from duskbox.games.touch_of_evil.wounds import KnockOuts

#: Rows of the table: Darkness Falls, the dread shadow, a Minion attack, scattered clues.
DARKNESS_FALLS: Final = 1
DREAD_SHADOW: Final = 2
MINION_ATTACK: Final = 4
#: Steps and the Wounds that buy them off (ATE-COOP-12, ATE-COOP-13); counters of a scattered clue (ATE-COOP-15).
FALLS_STEPS: Final = 2
FALLS_WOUNDS: Final = 5
SHADOW_STEPS: Final = 1
SHADOW_WOUNDS: Final = 3
CLUES: Final = 2


@final
class CooperativeTable(Step):
    """A D6 in each Mystery Phase of a cooperative game, before the Mystery card (ATE-COOP-11)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> CooperativeTable:
        """An independent copy."""
        other = CooperativeTable()
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Roll."""
        self.call(t, roll_of(R_COOPERATIVE, t.first, 1), "read")

    def read(self, t: Shadowbrook) -> None:
        """The matching row."""
        row = t.result
        t.tell("table-row", "ATE-COOP-11", row)
        if row == DARKNESS_FALLS:
            self.call(t, ShareWounds(FALLS_WOUNDS, FALLS_STEPS, "ATE-COOP-12"), "over")
        elif row == DREAD_SHADOW:
            self.call(t, ShareWounds(SHADOW_WOUNDS, SHADOW_STEPS, "ATE-COOP-13"), "over")
        elif row <= MINION_ATTACK:
            self.call(t, RollOnChart(t.first, RANDOM), "over")
        else:
            self.call(t, RandomLocation(), "clues")

    def clues(self, t: Shadowbrook) -> None:
        """Two Investigation at a Random Location (ATE-COOP-15)."""
        if t.result != NOTHING:
            t.clues[t.result] += CLUES
            t.tell("clues", "ATE-COOP-15", t.result, CLUES)
        self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """Carried out."""
        self.done(t)


@final
class ShareWounds(Step):
    """The marker moves unless the Heroes together take so many Wounds, the whole number or nothing: each standing Hero says how many it
    takes, at most what it has left, and the First Player confirms (ATE-COOP-12, ATE-COOP-13, ATE-OPEN-30)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("total", "steps", "rule", "shares", "place")

    def __init__(self, total: int, steps: int, rule: str) -> None:
        super().__init__()
        self.total = total
        self.steps = steps
        self.rule = rule
        #: By Hero the Wounds it offers to take.
        self.shares: list[int] = []
        self.place = 0

    def copy(self) -> ShareWounds:
        """An independent copy."""
        other = ShareWounds(self.total, self.steps, self.rule)
        other.stage = self.stage
        other.shares = self.shares[:]
        other.place = self.place
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Ask from the First Player round the table."""
        self.shares = [0] * t.seats
        self.next_offer(t)

    def missing(self) -> int:
        """The Wounds nobody has offered to take yet."""
        return self.total - sum(self.shares)

    def next_offer(self, t: Shadowbrook) -> None:
        """The next standing Hero, as long as the number can still be reached."""
        order = t.in_turn_order()
        could = sum(t.wounds_left(hero) for hero in order[self.place :] if t.standing(hero))
        if self.missing() > could:
            self.darkness(t)
            return
        while self.place < t.seats and self.missing() > 0:
            hero = order[self.place]
            if t.standing(hero):
                most = min(t.wounds_left(hero), self.missing())
                options = [t.box.options.amount[number] for number in range(most + 1)]
                self.ask(t, hero, "amount", "ask-share-wounds", "ATE-OPEN-30", options, "offered")
                return
            self.place += 1
        if self.missing() > 0:
            self.darkness(t)
            return
        self.ask(
            t,
            t.first,
            "confirm",
            "ask-confirm-wounds",
            "ATE-OPEN-30",
            [t.box.options.yes, t.box.options.no],
            "confirmed",
        )

    def offered(self, t: Shadowbrook) -> None:
        """So many from this one."""
        self.shares[t.in_turn_order()[self.place]] = t.chosen.code
        self.place += 1
        self.next_offer(t)

    def confirmed(self, t: Shadowbrook) -> None:
        """The Wounds are taken, and the marker stays."""
        if t.chosen is not t.box.options.yes:
            self.darkness(t)
            return
        for hero in range(t.seats):
            if self.shares[hero]:
                t.wounds[hero] += self.shares[hero]
                t.hurt_by[hero] = NO_FOE
                t.tell("wounded", self.rule, hero, self.shares[hero], t.wounds[hero])
        self.call(t, KnockOuts(), "over")

    def darkness(self, t: Shadowbrook) -> None:
        """The marker moves."""
        t.darken(self.steps, self.rule)
        self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """The shadow has passed."""
        self.done(t)
