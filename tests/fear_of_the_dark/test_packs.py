"""Packs: what an owner of the box may replace, and how mistakes are told."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.cli.output import translations
from duskbox.core.errors import BadPack, DuskboxError
from duskbox.core.matches.match import Match
from duskbox.games.fear_of_the_dark.content.box import HOUSE
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.pack.overlay import laid_over
from duskbox.testing.fear_of_the_dark import labyrinth
from tests.rules import rule

ABOUT: dict[str, object] = {"pack": {"game": "fear-of-the-dark"}}
PLAIN = [". . .", ". . .", ". . ."]


def pack(**tables: object) -> dict[str, object]:
    return ABOUT | {name.replace("_", "-"): table for name, table in tables.items()}


def test_the_example_pack_changes_every_table_it_names() -> None:
    text = (Path(__file__).parents[2] / "docs" / "packs" / "longer-night.toml").read_text(encoding="utf-8")
    overlay = tomllib.loads(text)
    assert set(overlay) == {
        "pack", "labyrinth", "mind", "hazards", "walk-in", "items", "secrets", "tokens", "difficulty", "start", "rooms",
        "names",
    }  # fmt: skip
    whole = laid_over(HOUSE, overlay)
    assert [name for name in HOUSE if whole[name] == HOUSE[name]] == []
    match = Match.new(GAME, {"difficulty": "easy"}, pack=overlay, seed="owl")
    assert match.view()["pieces"]["matches"] == 5
    assert match.view()["pieces"]["deck"] == 13
    again = Match.load(match.record.text(with_seed=True))
    assert again.table == match.table
    assert translations("fr", GAME, overlay).say("hazard-terror") == "Épouvante"


def test_without_a_pack_the_content_is_the_built_in_one_and_a_pack_changes_its_hash() -> None:
    house = GAME.components.hash(GAME.setup())
    assert GAME.components.hash(GAME.setup(pack=pack(hazards={"terror": 3}))) != house, (
        "the mark says that a pack stands behind it"
    )
    assert GAME.components.hash(GAME.setup(pack=dict(ABOUT))) == house


def test_rooms_are_changed_added_or_all_replaced() -> None:
    room = {"doors": "NS", "plan": PLAIN}
    changed = laid_over(HOUSE, pack(rooms={"R01": room, "ATTIC": room}))["rooms"]
    assert isinstance(changed, dict)
    assert len(changed) == 16
    assert changed["R01"]["doors"] == "NS"
    alone = laid_over(HOUSE, pack(replace=["rooms"], rooms={"ATTIC": room}, labyrinth={"deck": 1}))["rooms"]
    assert isinstance(alone, dict)
    assert list(alone) == ["ATTIC"]


def test_a_pack_leaves_the_built_in_content_as_it_was() -> None:
    before = json.dumps(HOUSE)
    laid_over(HOUSE, pack(hazards={"terror": 9}, rooms={"R01": {"doors": "N", "plan": PLAIN}}, mind={"move": 1}))
    assert json.dumps(HOUSE) == before


@rule("FD-COMP-07")
def test_the_built_in_content_never_runs_short_of_tokens_and_meets_what_the_examples_ask() -> None:
    start = HOUSE["start"]
    rooms = HOUSE["rooms"]
    assert isinstance(start, dict)
    assert isinstance(rooms, dict)
    plans = " ".join(row for tile in [start, *rooms.values()] for row in tile["plan"]).split()
    hazards, tokens = HOUSE["hazards"], HOUSE["tokens"]
    assert isinstance(hazards, dict)
    assert isinstance(tokens, dict)
    assert plans.count("O") + hazards["collapse"] == tokens["obstruction"] == 10
    assert plans.count("L") + hazards["lockdown"] == tokens["lock"] == 4
    assert hazards["leak"] == tokens["leak"]


MISTAKES: list[tuple[dict[str, object], str, str]] = [
    ({}, "pack", "table"),
    ({"pack": {"game": "chess"}}, "pack.game", "game"),
    ({"pack": {"game": "fear-of-the-dark", "name": 3}}, "pack.name", "about"),
    ({"pack": {"game": "fear-of-the-dark", "note": "é" * 2001}}, "pack.note", "about"),
    (pack(replace=["items"]), "replace", "replace"),
    (pack(replace="rooms"), "replace", "replace"),
    (pack(hazards=[1]), "hazards", "table"),
    (pack(hazards={"terror": "many"}), "hazards.terror", "count"),
    (pack(hazards={"terror": True}), "hazards.terror", "count"),
    (pack(hazards={"terror": 100}), "hazards.terror", "count"),
    (pack(walk_in={"leak": 1}), "walk-in.leak", "flag"),
    (pack(difficulty={"easy": {"instant-death": 1}}), "difficulty.easy.instant-death", "flag"),
    (pack(rooms={"R01": {"plan": PLAIN}}), "rooms.R01.doors", "doors"),
    (pack(rooms={"R01": {"doors": "NN", "plan": PLAIN}}), "rooms.R01.doors", "doors"),
    (pack(rooms={"R01": {"doors": "NX", "plan": PLAIN}}), "rooms.R01.doors", "doors"),
    (pack(rooms={"R01": {"doors": "N", "kind": "odd", "plan": PLAIN}}), "rooms.R01.kind", "kind"),
    (pack(rooms={"R01": {"doors": "N", "plan": PLAIN[:2]}}), "rooms.R01.plan", "plan"),
    (pack(rooms={"R01": {"doors": "N", "plan": [*PLAIN[:2], ". X ."]}}), "rooms.R01.plan.3", "tile-row"),
    (pack(rooms={"R01": {"doors": "N", "plan": [*PLAIN[:2], ". ."]}}), "rooms.R01.plan.3", "tile-row"),
    (pack(rooms={"R01": 7}), "rooms.R01", "table"),
    (pack(rooms={"a b/c@1": {"doors": "N", "plan": PLAIN}}), "rooms.a b/c@1", "room-name"),
    (pack(rooms={"start": {"doors": "N", "plan": PLAIN}}), "rooms.start", "room-name"),
    (pack(start={"doors": "N", "kind": "echo", "plan": PLAIN}), "start.kind", "start-kind"),
    (pack(start={"doors": "N", "plan": [". . .", ". O .", ". . ."]}), "start.plan", "start-centre"),
    (pack(names={"en": {"hazard-terror": ""}}), "names.en.hazard-terror", "text-or-name"),
    (pack(names={"en": 3}), "names.en", "table"),
]

#: What only the whole box can show, and no schema of a file.
MISTAKES_OF_THE_WHOLE: list[tuple[dict[str, object], str, str]] = [
    (pack(tokens={"leak": 2}), "tokens.leak", "one-leak"),
    (pack(labyrinth={"deck": 0}), "labyrinth.deck", "tile-number"),
    (pack(labyrinth={"deck": 16}), "labyrinth.deck", "tile-number"),
    (pack(items={"match": 0, "key": 0}), "items", "two-of-each"),
    (pack(secrets={"secret-map": 0}), "secrets", "two-of-each"),
    (
        pack(mind=dict.fromkeys(("light-a-match", "move", "tiptoe", "scout", "investigate", "clear"), 0)),
        "mind",
        "some-card",
    ),
    (pack(tokens={"match": 3}), "difficulty.easy.matches", "matches"),
    (pack(difficulty={"easy": {"matches": 9}}), "difficulty.easy.matches", "matches"),
    (pack(rooms={f"X{n}": {"doors": "N", "plan": PLAIN} for n in range(60)}), "rooms", "fewer-rooms"),
]


@pytest.mark.parametrize(
    ("overlay", "key", "expected"),
    [*MISTAKES, *MISTAKES_OF_THE_WHOLE],
)
def test_a_mistake_is_told_with_its_key_and_what_was_expected(
    overlay: dict[str, object], key: str, expected: str
) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(overlay)
    assert (refused.value.facts["key"], refused.value.facts["expected"]) == (key, f"@expect-{expected}")
    for language in ("en", "pl", "fr"):
        sentence = translations(language, GAME).error(refused.value)
        assert key in sentence
        assert "⟦" not in sentence
        assert "@expect" not in sentence


UNKNOWN_KEYS: list[tuple[dict[str, object], str]] = [
    (pack(colours={}), "colours"),
    (pack(hazards={"no-such-card": 1}), "hazards.no-such-card"),
    (pack(rooms={"R01": {"doors": "N", "plan": PLAIN, "colour": "red"}}), "rooms.R01.colour"),
    (pack(difficulty={"cruel": {}}), "difficulty.cruel"),
    (pack(names={"de": {}}), "names.de"),
    (pack(names={"en": {"ask-walk": "x"}}), "names.en.ask-walk"),
    (pack(pack={"game": "fear-of-the-dark", "author": "x"}), "pack.author"),
]


@pytest.mark.parametrize(
    ("overlay", "key"),
    UNKNOWN_KEYS,
)
def test_a_key_that_is_not_known_is_told_with_those_that_are(overlay: dict[str, object], key: str) -> None:
    with pytest.raises(BadPack, match="unknown-key") as refused:
        GAME.components.check_pack(overlay)
    assert refused.value.facts["key"] == key


def test_the_schema_takes_every_pack_that_is_shipped() -> None:
    valid = jsonschema_rs.validator_for(GAME.components.pack_schema())
    packs = (Path(__file__).parents[2] / "docs" / "packs").glob("*.toml")
    ours = [data for data in (tomllib.loads(path.read_text(encoding="utf-8")) for path in packs) if _is_ours(data)]
    assert ours
    for data in ours:
        valid.validate(data)


def _is_ours(data: dict[str, dict[str, object]]) -> bool:
    return data["pack"]["game"] == "fear-of-the-dark"


@pytest.mark.parametrize("overlay", [overlay for overlay, _, _ in MISTAKES])
def test_the_schema_refuses_every_mistake_that_one_value_shows(overlay: dict[str, object]) -> None:
    assert not jsonschema_rs.validator_for(GAME.components.pack_schema()).is_valid(overlay)


@pytest.mark.parametrize(("overlay", "key"), UNKNOWN_KEYS)
def test_the_schema_refuses_keys_that_are_not_known(overlay: dict[str, object], key: str) -> None:
    assert not jsonschema_rs.validator_for(GAME.components.pack_schema()).is_valid(overlay)


def test_all_mistakes_of_a_pack_are_told_at_once_in_every_language() -> None:
    room = {"doors": "NX", "kind": "odd", "plan": [". . .", ". X .", ". ."]}
    overlay = pack(
        hazards={"terror": "many", "horror": 1}, rooms={"R01": room}, walk_in={"leak": 1}, tokens={"leak": 2}
    )
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(overlay)
    mistakes = [refused.value, *refused.value.further]
    keys = [
        "hazards.horror", "hazards.terror", "rooms.R01.doors", "rooms.R01.kind", "rooms.R01.plan.2", "rooms.R01.plan.3",
        "walk-in.leak", "tokens.leak",
    ]  # fmt: skip
    assert [mistake.facts["key"] for mistake in mistakes] == keys
    for language in ("en", "pl", "fr"):
        told = translations(language, GAME).errors(refused.value)
        assert all(key in said and "⟦" not in said for key, said in zip(keys, told, strict=True))
    assert all(key in str(refused.value) for key in keys), "a traceback tells them, too"


def test_what_was_left_out_for_a_mistake_is_not_missed_as_well() -> None:
    overlay = pack(rooms={"ATTIC": {"doors": "N"}}, labyrinth={"deck": 16})
    with pytest.raises(BadPack) as refused:
        GAME.components.check_pack(overlay)
    assert (refused.value.facts["key"], refused.value.further) == ("rooms.ATTIC.plan", ())


_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["doors", "plan", "terror", "easy", "R01"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from([*HOUSE, "pack", "replace", "names"]), _values, max_size=4))
def test_no_pack_crashes_the_game(overlay: dict[str, object]) -> None:
    try:
        GAME.components.check_pack(ABOUT | overlay)
    except DuskboxError as error:
        assert error.facts["key"]


def test_mind_cards_of_a_pack_are_all_there_is_to_lose() -> None:
    play = labyrinth(
        pack=pack(mind={"move": 1, "light-a-match": 0, "tiptoe": 0, "scout": 0, "investigate": 0, "clear": 0})
    )
    assert play.mind == ["move"]
    assert play.do("do:move", "discard:move", "go:W", "stop").ending == "lost-sanity"
