"""The engine under Fear of the Dark: the same in both forms, copied and saved at any moment, and never stuck."""

from __future__ import annotations

import hashlib
import json
import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbox.core.chance import Chance, Fast, Witness
from duskbox.core.errors import BadPosition
from duskbox.core.game import event_view, view
from duskbox.games.fear_of_the_dark import notation
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules import vocabulary
from duskbox.games.fear_of_the_dark.rules.labyrinth import Labyrinth
from duskbox.games.fear_of_the_dark.rules.rulings import RULINGS
from duskbox.testing.fear_of_the_dark import labyrinth
from tests.rules import rule

#: Over the final positions of 400 seeded games. Both forms must come to it; a change of it changes the rules or the
#: content.
CHECK_VALUE = "0e2ffdd600c5de23432e003294c73180dfca76730fa29cd3c2767ee6102db840"


def random_table(seed: int, most: int = 10_000, rulings: dict[str, str] | None = None) -> Labyrinth:
    """A table after some random choices; the luck of choices and draws follows from the seed."""
    luck = Random(seed)
    setup = GAME.setup({"difficulty": luck.choice(["easy", "normal", "hard", "very-hard"])}, rulings)
    table = GAME.new_table(setup)
    chance = Fast(seed, len(GAME.streams))
    table.start(chance)
    for _ in range(most):
        if table.decision is None:
            break
        table.choose(luck.choice(table.decision.options), chance)
    return table


def random_rulings(seed: int) -> dict[str, str]:
    luck = Random(seed)
    return {ruling.name: luck.choice(ruling.values) for ruling in RULINGS if luck.random() < 0.3}


@rule("FD-INFO-04", "FD-END-09")
def test_four_hundred_seeded_games_come_to_the_check_value() -> None:
    value = hashlib.sha256()
    for seed in range(400):
        table = random_table(seed, rulings=random_rulings(seed) if seed % 2 else None)
        assert table.outcome is not None, "every game ends"
        value.update(table.digest().encode())
    assert value.hexdigest() == CHECK_VALUE


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 120), st.booleans())
def test_a_table_is_copied_saved_pickled_and_written_down_at_any_moment(seed: int, most: int, ruled: bool) -> None:
    rulings = random_rulings(seed) if ruled else None
    table = random_table(seed, most, rulings)
    setup = GAME.setup(None, rulings)
    before = table.digest()
    assert GAME.checks.violations(table) == []
    copy = table.copy()
    others = [
        copy,
        GAME.restore(setup, json.loads(json.dumps(table.state()))),
        pickle.loads(pickle.dumps(table)),
        GAME.notation.read(GAME.notation.write(table)),
    ]
    for other in others:
        assert other == table
        if other.decision is not None:
            chance = Fast(seed, len(GAME.streams))
            other.choose(other.decision.options[-1], chance)
            assert other != table
    assert table.digest() == before, "what happens to a copy does not happen to the table"
    assert len({other.digest() for other in others}) == 1, "all of them go on in the same way"


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.booleans())
def test_whatever_is_chosen_the_table_stays_sound_and_offers_something_until_it_is_over(seed: int, ruled: bool) -> None:
    luck = Random(seed)
    table = GAME.new_table(GAME.setup(None, random_rulings(seed) if ruled else None))
    chance = Fast(seed, len(GAME.streams))
    table.start(chance)
    while table.decision is not None:
        assert table.decision.options
        assert GAME.checks.violations(table) == []
        table.choose(luck.choice(table.decision.options), chance)
    assert table.outcome is not None
    assert GAME.checks.violations(table) == []


@rule("FD-INFO-01", "FD-INFO-04")
@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 10**9), st.integers(0, 80))
def test_what_is_still_hidden_is_not_on_the_table_at_all(seed: int, other: int, parting: int) -> None:
    """Two games whose luck agrees in what was turned so far and differs in all that is to come are one and the same
    table.
    """
    luck = Random(seed)
    here = GAME.new_table(GAME.setup())
    witness = Witness(Fast(seed, len(GAME.streams)))
    here.start(witness)
    keys: list[str] = []
    for _ in range(parting):
        if here.decision is None:
            break
        keys.append(luck.choice(here.decision.options).key)
        here.choose(GAME.option(keys[-1]), witness)
    turned: list[list[int]] = [[] for _ in GAME.streams]
    for stream, _, answer in witness.seen:
        turned[stream].append(answer)
    there = GAME.new_table(GAME.setup())
    chance = SoFar(turned, Fast(other, len(GAME.streams)))
    there.start(chance)
    for key in keys:
        there.choose(GAME.option(key), chance)
    assert there == here
    for seat in (0, -1):
        assert _all_a_seat_knows(here, seat) == _all_a_seat_knows(there, seat)


class SoFar(Chance):
    """The draws that have been made, and other luck for all later ones."""

    def __init__(self, turned: list[list[int]], future: Chance) -> None:
        self.turned, self.future = turned, future

    def pick(self, stream: int, index: int, n: int) -> int:
        past = self.turned[stream]
        return past[index] if index < len(past) else self.future.pick(stream, index, n)


def _all_a_seat_knows(table: Labyrinth, seat: int) -> str:
    log = [event_view(GAME, table, event, seat) for event in table.events or []]
    reasons = [
        (key, reason.state()) for key in GAME.candidates(table) if (reason := GAME.why_not(table, key)) is not None
    ]
    return json.dumps([view(GAME, table, seat), log, reasons if seat == 0 else None])


@rule("FD-INFO-02")
@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=2, max_size=2, unique=True), st.integers(0, 7))
def test_a_spectator_does_not_see_what_the_player_looked_at(kinds: list[int], place: int) -> None:
    tables = []
    for kind in kinds:
        t = labyrinth().t
        t.item_pool.remove(kind)
        t.items[place] = kind
        tables.append(t)
    assert _all_a_seat_knows(tables[0], -1) == _all_a_seat_knows(tables[1], -1)
    assert _all_a_seat_knows(tables[0], 0) != _all_a_seat_knows(tables[1], 0), "the player knows"


def test_the_view_of_a_spectator_has_no_options() -> None:
    shown = view(GAME, labyrinth().t, -1)
    assert shown["decision"] == {"seat": 0}


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("fd1", "fd9", "fd1"),
        ("pawn:0.5", "pawn:4.5", "pawn"),
        ("pawn:0.5", "pawn:x", "pawn"),
        ("deck:12+3", "deck:13+3", "deck"),
        ("deck:12+3", "deck:16+-1", "deck"),
        ("deck:12+3", "deck:-1+16", "deck"),
        ("start@0,0+0", "start@0,0+7", "rooms"),
        ("start@0,0+0", "R99@0,0+0", "rooms"),
        ("=L6O8", "=L6L6", "rooms"),
        ("mind:LLMMMTSIC", "mind:LLMMMTSIZ", "mind"),
        ("items:????????", "items:???", "items"),
        ("held:-", "held:LLLL", "used"),
        ("matches:6", "matches:7", "matches"),
        ("draws:0,0,0,0,0,0", "draws:0", "draws"),
        ("death:1", "death", "death"),
        ("hand:-", "rulings:door-step=sideways hand:-", "rulings"),
        ("unseen:R01,", "unseen:R02,", "unseen"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_field(old: str, new: str, field: str) -> None:
    text = GAME.notation.write(labyrinth().t)
    assert old in text
    with pytest.raises(BadPosition) as refused:
        GAME.notation.read(text.replace(old, new))
    assert field in refused.value.facts.values()


@pytest.mark.parametrize(
    "hostile",
    [
        'steps:[["Journey","__eq__"]] asks:[0,"action","ask-action","FD",["walk"],false]',
        'steps:[["Journey","copy"]] asks:[0,"action","ask-action","FD",["walk"],false]',
        'steps:[["Action","pay","x",[]]] asks:[0,"pay","ask-pay","FD",["play:move"],false]',
        'steps:[["Journey","act"]] asks:[7,"action","ask-action","FD",["walk"],false]',
        'steps:[["Journey","act"]] asks:[0,"action","ask-action","FD",[],false]',
        f"steps:{'[' * 5000} asks:[]",
        "end:magic,FD-END-01,1",
        "end:won,FD-END-01,99",
        "colour:red",
        "death:0",
        "content:abc",
    ],
)
def test_a_hostile_position_is_refused(hostile: str) -> None:
    with pytest.raises(BadPosition):
        GAME.notation.read(f"{GAME.notation.write(labyrinth().t)} {hostile}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start@0,0+0=L6O8", "start@0,0+0=L6O8/R01@300000,300000+0"),
        ("start@0,0+0=L6O8", "start@0,0+0=L6O8/start@1,0+0"),
        ("start@0,0+0=L6O8", "R03@0,0+0"),
        ("terrors:0", "terrors:-5"),
        ("terrors:0", "terrors:9"),
        ("mind:LLMMMTSIC", "mind:LLMMMMMMMMTSIC"),
        ("draws:0,0", "draws:-1,0"),
        ("start@0,0+0=L6O8", "/".join(["start@0,0+0=L6O8", *(f"R01@{n},1+0" for n in range(200))])),
    ],
)
def test_a_position_that_no_play_could_reach_is_refused(old: str, new: str) -> None:
    text = GAME.notation.write(labyrinth().t)
    assert old in text
    with pytest.raises(BadPosition):
        GAME.notation.read(text.replace(old, new))


@rule("FD-SEC-03")
def test_two_secret_doors_back_to_back_are_two_tokens_in_the_notation_too() -> None:
    play = labyrinth(rooms="R11@0,-1+1", cleared="0.S")
    t = play.t
    t.used_secrets[0] = 2
    t.secrets[0] = t.secrets[1] = vocabulary.TAKEN
    for _ in range(2):
        t.secret_pool.remove(0)
    t.doors[1 * 4 + 3] = 2
    t.secret_doors = 0
    again = GAME.notation.read(GAME.notation.write(t))
    assert again == t


def test_a_packed_position_says_so_and_asks_for_its_pack() -> None:
    overlay: dict[str, object] = {"pack": {"game": "fear-of-the-dark"}, "labyrinth": {"deck": 3}}
    text = GAME.notation.write(labyrinth(pack=overlay).t)
    with pytest.raises(BadPosition, match="position-pack"):
        GAME.notation.read(text)
    assert notation.read(GAME, text, overlay) == labyrinth(pack=overlay).t
    with pytest.raises(BadPosition):
        notation.read(GAME, text, {"pack": {"game": "fear-of-the-dark"}, "labyrinth": {"deck": 4}})


def test_the_order_of_rooms_is_part_of_the_content() -> None:
    room = {"doors": "NS", "plan": [". . .", ". . .", ". . ."]}
    about: dict[str, object] = {"pack": {"game": "fear-of-the-dark"}}
    here = GAME.components.hash(GAME.setup(pack=about | {"rooms": {"A": room, "B": room}}))
    assert here != GAME.components.hash(GAME.setup(pack=about | {"rooms": {"B": room, "A": room}}))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_text_crashes_the_notation(data: st.DataObject) -> None:
    text = GAME.notation.write(random_table(data.draw(st.integers(0, 50)), data.draw(st.integers(0, 60))))
    place = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.characters(codec="ascii"))
    try:
        table = GAME.notation.read(text[:place] + sign + text[place + 1 :])
    except BadPosition:
        return
    # A text that still reads is a position that can be, and be played on.
    assert (table.decision is None) != (table.outcome is None)
    assert GAME.checks.violations(table) == []
    if table.decision is not None:
        table.choose(table.decision.options[0], Fast(1, len(GAME.streams)))


def test_the_notation_of_the_start_is_short_and_readable() -> None:
    text = GAME.notation.write(labyrinth().t)
    assert text.startswith("fd1 death:1 rooms:start@0,0+0=L6O8 pawn:0.5 deck:12+3 ")
    assert " hand:- mind:LLMMMTSIC lost:- matches:6 " in text


def test_numbers_and_names_of_every_kind_agree() -> None:
    for option in vocabulary.OPTIONS.by_key.values():
        assert vocabulary.OPTIONS.option(option.key) is option
    assert [vocabulary.MIND[option.code] for option in vocabulary.TAKE] == list(vocabulary.MIND)
    assert (len(vocabulary.MIND), len(vocabulary.ITEMS)) == (vocabulary.MIND_KINDS, vocabulary.ITEM_KINDS)
    assert "use:lever" not in vocabulary.OPTIONS.by_key
    codes = [option.code for option in (*vocabulary.ACTION, vocabulary.DO_WALK, vocabulary.DO_SPEND, *vocabulary.USE)]
    assert codes == list(range(len(codes)))
