"""The Minion Charts: which row comes of a die, happenings, the red side, and round counters."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.minions import MinionsMove
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RANDOM, PlaceMinion, RollOnChart, chart
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import LAIRS, NOTHING
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.blows import blow, the, told

VILLAINS = [villain.name for villain in HOUSE.villains]


def rolled(play: Play) -> str:
    """The row that came of the roll, by its message."""
    return str(play.events("chart")[0]["row"])


def far_away(villain: str = "werewolf", level: str = "advanced") -> Play:
    """The Heroes are out of the way of what happens around the Manor."""
    return Play("anne-marie", "katarina", villain=villain, level=level).put(0, "crossroads").put(1, "crossroads")


def placed(play: Play, minion: str, space: str) -> Play:
    return play.run(PlaceMinion(play.box.minion(minion), play.space(space)))


def round_at(play: Play, space: str) -> str:
    number = play.t.rounds[play.space(space)]
    return "" if number == NOTHING else play.box.minions[number].name


# The roll


@rule("ATE-MIN-01", "ATE-CHART-01")
@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_finds_the_row_of_the_villains_own_chart_on_the_side_in_use(die: int, villain: str, level: str) -> None:
    play = Play("anne-marie", "katarina", villain=villain, level=level)
    sheet = play.box.villains[play.t.villain]
    side = sheet.chart if level == "basic" else sheet.advanced_chart
    rows = [row for row in side if row.low <= die <= row.high]
    assert len(rows) == 1, "every number has one row"
    assert chart(play.t) is side
    play.t.pools[LAIRS] = []
    play.dice(die, *[1] * 60).run(RollOnChart(0, RANDOM))
    assert rolled(play) == (f"@minion-{rows[0].minion}" if rows[0].minion else f"@chart-{rows[0].name}")


@rule("ATE-MIN-01")
@pytest.mark.parametrize(("charts", "green"), [("off", True), ("on", False)])
def test_which_side_lies_up_is_a_module_of_its_own(charts: str, green: bool) -> None:
    play = Play(
        "anne-marie", "katarina", villain="vampire", level="basic" if charts == "on" else "advanced", charts=charts
    )
    sheet = play.box.villains[play.t.villain]
    assert chart(play.t) is (sheet.chart if green else sheet.advanced_chart)


@rule("ATE-MIN-02", "ATE-LING-03")
@pytest.mark.parametrize("villain", VILLAINS)
def test_some_rows_are_happenings_and_no_minions(villain: str) -> None:
    sheet = next(each for each in HOUSE.villains if each.name == villain)
    for side in (sheet.chart, sheet.advanced_chart):
        happenings = [row for row in side if row.effect is not None]
        assert happenings
        assert all(not row.minion for row in happenings)
        assert all(row.minion for row in side if row.effect is None)


@rule("ATE-MIN-02")
def test_a_happening_befalls_the_hero_and_places_no_counter() -> None:
    play = Play("anne-marie", "katarina").marker(15)
    row = next(row for row in chart(play.t) if row.name == "blood-red-dusk")
    play.dice(row.low).run(RollOnChart(0, HERE))
    assert (play.t.marker < 15, play.at_rest) == (True, True)
    assert set(play.t.minions) == {NOTHING}


@rule("ATE-MIN-01", "ATE-MIN-05")
def test_a_minion_of_the_chart_appears_where_it_is_told_to() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").put(1, "church")
    row = next(row for row in chart(play.t) if row.minion)
    play.dice(row.low).deck("lairs", "grinding-floor").run(RollOnChart(0, RANDOM))
    assert (play.minion_at("windmill"), play.events("fight")) == (row.minion, [])
    play.dice(row.low).run(RollOnChart(0, play.space("marsh")))
    assert play.minion_at("marsh") == row.minion
    play.skill(0, "combat", 4).skill(0, "honor", 9).dice(row.low)
    blow(play, row.minion, mine=the(play, row.minion).wounds).run(RollOnChart(0, HERE))
    assert len(play.events("fight")) == 1


# The red side


@rule("ATE-CHART-01")
@pytest.mark.parametrize("villain", VILLAINS)
def test_the_red_side_has_more_results(villain: str) -> None:
    sheet = next(each for each in HOUSE.villains if each.name == villain)
    assert len(sheet.advanced_chart) > len(sheet.chart)


@rule("ATE-CHART-02")
def test_rats_come_with_the_werewolf_and_crows_with_the_scarecrow_on_the_red_side_only() -> None:
    for villain in HOUSE.villains:
        round_ones = {minion.name for minion in villain.minions if minion.round_counter}
        assert round_ones == {"werewolf": {"rats"}, "scarecrow": {"crows"}}.get(villain.name, set())
        assert round_ones <= {row.minion for row in villain.advanced_chart}
        assert not round_ones & {row.minion for row in villain.chart}


@rule("ATE-CHART-02")
@pytest.mark.parametrize(("villain", "counter"), [("werewolf", "rats"), ("scarecrow", "crows")])
def test_a_round_counter_is_brought_in_by_the_chart(villain: str, counter: str) -> None:
    play = far_away(villain)
    row = next(row for row in chart(play.t) if row.minion == counter)
    play.dice(row.low).deck("lairs", "grinding-floor").run(RollOnChart(0, RANDOM))
    assert (round_at(play, "windmill"), play.minion_at("windmill")) == (counter, "")


# Round counters


@rule("ATE-CHART-03")
def test_round_counters_do_not_stop_a_hero() -> None:
    play = far_away().put(0, "church").minion("rats", "road-1").dice(3).run(Movement(0))
    assert {"move:road-1", "move:manor", "move:road-2"} <= set(play.keys)
    assert play.choose("move:manor").where(0) == "manor"


@rule("ATE-CHART-04")
@pytest.mark.parametrize(("villain", "counter"), [("werewolf", "rats"), ("scarecrow", "crows")])
def test_round_counters_are_not_fought_but_do_what_the_chart_says(villain: str, counter: str) -> None:
    play = far_away(villain).put(0, "church").purse(0, 4).minion(counter, "road-1")
    for skill in ("spirit", "cunning", "combat"):
        play.skill(0, skill, 1)
    play.dice(2).run(HeroTurn(0)).choose("move:road-1")
    assert (play.ask, play.events("fight"), play.events("round-counter")) == ("ask-action", [], []), "no fight step"
    play.dice(1).choose("end-turn")
    if "skill:spirit" in play.keys:
        play.choose("skill:spirit")
    assert [fact["minion"] for fact in play.events("round-counter")] == [f"@minion-{counter}"]
    assert play.events("test-failed")
    assert (round_at(play, "road-1"), play.events("fight"), play.at_rest) == (counter, [], True)


@rule("ATE-CHART-04")
def test_a_round_counter_that_appears_in_a_heros_space_starts_no_fight() -> None:
    play = far_away().put(0, "manor")
    row = next(row for row in chart(play.t) if row.minion == "rats")
    play.dice(row.low).run(RollOnChart(0, HERE))
    assert (round_at(play, "manor"), play.events("fight"), play.at_rest) == ("rats", [], True)


@rule("ATE-CHART-04")
def test_round_counters_that_march_into_a_heros_space_start_no_fight() -> None:
    play = far_away().put(0, "manor").put(1, "marsh").minion("rats", "road-1").do(MinionsMove("heroes"))
    assert (round_at(play, "manor"), told(play, "fight"), play.at_rest) == ("rats", [], True)


@rule("ATE-CHART-05", "ATE-CHART-06")
def test_a_round_counter_pushes_nothing_and_shares_the_space_with_a_minion() -> None:
    play = placed(far_away().minion("dire-wolf", "manor"), "rats", "manor")
    assert (play.minion_at("manor"), round_at(play, "manor")) == ("dire-wolf", "rats")
    assert play.events("pushed") == []


@rule("ATE-CHART-05", "ATE-CHART-06")
def test_a_minion_that_enters_does_not_push_a_round_counter() -> None:
    play = placed(far_away().minion("rats", "manor"), "dire-wolf", "manor")
    assert (play.minion_at("manor"), round_at(play, "manor")) == ("dire-wolf", "rats")
    placed(play, "feral-kin", "manor")
    assert (play.minion_at("road-1"), round_at(play, "road-1"), round_at(play, "manor")) == ("dire-wolf", "", "rats")


@rule("ATE-CHART-07", "ATE-CHART-08")
def test_of_two_round_counters_in_a_space_one_is_removed_and_the_marker_moves() -> None:
    play = far_away().marker(15).minion("rats", "manor")
    left = play.t.counters[play.box.minion("rats")]
    placed(play, "rats", "manor")
    assert (round_at(play, "manor"), play.t.marker) == ("rats", 14)
    assert play.t.counters[play.box.minion("rats")] == left, "the removed one is back in the supply"
    assert play.events("pushed") == []


@rule("ATE-CHART-08")
def test_round_counters_that_march_together_are_removed_but_one_each_for_a_step_of_the_marker() -> None:
    play = far_away().marker(15).put(0, "manor").put(1, "manor")
    play.minion("rats", "road-1").minion("rats", "road-2").do(MinionsMove("heroes"))
    assert (round_at(play, "manor"), round_at(play, "road-1"), round_at(play, "road-2")) == ("rats", "", "")
    assert play.t.marker == 14
    assert play.faults() == []
    play.minion("rats", "road-1").minion("rats", "road-2").do(MinionsMove("heroes"))
    assert play.t.marker == 12, "one step for each that is removed"


@rule("ATE-CHART-08")
def test_round_counters_that_march_in_file_do_not_meet() -> None:
    play = far_away().marker(15).put(0, "fields").put(1, "fields")
    play.minion("rats", "church").minion("rats", "road-1").do(MinionsMove("heroes"))
    assert (round_at(play, "road-1"), round_at(play, "manor"), play.t.marker) == ("rats", "rats", 15)


@rule("ATE-OPEN-41")
@pytest.mark.parametrize(("villain", "counter"), [("werewolf", "rats"), ("scarecrow", "crows")])
def test_a_round_counter_that_is_missing_moves_the_marker_like_any_other(villain: str, counter: str) -> None:
    play = far_away(villain).marker(15)
    play.t.counters[play.box.minion(counter)] = 0
    placed(play, counter, "manor")
    assert (round_at(play, "manor"), play.t.marker) == ("", 14)
    placed(play, counter, "windmill")
    assert play.t.marker == 13, "for each that cannot be placed"


@rule("ATE-OPEN-41")
def test_rats_and_crows_never_meet() -> None:
    for villain in HOUSE.villains:
        assert sum(minion.round_counter for minion in villain.minions) <= 1
