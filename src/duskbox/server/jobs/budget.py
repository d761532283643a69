"""How much processor time each address may have worker processes spend. Each server process counts for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

#: How many addresses are remembered; the one that spent nothing for the longest time is forgotten first.
_REMEMBERED: Final = 10_000


class Budget:
    """Seconds of processor time for each address: it fills at a rate up to a brim.

    What a job took is known only afterwards, so it can fall below 0; then nothing begins for this address until it has
    filled up again.
    """

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        #: What is left, and when that was so.
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, address: str) -> float:
        """The seconds that an address has left."""
        left, since = self._left.get(address, (self._at_once, 0.0))
        return min(self._at_once, left + (self._clock() - since) * self._per_second)

    def wait(self, address: str) -> float:
        """In how many seconds an address may begin a job; 0 for now."""
        left = self.left(address)
        return 0.0 if left > 0 else -left / self._per_second + 0.001

    def charge(self, address: str, seconds: float) -> None:
        """Charge an address for seconds of processor time."""
        self._left[address] = self.left(address) - seconds, self._clock()
        self._left.move_to_end(address)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
