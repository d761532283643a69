"""The Curse of the Werewolf (ATE-COMP-10, ATE-CURSE-01 to ATE-CURSE-06); the steps of the change are ours
(ATE-OPEN-39).
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, curse
from duskbox.games.touch_of_evil.effects.conditions import Changed
from duskbox.games.touch_of_evil.effects.hooks import Static

#: A cursed Hero takes a Transformation counter in each Mystery Phase; this number of them completes the change.
CHANGE_AFTER: Final = 3

CURSE_CARDS: Final[tuple[Card, ...]] = (
    curse(
        "curse-of-the-werewolf",
        6,
        (Static("combat", 1, when=Changed()), Static("honor", -1, when=Changed())),
    ),
)
