"""The Secrets of the Town Elders: twelve for every game, eight for the advanced one (ATE-COMP-07, ATE-SETUP-02,
ATE-ELDER-03).

A Secret's effect happens when it is revealed to all; its hooks help the Hero the Elder is assigned to or, if it is
evil, the Villain. Names and numbers of the advanced Secrets, Coward, Darkest Secret and Shadow Puppet are known; the
rest is ours.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, secret
from duskbox.games.touch_of_evil.effects.conditions import Wounded
from duskbox.games.touch_of_evil.effects.dice import IgnoreWounds, Reroll
from duskbox.games.touch_of_evil.effects.elders import ElderGoesHome, GoesOnTheHunt, JoinsHero, LookAt
from duskbox.games.touch_of_evil.effects.flow import Seq, Table
from duskbox.games.touch_of_evil.effects.gains import Gain, HitVillain, TowardDarkness, Wound
from duskbox.games.touch_of_evil.effects.hooks import Replacement, Static, Trigger
from duskbox.games.touch_of_evil.rules.vocabulary import ALL

SECRET_CARDS: Final[tuple[Card, ...]] = (
    # Trifles
    secret("blowhard"),
    secret("drunkard", effect=Gain(1)),
    secret("peeping-tom", effect=LookAt(1, quietly=True)),
    secret("old-war-crime", hooks=(Static("combat", 1), Static("honor", -1))),
    secret("coward", hooks=(Trigger("showdown-round", Table((1, 3, ElderGoesHome()))),), mark="public"),
    # Strength
    secret("inner-strength", hooks=(Trigger("roll", Reroll(1, "own", "fight"), limit="fight-round"),)),
    secret("charmed-life", hooks=(Trigger("wounds", IgnoreWounds(1, "elder"), limit="fight"),)),
    secret("monster-hunter", hooks=(Trigger("fight-round", HitVillain(1), limit="fight"),)),
    # Evil
    secret("servant-of-darkness", evil=True),
    secret("shadow-puppet", evil=True, hooks=(Trigger("showdown-round", TowardDarkness(1)),), mark="public"),
    secret("blood-pact", evil=True, hooks=(Static("villain-wounds", 2),)),
    secret("hidden-dagger", evil=True, effect=Wound(1)),
    # The advanced game
    secret("on-the-hunt", copies=2, advanced=True, immediate=True, effect=GoesOnTheHunt()),
    secret("hero-of-the-people", copies=2, advanced=True, immediate=True, effect=JoinsHero()),
    secret("darkest-secret", copies=2, evil=True, advanced=True, hooks=(Replacement("single-out"),), mark="public"),
    secret(
        "selfless-martyr",
        advanced=True,
        hooks=(Trigger("wounds", Seq(IgnoreWounds(ALL, "own"), ElderGoesHome()), limit="fight"),),
    ),
    secret("reluctant-hero", advanced=True, hooks=(Static("fight-dice", 2, when=Wounded()),)),
)
