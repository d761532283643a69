"""Town Elders: killing and saving them, their Secrets, and where they go (ATE-ELDER-01 to ATE-ELDER-15, ATE-SECR-01 to ATE-SECR-04)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.core.sayings import Said, Saying
from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.effects.answer import Answer
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.party import ElderGoesHome, GoesOnTheHunt, HealElder, JoinsHero
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, counting
from duskbox.games.touch_of_evil.effects.sequence import labelled
from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.elders import KillElder, LookAtSecrets, RevealSecrets, add_secret, current_killing
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import EVIL, EVIL_DEAD, HONOR, NOTHING

__all__ = [
    "AddSecret", "ElderGoesHome", "ForElder", "GoesOnTheHunt", "HealElder", "JoinsHero", "KillAnElder", "LookAt", "ProtectElder",
    "RevealElder",
]  # fmt: skip

#: How an Elder is picked; anything else is an Elder's name. "that" is the one picked before.
WHICH: Final = ("chosen", "random", "lowest-honor", "highest-honor", "that")
CHOSEN: Final = 0
RANDOM: Final = 1
LOWEST: Final = 2
HIGHEST: Final = 3
THAT: Final = 4
NAMED: Final = 5


def aim(t: Shadowbrook, do: Do, elder: int) -> None:
    """Note which Elder is meant, for this word and for those it is a part of."""
    do.target = elder
    for place in range(len(t.stack) - 2, -1, -1):
        step = t.stack[place]
        if not isinstance(step, Do):
            return
        step.target = elder


@mypyc_attr(allow_interpreted_subclasses=True)
class OfElder(Word):
    """A word about one Elder: the player's choice, a random one, the one with the lowest or highest Honor (ties: the First Player
    decides, ATE-OPEN-06), the one picked before, or a named one."""

    PARTS: ClassVar[tuple[str, ...]] = ("which",)

    def __init__(self, which: str) -> None:
        super().__init__()
        self.which: Final = which
        self.kind: Final = WHICH.index(which) if which in WHICH else NAMED

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
            do.ask(t, seat, "one", self.question(), "ATE-ELDER-04", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The Elder is picked; or what happens to it is over."""
        if do.at == 0:
            self._take(t, do, t.chosen.code)
        else:
            do.done(t)

    def _take(self, t: Shadowbrook, do: Do, elder: int) -> None:
        do.at = 1
        aim(t, do, elder)
        self.happen(t, do, elder)

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """What happens to the Elder. Ends with `do.done(t)`, or calls a step with `then="again"`."""
        raise NotImplementedError

    def concerns(self, t: Shadowbrook, elder: int) -> bool:
        """Whether it can happen to this Elder: a living Town Elder, unless a word says otherwise."""
        return t.alive_in_town(elder)

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
        if found and (kind in (LOWEST, HIGHEST)):
            honors = [t.elder_skill(elder, HONOR) for elder in found]
            best = min(honors) if kind == LOWEST else max(honors)
            found = [elder for elder in found if t.elder_skill(elder, HONOR) == best]
        return found

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is such an Elder; one picked before is not known yet."""
        return self.kind == THAT or len(self.foremost(t, NOTHING)) > 0

    def why(self) -> tuple[str, str]:
        """There is no such Elder."""
        return "why-no-elder", "ATE-ELDER-10"


def random_of(t: Shadowbrook, elders: list[int]) -> int:
    """One of several Elders by a D6; a number too high for an even share is rolled again (ATE-DICE-01)."""
    most = 6 // len(elders) * len(elders)
    die = t.die()
    while die > most:
        die = t.die()
    elder = elders[(die - 1) % len(elders)]
    t.tell("random-elder", "ATE-DICE-01", elder, die)
    return elder


@final
class KillAnElder(OfElder):
    """A Town Elder is killed (ATE-ELDER-10, ATE-ELDER-15)."""

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Unless a card saves it."""
        do.call(t, KillElder(elder), "again")

    def question(self) -> str:
        """Who must die."""
        return "ask-kill-elder"

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-kill-elder", {"elder": f"@elder-{self.which}"})


@final
class AddSecret(OfElder):
    """A Town Elder gets one more Secret, face down (ATE-ELDER-02)."""

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Beneath the card."""
        add_secret(t, elder)
        do.done(t)

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-add-secret", {"elder": f"@elder-{self.which}"})


@final
class RevealElder(OfElder):
    """All Secrets of an Elder are revealed to all, and take effect (ATE-OPEN-23)."""

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Read aloud."""
        do.call(t, RevealSecrets(elder, do.hero), "again")

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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-reveal-elder", {"elder": f"@elder-{self.which}"})


@final
class ForElder(OfElder):
    """Pick a Town Elder, of which the rest of the word speaks (ATE-ELDER-04)."""

    PARTS: ClassVar[tuple[str, ...]] = ("which", "word")

    def __init__(self, which: str, word: Word) -> None:
        super().__init__(which)
        self.word: Final = word

    def happen(self, t: Shadowbrook, do: Do, elder: int) -> None:
        """Go on as the rest."""
        do.become(t, self.word)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is such an Elder and the rest could change something."""
        return (self.kind == THAT or len(self.foremost(t, NOTHING)) > 0) and self.word.could(t, hero)

    def say(self) -> Saying:
        """Behind a label."""
        return Saying("effect-for", {"who": f"@elder-{self.which}", "what": labelled(self.word)})

    def words(self) -> list[Word]:
        """The rest."""
        return [self.word]


@final
class LookAt(Counted):
    """Look at the Secrets of so many Elders, one after another (ATE-ACT-06, ATE-KEY-06)."""

    PARTS: ClassVar[tuple[str, ...]] = ("amount", "quietly")

    def __init__(self, amount: int, quietly: bool = False) -> None:
        super().__init__(checked_amount("LookAt", amount))
        self.quietly: Final = quietly

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """The first."""
        do.rest = [0 if t.down[do.hero] else amount]
        self._next(t, do)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; the Elder is picked; or the look is over."""
        if do.at == 0:
            self.apply(t, do, t.result)
        elif do.at == 2:
            self._next(t, do)
        elif t.chosen is t.box.options.passing:
            do.done(t)
        else:
            self._look(t, do, t.chosen.code)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        options: list[Option] = []
        if do.rest[0] > 0:
            for elder in range(len(t.elders)):
                if hides_from(t, do.hero, elder) and elder not in do.rest[1:]:
                    options.append(t.box.options.look[elder])
        do.at = 1
        if not options:
            do.done(t)
            return
        if len(do.rest) > 1:
            options.append(t.box.options.passing)
        do.ask(t, do.hero, "one", "ask-look", "ATE-ACT-06", options, "again")

    def _look(self, t: Shadowbrook, do: Do, elder: int) -> None:
        do.at = 2
        do.rest[0] -= 1
        do.rest.append(elder)
        do.call(t, LookAtSecrets(do.hero, elder, self.quietly), "again")

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

    def say(self) -> Saying:
        """As a sentence."""
        facts: dict[str, Said] = {"n": amount_said(self.amount), "quietly": "yes" if self.quietly else "no"}
        return counting(Saying("effect-look", facts), self.amount)


def hides_from(t: Shadowbrook, hero: int, elder: int) -> bool:
    """Whether an Elder has a Secret that a Hero has not seen; an Evil Elder has none left (ATE-ELDER-07)."""
    for mask in t.seen[elder]:
        if mask >> hero & 1 == 0:
            return True
    return False


@final
class ProtectElder(Answer):
    """The Elder that would be killed is not (ATE-ELDER-14)."""

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

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-protect-elder")
