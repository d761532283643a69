"""Town Elders: killing and saving them, their Secrets, and where they go (ATE-ELDER-01 to ATE-ELDER-15, ATE-SECR-01 to
ATE-SECR-04).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.core.messages import Fact
from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.effects.arguments import checked_amount
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Answer, Do, Effect
from duskbox.games.touch_of_evil.effects.party import ElderGoesHome, GoesOnTheHunt, HealElder, JoinsHero
from duskbox.games.touch_of_evil.effects.text.sentences import ANYONE, DOES, HAPPENS, Act, Part, Picking, act
from duskbox.games.touch_of_evil.rules.causes import rule_of_text
from duskbox.games.touch_of_evil.rules.elders import (
    KillElder,
    LookAtSecrets,
    RevealSecrets,
    add_secret,
    current_killing,
)
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import EVIL, EVIL_DEAD, NOTHING, S_LOOK_PRICE, SKILLS
from duskbox.games.touch_of_evil.schema import tell

__all__ = [
    "AddSecret", "ElderGoesHome", "ForElder", "GoesOnTheHunt", "HealElder", "JoinsHero", "KillAnElder", "LookAt",
    "ProtectElder",
    "RevealElder",
]  # fmt: skip

#: How an Elder is picked; anything else is an Elder's name. "that" is the one picked before.
WHICH: Final = (
    "chosen", "random", "that", "lowest-spirit", "highest-spirit", "lowest-cunning", "highest-cunning", "lowest-honor",
    "highest-honor",
)  # fmt: skip
CHOSEN: Final = 0
RANDOM: Final = 1
THAT: Final = 2
#: From here on the Skill counts, its lowest or its highest value.
FIRST_BY_SKILL: Final = 3
NAMED: Final = len(WHICH)


def aim(t: Shadowbrook, do: Do, elder: int) -> None:
    """Note which Elder is meant, for this effect and for those it is a part of."""
    do.target = elder
    for place in range(len(t.stack) - 2, -1, -1):
        step = t.stack[place]
        if not isinstance(step, Do):
            return
        step.target = elder


@mypyc_attr(allow_interpreted_subclasses=True)
class OfElder(Effect):
    """An effect about one Elder: the player's choice, a random one, the one with the least or most Spirit, Cunning or
    Honor (ties: the First Player decides, ATE-OPEN-06), the one picked before, or a named one (ATE-ELDER-04).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("which",)

    def __init__(self, which: str) -> None:
        super().__init__()
        self.which: Final = which
        self.kind: Final = WHICH.index(which) if which in WHICH else NAMED
        #: The Skill that picks the Elder, or -1; and whether the most of it.
        self.skill: Final = SKILLS.index(which.partition("-")[2]) if FIRST_BY_SKILL <= self.kind < NAMED else NOTHING
        self.most: Final = which.startswith("highest-")

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Pick the Elder."""
        found = self.foremost(t, do.target)
        if not found:
            do.done(t)
        elif len(found) == 1:
            self._take(t, do, found[0])
        elif self.kind == RANDOM:
            self._take(t, do, random_of(t, found))
        else:
            seat = do.hero if self.kind == CHOSEN else t.first
            options = [t.box.options.elder_option[elder] for elder in found]
            do.ask(t, seat, "one", self.question(), "ATE-ELDER-04", options, "elder_chosen")

    def elder_chosen(self, t: Shadowbrook, do: Do) -> None:
        """The Elder is picked."""
        self._take(t, do, t.chosen.code)

    def _take(self, t: Shadowbrook, do: Do, elder: int) -> None:
        aim(t, do, elder)
        self.happen(t, do, elder)

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """What happens to the Elder. Ends with `do.done(t)`, or calls a step with `then="over"`."""
        raise NotImplementedError

    def concerns(self, t: Shadowbrook, elder: int) -> bool:
        """Whether it can happen to this Elder: a living Town Elder, unless an effect says otherwise."""
        return t.alive_in_town(elder)

    def happening(self, what: str) -> Act:
        """What it says happens to the Elder: the player picks one, or it is clear who."""
        facts: dict[str, Fact] = {"id": self.which, "elder": f"@elder-{self.which}"}
        if self.kind == CHOSEN:
            return Act(f"effect-{what}-chosen")
        return Act(f"effect-{what}-elder", facts, kind=HAPPENS)

    def question(self) -> str:
        """What is asked if there is a choice."""
        return "ask-elder"

    def foremost(self, t: Shadowbrook, target: int) -> list[int]:
        """The Elders among which one is picked."""
        kind = self.kind
        if kind in (NAMED, THAT):
            elder = target if kind == THAT else t.box.elder(self.which)
            return [elder] if elder >= 0 and self.concerns(t, elder) else []
        found = [elder for elder in range(len(t.elders)) if self.concerns(t, elder)]
        if found and self.skill >= 0:
            values = [t.elder_skill(elder, self.skill) for elder in found]
            best = max(values) if self.most else min(values)
            found = [elder for elder in found if t.elder_skill(elder, self.skill) == best]
        return found

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is such an Elder; one picked before is not known yet."""
        return self.kind == THAT or len(self.foremost(t, NOTHING)) > 0

    def why(self) -> tuple[str, str]:
        """There is no such Elder."""
        return "why-no-elder", "ATE-ELDER-10"


def random_of(t: Shadowbrook, elders: list[int]) -> int:
    """One of several Elders by a D6; a number too high for an even share is rolled again."""
    most = 6 // len(elders) * len(elders)
    die = t.die()
    while die > most:
        die = t.die()
    elder = elders[(die - 1) % len(elders)]
    tell.random_elder(t, rule_of_text(t), elder=elder, n=die)
    return elder


@final
class KillAnElder(OfElder):
    """A Town Elder is killed (ATE-ELDER-10, ATE-ELDER-15)."""

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Unless a card saves it."""
        do.call(t, KillElder(elder), "over")

    def question(self) -> str:
        """Who must die."""
        return "ask-kill-elder"

    def say(self) -> Part:
        """What it says."""
        return self.happening("kill")


@final
class AddSecret(OfElder):
    """A Town Elder gets one more Secret, face down (ATE-ELDER-02)."""

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Beneath the card."""
        add_secret(t, elder)
        do.done(t)

    def say(self) -> Part:
        """What it says."""
        return self.happening("secret")


@final
class RevealElder(OfElder):
    """All Secrets of an Elder are revealed to all, and take effect (ATE-OPEN-23)."""

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Read aloud."""
        do.call(t, RevealSecrets(elder, do.hero), "over")

    def concerns(self, t: Shadowbrook, elder: int) -> bool:
        """Any Elder, also a dead one, with a Secret that not all know (ATE-ELDER-11)."""
        if t.elders[elder] == EVIL or t.elders[elder] == EVIL_DEAD:
            return False
        for mask in t.seen[elder]:
            if mask != EVERYONE:
                return True
        return False

    def question(self) -> str:
        """Whose Secrets."""
        return "ask-reveal-elder"

    def why(self) -> tuple[str, str]:
        """There is nothing hidden."""
        return "why-no-secret", "ATE-ELDER-11"

    def say(self) -> Part:
        """What it says."""
        return self.happening("reveal")


@final
class ForElder(OfElder):
    """Pick a Town Elder, of which the rest of the effect speaks (ATE-ELDER-04)."""

    PARTS: ClassVar[tuple[str, ...]] = ("which", "effect")

    def __init__(self, which: str, effect: Effect) -> None:
        super().__init__(which)
        self.effect: Final = effect

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Go on as the rest."""
        do.become(t, self.effect)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is such an Elder and the rest could change something."""
        return (self.kind == THAT or len(self.foremost(t, NOTHING)) > 0) and self.effect.could(t, hero)

    def say(self) -> Part:
        """What it says."""
        kind = DOES if self.kind == CHOSEN else ANYONE
        return Picking(
            Act(
                "effect-pick-elder", {"elder": f"@elder-{self.which}", "which": self.which, "id": self.which}, kind=kind
            ),
            self.effect.say(),
        )

    def children(self) -> list[Effect]:
        """The rest."""
        return [self.effect]


@final
class LookAt(Counted):
    """Look at the Secrets of a number of Elders, one after another (ATE-ACT-06, ATE-KEY-06)."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "quietly")

    def __init__(self, amount: int, quietly: bool = False) -> None:
        super().__init__(checked_amount("LookAt", amount))
        self.quietly: Final = quietly

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """The first."""
        do.count = 0 if t.down[do.hero] else amount
        self._next(t, do)

    def elder_chosen(self, t: Shadowbrook, do: Do) -> None:
        """An Elder is picked, or no more."""
        if t.chosen is t.box.options.passing:
            do.done(t)
        else:
            self._look(t, do, t.chosen.code)

    def looked(self, t: Shadowbrook, do: Do) -> None:
        """The next."""
        self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        options: list[Option] = []
        if do.count > 0:
            for elder in range(len(t.elders)):
                if hides_from(t, do.hero, elder) and elder not in do.items:
                    options.append(t.box.options.look[elder])
        if not options:
            do.done(t)
            return
        if do.items:
            options.append(t.box.options.passing)
        do.ask(t, do.hero, "one", "ask-look", "ATE-ACT-06", options, "elder_chosen")

    def _look(self, t: Shadowbrook, do: Do, elder: int) -> None:
        do.count -= 1
        do.items.append(elder)
        do.call(t, LookAtSecrets(do.hero, elder, self.quietly), "looked")

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A standing Hero, and an Elder with a Secret it has not seen."""
        if t.down[hero] == 0:
            for elder in range(len(t.elders)):
                if hides_from(t, hero, elder):
                    return True
        return False

    def why(self) -> tuple[str, str]:
        """The Hero has seen them all."""
        return "why-no-secret", "ATE-OPEN-28"

    def price_static(self) -> int:
        """What changes the price of a look."""
        return S_LOOK_PRICE

    def say(self) -> Part:
        """What it says."""
        return act("effect-look", self.amount, facts={"quietly": "yes" if self.quietly else "no"})


def hides_from(t: Shadowbrook, hero: int, elder: int) -> bool:
    """Whether an Elder has a Secret that a Hero has not seen; an Evil Elder has none left (ATE-ELDER-07)."""
    for mask in t.seen[elder]:
        if mask >> hero & 1 == 0:
            return True
    return False


@final
class ProtectElder(Answer):
    """The Elder that would be killed is not (ATE-ELDER-14)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("ko",)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Saved."""
        killing = current_killing(t)
        if killing is not None:
            killing.saved = True
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If an Elder is about to be killed."""
        return current_killing(t) is not None

    def why(self) -> tuple[str, str]:
        """No Elder is in danger."""
        return "why-no-elder-in-danger", "ATE-ELDER-14"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-protect-elder")
