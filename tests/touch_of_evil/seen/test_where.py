"""What options point at, so that clients need no rules to draw them."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule


def where(play: Play, key: str, seat: int = 0) -> list[str]:
    """What an option points at for a seat, in short."""
    return [" ".join(str(each) for each in place.values()) for place in GAME.where(play.t, GAME.option(key), seat)]


@pytest.fixture
def play() -> Play:
    return Play("karl", "thomas", villain="vampire").put(0, "church").put(1, "manor")


@pytest.mark.parametrize(
    ("key", "places"),
    [
        ("move:manor", ["space manor"]),
        ("escape:road-3", ["space road-3"]),
        ("encounter", ["space church"]),
        ("collect:spirit", ["space church"]),
        ("stay", ["space church"]),
        ("heal", ["hero 0"]),
        ("buy:sword", ["card sword None", "space church"]),
        ("play:ward-over-the-door", ["card ward-over-the-door None"]),
        ("trade:1", ["hero 1"]),
        ("look:sophie", ["elder sophie"]),
        ("assign:sophie:1", ["elder sophie", "hero 1"]),
        ("use:karl", ["hero 0"]),
        ("use:sophie", ["elder sophie"]),
        ("resolve:vampire", ["villain"]),
        ("resolve:curse:1", ["hero 1"]),
        ("use:yew-longbow", ["card yew-longbow None"]),
        ("die:3", ["die 3"]),
        ("skill:cunning", ["skill cunning"]),
        ("showdown:1", ["lair 1", "space church"]),
        ("buy-lair", ["deck lairs"]),
        ("end-turn", []),
        ("amount:3", []),
        ("order:rest", []),
    ],
)
def test_an_option_points_at_what_it_names_or_at_ones_own_hero(play: Play, key: str, places: list[str]) -> None:
    assert where(play, key) == places


def test_what_is_done_here_is_done_where_ones_own_hero_stands(play: Play) -> None:
    assert where(play, "encounter", seat=1) == ["space manor"]
    assert where(play, "encounter", seat=-1) == [], "a spectator has no Hero"


def test_a_minion_and_the_hunt_are_pointed_at_on_the_board(play: Play) -> None:
    play.minion("bats", "church")
    assert where(play, "resolve:hunt") == ["space church"]


def test_a_card_is_that_of_the_hero_who_has_it(play: Play) -> None:
    play.carry(0, "knife").carry(1, "knife").hold(0, "ward-over-the-door")
    assert where(play, "give:knife") == where(play, "lose:knife") == ["card knife 0"]
    assert where(play, "give:knife", seat=1) == ["card knife 1"]
    assert where(play, "play:ward-over-the-door") == ["card ward-over-the-door 0"]
    assert where(play, "take:knife") == ["card knife None"], "from the stock or the discards"


@rule("ATE-COOP-02")
def test_what_is_taken_in_a_trade_is_pointed_at_where_the_partner_has_it() -> None:
    play = Play("karl", "thomas", "katarina", mode="cooperative")
    for seat in range(3):
        play.put(seat, "road-6").purse(seat, 0)
    play.carry(1, "knife").carry(2, "knife").run(Actions(0)).choose("trade:2")
    assert where(play, "take:knife") == ["card knife 2"], "not at the one who has the same"
