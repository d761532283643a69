"""How much one address may ask for, and whose address it is."""

from __future__ import annotations

from typing import Any

import pytest

from duskbox.server.config import Config
from duskbox.server.http.rate_limits import (
    NOWHERE,
    REMEMBERED,
    REPLAY_COST,
    Bucket,
    Limits,
    address_of,
    group,
    is_among,
)


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_gives_what_is_in_it_and_then_what_drips_in(clock: Clock) -> None:
    bucket = Bucket(2.0, 5, clock=clock)
    assert taken(bucket, 10) == 5
    clock.now += 1.0
    assert taken(bucket, 10) == 2
    clock.now += 0.4
    assert taken(bucket, 10) == 0
    clock.now += 0.2
    assert taken(bucket, 10) == 1


def test_a_bucket_never_holds_more_than_its_brim(clock: Clock) -> None:
    bucket = Bucket(2.0, 5, clock=clock)
    clock.now += 3600
    assert taken(bucket, 10) == 5


def test_each_address_has_a_bucket_of_its_own(clock: Clock) -> None:
    limits = Limits(Config(requests_per_second=1, requests_at_once=3), clock)
    assert [limits.request("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert limits.request("192.0.2.2")
    clock.now += 1.0
    assert [limits.request("192.0.2.1") for _ in range(2)] == [True, False]


def test_a_long_record_costs_more_than_a_short_one_and_never_more_than_can_be_given(clock: Clock) -> None:
    def replays(entries: int, at_once: int) -> int:
        limits = Limits(Config(requests_per_second=1, requests_at_once=at_once), clock)
        return sum(limits.replay("192.0.2.1", entries) for _ in range(100))

    assert replays(30, at_once=60) == 60
    assert replays(500, at_once=60) == 20
    assert replays(20_000, at_once=60) == 60 // REPLAY_COST
    assert replays(20_000, at_once=3) == 1


def test_a_replay_is_paid_from_what_requests_are_paid_from(clock: Clock) -> None:
    limits = Limits(Config(requests_per_second=1, requests_at_once=REPLAY_COST + 1), clock)
    assert limits.replay("192.0.2.1", 20_000)
    assert [limits.request("192.0.2.1") for _ in range(2)] == [True, False]
    assert not limits.replay("192.0.2.1", 20_000)


def test_a_household_with_ipv6_counts_as_one(clock: Clock) -> None:
    limits = Limits(Config(requests_at_once=2), clock)
    assert limits.request("2001:db8:1:2::1")
    assert limits.request("2001:db8:1:2:ffff::9")
    assert not limits.request("2001:db8:1:2::3")
    assert limits.request("2001:db8:1:3::1")


def test_an_ipv4_address_in_ipv6_clothes_is_the_same_address() -> None:
    assert group("::ffff:192.0.2.1") == group("192.0.2.1") == "192.0.2.1"


def test_a_limited_number_of_addresses_is_remembered_and_the_busy_ones_are_kept(clock: Clock) -> None:
    limits = Limits(Config(requests_at_once=1), clock)
    assert limits.request("192.0.2.1")
    for number in range(REMEMBERED + 100):
        limits.request(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 1000 == 0:
            assert not limits.request("192.0.2.1")
    assert not limits.request("192.0.2.1")
    assert limits.request("10.0.0.0"), "the first of the crowd is forgotten"
    assert len(limits._requests) == REMEMBERED


def test_the_open_sockets_of_an_address_are_limited() -> None:
    limits = Limits(Config(sockets_per_address=2))
    assert limits.enter("192.0.2.1")
    assert limits.enter("192.0.2.1")
    assert not limits.enter("192.0.2.1")
    assert limits.enter("192.0.2.2")
    limits.leave("192.0.2.1")
    assert limits.enter("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"):
        limits.leave(address)
    assert limits._sockets == {}


def test_a_socket_keeps_its_own_bucket(clock: Clock) -> None:
    limits = Limits(Config(messages_at_once=2), clock)
    one, other = limits.new_bucket("192.0.2.1"), limits.new_bucket("192.0.2.1")
    assert [one.take() for _ in range(3)] == [True, True, False]
    assert other.take()


def test_all_sockets_of_an_address_send_no_more_than_a_full_table(clock: Clock) -> None:
    limits = Limits(Config(messages_at_once=2, messages_per_second=1.0), clock)
    many = [limits.new_bucket("192.0.2.1") for _ in range(20)]
    assert sum(bucket.take() for bucket in many for _ in range(2)) == 16
    assert limits.new_bucket("192.0.2.2").take()
    clock.now += 1.0
    assert sum(bucket.take() for bucket in many for _ in range(2)) == 8


def test_matches_opened_in_any_hour_are_limited(clock: Clock) -> None:
    limits = Limits(Config(matches_per_hour=3), clock)
    assert limits.new_match("192.0.2.1")
    clock.now += 1800
    assert limits.new_match("192.0.2.1")
    assert limits.new_match("192.0.2.1")
    assert not limits.new_match("192.0.2.1")
    assert limits.new_match("192.0.2.2")
    clock.now += 1800
    assert [limits.new_match("192.0.2.1") for _ in range(2)] == [True, False]
    clock.now += 1800
    assert [limits.new_match("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_a_long_record_that_is_brought_along_counts_for_several_matches(clock: Clock) -> None:
    def brought(characters: int, most: int = 120) -> int:
        limits = Limits(Config(matches_per_hour=most), clock)
        return sum(limits.new_match("192.0.2.1", characters) for _ in range(200))

    assert brought(0) == brought(100_000) == 120
    assert brought(2_000_000) == 120 // 11
    assert brought(2_000_000, most=3) == 1, "never more than an hour may see"


# Whose address it is


def scope(client: str | None, *forwarded: str) -> dict[str, Any]:
    headers = [(b"host", b"games.example.org"), *((b"x-forwarded-for", line.encode()) for line in forwarded)]
    return {"client": None if client is None else (client, 40000), "headers": headers}


BEHIND_A_PROXY = Config(proxies=["127.0.0.1", "10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        pytest.param("192.0.2.7", ["198.51.100.1"], "192.0.2.7", id="a stranger's word counts for nothing"),
        pytest.param("127.0.0.1", ["198.51.100.1"], "198.51.100.1", id="a proxy is believed"),
        pytest.param("127.0.0.1", ["6.6.6.6, 198.51.100.1"], "198.51.100.1", id="what the client made up is not"),
        pytest.param("127.0.0.1", ["6.6.6.6, 198.51.100.1, 10.1.2.3"], "198.51.100.1", id="two proxies"),
        pytest.param("127.0.0.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1", id="two headers"),
        pytest.param("127.0.0.1", ["127.0.0.1, 198.51.100.1"], "198.51.100.1", id="claims to be a proxy itself"),
        pytest.param("127.0.0.1", [], "127.0.0.1", id="the proxy's own request"),
        pytest.param("127.0.0.1", ["10.0.0.1"], "10.0.0.1", id="from within"),
        pytest.param("127.0.0.1", ["6.6.6.6, nonsense"], "127.0.0.1", id="what cannot be read ends the search"),
        pytest.param("127.0.0.1", [" , ,198.51.100.1, "], "198.51.100.1", id="empty parts"),
        pytest.param("127.0.0.1", ["198.51.100.1:5123"], "198.51.100.1", id="with a port"),
        pytest.param("::1", ["[2001:db8::9]:443"], "2001:db8::9", id="ipv6 with a port"),
        pytest.param("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1", id="a proxy in ipv6 clothes"),
        pytest.param(None, ["198.51.100.1"], NOWHERE, id="no address at all"),
    ],
)
def test_the_address_is_the_first_from_the_right_that_is_no_proxy(
    client: str | None, forwarded: list[str], address: str
) -> None:
    assert address_of(scope(client, *forwarded), BEHIND_A_PROXY) == address


def test_without_proxies_no_forwarded_address_is_believed() -> None:
    assert address_of(scope("127.0.0.1", "198.51.100.1"), Config()) == "127.0.0.1"


def test_an_address_is_found_among_addresses_and_networks() -> None:
    assert is_among("10.2.3.4", ["192.0.2.1", "10.0.0.0/8"])
    assert not is_among("11.2.3.4", ["192.0.2.1", "10.0.0.0/8"])
    assert not is_among(NOWHERE, ["0.0.0.0/0", "::/0"])
