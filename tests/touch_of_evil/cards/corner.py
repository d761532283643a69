"""What lies in the corners: a card is turned over, a Minion card is beaten, an Item shows what it is worth."""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.fight.wounds import TakeWounds
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.turn.encounter import Encounter
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.vocabulary import CUNNING, R_FIGHT, SKILLS
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.cards.hand import fighting, pile, scene
from tests.touch_of_evil.showdowns import dice_rolled

#: A Minion that takes more than two hits.
FOE = "rat-nest"
#: More dice than any Hero rolls in one round.
PLENTY = 20


def at(deck: str, name: str, purse: int = 0, wounds: int = 0, **skills: int) -> Play:
    """A Hero stands in a corner, and this card lies on top of its deck. The other Hero is far away."""
    play = scene().put(0, deck).deck(deck, name).purse(0, purse).hurt(0, wounds)
    for skill, value in skills.items():
        play.skill(0, skill, value)
    return play


def turn_over(play: Play, *dice: int) -> Play:
    """The card is drawn, and these dice are rolled."""
    return play.dice(*dice).run(Encounter(0))


def carrying(*names: str, mode: str = "competitive") -> Play:
    """A Hero on the road carries these."""
    return scene(mode=mode).carry(0, *names)


def kept(deck: str, name: str) -> bool:
    """Whether a card that is turned over is kept, and nothing else happens."""
    play = turn_over(at(deck, name))
    return play.items(0) == [name] and play.at_rest and play.fate.dice == [] and pile(play, deck) == []


def more(name: str, skill: str) -> int:
    """By how much a carried card raises a Skill."""
    number = SKILLS.index(skill)
    return carrying(name).t.skill(0, number) - scene().t.skill(0, number)


def fight_dice(play: Play, foe: str = "bats") -> int:
    """How many dice the first Hero rolls against a Minion card."""
    play.fate.dice = [2] * PLENTY
    fighting(play, foe).passes()
    play.fate.dice = []
    return dice_rolled(play, R_FIGHT)[-1]


def stronger(name: str, foe: str = "bats") -> int:
    """How many dice more a carried card means against a Minion card."""
    return fight_dice(carrying(name), foe) - fight_dice(scene(), foe)


def steps(play: Play, die: int) -> int:
    """How far the first Hero gets with this movement die."""
    play.dice(die).run(Movement(0))
    start = play.t.at[0]
    board = play.box.board
    ends = [key.removeprefix("move:") for key in play.keys if key.startswith("move:")]
    return max(board.apart(start, board.space(end)) for end in ends)


def struck(play: Play, wounds: int, seat: int = 0) -> Play:
    """A Hero is about to take Wounds, from no one in particular."""
    return play.run(TakeWounds(seat, wounds, NO_FOE))


def left_alone(name: str) -> bool:
    """Whether no one is asked about a card that the first Hero carries while the other one rolls for a test, fights and
    is struck.
    """
    tested = carrying(name).purse(0, 9).skill(1, "cunning", 1).dice(1).run(SkillTest(1, CUNNING, -1, 5, True))
    fought = carrying(name).purse(0, 9).skill(1, "combat", 1).dice(1, 6, *[1] * (PLENTY - 2))
    return tested.at_rest and fighting(fought, FOE, 1).ask == "ask-fight-on" and struck(carrying(name), 1, 1).at_rest


def uses(play: Play) -> list[str]:
    """The abilities that can be used now."""
    return [key.removeprefix("use:") for key in play.keys if key.startswith("use:")]


def beaten(
    deck: str,
    name: str,
    dice: int,
    wounds: int,
    skill: str = "combat",
    events: tuple[str, ...] = (),
    lairs: tuple[str, ...] = (),
) -> Play:
    """A Minion card with these dice and Wounds, fought with this Skill, is defeated at the second blow, having struck
    once. The other cards are those that its reward draws.

    Any other dice or Wounds than these would roll dice that are not written down, or leave some.
    """
    play = at(deck, name, **dict.fromkeys(SKILLS, wounds + 5)).skill(0, skill, wounds)
    turn_over(play, *[6] * (wounds - 1), 1, 6, *[1] * (dice - 1))
    assert (play.ask, play.t.wounds[0], play.fate.dice) == ("ask-fight-on", 1, [])
    play.deck("events", *events).deck("lairs", *lairs)
    play.dice(6, *[1] * (wounds - 1), *[1] * dice).choose("fight-on")
    assert (len(play.events("minion-defeated")), play.fate.dice) == (1, [])
    return play


def with_secrets(play: Play) -> Play:
    """Two of the Elders hide nothing but a trifle; the others hide nothing at all."""
    for elder in play.box.elders:
        play.secret(elder.name)
    return play.secret("sophie", "blowhard").secret("doctor-manning", "coward")


def seen(play: Play, elder: str) -> list[int]:
    """Who has seen the Secrets of an Elder, as masks of seats."""
    return play.t.seen[play.elder(elder)]


def discard(play: Play, name: str) -> Play:
    """A card of a corner lies on its discard pile."""
    number = play.box.card(name)
    play.t.pools[play.box.cards[number].place].remove(number)
    play.t.put_away(number)
    return play


def dearest(play: Play) -> int:
    """The price of the dearest Town Item that is offered; all that cost less are offered too."""
    offered = [play.box.card(key.removeprefix("take:")) for key in play.keys]
    price = max(play.box.cards[number].price for number in offered)
    assert set(offered) == {number for number in play.t.stock if play.box.cards[number].price <= price}
    return price
