"""Fights: Fight Rounds, hits, escapes, and single rounds against the Villain. What may be played in a fight is in
`test_fight_cards.py`.
"""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.rules.cards.draws import DrawMystery
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.fight import Fight, current_fight
from duskbox.games.touch_of_evil.rules.minions.minions import HERE, RollOnChart, chart
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn
from duskbox.games.touch_of_evil.rules.vocabulary import R_ENEMY, R_FIGHT
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.blows import blow, faces, last_wound, the, told

#: Heroes that nothing is asked of in a fight; the first can take some Wounds.
PLAIN = ("katarina", "anne-marie")
#: A counter that takes more than one hit.
FOE = "rat-nest"


def duel(minion: str = FOE, combat: int = 3, space: str = "road-1") -> Play:
    """A Hero and a Minion counter in one space, before they fight."""
    play = Play(*PLAIN).put(0, space).minion(minion, space).purse(0, 0)
    return play.skill(0, "combat", combat)


def begin(play: Play, minion: str = FOE, space: str = "road-1") -> Play:
    return play.run(Fight(0, play.box.minion(minion), play.space(space)))


def hurt(play: Play) -> int:
    """The Wounds on the Minion that is being fought."""
    fight = current_fight(play.t)
    assert fight is not None
    return fight.hurt


def rolls(play: Play) -> list[tuple[int, int]]:
    """The rolls so far: what for, and with how many dice."""
    return [(event.numbers[1], len(event.listed)) for event in play.heard if event.name == "rolled"]


@rule("ATE-FIGHT-03")
@pytest.mark.parametrize("end", ["minion-defeated", "ko", "escaped"])
def test_a_fight_lasts_until_one_of_both_falls_or_the_hero_escapes(end: str) -> None:
    play = duel()
    blow(play, FOE, mine=0)
    begin(play)
    for _ in range(4):
        assert (play.ask, told(play, "minion-defeated", "ko", "escaped")) == ("ask-fight-on", [])
        blow(play, FOE, mine=0).choose("fight-on")
    if end == "minion-defeated":
        play.skill(0, "combat", the(play, FOE).wounds)
        blow(play, FOE, mine=the(play, FOE).wounds).choose("fight-on")
    elif end == "ko":
        last_wound(play)
        blow(play, FOE, mine=0, theirs=1).dice(1).choose("fight-on")
    else:
        play.choose("escape:church")
    assert play.events(end)
    assert (play.at_rest, play.fate.dice) == (True, [])


@rule("ATE-FIGHT-04")
def test_in_a_round_the_hero_rolls_then_the_enemy_and_then_the_results_are_applied() -> None:
    play = duel()
    blow(play, FOE, mine=1, theirs=1)
    begin(play)
    order = [event.name for event in play.heard if event.name in ("rolled", "wounded", "minion-hurt")]
    assert order[:2] == ["rolled", "rolled"]
    assert sorted(order[2:]) == ["minion-hurt", "wounded"]
    assert [kind for kind, _ in rolls(play)] == [R_FIGHT, R_ENEMY]


@rule("ATE-FIGHT-05")
@pytest.mark.parametrize("combat", [1, 2, 5])
def test_a_hero_rolls_as_many_fight_dice_as_its_combat(combat: int) -> None:
    play = duel(combat=combat)
    blow(play, FOE, mine=0)
    assert rolls(begin(play))[0] == (R_FIGHT, combat)


@rule("ATE-FIGHT-06")
@pytest.mark.parametrize("name", ["bats", "vampire-bride", "rat-nest", "straw-man", "mad-heir", "black-knight"])
def test_a_minion_rolls_as_many_fight_dice_as_its_chart_entry_or_card_says(name: str) -> None:
    play = Play(*PLAIN).put(0, "road-1")
    blow(play, name, mine=0)
    play.run(Fight(0, play.box.minion(name), -1))
    assert rolls(play)[1] == (R_ENEMY, the(play, name).dice)


@rule("ATE-FIGHT-07", "ATE-FIGHT-08")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_five_or_a_six_hits_and_each_hit_is_a_wound(die: int) -> None:
    play = duel(combat=2)
    enemy = the(play, FOE).dice
    begin(play.dice(die, die, die, die, *[1] * (enemy - 2)))
    wounds = 2 if die >= 5 else 0
    assert (hurt(play), play.t.wounds[0]) == (wounds, wounds)


@rule("ATE-FIGHT-09")
def test_the_enemys_dice_are_rolled_without_asking_anybody() -> None:
    play = duel(combat=4)
    blow(play, FOE, mine=the(play, FOE).wounds, theirs=1)
    assert begin(play).at_rest
    alone = Play("katarina", mode="cooperative").put(0, "road-1").skill(0, "combat", 4)
    blow(alone, FOE, mine=the(play, FOE).wounds, theirs=1)
    assert alone.run(Fight(0, alone.box.minion(FOE), -1)).at_rest, "and there need not be another player"


@rule("ATE-FIGHT-10", "ATE-FIGHT-12")
def test_hero_and_minion_may_strike_each_other_down_in_the_same_round() -> None:
    play = duel(combat=4)
    last_wound(play)
    blow(play, FOE, mine=the(play, FOE).wounds, theirs=1).dice(1)
    begin(play)
    assert play.events("minion-defeated")
    assert play.events("ko")
    assert (play.minion_at("road-1"), play.t.down[0], play.at_rest) == ("", 1, True)


@rule("ATE-FIGHT-11")
@pytest.mark.parametrize("more", [0, 1])
def test_a_minion_with_as_many_wounds_as_its_limit_or_more_is_defeated(more: int) -> None:
    wounds = the(Play(), FOE).wounds
    play = duel(combat=wounds + 1)
    blow(play, FOE, mine=wounds - 1)
    assert begin(play).ask == "ask-fight-on", "one Wound short it fights on"
    blow(play, FOE, mine=1 + more).choose("fight-on")
    assert (play.at_rest, play.minion_at("road-1")) == (True, "")


@rule("ATE-FIGHT-13")
def test_if_both_can_still_fight_another_round_follows() -> None:
    play = duel()
    blow(play, FOE, mine=1, theirs=1)
    begin(play)
    blow(play, FOE, mine=0, theirs=1).choose("fight-on")
    assert [fact["n"] for fact in play.events("fight-round")] == [1, 2]
    assert (hurt(play), play.t.wounds[0]) == (1, 2), "and Wounds add up"


@rule("ATE-FIGHT-14", "ATE-OPEN-16")
@pytest.mark.parametrize("falls", [False, True])
def test_every_reward_of_a_defeated_minion_is_the_heros_even_if_it_falls_too(falls: bool) -> None:
    play = Play(*PLAIN).put(0, "windmill").purse(0, 0).skill(0, "cunning", 3).deck("events", "drill-at-dawn")
    if falls:
        last_wound(play)
    blow(play, "cutpurse", mine=the(play, "cutpurse").wounds, theirs=1 if falls else 0)
    play.dice(*[6] * falls).run(Fight(0, play.box.minion("cutpurse"), -1))
    assert (play.t.down[0], play.hand(0)) == (int(falls), ["drill-at-dawn"])
    gained = [event.numbers[1] for event in play.heard if event.name == "gained"]
    assert len(gained) == 1
    assert play.t.investigation[0] == (0 if falls else gained[0])


@rule("ATE-OPEN-16")
def test_the_reward_comes_before_the_loss_of_the_ko() -> None:
    play = duel(combat=4)
    last_wound(play)
    blow(play, FOE, mine=the(play, FOE).wounds, theirs=1).dice(1)
    begin(play)
    gained = next(event.numbers[1] for event in play.heard if event.name == "gained")
    assert play.t.investigation[0] == gained - 1, "the die takes from the reward"
    assert [name for name, _ in told(play, "minion-defeated", "gained", "ko", "lost")] == [
        "minion-defeated",
        "gained",
        "ko",
        "lost",
    ]


@rule("ATE-FIGHT-15")
def test_at_the_start_of_every_round_but_the_first_the_hero_chooses_to_fight_on_or_to_escape() -> None:
    play = duel()
    blow(play, FOE, mine=0)
    begin(play)
    assert len(play.events("fight-round")) == 1, "the first round was fought without a question"
    for fought in (2, 3):
        assert (play.ask, play.seat) == ("ask-fight-on", 0)
        assert {key.split(":")[0] for key in play.keys} == {"fight-on", "escape"}
        blow(play, FOE, mine=0).choose("fight-on")
        assert len(play.events("fight-round")) == fought


@rule("ATE-FIGHT-16", "ATE-OPEN-14")
def test_an_escaping_hero_moves_to_an_adjacent_space_of_its_choice_without_a_minion() -> None:
    for space in ("church", "manor"):
        play = duel()
        blow(play, FOE, mine=0)
        begin(play)
        assert play.keys == ["fight-on", "escape:church", "escape:manor"]
        play.choose(f"escape:{space}")
        assert (play.where(0), play.at_rest) == (space, True)
    held = duel().minion("bats", "manor")
    blow(held, FOE, mine=0)
    assert begin(held).keys == ["fight-on", "escape:church"]
    why = held.why_not("escape:manor")
    assert why is not None
    assert "ATE-FIGHT-16" in why.rules


@rule("ATE-OPEN-14")
def test_neither_heroes_nor_round_counters_block_an_escape() -> None:
    play = Play(*PLAIN, villain="werewolf", level="advanced").put(0, "road-1").put(1, "manor").minion(FOE, "road-1")
    play.minion("rats", "church").skill(0, "combat", 1)
    blow(play, FOE, mine=0)
    assert begin(play).keys == ["fight-on", "escape:church", "escape:manor"]


@rule("ATE-FIGHT-16", "ATE-OPEN-14")
@pytest.mark.parametrize("space", ["church", "manor"])
def test_after_an_escape_the_hero_moves_no_more_but_acts_and_encounters_where_it_is(space: str) -> None:
    play = Play(*PLAIN).put(0, "manor").minion(FOE, "road-1").dice(6).run(HeroTurn(0))
    blow(play, FOE, mine=0).choose("move:road-1", f"escape:{space}")
    assert (play.ask, play.where(0)) == ("ask-action", space)
    assert "encounter" in play.keys
    assert play.events("lingers") == [], "even where it began there is no Lingering roll"


@rule("ATE-FIGHT-17")
def test_a_hero_surrounded_by_enemies_fights_on_without_a_choice() -> None:
    play = duel(combat=1).minion("bats", "church").minion("bats", "manor")
    blow(play, FOE, mine=0)
    blow(play, FOE, mine=0)
    last_wound(play)
    blow(play, FOE, mine=0, theirs=1).dice(1)
    begin(play)
    assert (play.at_rest, play.fate.dice) == (True, [])
    assert len(play.events("fight-round")) == 3


@rule("ATE-FIGHT-18")
def test_a_minion_counter_that_survives_stays_and_heals_completely() -> None:
    wounds = the(Play(), FOE).wounds
    play = duel(combat=wounds)
    blow(play, FOE, mine=wounds - 1)
    begin(play).choose("escape:church")
    assert play.minion_at("road-1") == FOE
    play.put(0, "road-1")
    blow(play, FOE, mine=1)
    begin(play)
    assert (play.ask, hurt(play)) == ("ask-fight-on", 1), "nothing of the first fight is left on it"


# In other parts of the game


@rule("ATE-FIGHT-02")
def test_fights_break_out_in_the_mystery_phase_too() -> None:
    play = Play(*PLAIN).put(0, "road-1").put(1, "marsh").minion("bats", "church").skill(0, "combat", 4)
    play.deck("mysteries", "march-of-darkness")
    blow(play, "bats", mine=the(play, "bats").wounds).run(MysteryPhase())
    assert play.at_rest
    assert told(play, "mystery", "fight", "minion-defeated")[-2:] == [("fight", 0), ("minion-defeated", 0)]


# Single rounds against the Villain


def struck(play: Play, mine: int, theirs: int = 0) -> Play:
    """The dice of a single round against the Villain."""
    return play.dice(*faces(mine, play.t.skill(0, 2)), *faces(theirs, play.t.villain_combat()))


@rule("ATE-FIGHT-23")
def test_a_row_of_the_minion_chart_may_make_a_hero_fight_one_round_against_the_villain() -> None:
    play = Play(*PLAIN, villain="spectral-horseman").put(1, "marsh").purse(0, 0)
    row = next(row for row in chart(play.t) if row.name == "hoofbeats")
    struck(play.dice(row.low), mine=0).run(RollOnChart(0, HERE))
    assert len(play.events("attacked")) == 1
    assert (play.at_rest, play.fate.dice) == (True, []), "one round without a chance to escape"


@rule("ATE-FIGHT-23")
def test_a_mystery_card_may_make_a_hero_fight_one_round_against_the_villain() -> None:
    play = Play(*PLAIN).skill(0, "honor", 9).purse(0, 0).deck("mysteries", "marked-for-death")
    struck(play, mine=0).run(DrawMystery(1))
    assert [fact["hero"] for fact in play.events("attacked")] == ["@hero-katarina"]
    assert (play.at_rest, play.fate.dice) == (True, [])


@rule("ATE-FIGHT-24", "ATE-FIGHT-26")
@pytest.mark.parametrize("reward", [1, 2])
def test_a_single_round_wounds_no_villain_but_each_hit_earns_investigation(reward: int) -> None:
    play = Play(*PLAIN).skill(0, "combat", 9).purse(0, 0)
    hits = play.t.villain_wounds() + 1
    struck(play.skill(0, "combat", hits), mine=hits).run(VillainAttack(0, reward))
    assert (play.t.villain_hurt, play.t.investigation[0]) == (0, hits * reward)
    assert (play.t.outcome, play.events("showdown"), play.events("villain-defeated")) == (None, [], [])


@rule("ATE-FIGHT-25")
def test_the_villain_rolls_its_combat_and_hits_on_five_or_six() -> None:
    play = Play(*PLAIN).skill(0, "combat", 1).purse(0, 0)
    combat = play.box.villains[play.t.villain].combat
    play.dice(1, 5, 6, 4, *[1] * (combat - 3)).run(VillainAttack(0, 1))
    assert rolls(play) == [(R_FIGHT, 1), (R_ENEMY, combat)]
    assert (play.t.wounds[0], play.at_rest) == (2, True)


@rule("ATE-FIGHT-25")
def test_a_hero_can_be_knocked_out_in_a_single_round() -> None:
    play = Play(*PLAIN).put(0, "road-1").purse(0, 0)
    last_wound(play)
    struck(play, mine=0, theirs=1).dice(3).run(VillainAttack(0, 1))
    assert (play.t.down[0], play.where(0), play.at_rest) == (1, "town-hall", True)
