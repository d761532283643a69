"""What calls of the library give back, for annotations: no program makes one of these itself.

from duskbox.types import Verdict

def best(found: list[Verdict]) -> str:
    return found[0].option.key
"""

from __future__ import annotations

from duskbox.agents.analysis import Analysis, Swing
from duskbox.agents.bots import Bot
from duskbox.agents.search import Verdict
from duskbox.core.decisions import Decision
from duskbox.core.matches.moments import Moment
from duskbox.core.reasons import Reason
from duskbox.core.table import Outcome
from duskbox.core.views import View
from duskbox.lab.arena import Pairing, Rating
from duskbox.lab.library import Arena, Simulation

__all__ = [
    "Analysis", "Arena", "Bot", "Decision", "Moment", "Outcome", "Pairing", "Rating", "Reason", "Simulation", "Swing",
    "Verdict", "View",
]  # fmt: skip
