"""How much one address may ask for. Each worker counts for itself;
nothing is shared, nothing runs in the background.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from duskbox.server.config import Config

#: How many addresses are remembered; the one that was quiet for the longest time is forgotten first.
REMEMBERED: Final = 10_000
#: How many messages or requests the replay of a long record counts for, and how many entries of a shorter one count for
#: one.
REPLAY_COST: Final = 10
_ENTRIES_FOR_ONE: Final = 200
#: How many characters of what is brought along count for one new match.
_CHARACTERS_FOR_ONE: Final = 200_000
_HOUR: Final = 3600.0
#: How many sockets may send as fast as one may: a full table behind one address.
_TABLE: Final = 8
#: What a client without an address is counted under, such as one that came through a socket file.
NOWHERE: Final = "-"

#: No address has more signs, with its zone and a port.
_LONGEST_ADDRESS: Final = 100
#: What proxies say of those whose requests they pass on.
_PASSED_ON: Final = frozenset({b"x-forwarded-for", b"x-real-ip", b"forwarded", b"via"})

T = TypeVar("T")
Clock = Callable[[], float]


class Bucket:
    """A bucket of tokens that fills at a rate up to a brim; a caller takes one, if there is one, here and in the
    bucket that is shared.
    """

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_shared", "_since")

    def __init__(self, rate: float, burst: float, shared: Bucket | None = None, clock: Clock = time.monotonic) -> None:
        self._shared = shared
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._since = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Take a token, or several for what costs more; False if there are not enough."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < tokens or (self._shared is not None and not self._shared.take(tokens)):
            return False
        self._left -= tokens
        return True


class Limits:
    """What every address has asked of this worker."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self._config = config
        self._clock = clock
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._messages: OrderedDict[str, Bucket] = OrderedDict()
        self._matches: OrderedDict[str, deque[float]] = OrderedDict()
        # Never forgotten while a socket is open; there are no more of them than sockets.
        self._sockets: dict[str, int] = {}
        self._under_way: dict[str, int] = {}

    def request(self, address: str) -> bool:
        """Whether an address may make one more request now."""
        return self._bucket(address).take()

    def replay(self, address: str, entries: int) -> bool:
        """Whether an address may have a record of this length followed now, besides the request itself."""
        cost = min(REPLAY_COST, 1 + entries // _ENTRIES_FOR_ONE)
        # Never more than the bucket holds: what costs so much could not be had at all.
        return self._bucket(address).take(min(cost, self._config.requests_at_once))

    def _bucket(self, address: str) -> Bucket:
        rate, burst = self._config.requests_per_second, self._config.requests_at_once
        return _remembered(self._requests, group(address), lambda: Bucket(rate, burst, clock=self._clock))

    def new_bucket(self, address: str) -> Bucket:
        """A bucket for the messages of one socket, which keeps it.

        All sockets of an address together may send as many as a full table does.
        """
        rate, burst = self._config.messages_per_second, self._config.messages_at_once
        shared = _remembered(
            self._messages, group(address), lambda: Bucket(rate * _TABLE, burst * _TABLE, clock=self._clock)
        )
        return Bucket(rate, burst, shared, self._clock)

    def enter(self, address: str) -> bool:
        """Open a socket, if the address has not too many; each that entered has to `leave`."""
        return _enter(self._sockets, group(address), self._config.sockets_per_address)

    def leave(self, address: str) -> None:
        """A socket has closed."""
        _leave(self._sockets, group(address))

    def begin(self, address: str) -> bool:
        """Begin to answer a request, if the address has not too many under way; each that began has to `end`."""
        return _enter(self._under_way, group(address), self._config.requests_at_once)

    def end(self, address: str) -> None:
        """A request has been answered."""
        _leave(self._under_way, group(address))

    def new_match(self, address: str, characters: int = 0) -> bool:
        """Whether an address may open one more match within this hour. One that is brought along counts for several,
        the longer it is, as all are kept.
        """
        most = self._config.matches_per_hour
        opened = _remembered(self._matches, group(address), lambda: deque(maxlen=most))
        now = self._clock()
        # Never more than there may be in an hour: it could not be brought at all.
        cost = min(most, 1 + characters // _CHARACTERS_FOR_ONE) or 1
        if most - sum(now - at < _HOUR for at in opened) < cost:
            return False
        # The oldest fall out by themselves.
        opened.extend([now] * cost)
        return True


def _enter(counts: dict[str, int], name: str, most: int) -> bool:
    if counts.get(name, 0) >= most:
        return False
    counts[name] = counts.get(name, 0) + 1
    return True


def _leave(counts: dict[str, int], name: str) -> None:
    left = counts.get(name, 0) - 1
    if left > 0:
        counts[name] = left
    else:
        counts.pop(name, None)


def _remembered(known: OrderedDict[str, T], name: str, make: Callable[[], T]) -> T:
    """What is known under a name, made if nothing is; the longest unused makes room."""
    found = known.get(name)
    if found is None:
        found = known[name] = make()
        if len(known) > REMEMBERED:
            known.popitem(last=False)
    else:
        known.move_to_end(name)
    return found


def address_of(scope: Mapping[str, Any], config: Config) -> str:
    """The client's address. What a proxy of ours says is believed, what a stranger says is not.

    Each proxy adds on the right whom it was asked by, so the first address from the right that is no proxy of ours is
    the client; everything further left the client may have made up.
    """
    client = scope.get("client")
    here = plain(client[0]) if client else NOWHERE
    if not is_among(here, config.proxies):
        return here
    for told in _forwarded(scope):
        hop = plain(told)
        if hop == NOWHERE:
            # What cannot be read, a proxy of ours has passed on all the same: the last address that could be read
            # counts.
            return here
        here = hop
        if not is_among(here, config.proxies):
            return here
    return here


def _forwarded(scope: Mapping[str, Any]) -> Iterator[str]:
    """The addresses of X-Forwarded-For from right to left, however many such headers there are."""
    lines = [value.decode("latin-1") for name, value in scope.get("headers", ()) if name.lower() == b"x-forwarded-for"]
    for part in reversed(",".join(lines).split(",")):
        if part.strip():
            yield part.strip()


def is_passed_on(scope: Mapping[str, Any], config: Config) -> bool:
    """Whether a request says that a proxy has passed it on, and it is none of those that the operator has named: then
    it is not known where it comes from.
    """
    client = scope.get("client")
    passed_on = any(name.lower() in _PASSED_ON for name, _ in scope.get("headers", ()))
    return passed_on and not (client and is_among(plain(client[0]), config.proxies))


def is_among(address: str, known: Sequence[str]) -> bool:
    """Whether an address is one of these addresses or in one of these networks."""
    parsed = _address(address)
    return parsed is not None and any(parsed in network for network in _networks(tuple(known)))


def group(address: str) -> str:
    """Who is counted together: an IPv4 address, or the /64 network of an IPv6 address, for one household has all of
    that.
    """
    parsed = _address(address)
    if parsed is None:
        return NOWHERE
    return str(ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)


@lru_cache(maxsize=32)
def _networks(known: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(ip_network(each, strict=False) for each in known)


def plain(text: str) -> str:
    """An address in its usual form, without a port."""
    parsed = _address(text)
    return NOWHERE if parsed is None else str(parsed)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, also with a port behind it; an IPv4 address in the clothes of IPv6 is undressed."""
    return _parsed(text) if len(text) <= _LONGEST_ADDRESS else None


@lru_cache(maxsize=1024)
def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return parsed.ipv4_mapped or parsed if isinstance(parsed, IPv6Address) else parsed
