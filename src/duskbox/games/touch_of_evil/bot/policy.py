"""Rules of thumb: what an experienced player does without thinking for long.

Everything here looks only at what the asked seat may know: the open part of the table, its own hand through the options
it is offered, its side's Lairs, and the Secrets it has seen. So the same seat answers the same in every world it may be
in.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.bot.action import act
from duskbox.games.touch_of_evil.bot.answers import answer
from duskbox.games.touch_of_evil.bot.plan import Plan
from duskbox.games.touch_of_evil.bot.windows import in_window
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import WINDOWS

#: The windows by the question that opens them.
_WINDOWS: Final = {f"ask-window-{window}": window for window in WINDOWS}


def rollout_policy(t: Shadowbrook, style: int = 0) -> Option | None:
    """What a player of this style does at the present decision; None if no one is asked."""
    decision = t.decision
    if decision is None:
        return None
    options = decision.options
    if len(options) == 1:
        return options[0]
    plan = Plan(t, decision.seat, style)
    ask = decision.ask
    if ask == "ask-move":
        return plan.move(options)
    if ask == "ask-action":
        return act(plan, options)
    window = _WINDOWS.get(ask)
    if window is not None:
        return in_window(plan, window, options)
    return answer(plan, ask, options)
