"""The Curse of the Werewolf: who takes it, how it grows, how it is lifted (ATE-CURSE-01 to ATE-CURSE-06)."""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.schema import tell


def take_curse(t: Shadowbrook, hero: int) -> None:
    """A Hero KO'd by a Villain that curses takes a Curse card: one for each Hero, as long as there are any
    (ATE-CURSE-01, ATE-OPEN-38). The basic game is played without them (ATE-SETUP-01), and they are a part of the
    advanced game of their own (ATE-ADV-02).
    """
    villain = t.box.villains[t.villain]
    taken = sum(1 for counters in t.curse if counters >= 0)
    if villain.curses and t.terms.curse and t.curse[hero] < 0 and taken < t.box.curses:
        t.curse[hero] = 0
        t.refresh(hero)
        tell.cursed(t, "ATE-CURSE-01", hero=hero)


def lift_curse(t: Shadowbrook, hero: int) -> None:
    """The Curse is gone, even from a Hero that has changed completely (ATE-CURSE-05, ATE-CURSE-06)."""
    t.curse[hero] = -1
    t.changed[hero] = 0
    t.refresh(hero)
    tell.curse_lifted(t, "ATE-CURSE-05", hero=hero)
