"""Mysteries that remain in play: what is different while they lie there, and that it ends with them."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.gains import AwayFromDarkness, TowardDarkness
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.turn.actions import Actions, item_price
from duskbox.games.touch_of_evil.rules.turn.healing import HEAL_PRICE
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.blows import blow, faces, the
from tests.touch_of_evil.cards.hand import fighting
from tests.touch_of_evil.cards.mystery import DUSK, lifted, rows, stays, table, turned


def steps(play: Play, die: int) -> int:
    """How far the first Hero can go with this die; it stays where it is, and nothing happens."""
    play.dice(die).run(Movement(0))
    spaces = [play.space(key.removeprefix("move:")) for key in play.keys if key.startswith("move:")]
    far = max(play.box.board.apart(play.t.at[0], space) for space in spaces)
    play.dice(6).choose("stay")
    assert play.at_rest
    return far


def lingers(play: Play, die: int) -> bool:
    """Whether the first Hero who Lingers with this die is found by the Minion Chart, on which no one comes."""
    before = len(play.events("chart"))
    rows(play.dice(3).run(Movement(0)).dice(die), "blood-red-dusk").choose("stay")
    found = len(play.events("chart")) > before
    assert len(play.fate.dice) == (0 if found else 1), "the chart's die"
    play.fate.dice.clear()
    return found


def struck(play: Play, *dice: int) -> int:
    """The Wounds of the second Hero after the Villain has attacked it with these dice and misses."""
    play.hurt(1, 0).dice(*faces(0, play.t.skill(1, COMBAT)), *dice, *faces(0, play.t.villain_combat() - len(dice)))
    play.run(VillainAttack(1, 1))
    assert (play.at_rest, play.fate.dice) == (True, [])
    return play.t.wounds[1]


def shopping(play: Play, purse: int) -> list[str]:
    """What the first Hero can do with so much Investigation."""
    play.rest()
    return play.purse(0, purse).run(Actions(0)).keys


def phase(play: Play) -> Play:
    """A Mystery Phase whose own card changes next to nothing."""
    return play.deck("mysteries", "pages-on-the-wind").run(MysteryPhase())


@card("laying-in-wait")
def test_while_it_lies_in_wait_the_villain_hits_on_a_four() -> None:
    assert struck(table(), 4, 5) == 1
    play = turned(table(), "laying-in-wait")
    assert stays(play, "laying-in-wait")
    assert struck(play, 3, 4, 5) == 2
    assert struck(lifted(play, "laying-in-wait"), 4, 5) == 1


@card("laying-in-wait")
def test_only_the_villain_lies_in_wait_and_not_its_minions() -> None:
    play = turned(table().skill(0, "combat", 1), "laying-in-wait")
    fighting(play.dice(6, *[4] * the(play, "bats").dice), "bats")
    assert (play.t.wounds[0], play.at_rest, play.fate.dice) == (0, True, [])


@card("the-horror")
def test_the_horror_adds_a_roll_on_the_cooperative_table_to_every_mystery_phase() -> None:
    play = turned(table(mode="cooperative"), "the-horror")
    assert stays(play, "the-horror")
    phase(play.dice(5, 6).deck("lairs", "burnt-barn", "sunken-chapel"))
    assert (play.events("table-row"), play.fate.dice, play.at_rest) == ([{"n": 5}, {"n": 6}], [], True)
    play = turned(table(mode="cooperative"), "the-horror")
    phase(lifted(play, "the-horror").dice(5).deck("lairs", "burnt-barn"))
    assert (play.events("table-row"), play.at_rest) == ([{"n": 5}], True)


@card("the-clocks-run-wild")
def test_while_the_clocks_run_wild_every_move_of_the_marker_is_a_step_longer() -> None:
    play = turned(table(), "the-clocks-run-wild")
    assert (stays(play, "the-clocks-run-wild"), play.t.marker) == (True, DUSK)
    assert play.do(TowardDarkness(2)).t.marker == DUSK - 3
    assert play.do(AwayFromDarkness(1)).t.marker == DUSK - 1
    lifted(play, "the-clocks-run-wild")
    assert play.do(TowardDarkness(2)).t.marker == DUSK - 3
    assert play.do(AwayFromDarkness(1)).t.marker == DUSK - 2


@card("veil-of-darkness")
def test_under_the_veil_of_darkness_ways_are_short_and_lingering_is_twice_as_dangerous() -> None:
    play = turned(table(), "veil-of-darkness")
    assert (stays(play, "veil-of-darkness"), play.t.marker) == (True, DUSK - 1)
    assert steps(play, 3) == 2
    assert (lingers(play, 2), lingers(play, 3)) == (True, False)
    lifted(play, "veil-of-darkness")
    assert steps(play, 3) == 3
    assert (lingers(play, 1), lingers(play, 2)) == (True, False)


@card("candles-in-every-window")
def test_by_candles_in_every_window_heroes_go_further_and_linger_in_peace() -> None:
    play = turned(table(), "candles-in-every-window")
    assert (stays(play, "candles-in-every-window"), play.t.marker) == (True, DUSK)
    assert steps(play, 3) == 4
    assert not lingers(play, 1)
    lifted(play, "candles-in-every-window")
    assert steps(play, 3) == 3
    assert lingers(play, 1)


@card("barred-shutters")
def test_behind_barred_shutters_healing_and_town_items_cost_one_more() -> None:
    play = turned(table().put(0, "blacksmith").hurt(0, 2), "barred-shutters")
    assert stays(play, "barred-shutters")
    sword = play.box.card("sword")
    price = play.box.cards[sword].price
    assert "buy:sword" not in shopping(play, price)
    shopping(play, price + 1)
    play.choose("buy:sword")
    assert (play.t.investigation[0], play.items(0)) == (0, ["sword"])
    assert "heal" not in shopping(play, HEAL_PRICE)
    shopping(play, HEAL_PRICE + 1)
    play.choose("heal")
    assert (play.t.investigation[0], play.t.wounds[0]) == (0, 1)
    play.rest()
    lifted(play, "barred-shutters")
    assert "heal" in shopping(play, HEAL_PRICE)
    assert item_price(play.t, 0, sword) == price


@card("the-poisoned-well")
def test_the_poisoned_well_makes_heroes_in_town_sick_at_the_start_of_every_mystery_phase() -> None:
    play = table(3).put(2, "town-hall").skill(0, "spirit", 1).skill(1, "spirit", 1).skill(2, "spirit", 1)
    turned(play, "the-poisoned-well")
    assert (stays(play, "the-poisoned-well"), play.t.wounds) == (True, [0, 0, 0]), "not yet"
    phase(play.dice(3, 4))
    assert (play.t.wounds, play.at_rest, play.fate.dice) == ([0, 1, 0], True, []), "a 4 is enough, and the road is safe"
    assert [told["hero"] for told in play.events("test")] == ["@hero-anne-marie", "@hero-thomas"]
    play = turned(table(), "the-poisoned-well")
    phase(lifted(play, "the-poisoned-well"))
    assert (play.events("test"), play.at_rest) == ([], True)


@card("mounting-dread")
@pytest.mark.parametrize(("minions", "moves"), [(1, 0), (2, 1)])
def test_mounting_dread_moves_the_marker_in_every_phase_that_begins_with_two_minions(minions: int, moves: int) -> None:
    play = turned(table(), "mounting-dread")
    for space in ("marsh", "fields")[:minions]:
        play.minion("bats", space)
    assert (stays(play, "mounting-dread"), play.t.marker) == (True, DUSK)
    assert phase(play).t.marker == DUSK - moves
    assert len(play.events("triggered")) == moves


@card("mounting-dread")
def test_mounting_dread_ends_when_it_is_cancelled() -> None:
    play = turned(table().minion("bats", "marsh").minion("bats", "fields"), "mounting-dread")
    assert phase(lifted(play, "mounting-dread")).t.marker == DUSK


@card("swollen-with-power")
def test_swollen_with_power_the_villain_strikes_harder_and_heals_faster() -> None:
    play = table()
    combat = play.t.villain_combat()
    turned(play, "swollen-with-power")
    assert (stays(play, "swollen-with-power"), play.t.marker) == (True, DUSK - 1)
    assert play.t.villain_combat() == combat + 1
    assert struck(play, *[5] * 2) == 2
    play.t.villain_hurt = 5
    phase(play.dice(1))
    assert play.events("villain-healed") == [{"n": 2, "total": 3}], "one more than the D3"
    play = turned(table(), "swollen-with-power")
    assert lifted(play, "swollen-with-power").t.villain_combat() == combat
    play.t.villain_hurt = 5
    phase(play.dice(1))
    assert play.events("villain-healed") == [{"n": 1, "total": 4}]


@card("a-bounty-on-their-heads")
def test_a_bounty_on_their_heads_is_one_more_investigation_for_every_minion_defeated() -> None:
    plain = fighting(blow(table(), "bats", 1), "bats").t.investigation[0]
    play = turned(table(), "a-bounty-on-their-heads")
    assert stays(play, "a-bounty-on-their-heads")
    fighting(blow(play, "bats", 1), "bats")
    assert (play.t.investigation, play.at_rest) == ([plain + 1, 0], True)
    fighting(blow(play, "bats", 1, seat=1), "bats", 1)
    assert play.t.investigation == [plain + 1, plain + 1], "no matter which Hero defeats it"
    play.purse(0, 0)
    lifted(play, "a-bounty-on-their-heads")
    assert fighting(blow(play, "bats", 1), "bats").t.investigation[0] == plain
