"""The Windmill's deck: Cunning, combined tests and a loft full of Items (ATE-COMP-05, ATE-THEME-03).

A card is marked `public` only if all it does is known; a known name or a known idea with numbers of ours is `house`.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, Minion, ally, attacker, find, item
from duskbox.games.touch_of_evil.effects.cards import DrawEvent, TakeDiscarded, TakeTownItem
from duskbox.games.touch_of_evil.effects.conditions import Against
from duskbox.games.touch_of_evil.effects.dice import Reroll, SetDie
from duskbox.games.touch_of_evil.effects.flow import OneOf, Seq, Table
from duskbox.games.touch_of_evil.effects.gains import Gain, Heal, PutClues, Train, Until, Wound
from duskbox.games.touch_of_evil.effects.hooks import Cost, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import ChartAttack
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, WINDMILL, X

# Laid out by hand, a hook a line, so that a card reads like a card.
# fmt: off
WINDMILL_CARDS: Final[tuple[Card, ...]] = (
    # Items
    item(WINDMILL, "pitchfork", (
        Static("combat", 1),
        Trigger("roll", Reroll(1, "own", "fight"), limit="fight-round"),
    ), copies=2, keywords=("weapon", "tool")),
    item(WINDMILL, "harvest-scythe", (
        Static("combat", 1),
        Static("combat", 2, Against("construct")),
    ), keywords=("weapon", "tool")),
    item(WINDMILL, "clockwork-engine", (
        Static("cunning", 1),
        Trigger("roll", SetDie(6, "own", "any"), Cost(pay=2), limit="round"),
    ), keywords=("tool",)),
    item(WINDMILL, "sack-of-flour", (
        Trigger("fight-round", Until("fight-round", "enemy-hit-on", 1), limit="fight"),
    )),
    item(WINDMILL, "millers-cart", (
        Static("carry-town", 2),
        Static("carry-corner", 1),
        Static("move", -1),
    ), keywords=("tool",)),
    item(WINDMILL, "brass-spyglass", (
        Trigger("action", PutClues(1, "random"), limit="round"),
    ), keywords=("tool",)),
    item(WINDMILL, "coil-of-rope", (
        Trigger("roll", Reroll(ALL, "own", "test"), Cost(discard=True)),
    ), keywords=("tool",)),
    # Allies
    ally(WINDMILL, "millers-daughter", (
        Static("cunning", 1),
        Trigger("roll", Reroll(1, "own", "test"), limit="round"),
    ), keywords=("human",)),
    ally(WINDMILL, "travelling-tinker", (
        Static("town-price", -1),
        Trigger("action", TakeTownItem(4), Cost(discard=True)),
    ), keywords=("human",)),
    # Finds
    find(WINDMILL, "grinding-stones", Test("cunning+combat", 5, failed=Wound(1), each=Gain(X))),
    find(WINDMILL, "false-bottomed-bin",
        Test("spirit+cunning", 6, passed=OneOf(TakeDiscarded("item"), Gain(2)), failed=Gain(1))),
    find(WINDMILL, "loose-sail",
        ChooseTest(("cunning", "combat"), 5, passed=Gain(2), failed=Wound(1))),
    find(WINDMILL, "lights-in-the-valley",
        Test("spirit+cunning", 5, passed=PutClues(2, "corners"), failed=PutClues(1, "dangerous"))),
    find(WINDMILL, "smugglers-cache",
        Table((1, 2, ChartAttack()), (3, 4, Gain(2)), (5, 6, TakeTownItem(4)))),
    find(WINDMILL, "millwrights-lesson",
        Test("cunning+honor", 6, passed=OneOf(Train("cunning"), Gain(2)), failed=Gain(1))),
    # Minions
    attacker(WINDMILL, Minion("mill-rats", 2, 1, Gain(2), ("beast",))),
    attacker(WINDMILL, Minion("tusked-boar", 3, 2, Seq(Gain(2), Heal(1)), ("beast",))),
    attacker(WINDMILL, Minion("straw-effigy", 3, 2, Gain(3), ("construct",))),
    attacker(WINDMILL,
        Minion("cutpurse", 2, 1, Seq(Gain(2), DrawEvent(1)), ("human",), skill="cunning")),
)
# fmt: on
