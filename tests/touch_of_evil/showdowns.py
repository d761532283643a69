"""Scenes in the Villain's Lair: a Hero stands where its Lair card leads, and every exchange of blows is written down
beforehand.
"""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.vocabulary import ELDER_STATES, EVIL, FACE_DOWN, NOTHING, SKILLS, VILLAIN
from duskbox.testing.a_touch_of_evil import Play

#: Heroes who have nothing to say in a Showdown of their own accord, and a Villain that only fights.
QUIET = ("thomas", "katarina", "anne-marie", "heinrich")
RIDER = "spectral-horseman"
#: A Lair that only gives the Villain more Wounds, and one that only gives it more Combat.
LAIR = "throne-of-bones"
OTHER_LAIR = "heart-of-the-thicket"


def price(play: Play, lair: str = LAIR) -> int:
    """What a Showdown costs there."""
    return play.box.cards[play.box.card(lair)].price


def place(play: Play, lair: str = LAIR) -> str:
    """Where it is."""
    return play.box.cards[play.box.card(lair)].space


def at_the_lair(
    *heroes: str,
    lair: str = LAIR,
    villain: str = RIDER,
    mode: str = "competitive",
    chart: str = "off",
    rulings: dict[str, str] | None = None,
) -> Play:
    """The first Hero stands at the Lair with the price of a Showdown in its purse; no one else has anything."""
    play = Play(*(heroes or QUIET[:2]), villain=villain, mode=mode, rulings=rulings, showdown_chart=chart)
    play.t.investigation = [0] * play.t.seats
    return play.lair(0, lair).put(0, place(play, lair)).purse(0, price(play, lair))


def begin(play: Play) -> Play:
    """The first Hero shows its Lair card and pays; who is asked next depends on the scene."""
    return play.run(Showdown(0, 0))


def invite(play: Play, *elders: str) -> Play:
    """These Elders, and no one else, join the Hunting Party. Without a Secret written down they have none."""
    assert play.ask == "ask-invite"
    for elder in elders:
        if FACE_DOWN in play.t.secrets[play.elder(elder)]:
            play.secret(elder)
    for elder in elders:
        play.choose(f"elder:{elder}")
    if len(elders) < 2:
        play.choose("pass")
    return play


def blows(play: Play, hits: int = 0, wounds: int = 0, elders: str = "", seat: int = 0, more: int = 0) -> Play:
    """The next exchange: the Hero hits so often; the Villain hits ("x") or misses (".") each Elder next to it, and the
    Hero so often.

    `more` are Fight Dice that the Hero will have by then and does not have yet.
    """
    mine = fight_dice(play.t, seat) + more
    theirs = enemy_dice(play.t, VILLAIN) - len(elders)
    assert 0 <= hits <= mine and 0 <= wounds <= theirs, f"{mine} dice against {theirs}"
    play.dice(*[6] * hits, *[1] * (mine - hits))
    play.dice(*[6 if struck == "x" else 1 for struck in elders])
    return play.dice(*[6] * wounds, *[1] * (theirs - wounds))


def given(play: Play, *things: str) -> int:
    """The Fight Dice that Elders and Items give for as long as they are there: bonuses to Combat and to Fight Dice."""
    hooks = [elder.hooks for elder in play.box.elders if elder.name in things]
    hooks += [card.hooks for card in play.box.cards if card.name in things]
    return sum(static.amount for each in hooks for static in each.statics if static.what in ("combat", "fight-dice"))


def duel(
    *heroes: str,
    party: tuple[str, ...] = (),
    villain: str = RIDER,
    mode: str = "competitive",
    chart: str = "off",
    rulings: dict[str, str] | None = None,
) -> Play:
    """A Showdown in which the first exchange has come to nothing: the first Hero may fight on or escape."""
    play = begin(at_the_lair(*heroes, villain=villain, mode=mode, chart=chart, rulings=rulings))
    blows(play, elders="." * len(party), more=given(play, *party))
    return invite(play, *party)


def last_legs(play: Play, seat: int = 0) -> Play:
    """A Hero who can take one Wound more."""
    return play.hurt(seat, play.t.wounds[seat] + play.t.wounds_left(seat) - 1)


def make_evil(play: Play, *elders: str) -> Play:
    """These Elders have joined the Villain."""
    for name in elders:
        elder = play.elder(name)
        play.t.elders[elder] = EVIL
        play.t.secrets[elder] = []
        play.t.seen[elder] = []
    play.t.refresh_world()
    return play


def nearly_beaten(play: Play, left: int = 1) -> Play:
    """The Villain can take this many more Wounds, in the Showdown under way."""
    play.t.villain_hurt = play.t.villain_wounds() - left
    return play


def state(play: Play, elder: str) -> str:
    """What an Elder is doing."""
    return ELDER_STATES[play.t.elders[play.elder(elder)]]


def sheet(play: Play, seat: int, skill: str) -> int:
    """A Skill as the Hero's sheet says."""
    return play.box.heroes[play.t.heroes[seat]].skills[SKILLS.index(skill)]


def order(play: Play, *names: str) -> list[str]:
    """What happened of these, in order."""
    return [event.name for event in play.heard if event.name in names]


def in_showdown(play: Play) -> bool:
    """Whether a Showdown is under way."""
    return play.t.showdown != NOTHING


def dice_rolled(play: Play, kind: int) -> list[int]:
    """How many dice each roll of a kind had, in order."""
    rolls = [event for event in play.heard if event.name == "rolled" and event.numbers[1] == kind]
    return [len(event.listed) for event in rolls]
