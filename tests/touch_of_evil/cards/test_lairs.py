"""The Lair cards: where each is, what a Showdown costs there, and what is special about it."""

from __future__ import annotations

from duskbox.games.touch_of_evil.rules.showdown.showdown import can_start
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import card
from tests.touch_of_evil.cards.hand import pile
from tests.touch_of_evil.showdowns import QUIET, RIDER, begin, invite, nearly_beaten

#: The Combat of the Hero in these scenes.
COMBAT = 3


def standing(name: str, space: str, cost: int, number: int = 1) -> Play:
    """The first of a number of Heroes stands at this Lair, which is there and costs exactly this; one more Hero is far
    away.
    """
    play = Play(*QUIET[: number + 1], villain=RIDER, mode="cooperative" if number > 1 else "competitive")
    for seat in range(number + 1):
        play.put(seat, "town-hall").purse(seat, 0).skill(seat, "combat", COMBAT)
    play.lair(0, name).put(0, space).purse(0, cost - 1)
    assert can_start(play.t, 0) == []
    return play.purse(0, cost)


def entered(name: str, space: str, cost: int, number: int = 1) -> Play:
    """This number of Heroes have paid for a Showdown there, and the Hunting Party is formed next."""
    play = standing(name, space, cost, number)
    for seat in range(1, number):
        play.purse(seat, cost)
    begin(play)
    for _ in range(1, number):
        play.choose("yes")
    assert (play.ask, play.t.investigation[:number]) == ("ask-invite", [0] * number)
    return play


def exchange(play: Play, hits: int = 0, wounds: int = 0, more: int = 0, worse: int = 0) -> Play:
    """The next exchange, in which the Hero has `more` dice more than its Combat, and the Villain `extra` more than its
    sheet says.
    """
    mine, theirs = COMBAT + more, play.box.villains[play.t.villain].combat + worse
    return play.dice(*[6] * hits, *[1] * (mine - hits), *[6] * wounds, *[1] * (theirs - wounds))


def second_round(play: Play) -> bool:
    """Whether the Hero may fight on, and every die that was written down has been rolled."""
    return (play.ask, play.seat, play.fate.dice) == ("ask-fight-on", 0, [])


def sheet_wounds(play: Play) -> int:
    """The Wounds on the Villain's sheet."""
    return play.box.villains[play.t.villain].wounds


# The Manor


@card("sealed-vault")
def test_in_the_sealed_vault_every_hero_wounds_the_villain_before_the_fight() -> None:
    play = invite(exchange(entered("sealed-vault", "manor", 7)))
    assert (second_round(play), play.t.villain_hurt) == (True, 1)
    assert second_round(exchange(play).choose("fight-on")) and play.t.villain_hurt == 1, "but only once"
    play = invite(exchange(exchange(entered("sealed-vault", "manor", 7, number=2))))
    assert (second_round(play), play.t.villain_hurt) == (True, 2)


@card("hall-of-mirrors")
def test_in_the_hall_of_mirrors_a_hit_is_lost_on_a_6() -> None:
    play = entered("hall-of-mirrors", "manor", 4)
    invite(play.dice(6, 6, 1, 6, 5, *[1] * play.box.villains[play.t.villain].combat))
    assert (second_round(play), play.t.villain_hurt) == (True, 1)


@card("walled-up-attic")
def test_no_one_escapes_from_the_walled_up_attic() -> None:
    play = nearly_beaten(entered("walled-up-attic", "manor", 4))
    invite(exchange(exchange(play), hits=1))
    assert (play.ask, play.fate.dice, len(play.events("exchange"))) == ("", [], 2), "the second round was not asked for"


# The Windmill


@card("grinding-floor")
def test_on_the_grinding_floor_every_hero_may_be_hurt_in_each_round() -> None:
    play = invite(exchange(entered("grinding-floor", "windmill", 4).dice(2)).dice(3))
    assert (second_round(play), play.t.wounds) == (True, [1, 0])
    exchange(play).dice(1).choose("fight-on")
    assert (second_round(play), play.t.wounds) == (True, [2, 0])
    play = invite(exchange(exchange(entered("grinding-floor", "windmill", 4, number=2).dice(2))).dice(3))
    assert (second_round(play), play.t.wounds) == (True, [1, 1, 0])


@card("high-gallery")
def test_the_high_gallery_gives_a_hero_another_fight_die() -> None:
    assert second_round(invite(exchange(entered("high-gallery", "windmill", 7), more=1)))


# The Olde Woods


@card("ring-of-stones")
def test_the_ring_of_stones_helps_a_hero_of_strong_spirit_through_the_showdown() -> None:
    play = invite(exchange(entered("ring-of-stones", "olde-woods", 6).skill(0, "spirit", 1).dice(5), more=1))
    assert second_round(play) and second_round(exchange(play, more=1).choose("fight-on"))
    play = invite(exchange(entered("ring-of-stones", "olde-woods", 6).skill(0, "spirit", 1).dice(4)))
    assert second_round(play) and second_round(exchange(play).choose("fight-on"))


@card("poisoned-spring")
def test_no_one_heals_at_the_poisoned_spring() -> None:
    play = standing("poisoned-spring", "olde-woods", 4).carry(0, "book-of-medicine").hurt(0, 1)
    invite(exchange(begin(play)))
    assert (second_round(play), play.t.wounds[0], play.t.investigation[0]) == (True, 1, 0)


@card("heart-of-the-thicket")
def test_in_the_heart_of_the_thicket_the_villain_has_another_fight_die() -> None:
    assert second_round(invite(exchange(entered("heart-of-the-thicket", "olde-woods", 3), worse=1)))


# The Abandoned Keep


@card("throne-of-bones")
def test_on_the_throne_of_bones_the_villain_takes_two_wounds_more() -> None:
    play = entered("throne-of-bones", "abandoned-keep", 3)
    play.t.villain_hurt = sheet_wounds(play)
    assert second_round(invite(exchange(play, hits=1)))
    assert exchange(play, hits=1).choose("fight-on").ask == "", "it is defeated"


@card("fallen-gatehouse")
def test_no_elder_comes_along_through_the_fallen_gatehouse() -> None:
    play = begin(exchange(standing("fallen-gatehouse", "abandoned-keep", 5)))
    assert (second_round(play), play.t.investigation[0], play.events("invited")) == (True, 0, [])


@card("dungeon-stair")
def test_every_hero_is_hurt_on_the_dungeon_stair_but_only_once() -> None:
    play = invite(exchange(entered("dungeon-stair", "abandoned-keep", 4)))
    assert second_round(play) and second_round(exchange(play).choose("fight-on"))
    assert play.t.wounds == [1, 0]
    play = invite(exchange(exchange(entered("dungeon-stair", "abandoned-keep", 4, number=2))))
    assert (second_round(play), play.t.wounds) == (True, [1, 1, 0])


# The dangerous locations and the Church


@card("narrow-planks")
def test_on_the_narrow_planks_the_villain_has_a_fight_die_less() -> None:
    assert second_round(invite(exchange(entered("narrow-planks", "covered-bridge", 7), worse=-1)))


@card("toll-of-fear")
def test_every_round_costs_every_hero_2_investigation_by_the_toll_of_fear() -> None:
    play = entered("toll-of-fear", "covered-bridge", 3, number=2).purse(0, 5).purse(1, 3).purse(2, 9)
    invite(exchange(exchange(play)))
    assert (second_round(play), play.t.investigation) == (True, [1, 0, 9])


@card("sunken-chapel")
def test_in_the_sunken_chapel_a_hero_has_less_combat() -> None:
    assert second_round(invite(exchange(entered("sunken-chapel", "marsh", 4), more=-1)))


@card("isle-of-lights")
def test_on_the_isle_of_lights_a_hero_may_be_led_astray_for_a_round() -> None:
    play = entered("isle-of-lights", "marsh", 5).skill(0, "cunning", 1)
    assert second_round(invite(exchange(play.dice(4), more=-1).dice(5)))
    assert second_round(exchange(play).dice(5).choose("fight-on"))


@card("open-field-at-dawn")
def test_in_the_open_field_at_dawn_the_villain_hits_only_on_a_6() -> None:
    play = entered("open-field-at-dawn", "fields", 8)
    invite(play.dice(1, 1, 5, 6, *[5] * (play.box.villains[play.t.villain].combat - 1)))
    assert (second_round(play), play.t.wounds[0], play.t.villain_hurt) == (True, 1, 1)


@card("burnt-barn")
def test_in_the_burnt_barn_every_round_may_bring_darkness_nearer() -> None:
    play = invite(exchange(entered("burnt-barn", "fields", 4).marker(15).dice(2)).dice(3))
    assert (second_round(play), play.t.marker) == (True, 14)
    exchange(play).dice(1).choose("fight-on")
    assert (second_round(play), play.t.marker) == (True, 13)


@card("gallows-tree")
def test_a_hero_who_quails_at_the_gallows_tree_loses_an_event_and_investigation() -> None:
    for die, purse, discarded in ((4, 2, ["a-second-blade"]), (5, 3, [])):
        play = entered("gallows-tree", "crossroads", 4).skill(0, "spirit", 1).hold(0, "a-second-blade").purse(0, 3)
        invite(exchange(play.dice(die))).passes()
        assert (second_round(play), play.t.investigation[0], pile(play)) == (True, purse, discarded)


@card("pilgrims-cross")
def test_every_hero_heals_at_the_pilgrims_cross_before_the_fight() -> None:
    play = standing("pilgrims-cross", "crossroads", 6).hurt(0, 2).hurt(1, 1)
    invite(exchange(begin(play).dice(1)))
    assert (second_round(play), play.t.wounds) == (True, [1, 1])
    assert second_round(exchange(play).choose("fight-on")) and play.t.wounds == [1, 1], "only once"
    play = invite(exchange(begin(standing("pilgrims-cross", "crossroads", 6).hurt(0, 2)).dice(3)))
    assert (second_round(play), play.t.wounds[0]) == (True, 0)


@card("catacombs")
def test_in_the_catacombs_the_villain_heals_in_every_round() -> None:
    play = entered("catacombs", "church", 3)
    play.t.villain_hurt = 3
    assert second_round(invite(exchange(play))) and play.t.villain_hurt == 1, "the second round has begun"
    assert second_round(exchange(play, hits=1).choose("fight-on")) and play.t.villain_hurt == 1
