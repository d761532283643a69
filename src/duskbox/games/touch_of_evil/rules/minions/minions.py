"""Minions: the chart, Random Locations, placing, pushing, and the fights that follow (ATE-MIN-01 to ATE-MIN-15,
ATE-RLOC-01 to ATE-RLOC-03, ATE-PATH-01 to ATE-PATH-03, ATE-CHART-01 to ATE-CHART-08).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.content.kinds import Row
from duskbox.games.touch_of_evil.rules.board import TIE_LOW
from duskbox.games.touch_of_evil.rules.cards.windows import CHART, CallsForRoll, InPlay
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.fight.location_attack import heroes_there, only_strikes
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import HONOR, LAIRS, NO_HERO, NOTHING, R_CHART, R_WAY
from duskbox.games.touch_of_evil.schema import tell

#: Where a Minion appears: in the Hero's space, or at a Random Location.
HERE: Final = -1
RANDOM: Final = -2

#: A missing counter, or one pushed out of the Town Hall, or a round counter too many, moves the marker so far
#: (ATE-MIN-07, ATE-MIN-11, ATE-CHART-08).
SHORTAGE_STEPS: Final = 1


def chart(t: Shadowbrook) -> tuple[Row, ...]:
    """The side of the Villain's Minion Chart in use: green in the basic game, red with the advanced charts
    (ATE-VILL-03, ATE-VILL-04, ATE-SETUP-10, ATE-CHART-01).
    """
    villain = t.box.villains[t.villain]
    return villain.advanced_chart if t.terms.charts else villain.chart


@final
class RandomLocation(Step):
    """Draw a Lair card, show it, discard it: its location is the Random Location (ATE-RLOC-01, ATE-INFO-03).

    Lair cards in players' hands cannot come up (ATE-RLOC-03). The result is the space, or -1 if there is no card at all
    (ATE-OPEN-20).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> RandomLocation:
        """An independent copy."""
        other = RandomLocation()
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The deck is reshuffled like any other (ATE-RLOC-02)."""
        card = t.draw_card(LAIRS)
        if card == NOTHING:
            self.done(t, NOTHING)
            return
        t.put_away(card)
        tell.random_location(t, "ATE-RLOC-01", card=card, space=t.box.lair_space[card])
        self.done(t, t.box.lair_space[card])


@final
class RollOnChart(CallsForRoll):
    """Roll on the Minion Chart for a Hero: a Minion appears and is fought, or a happening befalls it (ATE-MIN-01,
    ATE-MIN-02, ATE-LING-03).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "space", "row")

    def __init__(self, hero: int, space: int) -> None:
        super().__init__()
        self.hero = hero
        #: A space, HERE or RANDOM.
        self.space = space
        self.row = -1

    def copy(self) -> RollOnChart:
        """An independent copy."""
        other = RollOnChart(self.hero, self.space)
        other.stage = self.stage
        other.row = self.row
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A D6."""
        self.call(t, roll_of(R_CHART, self.hero, 1), "read")

    def read(self, t: Shadowbrook) -> None:
        """The matching row."""
        rows = chart(t)
        for place in range(len(rows)):
            if rows[place].low <= t.result <= rows[place].high:
                self.row = place
        tell.chart(t, "ATE-MIN-01", hero=self.hero, n=t.result, row=self.row)
        row = rows[self.row]
        if row.kind < 0 and not (row.strikes and self.space == RANDOM):
            effect = -1 if row.effect is None else row.effect.number
            self.call(t, InPlay(CHART, self.row, effect, self.hero), "happened")
        elif self.space == RANDOM:
            self.call(t, RandomLocation(), "located")
        else:
            self.appear(t, t.at[self.hero] if self.space == HERE else self.space)

    def located(self, t: Shadowbrook) -> None:
        """The Random Location is known.

        A Villain attack strikes the Heroes there, unless it is cancelled (ATE-OPEN-30, ATE-CANCEL-05); with no one
        there an attack and nothing else comes to nothing.
        """
        if t.result == NOTHING:
            self.done(t)
            return
        row = chart(t)[self.row]
        if row.kind >= 0 or row.effect is None:
            self.appear(t, t.result)
        elif only_strikes(row.effect) and not heroes_there(t, t.result):
            tell.nothing_comes(t, "ATE-OPEN-30", hero=self.hero)
            self.done(t)
        else:
            self.call(t, InPlay(CHART, self.row, row.effect.number, self.hero, t.result), "happened")

    def appear(self, t: Shadowbrook, space: int) -> None:
        """A Minion appears there, and a Hero who is there must fight it (ATE-MIN-12)."""
        self.call(t, PlaceMinion(chart(t)[self.row].kind, space), "fights")

    def fights(self, t: Shadowbrook) -> None:
        """All placements and pushes are done."""
        self.call(t, MinionFights(), "over")

    def happened(self, t: Shadowbrook) -> None:
        """The happening is over, or was cancelled like an Event (ATE-CANCEL-05)."""
        self.call(t, KnockOuts(), "over")

    def over(self, t: Shadowbrook) -> None:
        """The row is carried out."""
        self.done(t)


@final
class PlaceMinion(Step):
    """Put a Minion counter on a space, pushing on the counter that is there (ATE-MIN-05, ATE-MIN-08, ATE-MIN-09,
    ATE-MIN-10, ATE-MIN-11). The fights that follow are left due.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("minion", "space")

    def __init__(self, minion: int, space: int) -> None:
        super().__init__()
        self.minion = minion
        self.space = space

    def copy(self) -> PlaceMinion:
        """An independent copy."""
        other = PlaceMinion(self.minion, self.space)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Without a counter left the marker moves instead (ATE-MIN-07, ATE-OPEN-41)."""
        if t.counters[self.minion] <= 0:
            tell.no_counter(t, "ATE-MIN-07", minion=self.minion)
            t.darken(SHORTAGE_STEPS, "ATE-MIN-07")
            self.done(t)
            return
        t.counters[self.minion] -= 1
        tell.minion_placed(t, "ATE-MIN-05", minion=self.minion, space=self.space)
        if t.box.minions[self.minion].round_counter:
            put_round(t, self.minion, self.space)
            self.done(t)
        else:
            self.call(t, MoveIn(self.minion, self.space), "over")

    def over(self, t: Shadowbrook) -> None:
        """Placed."""
        self.done(t)


def put_round(t: Shadowbrook, minion: int, space: int) -> None:
    """A round counter pushes nothing and shares a space with a Minion, but not with another: one of two is removed and
    the marker moves (ATE-CHART-05, ATE-CHART-06, ATE-CHART-07, ATE-CHART-08).
    """
    if t.rounds[space] == NOTHING:
        t.rounds[space] = minion
        return
    t.counters[minion] += 1
    tell.round_removed(t, "ATE-CHART-08", minion=minion, space=space)
    t.darken(SHORTAGE_STEPS, "ATE-CHART-08")


@final
class MoveIn(Step):
    """A Minion counter comes into a space; a counter that is there is pushed one step toward the Town Hall, and so on
    (ATE-MIN-09, ATE-MIN-10, ATE-OPEN-11)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("minion", "space")

    def __init__(self, minion: int, space: int) -> None:
        super().__init__()
        self.minion = minion
        self.space = space

    def copy(self) -> MoveIn:
        """An independent copy."""
        other = MoveIn(self.minion, self.space)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Take the space."""
        pushed = t.minions[self.space]
        t.minions[self.space] = self.minion
        if self.space not in t.due:
            t.due.append(self.space)
        if pushed == NOTHING:
            self.done(t)
            return
        self.minion = pushed
        if self.space == 0:
            # Pushed out of the Town Hall: off the board (ATE-MIN-11).
            t.counters[pushed] += 1
            tell.pushed_out(t, "ATE-MIN-11", minion=pushed)
            t.darken(SHORTAGE_STEPS, "ATE-MIN-11")
            self.done(t)
        elif t.rulings.pushed_to_free_space and self.room(t):
            if len(self.room(t)) > 1:
                self.call(t, roll_of(R_WAY, NO_HERO, 1), "into_room")
            else:
                self.move_on(t, self.room(t)[0])
        elif len(t.box.board.home[self.space]) > 1:
            # Two ways tie: a die decides (ATE-PATH-03).
            self.call(t, roll_of(R_WAY, NO_HERO, 1), "pushed")
        else:
            self.push(t, 1)

    def pushed(self, t: Shadowbrook) -> None:
        """The die has shown the way."""
        self.push(t, t.result)

    def push(self, t: Shadowbrook, die: int) -> None:
        """One step on."""
        self.move_on(t, t.box.board.step_home(self.space, die))

    def room(self, t: Shadowbrook) -> list[int]:
        """The free spaces next to this one that are nearest the Town Hall, where a push must end in such a space
        (ATE-OPEN-11).
        """
        free = [near for near in t.box.board.neighbours[self.space] if t.minions[near] == NOTHING]
        least = min([t.box.board.apart(near, 0) for near in free], default=0)
        return [near for near in free if t.box.board.apart(near, 0) == least]

    def into_room(self, t: Shadowbrook) -> None:
        """The die has shown which of two it is."""
        self.move_on(t, self.room(t)[0 if t.result <= TIE_LOW else 1])

    def move_on(self, t: Shadowbrook, space: int) -> None:
        """There the counter may push another."""
        self.space = space
        tell.pushed(t, "ATE-MIN-09", minion=self.minion, space=space)
        self.stage = "begin"


@final
class MinionFights(Step):
    """Fight where Heroes and Minions have come together, when all moves and pushes are done: first the space of the
    first moved Minion, then as the First Player says, in any part of a turn or of the Mystery Phase
    (ATE-MIN-12, ATE-MIN-15, ATE-FIGHT-02, ATE-OPEN-12).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("started",)

    def __init__(self) -> None:
        super().__init__()
        self.started = False

    def copy(self) -> MinionFights:
        """An independent copy."""
        other = MinionFights()
        other.stage = self.stage
        other.started = self.started
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Only spaces with a Minion and a standing Hero count."""
        first = t.due[0] if t.due else NOTHING
        t.due = [space for space in t.due if t.minions[space] != NOTHING and heroes_there(t, space)]
        if not t.due:
            self.done(t)
        elif len(t.due) > 1 and (self.started or t.due[0] != first):
            options = [t.box.options.space[space] for space in t.due]
            self.ask(t, t.first, "place", "ask-fight-where", "ATE-OPEN-12", options, "ordered")
        else:
            self.fight(t, t.due[0])

    def ordered(self, t: Shadowbrook) -> None:
        """Here first."""
        self.fight(t, t.chosen.code)

    def fight(self, t: Shadowbrook, space: int) -> None:
        """All fights of one space."""
        self.started = True
        t.due.remove(space)
        self.call(t, SpaceFight(space), "begin")


@final
class SpaceFight(Step):
    """The Minion of a space fights the Heroes there, the one with the highest Honor first; after an escape or a KO the
    next, and the Minion has healed (ATE-MIN-13, ATE-MIN-14, ATE-FIGHT-18, ATE-OPEN-13).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def copy(self) -> SpaceFight:
        """An independent copy."""
        other = SpaceFight(self.space)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next Hero, if the Minion is still there; on a tie of Honor the First Player decides."""
        heroes = heroes_there(t, self.space)
        if t.minions[self.space] == NOTHING or not heroes:
            self.done(t)
            return
        best = max(t.skill(hero, HONOR) for hero in heroes)
        tied = [hero for hero in heroes if t.skill(hero, HONOR) == best]
        if len(tied) > 1:
            options: list[Option] = [t.box.options.hero[hero] for hero in tied]
            self.ask(t, t.first, "one", "ask-who-fights", "ATE-MIN-13", options, "chosen")
        else:
            self.fight(t, tied[0])

    def chosen(self, t: Shadowbrook) -> None:
        """This one."""
        self.fight(t, t.chosen.code)

    def fight(self, t: Shadowbrook, hero: int) -> None:
        """A fight of its own."""
        self.call(t, Fight(hero, t.minions[self.space], self.space), "begin")
