"""Whose job is next: the most urgent first, and of those the one whose address has had the least processor time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

#: How urgent a job is: for a table that someone watches, for someone who waits for the answer, for a table that no one
#: watches.
WATCHED, ASKED, UNWATCHED = range(3)
#: Seconds after which any job is as urgent as the most urgent.
PATIENCE: Final = 10.0
#: Of how many addresses it is known what they have had.
_REMEMBERED: Final = 1000
#: What a job is taken to cost until it is done, so that those that are under way count.
_EXPECTED: Final = 0.05


class Claim(NamedTuple):
    """How urgent a job is now, and the address that it is done for."""

    urgency: int
    address: str


#: A job's claim can change while it waits: someone comes to watch the table, or leaves.
Claimant = Callable[[], Claim]
Slot = TypeVar("Slot")


class _Waiting(NamedTuple):
    claim: Claimant
    since: float


class Turns(Generic[Slot]):
    """A few slots, and those who wait for one (start-time fair queueing: an address that comes late neither waits for
    all who were there before it nor has all the time that it did not use before).
    """

    def __init__(self, slots: list[Slot], clock: Callable[[], float] = time.monotonic) -> None:
        self._free = slots
        self._clock = clock
        #: In the order they came.
        self._waiting: dict[asyncio.Future[tuple[Slot, str]], _Waiting] = {}
        #: The processor time of each address so far, as if all had begun at the same moment.
        self._spent: OrderedDict[str, float] = OrderedDict()
        #: Where the job stood that began last: those who had nothing to do are taken to stand here.
        self._now = 0.0

    @property
    def free(self) -> list[Slot]:
        """The slots that no one uses."""
        return self._free

    def __len__(self) -> int:
        return len(self._waiting)

    def waiting_for(self, address: str) -> int:
        """How many jobs of an address wait."""
        return Counter(each.claim().address for each in self._waiting.values())[address]

    async def take(self, claim: Claimant) -> tuple[Slot, str]:
        """Wait for a slot; it has to be given back. With it comes the address that the turn was counted for."""
        if self._free:
            return self._free.pop(), self._begin(claim().address)
        turn: asyncio.Future[tuple[Slot, str]] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = _Waiting(claim, self._clock())
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was our turn, and we are gone.
                slot, address = turn.result()
                self.charge(address, 0.0)
                self.give(slot)
            raise
        finally:
            self._waiting.pop(turn, None)

    def charge(self, address: str, cpu: float) -> None:
        """What a job took that had a turn for this address."""
        self._spent[address] = self._spent.get(address, self._now) + cpu - _EXPECTED

    def give(self, slot: Slot) -> None:
        """Pass a slot on to the next job."""
        chosen, first, its_address = None, None, ""
        late = self._clock() - PATIENCE
        for turn, waiting in self._waiting.items():
            if not turn.done():
                urgency, address = waiting.claim()
                if waiting.since < late:
                    urgency = WATCHED
                place = urgency, max(self._spent.get(address, 0.0), self._now)
                if first is None or place < first:
                    chosen, first, its_address = turn, place, address
        if chosen is None:
            self._free.append(slot)
        else:
            # Counted at once: others may be given slots before the one who waited runs on.
            chosen.set_result((slot, self._begin(its_address)))

    def _begin(self, address: str) -> str:
        self._now = max(self._spent.get(address, 0.0), self._now)
        self._spent[address] = self._now + _EXPECTED
        self._spent.move_to_end(address)
        if len(self._spent) > _REMEMBERED:
            self._spent.popitem(last=False)
        return address
