"""Turns: requests begin one after another, and the addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Turns:
    """Lets one request begin in each pass of the event loop, of each address in turn.

    Many requests that arrive together would otherwise begin in one pass, and what else had arrived would wait for all
    of them.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._taken = False

    async def take(self, address: str) -> None:
        """Wait until it is this request's turn."""
        if not self._taken:
            self._taken = True
            asyncio.get_running_loop().call_soon(self._next)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _next(self) -> None:
        """Let the next request begin, if its client still waits for it."""
        while self._waiting:
            address, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._taken = False
