"""A transport: messages go out in order, one at a time, and no one waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

from duskbox.server.socket.transport import ENDS, Transport


class Far:
    """The other end, as an HTTP server shows it: it takes a message at once, and says later that it has gone out."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.going: list[asyncio.Future[None]] = []
        self.scope: dict[str, Any] = {ENDS: (self.receive, self.send)}

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.disconnect", "code": 1000}

    def send(self, message: dict[str, Any]) -> asyncio.Future[None]:
        self.taken.append(message["text"])
        self.going.append(asyncio.get_running_loop().create_future())
        return self.going[-1]

    def reads(self) -> None:
        """One more message has gone out."""
        next(each for each in self.going if not each.done()).set_result(None)

    def leaves(self) -> None:
        next(each for each in self.going if not each.done()).set_exception(ConnectionError("gone"))


class Late(Far):
    """A server that begins to send only when it is waited for."""

    async def send(self, message: dict[str, Any]) -> None:  # type: ignore[override]
        await super().send(message)


def on_a_transport(far: Callable[[], Far], play: Callable[[Transport, Far], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        end = far()
        await play(Transport(cast("Any", end)), end)

    asyncio.run(run())


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("far", [Far, Late])
def test_messages_go_out_in_order_and_one_at_a_time(far: Callable[[], Far]) -> None:
    async def play(transport: Transport, end: Far) -> None:
        for text in "abcd":
            transport.send(text)
        await turns()
        assert (end.taken, transport.waiting) == (["a"], 3)
        end.reads()
        await turns()
        assert (end.taken, transport.waiting) == (["a", "b"], 2)
        transport.send("e")
        for _ in range(4):
            end.reads()
            await turns()
        await asyncio.wait_for(transport.drained(), 60)
        assert ("".join(end.taken), transport.waiting) == ("abcde", 0)

    on_a_transport(far, play)


def test_a_reader_who_keeps_up_is_handed_each_message_at_once() -> None:
    async def play(transport: Transport, end: Far) -> None:
        for number in range(5):
            transport.send(str(number))
            assert end.taken[-1] == str(number), "without a turn of the loop"
            end.reads()

    on_a_transport(Far, play)


def test_what_waits_can_be_dropped_and_the_last_word_still_goes_out() -> None:
    async def play(transport: Transport, end: Far) -> None:
        for text in "abcd":
            transport.send(text)
        transport.drop_waiting()
        transport.send("bye")
        end.reads()
        await turns()
        assert end.taken == ["a", "bye"]

    on_a_transport(Far, play)


def test_what_waits_is_weighed() -> None:
    async def play(transport: Transport, end: Far) -> None:
        for text in ("a", "bb", "ccc"):
            transport.send(text)
        assert transport.waiting_size == 5, "all but what is on its way"
        end.reads()
        await turns()
        assert (end.taken, transport.waiting_size) == (["a", "bb"], 3)
        transport.send("dddd")
        assert transport.waiting_size == 7
        transport.drop_waiting()
        assert transport.waiting_size == 0

    on_a_transport(Far, play)


@pytest.mark.parametrize("far", [Far, Late])
def test_nothing_is_sent_to_a_client_that_has_gone(far: Callable[[], Far]) -> None:
    async def play(transport: Transport, end: Far) -> None:
        transport.send("a")
        transport.send("b")
        await turns()
        end.leaves()
        await turns()
        transport.send("c")
        await turns()
        await asyncio.wait_for(transport.drained(), 60)
        assert end.taken == ["a"]
        assert await transport.receive() is None

    on_a_transport(far, play)


def test_who_waits_for_the_end_of_sending_does_not_wait_for_ever() -> None:
    async def play(transport: Transport, end: Far) -> None:
        transport.send("a")
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(transport.drained(), 0.02)
        transport.stop()
        await turns()
        transport.send("b")
        assert end.taken == ["a"]

    on_a_transport(Far, play)
