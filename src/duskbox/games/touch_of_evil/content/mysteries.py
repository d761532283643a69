"""The Mystery deck: fifty cards, one of which is drawn in every Mystery Phase (ATE-MYST-07, ATE-MYST-08).

What the facts know of the printed deck is marked `public`; where only a name is known, or a number is missing, the card
is ours. About a quarter of the deck is good news. On average a card pulls the marker well over half a step
toward Darkness. Where Heroes are rivals most cards move it equally far however many Heroes there are: those who hunt
together can do more about it the more they are.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, mystery
from duskbox.games.touch_of_evil.effects.cards import DiscardEvent, DrawEvent, LoseItem, LoseLairCard
from duskbox.games.touch_of_evil.effects.conditions import ElderLives, HasLair, MinionsOnBoard, Not, Red, Together
from duskbox.games.touch_of_evil.effects.elders import AddSecret, KillAnElder, LookAt, RevealElder
from duskbox.games.touch_of_evil.effects.flow import EachHero, If, May, OneOf, Seq, Table, TheHero
from duskbox.games.touch_of_evil.effects.gains import (
    AwayFromDarkness,
    Gain,
    Heal,
    Lose,
    PutClues,
    TowardDarkness,
    VillainGrows,
    VillainHeals,
    Wound,
)
from duskbox.games.touch_of_evil.effects.hooks import Static, Trigger
from duskbox.games.touch_of_evil.effects.minions import (
    ChartAt,
    ChartAttack,
    MinionsMove,
    PlaceMilitia,
    RemoveMilitia,
    VillainStrikes,
)
from duskbox.games.touch_of_evil.effects.tests import ChooseTest, Test
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, ELDER_HONOR, X

MYSTERY_CARDS: Final[tuple[Card, ...]] = (
    # The shadow lengthens
    mystery(
        "murder",
        Seq(
            If(Together(), EachHero(Test("cunning", 6, failed=TowardDarkness(1))), TowardDarkness(3)),
            PutClues(4, "random"),
        ),
        copies=4,
    ),
    mystery(
        "blood-moon",
        Seq(
            If(Together(), EachHero(Test("honor", 6, failed=TowardDarkness(1))), TowardDarkness(3)),
            PutClues(2, "corners"),
        ),
        copies=2,
    ),
    mystery("the-days-grow-short", Seq(TowardDarkness(1), PutClues(4, "random"))),
    mystery("a-bitter-choice", OneOf(TowardDarkness(2), EachHero(Wound(1)))),
    mystery("a-glimmer-of-hope", If(Red(), AwayFromDarkness(2), AwayFromDarkness(1))),
    # Minions
    mystery("these-roads-arent-safe", Seq(ChartAt("chosen"), TowardDarkness(1)), mark="public"),
    mystery("tide-of-darkness", Seq(ChartAt("random"), ChartAt("random")), mark="public"),
    mystery("march-of-darkness", Seq(MinionsMove("heroes"), TowardDarkness(1))),
    mystery("howling-in-the-hills", Seq(TowardDarkness(1), TheHero(ChartAttack(), most="investigation"))),
    mystery("strange-tracks", Seq(ChartAt("random"), PutClues(4, "random"))),
    mystery("they-walk-among-us", If(MinionsOnBoard(2), TowardDarkness(2), ChartAt("random"))),
    # The Villain
    mystery("marked-for-death", TheHero(VillainStrikes(1), most="honor")),
    mystery("weakest-of-the-herd", TheHero(VillainStrikes(2), most="combat", least=True)),
    mystery("fresh-blood", Seq(VillainHeals(ALL), VillainGrows(1), TowardDarkness(1), PutClues(3, "random"))),
    # Elders, each with a card of its own
    mystery(
        "paranoid-delusions",
        If(ElderLives("lord-hanbrook"), EachHero(Test("honor", 6, failed=Wound(D3)))),
        mark="public",
    ),
    mystery(
        "masked-ball", If(ElderLives("lady-hanbrook"), EachHero(Test("honor", 5, each=Gain(X))), EachHero(Lose(1)))
    ),
    mystery("bells-at-midnight", If(ElderLives("reverend-harding"), AwayFromDarkness(1), TowardDarkness(1))),
    mystery(
        "late-night-experiments",
        If(
            ElderLives("doctor-manning"),
            Table((1, 2, TowardDarkness(2)), (3, 4, ChartAt("random")), (5, 6, EachHero(Heal(ALL)))),
        ),
    ),
    mystery("the-muster-roll", If(ElderLives("magistrate-kroft"), PlaceMilitia(2, "town-hall"), RemoveMilitia(2))),
    mystery(
        "a-cradle-in-the-dark",
        If(ElderLives("sophie"), Seq(EachHero(Heal(ALL)), AwayFromDarkness(1)), TowardDarkness(1)),
    ),
    # Elders and their Secrets
    mystery("traitors-blood", Seq(KillAnElder("chosen"), Lose(ELDER_HONOR)), mark="public"),
    mystery("lies-and-deceit", Seq(AddSecret("random"), RevealElder("that")), mark="public"),
    mystery(
        "skeletons-in-the-cupboard", Seq(AddSecret("highest-cunning"), AddSecret("random"), PutClues(3, "town-hall"))
    ),
    mystery("the-mob-wants-a-name", Test("honor", 6, failed=KillAnElder("lowest-honor"))),
    mystery("a-life-for-a-life", OneOf(Wound(2), KillAnElder("lowest-spirit"))),
    mystery("deathbed-confession", Seq(LookAt(1, quietly=True), PutClues(3, "town-hall"))),
    # Heroes
    mystery(
        "night-terrors",
        Seq(
            If(Together(), EachHero(Test("spirit", 6, failed=TowardDarkness(1))), TowardDarkness(3)),
            PutClues(1, "corners"),
        ),
    ),
    mystery(
        "black-fever",
        Seq(
            EachHero(Seq(Wound(1), If(Together(), TowardDarkness(1))), "wounded"),
            If(Not(Together()), TowardDarkness(2)),
        ),
    ),
    mystery("thieves-in-the-night", EachHero(OneOf(LoseItem(1), DiscardEvent(1), TowardDarkness(1)))),
    mystery(
        "the-trail-goes-cold",
        Seq(
            EachHero(Test("cunning", 6, failed=Seq(Lose(1), If(Together(), TowardDarkness(1))))),
            If(Not(Together()), TowardDarkness(3)),
            PutClues(2, "dangerous"),
        ),
    ),
    mystery("gone-in-the-night", EachHero(If(HasLair(), OneOf(Wound(2), LoseLairCard()), TowardDarkness(1)))),
    mystery("the-strangers-purse", May(Seq(Gain(4), TowardDarkness(1)))),
    mystery("tangled-threads", EachHero(ChooseTest(("spirit", "cunning"), 5, each=Gain(X)))),
    mystery("pages-on-the-wind", PutClues(3, "corners")),
    mystery("a-quiet-night", EachHero(OneOf(Heal(1), Gain(1)))),
    mystery("market-day", EachHero(DrawEvent(1))),
    # Remains in Play (ATE-KEY-04)
    mystery("laying-in-wait", remains=True, hooks=(Static("villain-hit-on", -1),), mark="public"),
    mystery("the-horror", remains=True, hooks=(Static("table-rolls", 1),), mark="public"),
    mystery(
        "the-clocks-run-wild",
        remains=True,
        hooks=(Static("darkness-step", 1), Static("dawn-step", 1)),
        mark="public",
    ),
    mystery("veil-of-darkness", TowardDarkness(1), remains=True, hooks=(Static("move", -1), Static("linger-on", 1))),
    mystery("barred-shutters", remains=True, hooks=(Static("heal-price", 1), Static("town-price", 1))),
    mystery(
        "the-poisoned-well",
        remains=True,
        hooks=(Trigger("mystery-start", EachHero(Test("spirit", 4, failed=Wound(1)), "town")),),
    ),
    mystery(
        "mounting-dread",
        remains=True,
        hooks=(Trigger("mystery-start", TowardDarkness(1), when=MinionsOnBoard(2)),),
    ),
    mystery(
        "swollen-with-power",
        TowardDarkness(1),
        remains=True,
        hooks=(Static("villain-combat", 1), Static("villain-heals", 1)),
    ),
    mystery("candles-in-every-window", remains=True, hooks=(Static("move", 1), Static("linger-on", -1))),
    mystery("a-bounty-on-their-heads", remains=True, hooks=(Trigger("minion-defeated", Gain(1)),)),
)
