"""A worker within the test's own process, without HTTP: sockets are simulated, so that a test can hold everything
at any moment.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from duskbox.server.bus import Alone
from duskbox.server.config import Config
from duskbox.server.http.access import Caller
from duskbox.server.http.bodies import NewMatch, NewSeat, SeatSecret
from duskbox.server.http.rate_limits import Bucket
from duskbox.server.jobs.pool import Jobs
from duskbox.server.matches import opening
from duskbox.server.matches.opening import start_match
from duskbox.server.matches.room import Room
from duskbox.server.matches.rooms import Rooms
from duskbox.server.services import Services
from duskbox.server.socket.connection import Connection
from duskbox.server.socket.transport import ENDS, Transport
from duskbox.server.storage.database import open_database, upgrade
from duskbox.server.storage.journal import Journal
from duskbox.server.storage.rows import Terms
from duskbox.server.storage.store import Store


@asynccontextmanager
async def a_worker(folder: Path, **settings: Any) -> AsyncIterator[Rooms]:
    """A worker without its sweep."""
    config = Config(data=str(folder), **settings)
    engine = open_database(config.database)
    upgrade(engine)
    services = Services(config, "here", Store(engine), Journal(engine), Alone(), Jobs(config))
    try:
        yield Rooms(services)
    finally:
        await services.close()


async def a_table(
    rooms: Rooms, *seats: NewSeat, terms: Terms | None = None, game: str = "tic-tac-toe", **more: Any
) -> tuple[Room, list[SeatSecret]]:
    """A match that has begun, of tic-tac-toe unless another game is named; two people play it unless others are named,
    on the usual terms.
    """
    sitting = list(seats) or [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    name, _, secrets = await opening.open_match(
        rooms.services, NewMatch(game, seats=sitting, terms=terms or Terms(), **more)
    )
    room = await rooms.room(name)
    await start_match(room)
    return room, secrets


class Far:
    """The other end of a socket: it says what it is told to say, and reads as long as it wants to."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[Any] = []
        self.reads = True
        self.code = 0
        self.scope: dict[str, Any] = {ENDS: (self.says.get, self.send)}

    def send(self, message: dict[str, Any]) -> asyncio.Future[None]:
        """Take a message; it has gone out only if the other end reads."""
        self.heard.append(json.loads(message["text"]))
        gone = asyncio.get_running_loop().create_future()
        if self.reads:
            gone.set_result(None)
        return gone

    async def close(self, code: int) -> None:
        """The server hangs up."""
        self.code = code

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.says.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **fields})})

    def leave(self) -> None:
        """Hang up."""
        self.says.put_nowait({"type": "websocket.disconnect"})

    async def hears(self, kind: str) -> Any:
        """The first message of a kind, which may still be on its way."""
        return await until(lambda: next((each for each in self.heard if each["type"] == kind), None))

    async def is_in(self) -> dict[str, Any]:
        """The table of the welcome, once the server has done all that it does for a seat that comes in."""
        welcome = await self.hears("welcome")
        self.say("ping", id=0)
        await self.hears("pong")
        return cast("dict[str, Any]", welcome["table"])


def connected(room: Room, far: Far, visitor: str = "") -> Connection:
    """A socket at a room, of a visitor with a drawer or of no one known."""
    return Connection(Transport(cast("Any", far)), room, Caller(visitor), Bucket(1000.0, 1000), "here")


async def until(holds: Callable[[], Any], patience: float = 300.0) -> Any:
    """Wait until something holds, and give it back."""
    async with asyncio.timeout(patience):
        while not (found := holds()):
            await asyncio.sleep(0.01)
    return found
