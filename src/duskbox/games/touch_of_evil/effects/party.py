"""What an Elder does because of its own Secret, and healing in the Hunting Party (ATE-SECR-03, ATE-TOK-08, ATE-FAQ-04,
ATE-FAQ-06).
"""

from __future__ import annotations

from typing import final

from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.text.sentences import HAPPENS, Act, Part
from duskbox.games.touch_of_evil.rules.elders import go_home
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.hunting_party import elder_of_secret
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABROAD,
    COMBAT,
    HONOR,
    IN_PARTY,
    IN_TOWN,
    NOTHING,
    UNTIL_ROUND,
)
from duskbox.games.touch_of_evil.schema import tell


@final
class ElderGoesHome(Effect):
    """The Elder whose Secret this is leaves the Hunting Party and goes back to Town (ATE-SHOW-30, ATE-FAQ-04)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Home."""
        elder = do.target if do.target >= 0 else elder_of_secret(t, do.hero, self)
        if elder >= 0 and t.elders[elder] == IN_PARTY:
            go_home(t, elder, "ATE-FAQ-04")
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If such an Elder stands by the Hero."""
        return elder_of_secret(t, hero, self) >= 0

    def why(self) -> tuple[str, str]:
        """No such Elder is in the Hunting Party."""
        return "why-no-elder", "ATE-SHOW-30"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-elder-goes-home", kind=HAPPENS)


def wounded_elders(t: Shadowbrook, hero: int) -> list[int]:
    """The Elders next to a Hero that have survived a Wound."""
    found: list[int] = []
    for elder in range(len(t.elders)):
        if t.elders[elder] == IN_PARTY and t.elder_with[elder] == hero and t.elder_hurt[elder] > 0:
            found.append(elder)
    return found


def heal_elder(t: Shadowbrook, elder: int) -> None:
    """An Elder heals 1 Wound (ATE-FAQ-06)."""
    t.elder_hurt[elder] -= 1
    tell.elder_healed(t, "ATE-FAQ-06", elder=elder)


@final
class HealElder(Effect):
    """A wounded Elder next to the Hero heals 1 Wound (ATE-FAQ-06)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Which, if there are two."""
        hurt = wounded_elders(t, do.hero)
        if not hurt:
            do.done(t)
        elif len(hurt) == 1:
            self._heal(t, do, hurt[0])
        else:
            options = [t.box.options.elder_option[elder] for elder in hurt]
            do.ask(t, do.hero, "one", "ask-heal-elder", "ATE-FAQ-06", options, "elder_chosen")

    def elder_chosen(self, t: Shadowbrook, do: Do) -> None:
        """This one."""
        self._heal(t, do, t.chosen.code)

    def _heal(self, t: Shadowbrook, do: Do, elder: int) -> None:
        heal_elder(t, elder)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a wounded Elder stands by the Hero."""
        return len(wounded_elders(t, hero)) > 0

    def why(self) -> tuple[str, str]:
        """No Elder is wounded."""
        return "why-no-elder-hurt", "ATE-FAQ-06"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-heal-elder")


@final
class GoesOnTheHunt(Effect):
    """The Elder's counter goes on the board, to the space of a Minion that the Hero's player picks (ATE-TOK-08,
    ATE-SECR-03).
    """

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Pick the Minion."""
        spaces = [space for space in range(len(t.minions)) if t.minions[space] != NOTHING]
        if not spaces or do.target < 0 or t.elders[do.target] != IN_TOWN:
            do.done(t)
        elif len(spaces) == 1:
            self._go(t, do, spaces[0])
        else:
            options = [t.box.options.space[space] for space in spaces]
            do.ask(t, do.hero, "place", "ask-hunt-where", "ATE-TOK-08", options, "space_chosen")

    def space_chosen(self, t: Shadowbrook, do: Do) -> None:
        """There."""
        self._go(t, do, t.chosen.code)

    def _go(self, t: Shadowbrook, do: Do, space: int) -> None:
        t.elders[do.target] = ABROAD
        t.elder_at[do.target] = space
        tell.on_the_hunt(t, "ATE-TOK-08", elder=do.target, space=space)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is a Minion on the board."""
        for minion in t.minions:
            if minion != NOTHING:
                return True
        return False

    def why(self) -> tuple[str, str]:
        """There is no Minion to hunt."""
        return "why-no-minion", "ATE-TOK-08"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-on-the-hunt")


@final
class JoinsHero(Effect):
    """The Elder sides with the Hero for the round: +1 Combat and +1 Honor (ATE-SECR-03)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Until the end of the round."""
        if do.target >= 0 and t.alive_in_town(do.target) and t.down[do.hero] == 0:
            t.last(COMBAT, do.hero, 1, UNTIL_ROUND)
            t.last(HONOR, do.hero, 1, UNTIL_ROUND)
            tell.elder_joins(t, "ATE-SECR-03", elder=do.target, hero=do.hero)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """A standing Hero can be helped."""
        return t.down[hero] == 0

    def why(self) -> tuple[str, str]:
        """The Hero is KO'd."""
        return "why-hero-down", "ATE-KO-05"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-joins-hero")
