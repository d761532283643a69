"""Resources: Investigation, Wounds, Skills, counters on the board. What moves the Villain and the Shadow Track is in
`villain.py`, what lasts for a while in `lasting.py`; a card finds them all here.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.effects.arguments import checked_amount, checked_name
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.effects.heroes import RIVAL, is_meant, those_meant
from duskbox.games.touch_of_evil.effects.lasting import Until
from duskbox.games.touch_of_evil.effects.party import heal_elder, wounded_elders
from duskbox.games.touch_of_evil.effects.text.sentences import ANYONE, DOES, Part, act
from duskbox.games.touch_of_evil.effects.villain import (
    AwayFromDarkness,
    HitVillain,
    TowardDarkness,
    VillainGrows,
    VillainHeals,
)
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS
from duskbox.games.touch_of_evil.rules.cards.triggers import TriggeredEffects, has_moment
from duskbox.games.touch_of_evil.rules.fight.wounds import KnockOuts, TakeWounds
from duskbox.games.touch_of_evil.rules.minions.minions import RandomLocation
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.exchange import Exchange
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, M_COLLECTED, S_HEAL_PRICE, S_NO_HEAL, SKILLS
from duskbox.games.touch_of_evil.schema import tell

__all__ = [
    "AwayFromDarkness", "Gain", "Heal", "HitVillain", "Lose", "LoseSkill", "PutClues", "Steal", "TowardDarkness",
    "Train", "Until",
    "VillainGrows", "VillainHeals", "Wound",
]  # fmt: skip

#: Where Investigation counters can be put.
CLUE_PLACES: Final = ("here", "random", "town-hall", "corners", "dangerous", "chosen")
AT_HERE: Final = 0
AT_RANDOM: Final = 1
AT_TOWN_HALL: Final = 2
AT_CORNERS: Final = 3
AT_DANGEROUS: Final = 4


@final
class Gain(Counted):
    """Investigation from the pool; only standing Heroes gain any (ATE-INV-01, ATE-KO-05)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Gain", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Into the purse; outside a fight some Heroes make more of it."""
        hero = do.hero
        if amount <= 0 or t.down[hero]:
            do.done(t)
            return
        t.gain(hero, amount)
        if t.fighter == hero or not has_moment(t, M_COLLECTED, hero) or collecting(t):
            do.done(t)
        else:
            do.call(t, TriggeredEffects(M_COLLECTED, hero), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Any standing Hero can gain some."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Part:
        """What it says."""
        return act("effect-gain", self.amount, facts={"more": "no"})


def collecting(t: Shadowbrook) -> bool:
    """Whether what is gained now follows from something gained, which is not counted again."""
    for step in t.stack:
        if isinstance(step, TriggeredEffects) and step.moment == M_COLLECTED:
            return True
    return False


@final
class Lose(Counted):
    """Investigation back to the pool, as far as there is any (ATE-INV-03)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Lose", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Out of the purse."""
        t.lose(do.hero, t.investigation[do.hero] if amount == ALL else amount)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A Hero that has some can lose some."""
        return t.investigation[hero] > 0

    def why(self) -> tuple[str, str]:
        """The purse is empty."""
        return "why-no-investigation", "ATE-INV-03"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-lose", self.amount)


@final
class Steal(Counted):
    """Investigation from a Hero you pick, of another team, as far as it has any (ATE-INV-03)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Steal", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Pick the Hero."""
        victims = [hero for hero in those_meant(t, do.hero, 0, RIVAL) if t.investigation[hero] > 0]
        if not victims or t.down[do.hero]:
            do.done(t)
            return
        do.count = amount
        if len(victims) == 1:
            self._take(t, do, victims[0])
        else:
            options = [t.box.options.hero[hero] for hero in victims]
            do.ask(t, do.hero, "one", "ask-steal", "ATE-INV-03", options, "hero_chosen")

    def hero_chosen(self, t: Shadowbrook, do: Do) -> None:
        """From this one."""
        self._take(t, do, t.chosen.code)

    def _take(self, t: Shadowbrook, do: Do, victim: int) -> None:
        amount = t.investigation[victim]
        if do.count != ALL:
            amount = min(amount, do.count)
        t.lose(victim, amount)
        t.gain(do.hero, amount)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If some rival has any."""
        if t.down[hero] == 0:
            for other in range(t.seats):
                if t.investigation[other] > 0 and is_meant(t, hero, 0, other, RIVAL):
                    return True
        return False

    def why(self) -> tuple[str, str]:
        """There is no one to take from."""
        return "why-no-one-to-rob", "ATE-INV-03"

    def say(self) -> Part:
        """What it says."""
        return act("effect-steal", self.amount)


@final
class Wound(Counted):
    """The Hero takes Wounds, which may be prevented, and is KO'd if they are its last (ATE-TOK-01, ATE-KO-01)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Wound", amount))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Take them; a KO'd Hero takes none (ATE-KO-05)."""
        if amount <= 0 or t.down[do.hero]:
            do.done(t)
            return
        do.call(t, TakeWounds(do.hero, amount, NO_FOE), "wounds_taken")

    def wounds_taken(self, t: Shadowbrook, do: Do) -> None:
        """A Hero with no Wounds left is KO'd."""
        do.call(t, KnockOuts(), "over")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Any standing Hero can be wounded."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-wound", self.amount)


@final
class Heal(Counted):
    """Wounds removed from the Hero, or between Fight Rounds from a wounded Elder next to it (ATE-ITEM-11,
    ATE-FAQ-06).
    """

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Heal", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Heal, unless something forbids it; a KO'd Hero has no Wounds (ATE-KO-04).

        If an Elder needs it too, the player says who is healed.
        """
        do.count = amount
        hero = do.hero
        options = [t.box.options.elder_option[elder] for elder in self._elders(t, hero)]
        if t.wounds[hero] > 0:
            options.insert(0, t.box.options.hero[hero])
        if not options or not self.could(t, hero):
            do.done(t)
        elif len(options) == 1:
            self._heal(t, do, options[0])
        else:
            do.ask(t, hero, "one", "ask-heal-whom", "ATE-FAQ-06", options, "hero_or_elder_chosen")

    def hero_or_elder_chosen(self, t: Shadowbrook, do: Do) -> None:
        """It is known who is healed."""
        self._heal(t, do, t.chosen)

    def _heal(self, t: Shadowbrook, do: Do, whom: Option) -> None:
        amount = do.count
        if whom.verb == "hero":
            t.heal(do.hero, t.wounds[do.hero] if amount == ALL else amount)
        else:
            hurt = t.elder_hurt[whom.code]
            for _ in range(hurt if amount == ALL else min(hurt, amount)):
                heal_elder(t, whom.code)
        do.done(t)

    def _elders(self, t: Shadowbrook, hero: int) -> list[int]:
        """The Elders that could be healed in its place: only between Fight Rounds."""
        hurt = wounded_elders(t, hero)
        for step in t.stack if hurt else []:
            if isinstance(step, Exchange):
                return []
        return hurt

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A wounded standing Hero, or an Elder next to it, where healing is not forbidden."""
        if t.down[hero] or t.modifier(S_NO_HEAL, hero) > 0:
            return False
        return t.wounds[hero] > 0 or len(self._elders(t, hero)) > 0

    def why(self) -> tuple[str, str]:
        """There is nothing to heal, or it is forbidden."""
        return "why-nothing-to-heal", "ATE-ITEM-11"

    def price_static(self) -> int:
        """What changes the price of healing."""
        return S_HEAL_PRICE

    def say(self) -> Part:
        """What it says."""
        return act("effect-heal", self.amount)


@final
class Train(Counted):
    """Skill counters for good (ATE-TOK-06)."""

    PARTS: ClassVar[tuple[str, ...]] = ("skill", "amount")

    def __init__(self, skill: str, amount: int = 1) -> None:
        super().__init__(checked_amount("Train", amount))
        self.skill: Final = skill
        self.kind: Final = checked_name("Train", skill, SKILLS)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Put them on the sheet."""
        if amount > 0 and t.down[do.hero] == 0:
            t.skill_ups[do.hero * 4 + self.kind] += amount
            tell.trained(t, "ATE-TOK-06", hero=do.hero, skill=self.kind, n=amount)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Any standing Hero can learn."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Part:
        """What it says."""
        return act("effect-train", self.amount, facts={"skill": f"@skill-in-{self.skill}"})


@final
class LoseSkill(Counted):
    """Skill counters removed, as far as there are any (ATE-TOK-06)."""

    PARTS: ClassVar[tuple[str, ...]] = ("skill", "amount")

    def __init__(self, skill: str, amount: int = 1) -> None:
        super().__init__(checked_amount("LoseSkill", amount, True))
        self.skill: Final = skill
        self.kind: Final = checked_name("LoseSkill", skill, SKILLS)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Take them off the sheet."""
        place = do.hero * 4 + self.kind
        lost = t.skill_ups[place]
        if amount != ALL:
            lost = min(lost, amount)
        if lost > 0:
            t.skill_ups[place] -= lost
            tell.untrained(t, "ATE-TOK-06", hero=do.hero, skill=self.kind, n=lost)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is such a counter on the sheet."""
        return t.skill_ups[hero * 4 + self.kind] > 0

    def why(self) -> tuple[str, str]:
        """There is no counter."""
        return "why-no-skill-counter", "ATE-TOK-06"

    def is_price(self) -> bool:
        """All loss."""
        return True

    def say(self) -> Part:
        """What it says."""
        return act("effect-lose-skill", self.amount, facts={"skill": f"@skill-of-{self.skill}"})


@final
class PutClues(Counted):
    """Investigation counters on the board, to be collected by any Hero (ATE-INV-01, ATE-COOP-15)."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "where")

    def __init__(self, amount: int, where: str) -> None:
        super().__init__(checked_amount("PutClues", amount))
        self.where: Final = where
        self.place: Final = checked_name("PutClues", where, CLUE_PLACES)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Find the spaces."""
        place = self.place
        do.count = amount
        if amount <= 0:
            do.done(t)
        elif place == AT_RANDOM:
            do.call(t, RandomLocation(), "location_rolled")
        elif place in (AT_HERE, AT_TOWN_HALL):
            self._put(t, do, t.at[do.hero] if place == AT_HERE else 0)
            do.done(t)
        elif place in (AT_CORNERS, AT_DANGEROUS):
            kind = CORNER if place == AT_CORNERS else DANGEROUS
            for space in range(t.box.board.size):
                if t.box.board.kinds[space] == kind:
                    self._put(t, do, space)
            do.done(t)
        else:
            options: list[Option] = t.box.options.space[:]
            do.ask(t, do.hero, "place", "ask-clues-where", "ATE-INV-01", options, "space_chosen")

    def location_rolled(self, t: Shadowbrook, do: Do) -> None:
        """There, if there is such a space."""
        if t.result >= 0:
            self._put(t, do, t.result)
        do.done(t)

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There."""
        self._put(t, do, t.chosen.code)
        do.done(t)

    def _put(self, t: Shadowbrook, do: Do, space: int) -> None:
        t.clues[space] += do.count
        tell.clues(t, "ATE-INV-01", space=space, n=do.count)

    def say(self) -> Part:
        """What it says."""
        kind = DOES if self.where in ("here", "chosen") else ANYONE
        return act("effect-clues", self.amount, kind, {"where": f"@clues-{self.where}"})
