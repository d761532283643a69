"""The Shadow Track: from 20 down to Darkness (ATE-SHADOW)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.conditions import MarkerAtMost, Red
from duskbox.games.touch_of_evil.effects.flow import EachHero, Seq
from duskbox.games.touch_of_evil.effects.gains import AwayFromDarkness, Gain, TowardDarkness, Wound
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule

SECTIONS = [range(20, 16, -1), range(16, 12, -1), range(12, 8, -1), range(8, 4, -1), range(4, 0, -1)]


def town(villain: str = "scarecrow", mode: str = "competitive") -> Play:
    return Play("thomas", "anne-marie", villain=villain, mode=mode)


def ending(play: Play) -> str:
    return "" if play.t.outcome is None else play.t.outcome.name


@rule("ATE-SHADOW-01", "ATE-SHADOW-03", "ATE-SHADOW-04")
def test_the_marker_goes_from_twenty_down_to_one_and_past_that_is_darkness() -> None:
    play = town()
    passed = [play.t.marker]
    for _ in range(20):
        assert play.t.outcome is None
        play.do(TowardDarkness(1))
        passed.append(play.t.marker)
    assert passed == list(range(20, -1, -1))
    assert ending(play) == "darkness"


@rule("ATE-SHADOW-01", "ATE-SHADOW-04")
def test_a_long_way_past_one_is_still_darkness() -> None:
    play = town().marker(3).do(TowardDarkness(5))
    assert (play.t.marker, ending(play)) == (0, "darkness")


@rule("ATE-SHADOW-02")
def test_a_round_by_itself_does_not_move_the_marker() -> None:
    play = town().put(0, "road-1").put(1, "road-1").marker(11)
    play.dice(3).run(HeroTurn(0)).choose("move:manor").deck("manor", "illuminated-psalter")
    play.choose("encounter", "end-turn")
    play.dice(3).run(HeroTurn(1)).choose("move:church").deck("events", "drill-at-dawn").choose("encounter", "end-turn")
    play.deck("mysteries", "pages-on-the-wind").run(MysteryPhase())
    assert play.at_rest
    assert (play.t.marker, play.events("darker"), play.events("brighter")) == (11, [], [])


@rule("ATE-SHADOW-03")
def test_toward_darkness_is_toward_lower_numbers() -> None:
    assert town().marker(12).do(TowardDarkness(3)).t.marker == 9
    assert town().marker(12).do(AwayFromDarkness(3)).t.marker == 15


@rule("ATE-SHADOW-05", "ATE-SHADOW-08")
def test_there_are_five_sections_of_four_spaces_each_with_a_lair_price_of_its_own() -> None:
    play = town()
    assert len(play.box.track.prices) == len(SECTIONS)
    for section, spaces in enumerate(SECTIONS):
        assert len(spaces) == 4
        for space in spaces:
            play.marker(space)
            shown = play.view(0)["pieces"]
            assert isinstance(shown, dict)
            assert (shown["section"], shown["lair_price"]) == (section, play.box.track.prices[section])
            assert shown["sections"][section] == {"spaces": list(spaces), "price": play.box.track.prices[section]}


@rule("ATE-SHADOW-08", "ATE-ACT-07")
@pytest.mark.parametrize("space", [20, 17, 16, 12, 8, 5, 4, 1])
def test_a_lair_card_costs_what_stands_at_the_foot_of_the_markers_section(space: int) -> None:
    price = town().box.track.prices[next(place for place, spaces in enumerate(SECTIONS) if space in spaces)]
    poor = town().marker(space).put(0, "road-1").purse(0, price - 1).run(Actions(0))
    assert "buy-lair" not in poor.keys
    play = town().marker(space).put(0, "road-1").purse(0, price + 1).deck("lairs", "catacombs").run(Actions(0))
    play.choose("buy-lair")
    assert (play.t.investigation[0], play.t.lairs[0]) == (1, play.box.card("catacombs"))


@rule("ATE-SHADOW-09")
def test_the_closer_to_darkness_the_cheaper_a_lair_card() -> None:
    prices = [town().marker(spaces[0]).t.lair_price() for spaces in SECTIONS]
    assert prices == sorted(set(prices), reverse=True)


@rule("ATE-SHADOW-06")
def test_the_last_two_sections_are_red() -> None:
    play = town()
    red = [space for space in range(1, 21) if Red().holds(play.marker(space).t, 0)]
    assert red == sorted([*SECTIONS[3], *SECTIONS[4]]) == [1, 2, 3, 4, 5, 6, 7, 8]


@rule("ATE-SHADOW-07")
def test_effects_can_depend_on_the_section_and_on_the_space_of_the_marker() -> None:
    play = town("scarecrow")
    strengths = [play.marker(spaces[0]).t.villain_combat() for spaces in SECTIONS]
    assert strengths == sorted(set(strengths)), "the Scarecrow grows with every section"
    inside = [{play.marker(space).t.villain_combat() for space in spaces} for spaces in SECTIONS]
    assert [len(each) for each in inside] == [1] * 5
    assert [space for space in range(1, 21) if MarkerAtMost(6).holds(play.marker(space).t, 0)] == [1, 2, 3, 4, 5, 6]


# The end


@rule("ATE-OPEN-21")
def test_the_marker_never_rises_above_twenty() -> None:
    play = town().marker(18).do(AwayFromDarkness(5))
    assert play.t.marker == 20
    assert not AwayFromDarkness(1).could(play.t, 0)


@rule("ATE-OPEN-21", "ATE-SHADOW-04", "ATE-WIN-03")
def test_the_game_ends_in_the_middle_of_a_card() -> None:
    play = town().marker(1).purse(0, 0).do(Seq(TowardDarkness(1), Gain(3)))
    assert ending(play) == "darkness"
    assert play.t.outcome is not None
    assert play.t.outcome.winners == 0, "everyone has lost"
    assert play.t.investigation[0] == 0
    assert play.t.decision is None
    assert play.heard[-1].name == "game-over"


@rule("ATE-OPEN-21", "ATE-SHADOW-04")
def test_the_game_ends_in_the_middle_of_an_effect_on_several_heroes() -> None:
    play = town().marker(2).do(EachHero(Seq(Wound(1), TowardDarkness(1), Wound(1))))
    assert ending(play) == "darkness"
    assert play.t.wounds == [2, 1], "the second Hero takes no further Wound"


@rule("ATE-OPEN-21", "ATE-SHADOW-04")
def test_the_game_ends_in_the_middle_of_a_fight() -> None:
    """The Horseman strikes a Hero down, which by his advanced ability moves the marker."""
    play = Play("thomas", "anne-marie", villain="spectral-horseman", level="advanced").put(0, "manor").marker(1)
    play.purse(0, 4).hurt(0, play.t.wounds_left(0) - 1)
    play.dice(*[1] * play.t.skill(0, COMBAT), 6, *[1] * (play.t.villain_combat() - 1)).run(VillainAttack(0, 1))
    assert (ending(play), play.ask, play.t.stack) == ("darkness", "", [])
    assert play.t.investigation[0] == 4, "what the KO would cost is not even rolled for"


def elder_in_danger(hits: int) -> Play:
    """A Showdown with one Elder in the party, the Villain one Wound from defeat, the marker two steps from Darkness:
    the Elder is struck.
    """
    play = town().lair(0, "narrow-planks").put(0, "covered-bridge").purse(0, 20).purse(1, 0).marker(2)
    play.secret("sophie", "blowhard").run(Showdown(0, 0))
    assert play.ask == "ask-invite"
    play.t.villain_hurt = play.t.villain_wounds() - 1
    mine = [6] * hits + [1] * (play.t.skill(0, COMBAT) - hits)
    return play.dice(*mine, 6, *[1] * (play.t.villain_combat() - 1)).choose("elder:sophie", "pass")


@rule("ATE-OPEN-21", "ATE-ELDER-15")
def test_an_elder_killed_in_a_showdown_can_bring_darkness_in_the_middle_of_it() -> None:
    play = elder_in_danger(hits=0)
    assert (ending(play), play.t.marker) == ("darkness", 0)


@rule("ATE-OPEN-21", "ATE-WIN-02")
def test_a_villain_defeated_by_the_same_results_counts_as_a_win() -> None:
    play = elder_in_danger(hits=1)
    assert ending(play) == "hero-wins"
    assert play.t.outcome is not None
    assert play.t.outcome.won(0)
