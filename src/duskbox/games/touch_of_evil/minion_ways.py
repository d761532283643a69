"""Where Minions go of their own accord: all at once toward Heroes or the Town Hall, and those that hunt (ATE-MIN-13, ATE-CHART-08, ATE-FAQ-09)."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.minions import MinionFights, MoveIn, put_round
from duskbox.games.touch_of_evil.rolls import roll_of
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import HONOR, NOBODY, NOTHING, R_WAY


def nearest_heroes(t: Shadowbrook, space: int, besides: int = NOBODY) -> list[int]:
    """The standing Heroes nearest to a space, in turn order, besides one; of equally near ones those with the highest Honor. Of several the First
    Player picks one, as where they stand together (ATE-MIN-13, ATE-OPEN-06)."""
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


@final
class MoveMinions(Step):
    """All Minion counters move one step, toward the nearest Hero or toward the Town Hall, round ones too (ATE-FAQ-09, ATE-CHART-08). They move
    together: all leave their spaces before the first arrives, so none is pushed by one that follows it. Then they fight."""

    FIELDS: ClassVar[tuple[str, ...]] = ("toward_heroes", "waiting", "space", "moving")

    def __init__(self, toward_heroes: bool) -> None:
        super().__init__()
        self.toward_heroes = toward_heroes
        #: Spaces whose counters are still to leave, the ones nearest to the Town Hall first.
        self.waiting: list[int] = []
        self.space = NOTHING
        #: Pairs of a counter on its way and the space it comes to.
        self.moving: list[int] = []

    def copy(self) -> MoveMinions:
        """An independent copy."""
        other = MoveMinions(self.toward_heroes)
        other.stage = self.stage
        other.waiting = self.waiting[:]
        other.space = self.space
        other.moving = self.moving[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Take note of where they stand."""
        board = t.box.board
        spaces = [space for space in range(board.size) if t.minions[space] != NOTHING or t.rounds[space] != NOTHING]
        self.waiting = sorted(spaces, key=lambda space: board.distance[space])
        self.next_one(t)

    def next_one(self, t: Shadowbrook) -> None:
        """The counters of the next space."""
        if not self.waiting:
            self.arrive(t)
            return
        self.space = self.waiting.pop(0)
        if self.toward_heroes:
            self.find_hero(t)
        else:
            self.find_way(t, 0)

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
        """The shortest way to a place. In the Fields a die decides between two, where other ways tie the First Player (ATE-PATH-03, ATE-OPEN-11)."""
        board = t.box.board
        ways = board.ways(self.space, goal)
        if not ways:
            self.leave(t, self.space)
        elif len(ways) == 1:
            self.leave(t, ways[0])
        elif len(board.home[self.space]) > 1:
            self.call(t, roll_of(R_WAY, NOBODY, 1), "shown")
        else:
            options = [t.box.options.space[space] for space in ways]
            self.ask(t, t.first, "place", "ask-minion-way", "ATE-OPEN-11", options, "way_picked")

    def shown(self, t: Shadowbrook) -> None:
        """The die has shown the way."""
        self.leave(t, t.box.board.step_home(self.space, t.result))

    def way_picked(self, t: Shadowbrook) -> None:
        """This way."""
        self.leave(t, t.chosen.code)

    def leave(self, t: Shadowbrook, goal: int) -> None:
        """Off they go, unless they are where they want to be."""
        space = self.space
        self.stage = "next_one"
        if goal == space:
            if t.minions[space] != NOTHING and space not in t.due:
                t.due.append(space)
            return
        for counters in (t.rounds, t.minions):
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
        t.tell("minion-moved", "ATE-FAQ-09", minion, goal)
        self.stage = "arrive"
        if t.box.minions[minion].round_counter:
            put_round(t, minion, goal)
        else:
            self.call(t, MoveIn(minion, goal), "arrive")

    def over(self, t: Shadowbrook) -> None:
        """All have moved and fought."""
        self.done(t)


@final
class Hunt(Step):
    """Minions that hunt move all the way to the nearest Hero and fight (a Barghest Hound at the start of each Mystery Phase). All leave before
    the first arrives, as when Minions move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "space", "moving")

    def __init__(self) -> None:
        super().__init__()
        #: Spaces whose hunters are still to leave.
        self.waiting: list[int] = []
        self.space = NOTHING
        #: Pairs of a counter on its way and the space it comes to.
        self.moving: list[int] = []

    def copy(self) -> Hunt:
        """An independent copy."""
        other = Hunt()
        other.stage = self.stage
        other.waiting = self.waiting[:]
        other.space = self.space
        other.moving = self.moving[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Take note of where they stand."""
        self.waiting = hunters(t)
        self.next_one(t)

    def next_one(self, t: Shadowbrook) -> None:
        """The next of them; of several Heroes in different spaces the First Player says whom it hunts (ATE-OPEN-06)."""
        if not self.waiting:
            self.arrive(t)
            return
        self.space = self.waiting.pop(0)
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

    def leave(self, t: Shadowbrook, goal: int) -> None:
        """Off it goes, unless it is where it wants to be."""
        space = self.space
        self.stage = "next_one"
        if goal != space:
            self.moving += [t.minions[space], goal]
            t.minions[space] = NOTHING
        elif space not in t.due:
            t.due.append(space)

    def arrive(self, t: Shadowbrook) -> None:
        """One after another they come to their prey; when all have, they fight."""
        if not self.moving:
            self.call(t, MinionFights(), "over")
            return
        minion, goal = self.moving[0], self.moving[1]
        del self.moving[:2]
        t.tell("minion-moved", "ATE-MYST-02", minion, goal)
        self.call(t, MoveIn(minion, goal), "arrive")

    def over(self, t: Shadowbrook) -> None:
        """The hunt is over."""
        self.done(t)


def hunters(t: Shadowbrook) -> list[int]:
    """The spaces with Minions that hunt."""
    return [space for space in range(len(t.minions)) if t.minions[space] >= 0 and t.box.minions[t.minions[space]].hunts]
