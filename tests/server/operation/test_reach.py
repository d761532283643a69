"""Under which addresses a server is reached: links that friends can open."""

from __future__ import annotations

from ipaddress import ip_address

import msgspec
import pytest

from duskbox.server.config import Config
from duskbox.server.operation.reach import address_for_others, own_address
from tests.server.server_process import Server


def at(host: str, **more: object) -> Config:
    return msgspec.structs.replace(Config(), host=host, port=8410, **more)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_alone_names_no_address_for_others(host: str) -> None:
    assert address_for_others(at(host)) == ""


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_network_is_never_called_localhost_to_others(host: str) -> None:
    assert own_address(at(host)) == "http://localhost:8410/"
    found = address_for_others(at(host))
    # A machine without any network has none to name.
    if found:
        assert not ip_address(found.removeprefix("http://").partition(":")[0]).is_loopback


def test_an_address_that_was_configured_is_what_all_are_told() -> None:
    config = at("127.0.0.1", origins=["https://games.example.org"])
    assert own_address(config) == address_for_others(config) == "https://games.example.org"
    assert address_for_others(at("fd00::7")) == "http://[fd00::7]:8410/"


def test_the_page_is_told_where_others_reach_the_server(server: Server) -> None:
    assert server.visitor().get("/reach") == {"origin": ""}
