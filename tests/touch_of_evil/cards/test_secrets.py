"""The Secrets of the Town Elders, read out in a Hunting Party or found by a look, and the Curse of the Werewolf."""

from __future__ import annotations

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.effects.curse import LiftCurse
from duskbox.games.touch_of_evil.rules.elders import LookAtSecrets
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice
from duskbox.games.touch_of_evil.rules.fight.fight import Fight
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.mystery.werewolf import WerewolfCurse
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, HONOR, VILLAIN
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.cards.corner import seen
from tests.touch_of_evil.cards.hand import pile, scene
from tests.touch_of_evil.scenes import calm_night
from tests.touch_of_evil.showdowns import (
    LAIR,
    QUIET,
    RIDER,
    begin,
    invite,
    last_legs,
    nearly_beaten,
    place,
    price,
    state,
)

#: An Elder whose own ability has nothing to say in these scenes.
ELDER = "sophie"
#: The Combat of the Hero.
STRONG = 3


def hiding(*names: str) -> Play:
    """All Secrets are in use, the Elder has these, and the first Hero could begin a Showdown."""
    play = Play(*QUIET[:2], villain=RIDER, secrets="on").marker(15)
    for seat in (0, 1):
        play.put(seat, "town-hall").purse(seat, 0).skill(seat, "combat", STRONG)
    return play.lair(0, LAIR).put(0, place(play)).purse(0, price(play)).secret(ELDER, *names)


def exchange(play: Play, hits: int = 0, wounds: int = 0, elder: str = "", more: int = 0, worse: int = 0) -> Play:
    """The next exchange: the Hero has more dice than its Combat, the Villain more than its sheet says;
    one of those hits ("x") or misses (".") the Elder.
    """
    mine = STRONG + more
    theirs = play.box.villains[play.t.villain].combat + worse - len(elder)
    play.dice(*[6] * hits, *[1] * (mine - hits), *[6 if struck == "x" else 1 for struck in elder])
    return play.dice(*[6] * wounds, *[1] * (theirs - wounds))


def hunting(play: Play) -> Play:
    """The Elder goes with the first Hero into a Showdown, and its Secrets are read out."""
    invite(begin(play), ELDER)
    assert len(play.events("secret-revealed")) == 1
    return play


def second_round(play: Play) -> bool:
    """Whether the Hero may fight on, and every die that was written down has been rolled."""
    return (play.ask, play.seat, play.fate.dice) == ("ask-fight-on", 0, [])


def fight_on(play: Play) -> Play:
    """The Hero fights on, and no one is sent home."""
    play.choose("fight-on")
    return play.choose("pass") if play.ask == "ask-send-home" else play


def unmasked(name: str) -> Play:
    """The Elder proves evil in the Hunting Party, and nothing of its Secret is left beneath it."""
    play = hunting(hiding(name))
    assert (state(play, ELDER), play.t.secrets[play.elder(ELDER)], pile(play, "secrets")) == ("evil", [], [name])
    return play


def look(play: Play, seat: int = 0) -> Play:
    """A Hero looks at the Secrets of the Elder."""
    return play.run(LookAtSecrets(seat, play.elder(ELDER), False))


def worth(play: Play, seat: int) -> list[int]:
    """A Hero's Combat and Honor."""
    return [play.t.skill(seat, COMBAT), play.t.skill(seat, HONOR)]


# Trifles


@card("blowhard")
def test_a_blowhard_is_good_for_nothing_and_bad_for_nothing() -> None:
    play = hunting(exchange(hiding("blowhard"), elder="."))
    assert (second_round(play), state(play, ELDER), seen(play, ELDER)) == (True, "party", [EVERYONE])
    assert (play.t.investigation, play.t.wounds, play.t.villain_hurt, play.t.marker) == ([0, 0], [0, 0], 0, 15)


@card("drunkard")
def test_a_drunkard_tells_what_it_knows() -> None:
    play = hunting(exchange(hiding("drunkard"), elder="."))
    assert (second_round(play), play.t.investigation, state(play, ELDER)) == (True, [1, 0], "party")
    assert look(hiding("drunkard").purse(0, 0)).t.investigation == [0, 0], "but only to all"


@card("peeping-tom")
def test_a_peeping_tom_lets_the_hero_look_at_another_elder_quietly() -> None:
    play = hunting(hiding("peeping-tom").secret("doctor-manning", "servant-of-darkness"))
    assert (play.ask, play.seat, f"look:{ELDER}" in play.keys) == ("ask-look", 0, False)
    play.choose("look:doctor-manning")
    assert (play.ask, play.seat, play.keys) == ("ask-read-out", 0, ["no"]), "without revealing"
    exchange(play, elder=".").choose("no")
    assert (second_round(play), seen(play, "doctor-manning"), state(play, "doctor-manning")) == (True, [1], "town")


@card("old-war-crime")
def test_an_old_war_crime_means_combat_and_costs_honor() -> None:
    play = hiding("old-war-crime")
    before = [play.t.skill(0, HONOR), play.t.skill(1, HONOR)]
    assert second_round(hunting(exchange(play, elder=".", more=1)))
    assert [play.t.skill(0, HONOR), play.t.skill(1, HONOR)] == [before[0] - 1, before[1]]
    exchange(play.choose("fight-on")).choose(f"dismiss:{ELDER}")
    assert (second_round(play), play.t.skill(0, HONOR)) == (True, before[0]), "no longer than it is there"


@card("coward")
def test_a_coward_may_run_home_in_any_round() -> None:
    play = hunting(exchange(hiding("coward").dice(4), elder=".").dice(3))
    assert (second_round(play), state(play, ELDER)) == (True, "town")
    assert second_round(fight_on(exchange(play))), "and rolls no more"
    play = hunting(exchange(hiding("coward").dice(3)))
    assert (second_round(play), state(play, ELDER)) == (True, "town")


# Strength


@card("inner-strength")
def test_inner_strength_rolls_a_fight_die_again_once_a_round() -> None:
    play = hunting(hiding("inner-strength").dice(1, 2, 6))
    for hurt in (2, 4):
        assert (play.ask, play.keys) == ("ask-window-roll", ["use:inner-strength", "pass"])
        play.choose("use:inner-strength").dice(5, *[1] * play.box.villains[play.t.villain].combat).choose("die:1")
        assert (second_round(play), play.t.villain_hurt) == (True, hurt)
        fight_on(play.dice(1, 2, 6))


@card("charmed-life")
def test_a_charmed_life_saves_the_elder_once_in_a_showdown() -> None:
    play = hunting(exchange(hiding("charmed-life"), elder="x", wounds=1))
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:charmed-life", "pass"])
    play.choose("use:charmed-life")
    assert (second_round(play), state(play, ELDER), play.t.wounds[0]) == (True, "party", 1), "not the Hero"
    fight_on(exchange(play, elder="x"))
    assert (second_round(play), state(play, ELDER)) == (True, "dead")


@card("monster-hunter")
def test_a_monster_hunter_wounds_the_villain_once_in_a_showdown() -> None:
    play = hunting(hiding("monster-hunter"))
    assert (play.ask, play.keys) == ("ask-window-fight-round", ["use:monster-hunter", "pass"])
    exchange(play, elder=".").choose("use:monster-hunter")
    assert (second_round(play), play.t.villain_hurt) == (True, 1)
    assert second_round(fight_on(exchange(play, elder="."))) and play.t.villain_hurt == 1


# Evil


@card("servant-of-darkness")
def test_a_servant_of_darkness_fights_for_the_villain() -> None:
    play = unmasked("servant-of-darkness")
    assert play.ask == "ask-aim"
    exchange(play, worse=1).choose("amount:0")
    assert (second_round(play), play.t.marker, play.t.wounds[0]) == (True, 15, 0)
    assert play.t.villain_wounds() == begin(hiding()).t.villain_wounds(), "and does nothing more"


@card("shadow-puppet")
def test_a_shadow_puppet_brings_darkness_nearer_in_every_round() -> None:
    play = unmasked("shadow-puppet")
    assert (play.ask, play.t.marker) == ("ask-aim", 14)
    exchange(play, worse=1).choose("amount:0")
    assert (second_round(play), play.t.marker) == (True, 13)
    exchange(play.choose("fight-on"), hits=1, worse=1).choose("amount:1")
    assert (second_round(play), play.t.marker, state(play, ELDER)) == (True, 13, "evil-dead"), "until it is killed"


@card("blood-pact")
def test_a_blood_pact_gives_the_villain_two_wounds_until_the_elder_is_killed() -> None:
    play = unmasked("blood-pact")
    wounds = begin(hiding()).t.villain_wounds()
    assert play.t.villain_wounds() == wounds + 2
    exchange(play, hits=1, worse=1).choose("amount:1")
    assert (second_round(play), state(play, ELDER), play.t.villain_wounds()) == (True, "evil-dead", wounds)


@card("hidden-dagger")
def test_a_hidden_dagger_wounds_the_hero_it_stood_by() -> None:
    play = unmasked("hidden-dagger")
    assert (play.ask, play.t.wounds) == ("ask-aim", [1, 0])
    exchange(play, worse=1).choose("amount:0")
    assert (second_round(play), play.t.wounds) == (True, [1, 0]), "once"


# The advanced game


@card("on-the-hunt")
def test_an_elder_on_the_hunt_joins_the_fight_against_a_minion() -> None:
    play = look(hiding("on-the-hunt").minion("bats", "manor").minion("bats", "windmill"))
    assert (play.ask, play.seat, sorted(play.keys)) == ("ask-hunt-where", 0, ["space:manor", "space:windmill"])
    play.choose("space:windmill")
    assert (play.at_rest, state(play, ELDER), seen(play, ELDER)) == (True, "abroad", [EVERYONE])
    bats = play.box.minions[play.box.minion("bats")]
    for space, dice in (("manor", STRONG), ("windmill", STRONG + 1)):
        play.put(0, space).dice(*[6] * dice, *[1] * bats.dice).run(Fight(0, bats.number, play.space(space)))
        assert (play.at_rest, play.fate.dice) == (True, [])


@card("hero-of-the-people")
def test_a_hero_of_the_people_sides_with_the_hero_who_looked_until_the_round_ends() -> None:
    play = hiding("hero-of-the-people")
    before = worth(play, 0) + worth(play, 1)
    look(play)
    after = worth(play, 0) + worth(play, 1)
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 1, 0, 0]
    assert (seen(play, ELDER), state(play, ELDER), play.at_rest) == ([EVERYONE], "town", True)
    calm_night(play).run(MysteryPhase())
    assert worth(play, 0) + worth(play, 1) == before


@card("darkest-secret")
def test_the_darkest_secret_lets_no_one_single_out_the_evil_elder() -> None:
    play = hunting(exchange(hiding("darkest-secret"), hits=1, worse=1))
    assert (second_round(play), state(play, ELDER), play.t.villain_hurt) == (True, "evil", 1), "none is aimed at it"
    fight_on(exchange(nearly_beaten(play), hits=1, worse=1))
    assert (second_round(play), state(play, ELDER)) == (True, "evil-dead"), "but it shields the Villain"


@card("selfless-martyr")
def test_a_selfless_martyr_takes_all_wounds_of_the_hero_and_goes_home() -> None:
    play = hunting(exchange(last_legs(hiding("selfless-martyr")), elder=".", wounds=3))
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:selfless-martyr", "pass"])
    wounds = play.t.wounds[0]
    play.choose("use:selfless-martyr")
    assert (second_round(play), play.t.wounds[0], state(play, ELDER)) == (True, wounds, "town")


@card("reluctant-hero")
def test_a_reluctant_hero_fights_when_the_hero_is_wounded() -> None:
    play = hunting(exchange(hiding("reluctant-hero"), elder=".", wounds=1))
    assert second_round(play)
    assert second_round(fight_on(exchange(play, elder=".", more=2)))


# The Curse


@card("curse-of-the-werewolf")
def test_the_curse_changes_a_hero_step_by_step_into_something_stronger_and_baser() -> None:
    play = scene(villain="werewolf", level="advanced")
    skills = worth(play, 0)
    last_legs(play).dice(*[6] * enemy_dice(play.t, VILLAIN), 1).run(VillainAttack(0, 1))
    assert (play.t.down[0], play.t.curse) == (1, [0, -1])
    play.t.down[0] = 0
    for counters in (1, 2):
        play.run(WerewolfCurse(0))
        assert (play.at_rest, play.t.curse, play.t.changed) == (True, [counters, -1], [0, 0])
        assert worth(play, 0) == skills, "not yet"
    play.skill(1, "combat", 1).dice(1, 6, *[1] * skills[0]).run(WerewolfCurse(0))
    assert (play.at_rest, play.fate.dice, play.t.changed, play.t.wounds) == (True, [], [1, 0], [0, 1])
    assert worth(play, 0) == [skills[0] + 1, skills[1] - 1]
    play.do(LiftCurse())
    assert worth(play, 0) == skills
