"""The Curse of the Werewolf: who takes it, how it changes a Hero, and how it is lifted (ATE-CURSE)."""

from __future__ import annotations

import pytest

from duskbox.cli.output import translations
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.effects.cards import LoseItem
from duskbox.games.touch_of_evil.effects.gains import Wound
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.mystery.werewolf import WerewolfCurse
from duskbox.games.touch_of_evil.rules.showdown.exchange import Exchange
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.turn.upkeep import Upkeep
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, ITEM, VILLAIN
from duskbox.testing.a_touch_of_evil import USUAL, Play
from tests.rules import rule, ruling
from tests.touch_of_evil.scenes import CAST, calm_night


def hunted(
    number: int = 2, villain: str = "werewolf", level: str = "advanced", rulings: dict[str, str] | None = None
) -> Play:
    """The advanced abilities of the Villain are in use, but no Hero has anything to lose."""
    play = Play(*CAST[:number], villain=villain, level=level, rulings=rulings)
    for seat in range(number):
        play.purse(seat, 0)
    return play


def struck_down(play: Play, seat: int, by: Step | None = None) -> Play:
    """The Villain hits with every die and deals the last Wound; then comes the die for what is lost."""
    play.hurt(seat, play.t.wounds[seat] + play.t.wounds_left(seat) - 1)
    play.dice(*[6] * enemy_dice(play.t, VILLAIN), 1)
    play.run(by or VillainAttack(seat, 1))
    assert play.t.down[seat] == 1
    return play


def curse(play: Play, seat: int, counters: int = 0) -> Play:
    """A Hero has been cursed for a while."""
    play.t.curse[seat] = counters
    play.t.changed[seat] = 1 if counters >= play.box.change_after else 0
    play.t.refresh(seat)
    return play


def werewolf(play: Play, seat: int) -> Play:
    return curse(play, seat, play.box.change_after)


def heroes_of(play: Play, name: str) -> list[int]:
    return [event.numbers[0] for event in play.heard if event.name == name]


# Taking it


@rule("ATE-CURSE-01", "ATE-OPEN-38")
def test_a_hero_ko_d_by_the_werewolf_in_a_single_round_takes_a_curse_card() -> None:
    play = struck_down(hunted(), 0)
    assert play.t.curse == [0, -1]
    assert play.box.cards[play.box.curse].hooks in play.t.own[0]


@rule("ATE-CURSE-01")
def test_a_hero_ko_d_by_the_werewolf_in_a_showdown_takes_one_too() -> None:
    play = hunted().put(0, "manor")
    play.t.showdown, play.t.showdown_space = play.box.card("walled-up-attic"), play.space("manor")
    play.t.foe = VILLAIN
    play.t.refresh_world()
    assert struck_down(play, 0, Exchange(0)).t.curse == [0, -1]


@rule("ATE-CURSE-01")
def test_a_minion_of_the_werewolf_curses_no_one() -> None:
    play = hunted()
    wolf = play.box.minions[play.box.minion("dire-wolf")]
    play.hurt(0, play.t.wounds_left(0) - 1)
    play.dice(*[1] * fight_dice(play.t, 0), *[6] * wolf.dice, 1).run(Fight(0, wolf.number, -1))
    assert (play.t.down[0], play.t.curse) == (1, [-1, -1])


@rule("ATE-CURSE-01")
def test_wounds_that_are_not_from_a_fight_curse_no_one() -> None:
    play = hunted().dice(1).do(Wound(9))
    assert (play.t.down[0], play.t.curse) == (1, [-1, -1])


@rule("ATE-CURSE-01")
def test_a_hero_the_werewolf_only_wounded_is_not_cursed_when_something_else_fells_it_later() -> None:
    play = hunted()
    armour = next(
        card.name
        for card in play.box.cards
        if card.kind == ITEM and any(static.what == "wounds" and static.amount > 0 for static in card.hooks.statics)
    )
    play.carry(0, armour)
    play.hurt(0, play.t.wounds_left(0) - 2)
    play.dice(6, *[1] * (enemy_dice(play.t, VILLAIN) - 1), *[1] * fight_dice(play.t, 0)).run(VillainAttack(0, 1))
    assert (play.t.down[0], play.t.wounds_left(0)) == (0, 1)
    play.dice(1).do(LoseItem(1)).run(Upkeep())
    assert play.t.down[0] == 1, "without its armour the Hero has taken too much"
    assert play.t.curse == [-1, -1]


@rule("ATE-CURSE-01")
@pytest.mark.parametrize(
    ("villain", "level"), [("vampire", "advanced"), ("scarecrow", "advanced"), ("werewolf", "basic")]
)
def test_other_villains_and_the_basic_game_know_no_curse(villain: str, level: str) -> None:
    play = hunted(villain=villain, level=level)
    if villain != "werewolf":
        play.dice(*[1] * fight_dice(play.t, 0))
    assert struck_down(play, 0).t.curse == [-1, -1]


@rule("ATE-OPEN-38")
def test_a_hero_is_cursed_only_once() -> None:
    play = struck_down(curse(hunted(), 0, 1), 0)
    assert play.t.curse == [1, -1], "and the change goes on from where it was"
    assert play.events("cursed") == []


@rule("ATE-OPEN-38")
def test_the_curse_cards_can_run_out() -> None:
    play = Play(*USUAL, villain="werewolf", level="advanced")
    for seat in range(play.box.curses):
        curse(play, seat)
    last = play.box.curses
    assert last < 8
    struck_down(play.purse(last, 0), last)
    assert play.t.curse[last] == -1


# Changing


@rule("ATE-CURSE-02")
def test_a_cursed_hero_changes_step_by_step_a_counter_in_each_mystery_phase() -> None:
    play = curse(hunted(level="basic"), 0)
    for counters in range(1, play.box.change_after):
        calm_night(play).run(MysteryPhase())
        assert (play.t.curse[0], play.t.changed[0]) == (counters, 0)
    assert play.events("wolf-attacks") == []
    play.run(WerewolfCurse(1))
    assert play.t.curse[1] == -1, "who is not cursed does not change"


@rule("ATE-FAQ-10", "ATE-CURSE-02", "ATE-CURSE-04")
def test_it_attacks_already_in_the_phase_in_which_it_becomes_a_werewolf() -> None:
    play = hunted(level="basic")
    curse(play, 0, play.box.change_after - 1).dice(*[1] * fight_dice(play.t, 1))
    calm_night(play.dice(*[1] * 20)).run(MysteryPhase())
    order = [event.name for event in play.heard if event.name in ("transforms", "werewolf", "wolf-attacks", "mystery")]
    assert order == ["transforms", "werewolf", "wolf-attacks", "mystery"]
    assert play.t.changed == [1, 0]


@rule("ATE-CURSE-03")
def test_in_its_own_turn_a_changed_hero_acts_normally() -> None:
    def options(changed: bool) -> list[str]:
        play = hunted().put(0, "church").put(1, "church").purse(0, 9)
        if changed:
            werewolf(play, 0)
        return play.run(Actions(0)).keys

    assert options(True) == options(False)
    play = werewolf(hunted(), 0).put(0, "road-6").put(1, "road-6").dice(2).run(HeroTurn(0))
    assert (play.ask, play.seat) == ("ask-move", 0)
    assert play.events("wolf-attacks") == []


@rule("ATE-CURSE-04")
def test_in_the_mystery_phase_a_changed_hero_must_attack_another_hero_with_its_own_combat() -> None:
    play = werewolf(hunted(level="basic"), 0).skill(0, "combat", 3).skill(1, "combat", 1)
    assert play.t.skill(0, COMBAT) == 3
    calm_night(play.dice(1, 6, 6, 1)).run(MysteryPhase())
    assert play.at_rest, "no one is asked"
    assert [event.numbers[:2] for event in play.heard if event.name == "wolf-attacks"] == [(0, 1)]
    assert play.t.wounds == [0, 2]
    assert play.fate.dice == []
    assert play.t.curse[0] == play.box.change_after, "there is nothing more to change"


@rule("ATE-CURSE-04")
def test_the_victim_defends_itself_but_wounds_no_one() -> None:
    play = werewolf(hunted(level="basic"), 0).skill(0, "combat", 1).skill(1, "combat", 2)
    play.dice(6, 6, 1).run(WerewolfCurse(0))
    assert play.t.wounds == [0, 0]
    assert play.t.investigation == [0, 0]


@rule("ATE-CURSE-04")
def test_it_attacks_the_nearest_hero_that_stands() -> None:
    play = werewolf(hunted(4), 0).put(0, "manor").put(1, "fields").put(2, "church").put(3, "road-1")
    play.skill(0, "combat", 1).skill(3, "combat", 1).dice(1, 1).run(WerewolfCurse(0))
    assert heroes_of(play, "attacked") == [3]
    play.down(3).skill(1, "combat", 1).skill(2, "combat", 1).skill(1, "honor", 4).skill(2, "honor", 1)
    play.dice(1, 1).run(WerewolfCurse(0))
    assert heroes_of(play, "attacked") == [3, 1], "of equally near ones the one of higher Honor"


@rule("ATE-CURSE-04", "ATE-OPEN-06")
@pytest.mark.parametrize("spaces", [("fields", "church"), ("road-1", "road-1")])
def test_of_equally_near_heroes_of_equal_honor_the_first_player_says_whom_it_attacks(spaces: tuple[str, str]) -> None:
    play = werewolf(hunted(3), 0).put(0, "manor").put(1, spaces[0]).put(2, spaces[1])
    play.skill(1, "honor", 3).skill(2, "honor", 3).skill(0, "combat", 1).skill(2, "combat", 1)
    play.t.first = 1
    play.run(WerewolfCurse(0))
    assert (play.ask, play.seat, play.keys) == ("ask-nearest-hero", 1, ["hero:1", "hero:2"])
    play.dice(1, 1).choose("hero:2")
    assert (heroes_of(play, "attacked"), play.at_rest) == ([2], True)


@rule("ATE-OPEN-38")
def test_a_ko_d_hero_does_not_attack_and_keeps_its_curse() -> None:
    play = calm_night(werewolf(hunted(level="basic"), 0).down(0)).run(MysteryPhase())
    assert play.events("wolf-attacks") == []
    assert (play.t.curse[0], play.t.changed[0], play.t.down[0]) == (play.box.change_after, 1, 0)
    play = calm_night(curse(hunted(level="basic"), 0, 1).down(0)).run(MysteryPhase())
    assert play.t.curse[0] == 1, "nor does it change further"


@rule("ATE-CURSE-04")
def test_a_ko_d_hero_is_passed_over_even_if_it_is_the_nearest() -> None:
    play = werewolf(hunted(3), 0).put(0, "church").down(1).put(2, "windmill")
    play.skill(0, "combat", 1).skill(2, "combat", 1).dice(1, 1).run(WerewolfCurse(0))
    assert heroes_of(play, "attacked") == [2]


@rule("ATE-OPEN-38")
def test_a_hero_ko_d_before_its_own_curse_is_resolved_does_not_change_in_that_phase() -> None:
    play = curse(werewolf(hunted(level="basic"), 0), 1, 1).skill(0, "combat", 1).skill(1, "combat", 1)
    calm_night(play).hurt(1, play.t.wounds_left(1) - 1).dice(1, 6, 1).run(MysteryPhase())
    play.choose("resolve:curse:0")
    assert heroes_of(play, "ko") == [1]
    assert play.t.curse[1] == 1
    assert heroes_of(play, "transforms") == []


@rule("ATE-CURSE-04")
def test_where_no_one_else_stands_no_one_is_attacked() -> None:
    play = werewolf(hunted(), 0).down(1).run(WerewolfCurse(0))
    assert play.at_rest
    assert play.events("attacked") == []


# Lifting it


@rule("ATE-CURSE-05", "ATE-CURSE-06")
@pytest.mark.parametrize("counters", [0, 1, -1])
def test_the_curse_is_lifted_at_the_doctors_office_for_its_fee_even_after_the_change(counters: int) -> None:
    play = hunted().put(0, "doctors-office")
    fee = next(service.price for service in play.box.services if service.name == "lift-curse")
    assert fee > 0
    curse(play, 0, play.box.change_after if counters < 0 else counters).purse(0, fee - 1).run(Actions(0))
    assert "service:lift-curse" not in play.keys
    play.rest()
    play.purse(0, fee).run(Actions(0)).choose("service:lift-curse")
    assert (play.t.curse[0], play.t.changed[0], play.t.investigation[0]) == (-1, 0, 0)
    assert play.box.cards[play.box.curse].hooks not in play.t.own[0]


@rule("ATE-CURSE-05")
def test_it_is_lifted_nowhere_else_and_there_is_nothing_to_lift_without_it() -> None:
    play = curse(hunted(), 0).put(0, "church").purse(0, 20).run(Actions(0))
    assert "service:lift-curse" not in play.keys
    play = hunted().put(0, "doctors-office").purse(0, 20).run(Actions(0))
    assert "service:lift-curse" not in play.keys


@rule("ATE-CURSE-05")
def test_a_hero_freed_of_it_can_be_cursed_again() -> None:
    play = werewolf(hunted(), 0).put(0, "doctors-office").purse(0, 20).run(Actions(0)).choose("service:lift-curse")
    play.rest()
    play.purse(0, 0)
    assert struck_down(play, 0).t.curse == [0, -1]


# A Hero turned Werewolf as the one who curses, and whom it attacks


def bitten(curses: str) -> Play:
    """The second Hero is KO'd by the first, who is a Werewolf."""
    play = hunted(rulings={"hero-werewolf-curses": curses})
    werewolf(play, 0).skill(0, "combat", 2).skill(1, "combat", 1)
    play.hurt(1, play.t.wounds_left(1) - 1)
    return play.dice(1, 6, 6, 1).run(WerewolfCurse(0))


@rule("ATE-OPEN-47", "ATE-CURSE-01")
@ruling("hero-werewolf-curses", "no")
def test_a_hero_ko_d_by_a_hero_turned_werewolf_is_not_cursed() -> None:
    play = bitten("no")
    assert (play.t.down[1], play.t.curse[1]) == (1, -1)


@rule("ATE-OPEN-47")
@ruling("hero-werewolf-curses", "yes")
def test_by_the_other_reading_the_curse_spreads_from_hero_to_hero() -> None:
    play = bitten("yes")
    assert (play.t.down[1], play.t.curse[1]) == (1, 0)
    assert play.events("cursed") == [{"hero": play.events("ko")[0]["hero"]}]


def prowling(attacks: str) -> Play:
    """The first of three Heroes is a Werewolf on the road; the third is nearer to it than the second."""
    play = werewolf(hunted(3, rulings={"hero-werewolf-attacks": attacks}), 0).skill(0, "combat", 1)
    play.put(0, "road-1").put(1, "olde-woods").put(2, "church")
    play.dice(*[1] * 20).run(WerewolfCurse(0))
    return play


@rule("ATE-OPEN-49", "ATE-CURSE-04")
@ruling("hero-werewolf-attacks", "nearest-hero")
def test_a_werewolf_attacks_the_nearest_hero_alone() -> None:
    assert [event.numbers[:2] for event in prowling("nearest-hero").heard if event.name == "wolf-attacks"] == [(0, 2)]


@rule("ATE-OPEN-49")
@ruling("hero-werewolf-attacks", "every-hero")
def test_by_the_other_reading_it_attacks_every_other_hero_in_turn_order() -> None:
    play = prowling("every-hero")
    assert [event.numbers[:2] for event in play.heard if event.name == "wolf-attacks"] == [(0, 1), (0, 2)]
    assert (play.at_rest, play.faults()) == (True, [])


# The card


@rule("ATE-CURSE-02", "ATE-CURSE-04", "ATE-CURSE-05", "ATE-CURSE-06")
@pytest.mark.parametrize(("name", "value", "says"), [
    ("hero-werewolf-curses", "no", "by the Villain (Werewolf) takes this card"),
    ("hero-werewolf-curses", "yes", "or by a Hero turned Werewolf takes this card"),
    ("hero-werewolf-attacks", "nearest-hero", "against the nearest Hero"),
    ("hero-werewolf-attacks", "every-hero", "against each other Hero"),
])  # fmt: skip
def test_the_curse_card_explains_itself_as_the_game_is_played(name: str, value: str, says: str) -> None:
    words = translations("en", GAME)
    setup = GAME.setup({"villain": "werewolf"}, {name: value})
    card = next(card for card in GAME.components.cards(setup) if card.name == "@card-curse-of-the-werewolf")
    text = " ".join(words.tell(sentence) for sentence in card.sentences)
    assert says in text
    for fact in ("Transformation counter", "number 3", "+1 Combat", "must attack", "Doctor’s Office, 6 Investigation"):
        assert fact in text


@rule("ATE-TOK-04", "ATE-CURSE-04")
def test_militia_does_not_help_the_werewolf() -> None:
    play = werewolf(hunted(), 0).put(0, "road-1").put(1, "road-1").militia("road-1")
    assert enemy_dice(play.t, -2) == play.t.skill(0, COMBAT) - 1
