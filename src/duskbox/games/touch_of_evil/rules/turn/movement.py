"""The move step: the movement roll, the free Event, where a Hero can go, and Lingering (ATE-MOVE-01 to ATE-MOVE-06,
ATE-LING-01 to ATE-LING-04).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RollOnChart
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.turn.upkeep import keep_up
from duskbox.games.touch_of_evil.rules.vocabulary import NOTHING, P_MOVEMENT_TWO, R_LINGER, R_MOVE, S_LINGER_ON, S_MOVE
from duskbox.games.touch_of_evil.schema import tell

#: A movement die of this number grants an Event; a Lingering die of it brings an attack (ATE-MOVE-06, ATE-LING-01).
ONE: Final = 1


def reachable(t: Shadowbrook, start: int, steps: int) -> list[int]:
    """The spaces within a number of steps.

    A space with a Minion counter ends the movement; Heroes and round counters do not (ATE-MOVE-03, ATE-MOVE-04,
    ATE-MOVE-05, ATE-CHART-03).
    """
    board = t.box.board
    seen = [False] * board.size
    seen[start] = True
    found: list[int] = []
    edge = [start]
    for _ in range(steps):
        further: list[int] = []
        for space in edge:
            if space != start and t.minions[space] != NOTHING:
                continue
            for near in board.neighbours[space]:
                if not seen[near]:
                    seen[near] = True
                    found.append(near)
                    further.append(near)
        edge = further
    return found


def way_back(t: Shadowbrook, start: int) -> bool:
    """Whether a Hero could step out of a space and back: next to it there is a space without a Minion counter to stop
    it (ATE-MOVE-05).
    """
    for near in t.box.board.neighbours[start]:
        if t.minions[near] == NOTHING:
            return True
    return False


@final
class MovementRoll(Step):
    """The movement roll and the free Event. The result is how many spaces the Hero may move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "steps")

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero
        self.steps = 0

    def copy(self) -> MovementRoll:
        """An independent copy."""
        other = MovementRoll(self.hero)
        other.stage = self.stage
        other.steps = self.steps
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Roll a D6 (ATE-MOVE-01). An escape before this roll has ended no movement."""
        t.fled &= ~(1 << self.hero)
        dice = 2 if t.replaced(P_MOVEMENT_TWO, self.hero) >= 0 else 1
        self.call(t, roll_of(R_MOVE, self.hero, dice), "rolled")

    def rolled(self, t: Shadowbrook) -> None:
        """A movement die that shows 1 lets the player draw an Event at once; bonuses and dice that a card has added
        come after (ATE-MOVE-06, ATE-OPEN-08).
        """
        own = 2 if t.replaced(P_MOVEMENT_TWO, self.hero) >= 0 else 1
        die = max(t.rolled[:own])
        self.steps = max(0, die + sum(t.rolled[own:]) + t.modifier(S_MOVE, self.hero))
        if die == ONE:
            options = [t.box.options.yes, t.box.options.no]
            self.ask(t, self.hero, "confirm", "ask-free-event", "ATE-MOVE-06", options, "offered")
        else:
            self.over(t)

    def offered(self, t: Shadowbrook) -> None:
        """Drawn before moving."""
        if t.chosen is t.box.options.yes:
            self.call(t, DrawEvents(self.hero, 1, 1), "over")
        else:
            self.over(t)

    def over(self, t: Shadowbrook) -> None:
        """How far the Hero may move is known."""
        self.done(t, self.steps)


@final
class Movement(Step):
    """The move step of a Hero's turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "steps")

    def __init__(self, hero: int, steps: int = NOTHING) -> None:
        super().__init__()
        self.hero = hero
        #: How far the Hero may go, once that is known: in a team all have rolled before the first of them moves
        #: (ATE-TEAM-09).
        self.steps = steps

    def copy(self) -> Movement:
        """An independent copy."""
        other = Movement(self.hero, self.steps)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Roll, unless that has been done."""
        if self.steps == NOTHING:
            self.call(t, MovementRoll(self.hero), "rolled")
        else:
            self.go(t)

    def rolled(self, t: Shadowbrook) -> None:
        """How far the Hero may move is known."""
        self.steps = t.result
        self.go(t)

    def go(self, t: Shadowbrook) -> None:
        """Move up to a number of spaces, or stay (ATE-MOVE-02).

        A Hero who has escaped from a fight since the roll has moved by it (ATE-FIGHT-16).
        """
        if keep_up(self, t, "go"):
            return
        if t.down[self.hero] or t.fled >> self.hero & 1:
            self.done(t)
            return
        box = t.box.options
        start = t.at[self.hero]
        options: list[Option] = [box.stay]
        for space in reachable(t, start, self.steps):
            options.append(box.move[space])
        if self.steps > 1 and not t.rulings.out_and_back_lingers and way_back(t, start):
            # Out and back, which is not Lingering under this ruling (ATE-OPEN-09).
            options.append(box.move[start])
        self.ask(t, self.hero, "path", "ask-move", "ATE-MOVE-01", options, "moved")

    def moved(self, t: Shadowbrook) -> None:
        """A Hero that ends where it began Lingers (ATE-LING-01)."""
        if t.chosen is not t.box.options.stay:
            t.at[self.hero] = t.chosen.code
            tell.moved(t, "ATE-MOVE-01", hero=self.hero, space=t.chosen.code)
            self.done(t)
            return
        tell.lingers(t, "ATE-LING-01", hero=self.hero, space=t.at[self.hero])
        self.call(t, roll_of(R_LINGER, self.hero, 1), "lingered")

    def lingered(self, t: Shadowbrook) -> None:
        """A roll of its own; on a 1 the Hero rolls on the Minion Chart, higher numbers do nothing (ATE-LING-02,
        ATE-LING-04, ATE-OPEN-09).
        """
        if t.result <= ONE + t.modifier(S_LINGER_ON, self.hero):
            self.call(t, RollOnChart(self.hero, HERE), "over")
        else:
            self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """The move step is over."""
        self.done(t)
