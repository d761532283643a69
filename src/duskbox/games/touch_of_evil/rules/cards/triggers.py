"""Moments: what cards that lie open, sheets and the Villain do by themselves at a named time."""

from __future__ import annotations

from typing import ClassVar, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.hooks import Hooks
from duskbox.games.touch_of_evil.rules.cards.windows import note_use, usable
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import NO_HERO
from duskbox.games.touch_of_evil.schema import tell


@final
class TriggeredEffects(Step):
    """Carry out every trigger of a moment: the game's own first, in the order the First Player sets, then those of the
    players in turn order (ATE-OPEN-06).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("moment", "hero", "waiting", "games")

    def __init__(self, moment: int, hero: int) -> None:
        super().__init__()
        self.moment = moment
        #: The Hero whose moment it is, or -1 when it is everyone's.
        self.hero = hero
        #: Pairs of trigger and Hero that are still to come.
        self.waiting: list[int] = []
        #: How many of those, from the front, are the game's own.
        self.games = 0

    def copy(self) -> TriggeredEffects:
        """An independent copy."""
        other = TriggeredEffects(self.moment, self.hero)
        other.stage = self.stage
        other.waiting = self.waiting[:]
        other.games = self.games
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Collect them."""
        self.waiting = triggers_at(t, self.moment, self.hero)
        self.games = games_own(t, self.moment)
        self.next_one(t)

    def next_one(self, t: Shadowbrook) -> None:
        """Carry out the next; of several of the game's own the First Player says which."""
        options: list[Option] = []
        for place in range(self.games):
            option = t.box.options.resolve[self.waiting[place * 2]]
            if option not in options:
                options.append(option)
        if len(options) > 1:
            self.ask(t, t.first, "order", "ask-order-moment", "ATE-OPEN-06", options, "ordered")
        elif self.waiting:
            self.carry_out(t, 0)
        else:
            self.done(t)

    def ordered(self, t: Shadowbrook) -> None:
        """This one now."""
        for place in range(0, self.games * 2, 2):
            if self.waiting[place] == t.chosen.code:
                self.carry_out(t, place)
                return

    def carry_out(self, t: Shadowbrook, place: int) -> None:
        """One trigger, if its cost can be paid and it could change something."""
        trigger = t.box.triggers[self.waiting[place]]
        hero = self.waiting[place + 1]
        del self.waiting[place : place + 2]
        self.games = max(0, self.games - 1)
        self.stage = "next_one"
        if usable(t, hero, trigger, 1):
            note_use(t, hero, trigger)
            t.pay(hero, trigger.cost.pay)
            tell.triggered(t, "ATE-OPEN-06", trigger=trigger.number, hero=hero)
            self.call(t, Do(trigger.effect.number, hero), "next_one")


def triggers_at(t: Shadowbrook, moment: int, hero: int) -> list[int]:
    """The triggers of a moment with the Hero each concerns, as pairs: the game's own for that Hero or the First Player,
    then the Heroes' own.
    """
    found: list[int] = []
    whose = t.first if hero == NO_HERO else hero
    for hooks in t.world:
        _collect(found, hooks, moment, whose)
    for seat in t.in_turn_order():
        if hero in (NO_HERO, seat) and t.standing(seat):
            for hooks in t.own[seat]:
                _collect(found, hooks, moment, seat)
    return found


def games_own(t: Shadowbrook, moment: int) -> int:
    """How many triggers of a moment belong to the game itself and not to a player."""
    found: list[int] = []
    for hooks in t.world:
        _collect(found, hooks, moment, NO_HERO)
    return len(found) // 2


def _collect(found: list[int], hooks: Hooks, moment: int, hero: int) -> None:
    if hooks.moments >> moment & 1:
        for trigger in hooks.triggers:
            if trigger.moment == moment:
                found += [trigger.number, hero]


def has_moment(t: Shadowbrook, moment: int, hero: int = NO_HERO) -> bool:
    """Whether anything happens at a moment; most of the time nothing does."""
    for hooks in t.world:
        if hooks.moments >> moment & 1:
            return True
    for seat in range(t.seats):
        if hero in (NO_HERO, seat):
            for hooks in t.own[seat]:
                if hooks.moments >> moment & 1:
                    return True
    return False


def at_moment(step: Step, t: Shadowbrook, moment: int, hero: int, then: str) -> None:
    """Let a moment pass before a step goes on."""
    if has_moment(t, moment, hero):
        step.call(t, TriggeredEffects(moment, hero), then)
    else:
        step.stage = then
