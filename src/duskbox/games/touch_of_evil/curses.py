"""The Curse of the Werewolf: who takes it, how it grows, how it is lifted (ATE-CURSE-01 to ATE-CURSE-06)."""

from __future__ import annotations

from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook


def take_curse(t: Shadowbrook, hero: int) -> None:
    """A Hero KO'd by a Villain that curses takes a Curse card: one for each Hero, as long as there are any (ATE-CURSE-01, ATE-OPEN-38).
    The basic game is played without them (ATE-SETUP-01)."""
    villain = t.box.villains[t.villain]
    taken = sum(1 for counters in t.curse if counters >= 0)
    if villain.curses and t.terms.abilities and t.curse[hero] < 0 and taken < t.box.curses:
        t.curse[hero] = 0
        t.refresh(hero)
        t.tell("cursed", "ATE-CURSE-01", hero)


def lift_curse(t: Shadowbrook, hero: int) -> None:
    """The Curse is gone, even from a Hero that has changed completely (ATE-CURSE-05, ATE-CURSE-06)."""
    t.curse[hero] = -1
    t.changed[hero] = 0
    t.refresh(hero)
    t.tell("curse-lifted", "ATE-CURSE-05", hero)
