"""A line: messages go out in order, one at a time, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

from duskbox.server.line import ENDS, Line


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


def on_a_line(far: Callable[[], Far], play: Callable[[Line, Far], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        end = far()
        await play(Line(cast("Any", end)), end)

    asyncio.run(run())


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("far", [Far, Late])
def test_messages_go_out_in_order_and_one_at_a_time(far: Callable[[], Far]) -> None:
    async def play(line: Line, end: Far) -> None:
        for text in "abcd":
            line.send(text)
        await turns()
        assert (end.taken, line.behind) == (["a"], 3)
        end.reads()
        await turns()
        assert (end.taken, line.behind) == (["a", "b"], 2)
        line.send("e")
        for _ in range(4):
            end.reads()
            await turns()
        await asyncio.wait_for(line.sent(), 5)
        assert ("".join(end.taken), line.behind) == ("abcde", 0)

    on_a_line(far, play)


def test_a_reader_who_keeps_up_is_handed_each_message_at_once() -> None:
    async def play(line: Line, end: Far) -> None:
        for number in range(5):
            line.send(str(number))
            assert end.taken[-1] == str(number), "without a turn of the loop"
            end.reads()

    on_a_line(Far, play)


def test_what_waits_can_be_dropped_and_the_last_word_still_goes_out() -> None:
    async def play(line: Line, end: Far) -> None:
        for text in "abcd":
            line.send(text)
        line.forget()
        line.send("bye")
        end.reads()
        await turns()
        assert end.taken == ["a", "bye"]

    on_a_line(Far, play)


def test_what_waits_is_weighed() -> None:
    async def play(line: Line, end: Far) -> None:
        for text in ("a", "bb", "ccc"):
            line.send(text)
        assert line.load == 5, "all but what is on its way"
        end.reads()
        await turns()
        assert (end.taken, line.load) == (["a", "bb"], 3)
        line.send("dddd")
        assert line.load == 7
        line.forget()
        assert line.load == 0

    on_a_line(Far, play)


@pytest.mark.parametrize("far", [Far, Late])
def test_nothing_is_sent_to_whoever_has_left(far: Callable[[], Far]) -> None:
    async def play(line: Line, end: Far) -> None:
        line.send("a")
        line.send("b")
        await turns()
        end.leaves()
        await turns()
        line.send("c")
        await turns()
        await asyncio.wait_for(line.sent(), 5)
        assert end.taken == ["a"]
        assert await line.hear() is None

    on_a_line(far, play)


def test_who_waits_for_the_end_of_sending_does_not_wait_for_ever() -> None:
    async def play(line: Line, end: Far) -> None:
        line.send("a")
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(line.sent(), 0.02)
        line.stop()
        await turns()
        line.send("b")
        assert end.taken == ["a"]

    on_a_line(Far, play)
