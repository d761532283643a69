"""The chances of an option: exact ones against all rolls there are, sampled ones against chances worked out another
way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb
from typing import cast

import pytest

from duskbox.core.chance import Fast
from duskbox.games.touch_of_evil.effects.flow import OneOf
from duskbox.games.touch_of_evil.effects.gains import Gain
from duskbox.games.touch_of_evil.effects.movement import MoveUpTo
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import HeroTurn, TeamTurn
from duskbox.games.touch_of_evil.rules.vocabulary import CUNNING, NO_HERO, S_LINGER_ON, SPIRIT, STREAMS, UNTIL_ROUND
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.showdowns import (
    LAIR,
    OTHER_LAIR,
    QUIET,
    RIDER,
    at_the_lair,
    begin,
    blows,
    duel,
    invite,
    last_legs,
    make_evil,
    nearly_beaten,
    price,
)

Odds = dict[str, object]
#: Samples for a comparison, and how many standard errors it may be off; the seed is fixed, so the tests are too.
SAMPLES, ERRORS = 300, 3.5


def odds(play: Play, key: str, samples: int = 2) -> Odds:
    found = GAME.odds(play.t, key, samples)
    assert found is not None, f"{key} leads to no luck"
    return found


def chances(found: object) -> dict[str, float]:
    return cast(dict[str, float], cast(Odds, found)["chances"])


def all_rolls(dice: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 7), repeat=dice)


@cache
def counted(dice: int, needed: int) -> list[float]:
    """The share of all rolls with 0, 1, 2, … dice that show the number or more."""
    found = [0] * (dice + 1)
    for roll in all_rolls(dice):
        found[sum(die >= needed for die in roll)] += 1
    return [number / 6**dice for number in found]


def reached(dice: int, needed: int, hits: int) -> float:
    """The share of all rolls with at least this number of hits."""
    return sum(counted(dice, needed)[hits:])


# Exact: tests


def agrees(found: Odds, dice: int, needed: int) -> None:
    assert (found["exact"], found["dice"], found["needed"]) == (True, dice, needed)
    assert found["successes"] == pytest.approx(counted(dice, needed))
    assert chances(found) == {"passed": pytest.approx(reached(dice, needed, 1))}


@rule("ATE-TEST-02", "ATE-TEST-03", "ATE-ADV-03")
def test_the_odds_of_collecting_by_a_test_are_those_of_all_rolls() -> None:
    play = Play(*QUIET[:2], villain=RIDER, collecting="on").put(0, "marsh").clues("marsh", 3).run(Actions(0))
    for skill, number in (("spirit", SPIRIT), ("cunning", CUNNING)):
        agrees(odds(play, f"collect:{skill}"), play.t.skill(0, number), 5)


@rule("ATE-TEST-02", "ATE-TEST-05")
def test_the_odds_of_a_way_of_a_card_are_those_of_its_test() -> None:
    play = Play(*QUIET[:2], villain=RIDER).skill(0, "spirit", 2).skill(0, "cunning", 3)
    play.do(OneOf(Test("spirit", 4, passed=Gain(1)), Test("spirit+cunning", 6, passed=Gain(3)), Gain(1)))
    agrees(odds(play, "way:1"), 2, 4)
    agrees(odds(play, "way:2"), 5, 6)
    assert GAME.odds(play.t, "way:3") is None, "this one needs no luck"


@rule("ATE-TEST-02")
def test_the_odds_of_a_skill_to_choose_are_those_of_that_skill() -> None:
    play = Play(*QUIET[:2], villain=RIDER).skill(0, "spirit", 1).skill(0, "combat", 4)
    play.do(ChooseTest(("spirit", "combat"), 5, passed=Gain(1)))
    agrees(odds(play, "skill:spirit"), 1, 5)
    agrees(odds(play, "skill:combat"), 4, 5)


@rule("ATE-TEST-02", "ATE-TEST-06")
def test_the_odds_of_a_card_in_hand_count_what_the_hero_carries() -> None:
    play = Play(*QUIET[:2], villain=RIDER).hold(0, "frightened-witness").carry(0, "village-almanac").run(Actions(0))
    effect = play.box.cards[play.box.card("frightened-witness")].effect
    assert isinstance(effect, Test)
    almanac = play.box.cards[play.box.card("village-almanac")].hooks.flat[CUNNING]
    dice = play.box.heroes[play.t.heroes[0]].skills[CUNNING] + almanac
    assert almanac > 0
    agrees(odds(play, "play:frightened-witness"), dice, effect.target)


# Exact: single dice


@rule("ATE-LING-01")
@pytest.mark.parametrize(("more", "sixths"), [(0, 1), (1, 2), (-1, 0), (-2, 0), (9, 6)])
def test_a_hero_who_stays_is_attacked_on_a_one(more: int, sixths: int) -> None:
    play = Play(*QUIET[:2], villain=RIDER).dice(2)
    if more:
        play.t.last(S_LINGER_ON, NO_HERO, more, UNTIL_ROUND)
    play.run(Movement(0))
    assert odds(play, "stay") == {"exact": True, "chances": {"attacked": sixths / 6}}


@rule("ATE-LING-01")
def test_staying_in_the_middle_of_a_turn_is_not_lingering() -> None:
    play = Play(*QUIET[:2], villain=RIDER).do(MoveUpTo(3))
    assert "stay" in play.keys
    assert GAME.odds(play.t, "stay") is None


@rule("ATE-BOARD-07")
def test_a_dangerous_location_brings_an_event_on_three_or_more_and_else_a_mystery() -> None:
    play = Play(*QUIET[:2], villain=RIDER).put(0, "marsh").run(Actions(0))
    events = sum(die >= 3 for (die,) in all_rolls(1)) / 6
    found = odds(play, "encounter")
    assert found["exact"] is True
    assert chances(found) == {"event": pytest.approx(events), "mystery": pytest.approx(1 - events)}
    play = Play(*QUIET[:2], villain=RIDER).put(0, "church").run(Actions(0))
    assert GAME.odds(play.t, "encounter") is None


# Exact: single Fight Rounds


def in_a_fight(wounds: int = 1) -> Play:
    """A fight after a first round in which the Hero missed and took Wounds."""
    play = Play(*QUIET[:2], villain=RIDER).put(0, "marsh").skill(0, "combat", 3)
    hound = play.box.minions[play.box.minion("barghest-hound")]
    play.dice(*[1] * 3, *[6] * wounds, *[1] * (hound.dice - wounds))
    return play.run(Fight(0, hound.number, -1))


@rule("ATE-FIGHT-07", "ATE-FIGHT-08")
def test_the_odds_of_a_fight_round_are_those_of_all_rolls() -> None:
    play = in_a_fight()
    hound = play.box.minions[play.box.minion("barghest-hound")]
    found = odds(play, "fight-on")
    assert (found["exact"], found["dice"], found["foe_dice"]) == (True, 3, hound.dice)
    assert chances(found) == {
        "defeats": pytest.approx(reached(3, 5, hound.wounds)),
        "ko": pytest.approx(reached(hound.dice, 5, play.t.wounds_left(0))),
    }
    assert GAME.odds(play.t, "escape:road-7") is None


def villain_round(play: Play, left: int, shields: int = 0, misses: int = 0, first: bool = False) -> dict[str, float]:
    """Every roll of a round with the Villain: mist swallows a hit on this number or more,
    the Villain may strike first.
    """
    dice, theirs = play.t.skill(0, 2), play.t.villain_combat()
    passing = (misses - 1) / 6 if misses else 1.0
    wins = sum(
        share
        * sum(
            comb(hits, real) * passing**real * (1 - passing) ** (hits - real)
            for real in range(left + shields, hits + 1)
        )
        for hits, share in enumerate(counted(dice, 5))
    )
    ko = reached(theirs, 5, play.t.wounds_left(0))
    return {"wins": wins * (1 - ko), "ko": ko} if first else {"wins": wins, "ko": ko * (1 - wins)}


@rule("ATE-SHOW-16", "ATE-SHOW-25")
@pytest.mark.parametrize("evil", [(), ("sophie",), ("sophie", "lady-hanbrook")])
def test_the_odds_of_a_round_with_the_villain_reckon_with_evil_elders(evil: tuple[str, ...]) -> None:
    play = duel().skill(0, "combat", 4)
    make_evil(last_legs(play), *evil)
    nearly_beaten(play, 2)
    found = odds(play, "fight-on")
    assert found["exact"] is True
    assert chances(found) == pytest.approx(villain_round(play, 2, len(evil)))
    assert "fight" in found


@rule("ATE-SHOW-16")
@pytest.mark.parametrize(("villain", "misses", "first"), [("vampire", 5, False), ("werewolf", 0, True)])
def test_the_odds_of_a_round_with_the_villain_reckon_with_its_ability(villain: str, misses: int, first: bool) -> None:
    play = duel(villain=villain).skill(0, "combat", 4)
    nearly_beaten(last_legs(play), 1)
    assert chances(odds(play, "fight-on")) == pytest.approx(villain_round(play, 1, 0, misses, first))


@rule("ATE-SHOW-19")
def test_the_odds_of_a_round_with_the_villain_reckon_with_the_hunting_party() -> None:
    play = duel(party=("lady-hanbrook", "sophie")).skill(0, "combat", 4)
    nearly_beaten(play, 5)
    theirs = play.t.villain_combat() - 2
    assert chances(odds(play, "fight-on"))["ko"] == pytest.approx(reached(theirs, 5, play.t.wounds_left(0)))


# Sampled: whole fights and Showdowns


def to_the_end(dice: int, theirs: int, mine_left: int, foe_left: int, together: bool) -> tuple[float, float]:
    """The chances that the foe falls and that the Hero falls, if both fight to the end.

    `together`: both may fall in one round and both count; otherwise a fallen foe ends it all.
    """
    hits, wounds = counted(dice, 5), counted(theirs, 5)

    @cache
    def fight(mine: int, foe: int) -> tuple[float, float]:
        still = hits[0] * wounds[0]
        falls = ko = 0.0
        for hit, share in enumerate(hits):
            for wound, other in enumerate(wounds):
                if hit == wound == 0:
                    continue
                if hit >= foe or wound >= mine:
                    falls += share * other * (hit >= foe)
                    ko += share * other * (wound >= mine and (together or hit < foe))
                else:
                    later = fight(mine - wound, foe - hit)
                    falls += share * other * later[0]
                    ko += share * other * later[1]
        return falls / (1 - still), ko / (1 - still)

    return fight(mine_left, foe_left)


def is_near(found: object, name: str, true: float) -> None:
    """A sampled chance is as near to the true one as its error says."""
    sampled = cast(Odds, found)
    assert (sampled["exact"], sampled["samples"]) == (False, SAMPLES)
    off = abs(chances(sampled)[name] - true)
    error = (true * (1 - true) / SAMPLES) ** 0.5
    assert off <= ERRORS * error, f"{name}: {chances(sampled)[name]} instead of {true}"
    said = cast(dict[str, float], sampled["errors"])[name]
    assert said == pytest.approx((chances(sampled)[name] * (1 - chances(sampled)[name]) / SAMPLES) ** 0.5)


@rule("ATE-FIGHT-03")
def test_the_odds_of_a_whole_fight_are_near_the_true_ones() -> None:
    play = in_a_fight()
    hound = play.box.minions[play.box.minion("barghest-hound")]
    falls, ko = to_the_end(3, hound.dice, play.t.wounds_left(0), hound.wounds, together=True)
    fight = odds(play, "fight-on", SAMPLES)["fight"]
    is_near(fight, "minion-defeated", falls)
    is_near(fight, "ko", ko)
    assert chances(fight)["wins"] == 0


@rule("ATE-FIGHT-01", "ATE-MOVE-05")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_the_odds_of_walking_into_a_minion_are_those_of_the_fight(mode: str) -> None:
    play = Play(*QUIET, villain=RIDER, mode=mode).put(0, "marsh").put(1, "church").skill(0, "combat", 3)
    near = play.box.board.names[play.box.board.neighbours[play.space("marsh")][0]]
    play.minion("barghest-hound", near)
    if mode == "team":
        # In team play the others move before the first fight.
        play.dice(2, 2).run(TeamTurn(0)).choose("hero:0")
    else:
        play.dice(2).run(HeroTurn(0))
    hound = play.box.minions[play.box.minion("barghest-hound")]
    falls, ko = to_the_end(3, hound.dice, play.t.wounds_left(0), hound.wounds, together=True)
    found = odds(play, f"move:{near}", SAMPLES)
    is_near(found, "minion-defeated", falls)
    is_near(found, "ko", ko)
    free = next(key for key in play.keys if key.startswith("move:") and key != f"move:{near}")
    assert GAME.odds(play.t, free) is None


def strong() -> Play:
    """A Hero about to begin a Showdown that it may well win: the Villain is wounded already."""
    play = at_the_lair().skill(0, "combat", 6)
    play.t.villain_hurt = 5
    return play


@rule("ATE-SHOW-16", "ATE-WIN-02")
def test_the_odds_of_a_showdown_are_near_the_true_ones() -> None:
    play = strong().run(Actions(0))
    found = odds(play, "showdown:0", SAMPLES)
    foe = play.box.villains[play.t.villain]
    more = play.box.cards[play.box.card(LAIR)].hooks.statics[0].amount
    wins, ko = to_the_end(6, foe.combat, play.t.wounds_left(0), foe.wounds + more - 5, together=False)
    assert 0.1 < wins < 0.9
    is_near(found, "wins", wins)
    is_near(found, "ko", ko)


@rule("ATE-SHOW-16")
def test_the_odds_in_the_middle_of_a_showdown_are_near_the_true_ones() -> None:
    play = begin(strong())
    invite(blows(play, hits=1, wounds=1))
    left = play.t.villain_wounds() - 6
    wins, ko = to_the_end(6, play.t.villain_combat(), play.t.wounds_left(0), left, together=False)
    fight = odds(play, "fight-on", SAMPLES)["fight"]
    is_near(fight, "wins", wins)
    is_near(fight, "ko", ko)


# What the asking seat knows


@rule("ATE-INFO-02", "ATE-INFO-04")
def test_odds_do_not_depend_on_what_the_asking_seat_cannot_know() -> None:
    one = hidden("cooler-heads", OTHER_LAIR, "servant-of-darkness")
    other = hidden("by-a-hairs-breadth", "catacombs", "blowhard")
    assert one.t != other.t
    for key in one.keys:
        assert GAME.odds(one.t, key, 10) == GAME.odds(other.t, key, 10)
    worlds = [GAME.sample(play.t, 0, Fast(5, len(STREAMS))) for play in (one, other)]
    assert worlds[0] == worlds[1], "they are played out in the same worlds"
    mine = hidden("cooler-heads", OTHER_LAIR, "servant-of-darkness", seat=0)
    assert GAME.sample(mine.t, 0, Fast(5, len(STREAMS))).hands[0] == mine.t.hands[0], (
        "in which one's own hand is one's own"
    )


def hidden(event: str, lair: str, secret: str, seat: int = 1) -> Play:
    """A player holds an Event, the rival owns a Lair card, and has seen a Secret."""
    play = at_the_lair(*QUIET[:3]).hold(seat, event).lair(1, lair).secret("sophie", secret, seen=2)
    return play.purse(0, price(play)).run(Actions(0))


def test_what_leads_to_no_luck_has_no_odds() -> None:
    play = Play(*QUIET[:2], villain=RIDER).put(0, "road-1").run(Actions(0))
    assert GAME.odds(play.t, "end-turn") is None
    assert GAME.odds(play.t, "nonsense") is None
