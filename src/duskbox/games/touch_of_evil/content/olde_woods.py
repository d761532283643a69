"""The Olde Woods' deck: Spirit, Combat and Magic (ATE-COMP-05, ATE-THEME-04).

It is wilder than the upper corners, and richer: more Minions, better rewards and Items (ATE-THEME-01).
A card is marked `public` only if all it does is known; a known name or a known idea with numbers of ours is `house`.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, Minion, ally, attacker, find, item
from duskbox.games.touch_of_evil.effects.cards import Cancel, DrawEvent, TakeTownItem
from duskbox.games.touch_of_evil.effects.conditions import Against
from duskbox.games.touch_of_evil.effects.dice import AddDice, IgnoreWounds, Reroll
from duskbox.games.touch_of_evil.effects.flow import OneOf, Seq, Table
from duskbox.games.touch_of_evil.effects.gains import (
    AwayFromDarkness,
    Gain,
    Heal,
    PutClues,
    TowardDarkness,
    Train,
    Wound,
)
from duskbox.games.touch_of_evil.effects.hooks import Cost, Replacement, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import ChartAttack
from duskbox.games.touch_of_evil.effects.movement import MoveTo, MoveUpTo
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, OLDE_WOODS, SPIRIT, X

# Laid out by hand, a hook a line, so that a card reads like a card.
# fmt: off
OLDE_WOODS_CARDS: Final[tuple[Card, ...]] = (
    # Items
    item(OLDE_WOODS, "rowan-charm", (
        Trigger("roll", Reroll(1, "own", "any"), limit="round"),
    ), keywords=("magic",), mark="public"),
    item(OLDE_WOODS, "golden-sickle", (
        Static("combat", 1),
        Static("spirit", 1),
    ), keywords=("weapon", "magic")),
    item(OLDE_WOODS, "ashen-staff", (
        Replacement("fight-skill", SPIRIT),
        Static("fight-dice", 2),
    ), keywords=("weapon", "magic")),
    item(OLDE_WOODS, "yew-longbow", (
        Static("combat", 1),
        Trigger("roll", AddDice(2, "own", "fight"), limit="fight"),
    ), keywords=("weapon",)),
    item(OLDE_WOODS, "witch-bottle", (
        Static("spirit", 1),
        Trigger("wounds", IgnoreWounds(ALL, "own"), Cost(discard=True)),
    ), keywords=("magic",)),
    item(OLDE_WOODS, "hunting-rifle", (
        Static("combat", 1),
        Static("combat", 1, Against("beast")),
    ), keywords=("weapon", "firearm")),
    item(OLDE_WOODS, "veiled-mirror", (
        Trigger("card", Cancel("mystery"), Cost(wounds=1, discard=True)),
    ), keywords=("magic",)),
    # Allies
    ally(OLDE_WOODS, "faithful-hound", (
        Static("combat", 1),
        Static("linger-on", -1),
        Trigger("wounds", IgnoreWounds(2, "own"), Cost(discard=True)),
    ), keywords=("beast",), uncounted=True),
    ally(OLDE_WOODS, "charcoal-burner", (
        Static("wounds", 2),
        Trigger("action", MoveUpTo(2), Cost(pay=1), limit="turn"),
    ), keywords=("human",)),
    # Finds
    find(OLDE_WOODS, "hanging-skulls", Test("spirit", 4, each=Gain(X)), mark="rulebook"),
    find(OLDE_WOODS, "toadstool-ring",
        Test("spirit", 6, passed=Seq(Train("spirit"), Gain(2)), failed=Seq(TowardDarkness(1), MoveTo("crossroads")))),
    find(OLDE_WOODS, "hunters-snare", Test("combat", 4, failed=Wound(1), each=Gain(X))),
    find(OLDE_WOODS, "standing-stones",
        Test("spirit+combat", 6, passed=Seq(Gain(2), AwayFromDarkness(1)), failed=TowardDarkness(1))),
    find(OLDE_WOODS, "fallen-dragoon",
        Table((1, 2, ChartAttack()), (3, 4, Gain(3)), (5, 6, Seq(Gain(1), TakeTownItem(6))))),
    find(OLDE_WOODS, "wise-womans-hut", OneOf(Train("combat"), Heal(ALL), Gain(3))),
    # Minions
    attacker(OLDE_WOODS, Minion("strangling-oak", 5, 3, Gain(5), ("plant",))),
    attacker(OLDE_WOODS, Minion("gaunt-wolves", 4, 2, Gain(3), ("beast",))),
    attacker(OLDE_WOODS,
        Minion("will-o-the-wisp", 3, 1, Seq(Gain(2), PutClues(2, "random")), ("spirit",), skill="spirit")),
    attacker(OLDE_WOODS,
        Minion("hollow-hag", 4, 2, Seq(Gain(2), DrawEvent(2)), ("human", "magic"), skill="spirit")),
    attacker(OLDE_WOODS, Minion("gallows-corpse", 3, 3, Gain(3), ("undead",))),
)
# fmt: on
