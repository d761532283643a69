"""Chance: fair, fast, scripted, asked."""

from __future__ import annotations

import hashlib
import hmac
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskbox.core.chance import (
    Asked,
    DrawNeeded,
    Fair,
    Fast,
    Scripted,
    Witness,
    commitment,
    new_seed,
    seed_from,
)
from duskbox.core.errors import BadRecord, DuskboxError

SEED = bytes(range(32))


def by_the_book(seed: bytes, salts: str, stream: str, index: int, n: int, terms: str = "") -> int:
    """The documented recipe, written anew from docs/records.md."""
    key = hmac.new(seed, ("duskbox/1\n" + terms + "\n" + salts).encode(), hashlib.sha256).digest()
    block = 0
    while True:
        digest = hmac.new(key, f"{stream}/{index}/{block}".encode(), hashlib.sha256).digest()
        for place in range(4):
            number = int.from_bytes(digest[place * 8 : place * 8 + 8], "big")
            if number < 2**64 // n * n:
                return number % n
        block += 1


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1), st.integers(0, 5000), st.integers(1, 1000))
def test_a_fair_draw_is_what_the_documented_recipe_says(seed: bytes, stream: int, index: int, n: int) -> None:
    assert Fair(seed, ("tiles", "dice")).pick(stream, index, n) == by_the_book(
        seed, "", ("tiles", "dice")[stream], index, n
    )


def test_fair_draws_have_known_values() -> None:
    chance = Fair(SEED, ("tiles",))
    draws = [chance.pick(0, index, 100) for index in range(8)]
    assert draws == [15, 40, 72, 47, 33, 76, 35, 82], "as `openssl dgst -sha256 -mac HMAC` works them out"
    assert draws == [by_the_book(SEED, "", "tiles", index, 100) for index in range(8)]
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_salt_from_any_seat_changes_all_draws() -> None:
    plain = Fair(SEED, ("tiles",))
    salted = Fair(SEED, ("tiles",), "", {1: "moth", 0: "candle"})
    draws = [salted.pick(0, index, 1000) for index in range(20)]
    assert draws != [plain.pick(0, index, 1000) for index in range(20)]
    assert draws == [by_the_book(SEED, "0=candle\n1=moth\n", "tiles", index, 1000) for index in range(20)]


def test_other_terms_give_other_draws() -> None:
    draws = [Fair(SEED, ("tiles",), "abc").pick(0, index, 1000) for index in range(20)]
    assert draws == [by_the_book(SEED, "", "tiles", index, 1000, "abc") for index in range(20)]
    assert draws != [Fair(SEED, ("tiles",), "abd").pick(0, index, 1000) for index in range(20)]


def test_numbers_above_the_last_multiple_are_passed_over() -> None:
    # With n just above half the range almost every second number has to be rejected.
    n = 2**63 + 1
    chance = Fair(SEED, ("tiles",))
    draws = [chance.pick(0, index, n) for index in range(200)]
    assert draws == [by_the_book(SEED, "", "tiles", index, n) for index in range(200)]
    assert max(draws) > n * 0.9


@pytest.mark.parametrize("n", [2, 6, 13, 15])
def test_fair_and_fast_draws_are_even(n: int) -> None:
    for chance in (Fair(SEED, ("dice",)), Fast(7, 1)):
        counts = Counter(chance.pick(0, index, n) for index in range(6000))
        expected = 6000 / n
        chi = sum((counts[face] - expected) ** 2 / expected for face in range(n))
        assert chi < 2.5 * n + 10, f"{type(chance).__name__}: {counts}"


def test_fast_seeds_and_streams_do_not_move_together() -> None:
    pairs = Counter((Fast(seed, 2).pick(0, 0, 4), Fast(seed, 2).pick(1, 0, 4)) for seed in range(8000))
    assert len(pairs) == 16
    assert all(380 < count < 620 for count in pairs.values()), pairs
    neighbours = Counter((Fast(seed, 1).pick(0, 3, 4), Fast(seed + 1, 1).pick(0, 3, 4)) for seed in range(8000))
    assert all(380 < count < 620 for count in neighbours.values()), neighbours


def test_fast_has_known_values_in_both_forms() -> None:
    chance = Fast(2**40 + 5, 3)
    values = [chance.pick(stream, index, 1000) for stream in range(3) for index in range(4)]
    assert values == [584, 166, 202, 670, 879, 205, 539, 729, 680, 677, 302, 878]


def test_a_script_answers_in_order_and_says_when_it_is_too_short_or_wrong() -> None:
    chance = Scripted([[2, 0], [9]])
    assert [chance.pick(0, 0, 3), chance.pick(0, 1, 3)] == [2, 0]
    with pytest.raises(DrawNeeded):
        chance.pick(0, 2, 3)
    with pytest.raises(DuskboxError, match="script-range"):
        chance.pick(1, 0, 6)


def test_asked_chance_waits_for_answers_and_repeats_them_when_the_same_choice_is_tried_again() -> None:
    chance = Asked()
    chance.begin("search")
    with pytest.raises(DrawNeeded) as needed:
        chance.pick(3, 0, 6)
    assert (needed.value.stream, needed.value.n) == (3, 6)
    for wrong in (-1, 6, 99):
        with pytest.raises(DuskboxError, match="not-drawable"):
            chance.answer(wrong)
    chance.answer(4)
    with pytest.raises(DuskboxError, match="not-drawable"):
        chance.answer(4)
    chance.begin("search")
    assert chance.pick(3, 0, 6) == 4
    with pytest.raises(DrawNeeded):
        chance.pick(3, 1, 6)
    chance.begin("search")
    assert chance.pick(3, 0, 6) == 4
    chance.begin("walk")
    with pytest.raises(DrawNeeded):
        chance.pick(3, 0, 6)


def test_a_request_for_a_draw_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(DrawNeeded(2, 6)))
    assert isinstance(error, DuskboxError)
    assert (error.message, error.facts) == ("error-draw-needed", {"stream": 2, "n": 6})
    assert str(pickle.loads(pickle.dumps(BadRecord("error-record-json", line=3)))).endswith(
        "[error-record-json (line=3)]"
    )


def test_a_witness_writes_down_what_it_sees() -> None:
    witness = Witness(Scripted([[1], [0]]))
    witness.pick(0, 0, 4)
    witness.pick(1, 0, 2)
    assert witness.seen == [(0, 4, 1), (1, 2, 0)]


def test_seeds_are_fresh_or_follow_from_a_word() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert seed_from("moth") == seed_from("moth")
    assert seed_from("moth") != seed_from("moths")
