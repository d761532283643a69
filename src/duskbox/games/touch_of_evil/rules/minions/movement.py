"""Where Minions go of their own accord: all at once toward Heroes or the Town Hall, and those that hunt (ATE-MIN-13,
ATE-CHART-08, ATE-FAQ-09).
"""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.minions.minions import MinionFights, MoveIn, put_round
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import HONOR, NO_HERO, NOTHING, R_WAY
from duskbox.games.touch_of_evil.schema import tell


def nearest_heroes(t: Shadowbrook, space: int, besides: int = NO_HERO) -> list[int]:
    """The standing Heroes nearest to a space, in turn order, besides one; of equally near ones those with the highest
    Honor. Of several the First Player picks one, as where they stand together (ATE-MIN-13, ATE-OPEN-06).
    """
    found: list[int] = []
    least = 0
    most = 0
    for hero in t.in_turn_order():
        if t.down[hero] or hero == besides:
            continue
        far = t.box.board.apart(space, t.at[hero])
        honor = t.skill(hero, HONOR)
        if not found or far < least or (far == least and honor > most):
            found = [hero]
            least = far
            most = honor
        elif far == least and honor == most:
            found.append(hero)
    return found


class OnTheMove(Step):
    """Minion counters that move of their own accord, all together: each leaves its space before the first arrives, so
    none is pushed by one that follows it. Then they fight.
    """

    #: The rule they move by.
    RULE: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__()
        #: Spaces whose counters are still to leave.
        self.waiting: list[int] = []
        self.space = NOTHING
        #: Pairs of a counter on its way and the space it comes to.
        self.moving: list[int] = []

    def goes_like(self, other: OnTheMove) -> None:
        """Be where another is."""
        self.stage = other.stage
        self.waiting = other.waiting[:]
        self.space = other.space
        self.moving = other.moving[:]

    def next_one(self, t: Shadowbrook) -> None:
        """The counters of the next space; when all have left, they arrive."""
        if self.waiting:
            self.space = self.waiting.pop(0)
            self.set_out(t)
        else:
            self.arrive(t)

    def set_out(self, t: Shadowbrook) -> None:
        """Find out where they go."""
        raise NotImplementedError

    def leaving(self, t: Shadowbrook) -> list[list[int]]:
        """The kinds of counters that go."""
        return [t.minions]

    def leave(self, t: Shadowbrook, goal: int) -> None:
        """Off they go, unless they are where they want to be."""
        space = self.space
        self.stage = "next_one"
        if goal == space:
            if t.minions[space] != NOTHING and space not in t.due:
                t.due.append(space)
            return
        for counters in self.leaving(t):
            if counters[space] != NOTHING:
                self.moving += [counters[space], goal]
                counters[space] = NOTHING

    def arrive(self, t: Shadowbrook) -> None:
        """One after another they come to their spaces; when all have, they fight."""
        if not self.moving:
            self.call(t, MinionFights(), "over")
            return
        minion, goal = self.moving[0], self.moving[1]
        del self.moving[:2]
        tell.minion_moved(t, self.RULE, minion=minion, space=goal)
        self.stage = "arrive"
        if t.box.minions[minion].round_counter:
            put_round(t, minion, goal)
        else:
            self.call(t, MoveIn(minion, goal), "arrive")

    def over(self, t: Shadowbrook) -> None:
        """All have moved and fought."""
        self.done(t)


@final
class MoveMinions(OnTheMove):
    """All Minion counters move one step, toward the nearest Hero or toward the Town Hall, round ones too (ATE-FAQ-09,
    ATE-CHART-08).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("toward_heroes", "waiting", "space", "moving")
    RULE: ClassVar[str] = "ATE-FAQ-09"

    def __init__(self, toward_heroes: bool) -> None:
        super().__init__()
        self.toward_heroes = toward_heroes

    def copy(self) -> MoveMinions:
        """An independent copy."""
        other = MoveMinions(self.toward_heroes)
        other.goes_like(self)
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Take note of where they stand, nearest to the Town Hall first."""
        board = t.box.board
        spaces = [space for space in range(board.size) if t.minions[space] != NOTHING or t.rounds[space] != NOTHING]
        self.waiting = sorted(spaces, key=lambda space: board.distance[space])
        self.next_one(t)

    def set_out(self, t: Shadowbrook) -> None:
        """Toward the nearest Hero, or the Town Hall."""
        if self.toward_heroes:
            self.find_hero(t)
        else:
            self.find_way(t, 0)

    def leaving(self, t: Shadowbrook) -> list[list[int]]:
        """All of them."""
        return [t.rounds, t.minions]

    def find_hero(self, t: Shadowbrook) -> None:
        """Whom they go for; where the ways of several part the First Player says (ATE-OPEN-06)."""
        heroes = nearest_heroes(t, self.space)
        if not heroes:
            self.leave(t, self.space)
            return
        ways = t.box.board.ways(self.space, t.at[heroes[0]])
        if all(t.box.board.ways(self.space, t.at[hero]) == ways for hero in heroes):
            self.find_way(t, t.at[heroes[0]])
        else:
            options: list[Option] = [t.box.options.hero[hero] for hero in heroes]
            self.ask(t, t.first, "one", "ask-nearest-hero", "ATE-OPEN-06", options, "hero_picked")

    def hero_picked(self, t: Shadowbrook) -> None:
        """For this one."""
        self.find_way(t, t.at[t.chosen.code])

    def find_way(self, t: Shadowbrook, goal: int) -> None:
        """The shortest way to a place.

        In the Fields a die decides between two, where other ways tie the First Player (ATE-PATH-03, ATE-OPEN-11).
        """
        board = t.box.board
        ways = board.ways(self.space, goal)
        if not ways:
            self.leave(t, self.space)
        elif len(ways) == 1:
            self.leave(t, ways[0])
        elif len(board.home[self.space]) > 1:
            self.call(t, roll_of(R_WAY, NO_HERO, 1), "shown")
        else:
            options = [t.box.options.space[space] for space in ways]
            self.ask(t, t.first, "place", "ask-minion-way", "ATE-OPEN-11", options, "way_picked")

    def shown(self, t: Shadowbrook) -> None:
        """The die has shown the way."""
        self.leave(t, t.box.board.step_home(self.space, t.result))

    def way_picked(self, t: Shadowbrook) -> None:
        """This way."""
        self.leave(t, t.chosen.code)


@final
class Hunt(OnTheMove):
    """Minions that hunt move all the way to the nearest Hero and fight (a Barghest Hound at the start of each Mystery
    Phase).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "space", "moving")
    RULE: ClassVar[str] = "ATE-MYST-02"

    def copy(self) -> Hunt:
        """An independent copy."""
        other = Hunt()
        other.goes_like(self)
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Take note of where they stand."""
        self.waiting = hunters(t)
        self.next_one(t)

    def set_out(self, t: Shadowbrook) -> None:
        """After the nearest Hero; of several in different spaces the First Player says whom it hunts (ATE-OPEN-06)."""
        heroes = nearest_heroes(t, self.space)
        if not heroes:
            self.leave(t, self.space)
        elif all(t.at[hero] == t.at[heroes[0]] for hero in heroes):
            self.leave(t, t.at[heroes[0]])
        else:
            options: list[Option] = [t.box.options.hero[hero] for hero in heroes]
            self.ask(t, t.first, "one", "ask-nearest-hero", "ATE-OPEN-06", options, "hero_picked")

    def hero_picked(self, t: Shadowbrook) -> None:
        """This one."""
        self.leave(t, t.at[t.chosen.code])


def hunters(t: Shadowbrook) -> list[int]:
    """The spaces with Minions that hunt."""
    return [space for space in range(len(t.minions)) if t.minions[space] >= 0 and t.box.minions[t.minions[space]].hunts]
