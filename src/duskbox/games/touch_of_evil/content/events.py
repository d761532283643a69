"""The Event deck: fifty cards that players draw, hold and play at the right moment (ATE-CARD-01, ATE-CARD-02,
ATE-EVENT-01).

What the facts know of the printed deck is marked `public`; names and effects of the rest are ours. Cards that
hinder a rival can always do something else as well, so that they are worth holding in cooperative play.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.content.kinds import Card, event
from duskbox.games.touch_of_evil.effects.cards import (
    Cancel,
    CancelRemaining,
    DrawCorner,
    DrawEvent,
    DrawMysteryCard,
    GainLairCard,
    LairCancelled,
    TakeDiscarded,
    TakeTownItem,
)
from duskbox.games.touch_of_evil.effects.conditions import At, Not, Together
from duskbox.games.touch_of_evil.effects.dice import AddDice, IgnoreWounds, OnesHit, Reroll, SetDie
from duskbox.games.touch_of_evil.effects.elders import LookAt, ProtectElder, RevealElder
from duskbox.games.touch_of_evil.effects.flow import AHero, EachHero, If, OneOf, Seq
from duskbox.games.touch_of_evil.effects.gains import AwayFromDarkness, Gain, Heal, HitVillain, Steal, Train, Until
from duskbox.games.touch_of_evil.effects.minions import ChartAttack, DefeatMinion, PlaceMilitia, RemoveMinion
from duskbox.games.touch_of_evil.effects.movement import MoveTo, MoveToAny, MoveUpTo, ToHero
from duskbox.games.touch_of_evil.effects.tests import Test
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, D3, X

EVENT_CARDS: Final[tuple[Card, ...]] = (
    # Cancelling. A Mystery can still be cancelled after a roll that it called for, hence the roll window (ATE-OPEN-05).
    event("not-this-night", ("card", "roll"), Cancel("event", "mystery")),
    event("ward-over-the-door", ("card", "roll"), Cancel("mystery"), copies=2),
    event("cooler-heads", ("card",), Cancel("event")),
    event("cockcrow", ("mystery-step", "action"), OneOf(CancelRemaining(1), AwayFromDarkness(1))),
    event("the-bird-has-flown", ("showdown-step", "action"), OneOf(LairCancelled(), Gain(2))),
    # Dice
    event("a-second-blade", ("roll",), AddDice(2, "any", "fight"), copies=2),
    event("clear-head", ("roll",), AddDice(3, "any", "test")),
    event("once-more", ("roll",), Reroll(ALL, "own", "any")),
    event("two-headed-coin", ("roll",), SetDie(6, "own", "any")),
    event(
        "the-evil-eye",
        ("roll",),
        OneOf(SetDie(1, "enemy-any", "fight"), If(Not(Together()), SetDie(1, "any", "test"))),
    ),
    event("loose-stones", ("roll",), Reroll(ALL, "enemy-any", "fight")),
    event("blind-fury", ("roll",), OnesHit()),
    event("somebodys-horse", ("roll",), AddDice(1, "own", "move")),
    # Fights
    event("aim-for-the-heart", ("fight", "fight-round"), Until("fight", "hit-on", -1)),
    event("circle-of-salt", ("fight", "fight-round"), Until("fight", "enemy-hit-on", 1)),
    event("one-clean-shot", ("fight", "fight-round"), DefeatMinion()),
    event("hold-the-line", ("fight", "showdown-step", "action"), PlaceMilitia(1, "here")),
    # Wounds
    event("by-a-hairs-breadth", ("wounds",), IgnoreWounds(ALL, "any"), mark="public"),
    event("not-while-i-stand", ("wounds", "ko"), OneOf(ProtectElder(), IgnoreWounds(ALL, "elder")), copies=2),
    event("back-from-the-brink", ("ko",), AHero(Heal(2), "wounded")),
    event(
        "blood-transfusion", ("turn-step", "mystery-step", "fight", "fight-round"), AHero(Heal(ALL), "any"), copies=2
    ),
    event("by-the-hearth", ("turn-step", "fight-round"), EachHero(Heal(2), "here")),
    # Investigation and the way to the Villain
    event("frightened-witness", ("action",), Test("cunning", 4, each=Gain(X))),
    event("light-fingers", ("action",), OneOf(Steal(D3), Gain(2))),
    event("half-burned-map", ("action",), Test("cunning", 6, passed=GainLairCard(), failed=Gain(2))),
    event("pitchforks-and-torches", ("action",), Until("turn", "showdown-price", -3, True)),
    # Ways through the land
    event("smugglers-tunnel", ("action",), MoveToAny("any")),
    event("to-the-rescue", ("turn-step",), Seq(ToHero(), EachHero(Heal(1), "here"))),
    event("lost-in-the-fog", ("turn-step",), OneOf(AHero(MoveTo("crossroads"), "rival"), MoveUpTo(3))),
    # Cards and Items
    event("parish-registers", ("action",), DrawEvent(3, keep=1)),
    event("if-i-could-just-reach", ("fight", "fight-round", "action"), TakeDiscarded("item"), mark="public"),
    event("an-old-debt", ("action",), TakeTownItem(4)),
    event("behind-the-panelling", ("action",), If(At("corner"), DrawCorner("here"))),
    # Skills for good
    event("drill-at-dawn", ("action",), Train("combat"), mark="public"),
    event("by-the-last-candle", ("action",), OneOf(Train("spirit"), Train("cunning"), Train("honor")), removed=True),
    # Elders
    event("through-the-keyhole", ("showdown-step", "action"), LookAt(1, quietly=True), copies=2),
    event("named-from-the-pulpit", ("action",), Seq(RevealElder("chosen"), Gain(2))),
    # Minions
    event("burn-them-out", ("turn-step",), RemoveMinion("chosen")),
    event("whistling-in-the-dark", ("action",), OneOf(AHero(ChartAttack(), "rival"), DrawEvent(1))),
    # The Showdown
    event("for-shadowbrook", ("fight-round",), HitVillain(D3)),
    event(
        "shoulder-to-shoulder", ("showdown-step", "fight-round"), EachHero(Until("showdown", "fight-dice", 1), "here")
    ),
    # Play Immediately (ATE-KEY-02)
    event("grateful-widow", (), Gain(3), immediate=True),
    event("answered-prayer", (), Seq(AwayFromDarkness(1), Heal(1)), immediate=True),
    event("out-of-the-hedgerow", (), ChartAttack(), immediate=True),
    event("ill-omen", (), DrawMysteryCard(), immediate=True),
)
