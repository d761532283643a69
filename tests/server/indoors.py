"""A house without a door: rooms in this process, and sockets that are only pretended, so that a test can stop the world at any moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from duskbox.server import opening
from duskbox.server.access import Caller
from duskbox.server.api_matches import start_match
from duskbox.server.bots import BotPool
from duskbox.server.bus import Alone
from duskbox.server.config import Config
from duskbox.server.connection import Connection
from duskbox.server.database import open_database, upgrade
from duskbox.server.house import House
from duskbox.server.journal import Journal
from duskbox.server.limits import Bucket
from duskbox.server.line import ENDS, Line
from duskbox.server.room import Room
from duskbox.server.rooms import Rooms
from duskbox.server.rows import Terms
from duskbox.server.shapes import NewMatch, NewSeat, SeatSecret
from duskbox.server.store import Store


@asynccontextmanager
async def a_house(folder: Path, **settings: Any) -> AsyncIterator[Rooms]:
    """A worker of one house, without its sweep."""
    config = Config(data=str(folder), **settings)
    engine = open_database(config.database)
    upgrade(engine)
    house = House(config, "here", Store(engine), Journal(engine), Alone(), BotPool(1, 10.0))
    try:
        yield Rooms(house)
    finally:
        await house.close()


async def a_table(rooms: Rooms, *seats: NewSeat, terms: Terms | None = None) -> tuple[Room, list[SeatSecret]]:
    """A match of tic-tac-toe that has begun; two people play it unless others are named, on the usual terms."""
    sitting = list(seats) or [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    name, _, secrets = await opening.open_match(
        rooms.house, NewMatch("tic-tac-toe", seats=sitting, terms=terms or Terms())
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
        """The house hangs up."""
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


def connected(room: Room, far: Far, visitor: str = "") -> Connection:
    """A socket at a room, of a visitor with a drawer or of nobody known."""
    return Connection(Line(cast("Any", far)), room, Caller(visitor), Bucket(1000.0, 1000), "here")


async def until(holds: Callable[[], Any], patience: float = 60.0) -> Any:
    """Wait until something holds, and give it back."""
    async with asyncio.timeout(patience):
        while not (found := holds()):
            await asyncio.sleep(0.01)
    return found
