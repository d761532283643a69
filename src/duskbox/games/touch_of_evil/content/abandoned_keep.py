"""The Abandoned Keep's deck: Cunning, Honor and danger (ATE-COMP-05, ATE-THEME-05).

It is wilder than the upper corners, and richer: more Minions, better rewards and Items (ATE-THEME-01).
A card is marked `public` only if all it does is known; a known name or a known idea with numbers of ours is `house`.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, Minion, ally, attacker, find, item
from duskbox.games.touch_of_evil.effects.cards import GainLairCard, TakeTownItem
from duskbox.games.touch_of_evil.effects.conditions import InShowdown
from duskbox.games.touch_of_evil.effects.dice import AddDice, IgnoreWounds, OnesHit
from duskbox.games.touch_of_evil.effects.elders import ProtectElder
from duskbox.games.touch_of_evil.effects.flow import OneOf, Seq, Table
from duskbox.games.touch_of_evil.effects.gains import Gain, Heal, HitVillain, Lose, TowardDarkness, Train, Wound
from duskbox.games.touch_of_evil.effects.hooks import Cost, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import FightA, PlaceMilitia
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.vocabulary import ABANDONED_KEEP, D3

# Laid out by hand, a hook a line, so that a card reads like a card.
# fmt: off
ABANDONED_KEEP_CARDS: Final[tuple[Card, ...]] = (
    # Items
    item(ABANDONED_KEEP, "oathbreakers-blade", (
        Static("combat", 2),
        Static("honor", -1),
    ), keywords=("weapon",)),
    item(ABANDONED_KEEP, "templars-shield", (
        Static("honor", 1),
        Trigger("wounds", IgnoreWounds(2, "own"), limit="fight"),
    ), keywords=("holy",)),
    item(ABANDONED_KEEP, "suit-of-plate", (Static("wounds", 2), Static("move", -1))),
    item(ABANDONED_KEEP, "executioners-axe", (
        Static("combat", 1),
        Trigger("roll", OnesHit(), limit="fight"),
    ), keywords=("weapon",)),
    item(ABANDONED_KEEP, "castellans-signet", (
        Static("honor", 1),
        Trigger("action", PlaceMilitia(1, "here"), Cost(pay=2), limit="turn"),
    )),
    item(ABANDONED_KEEP, "tattered-banner", (
        Static("showdown-price", -2),
        Trigger("roll", AddDice(2, "any", "fight"), limit="round"),
    )),
    item(ABANDONED_KEEP, "gunpowder-keg", (
        Trigger("fight-round", HitVillain(4), Cost(discard=True), when=InShowdown()),
    ), keywords=("tool",)),
    # Allies
    ally(ABANDONED_KEEP, "last-of-the-garrison", (
        Static("combat", 1),
        Trigger("ko", ProtectElder(), Cost(discard=True)),
    ), keywords=("human",)),
    ally(ABANDONED_KEEP, "forgotten-prisoner", (
        Static("cunning", 1),
        Trigger("action", GainLairCard(), Cost(pay=3, discard=True)),
    ), keywords=("human",)),
    # Finds
    find(ABANDONED_KEEP, "cave-in", Test("cunning", 5, passed=Gain(3), failed=Wound(D3))),
    find(ABANDONED_KEEP, "your-purse-please", OneOf(Lose(3), FightA("bandits"))),
    find(ABANDONED_KEEP, "vault-of-three-seals", Test("cunning+honor", 6, passed=Gain(4), failed=TowardDarkness(1))),
    find(ABANDONED_KEEP, "knights-vigil",
        Test("honor", 6, passed=OneOf(Train("combat"), Gain(4)), failed=TowardDarkness(1))),
    find(ABANDONED_KEEP, "rusted-armoury",
        Table((1, 2, Wound(1)), (3, 4, Gain(3)), (5, 6, TakeTownItem(7)))),
    # Minions
    attacker(ABANDONED_KEEP, Minion("bandits", 3, 2, Gain(3), ("human",))),
    attacker(ABANDONED_KEEP, Minion("walking-armour", 5, 2, Gain(4), ("spirit", "construct"))),
    attacker(ABANDONED_KEEP, Minion("crypt-ghoul", 4, 1, Seq(Gain(2), Heal(1)), ("undead",))),
    attacker(ABANDONED_KEEP, Minion("gargoyle", 3, 3, Gain(4), ("construct",))),
    attacker(ABANDONED_KEEP, Minion("cellar-spider", 4, 1, Gain(2), ("beast",), skill="cunning")),
    attacker(ABANDONED_KEEP,
        Minion("black-knight", 4, 2, Seq(Gain(3), Train("honor")), ("undead",), skill="honor")),
)
# fmt: on
