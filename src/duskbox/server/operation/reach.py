"""Under which addresses people reach a server: on its own machine, and from others."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duskbox.server.config import Config

#: Hosts that stand for every address of the machine.
_EVERYWHERE: Final = frozenset({"", "0.0.0.0", "::"})
_LOOPBACK: Final = ("localhost", "127.", "::1")
#: An address of the documentation's own network (RFC 5737): nothing is sent to it, but the system says from which of
#: its addresses it would be.
_ELSEWHERE: Final = ("192.0.2.1", 9)


def own_address(config: Config) -> str:
    """What people at this machine type into a browser."""
    if config.origins:
        return config.origins[0]
    return _url("localhost" if config.host in _EVERYWHERE else config.host, config.port)


def address_for_others(config: Config) -> str:
    """What people at other machines type into a browser; empty if the server listens to this one alone, or if the
    machine is in no network.
    """
    if config.origins:
        return config.origins[0]
    if config.host in _EVERYWHERE:
        found = _address_in_network()
        return _url(found, config.port) if found else ""
    return "" if config.host.startswith(_LOOPBACK) else _url(config.host, config.port)


def _address_in_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
