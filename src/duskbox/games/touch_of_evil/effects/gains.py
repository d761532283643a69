"""Resources: Investigation, Wounds, Skills, counters on the board. What moves the Villain and the Shadow Track is in `villain.py`, what lasts
for a while in `lasting.py`; a card finds them all here."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.board import CORNER, DANGEROUS
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.heroes import RIVAL, is_meant, those_meant
from duskbox.games.touch_of_evil.effects.lasting import Until
from duskbox.games.touch_of_evil.effects.party import heal_elder, wounded_elders
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, checked_name, counting
from duskbox.games.touch_of_evil.effects.villain import (
    AwayFromDarkness,
    HitVillain,
    TowardDarkness,
    VillainGrows,
    VillainHeals,
)
from duskbox.games.touch_of_evil.effects.word import Do
from duskbox.games.touch_of_evil.exchange import Exchange
from duskbox.games.touch_of_evil.minions import RandomLocation
from duskbox.games.touch_of_evil.moments import Moment, has_moment
from duskbox.games.touch_of_evil.shadowbrook import NO_FOE, Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import ALL, M_COLLECTED, S_NO_HEAL, SKILLS
from duskbox.games.touch_of_evil.wounds import KnockOuts, TakeWounds

__all__ = [
    "AwayFromDarkness", "Gain", "Heal", "HitVillain", "Lose", "LoseSkill", "PutClues", "Steal", "TowardDarkness", "Train", "Until",
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
            do.at = 1
            do.call(t, Moment(M_COLLECTED, hero), "again")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Any standing Hero can gain some."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-gain", {"n": amount_said(self.amount)}), self.amount)


def collecting(t: Shadowbrook) -> bool:
    """Whether what is gained now follows from something gained, which is not counted again."""
    for step in t.stack:
        if isinstance(step, Moment) and step.moment == M_COLLECTED:
            return True
    return False


@final
class Lose(Counted):
    """Investigation back to the pool, as far as there is any (ATE-INV-03)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Lose", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Out of the purse."""
        t.pay(do.hero, t.investigation[do.hero] if amount == ALL else amount, "ATE-INV-03")
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Whoever has some can lose some."""
        return t.investigation[hero] > 0

    def why(self) -> tuple[str, str]:
        """The purse is empty."""
        return "why-no-investigation", "ATE-INV-03"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-lose-all")
        return counting(Saying("effect-lose", {"n": amount_said(self.amount)}), self.amount)


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
        do.at = 1
        do.rest = [amount]
        if len(victims) == 1:
            self._take(t, do, victims[0])
        else:
            options = [t.box.options.hero[hero] for hero in victims]
            do.ask(t, do.hero, "one", "ask-steal", "ATE-INV-03", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen, or the Hero is picked."""
        if do.at == 0:
            self.apply(t, do, t.result)
        else:
            self._take(t, do, t.chosen.code)

    def _take(self, t: Shadowbrook, do: Do, victim: int) -> None:
        amount = t.investigation[victim]
        if do.rest[0] != ALL:
            amount = min(amount, do.rest[0])
        t.pay(victim, amount, "ATE-INV-03")
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
        """There is nobody to take from."""
        return "why-nobody-to-rob", "ATE-INV-03"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-steal-all")
        return counting(Saying("effect-steal", {"n": amount_said(self.amount)}), self.amount)


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
        do.at = 1
        do.call(t, TakeWounds(do.hero, amount, NO_FOE), "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; or the Wounds are taken; or all is over."""
        if do.at == 0:
            self.apply(t, do, t.result)
        elif do.at == 1:
            do.at = 2
            do.call(t, KnockOuts(), "again")
        else:
            do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Any standing Hero can be wounded."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Saying:
        """As a sentence."""
        return counting(Saying("effect-wound", {"n": amount_said(self.amount)}), self.amount)


@final
class Heal(Counted):
    """Wounds removed from the Hero, or between Fight Rounds from a wounded Elder beside it (ATE-ITEM-11, ATE-FAQ-06)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("Heal", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Heal, unless something forbids it; a KO'd Hero has no Wounds (ATE-KO-04). If an Elder needs it too, the player says who is healed."""
        do.at = 1
        do.rest = [amount]
        hero = do.hero
        options = [t.box.options.elder_option[elder] for elder in self._elders(t, hero)]
        if t.wounds[hero] > 0:
            options.insert(0, t.box.options.hero[hero])
        if not options or not self.could(t, hero):
            do.done(t)
        elif len(options) == 1:
            self._heal(t, do, options[0])
        else:
            do.ask(t, hero, "one", "ask-heal-whom", "ATE-FAQ-06", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; or it is known who is healed."""
        if do.at == 0:
            self.apply(t, do, t.result)
        else:
            self._heal(t, do, t.chosen)

    def _heal(self, t: Shadowbrook, do: Do, whom: Option) -> None:
        amount = do.rest[0]
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
        """A wounded standing Hero, or an Elder beside it, where healing is not forbidden."""
        if t.down[hero] or t.modifier(S_NO_HEAL, hero) > 0:
            return False
        return t.wounds[hero] > 0 or len(self._elders(t, hero)) > 0

    def why(self) -> tuple[str, str]:
        """There is nothing to heal, or it is forbidden."""
        return "why-nothing-to-heal", "ATE-ITEM-11"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-heal-all")
        return counting(Saying("effect-heal", {"n": amount_said(self.amount)}), self.amount)


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
            t.tell("trained", "ATE-TOK-06", do.hero, self.kind, amount)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Any standing Hero can learn."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Saying:
        """As a sentence."""
        facts = {"n": amount_said(self.amount), "skill": f"@skill-in-{self.skill}"}
        return counting(Saying("effect-train", {**facts}), self.amount)


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
            t.tell("untrained", "ATE-TOK-06", do.hero, self.kind, lost)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is such a counter on the sheet."""
        return t.skill_ups[hero * 4 + self.kind] > 0

    def why(self) -> tuple[str, str]:
        """There is no counter."""
        return "why-no-skill-counter", "ATE-TOK-06"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-lose-skill-all", {"skill": f"@skill-of-{self.skill}"})
        facts = {"n": amount_said(self.amount), "skill": f"@skill-of-{self.skill}"}
        return counting(Saying("effect-lose-skill", {**facts}), self.amount)


@final
class PutClues(Counted):
    """Investigation counters on the board, to be collected by whoever comes (ATE-INV-01, ATE-COOP-15)."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "where")

    def __init__(self, amount: int, where: str) -> None:
        super().__init__(checked_amount("PutClues", amount))
        self.where: Final = where
        self.place: Final = checked_name("PutClues", where, CLUE_PLACES)

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """Find the spaces."""
        place = self.place
        do.rest = [amount]
        do.at = 1
        if amount <= 0:
            do.done(t)
        elif place == AT_RANDOM:
            do.call(t, RandomLocation(), "again")
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
            do.at = 2
            options: list[Option] = t.box.options.space[:]
            do.ask(t, do.hero, "place", "ask-clues-where", "ATE-INV-01", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; or the space is known."""
        if do.at == 0:
            self.apply(t, do, t.result)
            return
        space = t.result if do.at == 1 else t.chosen.code
        if space >= 0:
            self._put(t, do, space)
        do.done(t)

    def _put(self, t: Shadowbrook, do: Do, space: int) -> None:
        t.clues[space] += do.rest[0]
        t.tell("clues", "ATE-INV-01", space, do.rest[0], t.clues[space])

    def say(self) -> Saying:
        """As a sentence."""
        facts = {"n": amount_said(self.amount), "where": f"@clues-{self.where}"}
        return counting(Saying("effect-clues", {**facts}), self.amount)
