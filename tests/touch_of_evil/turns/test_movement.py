"""The move step: how far a Hero comes, the free Event of a 1, and Lingering."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.gains import Until
from duskbox.games.touch_of_evil.effects.movement import MoveUpTo
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import blow, the, told

#: No Hero of these is faster than its die.
PLAIN = ("anne-marie", "katarina")
#: An Event card that is only held.
HELD = "drill-at-dawn"


def to_move(start: str, die: int, *heroes: str, rulings: dict[str, str] | None = None) -> Play:
    """The movement die has fallen; on a 1 no Event is wanted."""
    play = Play(*(heroes or PLAIN), rulings=rulings).put(0, start).dice(die).run(Movement(0))
    return play.choose("no") if die == 1 else play


def reached(play: Play) -> set[str]:
    return {key.removeprefix("move:") for key in play.keys if key.startswith("move:")}


def within(play: Play, start: str, steps: int) -> set[str]:
    board = play.box.board
    return {name for space, name in enumerate(board.names) if 0 < board.apart(board.space(start), space) <= steps}


@rule("ATE-MOVE-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_hero_may_move_up_to_as_many_spaces_as_the_die_shows(die: int) -> None:
    play = to_move("church", die)
    assert play.ask == "ask-move"
    assert reached(play) == within(play, "church", die)
    far = max(reached(play), key=lambda name: play.box.board.apart(play.space("church"), play.space(name)))
    assert play.choose(f"move:{far}").where(0) == far
    assert play.at_rest


@rule("ATE-MOVE-02")
@pytest.mark.parametrize("space", ["road-1", "manor", "road-2"])
def test_a_hero_may_use_fewer_steps_than_rolled(space: str) -> None:
    play = to_move("church", 6).choose(f"move:{space}")
    assert (play.where(0), play.at_rest) == (space, True), "the rest of the steps is not asked for"


@rule("ATE-MOVE-02")
def test_a_hero_may_use_none_of_its_steps() -> None:
    play = to_move("church", 6).dice(2).choose("stay")
    assert (play.where(0), play.at_rest) == ("church", True)


@rule("ATE-MOVE-03")
@pytest.mark.parametrize("start", ["town-hall", "church", "fields", "road-6", "marsh"])
def test_a_step_leads_to_a_connected_space_and_to_no_other(start: str) -> None:
    play = to_move(start, 1)
    near = play.box.board.neighbours[play.space(start)]
    assert reached(play) == {play.box.board.names[space] for space in near}


@rule("ATE-MOVE-04")
def test_heroes_pass_each_other_and_share_a_space_without_a_fight() -> None:
    play = Play(*PLAIN, "victor").put(0, "church").put(1, "road-1").put(2, "manor").dice(3).run(Movement(0))
    assert {"road-1", "manor", "road-2"} <= reached(play), "through one Hero and another"
    play.choose("move:manor")
    assert (play.where(0), play.where(2), play.at_rest) == ("manor", "manor", True)
    assert play.events("fight") == play.events("attacked") == []


@rule("ATE-MOVE-05")
def test_a_minion_counter_can_be_walked_into_but_not_past() -> None:
    play = Play(*PLAIN).put(0, "church").minion("bats", "road-1").dice(2).run(Movement(0))
    assert "road-1" in reached(play)
    assert "manor" not in reached(play)
    assert reached(play) >= {"town-hall", "magistrates-office", "blacksmith", "doctors-office"}, "other ways stay open"
    why = play.why_not("move:manor")
    assert why is not None
    assert "ATE-MOVE-05" in why.rules
    assert play.choose("move:road-1").where(0) == "road-1"


@rule("ATE-MOVE-05")
def test_a_minion_counter_ends_a_way_that_a_card_grants_too() -> None:
    play = Play(*PLAIN).put(0, "church").minion("bats", "road-1").do(MoveUpTo(2))
    assert "road-1" in reached(play)
    assert "manor" not in reached(play)


@rule("ATE-MOVE-06", "ATE-OPEN-08")
def test_a_one_lets_the_player_draw_an_event_at_once_before_moving() -> None:
    play = Play(*PLAIN).put(0, "church").deck("events", HELD).dice(1).run(Movement(0))
    assert (play.ask, play.seat) == ("ask-free-event", 0)
    purse = play.t.investigation[0]
    play.choose("yes")
    assert (play.hand(0), play.ask, play.where(0)) == ([HELD], "ask-move", "church")
    assert play.t.investigation[0] == purse, "for free"
    assert reached(play.choose("move:road-1")) == set()


@rule("ATE-MOVE-06")
def test_the_free_event_may_be_declined() -> None:
    play = Play(*PLAIN).put(0, "church").dice(1).run(Movement(0)).choose("no")
    assert (play.ask, play.hand(0)) == ("ask-move", [])


@rule("ATE-MOVE-06")
@pytest.mark.parametrize("die", range(2, 7))
def test_no_other_number_gives_a_free_event(die: int) -> None:
    assert Play(*PLAIN).put(0, "church").dice(die).run(Movement(0)).ask == "ask-move"


@rule("ATE-OPEN-08")
def test_a_bonus_to_movement_is_added_after_the_event_of_a_one() -> None:
    play = Play(*PLAIN).put(0, "church").do(Until("turn", "move", 2)).dice(1).run(Movement(0))
    assert play.ask == "ask-free-event", "the die shows 1, whatever is added to it"
    assert reached(play.choose("no")) == within(play, "church", 3)


@rule("ATE-OPEN-08")
def test_a_two_that_is_slowed_down_to_one_step_gives_no_event() -> None:
    play = Play(*PLAIN).put(0, "church").do(Until("turn", "move", -1)).dice(2).run(Movement(0))
    assert (play.ask, reached(play)) == ("ask-move", within(play, "church", 1))


@rule("ATE-OPEN-08")
@pytest.mark.parametrize(("first", "second", "asked"), [(1, 4, "ask-move"), (4, 1, "ask-free-event")])
def test_a_die_that_is_rolled_again_counts_as_it_falls_the_second_time(first: int, second: int, asked: str) -> None:
    play = Play(*PLAIN).carry(0, "county-map").put(0, "church").dice(first, second).run(Movement(0))
    assert (play.ask, play.seat) == ("ask-window-roll", 0)
    assert play.choose("use:county-map").ask == asked


# Lingering


def minion_row(play: Play) -> tuple[int, str]:
    """A die that brings a Minion on the Villain's chart, and which."""
    row = next(row for row in chart(play.t) if row.minion)
    return row.low, row.minion


@rule("ATE-LING-01", "ATE-OPEN-09")
def test_a_hero_that_stays_and_rolls_a_one_is_attacked_by_what_the_chart_says() -> None:
    play = to_move("road-1", 3)
    die, minion = minion_row(play)
    play.skill(0, "combat", 4).purse(0, 0).dice(1, die)
    blow(play, minion, mine=the(play, minion).wounds).choose("stay")
    assert play.events("lingers")
    assert play.events("minion-placed")[0]["minion"] == f"@minion-{minion}"
    assert play.events("fight"), "and it is fought at once, in the move step"
    assert (play.at_rest, play.fate.dice) == (True, [])


@rule("ATE-LING-01")
def test_a_hero_that_ends_elsewhere_does_not_linger() -> None:
    play = to_move("road-1", 3).choose("move:manor")
    assert (play.events("lingers"), play.at_rest) == ([], True)


@rule("ATE-LING-02")
def test_the_lingering_die_is_rolled_after_the_decision_and_apart_from_the_movement_die() -> None:
    play = to_move("road-1", 1)
    assert play.ask == "ask-move", "the 1 of the movement die attacks no one"
    assert told(play, "lingers", "chart") == []
    play.dice(2).choose("stay")
    assert play.at_rest
    assert [fact["dice"] for fact in play.events("rolled")] == [[1], [2]]
    assert play.events("chart") == []


@rule("ATE-LING-03")
def test_lingering_may_bring_a_happening_instead_of_a_monster() -> None:
    play = to_move("road-1", 3).marker(15)
    row = next(row for row in chart(play.t) if row.name == "blood-red-dusk")
    play.dice(1, row.low).choose("stay")
    assert play.t.marker < 15
    assert play.events("fight") == []
    assert play.at_rest


@rule("ATE-LING-04")
@pytest.mark.parametrize("die", range(2, 7))
def test_a_lingering_die_of_two_to_six_does_nothing(die: int) -> None:
    play = to_move("road-1", 3)
    before = play.t.copy()
    play.dice(die).choose("stay")
    assert play.at_rest
    for name in ("marker", "minions", "rounds", "wounds", "investigation", "at", "hands", "clues"):
        assert getattr(play.t, name) == getattr(before, name), name


@rule("ATE-OPEN-09")
@ruling("lingering", "ends-where-it-began")
def test_a_hero_who_ends_where_it_began_lingers_so_there_is_no_way_out_and_back() -> None:
    play = to_move("road-1", 4)
    assert "road-1" not in reached(play)
    why = play.why_not("move:road-1")
    assert why is not None
    assert "ATE-OPEN-09" in why.rules
    play.dice(2).choose("stay")
    assert play.events("lingers")


@rule("ATE-OPEN-09")
@ruling("lingering", "takes-no-step")
def test_by_the_other_ruling_a_hero_that_goes_out_and_comes_back_does_not_linger() -> None:
    rulings = {"lingering": "takes-no-step"}
    play = to_move("road-1", 2, rulings=rulings).choose("move:road-1")
    assert (play.where(0), play.events("lingers"), play.at_rest) == ("road-1", [], True)
    stays = to_move("road-1", 2, rulings=rulings).dice(2).choose("stay")
    assert stays.events("lingers"), "but one that takes no step does"


@rule("ATE-OPEN-09", "ATE-MOVE-05")
@ruling("lingering", "takes-no-step")
def test_out_and_back_needs_two_steps_and_a_space_without_a_minion_to_turn_in() -> None:
    rulings = {"lingering": "takes-no-step"}
    assert "road-1" not in reached(to_move("road-1", 1, rulings=rulings))
    shut = Play(*PLAIN, rulings=rulings).put(0, "road-1").minion("bats", "church")
    assert "road-1" in reached(shut.dice(4).run(Movement(0)))
    shut = Play(*PLAIN, rulings=rulings).put(0, "road-1").minion("bats", "church").minion("living-dead", "manor")
    assert reached(shut.dice(4).run(Movement(0))) == {"church", "manor"}


# Escapes


def to_escape(ruled: str = "goes-on") -> Play:
    """In its turn a Hero has rolled a 1, the free Event has brought a Minion, and a round without a hit is over."""
    play = Play(*PLAIN, rulings={"turn-after-escape": ruled}).put(0, "road-6").purse(0, 0)
    play.dice(1).deck("events", "out-of-the-hedgerow").run(HeroTurn(0))
    rows = chart(play.t)
    row = next(row for row in rows if row.kind >= 0)
    blow(play.dice(row.low), play.box.minions[row.kind].name, mine=0).choose("yes")
    assert play.ask == "ask-fight-on"
    return play


@rule("ATE-FIGHT-16", "ATE-LING-01", "ATE-OPEN-14")
@ruling("turn-after-escape", "goes-on")
def test_an_escape_in_the_move_step_ends_the_move_without_lingering_and_the_turn_goes_on() -> None:
    play = to_escape()
    space = next(key.removeprefix("escape:") for key in play.keys if key.startswith("escape:"))
    play.choose(f"escape:{space}")
    assert (play.ask, play.where(0), play.events("lingers")) == ("ask-action", space, [])
    assert play.faults() == []


@rule("ATE-OPEN-14")
@ruling("turn-after-escape", "ends")
def test_by_the_other_ruling_an_escape_ends_the_turn() -> None:
    play = to_escape("ends")
    play.choose(next(key for key in play.keys if key.startswith("escape:")))
    assert play.at_rest


@rule("ATE-OPEN-14")
@ruling("turn-after-escape", "ends")
def test_by_the_other_ruling_an_escape_in_the_action_step_ends_the_turn_too() -> None:
    for ruled, ask in (("goes-on", "ask-action"), ("ends", "ask-idle")):
        play = Play(*PLAIN, rulings={"turn-after-escape": ruled}).put(0, "road-6").purse(0, 0)
        play.dice(2).run(HeroTurn(0)).choose("move:abandoned-keep")
        blow(play.deck("abandoned-keep", "gargoyle"), "gargoyle", mine=0).choose("encounter")
        play.choose(next(key for key in play.keys if key.startswith("escape:")))
        assert play.ask == ask
        assert "encounter" not in play.keys, "one space has been encountered in this turn"


@rule("ATE-FIGHT-16")
def test_an_escape_takes_nothing_from_the_next_turn() -> None:
    play = to_escape()
    play.choose(next(key for key in play.keys if key.startswith("escape:")))
    play.rest()
    play.dice(4).run(HeroTurn(0))
    assert play.ask == "ask-move"


@rule("ATE-FIGHT-16", "ATE-MOVE-01")
def test_an_escape_in_the_window_before_the_move_step_takes_nothing_from_the_move() -> None:
    play = Play(*PLAIN).put(0, "road-6").hold(0, "lost-in-the-fog").minion("bats", "abandoned-keep")
    play.run(HeroTurn(0)).choose("play:lost-in-the-fog", "way:2")
    blow(play, "bats", mine=0).choose("move:abandoned-keep")
    play.dice(4).choose("escape:road-7")
    assert (play.ask, play.where(0)) == ("ask-move", "road-7")
