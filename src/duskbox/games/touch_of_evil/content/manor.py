"""The Manor's deck: Spirit, Secrets and Books behind closed doors (ATE-COMP-05, ATE-THEME-02).

A card is marked `public` only if all it does is known; a known name or a known idea with numbers of ours is `house`.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, Minion, ally, attacker, find, item
from duskbox.games.touch_of_evil.effects.cards import DrawEvent, TakeDiscarded
from duskbox.games.touch_of_evil.effects.conditions import Against
from duskbox.games.touch_of_evil.effects.dice import IgnoreWounds
from duskbox.games.touch_of_evil.effects.elders import AddSecret, LookAt, RevealElder
from duskbox.games.touch_of_evil.effects.flow import AHero, Nothing, OneOf, Seq, Table
from duskbox.games.touch_of_evil.effects.gains import Gain, Heal, TowardDarkness, Until
from duskbox.games.touch_of_evil.effects.hooks import Cost, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import FightA
from duskbox.games.touch_of_evil.effects.movement import MoveToAny
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.vocabulary import MANOR, X

# Laid out by hand, a hook a line, so that a card reads like a card.
# fmt: off
MANOR_CARDS: Final[tuple[Card, ...]] = (
    # Items
    item(MANOR, "book-of-medicine", (
        Trigger("turn-end", Test("cunning", 5, each=AHero(Heal(X), who="here"))),
        Trigger("showdown-round", Test("cunning", 5, each=AHero(Heal(X), who="here"))),
    ), keywords=("book",), mark="public"),
    # Every die shows at least 1, so the whole of Cunning is added.
    item(MANOR, "book-of-riddles", (
        Trigger("fight-round", Test("cunning", 1, each=Until("fight", "combat", X)), Cost(discard=True)),
    ), keywords=("book",)),
    item(MANOR, "illuminated-psalter", (
        Static("spirit", 1),
        Static("combat", 1),
        Static("combat", 1, Against("undead")),
    ), keywords=("book", "holy")),
    item(MANOR, "household-ledger", (
        Static("look-price", -1),
        Trigger("action", LookAt(2, quietly=True), Cost(discard=True)),
    ), keywords=("book",)),
    item(MANOR, "silver-candelabrum", (
        Static("linger-on", -1),
        Static("combat", 1),
        Static("combat", 1, Against("spirit")),
    ), keywords=("light", "weapon")),
    # Allies
    ally(MANOR, "old-butler", (
        Static("heal-price", -1),
        Trigger("wounds", IgnoreWounds(2, "own"), Cost(discard=True)),
    ), keywords=("human",)),
    ally(MANOR, "blind-seeress", (
        Static("spirit", 1),
        Trigger("action", LookAt(1, quietly=True), Cost(wounds=1), limit="turn"),
    ), keywords=("human", "magic")),
    # Finds
    find(MANOR, "portrait-gallery", Test("spirit", 5, failed=TowardDarkness(1), each=Gain(X)), copies=2),
    find(MANOR, "forbidden-library", OneOf(Gain(2), DrawEvent(2, keep=1), TakeDiscarded("item")), copies=2),
    find(MANOR, "secret-passage",
        Table((1, 2, Nothing()), (3, 5, Gain(2)), (6, 6, Seq(Gain(3), MoveToAny("any")))), copies=2),
    find(MANOR, "voices-behind-the-panelling",
        Test("spirit", 5, passed=Seq(Gain(1), LookAt(2, quietly=True)), failed=TowardDarkness(1))),
    find(MANOR, "family-crypt",
        Test("spirit", 5, passed=Seq(Gain(2), Heal(1)), failed=FightA("grey-lady"))),
    find(MANOR, "evening-at-whist", Test("honor", 5, failed=AddSecret("random"), each=Gain(X))),
    find(MANOR, "bundle-of-letters", OneOf(RevealElder("chosen"), Gain(2))),
    # Minions
    attacker(MANOR,
        Minion("hired-assassin", 4, 1, Seq(Gain(2), LookAt(1, quietly=True)), ("human",))),
    attacker(MANOR, Minion("grey-lady", 3, 1, Gain(2), ("spirit",), skill="spirit")),
    attacker(MANOR, Minion("mad-heir", 3, 2, Gain(3), ("human",))),
)
# fmt: on
