"""The Town Items of the Blacksmith: an open stock of 16 with a single Musket (ATE-COMP-08, ATE-ITEM-03, ATE-ITEM-04).

A card is marked `public` only if all it does is known; prices and numbers of copies are ours, but for the one Musket.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, town_item
from duskbox.games.touch_of_evil.effects.conditions import Against, Carries, InShowdown
from duskbox.games.touch_of_evil.effects.dice import AddDice, IgnoreWounds, OnesHit, Reroll
from duskbox.games.touch_of_evil.effects.gains import HitVillain
from duskbox.games.touch_of_evil.effects.hooks import Cost, Replacement, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import DefeatMinion
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, CUNNING

# Laid out by hand, a hook a line, so that a card reads like a card.
# fmt: off
TOWN_ITEM_CARDS: Final[tuple[Card, ...]] = (
    town_item("musket", 8, (
        Static("combat", 3),
        Trigger("roll", AddDice(2, "own", "fight"), limit="fight"),
    ), keywords=("weapon", "firearm")),
    town_item("dueling-pistol", 6, (
        Static("combat", 2),
        Trigger("roll", AddDice(1, "own", "fight"), limit="fight"),
    ), keywords=("weapon", "firearm")),
    town_item("silver-bullets", 4, (
        Static("combat", 1, Against("beast")),
        Static("combat", 2, Carries("firearm")),
    )),
    town_item("sword", 7, (
        Static("combat", 3),
        Static("honor", 1),
    ), keywords=("weapon",)),
    town_item("knife", 3, (
        Static("combat", 1),
    ), copies=2, keywords=("weapon",)),
    town_item("wooden-stake", 6, (
        Static("combat", 2),
        Trigger("roll", OnesHit(), limit="fight-round", when=Against("undead")),
    ), keywords=("weapon",)),
    town_item("garlic", 3, (
        Trigger("wounds", IgnoreWounds(2, "own"), limit="fight", when=Against("undead")),
    )),
    town_item("holy-water", 4, (
        Trigger("in-fight", DefeatMinion(), Cost(discard=True)),
        Trigger("fight-round", HitVillain(2), Cost(discard=True), when=InShowdown()),
    ), copies=2, keywords=("holy",)),
    town_item("torch", 3, (
        Trigger("roll", Reroll(ALL, "enemy", "fight"), Cost(discard=True)),
    ), copies=2, keywords=("light",), mark="public"),
    town_item("tools-of-science", 5, (
        Replacement("fight-skill", CUNNING),
    ), keywords=("tool",), mark="public"),
    town_item("village-almanac", 3, (Static("cunning", 1),), keywords=("book",)),
    town_item("horse", 3, (Static("move", 2),), keywords=("mount",)),
    town_item("county-map", 3, (
        Static("lair-price", -2),
        Trigger("roll", Reroll(1, "own", "move"), limit="turn"),
    )),
)
# fmt: on
