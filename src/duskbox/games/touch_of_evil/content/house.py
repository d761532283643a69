"""Our box: everything declared, in a fixed order, on our board (ATE-COMP-01, ATE-COMP-02, ATE-COMP-11).

Of the other pieces of the printed box nothing is needed here: reference cards, soundtrack and spare counters have no
effect (ATE-COMP-12, ATE-COMP-14, ATE-COMP-16), dice and most counters have no end (ATE-COMP-13), and the Villain is not
marked on the board (ATE-COMP-15).
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.abandoned_keep import ABANDONED_KEEP_CARDS
from duskbox.games.touch_of_evil.content.box import Box
from duskbox.games.touch_of_evil.content.curse import CHANGE_AFTER, CURSE_CARDS
from duskbox.games.touch_of_evil.content.elders import ELDERS
from duskbox.games.touch_of_evil.content.events import EVENT_CARDS
from duskbox.games.touch_of_evil.content.heroes import HEROES
from duskbox.games.touch_of_evil.content.lairs import LAIR_CARDS
from duskbox.games.touch_of_evil.content.manor import MANOR_CARDS
from duskbox.games.touch_of_evil.content.mysteries import MYSTERY_CARDS
from duskbox.games.touch_of_evil.content.olde_woods import OLDE_WOODS_CARDS
from duskbox.games.touch_of_evil.content.secrets import SECRET_CARDS
from duskbox.games.touch_of_evil.content.spaces import SPACES, TRACK
from duskbox.games.touch_of_evil.content.town_items import TOWN_ITEM_CARDS
from duskbox.games.touch_of_evil.content.villains import VILLAINS
from duskbox.games.touch_of_evil.content.windmill import WINDMILL_CARDS
from duskbox.games.touch_of_evil.rules.board import HOUSE_BOARD

#: How many Militia counters there are (house).
MILITIA: Final = 6

HOUSE: Final = Box(
    HOUSE_BOARD,
    SPACES,
    TRACK,
    HEROES,
    VILLAINS,
    ELDERS,
    (
        *EVENT_CARDS,
        *MYSTERY_CARDS,
        *MANOR_CARDS,
        *WINDMILL_CARDS,
        *OLDE_WOODS_CARDS,
        *ABANDONED_KEEP_CARDS,
        *LAIR_CARDS,
        *SECRET_CARDS,
        *TOWN_ITEM_CARDS,
        *CURSE_CARDS,
    ),
    MILITIA,
    CHANGE_AFTER,
)
