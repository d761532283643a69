"""Cooperative play: the other side of the track, the table of the Mystery Phase, Secrets for all (ATE-COOP)."""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.content.kinds import Row
from duskbox.games.touch_of_evil.effects.gains import AwayFromDarkness, TowardDarkness
from duskbox.games.touch_of_evil.rules.elders import KillElder, LookAtSecrets
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.minions.minions import chart
from duskbox.games.touch_of_evil.rules.mystery.cooperative import CooperativeTable
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import TRACK_START, VILLAIN
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST, calm_night

TRIFLE, EVIL_ONE = "blowhard", "servant-of-darkness"
MODES = ("competitive", "cooperative", "team")


def together(number: int = 2, villain: str = "vampire") -> Play:
    return Play(*CAST[:number], mode="cooperative", villain=villain)


def shown(play: Play, elder: str, seat: int = -1) -> dict[str, object]:
    pieces = cast(dict[str, list[dict[str, object]]], play.view(seat)["pieces"])
    return next(each for each in pieces["elders"] if each["name"] == elder)


def seen_by(play: Play, elder: str, seat: int) -> list[object]:
    return [each["card"] for each in cast(list[dict[str, object]], shown(play, elder, seat)["secrets"])]


def kill_sophie(play: Play) -> Play:
    return play.run(KillElder(play.elder("sophie")))


def left(play: Play) -> list[int]:
    """By Hero how many Wounds it can still take."""
    return [play.t.wounds_left(seat) for seat in range(play.t.seats)]


def can_take(play: Play, *wounds: int) -> Play:
    """The Heroes can still take exactly these Wounds."""
    for seat, number in enumerate(wounds):
        play.hurt(seat, 0)
        play.hurt(seat, play.t.wounds_left(seat) - number)
        assert left(play)[seat] == number
    return play


# Helping each other


@rule("ATE-COOP-01")
def test_a_card_that_says_so_may_be_played_on_any_player() -> None:
    play = together(3).hold(0, "blood-transfusion").hurt(0, 1).hurt(2, 1).run(HeroTurn(1))
    assert (play.ask, play.seat) == ("ask-window-turn-step", 0)
    play.choose("play:blood-transfusion")
    assert (play.ask, play.seat, play.keys) == ("ask-hero", 0, ["hero:0", "hero:2"])
    play.dice(2).choose("hero:2")
    assert play.t.wounds == [1, 0, 0]


@rule("ATE-COOP-01")
def test_a_card_that_does_not_say_so_helps_its_owner_only() -> None:
    play = together().hold(1, "drill-at-dawn").put(1, "road-1")
    before = [play.t.skill(seat, 2) for seat in (0, 1)]
    play.run(Actions(1)).choose("play:drill-at-dawn")
    assert [play.t.skill(seat, 2) for seat in (0, 1)] == [before[0], before[1] + 1]


# The track


@rule("ATE-COOP-07", "ATE-COOP-08")
@pytest.mark.parametrize("mode", MODES)
def test_only_cooperative_play_uses_the_side_of_the_track_with_symbols(mode: str) -> None:
    play = Play(*CAST, mode=mode)
    wounds, combat = play.t.villain_wounds(), play.t.villain_combat()
    play.marker(1)
    grown = (play.t.villain_wounds() > wounds, play.t.villain_combat() > combat)
    assert grown == (mode == "cooperative", mode == "cooperative")


@rule("ATE-COOP-09", "ATE-OPEN-31")
def test_the_symbols_stand_at_the_beginning_of_each_later_stage_of_the_track() -> None:
    track = together().box.track
    assert sorted((*track.more_wounds, *track.more_combat), reverse=True) == [16, 12, 8, 4]
    for space in (*track.more_wounds, *track.more_combat):
        assert track.section(space) == track.section(space + 1) + 1


@rule("ATE-COOP-08", "ATE-OPEN-31")
def test_moving_onto_a_symbol_gives_the_villain_2_wounds_or_1_combat_at_once() -> None:
    play = together()
    track = play.box.track
    for space in range(TRACK_START - 1, 0, -1):
        wounds, combat = play.t.villain_wounds(), play.t.villain_combat()
        play.do(TowardDarkness(1))
        assert play.t.marker == space
        assert play.t.villain_wounds() - wounds == 2 * track.more_wounds.count(space)
        assert play.t.villain_combat() - combat == track.more_combat.count(space)


@rule("ATE-OPEN-31")
def test_a_symbol_that_is_jumped_over_counts_all_the_same() -> None:
    play = together().marker(17)
    wounds = play.t.villain_wounds() + 2 * play.box.track.more_wounds.count(16)
    combat = play.t.villain_combat() + play.box.track.more_combat.count(16)
    play.do(TowardDarkness(3))
    assert (play.t.marker, play.t.villain_wounds(), play.t.villain_combat()) == (14, wounds, combat)


@rule("ATE-COOP-10", "ATE-OPEN-31")
def test_moving_back_past_a_symbol_takes_its_bonus_away_again() -> None:
    play = together().marker(4)
    track = play.box.track
    for space in range(5, TRACK_START + 1):
        wounds, combat = play.t.villain_wounds(), play.t.villain_combat()
        play.do(AwayFromDarkness(1))
        assert play.t.marker == space
        assert wounds - play.t.villain_wounds() == 2 * track.more_wounds.count(space - 1)
        assert combat - play.t.villain_combat() == track.more_combat.count(space - 1)


@rule("ATE-OPEN-31")
def test_losing_a_bonus_outside_a_showdown_leaves_the_villain_a_wound_short_of_defeat() -> None:
    play = together()
    space = play.box.track.more_wounds[0]
    play.marker(space)
    play.t.villain_hurt = play.t.villain_wounds() - 1
    play.do(AwayFromDarkness(1))
    assert play.t.outcome is None
    assert play.t.villain_hurt == play.t.villain_wounds() - 1


# The table


@rule("ATE-COOP-11")
def test_before_the_mystery_card_a_die_is_rolled_on_the_table() -> None:
    play = calm_night(together().dice(6).deck("lairs", "burnt-barn")).run(MysteryPhase())
    assert [event.name for event in play.heard if event.name in ("table-row", "mystery")] == ["table-row", "mystery"]
    assert play.fate.dice == []


@rule("ATE-COOP-11", "ATE-TEAM-03")
@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_the_other_modes_have_no_table(mode: str) -> None:
    play = calm_night(Play(*CAST, mode=mode)).run(MysteryPhase())
    assert play.at_rest
    assert play.events("table-row") == []


@rule("ATE-COOP-12", "ATE-COOP-13", "ATE-OPEN-30")
@pytest.mark.parametrize(("die", "steps", "wounds"), [(1, 2, 5), (2, 1, 3)])
def test_the_marker_moves_unless_the_heroes_take_the_wounds_as_they_divide_them(
    die: int, steps: int, wounds: int
) -> None:
    play = can_take(together(3).marker(15), 3, 3, 2)
    before = play.t.wounds[:]
    play.dice(die).run(CooperativeTable())
    assert (play.ask, play.seat) == ("ask-share-wounds", 0)
    assert play.keys == ["amount:0", "amount:1", "amount:2", "amount:3"]
    play.choose("amount:1", f"amount:{2 if wounds == 5 else 1}", f"amount:{2 if wounds == 5 else 1}")
    assert (play.ask, play.seat) == ("ask-confirm-wounds", 0)
    assert play.t.wounds == before
    play.dice(6)
    play.choose("yes")
    assert play.t.marker == 15
    taken = sum(event.numbers[1] for event in play.heard if event.name == "wounded")
    assert taken == wounds
    again = can_take(together(3).marker(15), 3, 3, 2).dice(die).run(CooperativeTable())
    again.choose("amount:0", "amount:0")
    assert (again.at_rest, again.t.marker) == (True, 15 - steps)
    assert sum(event.name == "wounded" for event in again.heard) == 0


@rule("ATE-OPEN-30")
def test_too_few_wounds_are_no_wounds_and_the_marker_moves() -> None:
    play = can_take(together().marker(15), 3, 3).dice(1).run(CooperativeTable())
    before = play.t.wounds[:]
    play.choose("amount:1")
    assert play.at_rest, "4 of 5 would not do, so the other is not even asked"
    assert (play.t.marker, play.t.wounds) == (13, before)


@rule("ATE-OPEN-30")
def test_where_the_heroes_together_could_not_take_them_no_one_is_asked() -> None:
    play = can_take(together().marker(15), 2, 2).dice(1).run(CooperativeTable())
    assert (play.at_rest, play.t.marker) == (True, 13)
    play = can_take(together().marker(15), 2, 2).dice(2).run(CooperativeTable())
    assert play.ask == "ask-share-wounds", "3 they could"


@rule("ATE-OPEN-30")
def test_each_standing_hero_says_for_itself_how_many_it_takes_and_at_most_what_it_has_left() -> None:
    play = can_take(together(3), 1, 1, 2).down(0)
    play.t.first = 2
    play.dice(2).run(CooperativeTable())
    assert (play.seat, play.keys) == (2, ["amount:0", "amount:1", "amount:2"])
    play.choose("amount:2")
    assert (play.seat, play.keys) == (1, ["amount:0", "amount:1"]), "who is KO'd is passed over"
    play.choose("amount:1")
    assert (play.ask, play.seat) == ("ask-confirm-wounds", 2)


@rule("ATE-OPEN-30")
def test_no_one_takes_more_than_is_still_missing() -> None:
    play = can_take(together(), 3, 2).dice(2).run(CooperativeTable()).choose("amount:3")
    assert play.ask == "ask-confirm-wounds", "the other need not be asked"


@rule("ATE-OPEN-30")
def test_the_first_player_has_the_last_word() -> None:
    play = can_take(together(3).marker(15), 3, 3, 2).dice(2)
    play.t.first = 1
    before = play.t.wounds[:]
    play.run(CooperativeTable()).choose("amount:0", "amount:2", "amount:1")
    assert (play.ask, play.seat) == ("ask-confirm-wounds", 1)
    play.choose("no")
    assert (play.t.marker, play.t.wounds) == (14, before)


@rule("ATE-OPEN-30")
def test_a_hero_can_be_ko_d_by_what_it_takes() -> None:
    play = can_take(together().marker(15), 2, 3).purse(0, 0).dice(1).run(CooperativeTable())
    play.choose("amount:2", "amount:3")
    play.t.wounds[1] -= 1
    play.dice(6).choose("yes")
    assert play.t.down == [1, 0]
    assert play.t.marker == 15


@rule("ATE-COOP-14")
@pytest.mark.parametrize("die", [3, 4])
def test_a_minion_attack_puts_the_minion_of_the_chart_at_a_random_location(die: int) -> None:
    play = together().put(0, "church").put(1, "church").deck("lairs", "burnt-barn")
    row = next(row for row in play.box.villains[play.t.villain].chart if row.kind >= 0)
    play.dice(die, row.low).run(CooperativeTable())
    assert play.at_rest
    assert play.minion_at("fields") == row.minion
    assert play.fate.dice == []


@rule("ATE-COOP-14")
def test_a_hero_who_is_there_fights_it() -> None:
    play = (
        together().put(0, "church").put(1, "fields").deck("lairs", "burnt-barn").hold(1, "blood-transfusion").hurt(1, 1)
    )
    row = next(row for row in play.box.villains[play.t.villain].chart if row.kind >= 0)
    play.dice(3, row.low).run(CooperativeTable())
    assert (play.ask, play.seat) == ("ask-window-fight", 1)


def happening(play: Play, strikes: bool) -> Row:
    return next(row for row in play.box.villains[play.t.villain].chart if row.kind < 0 and row.strikes is strikes)


@rule("ATE-OPEN-30")
def test_a_happening_of_the_chart_is_carried_out() -> None:
    play = together().marker(15).skill(0, "spirit", 1).skill(1, "spirit", 1)
    play.dice(3, happening(play, False).low, 1, 1).run(CooperativeTable())
    assert play.t.marker == 13


@rule("ATE-OPEN-30")
def test_an_attack_of_the_villain_strikes_every_hero_at_the_random_location_and_no_one_else() -> None:
    play = together(3, "werewolf").put(0, "church").put(1, "fields").put(2, "fields").deck("lairs", "burnt-barn")
    play.t.first = 2
    row = happening(play, True)
    play.dice(4, row.low)
    for seat in (2, 1):
        play.dice(*[1] * (enemy_dice(play.t, VILLAIN) + fight_dice(play.t, seat)))
    play.run(CooperativeTable())
    assert [event.numbers[0] for event in play.heard if event.name == "attacked"] == [2, 1]
    assert (play.at_rest, play.fate.dice) == (True, [])


def attacked(play: Play) -> list[int]:
    return [event.numbers[0] for event in play.heard if event.name == "attacked"]


def minion_attack(play: Play, name: str) -> Play:
    """The table brings this row of the Minion Chart, with the Manor as the Random Location if one is called for."""
    row = next(row for row in chart(play.t) if row.name == name)
    return play.dice(4, row.low).deck("lairs", "hall-of-mirrors")


@rule("ATE-OPEN-30")
@pytest.mark.parametrize("others", ["manor", "church"])
def test_a_row_that_names_its_own_victim_is_carried_out_once_wherever_that_hero_is(others: str) -> None:
    play = Play(*CAST[:3], mode="cooperative", villain="spectral-horseman", charts="on").skill(2, "honor", 6)
    play.put(0, others).put(1, others).put(2, "town-hall")
    minion_attack(play, "last-charge").dice(*[1] * (fight_dice(play.t, 2) + enemy_dice(play.t, VILLAIN)))
    play.run(CooperativeTable())
    assert (attacked(play), play.at_rest, play.fate.dice) == ([2], True, [])


@rule("ATE-OPEN-30")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_what_comes_with_an_attack_at_a_random_location_happens_once_however_many_are_there(there: int) -> None:
    play = Play(*CAST[:3], mode="cooperative", villain="werewolf", charts="on").minion("feral-kin", "crossroads")
    for seat in range(3):
        play.put(seat, "manor" if seat < there else "town-hall")
    minion_attack(play, "on-your-trail")
    for seat in range(there):
        play.dice(*[1] * (fight_dice(play.t, seat) + enemy_dice(play.t, VILLAIN)))
    play.run(CooperativeTable())
    assert (attacked(play), play.at_rest, play.fate.dice) == (list(range(there)), True, [])
    assert [event.numbers[1] for event in play.heard if event.name == "minion-moved"] == [play.space("road-5")]


@rule("ATE-OPEN-30", "ATE-CANCEL-02", "ATE-CANCEL-05")
def test_an_attack_that_has_struck_the_first_hero_there_can_no_longer_be_cancelled() -> None:
    play = together(3, "werewolf").put(0, "manor").put(1, "manor").put(2, "church").hold(2, "cooler-heads")
    minion_attack(play, "claws").run(CooperativeTable())
    assert (play.ask, play.seat) == ("ask-window-card", 2)
    for seat in (0, 1):
        play.dice(*[1] * (fight_dice(play.t, seat) + enemy_dice(play.t, VILLAIN)))
    play.choose("pass")
    assert (attacked(play), play.at_rest) == ([0, 1], True)


@rule("ATE-OPEN-30")
def test_an_attack_at_a_random_location_lies_open_while_it_is_fought() -> None:
    play = together(2, "werewolf").put(0, "manor").put(1, "church").hold(1, "a-second-blade")
    minion_attack(play, "claws").dice(*[1] * (fight_dice(play.t, 0) + enemy_dice(play.t, VILLAIN)))
    play.run(CooperativeTable())
    assert play.ask == "ask-window-roll"
    pieces = cast(dict[str, object], play.view(1)["pieces"])
    assert "@chart-claws" in cast(list[str], pieces["cards"])


@rule("ATE-COOP-15")
@pytest.mark.parametrize("die", [5, 6])
def test_scattered_clues_are_2_investigation_at_a_random_location(die: int) -> None:
    play = together().clues("fields", 1).dice(die).deck("lairs", "burnt-barn").run(CooperativeTable())
    assert play.t.clues[play.space("fields")] == 3
    assert sum(play.t.clues) == 3


# Secrets


@rule("ATE-COOP-16")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_look_costs_as_much_as_there_are_heroes_in_the_game_ko_d_ones_too(number: int) -> None:
    play = together(number).put(0, "road-1").purse(0, number - 1).down(1).run(Actions(0))
    assert not [key for key in play.keys if key.startswith("look:")]
    play = together(number).put(0, "road-1").purse(0, number + 1).down(1).deck("secrets", TRIFLE).run(Actions(0))
    play.choose("look:sophie")
    assert play.t.investigation[0] == 1


@rule("ATE-COOP-17")
def test_one_hero_pays_all_of_it() -> None:
    play = together(4).put(0, "road-1").put(1, "road-1").purse(0, 3).purse(1, 9).run(Actions(0))
    reason = play.why_not("look:sophie")
    assert reason is not None
    assert (reason.name, reason.facts["price"], reason.facts["n"]) == ("why-too-dear", 4, 3)
    assert all(not key.startswith("look:") for key in play.keys)


@rule("ATE-COOP-18", "ATE-OPEN-23")
def test_secrets_that_are_looked_at_are_revealed_to_all_and_take_effect() -> None:
    play = together(3).secret("sophie", TRIFLE).secret("lord-hanbrook", EVIL_ONE)
    play.run(LookAtSecrets(0, play.elder("sophie"), False))
    for seat in (-1, 0, 1, 2):
        assert seen_by(play, "sophie", seat) == [TRIFLE]
    assert play.t.seen[play.elder("sophie")] == [EVERYONE]
    play.run(LookAtSecrets(0, play.elder("lord-hanbrook"), False))
    assert shown(play, "lord-hanbrook")["state"] == "evil"


@rule("ATE-COOP-19")
def test_a_look_without_revealing_shows_them_to_the_looker_alone() -> None:
    play = together(3).secret("sophie", EVIL_ONE)
    play.run(LookAtSecrets(1, play.elder("sophie"), True))
    assert seen_by(play, "sophie", 1) == [EVIL_ONE]
    for seat in (-1, 0, 2):
        assert seen_by(play, "sophie", seat) == [None]
    assert shown(play, "sophie")["state"] == "town"


@rule("ATE-COOP-20")
def test_when_an_elder_is_killed_the_marker_moves_and_all_its_secrets_are_revealed() -> None:
    play = kill_sophie(together().marker(15).secret("sophie", TRIFLE, "inner-strength"))
    assert play.t.marker == 13
    assert shown(play, "sophie")["state"] == "dead"
    assert seen_by(play, "sophie", -1) == [TRIFLE, "inner-strength"]
    order = [event.name for event in play.heard if event.name in ("elder-died", "darker", "secret-revealed")]
    assert order == ["elder-died", "darker", "secret-revealed", "secret-revealed"]


@rule("ATE-COOP-20")
@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_elsewhere_a_dead_elders_secrets_stay_hidden(mode: str) -> None:
    play = kill_sophie(Play(*CAST, mode=mode).secret("sophie", EVIL_ONE))
    assert seen_by(play, "sophie", 0) == [None]
    assert shown(play, "sophie")["state"] == "dead"


@rule("ATE-COOP-21")
def test_an_evil_secret_revealed_by_a_death_makes_the_elder_evil_at_once() -> None:
    play = together().marker(15).secret("sophie", EVIL_ONE)
    combat = play.t.villain_combat()
    kill_sophie(play)
    assert shown(play, "sophie")["state"] == "evil"
    assert play.t.villain_combat() == combat + 1
    assert play.t.marker == 13


def with_militia(ruled: str) -> Play:
    """Two Heroes have agreed to take 3 Wounds together, and one of them stands by a Militia counter."""
    play = Play(*CAST[:2], mode="cooperative", rulings={"shared-wounds": ruled}).marker(15)
    play.put(0, "road-1").put(1, "marsh").militia("road-1").dice(2).run(CooperativeTable())
    return play.choose("amount:2", "amount:1", "yes")


@rule("ATE-OPEN-52", "ATE-COOP-13", "ATE-TOK-05")
@ruling("shared-wounds", "preventable")
def test_the_militia_may_take_a_shared_wound() -> None:
    play = with_militia("preventable")
    assert (play.ask, play.seat) == ("ask-militia", 0)
    play.choose("militia-takes-it")
    assert (play.t.wounds, play.t.marker, play.at_rest) == ([1, 1], 15, True)


@rule("ATE-OPEN-52", "ATE-OPEN-04")
def test_shared_wounds_can_be_prevented_by_cards() -> None:
    play = Play(*CAST[:2], mode="cooperative").marker(15).hold(1, "by-a-hairs-breadth").dice(2).run(CooperativeTable())
    play.choose("amount:2", "amount:1", "yes")
    assert play.ask == "ask-window-wounds"


@rule("ATE-OPEN-52")
@ruling("shared-wounds", "as-a-price")
def test_by_the_other_ruling_shared_wounds_are_a_price() -> None:
    play = with_militia("as-a-price")
    assert (play.t.wounds, play.t.marker, play.at_rest) == ([2, 1], 15, True)
