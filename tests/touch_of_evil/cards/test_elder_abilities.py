"""What the Town Elders do for the Hero they stand by in a Showdown.

Before every further round the Hero is asked whether to send an Elder home, and passes.
"""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.vocabulary import VILLAIN
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.cards.corner import uses
from tests.touch_of_evil.cards.hand import asked, pile
from tests.touch_of_evil.showdowns import at_the_lair, begin, blows, duel, invite, sheet, state


def beside(elder: str, play: Play, hits: int = 0, wounds: int = 0) -> Play:
    """An Elder stands by the first Hero in the first exchange of blows; the Villain misses the Elder."""
    return invite(blows(begin(play), hits, wounds, "."), elder)


def test_lord_hanbrook_gives_a_fight_die_and_stands_two_wounds() -> None:
    play = duel(party=("lord-hanbrook",))
    assert fight_dice(play.t, 0) == sheet(play, 0, "combat") + 1
    blows(play, elders="x").choose("fight-on", "pass")
    assert (state(play, "lord-hanbrook"), play.ask) == ("party", "ask-fight-on")
    blows(play, elders="x").choose("fight-on", "pass")
    assert state(play, "lord-hanbrook") == "dead"


def test_lady_hanbrook_keeps_off_a_wound_in_every_round() -> None:
    play = beside("lady-hanbrook", at_the_lair(), wounds=2)
    assert (asked(play), uses(play)) == (("wounds", 0), ["lady-hanbrook"])
    assert (play.choose("use:lady-hanbrook").t.wounds[0], play.ask) == (1, "ask-fight-on")
    blows(play, wounds=1, elders=".").choose("fight-on", "pass", "use:lady-hanbrook")
    assert (play.t.wounds[0], play.fate.dice) == (1, [])


def test_reverend_harding_makes_the_villain_roll_two_hits_again_in_every_round() -> None:
    play = beside("reverend-harding", at_the_lair(), wounds=3)
    assert (asked(play), uses(play)) == (("roll", 0), ["reverend-harding"])
    play.dice(1, 2).choose("use:reverend-harding", "die:6", "die:6")
    assert (play.t.wounds[0], play.ask, play.fate.dice) == (1, "ask-fight-on", []), "two of three, once"
    blows(play, wounds=1, elders=".").choose("fight-on", "pass")
    assert uses(play) == ["reverend-harding"]


def test_doctor_manning_binds_two_wounds_for_one_investigation_in_every_round() -> None:
    play = at_the_lair()
    play = beside("doctor-manning", play.purse(0, play.t.investigation[0] + 2), wounds=3)
    assert (asked(play), uses(play), play.t.investigation[0]) == (("wounds", 0), ["doctor-manning"], 2)
    play.choose("use:doctor-manning")
    assert (play.t.wounds[0], play.t.investigation[0], play.ask) == (1, 1, "ask-fight-on")
    blows(play.purse(0, 2), wounds=1, elders=".").choose("fight-on", "pass")
    assert uses(play) == ["doctor-manning"]
    blows(play.choose("use:doctor-manning").purse(0, 0), wounds=1, elders=".").choose("fight-on", "pass")
    assert play.t.wounds[0] == 2, "never for nothing"


def test_magistrate_kroft_lets_the_hero_roll_two_fight_dice_again_in_every_round() -> None:
    play = begin(at_the_lair().skill(0, "combat", 3))
    invite(play.dice(1, 2, 3), "magistrate-kroft")
    assert (asked(play), uses(play)) == (("roll", 0), ["magistrate-kroft"])
    misses = [1] * enemy_dice(play.t, VILLAIN)
    play.dice(5, 6, *misses).choose("use:magistrate-kroft", "die:1", "die:2")
    assert (play.t.villain_hurt, play.ask, play.fate.dice) == (2, "ask-fight-on", [])
    assert uses(play.dice(1, 1, 1).choose("fight-on", "pass")) == ["magistrate-kroft"]


def test_sophie_dispels_up_to_two_mysteries_that_remain() -> None:
    remaining = ("barred-shutters", "candles-in-every-window", "mounting-dread")
    play = invite(begin(at_the_lair().remains(*remaining)), "sophie")
    assert (asked(play), uses(play)) == (("showdown-step", 0), ["sophie"])
    blows(play, elders=".").choose("use:sophie", "cancel:barred-shutters", "cancel:mounting-dread")
    left = [play.box.cards[card].name for card in play.t.in_play]
    assert (pile(play, "mysteries"), left, play.ask) == (
        ["barred-shutters", "mounting-dread"],
        ["candles-in-every-window"],
        "ask-fight-on",
    )
