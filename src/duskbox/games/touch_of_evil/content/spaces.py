"""What the board says of the named spaces, and the Shadow Track (ATE-BOARD-07, ATE-BOARD-08, ATE-SHADOW-08,
ATE-COOP-08).

At a corner the Hero draws from its deck and at a dangerous location a die decides: that is the rules' own business.
Known of the town are what kind of help each space sells, of the track its first price; the prices are ours
(ATE-OPEN-31, ATE-OPEN-39).
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.box import Track
from duskbox.games.touch_of_evil.content.kinds import Service, Space
from duskbox.games.touch_of_evil.effects.cards import DrawEvent
from duskbox.games.touch_of_evil.effects.curse import LiftCurse
from duskbox.games.touch_of_evil.effects.elders import LookAt
from duskbox.games.touch_of_evil.effects.gains import Heal, Train
from duskbox.games.touch_of_evil.effects.minions import PlaceMilitia

SPACES: Final[tuple[Space, ...]] = (
    Space("manor", None, mark="rulebook"),
    Space("windmill", None, mark="rulebook"),
    Space("olde-woods", None, mark="rulebook"),
    Space("abandoned-keep", None, mark="rulebook"),
    Space("town-hall", DrawEvent(2, keep=1), (Service("study", 4, Train("cunning"), once=True),)),
    Space("blacksmith", DrawEvent(1), shop=True),
    Space("church", DrawEvent(1), (Service("pray", 4, Train("spirit"), once=True),)),
    Space("doctors-office", DrawEvent(1), (Service("treatment", 2, Heal(2)), Service("lift-curse", 6, LiftCurse()))),
    Space(
        "magistrates-office",
        DrawEvent(1),
        (
            Service("raise-militia", 3, PlaceMilitia(1, "chosen"), once=True),
            Service("court-records", 1, LookAt(1, quietly=True), once=True),
        ),
    ),
    Space("fields", None, mark="rulebook"),
    Space("marsh", None, mark="rulebook"),
    Space("covered-bridge", None, mark="rulebook"),
    Space("crossroads", None, mark="rulebook"),
)

TRACK: Final = Track(prices=(12, 10, 8, 6, 4), more_wounds=(16, 8), more_combat=(12, 4), mark="house")
