"""Has the story of every finished game told, one after another, in the background."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import TYPE_CHECKING, Final

from duskbox.core.errors import DuskboxError
from duskbox.server.jobs.messages import TellStory
from duskbox.server.jobs.turns import UNWATCHED, Claim
from duskbox.server.matches.stored_record import record_text
from duskbox.server.storage.rows import OVER

if TYPE_CHECKING:
    from duskbox.server.services import Services

_log = logging.getLogger("duskbox.stories")

#: How many games that ended before are looked for when a worker starts.
BACKLOG: Final = 10_000


class Stories:
    """The games whose story is still to be told by this worker."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, name: str) -> None:
        """A game is over."""
        self._waiting.put_nowait(name)

    async def run(self, services: Services) -> None:
        """Tell one story after another; begin with what was left untold, such as by a worker that died."""
        while not services.closing:
            try:
                for name in await services.ask(services.store.untold, BACKLOG):
                    self.tell(name)
                break
            except Exception as error:
                _log.warning("stories put off", extra={"reason": type(error).__name__})
                await asyncio.sleep(5.0)
        while not services.closing:
            name = await self._waiting.get()
            try:
                await _tell(services, name)
            except Exception as error:
                # By another version's rules it cannot be followed; a later start with that version would tell it.
                reason = error.message if isinstance(error, DuskboxError) else f"{type(error).__name__}: {error}"[:200]
                _log.info("story not told", extra={"match": name, "reason": reason})


async def _tell(services: Services, name: str) -> None:
    found = await services.ask(services.store.match, name)
    if found is None or found[0].state != OVER or await services.ask(services.store.story, name) is not None:
        return
    rows = await services.ask(services.store.entries, name)
    row = found[0]
    job = TellStory(record_text([row.header, *(each.line for each in rows)], row.seed))
    # It is not urgent, and counts for the address that opened the match.
    told = await services.jobs.serve(job, lambda: Claim(UNWATCHED, row.opener or ""))
    await services.ask(services.store.save_story, name, zlib.compress(told, 6))
