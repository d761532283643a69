"""The optional Showdown table, row by row (ATE-OPT-01 to ATE-OPT-14)."""

from __future__ import annotations

import pytest

from duskbox.cli.output import translations
from duskbox.games.touch_of_evil.effects.minions import ChartAttack
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice, hero_hits_on
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COMBAT,
    CUNNING,
    HONOR,
    LAIRS,
    NOTHING,
    R_FIGHT,
    R_SHOWDOWN_CHART,
    SKILLS,
    VILLAIN,
)
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import faces, the
from tests.touch_of_evil.showdowns import (
    LAIR,
    OTHER_LAIR,
    QUIET,
    at_the_lair,
    begin,
    blows,
    dice_rolled,
    given,
    in_showdown,
    invite,
    last_legs,
    order,
    place,
    price,
    sheet,
    state,
)

#: Two dice that come to a row.
ROWS = {
    2: (1, 1),
    3: (1, 2),
    4: (2, 2),
    5: (2, 3),
    6: (3, 3),
    7: (3, 4),
    8: (4, 4),
    9: (4, 5),
    10: (5, 5),
    11: (5, 6),
    12: (6, 6),
}


def second_round(
    row: int,
    *luck: int,
    heroes: int = 2,
    joiners: tuple[int, ...] = (),
    mode: str = "competitive",
    hurt: int = 0,
    party: tuple[str, ...] = (),
    reading: str = "d3-hits",
    play: Play | None = None,
) -> Play:
    """The first round came to nothing; before the second the dice show this row, and after them fall these dice.

    The Villain has these Wounds by then. In a group these others have joined, and one Elder stands by each; a lone
    Hero has them all.
    """
    if play is None:
        play = table(heroes, mode, reading)
    for seat in joiners:
        play.purse(seat, play.t.investigation[seat] + price(play))
    begin(play)
    for _ in joiners:
        play.choose("yes")
    play.t.villain_hurt = hurt
    line = [0, *joiners]
    for number, seat in enumerate(line):
        beside = len(party) if len(line) == 1 else int(number < len(party))
        blows(play, elders="." * beside, seat=seat)
    play.dice(*ROWS[row], *luck)
    invite(play, *party)
    while play.ask in ("ask-assign", "ask-regroup") and len(play.events("showdown-round")) <= 1:
        play.choose(play.keys[0] if play.ask == "ask-assign" else "pass")
    return play


def fought(play: Play) -> list[int]:
    """Whose exchanges there were, in order."""
    return [event.numbers[0] for event in play.heard if event.name == "exchange"]


def table(heroes: int = 2, mode: str = "competitive", reading: str = "d3-hits") -> Play:
    return at_the_lair(*QUIET[:heroes], mode=mode, chart="on", rulings={"showdown-chart-reading": reading})


# When it is rolled, and when it is not


@rule("ATE-OPT-01")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_the_table_is_used_if_all_agreed_before_play_in_every_mode(mode: str) -> None:
    assert next(setting for setting in GAME.settings if setting.name == "showdown-chart").default == "off"
    for chart in ("on", "off"):
        play = begin(at_the_lair(*QUIET, mode=mode, chart=chart))
        blows(play)
        if chart == "on":
            play.dice(*ROWS[6])
        invite(play)
        assert play.ask == "ask-fight-on"
        assert [event["n"] for event in play.events("showdown-chart")] == ([6] if chart == "on" else [])


@rule("ATE-OPT-02")
def test_two_dice_are_rolled_at_the_start_of_every_round_but_the_first() -> None:
    play = second_round(6)
    assert dice_rolled(play, R_SHOWDOWN_CHART) == [2]
    assert order(play, "exchange", "showdown-chart") == ["exchange", "showdown-chart"]
    # This round is fought with Cunning, the next with Spirit.
    blows(play).dice(*ROWS[8]).choose("fight-on")
    assert [event["n"] for event in play.events("showdown-chart")] == [6, 8]


@rule("ATE-OPT-03")
@pytest.mark.parametrize("card", ["cooler-heads", "ward-over-the-door", "not-this-night"])
def test_a_result_can_be_cancelled_like_an_event_or_a_mystery(card: str) -> None:
    play = second_round(6, play=table().hold(1, card))
    assert (play.ask, play.seat) == ("ask-window-card", 1)
    play.choose(f"play:{card}")
    assert play.events("cancelled") == [{"card": "@showdown-row-cunning-challenge"}]
    assert (play.ask, fight_dice(play.t, 0)) == ("ask-fight-on", sheet(play, 0, "combat"))
    assert play.events("fight-with") == []


# 2: Daring Confrontation


def dared(passed: bool, mode: str = "competitive", joiners: tuple[int, ...] = ()) -> Play:
    """One Hero makes the test, with this result."""
    play = table(4 if mode == "team" else 3, mode)
    for seat in range(play.t.seats):
        play.skill(seat, "honor", 2)
    dice = () if joiners else (5, 6) if passed else (5, 5)
    return second_round(2, *dice, joiners=joiners, play=play, hurt=1)


@rule("ATE-OPT-04")
def test_daring_confrontation_is_an_honor_test_that_needs_a_six() -> None:
    play = dared(True)
    assert [event.numbers for event in play.heard if event.name == "test"] == [(0, HONOR, NOTHING, 6)]
    assert (play.ask, play.t.wounds[0]) == ("ask-fight-on", 0), "passed: nothing happens"


@rule("ATE-OPT-04", "ATE-OPEN-36")
def test_if_it_fails_every_hero_there_takes_a_wound_or_the_showdown_is_cancelled() -> None:
    play = dared(False)
    assert (play.ask, play.seat, play.keys) == ("ask-wounds-or-withdraw", 0, ["take-wounds", "withdraw"])
    play.choose("take-wounds")
    assert (play.ask, play.t.wounds) == ("ask-fight-on", [1, 0, 0])


@rule("ATE-OPT-04", "ATE-SHOW-28", "ATE-SHOW-32")
def test_a_cancelled_showdown_leaves_the_villain_its_wounds_and_everyone_in_place() -> None:
    play = dared(False).choose("withdraw")
    assert (play.at_rest, in_showdown(play), play.where(0)) == (True, False, place(play))
    assert play.t.villain_hurt == 1
    assert order(play, "showdown-cancelled", "showdown-over") == ["showdown-cancelled", "showdown-over"]


@rule("ATE-OPT-04", "ATE-OPEN-36")
@ruling("showdown-chart-reading", "d3-hits")
def test_in_a_group_the_first_player_chooses_who_is_tested_and_what_follows() -> None:
    play = table(3, "cooperative")
    play.t.first = 2
    for seat in range(3):
        play.skill(seat, "honor", 1)
    second_round(2, joiners=(1,), play=play)
    assert (play.ask, play.seat, play.keys) == ("ask-who-dares", 2, ["hero:0", "hero:1"])
    play.dice(1).choose("hero:1")
    assert (play.ask, play.seat) == ("ask-wounds-or-withdraw", 2)
    play.choose("take-wounds")
    assert play.t.wounds == [1, 1, 0], "not the Hero who stayed away"


@rule("ATE-OPEN-36")
def test_in_a_group_of_a_team_its_own_player_chooses() -> None:
    play = table(4, "team")
    play.t.first = 2
    second_round(2, joiners=(1,), play=play)
    assert (play.ask, play.seat) == ("ask-who-dares", 0)


@rule("ATE-OPEN-36", "ATE-OPT-04")
@ruling("showdown-chart-reading", "d3-hits")
def test_the_wounds_are_for_those_in_the_showdown() -> None:
    play = table(3).skill(0, "honor", 1)
    second_round(2, 1, play=play).choose("take-wounds")
    assert play.t.wounds == [1, 0, 0]


@rule("ATE-OPEN-36", "ATE-OPT-04")
@ruling("showdown-chart-reading", "d6-hits")
def test_by_the_other_reading_the_wounds_are_for_all_players() -> None:
    play = table(3, reading="d6-hits").skill(0, "honor", 1)
    second_round(2, 1, play=play).choose("take-wounds")
    assert play.t.wounds == [1, 1, 1]


@rule("ATE-OPEN-36")
@ruling("showdown-chart-reading", "d6-hits")
def test_by_the_other_reading_the_dice_pick_who_is_tested() -> None:
    play = table(3, "cooperative", "d6-hits")
    for seat in range(3):
        play.skill(seat, "honor", 1)
    # 1 and 2 are read as the second of the two Heroes; then the test.
    second_round(2, 1, 2, 6, joiners=(1,), play=play)
    assert play.events("by-lot") == [{"hero": "@hero-katarina"}]
    assert play.events("test")[0]["hero"] == "@hero-katarina"
    assert play.fate.dice == []


def order_of_a_round(ruled: str) -> list[str]:
    """What is asked and rolled at the start of the second round of a Showdown with an Elder and a healing Event."""
    play = at_the_lair(*QUIET[:2], chart="on", rulings={"showdown-round-order": ruled})
    begin(play.hold(0, "blood-transfusion"))
    blows(play, wounds=1, elders=".")
    play.dice(*ROWS[7])
    invite(play, "sophie")
    happened: list[str] = []
    while len(play.events("exchange")) == 1:
        if play.events("showdown-chart") and "table" not in happened:
            happened.append("table")
        happened.append(play.ask)
        if play.ask == "ask-send-home":
            blows(play, elders=".").dice(*ROWS[7])
        play.choose("fight-on" if play.ask == "ask-fight-on" else "pass")
    return happened if "table" in happened else [*happened, "table"]


@rule("ATE-OPEN-46", "ATE-OPT-02", "ATE-SHOW-26", "ATE-SHOW-29")
@ruling("showdown-round-order", "table-first")
def test_the_table_comes_first_then_cards_then_the_decision_to_fight_and_then_elders_are_sent_home() -> None:
    assert order_of_a_round("table-first") == ["table", "ask-window-fight-round", "ask-fight-on", "ask-send-home"]


@rule("ATE-OPEN-46")
@ruling("showdown-round-order", "table-last")
def test_by_the_other_ruling_the_table_comes_when_all_have_decided() -> None:
    assert order_of_a_round("table-last") == ["ask-window-fight-round", "ask-fight-on", "ask-send-home", "table"]


# 3: Chase


@rule("ATE-OPT-05")
def test_chase_leads_to_a_new_lair_for_those_who_pay_its_price() -> None:
    play = table(3, "cooperative").deck("lairs", OTHER_LAIR)
    play.purse(0, price(play) + price(play, OTHER_LAIR))
    second_round(3, joiners=(1, 2), play=play)
    assert (play.ask, play.seat, play.keys) == ("ask-chase", 0, ["yes", "no"])
    assert play.events("chase") == [{"card": f"@card-{OTHER_LAIR}", "space": f"@space-{place(play, OTHER_LAIR)}"}]
    play.choose("yes")
    assert play.ask != "ask-chase", "the others cannot pay"
    assert [play.where(seat) for seat in (0, 1, 2)] == [place(play, OTHER_LAIR), place(play), place(play)]
    assert play.t.investigation[0] == 0
    assert (play.ask, play.seat) == ("ask-fight-on", 0)
    blows(play).dice(*ROWS[6]).choose("fight-on")
    assert fought(play) == [0, 1, 2, 0], "who stayed behind is out"
    assert (play.t.lairs[0], play.t.discards[LAIRS]) == (play.box.card(LAIR), [play.box.card(OTHER_LAIR)])


@rule("ATE-OPT-05")
def test_no_one_has_to_follow_and_elders_of_those_who_do_come_along() -> None:
    play = table(2, "cooperative").deck("lairs", OTHER_LAIR)
    for seat in (0, 1):
        play.purse(seat, (price(play) if seat == 0 else 0) + price(play, OTHER_LAIR))
    second_round(3, joiners=(1,), party=("lady-hanbrook", "sophie"), play=play)
    play.choose("no")
    assert (play.ask, play.seat) == ("ask-chase", 1)
    play.choose("yes")
    assert (play.where(0), play.where(1)) == (place(play), place(play, OTHER_LAIR))
    assert play.t.elder_with[play.elder("sophie")] == 1
    assert play.t.elder_with[play.elder("lady-hanbrook")] == -1, "who stood by the other is left standing"


@rule("ATE-OPT-06")
def test_the_rule_of_the_new_lair_replaces_that_of_the_old_one() -> None:
    play = table().deck("lairs", OTHER_LAIR)
    play.purse(0, price(play) + price(play, OTHER_LAIR))
    printed = play.box.villains[play.t.villain]
    wounds, combat = (play.box.cards[play.box.card(lair)].hooks.statics[0].amount for lair in (LAIR, OTHER_LAIR))
    second_round(3, play=play)
    assert (play.t.villain_wounds(), play.t.villain_combat()) == (printed.wounds + wounds, printed.combat)
    play.choose("yes")
    assert (play.t.villain_wounds(), play.t.villain_combat()) == (printed.wounds, printed.combat + combat)
    assert play.t.showdown == play.box.card(OTHER_LAIR)


def chased_to(lair: str, ruled: str) -> Play:
    """The chase leads a wounded Hero to this Lair."""
    play = at_the_lair(*QUIET[:2], chart="on", rulings={"lair-after-chase": ruled}).deck("lairs", lair)
    play.purse(0, price(play) + price(play, lair)).hurt(0, 1)
    return second_round(3, play=play)


@rule("ATE-OPEN-48", "ATE-OPT-06")
@ruling("lair-after-chase", "starts-anew")
def test_what_the_new_lair_does_at_the_start_of_a_showdown_happens_on_arrival() -> None:
    play = chased_to("dungeon-stair", "starts-anew").choose("yes")
    assert (play.t.wounds[0], play.ask) == (2, "ask-fight-on")
    play = chased_to("sealed-vault", "starts-anew").choose("yes")
    assert (play.t.villain_hurt, play.ask) == (1, "ask-fight-on")


@rule("ATE-OPT-05", "ATE-OPEN-48")
@pytest.mark.parametrize(("lair", "hits"), [("dungeon-stair", 0), ("sealed-vault", 1)])
def test_it_does_not_happen_to_those_who_stay_behind_even_where_the_new_lair_is_the_old_place(
    lair: str, hits: int
) -> None:
    old = {"dungeon-stair": LAIR, "sealed-vault": "walled-up-attic"}[lair]
    play = at_the_lair(*QUIET[:2], lair=old, mode="cooperative", chart="on").deck("lairs", lair)
    assert place(play, old) == place(play, lair)
    play.purse(0, price(play, old) + price(play, lair)).purse(1, price(play, old) - price(play))
    second_round(3, joiners=(1,), play=play).choose("yes")
    assert [play.t.wounds[seat] for seat in (0, 1)] == [1 - hits, 0], "the other cannot pay for the new Lair"
    assert play.t.villain_hurt == hits, "one Hero has come to this Lair"


@rule("ATE-OPEN-48")
@ruling("lair-after-chase", "goes-on")
def test_by_the_other_ruling_the_showdown_goes_on_without_it() -> None:
    play = chased_to("dungeon-stair", "goes-on").choose("yes")
    assert (play.t.wounds[0], play.ask) == (1, "ask-fight-on")


def met_on_the_chase(play: Play) -> Play:
    """The chase leads a Hero to a Lair where two Militia counters and a Minion stand, who is about to be fought."""
    play.minion("dead-drummer", place(play, OTHER_LAIR)).militia(place(play, OTHER_LAIR), 2)
    play.purse(0, price(play) + price(play, OTHER_LAIR)).deck("lairs", OTHER_LAIR)
    return second_round(3, play=play, mode="cooperative")


@rule("ATE-TOK-04", "ATE-OPEN-10")
def test_in_a_fight_with_a_minion_during_the_showdown_the_militia_of_the_space_helps_as_always() -> None:
    play = met_on_the_chase(table(mode="cooperative"))
    drummer = the(play, "dead-drummer")
    mine = play.t.skill(0, COMBAT) + 2
    play.dice(*faces(0, mine), *faces(1, drummer.dice)).choose("yes")
    assert (play.ask, dice_rolled(play, R_FIGHT)[-1]) == ("ask-militia", mine)
    play.choose("militia-takes-it")
    assert (play.t.wounds[0], play.t.militia[play.space(place(play, OTHER_LAIR))]) == (0, 1)
    assert (play.ask, play.t.foe) == ("ask-fight-on", play.box.minion("dead-drummer"))


@rule("ATE-ITEM-01", "ATE-OPEN-10")
def test_what_holds_and_what_is_used_up_in_a_showdown_outlives_a_fight_with_a_minion_in_it() -> None:
    play = table(mode="cooperative").carry(0, "templars-shield").hold(0, "aim-for-the-heart")
    met_on_the_chase(play)
    assert play.ask == "ask-window-fight-round"
    # In the first exchange the Villain's last die hits.
    play.fate.dice[fight_dice(play.t, 0) + play.t.villain_combat() - 1] = 6
    play.choose("play:aim-for-the-heart", "use:templars-shield")
    assert (play.ask, hero_hits_on(play.t, 0)) == ("ask-chase", 4)
    mine = fight_dice(play.t, 0) + 2
    play.dice(*[4] * mine, *faces(1, the(play, "dead-drummer").dice)).choose("yes")
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:templars-shield", "pass"]), "a fight of its own"
    assert play.t.wounds[0] == 0
    play.choose("use:templars-shield")
    assert (play.ask, hero_hits_on(play.t, 0)) == ("ask-fight-on", 5), "and a four is no hit in it"
    play.dice(*faces(1, mine), *faces(0, the(play, "dead-drummer").dice)).choose("fight-on")
    assert (play.t.foe, hero_hits_on(play.t, 0)) == (VILLAIN, 4)
    assert (play.ask, len(play.events("showdown-round"))) == ("ask-fight-on", 2)
    # The Militia of the new space joins the Hero before the next exchange.
    blows(play, wounds=1, more=2).dice(*ROWS[6]).choose("fight-on", "take-wounds")
    assert (play.ask, play.t.wounds[0]) == ("ask-fight-on", 1), "the Shield has been used in this Showdown"


@rule("ATE-OPEN-36", "ATE-OPT-05")
@pytest.mark.parametrize("rich", [True, False])
def test_if_no_one_follows_the_showdown_ends_and_the_elders_go_home(rich: bool) -> None:
    play = table().deck("lairs", OTHER_LAIR)
    play.purse(0, price(play) + (price(play, OTHER_LAIR) if rich else price(play, OTHER_LAIR) - 1))
    second_round(3, party=("sophie",), play=play)
    if rich:
        play.choose("no")
    assert (play.at_rest, in_showdown(play), state(play, "sophie")) == (True, False, "town")


# 4, 5 and 7: the Villain heals


@rule("ATE-OPT-07")
@pytest.mark.parametrize("row", [4, 5])
@pytest.mark.parametrize(("mode", "healed"), [("competitive", 3), ("cooperative", 5)])
def test_impossible_foe_heals_the_villain_a_d6_or_a_d3_in_competitive_play(row: int, mode: str, healed: int) -> None:
    play = second_round(row, 5, mode=mode, hurt=6)
    assert (play.t.villain_hurt, play.fate.dice) == (6 - healed, [])
    assert second_round(row, 5, mode=mode, hurt=1).t.villain_hurt == 0, "never below none"


@rule("ATE-OPT-09")
def test_power_of_evil_heals_the_villain_a_d3_or_one_wound_in_competitive_play() -> None:
    assert second_round(7, mode="competitive", hurt=4).t.villain_hurt == 3
    play = second_round(7, 5, mode="cooperative", hurt=4)
    assert (play.t.villain_hurt, play.fate.dice) == (1, [])


# 6 and 8: another Skill


@rule("ATE-OPT-08", "ATE-OPT-10")
@pytest.mark.parametrize(("row", "skill"), [(6, "cunning"), (8, "spirit")])
def test_heroes_fight_this_round_with_another_skill(row: int, skill: str) -> None:
    play = table()
    play.skill(0, "cunning", 5).skill(0, "spirit", 6).skill(0, "combat", 1)
    second_round(row, play=play)
    blows(play).dice(*ROWS[7]).choose("fight-on")
    value = play.t.skill(0, SKILLS.index(skill))
    assert dice_rolled(play, R_FIGHT) == [1, value]
    assert fight_dice(play.t, 0) == 1, "and only this round"


@rule("ATE-OPEN-36", "ATE-OPT-08")
@ruling("showdown-chart-reading", "d3-hits")
def test_only_bonuses_to_the_skill_used_and_to_fight_dice_count() -> None:
    play = with_bonuses("d3-hits")
    cunning = sheet(play, 0, "cunning")
    assert fight_dice(play.t, 0) == cunning + almanac(play) + given(play, "lord-hanbrook")


@rule("ATE-OPEN-36")
@ruling("showdown-chart-reading", "d6-hits")
def test_by_the_other_reading_bonuses_to_combat_count_as_well() -> None:
    play = with_bonuses("d6-hits")
    cunning = sheet(play, 0, "cunning")
    others = given(play, "sword") + 1
    assert fight_dice(play.t, 0) == cunning + almanac(play) + given(play, "lord-hanbrook") + others


def almanac(play: Play) -> int:
    return play.box.cards[play.box.card("village-almanac")].hooks.flat[CUNNING]


def with_bonuses(reading: str) -> Play:
    """A sword for Combat, an almanac for Cunning, a Militia counter, and Lord Hanbrook for a Fight Die, in a round
    fought with Cunning.
    """
    play = table(2, "competitive", reading).carry(0, "sword", "village-almanac")
    play.militia(place(play))
    begin(play)
    blows(play, elders=".", more=given(play, "lord-hanbrook")).dice(*ROWS[6])
    invite(play, "lord-hanbrook")
    assert play.ask == "ask-fight-on"
    return play


# 9 and 10: untamed darkness


@rule("ATE-OPT-11", "ATE-OPEN-36")
@pytest.mark.parametrize("row", [9, 10])
@ruling("showdown-chart-reading", "d3-hits")
def test_untamed_darkness_deals_d3_hits_divided_as_the_first_player_likes(row: int) -> None:
    play = table(3, "cooperative")
    play.t.first = 2
    second_round(row, 5, joiners=(1,), play=play)
    assert (play.ask, play.seat, play.keys) == ("ask-who-is-hit", 2, ["hero:0", "hero:1"])
    play.choose("hero:0", "hero:1", "hero:0")
    assert (play.t.wounds, play.ask) == ([2, 1, 0], "ask-fight-on")


@rule("ATE-OPEN-36", "ATE-OPT-11")
@ruling("showdown-chart-reading", "d6-hits")
def test_by_the_other_reading_it_deals_d6_hits() -> None:
    play = table(2, "cooperative", "d6-hits").put(1, "church")
    second_round(9, 2, joiners=(1,), play=play).choose("hero:0", "hero:1")
    assert play.t.wounds == [1, 1], "a 2 is 2, not 1"


@rule("ATE-OPT-11")
def test_in_competitive_play_untamed_darkness_is_a_single_hit() -> None:
    play = second_round(9)
    assert (play.t.wounds, play.ask) == ([1, 0], "ask-fight-on")


@rule("ATE-OPT-11")
def test_untamed_darkness_may_ko_a_hero_and_hits_only_those_who_can_take_one() -> None:
    play = table(2, "cooperative")
    last_legs(last_legs(play, 0), 1)
    second_round(9, 5, 1, joiners=(1,), play=play)
    play.choose("hero:1")
    assert play.t.outcome is not None
    assert play.t.outcome.name == "all-down", "two hits fell both, the third is lost"


# 11: sweeping blow


@rule("ATE-OPT-12")
def test_sweeping_blow_costs_each_hero_there_an_item_or_ally_of_its_choice() -> None:
    play = table(3, "cooperative").carry(0, "horse", "county-map").carry(2, "village-almanac")
    second_round(11, joiners=(1,), play=play)
    assert (play.ask, play.seat, play.keys) == ("ask-lose", 0, ["lose:horse", "lose:county-map"])
    play.choose("lose:horse")
    assert (play.items(0), play.items(1), play.items(2)) == (["county-map"], [], ["village-almanac"])
    assert play.ask == "ask-fight-on", "who has nothing loses nothing, and who is not there keeps what it has"


# 12: fight the good fight


@rule("ATE-OPT-13")
def test_the_villain_and_all_heroes_heal_a_d6_each_and_the_fallen_stand_up() -> None:
    play = table(4).hurt(0, 2).hurt(1, 2).down(3)
    second_round(12, 2, 1, 6, hurt=4, play=play)
    assert (play.t.villain_hurt, play.t.wounds[:2], play.t.down[3]) == (2, [1, 0], 0)
    assert play.fate.dice == [], "a die for each who has Wounds"
    assert (play.ask, play.seat) == ("ask-fight-on", 0)
    assert [event.rule for event in play.heard if event.name == "revived"] == ["ATE-OPT-13"]


@rule("ATE-OPT-14")
def test_in_cooperative_play_the_others_may_join_for_free() -> None:
    play = second_round(12, heroes=3, mode="cooperative")
    assert (play.ask, play.seat, play.keys) == ("ask-join-free", 1, ["yes", "no"])
    play.choose("yes")
    assert (play.ask, play.seat) == ("ask-join-free", 2)
    play.choose("no")
    assert (play.where(1), play.where(2), play.t.investigation[1]) == (place(play), "town-hall", 0)
    blows(play)
    blows(play, seat=1).dice(*ROWS[6]).choose("fight-on", "fight-on")
    assert fought(play) == [0, 0, 1]


@rule("ATE-OPT-14", "ATE-OPT-13")
def test_a_hero_who_has_just_been_revived_may_join_too() -> None:
    play = second_round(12, play=table(2, "cooperative").down(1))
    assert (play.ask, play.seat) == ("ask-join-free", 1)
    play.choose("yes")
    assert (play.where(1), play.t.down[1]) == (place(play), 0)


@rule("ATE-OPT-14")
def test_in_competitive_play_no_one_joins() -> None:
    play = second_round(12, heroes=4)
    assert (play.ask, play.seat) == ("ask-fight-on", 0)


def in_teams(row: int, *luck: int, chart: str, hurt: int = 0) -> Play:
    """A row of the table in the Showdown of the first of two teams, which its first Hero fights alone."""
    play = at_the_lair(*QUIET, mode="team", chart="on", rulings={"showdown-chart-in-teams": chart})
    return second_round(row, *luck, hurt=hurt, play=play)


@rule("ATE-OPEN-50", "ATE-TEAM-05", "ATE-OPT-14")
@ruling("showdown-chart-in-teams", "cooperative")
def test_in_team_play_the_rest_of_the_team_may_join_for_free_and_no_one_else() -> None:
    play = in_teams(12, chart="cooperative")
    assert (play.ask, play.seat, play.keys) == ("ask-join-free", 1, ["yes", "no"])
    play.choose("yes")
    assert (play.where(1), play.ask, play.seat) == (place(play), "ask-fight-on", 0), "the rivals are not asked"
    assert in_teams(7, 6, chart="cooperative", hurt=4).t.villain_hurt == 1, "a D3"


@rule("ATE-OPEN-50")
@ruling("showdown-chart-in-teams", "competitive")
def test_by_the_other_ruling_a_team_has_the_competitive_rows() -> None:
    play = in_teams(12, chart="competitive")
    assert (play.ask, play.seat) == ("ask-fight-on", 0)
    assert in_teams(7, chart="competitive", hurt=4).t.villain_hurt == 3, "1"


@rule("ATE-OPEN-32", "ATE-OPT-14")
def test_when_others_come_to_help_a_lone_hero_everyone_is_assigned_anew() -> None:
    play = second_round(12, party=("lady-hanbrook", "sophie"), mode="cooperative")
    play.choose("yes", "fight-on", "fight-on")
    assert (play.ask, play.keys) == ("ask-assign", ["assign:lady-hanbrook:0", "assign:lady-hanbrook:1"])
    play.choose("assign:lady-hanbrook:1")
    assert [play.t.elder_with[play.elder(elder)] for elder in ("lady-hanbrook", "sophie")] == [1, 0]


@rule("ATE-OPT-01")
@pytest.mark.parametrize("row", ROWS)
def test_every_row_leaves_a_sound_table(row: int) -> None:
    play = table(3, "cooperative").carry(0, "horse", "county-map").hurt(1, 1).down(2)
    play.deck("lairs", OTHER_LAIR).purse(0, 20).purse(1, 20)
    second_round(row, *[3] * 40, joiners=(1,), hurt=2, play=play)
    assert [event.numbers[1] for event in play.heard if event.name == "showdown-chart"] == [row]
    while not play.at_rest:
        assert play.faults() == []
        play.choose(next(key for key in play.keys if key != "fight-on"))
    assert play.faults() == []


# What the table says


def printed(name: str, rulings: dict[str, str] | None = None) -> list[str]:
    """The rows of one of the two tables of the rulebook."""
    words = translations("en", GAME)
    card = next(card for card in GAME.components.cards(GAME.setup(None, rulings)) if card.name == name)
    assert (card.deck, card.mark) == ("tables", "rulebook")
    return [words.tell(sentence) for sentence in card.sentences]


@rule("ATE-OPT-02", "ATE-OPT-04", "ATE-OPT-05", "ATE-OPT-07", "ATE-OPT-11", "ATE-OPT-12", "ATE-OPT-13")
def test_the_showdown_table_lies_open_with_what_each_row_does() -> None:
    rows = printed("@table-showdown")
    assert [row.partition(":")[0] for row in rows] == ["2", "3", "4–5", "6", "7", "8", "9–10", "11", "12"]
    for row, says in zip(rows, ("Honor 6+", "Lair card", "heals D6", "Cunning instead", "heals D3", "Spirit instead",
                                "D3 hits", "Item or Ally", "join it for free"), strict=True):  # fmt: skip
        assert says in row


@rule("ATE-OPEN-36")
@ruling("showdown-chart-reading", "d6-hits")
def test_by_the_other_reading_it_says_so() -> None:
    rows = printed("@table-showdown", {"showdown-chart-reading": "d6-hits"})
    assert "A random Hero" in rows[0]
    assert "Bonuses to Combat count as well" in rows[3]
    assert "D6 hits" in rows[6]


@rule("ATE-COOP-11", "ATE-COOP-12", "ATE-COOP-13", "ATE-COOP-14", "ATE-COOP-15")
def test_the_cooperative_table_lies_open_too() -> None:
    rows = printed("@table-cooperative")
    assert [row.partition(":")[0] for row in rows] == ["1", "2", "3–4", "5–6"]
    for row, says in zip(rows, ("2 steps", "1 step ", "Minion Chart", "2 Investigation"), strict=True):
        assert says in row
    assert ("5 Wounds" in rows[0], "3 Wounds" in rows[1]) == (True, True)


@rule("ATE-OPT-03")
def test_who_may_cancel_a_row_is_told_what_it_does() -> None:
    play = second_round(9, play=table(2, "competitive", "d3-hits").hold(1, "not-this-night"))
    assert (play.ask, play.seat) == ("ask-window-card", 1)
    asked = translations("en", GAME).say(play.ask, GAME.texts.ask_facts(play.t))
    assert "Untamed Darkness – The Villain deals D3 hits to the Heroes as a group" in asked


@rule("ATE-CANCEL-05")
def test_who_may_cancel_a_happening_of_the_minion_chart_is_told_what_it_does_too() -> None:
    play = Play("thomas", "katarina", villain="vampire").hold(1, "not-this-night").dice(1).do(ChartAttack())
    assert (play.ask, play.seat) == ("ask-window-card", 1)
    asked = translations("en", GAME).say(play.ask, GAME.texts.ask_facts(play.t))
    assert "Otherwise, move the Shadow Track marker 1 step towards Darkness." in asked
