"""The four Villains with their Minions and both sides of their Minion Charts (ATE-VILL-01 to ATE-VILL-04, ATE-CHART-01,
ATE-CHART-02).

Known are the Scarecrow's and the Horseman's Wounds, what each one's main ability does, the Barghest Hound, and the
names of most Minions; the rest is ours. A Villain's Combat and Wounds are those of a hard fight for one Hero who has
come well equipped.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Minion, Row, Villain
from duskbox.games.touch_of_evil.effects.cards import LoseItem
from duskbox.games.touch_of_evil.effects.conditions import MarkerAtMost, Not, Red, Together
from duskbox.games.touch_of_evil.effects.elders import AddSecret, KillAnElder
from duskbox.games.touch_of_evil.effects.flow import EachHero, If, OneOf, Seq, Table, TheHero
from duskbox.games.touch_of_evil.effects.gains import Gain, Lose, TowardDarkness, VillainGrows, Wound
from duskbox.games.touch_of_evil.effects.hooks import Replacement, Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import MinionsMove, PlaceMinions, RemoveMinion, VillainStrikes
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test


def darkens(skill: str, number: int, steps: int = 1) -> If:
    """The marker moves. Where Heroes hunt together each of them can hold it back: the more they are, the more they can
    do about it, and the more they have to.
    """
    return If(Together(), EachHero(Test(skill, number, failed=TowardDarkness(1))), TowardDarkness(steps))


# The Vampire: a third of what hits it meets only mist; it feeds and whispers. Only the first row of its chart moves the
# marker.
VAMPIRE: Final = Villain(
    "vampire",
    4,
    7,
    (Replacement("mist", 5),),
    (Trigger("villain-ko", VillainGrows(1)), Trigger("mystery-start", Table((1, 1, AddSecret("random"))))),
    (
        Row(1, 1, "blood-red-dusk", effect=darkens("spirit", 5)),
        Row(2, 2, "kiss-in-the-dark", effect=Test("spirit", 5, failed=VillainStrikes(1))),
        Row(3, 4, "bats", minion="bats"),
        Row(5, 5, "living-dead", minion="living-dead"),
        Row(6, 6, "vampire-bride", minion="vampire-bride"),
    ),
    (
        Row(1, 1, "guest-at-midnight", effect=Seq(darkens("spirit", 5), AddSecret("highest-honor"))),
        Row(2, 2, "hypnotic-gaze", effect=Test("spirit", 5, failed=OneOf(LoseItem(1), Wound(2)))),
        Row(3, 3, "bats", minion="bats"),
        Row(4, 4, "living-dead", minion="living-dead"),
        Row(5, 5, "vampire-bride", minion="vampire-bride"),
        Row(6, 6, "thirst", effect=VillainStrikes(1)),
    ),
    (
        Minion("bats", 3, 1, Gain(1), ("beast",), counters=6),
        Minion("living-dead", 3, 2, Gain(2), ("undead",), counters=5),
        Minion("vampire-bride", 4, 2, Gain(3), ("vampire", "undead"), counters=3),
    ),
    ("vampire", "undead"),
)

# The Werewolf: it strikes first, its pack comes when it howls, and whom it fells may rise as one of its kind.
WEREWOLF: Final = Villain(
    "werewolf",
    5,
    5,
    (Replacement("villain-first"),),
    (Static("villain-combat", 1, when=Red()), Trigger("mystery-start", Table((1, 1, MinionsMove("heroes"))))),
    (
        Row(1, 1, "howl-on-the-hill", effect=Seq(darkens("spirit", 5), MinionsMove("heroes"))),
        Row(2, 2, "claws", effect=VillainStrikes(1)),
        Row(3, 3, "dire-wolf", minion="dire-wolf"),
        Row(4, 5, "feral-kin", minion="feral-kin"),
        Row(6, 6, "rat-nest", minion="rat-nest"),
    ),
    (
        Row(1, 1, "night-of-slaughter", effect=Table((1, 2, KillAnElder("random")), (3, 6, darkens("cunning", 6)))),
        Row(2, 2, "on-your-trail", effect=Seq(VillainStrikes(1), MinionsMove("heroes"))),
        Row(3, 3, "rats", minion="rats"),
        Row(4, 4, "dire-wolf", minion="dire-wolf"),
        Row(5, 5, "feral-kin", minion="feral-kin"),
        Row(6, 6, "rat-nest", minion="rat-nest"),
    ),
    (
        Minion("dire-wolf", 3, 1, Gain(1), ("beast",), counters=5),
        Minion("feral-kin", 3, 2, Gain(2), ("beast",), counters=6),
        Minion("rat-nest", 4, 4, Gain(4), ("beast",), counters=3),
        Minion(
            "rats",
            0,
            0,
            Gain(1),
            ("beast",),
            counters=5,
            round_counter=True,
            hooks=(
                Trigger(
                    "turn-end",
                    ChooseTest(
                        ("spirit", "combat"), 5, passed=Seq(RemoveMinion("here-round"), Gain(1)), failed=Wound(1)
                    ),
                ),
            ),
        ),
    ),
    ("beast",),
    curses=True,
)

# The Scarecrow: weak at first, stronger with every section that falls dark, and harder to tear down from the first of
# them on.
SCARECROW: Final = Villain(
    "scarecrow",
    3,
    5,
    (Static("villain-combat", 1, per_section=True), Static("villain-wounds", 2, when=MarkerAtMost(16))),
    (Replacement("mist", 6), Trigger("showdown-start", EachHero(Test("spirit", 5, failed=Wound(1)), "here"))),
    (
        Row(
            1,
            1,
            "failed-harvest",
            effect=Seq(
                EachHero(Test("cunning", 6, failed=Seq(Lose(1), If(Together(), TowardDarkness(1))))),
                If(Not(Together()), TowardDarkness(2)),
            ),
        ),
        Row(2, 2, "between-the-rows", effect=Test("cunning", 5, failed=VillainStrikes(1))),
        Row(3, 4, "straw-man", minion="straw-man"),
        Row(5, 5, "locusts", minion="locusts"),
        Row(6, 6, "harvester", minion="harvester"),
    ),
    (
        Row(1, 1, "blight", effect=darkens("spirit", 6, 2)),
        Row(
            2,
            2,
            "empty-pole",
            effect=Seq(VillainStrikes(1), If(Together(), Test("spirit", 5, failed=TowardDarkness(1)))),
        ),
        Row(3, 3, "crows", minion="crows"),
        Row(4, 4, "straw-man", minion="straw-man"),
        Row(5, 5, "locusts", minion="locusts"),
        Row(6, 6, "harvester", minion="harvester"),
    ),
    (
        Minion("straw-man", 2, 2, Gain(1), ("construct",), counters=6),
        Minion("locusts", 3, 2, Gain(2), ("beast",), skill="cunning", counters=5),
        Minion("harvester", 4, 3, Gain(4), ("construct",), counters=3),
        Minion(
            "crows",
            0,
            0,
            Gain(1),
            ("beast",),
            counters=6,
            round_counter=True,
            hooks=(
                Trigger(
                    "turn-end", Test("cunning", 5, passed=Seq(RemoveMinion("here-round"), Gain(1)), failed=Lose(2))
                ),
            ),
        ),
    ),
    ("construct",),
)

# The Horseman: where he attacks one Hero he rides on and finds the next; his dead march with him.
SPECTRAL_HORSEMAN: Final = Villain(
    "spectral-horseman",
    6,
    7,
    (Replacement("ride"),),
    (
        Trigger("villain-ko", TowardDarkness(1)),
        Trigger("mystery-start", Table((1, 1, TheHero(VillainStrikes(1), most="honor")))),
    ),
    (
        Row(1, 1, "barghest-hound", minion="barghest-hound"),
        Row(2, 2, "hoofbeats", effect=VillainStrikes(1)),
        Row(3, 4, "ghost-soldier", minion="ghost-soldier"),
        Row(5, 5, "dead-drummer", minion="dead-drummer"),
        Row(6, 6, "head-on-the-gatepost", effect=Seq(TowardDarkness(1), darkens("honor", 5))),
    ),
    (
        Row(1, 1, "barghest-hound", minion="barghest-hound"),
        Row(2, 2, "last-charge", effect=TheHero(VillainStrikes(1), most="honor")),
        Row(3, 3, "ghost-soldier", minion="ghost-soldier"),
        Row(4, 4, "dead-drummer", minion="dead-drummer"),
        Row(5, 5, "dead-march", effect=Seq(PlaceMinions("ghost-soldier", 1, "random"), MinionsMove("heroes"))),
        Row(6, 6, "toll-of-heads", effect=Table((1, 2, KillAnElder("random")), (3, 6, TowardDarkness(1)))),
    ),
    (
        Minion("barghest-hound", 4, 2, Gain(3), ("beast", "spirit"), counters=3, hunts=True, mark="public"),
        Minion("ghost-soldier", 3, 2, Gain(2), ("undead", "spirit"), skill="spirit", counters=6),
        Minion("dead-drummer", 3, 1, Gain(1), ("undead",), counters=4),
    ),
    ("spirit", "undead"),
)

VILLAINS: Final[tuple[Villain, ...]] = (VAMPIRE, WEREWOLF, SCARECROW, SPECTRAL_HORSEMAN)
