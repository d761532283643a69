"""Minions: cards and counters, placing, pushing, marching, and who has to fight them."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.gains import Heal, Until
from duskbox.games.touch_of_evil.effects.minions import MinionsMove, PlaceMinions
from duskbox.games.touch_of_evil.rules.minions.minions import MinionFights, PlaceMinion, SpaceFight
from duskbox.games.touch_of_evil.rules.minions.movement import Hunt
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import TeamTurn
from duskbox.games.touch_of_evil.rules.vocabulary import MANOR, MINION, NOTHING
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import blow, last_wound, the, told

#: Counters that are on no one's way.
KINDS = ("bats", "living-dead", "vampire-bride")


def apart(rulings: dict[str, str] | None = None) -> Play:
    """The Heroes are out of the way of what happens between the Town Hall and the Manor."""
    return Play("anne-marie", "katarina", rulings=rulings).put(0, "crossroads").put(1, "crossroads")


def placed(play: Play, minion: str, space: str, fights: bool = False) -> Play:
    play.run(PlaceMinion(play.box.minion(minion), play.space(space)))
    return play.run(MinionFights()) if fights else play


def board(play: Play) -> dict[str, str]:
    """Where which Minion counter lies."""
    names = play.box.board.names
    return {
        names[space]: play.minion_at(names[space]) for space in range(len(names)) if play.t.minions[space] != NOTHING
    }


# Two forms


@rule("ATE-MIN-03")
def test_minions_are_cards_of_the_corners_or_counters_of_the_chart() -> None:
    box = Play().box
    of_cards = [card.minion for card in box.cards if card.kind == MINION]
    assert all(minion is not None and minion.counters == 0 for minion in of_cards)
    assert {card.deck for card in box.cards if card.kind == MINION} == {
        "manor",
        "windmill",
        "olde-woods",
        "abandoned-keep",
    }
    for villain in box.villains:
        assert villain.minions
        assert all(minion.counters > 0 for minion in villain.minions)
        brought_in = {row.minion for row in (*villain.chart, *villain.advanced_chart) if row.minion}
        assert brought_in == {minion.name for minion in villain.minions}


@rule("ATE-MIN-04")
@pytest.mark.parametrize("end", ["defeated", "escaped", "ko"])
def test_a_minion_card_is_discarded_after_one_fight_defeated_or_not(end: str) -> None:
    play = Play("anne-marie", "katarina").put(0, "manor").skill(0, "combat", 4).purse(0, 0).deck("manor", "mad-heir")
    if end == "ko":
        last_wound(play)
    blow(
        play, "mad-heir", mine=the(play, "mad-heir").wounds if end == "defeated" else 0, theirs=1 if end == "ko" else 0
    )
    play.dice(*[1] * (end == "ko")).run(Actions(0)).choose("encounter")
    if end == "escaped":
        play.choose("escape:road-1")
    assert play.t.discards[MANOR] == [play.box.card("mad-heir")]
    assert board(play) == {}, "it never comes to lie on the board"


@rule("ATE-MIN-05")
def test_a_minion_counter_stays_where_it_is_placed_until_it_is_defeated() -> None:
    play = placed(apart(), "bats", "manor")
    assert board(play) == {"manor": "bats"}
    play.do(Heal(1)).put(0, "manor").skill(0, "combat", 2)
    blow(play, "bats", mine=0).run(SpaceFight(play.space("manor"))).choose("escape:road-1")
    assert board(play) == {"manor": "bats"}
    play.put(0, "manor")
    blow(play, "bats", mine=2).run(SpaceFight(play.space("manor")))
    assert board(play) == {}


# A limited supply


@rule("ATE-MIN-06")
def test_the_counters_of_a_kind_are_limited_and_come_back_when_defeated() -> None:
    play = apart()
    number = play.box.minion("bats")
    all_of_them = the(play, "bats").counters
    assert play.t.counters[number] == all_of_them
    placed(play, "bats", "manor")
    assert play.t.counters[number] == all_of_them - 1
    play.put(0, "manor").skill(0, "combat", 3)
    blow(play, "bats", mine=3).run(SpaceFight(play.space("manor")))
    assert play.t.counters[number] == all_of_them
    assert play.faults() == []


@rule("ATE-MIN-07")
def test_without_a_counter_left_the_marker_moves_one_step_toward_darkness_instead() -> None:
    play = apart().marker(15)
    play.t.counters[play.box.minion("bats")] = 1
    placed(play, "bats", "manor")
    assert (play.t.marker, board(play)) == (15, {"manor": "bats"})
    placed(play, "bats", "windmill")
    assert (play.t.marker, board(play)) == (14, {"manor": "bats"})
    assert play.t.counters[play.box.minion("bats")] == 0


# Pushing


@rule("ATE-MIN-08", "ATE-MIN-09", "ATE-OPEN-11")
@pytest.mark.parametrize(
    ("space", "pushed"),
    [
        ("manor", "road-1"),
        ("road-1", "church"),
        ("church", "town-hall"),
        ("olde-woods", "covered-bridge"),
        ("road-2", "manor"),
    ],
)
def test_a_space_holds_one_minion_counter_and_the_newcomer_pushes_the_other_toward_the_town_hall(
    space: str, pushed: str
) -> None:
    play = apart().put(0, "windmill").put(1, "windmill").minion("bats", space)
    placed(play, "living-dead", space)
    assert board(play) == {space: "living-dead", pushed: "bats"}


@rule("ATE-OPEN-11", "ATE-MIN-10")
@ruling("pushing", "toward-town-hall")
def test_a_push_goes_on_even_if_the_other_neighbour_is_free() -> None:
    play = apart().minion("bats", "manor").minion("living-dead", "road-1")
    placed(play, "vampire-bride", "manor")
    assert board(play) == {"manor": "vampire-bride", "road-1": "bats", "church": "living-dead"}, "road-2 was free"


@rule("ATE-OPEN-11", "ATE-MIN-09")
@ruling("pushing", "to-a-free-space")
@pytest.mark.parametrize(
    ("standing", "pushed"),
    [
        (("road-1",), {"road-2": "bats", "road-1": "living-dead"}),
        ((), {"road-1": "bats"}),
        (("road-1", "road-2"), {"road-1": "bats", "church": "living-dead", "road-2": "living-dead"}),
    ],
)
def test_by_the_other_reading_it_goes_on_only_where_no_neighbour_is_free(
    standing: tuple[str, ...], pushed: dict[str, str]
) -> None:
    play = apart(rulings={"pushing": "to-a-free-space"}).minion("bats", "manor")
    for space in standing:
        play.minion("living-dead", space)
    placed(play, "vampire-bride", "manor")
    assert board(play) == {"manor": "vampire-bride", **pushed}


@rule("ATE-OPEN-11")
@ruling("pushing", "to-a-free-space")
@pytest.mark.parametrize(("die", "goes"), [(3, "road-2"), (4, "road-3")])
def test_of_two_free_spaces_equally_near_a_die_decides(die: int, goes: str) -> None:
    play = apart(rulings={"pushing": "to-a-free-space"}).minion("bats", "fields").dice(die)
    placed(play, "living-dead", "fields")
    assert board(play) == {"fields": "living-dead", goes: "bats"}
    play = apart(rulings={"pushing": "to-a-free-space"}).minion("bats", "fields").minion("bats", "road-2")
    placed(play, "living-dead", "fields")
    assert board(play) == {"fields": "living-dead", "road-2": "bats", "road-3": "bats"}, "without a die"


@rule("ATE-MIN-10", "ATE-MIN-11")
def test_a_chain_of_pushes_may_end_with_a_counter_off_the_board_and_the_marker_moves() -> None:
    play = apart().marker(15).minion("bats", "manor").minion("living-dead", "road-1").minion("bats", "church")
    play.minion("vampire-bride", "town-hall")
    left = play.t.counters[play.box.minion("vampire-bride")]
    placed(play, "living-dead", "manor")
    assert board(play) == {"manor": "living-dead", "road-1": "bats", "church": "living-dead", "town-hall": "bats"}
    assert (play.t.marker, play.t.counters[play.box.minion("vampire-bride")]) == (14, left + 1)


@rule("ATE-MIN-11")
def test_a_counter_that_comes_into_the_town_hall_pushes_the_one_there_off_the_board() -> None:
    play = placed(apart().marker(15).minion("bats", "town-hall"), "living-dead", "town-hall")
    assert (board(play), play.t.marker) == ({"town-hall": "living-dead"}, 14)


@rule("ATE-OPEN-11")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_the_fields_a_die_shows_the_pushed_counter_its_way(die: int) -> None:
    play = placed(apart().minion("bats", "fields").dice(die), "living-dead", "fields")
    assert board(play) == {"fields": "living-dead", "road-2" if die <= 3 else "road-3": "bats"}
    assert play.fate.dice == []


# Who fights


@rule("ATE-MIN-12", "ATE-MIN-15")
def test_a_minion_that_appears_in_a_heros_space_is_fought_immediately() -> None:
    play = apart().put(0, "manor").skill(0, "combat", 3)
    blow(play, "bats", mine=3).do(PlaceMinions("bats", 1, "here"))
    assert told(play, "minion-placed", "fight", "minion-defeated")[1:] == [("fight", 0), ("minion-defeated", 0)]


@rule("ATE-MIN-12")
def test_a_minion_that_moves_into_a_heros_space_is_fought_immediately() -> None:
    play = apart().put(0, "road-1").minion("bats", "manor").skill(0, "combat", 3)
    blow(play, "bats", mine=3).do(MinionsMove("town"))
    assert told(play, "fight", "minion-defeated") == [("fight", 0), ("minion-defeated", 0)]


@rule("ATE-MIN-12")
def test_a_minion_that_is_pushed_into_a_heros_space_is_fought_immediately() -> None:
    play = apart().put(0, "road-1").minion("bats", "manor").skill(0, "combat", 3)
    blow(play, "bats", mine=3)
    placed(play, "living-dead", "manor", fights=True)
    assert [fact["minion"] for fact in play.events("fight")] == ["@minion-bats"]
    assert board(play) == {"manor": "living-dead"}


def crowd(*honor: int) -> Play:
    """Heroes with this Honor in one space; the last of them is First Player."""
    play = Play(*("anne-marie", "katarina", "thomas")[: len(honor)])
    for seat, value in enumerate(honor):
        play.put(seat, "manor").purse(seat, 0).skill(seat, "honor", value).skill(seat, "combat", 2)
    play.t.first = len(honor) - 1
    return play


@rule("ATE-MIN-13", "ATE-OPEN-13")
@pytest.mark.parametrize("honor", [(5, 2, 2), (2, 5, 4), (1, 2, 5)])
def test_of_several_heroes_the_one_with_the_highest_honor_fights_first(honor: tuple[int, ...]) -> None:
    play = crowd(*honor)
    best = honor.index(5)
    blow(play, "bats", mine=2, seat=best)
    placed(play, "bats", "manor", fights=True)
    assert (told(play, "fight"), play.at_rest) == ([("fight", best)], True)


@rule("ATE-OPEN-13")
def test_it_is_the_current_honor_that_counts_with_all_bonuses() -> None:
    play = crowd(3, 4).do(Until("round", "honor", 2))
    blow(play, "bats", mine=2, seat=0)
    placed(play, "bats", "manor", fights=True)
    assert told(play, "fight") == [("fight", 0)]


@rule("ATE-MIN-13")
@pytest.mark.parametrize("chosen", [0, 2])
def test_on_a_tie_of_honor_the_first_player_decides(chosen: int) -> None:
    play = crowd(4, 1, 4)
    play.t.first = 1
    placed(play, "bats", "manor", fights=True)
    assert (play.ask, play.seat, sorted(play.keys)) == ("ask-who-fights", 1, ["hero:0", "hero:2"])
    blow(play, "bats", mine=2, seat=chosen).choose(f"hero:{chosen}")
    assert told(play, "fight") == [("fight", chosen)]


@rule("ATE-MIN-14", "ATE-OPEN-13")
def test_if_a_hero_escapes_the_next_one_there_must_fight_the_healed_minion() -> None:
    play = crowd(5, 3, 4)
    almost = the(play, "living-dead").wounds - 1
    assert almost > 0
    for seat in range(3):
        play.skill(seat, "combat", almost)
    blow(play, "living-dead", mine=almost, seat=0)
    placed(play, "living-dead", "manor", fights=True)
    blow(play, "living-dead", mine=almost, seat=2).choose("escape:road-1")
    assert (told(play, "fight"), play.ask, play.seat) == ([("fight", 0), ("fight", 2)], "ask-fight-on", 2)
    blow(play, "living-dead", mine=1, seat=2).choose("fight-on")
    assert (board(play), play.at_rest) == ({}, True), "what the first Hero has struck does not count"


@rule("ATE-OPEN-13")
def test_if_a_hero_is_knocked_out_the_next_one_there_must_fight_the_healed_minion() -> None:
    play = crowd(5, 3)
    almost = the(play, "living-dead").wounds - 1
    last_wound(play.skill(0, "combat", almost).skill(1, "combat", almost), 0)
    blow(play, "living-dead", mine=almost, theirs=1, seat=0).dice(1)
    blow(play, "living-dead", mine=almost, seat=1)
    placed(play, "living-dead", "manor", fights=True)
    assert (told(play, "ko", "fight"), play.seat) == ([("fight", 0), ("ko", 0), ("fight", 1)], 1)
    assert play.ask == "ask-fight-on"


@rule("ATE-MIN-13", "ATE-MIN-14")
def test_of_team_mates_who_have_come_to_a_minion_together_the_one_with_the_highest_honor_fights() -> None:
    play = Play("anne-marie", "katarina", "thomas", "isabella", mode="team").minion("bats", "church")
    play.skill(0, "honor", 1).skill(1, "honor", 5).skill(1, "combat", 2)
    play.dice(2, 2).run(TeamTurn(0)).choose("hero:0", "move:church")
    blow(play, "bats", mine=2, seat=1).choose("move:church")
    assert told(play, "fight", "minion-defeated") == [("fight", 1), ("minion-defeated", 1)]


# In which order


@rule("ATE-OPEN-12")
def test_all_pushes_are_done_before_the_first_fight_and_the_newcomer_is_fought_first() -> None:
    play = Play("anne-marie", "katarina", "thomas").put(0, "church").put(1, "road-1").put(2, "manor")
    for seat in range(3):
        play.skill(seat, "combat", 3).purse(seat, 0)
    play.t.first = 2
    play.minion("bats", "manor").minion("bats", "road-1")
    blow(play, "living-dead", mine=2, seat=2)
    placed(play, "living-dead", "manor", fights=True)
    names = [name for name, _ in told(play, "pushed", "fight")]
    assert names[:3] == ["pushed", "pushed", "fight"]
    assert told(play, "fight") == [("fight", 2)]
    assert (play.ask, play.seat, sorted(play.keys)) == ("ask-fight-where", 2, ["space:church", "space:road-1"])
    blow(play, "bats", mine=3, seat=0)
    blow(play, "bats", mine=3, seat=1).choose("space:church")
    assert told(play, "fight")[1:] == [("fight", 0), ("fight", 1)]
    assert play.at_rest


@rule("ATE-OPEN-12")
def test_where_the_newcomer_meets_no_one_the_first_player_orders_the_fights() -> None:
    play = Play("anne-marie", "katarina").put(0, "church").put(1, "road-1")
    placed(play.minion("bats", "manor").minion("bats", "road-1"), "living-dead", "manor", fights=True)
    assert (play.ask, play.seat, sorted(play.keys)) == ("ask-fight-where", 0, ["space:church", "space:road-1"])


# Marching


@rule("ATE-FAQ-09")
@pytest.mark.parametrize(("toward", "to"), [("town", "road-1"), ("heroes", "road-2")])
def test_a_rat_nest_moves_when_minions_move(toward: str, to: str) -> None:
    play = Play("anne-marie", "katarina", villain="werewolf").put(0, "windmill").put(1, "windmill")
    play.minion("rat-nest", "manor").do(MinionsMove(toward))
    assert board(play) == {to: "rat-nest"}


@rule("ATE-FAQ-09", "ATE-OPEN-12")
@pytest.mark.parametrize(
    ("toward", "file"),
    [
        ("heroes", {"road-1": "bats", "manor": "living-dead", "road-2": "vampire-bride"}),
        ("town", {"town-hall": "bats", "church": "living-dead", "road-1": "vampire-bride"}),
    ],
)
def test_minions_that_march_in_file_do_not_push_one_another(toward: str, file: dict[str, str]) -> None:
    play = Play("anne-marie", "katarina").put(0, "fields").put(1, "fields").marker(15)
    for minion, space in zip(KINDS, ("church", "road-1", "manor"), strict=True):
        play.minion(minion, space)
    play.do(MinionsMove(toward))
    assert (board(play), play.t.marker) == (file, 15)
    assert play.faults() == []


@rule("ATE-OPEN-12")
def test_minions_that_march_into_one_space_push_and_only_then_fight() -> None:
    play = (
        Play("anne-marie", "katarina")
        .put(0, "manor")
        .put(1, "manor")
        .minion("bats", "road-1")
        .minion("living-dead", "road-2")
    )
    play.skill(0, "honor", 9).skill(0, "combat", 3)
    blow(play, "living-dead", mine=3).do(MinionsMove("heroes"))
    assert [name for name, _ in told(play, "minion-moved", "pushed", "fight")] == [
        *["minion-moved"] * 2,
        "pushed",
        "fight",
    ]
    assert board(play) == {"road-1": "bats"}


@rule("ATE-FAQ-09")
@pytest.mark.parametrize("die", [3, 4])
def test_a_minion_that_marches_home_from_the_fields_is_shown_its_way_by_a_die(die: int) -> None:
    play = apart().minion("bats", "fields").dice(die).do(MinionsMove("town"))
    assert board(play) == {"road-2" if die <= 3 else "road-3": "bats"}


@rule("ATE-OPEN-12", "ATE-MIN-09")
def test_minions_that_hunt_the_same_hero_all_set_out_before_the_first_arrives() -> None:
    play = Play("anne-marie", "katarina", villain="spectral-horseman").put(0, "manor").put(1, "manor")
    for space in ("fields", "road-2", "road-1"):
        play.minion("barghest-hound", space)
    play.skill(0, "honor", 9).skill(0, "combat", 3)
    blow(play, "barghest-hound", mine=3).run(Hunt())
    assert board(play) == {"road-1": "barghest-hound", "church": "barghest-hound"}, "the last to come was fought"
    assert len(play.events("minion-moved")) == 3
    assert play.faults() == []


# Ties on the way


def town_of(*spaces: str, honor: tuple[int, ...] = ()) -> Play:
    """Heroes in these spaces, all of the same Honor unless it is said otherwise."""
    play = Play(*("anne-marie", "katarina", "thomas", "heinrich")[: len(spaces)])
    for seat, space in enumerate(spaces):
        play.put(seat, space).skill(seat, "honor", honor[seat] if honor else 3)
    return play


@rule("ATE-PATH-03")
@pytest.mark.parametrize("at", ["town-hall", "olde-woods"])
@pytest.mark.parametrize(("die", "to"), [(1, "road-2"), (3, "road-2"), (4, "road-3"), (6, "road-3")])
def test_from_the_fields_a_die_shows_the_way_to_a_hero_on_the_far_side_too(at: str, die: int, to: str) -> None:
    play = town_of(at, at).minion("bats", "fields").dice(die).do(MinionsMove("heroes"))
    assert (board(play), play.fate.dice, play.at_rest) == ({to: "bats"}, [], True)


@rule("ATE-PATH-03", "ATE-PATH-01")
def test_from_the_fields_no_die_is_rolled_where_one_way_is_shorter() -> None:
    play = town_of("windmill", "church").minion("bats", "fields").do(MinionsMove("heroes"))
    assert (board(play), play.at_rest) == ({"road-3": "bats"}, True)


@rule("ATE-OPEN-11", "ATE-PATH-02")
def test_where_other_ways_to_a_hero_tie_the_first_player_chooses() -> None:
    play = town_of("fields", "fields").minion("bats", "town-hall")
    play.t.first = 1
    play.do(MinionsMove("heroes"))
    assert (play.ask, play.seat, play.keys) == ("ask-minion-way", 1, ["space:church", "space:magistrates-office"])
    play.choose("space:magistrates-office")
    assert (board(play), play.at_rest, play.faults()) == ({"magistrates-office": "bats"}, True, [])


@rule("ATE-OPEN-06", "ATE-MIN-13")
def test_of_equally_near_heroes_of_equal_honor_the_first_player_says_whom_a_minion_goes_for() -> None:
    play = town_of("church", "windmill", "fields").minion("bats", "manor")
    play.t.first = 2
    play.do(MinionsMove("heroes"))
    assert (play.ask, play.seat, play.keys) == ("ask-nearest-hero", 2, ["hero:2", "hero:0"])
    play.choose("hero:0")
    assert board(play) == {"road-1": "bats"}
    play = town_of("church", "windmill", "fields", honor=(3, 3, 4)).minion("bats", "manor").do(MinionsMove("heroes"))
    assert board(play) == {"road-2": "bats"}, "the one of higher Honor first"


@rule("ATE-OPEN-06")
def test_no_one_is_asked_where_both_are_on_the_same_way() -> None:
    play = town_of("church", "church", "crossroads").minion("bats", "manor").do(MinionsMove("heroes"))
    assert (board(play), play.at_rest) == ({"road-1": "bats"}, True)
    play = town_of("blacksmith", "doctors-office").minion("bats", "church").do(MinionsMove("heroes"))
    assert (board(play), play.at_rest) == ({"town-hall": "bats"}, True), "beyond the Town Hall their ways part"


@rule("ATE-OPEN-06", "ATE-MYST-02")
def test_of_equally_near_heroes_of_equal_honor_the_first_player_says_whom_a_hound_hunts() -> None:
    play = town_of("church", "fields", "crossroads").minion("barghest-hound", "manor").run(Hunt())
    assert (play.ask, play.seat, play.keys) == ("ask-nearest-hero", 0, ["hero:0", "hero:1"])
    blow(play.skill(1, "combat", 3), "barghest-hound", mine=2, seat=1).choose("hero:1")
    assert (told(play, "fight"), play.at_rest, play.faults()) == ([("fight", 1)], True, [])
