"""The six Town Elders (ATE-COMP-09, ATE-ELDER-04, ATE-ELDER-05).

Known are the Honor of Lord Hanbrook, Doctor Manning and the Midwife, the second Wound of Lord Hanbrook, and what kind
of help Lady Hanbrook, the Doctor and the Midwife are; the rest is ours. Their abilities help the Hero they are assigned
to in a Showdown.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Elder
from duskbox.games.touch_of_evil.effects.cards import CancelRemaining
from duskbox.games.touch_of_evil.effects.dice import IgnoreWounds, Reroll
from duskbox.games.touch_of_evil.effects.hooks import Cost, Static, Trigger

# Spirit, Cunning, Honor
ELDERS: Final[tuple[Elder, ...]] = (
    Elder("lord-hanbrook", 2, 3, 6, (Static("fight-dice", 1),), wounds=2),
    Elder("lady-hanbrook", 4, 3, 4, (Trigger("wounds", IgnoreWounds(1, "own"), limit="fight-round"),)),
    Elder("reverend-harding", 6, 2, 4, (Trigger("roll", Reroll(2, "enemy", "fight"), limit="fight-round"),)),
    Elder("doctor-manning", 2, 6, 2, (Trigger("wounds", IgnoreWounds(2, "own"), Cost(pay=1), limit="fight-round"),)),
    Elder("magistrate-kroft", 3, 5, 3, (Trigger("roll", Reroll(2, "own", "fight"), limit="fight-round"),)),
    Elder("sophie", 5, 4, 5, (Trigger("showdown-step", CancelRemaining(2), limit="fight"),)),
)
