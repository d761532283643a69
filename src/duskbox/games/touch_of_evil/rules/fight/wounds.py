"""Wounds and KO: who takes how many, who takes them for a Hero, and what being KO'd costs (ATE-KO-01 to ATE-KO-10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.rules.cards.triggers import at_moment
from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.causes import rule_of_text
from duskbox.games.touch_of_evil.rules.mystery.curses import take_curse
from duskbox.games.touch_of_evil.rules.rolls import roll_of
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COOPERATIVE,
    M_VILLAIN_KO,
    NO_HERO,
    P_LOSS_DIE,
    R_LOSS,
    VILLAIN,
    W_KO,
    W_WOUNDS,
    WOLF,
)
from duskbox.games.touch_of_evil.schema import tell

#: The Town Hall is space 0 of every board.
TOWN_HALL: Final = 0


@final
class TakeWounds(Step):
    """A Hero is about to take Wounds: cards and abilities may prevent them, Militia may take them (ATE-TOK-05,
    ATE-OPEN-19). Result: Wounds taken.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "source")

    def __init__(self, hero: int, amount: int, source: int) -> None:
        super().__init__()
        self.hero = hero
        #: The Wounds still to be taken; what prevents Wounds takes from this.
        self.left = amount
        #: The foe that deals them, or NO_FOE.
        self.source = source

    def copy(self) -> TakeWounds:
        """An independent copy."""
        other = TakeWounds(self.hero, self.left, self.source)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A KO'd Hero cannot be attacked (ATE-KO-05)."""
        if self.left <= 0 or t.down[self.hero]:
            self.done(t)
            return
        if t.events is not None:
            tell.wounds_coming(t, self.rule(t), hero=self.hero, n=self.left)
        open_window(self, t, W_WOUNDS, "militia")

    def militia(self, t: Shadowbrook) -> None:
        """The Hero decides whether a Militia counter takes a Wound in its place; by the ruling it always does
        (ATE-OPEN-19).
        """
        if self.left > 0 and t.militia_of(self.hero) > 0:
            if t.rulings.militia_always:
                self.absorb(t)
                return
            options = [t.box.options.absorb, t.box.options.take_wounds]
            self.ask(t, self.hero, "confirm", "ask-militia", "ATE-TOK-05", options, "answered")
        else:
            self.apply(t)

    def answered(self, t: Shadowbrook) -> None:
        """The counter's Wound, or the Hero's own."""
        if t.chosen is t.box.options.absorb:
            self.absorb(t)
        else:
            self.apply(t)

    def absorb(self, t: Shadowbrook) -> None:
        """A counter that has taken a Wound leaves the board."""
        self.left -= 1
        space = t.at[self.hero]
        remove_militia(t, space, self.hero)
        tell.militia_falls(t, "ATE-TOK-05", hero=self.hero, space=space)
        self.militia(t)

    def apply(self, t: Shadowbrook) -> None:
        """The rest is taken. Whether that KOs the Hero is looked at when all results are applied (ATE-OPEN-18)."""
        taken = 0 if t.down[self.hero] else self.left
        if taken > 0:
            t.wounds[self.hero] += taken
            t.hurt_by[self.hero] = self.source
            if t.events is not None:
                tell.wounded(t, self.rule(t), hero=self.hero, n=taken, total=t.wounds[self.hero])
        self.done(t, taken)

    def rule(self, t: Shadowbrook) -> str:
        """The rule by which the Wounds are dealt: that of fights, or that of the text which deals them."""
        return "ATE-FIGHT-08" if self.source != NO_FOE else rule_of_text(t)


def militia_beside(t: Shadowbrook, hero: int) -> int:
    """The Militia counters that stand by a Hero in a Showdown: all of the space, or of several Heroes those assigned to
    it (ATE-COOP-34).
    """
    return t.militia_with[hero] if t.terms.together else t.militia[t.at[hero]]


def remove_militia(t: Shadowbrook, space: int, hero: int = NO_HERO) -> None:
    """A Militia counter leaves the board.

    In a Showdown it is the named Hero's own; of fewer than are assigned the last Hero goes without (ATE-TOK-05,
    ATE-COOP-34).
    """
    t.militia[space] -= 1
    t.militia_left += 1
    if space != t.showdown_space:
        return
    if hero != NO_HERO and t.militia_with[hero] > 0:
        t.militia_with[hero] -= 1
    for last in range(t.seats - 1, -1, -1):
        while t.militia_with[last] > 0 and sum(t.militia_with) > t.militia[space]:
            t.militia_with[last] -= 1


def current_wounds(t: Shadowbrook) -> TakeWounds | None:
    """The Wounds that could still be prevented now."""
    for step in reversed(t.stack):
        if isinstance(step, TakeWounds):
            return step if step.left > 0 else None
    return None


def kos_due(t: Shadowbrook) -> bool:
    """Whether a Hero has taken the last Wound it can take and still stands (ATE-KO-01)."""
    for hero in range(t.seats):
        if t.wounds[hero] and not t.down[hero] and t.wounds_left(hero) <= 0:
            return True
    return False


@final
class KnockOuts(Step):
    """Everyone whose Wounds are full is KO'd, in turn order from the First Player (ATE-OPEN-18)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> KnockOuts:
        """An independent copy."""
        other = KnockOuts()
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next of them, unless an effect on several Heroes is still under way."""
        if t.held == 0:
            for hero in t.in_turn_order():
                if t.wounds[hero] and not t.down[hero] and t.wounds_left(hero) <= 0:
                    self.call(t, KnockOut(hero), "begin")
                    return
            for hero in range(t.seats):
                # No one has taken its last Wound, so a Hero that falls later falls by something else (ATE-CURSE-01).
                t.hurt_by[hero] = NO_FOE
        self.done(t)


@final
class KnockOut(Step):
    """One Hero is KO'd: to the Town Hall, Wounds removed, and a D6 of things given up (ATE-KO-01 to ATE-KO-04)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__()
        self.hero = hero

    def copy(self) -> KnockOut:
        """An independent copy."""
        other = KnockOut(self.hero)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A last chance to play a card."""
        open_window(self, t, W_KO, "fall")

    def fall(self, t: Shadowbrook) -> None:
        """Down, unless the Hero was healed in time. Event and Lair cards stay (ATE-KO-09)."""
        hero = self.hero
        if t.wounds_left(hero) > 0:
            self.done(t)
            return
        t.down[hero] = 1
        t.at[hero] = TOWN_HALL
        t.wounds[hero] = 0
        tell.ko(t, "ATE-KO-02", hero=hero)
        by_villain = t.hurt_by[hero] == VILLAIN
        by_wolf = NO_FOE < t.hurt_by[hero] <= WOLF
        t.hurt_by[hero] = NO_FOE
        if t.terms.mode == COOPERATIVE and all(t.down):
            # Checked after every result that KOs a Hero (ATE-COOP-45, ATE-OPEN-34); rivals play on (ATE-WIN-04).
            t.end("all-down", "ATE-COOP-45", 0)
            return
        self.stage = "roll_loss"
        if by_villain or (by_wolf and t.rulings.wolves_curse):
            take_curse(t, hero)
        if by_villain:
            at_moment(self, t, M_VILLAIN_KO, NO_HERO, "roll_loss")

    def roll_loss(self, t: Shadowbrook) -> None:
        """How much is lost (ATE-KO-03)."""
        hero = self.hero
        sides = 3 if t.replaced(P_LOSS_DIE, hero) >= 0 else 6
        self.call(t, roll_of(R_LOSS, hero, 1, sides), "lose")

    def lose(self, t: Shadowbrook) -> None:
        """Give up that many things, freely mixed (ATE-KO-03, ATE-OPEN-15)."""
        tell.ko_loss(t, "ATE-KO-03", hero=self.hero, n=t.result)
        self.call(t, LoseThings(self.hero, t.result, True), "over")

    def over(self, t: Shadowbrook) -> None:
        """The Hero lies at the Town Hall."""
        self.done(t)


@final
class LoseThings(Step):
    """Give up Items, Allies and, if it may be, Investigation: the owner chooses; with too few everything goes
    (ATE-KO-03, ATE-OPEN-15).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "investigation")

    def __init__(self, hero: int, number: int, investigation: bool) -> None:
        super().__init__()
        self.hero = hero
        self.left = number
        self.investigation = investigation

    def copy(self) -> LoseThings:
        """An independent copy."""
        other = LoseThings(self.hero, self.left, self.investigation)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """The next thing to go."""
        hero = self.hero
        purse = t.investigation[hero] if self.investigation else 0
        items = t.items[hero]
        if self.left > 0 and len(items) + purse <= self.left:
            t.lose(hero, purse, "ATE-KO-03")
            for card in items[:]:
                lose_card(t, hero, card)
            self.left = 0
        elif self.left > 0 and not items:
            t.lose(hero, self.left, "ATE-KO-03")
            self.left = 0
        if self.left <= 0:
            self.done(t)
            return
        options: list[Option] = [t.box.options.lose_investigation] if purse else []
        for card in items:
            option = t.box.options.lose[card]
            if option not in options:
                options.append(option)
        self.ask(t, hero, "card", "ask-lose", "ATE-KO-03", options, "chosen")

    def chosen(self, t: Shadowbrook) -> None:
        """One point of Investigation, one Item or one Ally."""
        if t.chosen is t.box.options.lose_investigation:
            t.lose(self.hero, 1, "ATE-KO-03")
        else:
            lose_card(t, self.hero, t.chosen.code)
        self.left -= 1
        self.begin(t)


def lose_card(t: Shadowbrook, hero: int, card: int) -> None:
    """An Item or Ally is gone from a Hero."""
    t.items[hero].remove(card)
    t.put_away(card)
    t.refresh(hero)
    tell.discarded(t, "ATE-DECK-01", hero=hero, card=card)
