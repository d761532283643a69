"""Wrong calls: a wrong type is a `TypeError` and a wrong value a `ValueError` with a sentence, in both forms alike. The
tests of the suite run in each form, so what is said here is said of both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import duskbox as db
from duskbox.testing import labyrinth

Call = Callable[[Any], object]


class Thing:
    """Of a type that no call knows."""

    def __repr__(self) -> str:
        return "Thing()"


#: Values of no type that a key, a name, a number or a mapping has.
STRANGE: tuple[object, ...] = (None, 3.5, b"x", Thing())
MATCH = db.FearOfTheDark.play(difficulty="hard", seed="owl")
HUNT = db.ATouchOfEvil.play(heroes=2, villain="scarecrow", seed="owl")
GAME = "fear-of-the-dark"

#: By what is called: the call, wrong types besides those above (None may be allowed), and wrong values.
CALLS: dict[str, tuple[Call, tuple[object, ...], tuple[object, ...]]] = {
    "new": (lambda v: db.Match.new(v), (None, 3, []), ("", "chess")),
    "new settings": (lambda v: db.Match.new(GAME, v), (3, "x", ["x"]), ({"dificulty": "easy"}, {3: 3})),
    "a setting": (lambda v: db.Match.new(GAME, {"difficulty": v}), (), (None, 3, 3.5, b"x", [], "ezy")),
    "a number": (lambda v: db.Match.new("a-touch-of-evil", {"heroes": v}), (), (None, 0, 9, -1, 2.5, "two")),
    "a ruling": (lambda v: db.Match.new(GAME, None, {"door-step": v}), (), (None, 3, "dear")),
    "new rulings": (lambda v: db.Match.new(GAME, None, v), (3, "x"), ({"x": "y"},)),
    "new pack": (lambda v: db.Match.new(GAME, pack=v), (3, "x"), ({}, {"pack": {"game": "chess"}})),
    "new seed": (lambda v: db.Match.new(GAME, seed=v), ([], {}), ()),
    "new undo": (lambda v: db.Match.new(GAME, undo=v), (None, 3), ("opne",)),
    "new chance": (lambda v: db.Match.new(GAME, chance=v), (None, 3), ("fare",)),
    "play": (lambda v: db.FearOfTheDark.play(difficulty=v), (None, 3), ("ezy",)),
    "play heroes": (lambda v: db.ATouchOfEvil.play(heroes=v), (None, "karl"), (0, 9, ["karl", "karl"], ["x", "y"])),
    "play villain": (lambda v: db.ATouchOfEvil.play(villain=v), (None, 3), ("ghost",)),
    "play teams": (lambda v: db.ATouchOfEvil.play(heroes=4, mode="team", teams=v), (None, "2"), (3, 9)),
    "load": (lambda v: db.Match.load(v), (None, 3), ("", "{}")),
    "from position": (lambda v: db.Match.from_position(v), (None, 3), ("", "fd1", "TE1-")),
    "choose": (lambda v: MATCH.choose(v), (None, 3, [], ["do:move"]), ("", "do:fly", "do:scout")),
    "choose for a seat": (lambda v: HUNT.choose(HUNT.options[0], seat=v), ("0",), (5, -1)),
    "why not": (lambda v: MATCH.why_not(v), (None, 3), ("", "do:fly")),
    "why not, hunting": (lambda v: HUNT.why_not(v), (None, 3), ("", "do:fly")),
    "odds": (lambda v: MATCH.odds(v), (None, 3), ("", "do:fly", "do:scout")),
    "say": (lambda v: MATCH.say(v), (None, 3), ("", "do:fly")),
    "undo": (lambda v: MATCH.undo(v), ("1",), (0, -1, 99)),
    "at": (lambda v: MATCH.at(v), (None, "1"), (-1, 99, 10**30)),
    "fork": (lambda v: MATCH.fork(at=v), ("1",), (-1, 99, 10**30)),
    "fork seed": (lambda v: MATCH.fork(seed=v), ([],), ()),
    "view": (lambda v: MATCH.view(v), (None, "0"), (1, -2, 10**30)),
    "text": (lambda v: MATCH.text(v), (None, 3), ("de",)),
    "svg": (lambda v: MATCH.svg(v), ("0",), (1, -2)),
    "an option": (lambda v: MATCH.options[v], (None, []), ("", "do:fly")),
    "get": (lambda v: MATCH.options.get(v), (None, 3), ()),
    "verb": (lambda v: MATCH.options.verb(v), (None, 3), ()),
    "first": (lambda v: MATCH.options.first(v), (None, 3), ()),
    "option text": (lambda v: MATCH.options[0].text(v), (None, 3), ("de",)),
    "position": (lambda v: db.Position.read(v), (None, 3), ("", "x", "{", "te2\nround: x")),
    "position of": (lambda v: db.Position.read(MATCH.position.notation, v), (3, []), ("chess", "a-touch-of-evil")),
    "after": (lambda v: MATCH.position.after(v), (None, 3), ("", "do:fly", "do:scout")),
    "sample": (lambda v: HUNT.position.sample(v), (None, "0"), (2, -2)),
    "record": (lambda v: db.Record.read(v), (None, 3), ("", "{}")),
    "pack": (lambda v: db.Pack.read(v), (None, 3), ("", "[", "[pack]\ngame = 'chess'")),
    "find": (lambda v: db.find_game(v), (None, 3), ("", "chess")),
    "bot": (lambda v: db.bot(v), (None, 3, "x"), ()),
    "simulate": (lambda v: db.simulate(v, games=1), (None, 3), ("chess",)),
    "simulate with": (lambda v: db.simulate(GAME, v, games=1), (), ("no-such-bot", "pipe:")),
    "simulate games": (lambda v: db.simulate(GAME, games=v), (None, "1"), (0, -1)),
    "simulate settings": (lambda v: db.simulate(GAME, games=1, settings=v), (3, "x"), ({"difficulty": "ezy"},)),
    "arena": (lambda v: db.arena("a-touch-of-evil", v, games=1), (None, 3, "xy"), ([], ["random"], ["random", "x"])),
    "search": (lambda v: db.search(v), (None, 3, "x"), ()),
    "search samples": (lambda v: db.search(MATCH, samples=v), (None, "1"), (0, -1)),
    "analyse": (lambda v: db.analyse(v), (None, 3, "x"), (MATCH.record,)),
    "labyrinth": (lambda v: labyrinth(hand=v), (None, 3), ()),
}

NO_TYPE = [
    (name, value)
    for name, (_, others, _) in CALLS.items()
    for value in (*others, *(each for each in STRANGE if each is not None and others))
]
NO_VALUE = [(name, value) for name, (_, _, values) in CALLS.items() for value in values]


@pytest.mark.parametrize(("name", "value"), NO_TYPE, ids=repr)
def test_a_value_of_another_type_is_a_type_error(name: str, value: object) -> None:
    with pytest.raises(TypeError):
        CALLS[name][0](value)


@pytest.mark.parametrize(("name", "value"), NO_VALUE, ids=repr)
def test_a_value_that_cannot_be_is_a_value_error_with_a_sentence(name: str, value: object) -> None:
    with pytest.raises(ValueError) as refused:
        CALLS[name][0](value)
    assert isinstance(refused.value, db.DuskboxError), repr(refused.value)
    said = str(refused.value).splitlines()[0]
    assert said.count(" ") > 3 and not said.startswith(("error-", "⟦")), said


@pytest.mark.parametrize("fact", [None, 3.5, b"x", 10**30, [Thing()], Thing()], ids=repr)
def test_a_refusal_can_speak_of_a_fact_of_any_type(fact: Any) -> None:
    assert "cannot be chosen" in str(db.IllegalChoice("error-illegal-choice", key=fact, ask="ask-action"))
