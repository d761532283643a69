from __future__ import annotations

import asyncio
from itertools import pairwise

from duskbox.server.http.turns import Turns


def test_requests_begin_one_in_each_pass_and_the_addresses_take_turns() -> None:
    asyncio.run(five_requests())


async def five_requests() -> None:
    turns = Turns()
    begun: list[str] = []

    async def request(address: str) -> None:
        await turns.take(address)
        begun.append(address)

    every = [asyncio.create_task(request(address)) for address in ("many", "many", "many", "one", "many")]
    await asyncio.sleep(0)
    assert begun == ["many"]
    passes = []
    while len(begun) < len(every):
        await asyncio.sleep(0)
        passes.append(len(begun))
    assert begun == ["many", "many", "one", "many", "many"]
    assert all(later - earlier <= 1 for earlier, later in pairwise(passes))


def test_a_request_whose_client_has_gone_gives_its_turn_up() -> None:
    asyncio.run(one_is_gone())


async def one_is_gone() -> None:
    turns = Turns()
    first, gone, last = (asyncio.create_task(turns.take(address)) for address in "abc")
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(asyncio.gather(first, last), 60)
    assert gone.cancelled()
    await asyncio.wait_for(turns.take("a"), 60)
