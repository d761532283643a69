"""The cards of the Manor."""

from __future__ import annotations

import pytest

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.rules.turn.actions import Actions, look_price
from duskbox.games.touch_of_evil.rules.turn.healing import heal_price
from duskbox.games.touch_of_evil.rules.turn.movement import Movement
from duskbox.games.touch_of_evil.rules.turn.rounds import EndOfTurn
from tests.rules import card
from tests.touch_of_evil.blows import last_wound
from tests.touch_of_evil.cards.corner import (
    FOE,
    at,
    beaten,
    carrying,
    discard,
    fight_dice,
    kept,
    left_alone,
    more,
    seen,
    stronger,
    struck,
    turn_over,
    uses,
    with_secrets,
)
from tests.touch_of_evil.cards.hand import acting, asked, fighting, pile, scene
from tests.touch_of_evil.showdowns import at_the_lair, begin, blows, invite

DECK = "manor"


def die_for(elder: str) -> int:
    """The die that means an Elder when one of the six is picked at random."""
    return scene().elder(elder) + 1


# Items


@card("book-of-medicine")
def test_the_book_of_medicine_heals_one_hero_here_at_the_end_of_each_turn() -> None:
    assert kept(DECK, "book-of-medicine")
    play = carrying("book-of-medicine").put(0, "church").skill(0, "cunning", 4).hurt(0, 1).hurt(1, 3)
    play.dice(5, 4, 6, 1).run(EndOfTurn(0))
    assert (play.ask, play.keys) == ("ask-hero", ["hero:0", "hero:1"])
    assert (play.choose("hero:1").t.wounds, play.items(0)) == ([1, 1], ["book-of-medicine"])
    play = carrying("book-of-medicine").skill(0, "cunning", 1).hurt(0, 1).hurt(1, 1).dice(6).run(EndOfTurn(0))
    assert play.t.wounds == [0, 1], "only where it is read"


@card("book-of-medicine")
def test_the_book_of_medicine_is_opened_in_every_round_of_a_showdown() -> None:
    play = begin(at_the_lair().carry(0, "book-of-medicine").skill(0, "cunning", 2).hurt(0, 2))
    invite(blows(play.dice(5, 4)).dice(4, 4))
    assert (play.t.wounds[0], play.ask, play.fate.dice) == (1, "ask-fight-on", [])
    blows(play).dice(4, 6).choose("fight-on")
    assert (play.t.wounds[0], play.ask, play.fate.dice) == (0, "ask-fight-on", [])


@card("book-of-riddles")
def test_the_book_of_riddles_adds_the_whole_of_cunning_to_combat_for_a_fight() -> None:
    assert kept(DECK, "book-of-riddles")
    play = fighting(carrying("book-of-riddles").skill(0, "cunning", 3).skill(0, "combat", 1), FOE)
    assert (asked(play), uses(play)) == (("fight-round", 0), ["book-of-riddles"])
    play.dice(1, 1, 2, *[6, 1, 1, 1], *[1, 1, 1, 1]).choose("use:book-of-riddles")
    assert (play.ask, play.fate.dice, pile(play, DECK)) == ("ask-fight-on", [], ["book-of-riddles"])
    play.dice(*[1] * 4, *[1] * 4).choose("fight-on", "escape:church")
    assert (play.at_rest, play.fate.dice, fight_dice(play)) == (True, [], 1), "four dice to the end, then one again"


@card("illuminated-psalter")
def test_the_illuminated_psalter_strengthens_and_more_so_against_the_undead() -> None:
    assert kept(DECK, "illuminated-psalter")
    assert [more("illuminated-psalter", skill) for skill in ("spirit", "cunning", "combat", "honor")] == [1, 0, 1, 0]
    assert (stronger("illuminated-psalter"), stronger("illuminated-psalter", "living-dead")) == (1, 2)


@card("household-ledger")
def test_the_household_ledger_makes_looks_cheaper_and_names_two_elders_quietly() -> None:
    assert kept(DECK, "household-ledger")
    play = with_secrets(carrying("household-ledger", mode="cooperative"))
    assert look_price(play.t, 0) == look_price(play.t, 1) - 1
    acting(play).choose("use:household-ledger", "look:sophie", "look:doctor-manning")
    assert (play.ask, seen(play, "sophie"), seen(play, "doctor-manning")) == ("ask-action", [1], [1])
    assert (play.items(0), pile(play, DECK), play.t.investigation[0]) == ([], ["household-ledger"], 0)


@card("silver-candelabrum")
def test_by_the_silver_candelabrum_one_may_linger_and_sees_spirits() -> None:
    assert kept(DECK, "silver-candelabrum")
    play = carrying("silver-candelabrum").dice(3, 1).run(Movement(0)).choose("stay")
    assert (play.events("chart"), play.at_rest) == ([], True)
    assert (stronger("silver-candelabrum"), stronger("silver-candelabrum", "walking-armour")) == (1, 2)
    assert (more("silver-candelabrum", "combat"), more("silver-candelabrum", "spirit")) == (1, 0)


# Allies


@card("old-butler")
def test_the_old_butler_nurses_cheaply_and_steps_in_once() -> None:
    assert kept(DECK, "old-butler")
    assert left_alone("old-butler")
    play = carrying("old-butler").hurt(0, 1)
    assert heal_price(play.t, 0) == heal_price(play.t, 1) - 1
    struck(play, 3)
    assert (asked(play), uses(play)) == (("wounds", 0), ["old-butler"])
    play.choose("use:old-butler")
    assert (play.t.wounds[0], play.items(0), pile(play, DECK)) == (2, [], ["old-butler"])


@card("blind-seeress")
def test_the_blind_seeress_looks_for_a_wound_once_a_turn() -> None:
    assert kept(DECK, "blind-seeress")
    assert (more("blind-seeress", "spirit"), more("blind-seeress", "combat")) == (1, 0)
    play = acting(with_secrets(carrying("blind-seeress", mode="cooperative"))).choose(
        "use:blind-seeress", "look:sophie"
    )
    assert (seen(play, "sophie"), seen(play, "doctor-manning"), play.t.wounds[0]) == ([1], [0], 1)
    assert (play.ask, uses(play), play.items(0)) == ("ask-action", [], ["blind-seeress"])
    play.choose("end-turn").run(EndOfTurn(0)).run(Actions(0))
    assert uses(play) == ["blind-seeress"]
    assert uses(acting(last_wound(carrying("blind-seeress")))) == []


# Finds


@card("portrait-gallery")
def test_in_the_portrait_gallery_each_success_is_a_find_and_none_draws_the_dark_nearer() -> None:
    assert turn_over(at(DECK, "portrait-gallery", spirit=3), 5, 4, 6).t.investigation[0] == 2
    play = turn_over(at(DECK, "portrait-gallery", purse=3, spirit=3), 4, 4, 4)
    assert (play.t.investigation[0], play.t.marker, pile(play, DECK)) == (3, 19, ["portrait-gallery"])


@card("forbidden-library")
def test_in_the_forbidden_library_one_takes_notes_or_events_or_what_was_thrown_away() -> None:
    play = turn_over(at(DECK, "forbidden-library"))
    assert (play.ask, play.keys) == ("ask-one-of", ["way:1", "way:2"]), "nothing has been thrown away"
    assert play.choose("way:1").t.investigation[0] == 2
    play = turn_over(at(DECK, "forbidden-library").deck("events", "cockcrow", "once-more"))
    play.choose("way:2", "keep:cockcrow")
    assert (play.hand(0), pile(play)) == (["cockcrow"], ["once-more"])
    play = turn_over(discard(at(DECK, "forbidden-library"), "pitchfork")).choose("way:3")
    assert (play.items(0), pile(play, "windmill")) == (["pitchfork"], [])


@card("secret-passage")
@pytest.mark.parametrize(("die", "gain"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 2)])
def test_a_secret_passage_holds_nothing_or_something(die: int, gain: int) -> None:
    play = turn_over(at(DECK, "secret-passage"), die)
    assert (play.t.investigation[0], play.at_rest, play.where(0)) == (gain, True, DECK)


@card("secret-passage")
def test_a_secret_passage_leads_anywhere_on_a_six() -> None:
    play = turn_over(at(DECK, "secret-passage"), 6)
    assert (play.ask, play.t.investigation[0], len(play.keys)) == ("ask-move-to", 3, play.box.board.size - 1)
    assert play.choose("space:marsh").where(0) == "marsh"


@card("voices-behind-the-panelling")
def test_voices_behind_the_panelling_tell_of_two_elders_or_of_the_dark_to_come() -> None:
    play = with_secrets(scene(mode="cooperative").put(0, DECK).skill(0, "spirit", 2))
    turn_over(play.deck(DECK, "voices-behind-the-panelling"), 1, 5).choose("look:sophie", "look:doctor-manning")
    assert (play.t.investigation[0], seen(play, "sophie"), seen(play, "doctor-manning")) == (1, [1], [1])
    play = turn_over(at(DECK, "voices-behind-the-panelling", spirit=2), 4, 4)
    assert (play.t.investigation[0], play.t.marker, play.at_rest) == (0, 19, True)


@card("family-crypt")
def test_in_the_family_crypt_one_finds_peace_or_the_grey_lady() -> None:
    play = turn_over(at(DECK, "family-crypt", wounds=2, spirit=1), 5)
    assert (play.t.investigation[0], play.t.wounds[0], play.at_rest) == (2, 1, True)
    play = turn_over(at(DECK, "family-crypt", spirit=2), 4, 4, 6, 1, 1, 1, 1)
    assert (play.events("fight")[0]["minion"], play.at_rest) == ("@minion-grey-lady", True)


@card("evening-at-whist")
def test_an_evening_at_whist_pays_the_honorable_and_starts_rumours_otherwise() -> None:
    play = turn_over(at(DECK, "evening-at-whist", honor=3), 5, 6, 4)
    assert (play.t.investigation[0], play.at_rest) == (2, True)
    play = turn_over(with_secrets(at(DECK, "evening-at-whist", honor=1)), 4, die_for("sophie"))
    assert (play.t.investigation[0], len(seen(play, "sophie")), play.at_rest) == (0, 2, True)


@card("bundle-of-letters")
def test_a_bundle_of_letters_exposes_an_elder_or_is_a_clue() -> None:
    play = turn_over(with_secrets(at(DECK, "bundle-of-letters"))).choose("way:1", "elder:sophie")
    assert (seen(play, "sophie"), seen(play, "doctor-manning"), play.t.investigation[0]) == ([EVERYONE], [0], 0)
    play = turn_over(with_secrets(at(DECK, "bundle-of-letters"))).choose("way:2")
    assert (seen(play, "sophie"), play.t.investigation[0], play.at_rest) == ([0], 2, True)


# Minions


@card("hired-assassin")
def test_a_hired_assassin_who_is_beaten_names_names() -> None:
    play = beaten(DECK, "hired-assassin", dice=4, wounds=1)
    assert (play.ask, play.t.investigation[0]) == ("ask-look", 2)
    play.deck("secrets", "blowhard").choose("look:sophie")
    assert (seen(play, "sophie"), play.at_rest, pile(play, DECK)) == ([1], True, ["hired-assassin"])
    play = with_secrets(scene(mode="cooperative").put(0, DECK).deck(DECK, "hired-assassin").skill(0, "combat", 1))
    turn_over(play, 6, 1, 1, 1, 1).choose("look:sophie")
    assert (seen(play, "sophie"), play.at_rest) == ([1], True), "he whispers"


@card("grey-lady", "mad-heir")
@pytest.mark.parametrize(
    ("name", "dice", "wounds", "skill", "gain"),
    [("grey-lady", 3, 1, "spirit", 2), ("mad-heir", 3, 2, "combat", 3)],
)
def test_the_minions_of_the_manor_are_fought_for_their_reward(
    name: str, dice: int, wounds: int, skill: str, gain: int
) -> None:
    play = beaten(DECK, name, dice, wounds, skill)
    assert (play.t.investigation[0], play.at_rest, pile(play, DECK)) == (gain, True, [name])
