"""Minions: the chart, Random Locations, placing, pushing, moving, and the fights that follow (ATE-MIN-01 to ATE-MIN-15, ATE-RLOC-01 to ATE-RLOC-03,
ATE-PATH-01 to ATE-PATH-03, ATE-CHART-01 to ATE-CHART-08)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.content.kinds import Row
from duskbox.games.touch_of_evil.fight import Fight
from duskbox.games.touch_of_evil.rolls import roll_of
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import HONOR, LAIRS, NOBODY, NOTHING, R_CHART, R_WAY
from duskbox.games.touch_of_evil.windows import CHART, CallsForRoll, InPlay
from duskbox.games.touch_of_evil.wounds import KnockOuts

#: Where a Minion appears: in the Hero's space, or at a Random Location.
HERE: Final = -1
RANDOM: Final = -2

#: A missing counter, or one pushed out of the Town Hall, or a round counter too many, moves the marker so far (ATE-MIN-07, ATE-MIN-11, ATE-CHART-08).
SHORTAGE_STEPS: Final = 1


def chart(t: Shadowbrook) -> tuple[Row, ...]:
    """The side of the Villain's Minion Chart in use: green in the basic game, red with the advanced charts (ATE-VILL-04, ATE-SETUP-10, ATE-CHART-01)."""
    villain = t.box.villains[t.villain]
    return villain.advanced_chart if t.terms.charts else villain.chart


@final
class RandomLocation(Step):
    """Draw a Lair card, show it, discard it: its location is the Random Location (ATE-RLOC-01, ATE-INFO-03). Lair cards in players' hands
    cannot come up (ATE-RLOC-03). The result is the space, or -1 if there is no card at all (ATE-OPEN-20)."""

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
        t.tell("random-location", "ATE-RLOC-01", card, t.box.lair_space[card])
        self.done(t, t.box.lair_space[card])


@final
class RollOnChart(CallsForRoll):
    """Roll on the Minion Chart for a Hero: a Minion appears and is fought, or a happening befalls it (ATE-MIN-01, ATE-MIN-02, ATE-LING-03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "space", "row", "victims")

    def __init__(self, hero: int, space: int) -> None:
        super().__init__()
        self.hero = hero
        #: A space, HERE or RANDOM.
        self.space = space
        self.row = -1
        self.victims: list[int] = []

    def copy(self) -> RollOnChart:
        """An independent copy."""
        other = RollOnChart(self.hero, self.space)
        other.stage = self.stage
        other.row = self.row
        other.victims = self.victims[:]
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
        t.tell("chart", "ATE-MIN-01", self.hero, t.result, self.row)
        row = rows[self.row]
        if row.kind < 0 and not (row.strikes and self.space == RANDOM):
            word = -1 if row.effect is None else row.effect.number
            self.call(t, InPlay(CHART, self.row, word, self.hero), "happened")
        elif self.space == RANDOM:
            self.call(t, RandomLocation(), "located")
        else:
            self.appear(t, t.at[self.hero] if self.space == HERE else self.space)

    def located(self, t: Shadowbrook) -> None:
        """The Random Location is known. A Villain attack strikes the Heroes there (ATE-OPEN-30)."""
        if t.result == NOTHING:
            self.done(t)
        elif chart(t)[self.row].kind >= 0:
            self.appear(t, t.result)
        else:
            self.victims = [hero for hero in t.in_turn_order() if t.at[hero] == t.result and t.standing(hero)]
            self.strike(t)

    def strike(self, t: Shadowbrook) -> None:
        """The happening befalls each of them."""
        if not self.victims:
            self.done(t)
            return
        effect = chart(t)[self.row].effect
        word = -1 if effect is None else effect.number
        self.call(t, InPlay(CHART, self.row, word, self.victims.pop(0)), "struck")

    def struck(self, t: Shadowbrook) -> None:
        """If the happening was cancelled it befalls nobody else (ATE-CANCEL-05, ATE-CANCEL-06)."""
        if t.result:
            self.victims = []
        self.strike(t)

    def appear(self, t: Shadowbrook, space: int) -> None:
        """A Minion appears there, and whoever is there must fight it (ATE-MIN-12)."""
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
    """Put a Minion counter on a space, pushing on what stands there (ATE-MIN-05, ATE-MIN-08 to ATE-MIN-11). The fights that follow are left due."""

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
            t.tell("no-counter", "ATE-MIN-07", self.minion)
            t.darken(SHORTAGE_STEPS, "ATE-MIN-07")
            self.done(t)
            return
        t.counters[self.minion] -= 1
        t.tell("minion-placed", "ATE-MIN-05", self.minion, self.space)
        if t.box.minions[self.minion].round_counter:
            put_round(t, self.minion, self.space)
            self.done(t)
        else:
            self.call(t, MoveIn(self.minion, self.space), "over")

    def over(self, t: Shadowbrook) -> None:
        """Placed."""
        self.done(t)


def put_round(t: Shadowbrook, minion: int, space: int) -> None:
    """A round counter pushes nothing and shares a space with a Minion, but not with another: one of two is removed and the marker moves
    (ATE-CHART-05 to ATE-CHART-08)."""
    if t.rounds[space] == NOTHING:
        t.rounds[space] = minion
        return
    t.counters[minion] += 1
    t.tell("round-removed", "ATE-CHART-08", minion, space)
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
            t.tell("pushed-out", "ATE-MIN-11", pushed)
            t.darken(SHORTAGE_STEPS, "ATE-MIN-11")
            self.done(t)
        elif len(t.box.board.home[self.space]) > 1:
            # Two ways tie: a die decides (ATE-PATH-03).
            self.call(t, roll_of(R_WAY, NOBODY, 1), "pushed")
        else:
            self.push(t, 1)

    def pushed(self, t: Shadowbrook) -> None:
        """The die has shown the way."""
        self.push(t, t.result)

    def push(self, t: Shadowbrook, die: int) -> None:
        """One step on."""
        self.space = t.box.board.step_home(self.space, die)
        t.tell("pushed", "ATE-MIN-09", self.minion, self.space)
        self.stage = "begin"


@final
class MinionFights(Step):
    """Fight where Heroes and Minions have come together, when all moves and pushes are done: first the space of the first moved Minion,
    then as the First Player says (ATE-MIN-12, ATE-MIN-15, ATE-OPEN-12)."""

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
        t.due = [space for space in t.due if t.minions[space] != NOTHING and heroes_at(t, space)]
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


def heroes_at(t: Shadowbrook, space: int) -> list[int]:
    """The standing Heroes in a space, in turn order."""
    return [hero for hero in t.in_turn_order() if t.at[hero] == space and t.down[hero] == 0]


@final
class SpaceFight(Step):
    """The Minion of a space fights the Heroes there, the one with the highest Honor first; after an escape or a KO the next, and the Minion has
    healed (ATE-MIN-13, ATE-MIN-14, ATE-FIGHT-18, ATE-OPEN-13)."""

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
        heroes = heroes_at(t, self.space)
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


def nearest_hero(t: Shadowbrook, space: int) -> int:
    """The standing Hero nearest to a space; of equally near ones the one with the higher Honor, then the first in turn order; -1 if nobody stands."""
    best = NOBODY
    for hero in t.in_turn_order():
        if t.down[hero]:
            continue
        if best == NOBODY:
            best = hero
            continue
        far, least = t.box.board.apart(space, t.at[hero]), t.box.board.apart(space, t.at[best])
        if far < least or (far == least and t.skill(hero, HONOR) > t.skill(best, HONOR)):
            best = hero
    return best


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
        if not self.toward_heroes and len(t.box.board.home[self.space]) > 1:
            self.call(t, roll_of(R_WAY, NOBODY, 1), "shown")
        else:
            self.leave(t, 1)

    def shown(self, t: Shadowbrook) -> None:
        """The die has shown the way."""
        self.leave(t, t.result)

    def leave(self, t: Shadowbrook, die: int) -> None:
        """Off they go, unless they are where they want to be."""
        space = self.space
        goal = self.goal(t, die)
        self.stage = "next_one"
        if goal == space:
            if t.minions[space] != NOTHING and space not in t.due:
                t.due.append(space)
            return
        for counters in (t.rounds, t.minions):
            if counters[space] != NOTHING:
                self.moving += [counters[space], goal]
                counters[space] = NOTHING

    def goal(self, t: Shadowbrook, die: int) -> int:
        """The next space on the way."""
        board = t.box.board
        if not self.toward_heroes:
            return self.space if self.space == 0 else board.step_home(self.space, die)
        hero = nearest_hero(t, self.space)
        if hero == NOBODY:
            return self.space
        return step_toward(t, self.space, t.at[hero])

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


def step_toward(t: Shadowbrook, space: int, goal: int) -> int:
    """The neighbour on a shortest way to a goal, or the space itself."""
    board = t.box.board
    for near in board.neighbours[space]:
        if board.apart(near, goal) < board.apart(space, goal):
            return near
    return space


@final
class Hunt(Step):
    """Minions that hunt move all the way to the nearest Hero and fight (a Barghest Hound at the start of each Mystery Phase). All leave before
    the first arrives, as when Minions move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("moving",)

    def __init__(self) -> None:
        super().__init__()
        #: Pairs of a counter on its way and the space it comes to.
        self.moving: list[int] = []

    def copy(self) -> Hunt:
        """An independent copy."""
        other = Hunt()
        other.stage = self.stage
        other.moving = self.moving[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Off they go, unless they are where they want to be."""
        for space in hunters(t):
            hero = nearest_hero(t, space)
            goal = space if hero == NOBODY else t.at[hero]
            if goal != space:
                self.moving += [t.minions[space], goal]
                t.minions[space] = NOTHING
            elif space not in t.due:
                t.due.append(space)
        self.arrive(t)

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
