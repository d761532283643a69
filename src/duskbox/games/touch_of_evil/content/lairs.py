"""The Lairs: where the Villain can be found, what a Showdown costs there, and what is special about the place
(ATE-COMP-06, ATE-CARD-03).

The deck also decides every Random Location (ATE-RLOC-01), so it covers all corners and dangerous locations. That the
Covered Bridge and the Manor are among them is known; all else is ours. A cheap Lair is on the Villain's side, a dear
one on the Heroes'.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, lair
from duskbox.games.touch_of_evil.effects.cards import DiscardEvent
from duskbox.games.touch_of_evil.effects.flow import EachHero, Seq, Table
from duskbox.games.touch_of_evil.effects.gains import Heal, HitVillain, Lose, TowardDarkness, Until, VillainHeals, Wound
from duskbox.games.touch_of_evil.effects.hooks import Replacement, Static, Trigger
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.vocabulary import D3

LAIR_CARDS: Final[tuple[Card, ...]] = (
    lair("sealed-vault", "manor", 7, (Trigger("showdown-start", EachHero(HitVillain(1), "here")),)),
    lair("hall-of-mirrors", "manor", 4, (Replacement("mist", 6),)),
    lair("walled-up-attic", "manor", 4, (Static("no-escape", 1),)),
    lair("grinding-floor", "windmill", 4, (Trigger("showdown-round", Table((1, 2, EachHero(Wound(1), "here")))),)),
    lair("high-gallery", "windmill", 7, (Static("fight-dice", 1),)),
    lair("ring-of-stones", "olde-woods", 6, (
        Trigger("showdown-start", EachHero(Test("spirit", 5, passed=Until("showdown", "fight-dice", 1)), "here")),
    )),
    lair("poisoned-spring", "olde-woods", 4, (Static("no-heal", 1),)),
    lair("heart-of-the-thicket", "olde-woods", 3, (Static("villain-combat", 1),)),
    lair("throne-of-bones", "abandoned-keep", 3, (Static("villain-wounds", 2),)),
    lair("fallen-gatehouse", "abandoned-keep", 5, (Static("no-elders", 1),)),
    lair("dungeon-stair", "abandoned-keep", 4, (Trigger("showdown-start", EachHero(Wound(1), "here")),)),
    lair("narrow-planks", "covered-bridge", 7, (Static("villain-combat", -1),)),
    lair("toll-of-fear", "covered-bridge", 3, (Trigger("showdown-round", EachHero(Lose(2), "here")),)),
    lair("sunken-chapel", "marsh", 4, (Static("combat", -1),)),
    lair("isle-of-lights", "marsh", 5, (
        Trigger("showdown-round", EachHero(Test("cunning", 5, failed=Until("fight-round", "fight-dice", -1)), "here")),
    )),
    lair("open-field-at-dawn", "fields", 8, (Static("villain-hit-on", 1),)),
    lair("burnt-barn", "fields", 4, (Trigger("showdown-round", Table((1, 2, TowardDarkness(1)))),)),
    lair("gallows-tree", "crossroads", 4, (
        Trigger("showdown-start", EachHero(Test("spirit", 5, failed=Seq(DiscardEvent(1), Lose(1))), "here")),
    )),
    lair("pilgrims-cross", "crossroads", 6, (Trigger("showdown-start", EachHero(Heal(D3), "here")),)),
    lair("catacombs", "church", 3, (Trigger("showdown-round", VillainHeals(1)),)),
)  # fmt: skip
