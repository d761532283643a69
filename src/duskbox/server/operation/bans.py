"""Bans: addresses, networks and visitors that the operator does not serve.

A visitor is known by a cookie that can be thrown away, and an address may be shared or changed: a ban keeps out those
who do not know better.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_network
from typing import Final

from duskbox.core.errors import BadSetting
from duskbox.server.http.rate_limits import NOWHERE, group, is_among

#: What can be banned.
ADDRESS: Final = "address"
VISITOR: Final = "visitor"
#: A visitor is named by the digest of the cookie, as `admin show` prints it.
_DIGEST: Final = 64


def banned(kind: str, value: str) -> str:
    """What a ban names, as it is stored: a household's network for an IPv6 address; what makes no sense is refused."""
    if kind == VISITOR:
        if len(value) != _DIGEST or not set(value) <= set("0123456789abcdef"):
            raise BadSetting("error-ban-visitor", value=value[:80])
        return value
    try:
        network = ip_network(value, strict=False)
    except ValueError:
        raise BadSetting("error-ban-address", value=value[:80]) from None
    if network.num_addresses == 1:
        return group(str(network.network_address))
    return str(network)


class Bans:
    """All bans, looked up at every request."""

    def __init__(self, rows: Iterable[tuple[str, str]] = ()) -> None:
        self._visitors: set[str] = set()
        #: Addresses as they are counted, and networks wider than those.
        self._groups: set[str] = set()
        self._networks: tuple[str, ...] = ()
        self.load(rows)

    def load(self, rows: Iterable[tuple[str, str]]) -> None:
        """Take over what the database says."""
        found = list(rows)
        self._visitors = {value for kind, value in found if kind == VISITOR}
        addresses = {value for kind, value in found if kind == ADDRESS}
        self._groups = {value for value in addresses if "/" not in value or value.endswith("/64")}
        self._networks = tuple(sorted(addresses - self._groups))

    def keep_out(self, address: str, visitor: str) -> bool:
        """Whether a client is banned, by its address (or what it is counted under) or by its visitor."""
        if visitor in self._visitors:
            return True
        if not self._groups and not self._networks:
            return False
        name = address if "/" in address else group(address)
        return name != NOWHERE and (name in self._groups or is_among(name.partition("/")[0], self._networks))
