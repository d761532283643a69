"""The eight Heroes, in the order of the ledger (ATE-HERO-02 to ATE-HERO-09).

Heinrich and the Inspector are known completely. Of the others the known figures are kept (Anne Marie's Combat, Honor,
Wounds and Books; Thomas's Combat, Honor, Wounds and pace; Isabella's Honor, Wounds and purse; Katarina's Combat); all
else is ours.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Hero
from duskbox.games.touch_of_evil.effects.conditions import At, Carries, Not
from duskbox.games.touch_of_evil.effects.dice import IgnoreWounds, Reroll
from duskbox.games.touch_of_evil.effects.gains import Gain
from duskbox.games.touch_of_evil.effects.hooks import Cost, Replacement, Static, Trigger

# Spirit, Cunning, Combat, Honor, Wounds
HEROES: Final[tuple[Hero, ...]] = (
    # The fighter: strong from the first round, slow to find anything out (ATE-HERO-02).
    Hero("karl", 1, 1, 4, 3, 4, (Trigger("roll", Reroll(1, "own", "fight"), limit="fight"),)),
    # The reader: harmless with empty hands, dangerous with a Book (ATE-HERO-03).
    Hero("anne-marie", 4, 3, 2, 3, 3, (Static("combat", 2, when=Carries("book")),)),
    # The collector: what others find once, he finds with interest (ATE-HERO-04).
    Hero("inspector-cooke", 1, 4, 2, 4, 3, (Trigger("collected", Gain(1)),), mark="public"),
    # The runner: first wherever something lies (ATE-HERO-05).
    Hero("thomas", 2, 2, 3, 2, 3, (Static("move", 2),)),
    # The gambler: a chosen hand of Events (ATE-HERO-06).
    Hero(
        "heinrich",
        4,
        2,
        2,
        4,
        4,
        (Replacement("event-draw", 2, when=Not(At("town-hall"))),),
        "crossroads",
        mark="public",
    ),
    # The highwaywoman: lives off the roads, where no one else finds anything (ATE-HERO-07).
    Hero("katarina", 2, 4, 2, 4, 4, (Trigger("turn-end", Gain(1), when=At("road")),)),
    # The actor: any Event he does not play saves a scene that goes wrong (ATE-HERO-08).
    Hero("victor", 3, 4, 3, 2, 4, (Trigger("roll", Reroll(2, "own", "any"), Cost(event=1)),)),
    # The purse: frail, but her people stand in the way for money (ATE-HERO-09).
    Hero("isabella", 3, 4, 3, 2, 2, (Trigger("wounds", IgnoreWounds(2, "own"), Cost(pay=1)),)),
)
