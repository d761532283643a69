"""The Showdown of several Heroes, in cooperative and team play (ATE-COOP-22 to ATE-COOP-43)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.gains import VillainGrows
from duskbox.games.touch_of_evil.rules.cards.draws import GainLair
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice, party_of
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import NO_HERO, R_ENEMY
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.showdowns import (
    LAIR,
    OTHER_LAIR,
    QUIET,
    RIDER,
    at_the_lair,
    begin,
    blows,
    dice_rolled,
    given,
    in_showdown,
    invite,
    last_legs,
    nearly_beaten,
    order,
    place,
    price,
    sheet,
    state,
)


def group(*joiners: int, heroes: int = 3, mode: str = "cooperative") -> Play:
    """The first Hero's group at the Lair, with the price of a Showdown in the purses of these others."""
    play = at_the_lair(*QUIET[:heroes], mode=mode)
    for seat in joiners:
        play.purse(seat, price(play))
    return play


def gathered(*joiners: int, heroes: int = 3, mode: str = "cooperative") -> Play:
    """These Heroes have joined the first one; the Hunting Party is to be formed."""
    play = begin(group(*joiners, heroes=heroes, mode=mode))
    for seat in joiners:
        assert (play.ask, play.seat) == ("ask-join", seat)
        play.choose("yes")
    assert play.ask == "ask-invite"
    return play


def fighters(play: Play) -> list[int]:
    """Who is in the Showdown under way."""
    for step in play.t.stack:
        if isinstance(step, Showdown):
            return step.fighters
    return []


def fought(play: Play) -> list[int]:
    """Whose exchanges there were, in order."""
    return [event.numbers[0] for event in play.heard if event.name == "exchange"]


# The Villain


@rule("ATE-COOP-22")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_villains_wounds_are_its_sheet_times_the_heroes(heroes: int) -> None:
    play = Play(*QUIET[:heroes], villain=RIDER, mode="cooperative")
    printed = play.box.villains[play.t.villain].wounds
    assert play.t.villain_wounds() == printed * heroes
    play.down(1)
    assert play.t.villain_wounds() == printed * heroes, "KO'd ones too"
    assert Play(*QUIET[:heroes], villain=RIDER).t.villain_wounds() == printed


@rule("ATE-COOP-23")
@pytest.mark.parametrize(("mode", "times"), [("cooperative", 4), ("team", 2)])
def test_wounds_from_counters_and_lairs_are_not_multiplied(mode: str, times: int) -> None:
    play = at_the_lair(*QUIET, lair=LAIR, mode=mode)
    printed = play.box.villains[play.t.villain].wounds
    assert play.t.villain_wounds() == printed * times
    play.do(VillainGrows(3))
    assert play.t.villain_wounds() == printed * times + 3
    assert in_showdown(begin(play))
    assert play.t.villain_wounds() == printed * times + 3 + 2, "two by the Throne of Bones, however many they are"


@rule("ATE-COOP-23", "ATE-COOP-08")
def test_wounds_from_the_track_are_not_multiplied() -> None:
    play = Play(*QUIET, villain=RIDER, mode="cooperative")
    symbol = max(play.box.track.more_wounds)
    assert play.marker(symbol).t.villain_wounds() == play.marker(symbol + 1).t.villain_wounds() + 2


@rule("ATE-COOP-24", "ATE-MYST-05")
@pytest.mark.parametrize(("mode", "healed"), [("cooperative", 5), ("competitive", 3)])
def test_in_the_mystery_phase_the_villain_heals_a_d6_instead_of_a_d3(mode: str, healed: int) -> None:
    play = Play(*QUIET[:2], villain=RIDER, mode=mode)
    play.t.villain_hurt = 6
    play.dice(5).deck("mysteries", "candles-in-every-window")
    if mode == "cooperative":
        play.dice(6).deck("lairs", LAIR)  # scattered clues on the table
    play.run(MysteryPhase())
    assert play.t.villain_hurt == 6 - healed


# The Lair card


@rule("ATE-COOP-25", "ATE-COOP-27")
def test_one_lair_card_serves_every_hero_of_the_group_who_stands_there() -> None:
    play = group(1).put(1, place(group()))
    play.run(Actions(1))
    assert "showdown:0" in play.keys
    play.choose("showdown:0")
    assert in_showdown(play)
    assert play.t.investigation[1] == 0


@rule("ATE-COOP-27")
def test_a_hero_elsewhere_cannot_start_it() -> None:
    play = group(1).put(1, "marsh").run(Actions(1))
    assert "showdown:0" not in play.keys
    play = at_the_lair(*QUIET, mode="team")
    play.put(2, place(play)).purse(2, price(play)).run(Actions(2))
    assert "showdown:0" not in play.keys, "nor one of another team"


@rule("ATE-COOP-25", "ATE-ACT-08")
def test_further_lair_cards_may_be_had_one_for_each_hero() -> None:
    play = group().deck("lairs", OTHER_LAIR).run(GainLair(1))
    assert [play.t.lairs[seat] for seat in (0, 1)] == [play.box.card(LAIR), play.box.card(OTHER_LAIR)]


@rule("ATE-COOP-26")
@pytest.mark.parametrize(("mode", "known"), [("cooperative", True), ("competitive", False)])
def test_a_lair_card_lies_open_in_cooperative_play(mode: str, known: bool) -> None:
    play = Play(*QUIET[:2], villain=RIDER, mode=mode).deck("lairs", LAIR).run(GainLair(0))
    pieces = play.view(1)["pieces"]
    assert isinstance(pieces, dict)
    assert pieces["heroes"][0]["lair"] == (LAIR if known else None)


@rule("ATE-COOP-26", "ATE-OPEN-35")
def test_in_team_play_it_lies_open_to_the_team() -> None:
    play = Play(*QUIET, villain=RIDER, mode="team").deck("lairs", LAIR).run(GainLair(0))
    for seat, lair in ((1, LAIR), (2, None)):
        pieces = play.view(seat)["pieces"]
        assert isinstance(pieces, dict)
        assert pieces["heroes"][0]["lair"] == lair


# Who takes part


@rule("ATE-COOP-28", "ATE-OPEN-33")
def test_every_other_hero_may_pay_to_move_there_at_once_and_join() -> None:
    play = group(1).put(1, "fields").minion("ghost-soldier", "fields").minion("ghost-soldier", "town-hall")
    begin(play)
    assert (play.ask, play.seat, play.keys) == ("ask-join", 1, ["yes", "no"])
    play.choose("yes")
    assert (play.where(1), play.t.investigation[1]) == (place(play), 0)
    assert fighters(play) == [0, 1]
    assert order(play, "rolled", "fight") == [], "no movement roll, and no Minion stops a Hero"


@rule("ATE-COOP-29", "ATE-OPEN-33")
def test_who_does_not_or_cannot_pay_takes_no_part() -> None:
    play = group(1, 3, heroes=4).down(3)
    play.purse(2, price(play) - 1)
    begin(play).choose("no")
    assert (play.ask, fighters(play)) == ("ask-invite", [0]), "no one else was asked"
    blows(play).choose("pass")
    assert (fought(play), play.where(1)) == ([0], "town-hall")
    blows(play).choose("fight-on")
    assert fought(play) == [0, 0], "later no one can come"


@rule("ATE-COOP-28", "ATE-COOP-29")
def test_in_team_play_only_the_own_team_may_join() -> None:
    play = group(1, 2, 3, heroes=4, mode="team")
    begin(play)
    assert (play.ask, play.seat) == ("ask-join", 1)
    play.choose("yes")
    assert (play.ask, fighters(play)) == ("ask-invite", [0, 1])


@rule("ATE-OPEN-33")
def test_a_joiner_whose_turn_is_still_to_come_takes_it_from_where_it_then_is() -> None:
    play = group(1, heroes=2).dice(6, 2).run(HeroTurn(0)).choose("stay", "showdown:0", "yes")
    assert (play.where(1), play.t.turn) == (place(play), 0)
    blows(play)
    blows(play, seat=1).choose("pass")
    play.choose("escape:marsh", "escape:marsh", "end-turn")
    assert (play.at_rest, play.where(1)) == (True, "marsh")
    play.dice(2).run(HeroTurn(1))
    assert (play.ask, play.seat) == ("ask-move", 1)
    assert f"move:{place(play)}" in play.keys


@rule("ATE-OPEN-02", "ATE-COOP-28")
def test_joiners_are_asked_only_when_the_lair_card_can_no_longer_be_cancelled() -> None:
    play = group(1, 2, heroes=4, mode="team").hold(2, "the-bird-has-flown")
    begin(play)
    assert (play.ask, play.seat) == ("ask-window-showdown-step", 2)
    play.choose("play:the-bird-has-flown", "way:1")
    assert (play.at_rest, play.t.investigation[1]) == (True, price(play)), "no one has paid"


# The Hunting Party of a group


@rule("ATE-COOP-30")
def test_the_first_player_picks_the_hunting_party_even_from_afar() -> None:
    play = group(1)
    play.t.first = 2
    begin(play).choose("yes")
    assert (play.ask, play.seat) == ("ask-invite", 2)
    play.secret("sophie").choose("elder:sophie", "pass")
    assert (play.ask, play.seat) == ("ask-assign", 2)


@rule("ATE-COOP-30", "ATE-OPEN-35")
def test_in_team_play_the_team_of_the_showdown_picks() -> None:
    play = group(heroes=4, mode="team")
    play.t.first = 2
    begin(play)
    assert (play.ask, play.seat) == ("ask-invite", 0)


@rule("ATE-COOP-31")
def test_two_elders_are_the_most_however_many_fight() -> None:
    play = gathered(1, 2)
    invite(play, "lady-hanbrook", "sophie")
    assert play.ask == "ask-assign"
    assert len(play.events("invited")) == 2


@rule("ATE-COOP-32", "ATE-OPEN-32")
def test_each_elder_stands_by_one_hero_and_no_hero_has_two() -> None:
    play = invite(gathered(1, 2), "lady-hanbrook", "sophie")
    assert play.keys == [f"assign:lady-hanbrook:{seat}" for seat in (0, 1, 2)]
    play.choose("assign:lady-hanbrook:1")
    assert play.keys == ["assign:sophie:0", "assign:sophie:2"]
    play.choose("assign:sophie:2")
    assert [party_of(play.t, seat) for seat in (0, 1, 2)] == [[], [play.elder("lady-hanbrook")], [play.elder("sophie")]]


@rule("ATE-COOP-33")
def test_an_elders_ability_helps_only_the_hero_it_stands_by() -> None:
    play = invite(gathered(1, heroes=2), "lord-hanbrook").choose("assign:lord-hanbrook:0")
    more = given(play, "lord-hanbrook")
    assert more > 0
    assert [fight_dice(play.t, seat) - sheet(play, seat, "combat") for seat in (0, 1)] == [more, 0]
    play.choose("assign:lord-hanbrook:1")
    assert [fight_dice(play.t, seat) - sheet(play, seat, "combat") for seat in (0, 1)] == [0, more]


@rule("ATE-COOP-34")
def test_a_militia_counter_goes_to_a_hero_without_an_elder() -> None:
    play = group(1, 2).militia(place(group()))
    begin(play).choose("yes", "yes")
    invite(play, "lady-hanbrook").choose("assign:lady-hanbrook:1")
    assert (play.ask, play.keys) == ("ask-assign-militia", ["militia:0", "militia:2"])
    play.choose("militia:2")
    assert [fight_dice(play.t, seat) - sheet(play, seat, "combat") for seat in (0, 1, 2)] == [0, 0, 1]


@rule("ATE-COOP-34", "ATE-OPEN-32")
def test_more_militia_than_heroes_without_an_elder_helps_no_one() -> None:
    play = group(1, heroes=2).militia(place(group()), 2)
    begin(play).choose("yes")
    invite(play, "lady-hanbrook").choose("assign:lady-hanbrook:1")
    assert play.t.militia_with == [1, 0]


def alone(*elders: str, companions: str = "elders-or-militia") -> Play:
    """A Hero begins a group's Showdown alone, with these Elders and two Militia counters at the Lair."""
    play = at_the_lair(*QUIET[:3], mode="cooperative", rulings={"lone-hero-companions": companions})
    return begin(play.militia(place(play), 2))


@rule("ATE-OPEN-32", "ATE-COOP-32", "ATE-COOP-34")
@ruling("lone-hero-companions", "elders-or-militia")
@pytest.mark.parametrize("elders", [(), ("sophie",), ("lady-hanbrook", "sophie")])
def test_a_lone_hero_has_its_elders_or_without_any_the_militia(elders: tuple[str, ...]) -> None:
    play = alone()
    blows(play, elders="." * len(elders), more=0 if elders else 2)
    invite(play, *elders)
    assert party_of(play.t, 0) == [play.elder(elder) for elder in elders]
    assert (play.t.militia_with[0], play.fate.dice) == (0 if elders else 2, [])


@rule("ATE-OPEN-32")
def test_when_its_last_elder_is_sent_home_the_militia_stands_by_a_lone_hero() -> None:
    play = alone()
    blows(play, elders=".")
    invite(play, "sophie")
    assert play.t.militia_with[0] == 0
    blows(play, more=2)
    play.choose("fight-on", "dismiss:sophie")
    assert (play.t.militia_with[0], play.fate.dice) == (2, [])


@rule("ATE-OPEN-32")
@ruling("lone-hero-companions", "everything")
def test_by_another_ruling_a_lone_hero_has_both_elders_and_all_the_militia() -> None:
    play = alone(companions="everything")
    blows(play, elders="..", more=2)
    invite(play, "lady-hanbrook", "sophie")
    assert party_of(play.t, 0) == [play.elder("lady-hanbrook"), play.elder("sophie")]
    assert (play.t.militia_with[0], play.fate.dice) == (2, [])


@rule("ATE-OPEN-32")
@ruling("lone-hero-companions", "one-each")
def test_by_the_strictest_ruling_a_lone_hero_has_one_elder_and_may_exchange_it() -> None:
    play = invite(alone(companions="one-each"), "lady-hanbrook", "sophie")
    assert party_of(play.t, 0) == [play.elder("lady-hanbrook")]
    assert (play.ask, play.keys) == ("ask-regroup", ["assign:sophie:0", "pass"])
    blows(play, elders=".")
    play.choose("assign:sophie:0")
    assert party_of(play.t, 0) == [play.elder("sophie")]
    assert (play.t.militia_with[0], state(play, "lady-hanbrook")) == (0, "party"), "and the other helps no one"


# The Fight Rounds of a group


@rule("ATE-COOP-35")
def test_the_heroes_fight_clockwise_from_the_one_who_began() -> None:
    play = group(0, 1, 2).put(1, place(group()))
    play.run(Showdown(1, 0)).choose("yes", "yes")
    assert fighters(play) == [1, 2, 0]
    for seat in (1, 2, 0):
        blows(play, seat=seat)
    invite(play)
    assert fought(play) == [1, 2, 0]
    for seat in (1, 2, 0):
        blows(play, seat=seat)
    play.choose("fight-on", "fight-on", "fight-on")
    assert fought(play) == [1, 2, 0, 1, 2, 0]


@rule("ATE-COOP-36")
def test_each_exchange_is_complete_before_the_next_hero_fights() -> None:
    play = gathered(1, heroes=2)
    blows(last_legs(play), hits=1, wounds=1).dice(1)
    blows(play, hits=1, seat=1)
    invite(play)
    told = order(play, "exchange", "villain-hurt", "ko")
    assert told == ["exchange", "villain-hurt", "ko", "exchange", "villain-hurt"]
    assert play.t.villain_hurt == 2


@rule("ATE-COOP-36", "ATE-COOP-44")
def test_a_villain_that_falls_in_the_first_exchange_fights_no_second() -> None:
    play = gathered(1, heroes=2)
    nearly_beaten(play)
    invite(blows(play, hits=1))
    assert (play.ask, fought(play)) == ("", [0])


@rule("ATE-COOP-37")
def test_the_villain_uses_all_its_dice_against_every_hero() -> None:
    play = gathered(1, heroes=2)
    full = play.t.villain_combat()
    blows(play, wounds=1)
    blows(play, wounds=2, seat=1)
    invite(play)
    assert dice_rolled(play, R_ENEMY) == [full, full]
    assert play.t.wounds[:2] == [1, 2]


@rule("ATE-COOP-38")
def test_an_elder_is_attacked_only_while_its_hero_fights() -> None:
    play = invite(gathered(1, heroes=2), "sophie").choose("assign:sophie:1")
    full = play.t.villain_combat()
    play.dice(*[1] * fight_dice(play.t, 0), 6, *[1] * (full - 1))
    blows(play, elders="x", seat=1)
    play.choose("pass")
    assert (play.t.wounds[0], play.t.wounds[1], state(play, "sophie")) == (1, 0, "dead")


@rule("ATE-COOP-39", "ATE-TOK-05")
def test_no_die_is_rolled_at_the_militia() -> None:
    play = group().militia(place(group()))
    full = begin(play).t.villain_combat()
    invite(blows(play, wounds=1, more=1))
    assert (play.ask, dice_rolled(play, R_ENEMY)) == ("ask-militia", [full])
    play.choose("take-wounds")
    assert (play.t.wounds[0], play.t.militia[play.space(place(play))]) == (1, 1), "it stands in only if the Hero wants"


@rule("ATE-COOP-40")
def test_before_the_first_round_too_heroes_trade_and_change_who_stands_by_whom() -> None:
    play = group(1, heroes=2).carry(0, "sword").militia(place(group()))
    begin(play).choose("yes")
    invite(play, "sophie").choose("assign:sophie:0")
    assert (play.ask, play.seat) == ("ask-regroup", 0)
    assert play.keys == ["trade:1", "assign:sophie:1", "pass"], "but no one is sent home yet"
    play.choose("trade:1", "give:sword", "offer", "yes")
    assert (play.items(0), play.items(1)) == ([], ["sword"])
    play.choose("assign:sophie:1")
    assert (party_of(play.t, 0), party_of(play.t, 1)) == ([], [play.elder("sophie")])
    assert play.t.militia_with == [1, 0], "one each: the Militia changes places with her"


@rule("ATE-COOP-40")
def test_the_militia_can_be_handed_on_as_well() -> None:
    play = group(1, heroes=2).militia(place(group()))
    begin(play).choose("yes")
    invite(play, "sophie").choose("assign:sophie:1")
    assert (play.seat, play.keys) == (0, ["militia:1", "pass"])
    play.choose("militia:1")
    assert (play.t.militia_with, party_of(play.t, 0)) == ([0, 1], [play.elder("sophie")])


@rule("ATE-COOP-40", "ATE-SHOW-29")
def test_from_the_second_round_on_the_elders_may_be_sent_home_as_well() -> None:
    play = invite(gathered(1, heroes=2), "sophie").choose("assign:sophie:1")
    blows(play)
    blows(play, elders=".", seat=1).choose("pass")
    play.choose("fight-on", "fight-on")
    assert (play.seat, play.keys) == (1, ["dismiss:sophie", "assign:sophie:0", "pass"])


@rule("ATE-COOP-41")
def test_regrouping_lies_between_the_rounds_so_there_is_time_to_heal() -> None:
    play = group(1, heroes=2).hold(1, "blood-transfusion").carry(0, "sword").hurt(0, 1)
    begin(play).choose("yes")
    invite(play)
    assert (play.ask, play.seat, fought(play)) == ("ask-window-fight-round", 1, [])
    play.choose("pass")
    assert (play.ask, play.seat) == ("ask-regroup", 0)
    play.choose("trade:1", "give:sword", "offer", "yes", "pass")
    assert (play.ask, play.seat, fought(play)) == ("ask-window-fight-round", 1, []), "something has changed hands"
    blows(play)
    blows(play, seat=1).choose("play:blood-transfusion")
    assert play.t.wounds[0] == 0


@rule("ATE-COOP-42")
def test_each_hero_decides_for_itself_whether_to_escape_and_the_rest_fight_on() -> None:
    play = gathered(1, 2)
    for seat in (0, 1, 2):
        blows(play, seat=seat)
    invite(play)
    assert (play.ask, play.seat, fought(play)) == ("ask-fight-on", 0, [0, 1, 2]), "the first round is not asked about"
    play.choose("fight-on")
    assert (play.ask, play.seat) == ("ask-fight-on", 1)
    play.choose("escape:marsh")
    assert (play.where(1), play.seat) == ("marsh", 2)
    blows(play)
    blows(play, seat=2).choose("fight-on")
    assert (fought(play)[3:], fighters(play)) == ([0, 2], [0, 2])


@rule("ATE-COOP-43", "ATE-SHOW-32")
def test_when_the_last_hero_has_escaped_or_is_ko_d_the_showdown_ends_at_once() -> None:
    play = gathered(1)
    blows(play)
    blows(last_legs(play, 1), wounds=1, seat=1).dice(1)
    invite(play).choose("escape:marsh")
    assert (play.at_rest, in_showdown(play), play.t.outcome) == (True, False, None)
    assert order(play, "ko", "escaped", "showdown-over") == ["ko", "escaped", "showdown-over"]


@rule("ATE-OPEN-32")
def test_a_stranded_elder_helps_no_one_and_is_not_attacked_until_the_next_regrouping() -> None:
    play = last_legs(gathered(1, 2), 1)
    blows(play)
    blows(play, wounds=1, elders=".", seat=1, more=given(play, "lord-hanbrook")).dice(1)
    blows(play, seat=2)
    invite(play, "lord-hanbrook").choose("assign:lord-hanbrook:1", "pass")
    assert (play.t.down[1], fought(play), play.fate.dice) == (1, [0, 1, 2], [])
    assert (state(play, "lord-hanbrook"), play.t.elder_with[play.elder("lord-hanbrook")]) == ("party", NO_HERO)
    assert fight_dice(play.t, 1) == sheet(play, 1, "combat")
    play.choose("fight-on", "fight-on")
    assert (play.ask, play.seat, play.keys) == ("ask-regroup", 0, ["assign:lord-hanbrook:0", "pass"])
    play.choose("assign:lord-hanbrook:0")
    assert party_of(play.t, 0) == [play.elder("lord-hanbrook")]


@rule("ATE-OPEN-32")
def test_a_hero_left_alone_takes_over_those_who_are_stranded() -> None:
    play = gathered(1, heroes=2)
    blows(play)
    blows(play, elders=".", seat=1)
    invite(play, "sophie").choose("assign:sophie:1", "pass")
    play.choose("fight-on", "escape:marsh")
    assert (play.ask, play.keys) == ("ask-regroup", ["dismiss:sophie", "pass"])
    assert party_of(play.t, 0) == [play.elder("sophie")]


@rule("ATE-COOP-33", "ATE-COOP-40")
def test_what_an_elder_may_do_once_a_showdown_it_does_once_for_all_heroes_together() -> None:
    play = invite(gathered(1, heroes=2).secret("sophie", "monster-hunter"), "sophie").choose("assign:sophie:0")
    assert (play.ask, play.seat, play.keys) == ("ask-window-fight-round", 0, ["use:monster-hunter", "pass"])
    play.choose("use:monster-hunter")
    blows(play, elders=".", seat=0)
    blows(play, seat=1)
    while play.ask == "ask-regroup":
        play.choose("pass")
    play.choose("fight-on", "fight-on")
    assert (play.ask, play.seat) == ("ask-regroup", 0)
    blows(play, seat=0)
    blows(play, elders=".", seat=1).choose("assign:sophie:1")
    while play.ask == "ask-regroup":
        play.choose("pass")
    assert party_of(play.t, 1) == [play.elder("sophie")]
    assert (play.ask, len(fought(play))) == ("ask-fight-on", 4), "there was no window in the second round"
