"""Rounds and turns: who comes when, and the three steps of a turn."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn, Rounds
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.blows import blow, faces, last_wound, told

#: A Mystery card that does nothing by itself.
MILD = "laying-in-wait"


def on_the_roads(*heroes: str) -> Play:
    """Heroes next to a road, where a turn is a step and nothing else."""
    play = Play(*(heroes or ("anne-marie", "victor", "isabella")))
    for seat in range(play.t.seats):
        play.put(seat, "church")
    return play


def a_turn(play: Play) -> int:
    """One step out to the road or back next to it, and the turn is over; who took it."""
    seat = play.seat
    play.choose("move:road-1" if play.where(seat) == "church" else "move:road-2", "end-turn")
    return seat


def ending(play: Play) -> str:
    return "" if play.t.outcome is None else play.t.outcome.name


@rule("ATE-ROUND-02")
def test_a_round_is_one_turn_each_clockwise_from_the_first_player_and_then_the_mystery_phase() -> None:
    play = on_the_roads().deck("mysteries", MILD).dice(2, 2, 2, 2)
    play.t.first = 1
    play.run(Rounds())
    seats = [a_turn(play) for _ in range(2)]
    assert play.events("mystery-phase") == []
    seats.append(a_turn(play))
    assert seats == [1, 2, 0]
    now = play.t.round
    steps = [("turn", 1), ("turn", 2), ("turn", 0), ("mystery-phase", now - 1), ("turn", 2)]
    assert told(play, "turn", "mystery-phase") == steps
    assert len(play.events("mystery")) == 1


@rule("ATE-ROUND-01")
def test_round_follows_round_until_the_marker_reaches_darkness() -> None:
    play = on_the_roads("anne-marie", "isabella").marker(1).deck("mysteries", MILD, "murder").dice(2, 2, 2, 2)
    play.run(Rounds())
    rounds = play.t.round
    a_turn(play)
    a_turn(play)
    assert play.t.round == rounds + 1
    assert ending(play) == ""
    a_turn(play)
    a_turn(play)
    assert play.t.marker == 0
    assert (play.ask, ending(play)) == ("", "darkness")


@rule("ATE-ROUND-01")
def test_the_rounds_are_over_when_the_villain_is_defeated() -> None:
    play = Play("anne-marie", "katarina", villain="scarecrow").put(0, "road-1").lair(0, "walled-up-attic")
    play.skill(0, "combat", 2).purse(0, 20).purse(1, 0)
    play.t.villain_hurt = play.t.villain_wounds() - 2
    play.dice(1).run(Rounds()).choose("no", "move:manor").dice(6, 6, *faces(0, play.t.villain_combat()))
    play.choose("showdown:0", "pass")
    assert (play.ask, ending(play)) == ("", "hero-wins")
    assert play.fate.dice == []


@rule("ATE-ROUND-03", "ATE-ACT-01", "ATE-FIGHT-01")
def test_in_a_turn_a_hero_first_moves_then_fights_what_is_there_and_only_then_acts() -> None:
    play = Play("anne-marie", "katarina").skill(0, "combat", 3).put(0, "church").minion("bats", "road-1")
    play.dice(3).run(HeroTurn(0))
    assert play.ask == "ask-move"
    blow(play, "bats", mine=0).choose("move:road-1")
    assert (play.ask, play.where(0)) == ("ask-fight-on", "road-1"), "the fight is not over, and it cannot be left aside"
    assert play.keys == ["fight-on", "escape:church", "escape:manor"]
    blow(play, "bats", mine=3).choose("fight-on")
    assert (play.ask, play.where(0), play.minion_at("road-1")) == ("ask-action", "road-1", "")
    play.choose("end-turn")
    assert play.at_rest
    assert play.fate.dice == []


@rule("ATE-ROUND-03")
def test_no_one_moves_on_after_acting() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").dice(6).run(HeroTurn(0)).choose("move:road-1")
    assert play.ask == "ask-action"
    assert [key for key in play.keys if key.startswith("move")] == []
    assert play.choose("end-turn").at_rest


@rule("ATE-ACT-12", "ATE-KO-01")
def test_a_hero_knocked_out_while_lingering_takes_no_further_steps_in_its_turn() -> None:
    play = Play("anne-marie", "katarina").put(0, "manor").purse(0, 0).dice(3).run(HeroTurn(0))
    last_wound(play)
    row = next(row for row in play.box.villains[play.t.villain].chart if row.minion)
    play.dice(1, row.low)
    blow(play, row.minion, mine=0, theirs=1).dice(4).choose("stay")
    assert play.events("ko")
    assert play.at_rest, "neither a fight nor an action is left"
    assert play.events("encounters") == []


@rule("ATE-ACT-12")
def test_a_hero_knocked_out_in_its_fight_step_does_not_act() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").purse(0, 0).minion("bats", "road-1")
    last_wound(play).dice(2).run(HeroTurn(0))
    blow(play, "bats", mine=0, theirs=1).dice(1).choose("move:road-1")
    assert play.events("ko")
    assert play.at_rest


@rule("ATE-ACT-12")
@pytest.mark.parametrize("purse", [0, 20])
def test_a_hero_knocked_out_by_what_it_encounters_takes_no_more_actions(purse: int) -> None:
    play = Play("anne-marie", "katarina").put(0, "road-1").clues("manor", 2).deck("manor", "mad-heir")
    last_wound(play).dice(1).run(HeroTurn(0)).choose("no", "move:manor").purse(0, purse)
    blow(play, "mad-heir", mine=0, theirs=2).dice(1).choose("encounter")
    assert play.events("ko")
    assert play.at_rest
    assert play.t.clues[play.space("manor")] == 2
