"""KOs and fights that an effect starts: a fight is a procedure of its own, so nothing around it holds its KOs back
(ATE-OPEN-18).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook


def release(t: Shadowbrook, do: Do) -> None:
    """Let KOs happen, also while an effect on several Heroes is under way."""
    do.held = t.held
    t.held = 0


def hold(t: Shadowbrook, do: Do) -> None:
    """Hold them back again as before."""
    t.held = do.held


@mypyc_attr(allow_interpreted_subclasses=True)
class Struggle(Effect):
    """An effect that is a single step in which Heroes may fight."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Start the step, if the effect could do anything."""
        if not self.could(t, do.hero):
            do.done(t)
            return
        release(t, do)
        do.call(t, self.step(t, do), "fought")

    def fought(self, t: Shadowbrook, do: Do) -> None:
        """The step is over."""
        hold(t, do)
        do.done(t)

    def step(self, t: Shadowbrook, do: Do) -> Step:
        """What happens."""
        raise NotImplementedError
