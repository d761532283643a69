"""Shapes: one declaration of what a value must be, which is checked with all mistakes and written as JSON Schema."""

from __future__ import annotations

import json

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.errors import BadPack
from duskbox.core.shapes import (
    MOST_MISTAKES,
    AnyOf,
    Flag,
    ListOf,
    Mistakes,
    Named,
    Number,
    OneOf,
    Shape,
    Table,
    Text,
    Whole,
    document,
)

LAMP = Table({"oil": Whole("expect-number", 0, 9), "lit": Flag("expect-flag")}, needed=("oil",))
SHAPES: dict[str, Shape] = {
    "whole": Whole("expect-number", -1, 3),
    "any-whole": Whole("expect-number"),
    "number": Number("expect-number"),
    "flag": Flag("expect-flag"),
    "text": Text("expect-text", most=3),
    "shows": Text("expect-text", most=4, shows=True),
    "pattern": Text("expect-text", pattern="(?!.*(.).*\\1)[ab]+"),
    "one-of": OneOf("expect-one-of", ("a", "b")),
    "list": ListOf("expect-list", Whole("expect-number", 0, 3), shortest=1, longest=2),
    "unique": ListOf("expect-list", OneOf("expect-one-of", ("a", "b", "")), unique=True),
    "each": ListOf("expect-list", LAMP, each=True),
    "any-of": AnyOf("expect-any", (Flag("expect-flag"), ListOf("expect-list", Flag("expect-flag")))),
    "table": LAMP,
    "named": Named(LAMP, "[a-b]{1,2}", "expect-name", but={"oil": Whole("expect-number", 0, 9)}),
}
_plain = st.none() | st.booleans() | st.integers(-2, 10) | st.floats(0.1, 0.9) | st.text("ab \n", max_size=5)
_values = st.recursive(
    _plain,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["oil", "lit", "a", "ab", "abc"]), inner, max_size=3)
    ),
    max_leaves=6,
)


#: Values at the edges of all these shapes; what chance finds comes on top.
EDGES: list[object] = [
    None, True, -2, -1, 0, 3, 4, 9, 10, 0.5, "", " ", "a", "b", "ab", "aa", "abc", "abcd", "abcde", "c", "a\n", " a ",
    [], [0], [3, 3], [4], [1, 2, 3], ["a", "b"], ["a", "a"], ["a", "c"], [True], [True, 1], {}, [{}], [{"oil": 1}],
    [{"oil": 1}, {"lit": True}], {"oil": 1}, {"oil": 10}, {"lit": True}, {"oil": 1, "lit": True}, {"oil": 1, "lit": 1},
    {"oil": 1, "wick": 1}, {"a": {"oil": 1}}, {"abc": {"oil": 1}}, {"ab": {"oil": 1}, "oil": 1}, {"a": {}}, {"a": 1},
    {"oil": {"oil": 1}},
]  # fmt: skip


@pytest.mark.parametrize("name", SHAPES)
def test_what_is_checked_and_what_editors_are_told_are_the_same(name: str) -> None:
    for value in EDGES:
        _alike(SHAPES[name], value)


@pytest.mark.parametrize("name", SHAPES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_they_are_the_same_for_other_values_too(name: str, data: st.DataObject) -> None:
    _alike(SHAPES[name], data.draw(_values))


def _alike(shape: Shape, value: object) -> None:
    good = jsonschema_rs.validator_for(document("A lamp", shape)).is_valid(value)
    mistakes = Mistakes()
    assert shape.fits(value) == good, value
    assert shape.check(value, "lamp", mistakes) == good, value
    assert bool(mistakes.found) != good, value


def told(shape: Shape, value: object) -> list[tuple[object, object]]:
    mistakes = Mistakes()
    shape.check(value, "lamps", mistakes)
    return [(error.facts["key"], error.facts.get("expected", "unknown")) for error in mistakes.found]


def test_every_mistake_is_told_with_its_key() -> None:
    lamps = Named(LAMP, "[a-z]+", "expect-name")
    assert told(lamps, {"a": {"oil": 10, "lit": 1}, "B": {}, "c": {"wick": 1}, "d": 3, "e": {"oil": 1}}) == [
        ("lamps.a.oil", "@expect-number"),
        ("lamps.a.lit", "@expect-flag"),
        ("lamps.B", "@expect-name"),
        ("lamps.c.wick", "unknown"),
        ("lamps.c.oil", "@expect-number"),
        ("lamps.d", "@expect-table"),
    ]
    assert lamps.good({"a": {"oil": 10}, "e": {"oil": 1}}, "lamps", Mistakes()) == {"e": {"oil": 1}}
    assert told(ListOf("expect-list", LAMP, each=True), [{"oil": 1}, {"oil": -1}, 3]) == [
        ("lamps.2.oil", "@expect-number"),
        ("lamps.3", "@expect-table"),
    ]


def test_a_limited_number_of_mistakes_is_told_and_it_is_said_that_there_may_be_more() -> None:
    mistakes = Mistakes()
    with pytest.raises(BadPack) as refused:
        ListOf("expect-list", LAMP, each=True).check([3] * 300_000, "lamps", mistakes)
    assert len(mistakes.found) == MOST_MISTAKES + 1
    assert refused.value.further[-1].message == "error-more-mistakes"
    assert refused.value.further[-1].facts == {"most": MOST_MISTAKES}
    assert len(json.dumps([error.facts for error in mistakes.found])) < 200 * MOST_MISTAKES


def test_a_value_is_never_said_back_at_length() -> None:
    deep: object = []
    for _ in range(100_000):
        deep = [deep]
    flag = Flag("expect-flag")
    for value in ("x" * 1_000_000, ["x"] * 100_000, deep, 10**5000, None, {"a": object()}):
        mistakes = Mistakes()
        flag.check(value, "k" * 1000, mistakes)
        assert len(str(mistakes.found[0].facts["found"])) <= 60
        assert len(str(mistakes.found[0].facts["key"])) <= 80


def test_a_file_without_a_mistake_is_not_refused() -> None:
    mistakes = Mistakes()
    assert LAMP.check({"oil": 3, "lit": True}, "lamp", mistakes)
    mistakes.refuse()
    assert not mistakes.within("lamp")
    LAMP.check({}, "lamp", mistakes)
    assert mistakes.within("lamp", "wick") and not mistakes.within("wick")
