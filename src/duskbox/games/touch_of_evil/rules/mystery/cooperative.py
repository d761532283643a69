"""The cooperative Mystery Phase table (ATE-COOP-11 to ATE-COOP-15, ATE-OPEN-30)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds
from duskbox.games.touch_of_evil.rules.minions.minions import RANDOM, RandomLocation, RollOnChart
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import NOTHING, R_COOPERATIVE
from duskbox.games.touch_of_evil.schema import tell

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
        tell.table_row(t, "ATE-COOP-11", n=row)
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
            tell.clues(t, "ATE-COOP-15", space=t.result, n=CLUES)
        self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """Carried out."""
        self.done(t)


@final
class ShareWounds(Step):
    """The marker moves unless the Heroes together take the Wounds, the whole number or nothing: each standing Hero
    says how many it takes, at most what it has left, and the First Player confirms (ATE-COOP-12, ATE-COOP-13,
    ATE-OPEN-30).
    """

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
        """The Wounds no one has offered to take yet."""
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
        """The number of Wounds from this one has been chosen."""
        self.shares[t.in_turn_order()[self.place]] = t.chosen.code
        self.place += 1
        self.next_offer(t)

    def confirmed(self, t: Shadowbrook) -> None:
        """The Wounds are taken, and the marker stays.

        They are Wounds like any others, or by the ruling a price that nothing stands in for (ATE-OPEN-52).
        """
        if t.chosen is not t.box.options.yes:
            self.darkness(t)
            return
        if t.rulings.wounds_preventable:
            self.take_shares(t)
            return
        for hero in range(t.seats):
            if self.shares[hero]:
                t.wounds[hero] += self.shares[hero]
                t.hurt_by[hero] = NO_FOE
                tell.wounded(t, self.rule, hero=hero, n=self.shares[hero], total=t.wounds[hero])
        self.call(t, KnockOuts(), "over")

    def take_shares(self, t: Shadowbrook) -> None:
        """One Hero after another; the Militia and cards may stand in for it (ATE-TOK-05, ATE-OPEN-04)."""
        for hero in t.in_turn_order():
            share = self.shares[hero]
            if share:
                self.shares[hero] = 0
                self.call(t, TakeWounds(hero, share, NO_FOE), "take_shares")
                return
        self.call(t, KnockOuts(), "over")

    def darkness(self, t: Shadowbrook) -> None:
        """The marker moves."""
        t.darken(self.steps, self.rule)
        self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """The shadow has passed."""
        self.done(t)
