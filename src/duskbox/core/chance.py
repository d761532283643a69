"""Chance: every shuffle, draw and die, through one door with named streams.

A chance answers `pick(stream, index, n)`: the `index`-th draw of a stream, one of `n` equally likely outcomes. The
answer depends on nothing else, so taking a draw back and making it again gives the same card, as it would from a real
deck. The counters live in the table; the chance itself never does.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from duskbox.core.errors import DuskboxError

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The one interface of everything random."""

    def pick(self, stream: int, index: int, n: int) -> int:
        """The `index`-th draw of `stream`: a number from 0 to n - 1."""
        raise NotImplementedError


class DrawNeeded(DuskboxError):
    """A chance that must be asked has no answer yet: the players have to say what was drawn."""

    def __init__(self, stream: int, n: int) -> None:
        super().__init__("error-draw-needed", stream=stream, n=n)
        self.stream: Final = stream
        self.n: Final = n

    def __reduce__(self) -> tuple[object, ...]:
        return DrawNeeded, (self.stream, self.n)


@final
class NoChance(Chance):
    """Stands where no draw may happen."""

    def __reduce__(self) -> tuple[object, ...]:
        return NoChance, ()

    def pick(self, stream: int, index: int, n: int) -> int:
        """Refuse: nothing may be drawn outside of a choice."""
        raise DuskboxError("error-no-chance", stream=stream)


NO_CHANCE: Final = NoChance()


def _mix(word: i64) -> i64:
    """Scatter 32 bits over 32 bits. The factors stay below 2**30 so that compiled products fit a machine word."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & _WORD
    word ^= word >> 15
    word = (word * 0x35A2D975) & _WORD
    return word ^ (word >> 15)


@final
class Fast(Chance):
    """A quick generator for simulations: a hash of seed, stream and index in 32-bit steps."""

    def __init__(self, seed: int, streams: int) -> None:
        low: i64 = seed & _WORD
        high: i64 = (seed >> 32) & _WORD
        root = _mix((_mix((low + 0x1B873593) & _WORD) ^ high) & _WORD)
        keys: list[int] = []
        for stream in range(streams):
            number: i64 = stream + 1
            keys.append(_mix(root ^ (number * 0x9E3779B1 & _WORD)))
        self._keys: Final = keys
        self._seed: Final = seed

    def __reduce__(self) -> tuple[object, ...]:
        return Fast, (self._seed, len(self._keys))

    def pick(self, stream: int, index: int, n: int) -> int:
        """One of n; the bias is below n / 2**32."""
        key: i64 = self._keys[stream]
        place: i64 = index
        count: i64 = n
        return (_mix((key + place * 0x2545F491) & _WORD) * count) >> 32


@final
class Weighted(Chance):
    """The luck of a sampled table, with its importance weight.

    A game may leave a disaster out of it and note the chance that it does not come (`Bot.choose_weighted`).
    """

    def __init__(self, seed: int, streams: int) -> None:
        self._seed: Final = seed
        self._streams: Final = streams
        self._redrawn: int = 0
        self._fast: Fast = Fast(seed, streams)
        #: The chance that the table has come so far without what was left out of it.
        self.weight: float = 1.0

    def __reduce__(self) -> tuple[object, ...]:
        return _weighted_again, (self._seed, self._streams, self._redrawn, self.weight)

    def pick(self, stream: int, index: int, n: int) -> int:
        """As the present luck has it."""
        return self._fast.pick(stream, index, n)

    def redraw(self) -> None:
        """Other luck from now on."""
        self.skip_to(self._redrawn + 1)

    def skip_to(self, redrawn: int) -> None:
        """The luck after that many redraws."""
        self._redrawn = redrawn
        self._fast = Fast(self._seed + (redrawn << 40), self._streams)


def _weighted_again(seed: int, streams: int, redrawn: int, weight: float) -> Weighted:
    chance = Weighted(seed, streams)
    chance.skip_to(redrawn)
    chance.weight = weight
    return chance


@final
class Scripted(Chance):
    """Answers written down beforehand, stream by stream; what tests use."""

    def __init__(self, answers: list[list[int]]) -> None:
        self._answers: Final = answers

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, (self._answers,)

    def pick(self, stream: int, index: int, n: int) -> int:
        """The written answer, which must exist and lie below n."""
        answers = self._answers[stream]
        if index >= len(answers):
            raise DrawNeeded(stream, n)
        answer = answers[index]
        if not 0 <= answer < n:
            raise DuskboxError("error-script-range", stream=stream, index=index, answer=answer, n=n)
        return answer


@final
class Asked(Chance):
    """A person with the physical game says what was drawn; `pick` raises `DrawNeeded` until the answer is there."""

    def __init__(self) -> None:
        self._answers: Final[list[int]] = []
        self._used: int = 0
        self._needed: int = 0
        self._for: str = ""

    def answer(self, outcome: int) -> None:
        """Add the answer to the draw that was needed last."""
        if not 0 <= outcome < self._needed:
            raise DuskboxError("error-not-drawable", answer=outcome, n=self._needed)
        self._answers.append(outcome)
        self._needed = 0

    def begin(self, key: str) -> None:
        """A choice is tried, perhaps again: its answers are given anew, and those to another choice are forgotten."""
        if key != self._for:
            self.forget()
        self._for = key
        self._used = 0

    def forget(self) -> None:
        """The choice is over, or not made after all."""
        self._answers.clear()
        self._for = ""
        self._used = 0
        self._needed = 0

    def pick(self, stream: int, index: int, n: int) -> int:
        """The next answer given, or a request for one."""
        if self._used >= len(self._answers):
            self._needed = n
            raise DrawNeeded(stream, n)
        self._used += 1
        return self._answers[self._used - 1]


@final
class Answers(Chance):
    """Answers draws in the order they come, and raises `DrawNeeded` when there are no more; for those who try
    everything that can come.
    """

    def __init__(self, answers: list[int]) -> None:
        self._answers: Final = answers
        self._used: int = 0

    def pick(self, stream: int, index: int, n: int) -> int:
        """The next answer. What has one outcome only needs none."""
        if n == 1:
            return 0
        if self._used == len(self._answers):
            raise DrawNeeded(stream, n)
        self._used += 1
        return self._answers[self._used - 1]


def new_seed() -> bytes:
    """A fresh 256-bit seed from the operating system."""
    return secrets.token_bytes(32)


def seed_from(text: str) -> bytes:
    """The seed that a person's word or number stands for."""
    return hashlib.sha256(b"duskbox seed\n" + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before play: it fixes the seed without showing it."""
    return hashlib.sha256(seed).hexdigest()


@final
class Fair(Chance):
    """Draws that anyone can check once the seed is revealed.

    key     = HMAC-SHA256(seed, "duskbox/1\\n" + TERMS + "\\n" + one line "SEAT=SALT\\n" for each salt,
              in the order of seats);
              TERMS is the SHA-256 of the record's header line, in hexadecimal: changed terms change the
              luck
    block b = HMAC-SHA256(key, "STREAM/INDEX/b"), read as four 64-bit big-endian numbers
    draw    = the first such number below the largest multiple of n, modulo n; b counts up from 0 until there is one
    """

    def __init__(
        self, seed: bytes, streams: tuple[str, ...], terms: str = "", salts: dict[int, str] | None = None
    ) -> None:
        lines = "".join(f"{seat}={salt}\n" for seat, salt in sorted((salts or {}).items()))
        self._streams: Final = streams
        self._made_from: Final = (seed, streams, terms, salts)
        self._key: Final = hmac.digest(seed, f"duskbox/1\n{terms}\n{lines}".encode(), "sha256")

    def __reduce__(self) -> tuple[object, ...]:
        return Fair, self._made_from

    def pick(self, stream: int, index: int, n: int) -> int:
        """The draw that the committed seed holds at this place, without bias."""
        limit = (1 << 64) - (1 << 64) % n
        block = 0
        while True:
            digest = hmac.digest(self._key, f"{self._streams[stream]}/{index}/{block}".encode(), "sha256")
            for start in range(0, 32, 8):
                number = int.from_bytes(digest[start : start + 8], "big")
                if number < limit:
                    return number % n
            block += 1


@final
class Witness(Chance):
    """Passes draws on and writes down (stream, n, answer) of each, for the record."""

    def __init__(self, chance: Chance) -> None:
        self._chance: Final = chance
        self.seen: list[tuple[int, int, int]] = []

    def pick(self, stream: int, index: int, n: int) -> int:
        """Ask the real chance and remember what it said."""
        answer = self._chance.pick(stream, index, n)
        self.seen.append((stream, n, answer))
        return answer
