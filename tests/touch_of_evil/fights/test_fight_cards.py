"""What may be played in a fight, and when: the windows before and between rounds, more dice, other Skills, a fight cut
short.
"""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.elders import ForElder, GoesOnTheHunt
from duskbox.games.touch_of_evil.effects.gains import Until
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.fight.fight import Fight, current_fight
from duskbox.games.touch_of_evil.rules.vocabulary import R_ENEMY, R_FIGHT, S_FIGHT_DICE, SPIRIT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.blows import blow, faces, last_wound, the

#: Heroes that nothing is asked of in a fight; the first can take some Wounds.
PLAIN = ("katarina", "anne-marie")
#: A counter that takes more than one hit.
FOE = "rat-nest"


def duel(combat: int = 3) -> Play:
    """A Hero and a Minion counter in one space, before they fight."""
    return Play(*PLAIN).put(0, "road-1").minion(FOE, "road-1").purse(0, 0).skill(0, "combat", combat)


def begin(play: Play, minion: str = FOE) -> Play:
    return play.run(Fight(0, play.box.minion(minion), play.space("road-1") if minion == FOE else -1))


def hurt(play: Play) -> int:
    """The Wounds on the Minion that is being fought."""
    fight = current_fight(play.t)
    assert fight is not None
    return fight.hurt


def dice_of(play: Play, kind: int) -> list[int]:
    """How many dice each roll of a kind was made with."""
    return [len(event.listed) for event in play.heard if event.name == "rolled" and event.numbers[1] == kind]


def meanwhile(play: Play, effect: Effect) -> Play:
    """While a window is open, the fighting Hero's player plays something that is made up for the test."""
    t = play.t
    assert play.ask.startswith("ask-window")
    effect.number = len(play.box.effects)
    play.box.effects.append(effect)
    t.stack[-1].stage = "begin"
    t.decision = None
    t.stack.append(Do(effect.number, 0))
    t.start(play.fate)
    return play


@rule("ATE-FIGHT-19")
def test_there_is_a_window_at_the_start_of_a_fight_and_before_each_round() -> None:
    play = duel().hold(0, "blood-transfusion").hurt(0, 1)
    begin(play)
    assert (play.ask, play.events("fight-round")) == ("ask-window-fight", [])
    play.choose("pass")
    assert (play.ask, play.events("fight-round")) == ("ask-window-fight-round", [])
    blow(play, FOE, mine=0).choose("pass")
    assert play.ask == "ask-window-fight-round", "before the Hero decides whether to fight on"
    assert len(play.events("fight-round")) == 1, "the second round has not begun"
    assert dice_of(play, R_FIGHT) == [3]
    play.choose("pass")
    assert play.ask == "ask-fight-on"


@rule("ATE-FIGHT-20")
@pytest.mark.parametrize("passes", [0, 1])
def test_wounds_can_be_healed_in_the_windows_before_a_round(passes: int) -> None:
    play = duel().hold(0, "blood-transfusion").hurt(0, 2)
    begin(play).choose(*["pass"] * passes)
    blow(play, FOE, mine=0, theirs=1).choose("play:blood-transfusion")
    assert play.events("healed")
    assert play.t.wounds[0] == 1, "only what the round has dealt since"


@rule("ATE-FIGHT-20")
def test_no_one_heals_during_a_round() -> None:
    play = duel().hold(0, "blood-transfusion", "a-second-blade", "loose-stones", "by-a-hairs-breadth").hurt(0, 1)
    begin(play.dice(1, 1, 1, *faces(1, the(play, FOE).dice))).choose("pass", "pass")
    seen: list[str] = []
    while play.ask.startswith("ask-window") and play.ask != "ask-window-fight-round":
        seen.append(play.ask)
        assert "play:blood-transfusion" not in play.keys
        why = play.why_not("play:blood-transfusion")
        assert why is not None
        assert "ATE-EVENT-02" in why.rules
        play.choose("pass")
    assert seen == ["ask-window-roll", "ask-window-roll", "ask-window-wounds"]


@rule("ATE-FIGHT-20")
def test_healing_for_investigation_stays_an_action_of_ones_turn() -> None:
    play = duel().hold(0, "blood-transfusion").hurt(0, 2).purse(0, 20)
    blow(begin(play), FOE, mine=0)
    for ask in ("ask-window-fight", "ask-window-fight-round", "ask-window-fight-round", "ask-fight-on"):
        assert play.ask == ask
        assert "heal" not in play.keys
        play.choose("pass" if ask != "ask-fight-on" else "escape:church")


@rule("ATE-FIGHT-21")
def test_dice_can_be_added_after_the_heros_roll_and_before_its_results_by_any_player() -> None:
    play = duel(combat=2).hold(1, "a-second-blade").dice(6, 1)
    begin(play)
    assert (play.ask, play.seat) == ("ask-window-roll", 1)
    assert hurt(play) == 0, "nothing has come of the roll yet"
    play.dice(6, 6, *faces(0, the(play, FOE).dice)).choose("play:a-second-blade")
    assert (play.ask, hurt(play)) == ("ask-fight-on", 3)


@rule("ATE-FIGHT-21")
def test_the_enemys_hits_can_be_rolled_again_before_they_wound() -> None:
    play = duel(combat=1).hold(0, "loose-stones")
    dice = the(play, FOE).dice
    begin(play.dice(1, *faces(2, dice)))
    assert (play.ask, play.t.wounds[0]) == ("ask-window-roll", 0)
    play.dice(6, 2).choose("play:loose-stones")
    assert play.t.wounds[0] == 1


@rule("ATE-FIGHT-21")
def test_wounds_that_a_round_deals_can_still_be_prevented() -> None:
    play = duel(combat=1).hold(1, "by-a-hairs-breadth")
    last_wound(play)
    begin(play.dice(1, *faces(2, the(play, FOE).dice)))
    assert (play.ask, play.seat) == ("ask-window-wounds", 1)
    play.choose("play:by-a-hairs-breadth")
    assert (play.ask, play.events("ko")) == ("ask-fight-on", [])


@rule("ATE-FIGHT-22")
def test_a_bonus_to_combat_played_after_the_roll_brings_its_dice_at_once() -> None:
    play = duel(combat=2).hold(1, "a-second-blade").dice(1, 1)
    begin(play).dice(6, 5)
    meanwhile(play, Until("fight", "combat", 2))
    assert play.ask == "ask-window-roll", "the roll of four dice lies there"
    assert play.fate.dice == []
    play.dice(*faces(0, the(play, FOE).dice)).choose("pass")
    assert hurt(play) == 2


@rule("ATE-FIGHT-22")
def test_a_bonus_to_combat_played_before_the_roll_counts_in_the_roll() -> None:
    play = duel(combat=2).hold(0, "blood-transfusion").hurt(0, 1)
    begin(play)
    meanwhile(play, Until("fight", "combat", 2))
    play.dice(6, 6, 6, 1, *faces(0, the(play, FOE).dice)).choose("pass", "pass")
    assert (dice_of(play, R_FIGHT), hurt(play)) == ([4], 3)


@rule("ATE-FIGHT-22")
def test_a_bonus_that_is_not_for_combat_brings_no_fight_dice() -> None:
    play = duel(combat=2).hold(1, "a-second-blade").dice(1, 1)
    meanwhile(begin(play), Until("fight", "cunning", 2))
    assert play.fate.dice == []
    play.dice(*faces(0, the(play, FOE).dice)).choose("pass")
    assert play.ask == "ask-fight-on"


# Other Skills and a fight cut short


@rule("ATE-FAQ-01", "ATE-FIGHT-05")
@pytest.mark.parametrize(("item", "skill"), [("tools-of-science", "cunning"), ("ashen-staff", "spirit")])
def test_an_item_lets_a_hero_fight_with_another_skill_where_it_would_fight_with_combat(item: str, skill: str) -> None:
    play = Play(*PLAIN).put(0, "road-1").carry(0, item).skill(0, "combat", 1).skill(0, skill, 5)
    dice = 5 + play.t.modifier(S_FIGHT_DICE, 0)
    play.dice(*[1] * dice, *faces(0, the(play, "bats").dice))
    begin(play, "bats").choose("escape:church")
    play.dice(*[1] * dice, *faces(0, play.t.villain_combat())).run(VillainAttack(0, 1))
    assert dice_of(play, R_FIGHT) == [dice, dice], "against a Minion and against the Villain"


@rule("ATE-ITEM-02", "ATE-FAQ-01")
@pytest.mark.parametrize("items", [("tools-of-science", "ashen-staff"), ("ashen-staff", "tools-of-science")])
def test_of_several_items_that_let_a_hero_fight_with_another_skill_the_best_counts(items: tuple[str, str]) -> None:
    play = Play(*PLAIN).put(0, "road-1").carry(0, *items)
    play.skill(0, "spirit", 5).skill(0, "cunning", 1).skill(0, "combat", 2)
    assert fight_dice(play.t, 0) == 5 + play.t.modifier(S_FIGHT_DICE, 0)
    play.skill(0, "cunning", 6)
    assert fight_dice(play.t, 0) == 6 + play.t.modifier(S_FIGHT_DICE, 0)
    play.skill(0, "combat", 7)
    assert fight_dice(play.t, 0) == 7 + play.t.modifier(S_FIGHT_DICE, 0)


@rule("ATE-FAQ-01", "ATE-TOK-08")
def test_an_elder_on_the_hunt_beside_the_hero_is_thought_of_where_combat_is_compared() -> None:
    play = Play(*PLAIN, level="advanced").put(0, "road-1").carry(0, "tools-of-science").minion("bats", "road-1")
    play.skill(0, "cunning", 4).skill(0, "combat", 3).do(ForElder("sophie", GoesOnTheHunt()))
    play.do(ForElder("lord-hanbrook", GoesOnTheHunt()))
    assert play.t.elder_at.count(play.space("road-1")) == 2
    assert fight_dice(play.t, 0) == 5, "Combat and two Elders, not Cunning"


@rule("ATE-FAQ-01")
def test_an_enemy_that_demands_another_skill_still_gets_it() -> None:
    play = Play(*PLAIN).put(0, "road-1").carry(0, "tools-of-science")
    play.skill(0, "combat", 4).skill(0, "cunning", 6).skill(0, "spirit", 2)
    assert the(play, "ghost-soldier").skill == SPIRIT
    play.dice(1, 1, *faces(0, the(play, "ghost-soldier").dice))
    begin(play, "ghost-soldier")
    assert dice_of(play, R_FIGHT) == [2]


@rule("ATE-FAQ-02")
def test_holy_water_before_the_first_round_defeats_a_minion_without_any_dice() -> None:
    play = duel().carry(0, "holy-water")
    assert begin(play).ask == "ask-window-fight"
    play.choose("use:holy-water")
    assert play.events("minion-defeated")
    assert (dice_of(play, R_FIGHT), dice_of(play, R_ENEMY), play.events("fight-round")) == ([], [], [])
    assert (play.items(0), play.minion_at("road-1"), play.at_rest) == ([], "", True)
    assert play.t.investigation[0] > 0, "it is a victory like any other"


@rule("ATE-FAQ-02")
def test_holy_water_can_also_be_used_between_rounds() -> None:
    play = duel().carry(0, "holy-water")
    blow(begin(play), FOE, mine=0).choose("pass", "pass", "pass", "pass")
    assert play.ask == "ask-window-fight-round"
    play.choose("use:holy-water")
    assert (play.minion_at("road-1"), play.at_rest, dice_of(play, R_FIGHT)) == ("", True, [3])


@rule("ATE-FIGHT-15", "ATE-FIGHT-19", "ATE-FIGHT-20")
def test_a_hero_can_heal_first_and_then_decide_whether_to_escape() -> None:
    play = duel().hold(0, "blood-transfusion").hurt(0, 1)
    blow(begin(play), FOE, mine=0).choose("pass", "pass", "play:blood-transfusion")
    assert (play.t.wounds[0], play.ask) == (0, "ask-fight-on")


def dice_have_fallen(ruled: str = "lost") -> Play:
    """The Hero has missed, and the Minion's dice lie on the table: two of them hit."""
    play = Play(*PLAIN, rulings={"dice-of-defeated-minion": ruled}).put(0, "road-1").minion(FOE, "road-1").purse(0, 0)
    play.skill(0, "combat", 3).carry(0, "holy-water")
    blow(begin(play), FOE, mine=0, theirs=2).choose("pass", "pass", "pass")
    assert play.ask == "ask-window-roll"
    return play


@rule("ATE-FAQ-02", "ATE-OPEN-44")
@ruling("dice-of-defeated-minion", "lost")
def test_holy_water_ends_the_fight_even_when_the_dice_have_fallen() -> None:
    play = dice_have_fallen().choose("use:holy-water")
    assert (play.at_rest, play.t.wounds[0], play.minion_at("road-1")) == (True, 0, "")
    assert play.t.investigation[0] > 0, "with the reward"
    play = dice_have_fallen().choose("pass")
    assert play.ask == "ask-window-wounds"
    play.choose("use:holy-water")
    assert (play.at_rest, play.t.wounds[0], play.minion_at("road-1")) == (True, 0, "")


@rule("ATE-OPEN-44")
@ruling("dice-of-defeated-minion", "count")
def test_by_the_other_ruling_the_dice_that_have_fallen_still_count() -> None:
    play = dice_have_fallen("count").choose("use:holy-water")
    assert (play.at_rest, play.t.wounds[0], play.minion_at("road-1")) == (True, 2, "")
    play = dice_have_fallen("count").choose("pass", "use:holy-water")
    assert (play.at_rest, play.t.wounds[0], play.minion_at("road-1")) == (True, 2, "")


@rule("ATE-FAQ-02")
def test_after_the_heros_own_dice_it_spares_the_minions() -> None:
    play = duel().carry(0, "holy-water")
    begin(play.dice(6, 1, 1)).choose("pass", "pass")
    assert play.ask == "ask-window-roll"
    play.choose("use:holy-water")
    assert (play.at_rest, dice_of(play, R_ENEMY)) == (True, []), "the Minion rolls nothing any more"


@rule("ATE-EVENT-03", "ATE-FIGHT-22")
def test_dice_can_be_added_to_a_roll_of_no_dice() -> None:
    play = duel(combat=0).hold(0, "a-second-blade")
    begin(play).choose(*["pass"] * 0)
    assert play.ask == "ask-window-roll"
    assert play.keys == ["play:a-second-blade", "pass"]
    added = [6] * 2
    play.dice(*added, *faces(0, the(play, FOE).dice)).choose("play:a-second-blade")
    assert hurt(play) == 2


def wounded(ruled: str) -> Play:
    """A wounded Hero with something in its purse, in a fight whose first round has come to nothing."""
    play = Play(*PLAIN, rulings={"paid-healing-between-rounds": ruled}).put(0, "road-1").minion(FOE, "road-1")
    play.skill(0, "combat", 3).hurt(0, 2).purse(0, 7)
    blow(play, FOE, mine=0)
    return begin(play)


@rule("ATE-OPEN-54", "ATE-FIGHT-20")
@ruling("paid-healing-between-rounds", "no")
def test_between_rounds_only_cards_and_abilities_heal() -> None:
    assert wounded("no").ask == "ask-fight-on"


@rule("ATE-OPEN-54")
@ruling("paid-healing-between-rounds", "yes")
def test_by_the_other_ruling_a_hero_may_pay_to_heal_before_every_round() -> None:
    play = wounded("yes")
    assert (play.ask, play.keys) == ("ask-heal-between-rounds", ["heal", "pass"])
    play.choose("heal")
    assert (play.t.wounds[0], play.t.investigation[0]) == (1, 4)
    play.choose("pass")
    assert (play.ask, play.keys) == ("ask-heal-between-rounds", ["heal", "pass"]), "before the second round"
    play.choose("heal")
    assert (play.t.wounds[0], play.t.investigation[0], play.ask) == (0, 1, "ask-fight-on")


@rule("ATE-OPEN-54")
@ruling("paid-healing-between-rounds", "yes")
def test_by_it_a_hero_may_heal_before_the_only_round_of_an_attack() -> None:
    play = Play(*PLAIN, rulings={"paid-healing-between-rounds": "yes"}).put(0, "road-1").hurt(0, 1).purse(0, 3)
    play.run(VillainAttack(0, 1))
    assert (play.ask, play.keys) == ("ask-heal-between-rounds", ["heal", "pass"])


@rule("ATE-FIGHT-15", "ATE-FIGHT-19")
def test_a_rule_of_thumb_spends_nothing_on_a_round_that_it_will_not_fight() -> None:
    play = duel(combat=1).hold(0, "aim-for-the-heart").carry(0, "holy-water")
    play.hurt(0, play.t.wounds_left(0) - 1)
    blow(begin(play), FOE, mine=0).choose(*["pass"] * 2)
    while play.ask != "ask-window-fight-round":
        play.choose("pass")
    assert (play.keys[-1], thumb(play)) == ("pass", "pass")
    play.choose("pass")
    assert thumb(play).startswith("escape:")


def thumb(play: Play) -> str:
    """What rules of thumb do now."""
    option = GAME.bot.rollout_policy(play.t, 0)
    assert option is not None
    return option.key


@rule("ATE-KO-05", "ATE-FIGHT-23")
def test_a_hero_that_falls_before_the_only_round_of_an_attack_does_not_fight_it() -> None:
    play = duel().hold(0, "blood-transfusion").hurt(0, 1).run(VillainAttack(0, 1))
    assert play.ask == "ask-window-fight"
    play.down(0).choose("pass").passes()
    assert (play.at_rest, dice_of(play, R_FIGHT), play.t.investigation[0]) == (True, [], 0)
