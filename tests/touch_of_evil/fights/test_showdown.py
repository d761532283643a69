"""The Showdown of one Hero: the five steps, the exchange of blows, Evil Elders, and how it ends (ATE-SHOW)."""

from __future__ import annotations

import pytest

from duskbox.games.touch_of_evil.effects.dice import AddDice
from duskbox.games.touch_of_evil.effects.gains import HitVillain
from duskbox.games.touch_of_evil.rules.fight.attack import VillainAttack
from duskbox.games.touch_of_evil.rules.fight.combat import enemy_dice, fight_dice
from duskbox.games.touch_of_evil.rules.mystery.phase import MysteryPhase
from duskbox.games.touch_of_evil.rules.shadowbrook import NO_FOE
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import ITEM, LAIRS, NOTHING, R_ENEMY, R_FIGHT, VILLAIN
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.showdowns import (
    LAIR,
    QUIET,
    at_the_lair,
    begin,
    blows,
    dice_rolled,
    duel,
    given,
    in_showdown,
    invite,
    last_legs,
    make_evil,
    nearly_beaten,
    order,
    place,
    price,
    sheet,
    state,
)

BIRD = "the-bird-has-flown"


# Step 1: the Lair card


@rule("ATE-SHOW-01", "ATE-WIN-01")
def test_the_villain_falls_in_a_showdown_and_nowhere_else() -> None:
    play = at_the_lair().put(0, "town-hall")
    nearly_beaten(play)
    hurt = play.t.villain_hurt
    blows(play, hits=2).run(VillainAttack(0, 0))
    play.do(HitVillain(3))
    assert (play.t.villain_hurt, play.t.outcome, play.at_rest) == (hurt, None, True)

    begin(play.put(0, place(play)))
    nearly_beaten(play)
    invite(blows(play, hits=1))
    assert play.t.outcome is not None
    assert (play.t.outcome.name, play.t.outcome.won(0), play.t.outcome.won(1)) == ("hero-wins", True, False)


def corner_item(play: Play, space: str) -> str:
    return next(
        card.name for card in play.box.cards if card.kind == ITEM and card.number in play.t.pools[deck_of(play, space)]
    )


def deck_of(play: Play, space: str) -> int:
    return play.box.corner_deck[play.space(space)]


@rule("ATE-SHOW-02", "ATE-ACT-09")
def test_a_hero_who_has_encountered_its_space_begins_no_showdown_there_this_turn() -> None:
    play = at_the_lair()
    lair = place(play)
    play.deck(lair, corner_item(play, lair)).run(Actions(0))
    assert {"encounter", "showdown:0"} <= set(play.keys)
    play.choose("encounter")
    assert "showdown:0" not in play.keys
    reason = play.why_not("showdown:0")
    assert reason is not None
    assert (reason.name, reason.rules) == ("why-encountered-no-showdown", ("ATE-SHOW-02",))
    play.choose("end-turn").run(Actions(0))
    assert "showdown:0" in play.keys, "but in a later round it may"


@rule("ATE-SHOW-02")
def test_a_showdown_takes_the_place_of_the_encounter() -> None:
    play = at_the_lair().run(Actions(0)).choose("showdown:0")
    invite(blows(last_legs(play), wounds=1).dice(1))
    assert play.at_rest, "a KO'd Hero is done"
    play = at_the_lair().run(Actions(0)).choose("showdown:0")
    invite(blows(play))
    play.choose("escape:marsh")
    assert "encounter" not in play.keys
    assert "end-turn" in play.keys


@rule("ATE-SHOW-03")
def test_the_five_steps_come_one_after_another() -> None:
    play = at_the_lair().purse(1, 2).secret("sophie", "blowhard")
    begin(play)
    steps = ("lair-revealed", "paid", "showdown", "invited", "secret-revealed", "accused", "showdown-round", "exchange")
    assert (play.ask, order(play, *steps)) == ("ask-invite", ["lair-revealed", "paid", "showdown"])
    invite(play, "sophie")
    assert (play.ask, order(play, *steps)[3:]) == ("ask-accuse", ["invited", "secret-revealed"])
    blows(play, elders=".").choose("pass")
    assert order(play, *steps)[5:7] == ["showdown-round", "exchange"]
    assert play.fate.dice == []


@rule("ATE-SHOW-04")
def test_the_lair_card_is_shown_to_all_and_its_printed_cost_is_paid() -> None:
    play = at_the_lair().purse(0, 20)
    assert seen_lair(play, 1) is None
    begin(play)
    assert (seen_lair(play, 1), play.t.investigation[0]) == (LAIR, 20 - price(play))
    assert play.events("lair-revealed") == [
        {"hero": "@hero-thomas", "card": f"@card-{LAIR}", "space": f"@space-{place(play)}"}
    ]
    assert in_showdown(play)


def seen_lair(play: Play, seat: int) -> object:
    pieces = play.view(seat)["pieces"]
    assert isinstance(pieces, dict)
    return pieces["heroes"][0]["lair"]


@rule("ATE-SHOW-04", "ATE-ACT-10")
def test_without_the_price_there_is_no_showdown() -> None:
    play = at_the_lair()
    play.purse(0, price(play) - 1).run(Actions(0))
    assert "showdown:0" not in play.keys


# A cancelled Lair card


def cancelled(rulings: dict[str, str]) -> Play:
    """The rival lets the bird fly."""
    play = at_the_lair(rulings=rulings).hold(1, BIRD).run(Actions(0)).choose("showdown:0")
    assert (play.ask, play.seat) == ("ask-window-showdown-step", 1)
    return play.choose(f"play:{BIRD}", "way:1")


@rule("ATE-OPEN-01", "ATE-FAQ-11")
@ruling("cancelled-lair-encounter", "still-due")
def test_after_a_cancelled_lair_card_the_space_must_still_be_encountered() -> None:
    play = cancelled({"cancelled-lair-encounter": "still-due"})
    assert (play.ask, play.seat) == ("ask-action", 0)
    assert "encounter" in play.keys
    assert "end-turn" not in play.keys, "as usual it is mandatory"


@rule("ATE-OPEN-01")
@ruling("cancelled-lair-encounter", "used-up")
def test_by_the_ruling_declaring_the_showdown_used_up_the_encounter() -> None:
    play = cancelled({"cancelled-lair-encounter": "used-up"})
    assert (play.ask, play.seat) == ("ask-action", 0)
    assert "encounter" not in play.keys
    assert "end-turn" in play.keys


@rule("ATE-OPEN-02")
@ruling("cancelled-lair-loses", "card")
def test_a_cancelled_lair_card_is_discarded_and_nothing_is_paid() -> None:
    play = cancelled({"cancelled-lair-loses": "card"})
    assert (play.t.lairs[0], play.t.discards[LAIRS]) == (NOTHING, [play.box.card(LAIR)])
    assert play.t.investigation[0] == price(play)
    assert not in_showdown(play)
    assert play.faults() == []


@rule("ATE-OPEN-02")
@ruling("cancelled-lair-loses", "card-and-cost")
def test_by_the_ruling_the_cost_is_lost_with_the_card() -> None:
    play = cancelled({"cancelled-lair-loses": "card-and-cost"})
    assert (play.t.lairs[0], play.t.investigation[0]) == (NOTHING, 0)


@rule("ATE-OPEN-02")
@ruling("cancelled-lair-loses", "nothing")
def test_by_the_ruling_the_lair_card_goes_back_to_its_owner() -> None:
    play = cancelled({"cancelled-lair-loses": "nothing"})
    assert (play.t.lairs[0], play.t.investigation[0]) == (play.box.card(LAIR), price(play))
    assert "showdown:0" in play.keys, "and may be used at once"


@rule("ATE-OPEN-02")
def test_once_the_cost_is_paid_the_lair_card_can_no_longer_be_cancelled() -> None:
    play = at_the_lair().hold(1, BIRD).run(Actions(0)).choose("showdown:0", "pass")
    assert (play.ask, play.seat, play.t.investigation[0]) == ("ask-window-showdown-step", 1, 0)
    play.choose(f"play:{BIRD}")
    assert (play.ask, in_showdown(play)) == ("ask-invite", True), "the card can still do something else, but not that"
    assert play.events("lair-cancelled") == []


# Step 5: the exchange of blows


@rule("ATE-SHOW-16")
@pytest.mark.parametrize(("face", "hits"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_fight_dice_hit_on_five_and_six_for_both_sides(face: int, hits: int) -> None:
    play = begin(at_the_lair())
    mine, theirs = fight_dice(play.t, 0), play.t.villain_combat()
    invite(play.dice(face, *[2] * (mine - 1), face, *[2] * (theirs - 1)))
    assert (play.t.villain_hurt, play.t.wounds[0]) == (hits, hits)
    assert (dice_rolled(play, R_FIGHT), dice_rolled(play, R_ENEMY)) == ([sheet(play, 0, "combat")], [theirs])


@rule("ATE-SHOW-16")
def test_the_results_of_both_sides_are_applied_together() -> None:
    play = begin(at_the_lair())
    invite(blows(last_legs(play), hits=2, wounds=1).dice(1))
    assert (play.t.villain_hurt, play.t.down[0]) == (2, 1), "the Hero falls, and its hits count"


@rule("ATE-SHOW-17", "ATE-ELDER-08")
def test_each_living_evil_elder_gives_the_villain_a_fight_die() -> None:
    play = begin(make_evil(at_the_lair(), "sophie", "lady-hanbrook"))
    plain = play.box.villains[play.t.villain].combat
    invite(blows(play)).choose("amount:0", "amount:0")
    assert dice_rolled(play, R_ENEMY) == [plain + 2]


@rule("ATE-SHOW-18", "ATE-EVENT-02")
def test_between_two_fight_rounds_there_is_time_to_heal() -> None:
    play = begin(at_the_lair().hold(0, "blood-transfusion"))
    invite(blows(play, wounds=1))
    assert (play.ask, play.t.wounds[0], play.fate.dice) == ("ask-window-fight-round", 1, []), "before the Hero decides"
    play.choose("play:blood-transfusion")
    assert (play.ask, play.t.wounds[0]) == ("ask-fight-on", 0)


# Evil Elders


@rule("ATE-SHOW-22")
def test_a_hero_divides_its_fight_dice_between_the_villain_and_evil_elders_before_rolling() -> None:
    play = begin(make_evil(at_the_lair().skill(0, "combat", 4), "sophie", "lady-hanbrook"))
    invite(play)
    assert (play.ask, play.keys) == ("ask-aim", [f"amount:{n}" for n in range(5)])
    play.choose("amount:1")
    assert play.keys == [f"amount:{n}" for n in range(4)], "the first die is spoken for"
    # One die at Lady Hanbrook, two at Sophie, one at the Villain
    play.dice(6, 1, 1, 6, *[1] * play.t.villain_combat()).choose("amount:2")
    assert (state(play, "lady-hanbrook"), state(play, "sophie"), play.t.villain_hurt) == ("evil-dead", "evil", 1)
    assert play.fate.dice == []


@rule("ATE-SHOW-22", "ATE-FIGHT-22")
def test_dice_that_a_card_adds_are_aimed_when_they_are_added() -> None:
    play = begin(make_evil(at_the_lair().hold(0, "a-second-blade"), "sophie"))
    invite(play).dice(*[1] * fight_dice(play.t, 0)).choose("amount:0")
    assert play.ask == "ask-window-roll"
    play.choose("play:a-second-blade")
    effect = play.box.cards[play.box.card("a-second-blade")].effect
    assert isinstance(effect, AddDice)
    added = effect.amount
    assert (play.ask, play.seat, play.keys) == ("ask-aim", 0, [f"amount:{n}" for n in range(added + 1)])
    play.dice(6, 6, *[1] * (added - 2), *[1] * play.t.villain_combat()).choose("amount:1")
    assert (state(play, "sophie"), play.t.villain_hurt) == ("evil-dead", 1)
    assert play.fate.dice == []


@rule("ATE-SHOW-22")
def test_dice_added_by_another_are_still_the_fighting_heros_to_aim() -> None:
    play = begin(make_evil(at_the_lair().hold(1, "a-second-blade"), "sophie"))
    invite(play).dice(*[1] * fight_dice(play.t, 0)).choose("amount:0")
    assert play.seat == 1
    play.choose("play:a-second-blade")
    assert (play.ask, play.seat) == ("ask-aim", 0)


@rule("ATE-SHOW-23")
def test_a_dead_evil_elder_no_longer_helps_but_dice_already_rolled_count() -> None:
    play = begin(make_evil(at_the_lair(), "sophie"))
    strong = play.t.villain_combat()
    invite(blows(play, hits=1, wounds=1)).choose("amount:1")
    assert (dice_rolled(play, R_ENEMY), play.t.wounds[0]) == ([strong], 1)
    assert (state(play, "sophie"), play.t.villain_combat()) == ("evil-dead", strong - 1)
    blows(play).choose("fight-on")
    assert dice_rolled(play, R_ENEMY) == [strong, strong - 1]
    assert play.ask == "ask-fight-on", "and no one is left to aim at but the Villain"


@rule("ATE-SHOW-24")
def test_more_hits_on_an_evil_elder_than_one_are_lost() -> None:
    play = begin(make_evil(at_the_lair(), "sophie"))
    dice = fight_dice(play.t, 0)
    invite(blows(play, hits=dice)).choose(f"amount:{dice}")
    assert (state(play, "sophie"), play.t.villain_hurt) == ("evil-dead", 0)


@rule("ATE-SHOW-25")
def test_an_evil_elder_takes_the_wound_that_would_be_the_villains_last() -> None:
    play = begin(make_evil(at_the_lair(), "sophie"))
    nearly_beaten(play)
    hurt = play.t.villain_hurt
    invite(blows(play, hits=1)).choose("amount:0")
    assert (state(play, "sophie"), play.t.villain_hurt, play.ask) == ("evil-dead", hurt, "ask-fight-on")
    blows(play, hits=1).choose("fight-on")
    assert play.t.outcome is not None, "no one is left to take the next"


def shielded(value: str, hits: int) -> Play:
    """Two Evil Elders stand before a Villain that can take one Wound more, and the Hero hits so often."""
    play = at_the_lair(rulings={"evil-elders-shield": value}).skill(0, "combat", 4)
    begin(make_evil(play, "sophie", "lady-hanbrook"))
    nearly_beaten(play)
    invite(blows(play, hits=hits)).choose("amount:0", "amount:0")
    assert (play.ask, play.seat, play.keys) == ("ask-shield", 0, ["elder:lady-hanbrook", "elder:sophie"])
    return play.choose("elder:sophie")


@rule("ATE-OPEN-27", "ATE-SHOW-25")
@ruling("evil-elders-shield", "every-wound")
def test_every_wound_that_would_be_the_last_goes_to_another_evil_elder_of_the_attackers_choice() -> None:
    play = shielded("every-wound", hits=2)
    assert (state(play, "sophie"), state(play, "lady-hanbrook")) == ("evil-dead", "evil-dead")
    assert (play.t.outcome, play.ask) == (None, "ask-fight-on")
    assert shielded("every-wound", hits=3).t.outcome is not None, "until none is left"


@rule("ATE-OPEN-27")
@ruling("evil-elders-shield", "once-a-round")
def test_by_the_ruling_one_evil_elder_in_a_fight_round_shields_the_villain() -> None:
    play = shielded("once-a-round", hits=2)
    assert (state(play, "sophie"), state(play, "lady-hanbrook")) == ("evil-dead", "evil")
    assert play.t.outcome is not None, "the second Wound is the last"
    play = shielded("once-a-round", hits=1)
    blows(play, hits=1).choose("fight-on", "amount:0")
    assert state(play, "lady-hanbrook") == "evil-dead", "in the next round another does"
    assert play.t.outcome is None


@rule("ATE-OPEN-27", "ATE-ELDER-08")
def test_evil_elders_fight_beside_the_villain_outside_showdowns_too() -> None:
    play = make_evil(at_the_lair().put(0, "town-hall"), "sophie")
    blows(play).run(VillainAttack(0, 1))
    assert dice_rolled(play, R_ENEMY) == [play.box.villains[play.t.villain].combat + 1]


@rule("ATE-SHOW-33")
def test_evil_elders_that_survive_stay_with_the_villain() -> None:
    play = begin(make_evil(at_the_lair(), "sophie"))
    invite(blows(play)).choose("amount:0", "escape:marsh")
    assert (play.at_rest, state(play, "sophie")) == (True, "evil")


# The end of a Showdown


@rule("ATE-SHOW-26", "ATE-FIGHT-15")
def test_a_hero_may_escape_from_the_second_round_on_to_an_adjacent_space_without_a_minion() -> None:
    play = begin(at_the_lair().minion("ghost-soldier", "marsh"))
    near = [play.box.board.names[space] for space in play.box.board.neighbours[play.space(place(play))]]
    assert "marsh" in near
    invite(blows(play))
    assert (order(play, "exchange"), play.fate.dice) == (["exchange"], []), (
        "the first round was fought without a question"
    )
    assert (play.ask, play.keys) == ("ask-fight-on", ["fight-on", *[f"escape:{at}" for at in near if at != "marsh"]])
    play.choose(play.keys[1])
    assert (play.where(0), play.at_rest) == (next(at for at in near if at != "marsh"), True)
    assert [(event.name, event.rule) for event in play.heard if event.name == "escaped"] == [("escaped", "ATE-SHOW-26")]


@rule("ATE-SHOW-26", "ATE-FIGHT-17")
def test_where_no_one_can_escape_no_one_is_asked() -> None:
    play = begin(at_the_lair(lair="walled-up-attic"))
    blows(last_legs(play))
    blows(play, wounds=1).dice(1)
    invite(play)
    assert play.at_rest, "two rounds, and the Hero lies in the Town Hall"
    assert play.fate.dice == []


@rule("ATE-SHOW-27")
def test_the_villains_wounds_stay_when_a_showdown_ends_undecided_and_heal_in_the_mystery_phase() -> None:
    play = begin(at_the_lair())
    invite(blows(play, hits=2)).choose("escape:marsh")
    assert (play.t.villain_hurt, play.at_rest) == (2, True)
    play.deck("mysteries", "candles-in-every-window").dice(2).run(MysteryPhase())
    assert play.t.villain_hurt == 1, "a 2 heals 1"


@rule("ATE-SHOW-32")
def test_a_showdown_ends_when_its_hero_is_ko_d() -> None:
    play = begin(at_the_lair())
    invite(blows(last_legs(play), wounds=1).dice(1))
    assert (play.at_rest, in_showdown(play), play.t.foe) == (True, False, NO_FOE)
    assert order(play, "ko", "showdown-over") == ["ko", "showdown-over"]


@rule("ATE-SHOW-32")
def test_a_showdown_ends_when_its_hero_escapes() -> None:
    play = duel().choose("escape:marsh")
    assert (play.at_rest, in_showdown(play), play.t.outcome) == (True, False, None)
    assert order(play, "showdown-over") == ["showdown-over"]


@rule("ATE-SHOW-32")
def test_a_showdown_ends_with_the_villains_defeat() -> None:
    play = duel()
    nearly_beaten(play)
    blows(play, hits=1).choose("fight-on")
    assert (play.ask, order(play, "villain-defeated", "showdown-over")) == ("", ["villain-defeated"])


@rule("ATE-OPEN-03")
@ruling("lair-after-showdown", "kept")
def test_the_owner_keeps_the_lair_card_face_up_and_pays_again_for_another_showdown() -> None:
    play = duel(rulings={"lair-after-showdown": "kept"}).choose("escape:marsh")
    assert (play.t.lairs[0], play.t.investigation[0]) == (play.box.card(LAIR), 0)
    assert seen_lair(play, 1) == LAIR, "everyone has seen it"
    play.put(0, place(play)).purse(0, price(play) + 1).run(Showdown(0, 0))
    assert play.t.investigation[0] == 1


@rule("ATE-OPEN-03")
@ruling("lair-after-showdown", "discarded")
def test_by_the_ruling_the_lair_card_is_discarded_after_the_showdown() -> None:
    play = duel(rulings={"lair-after-showdown": "discarded"})
    assert play.t.lairs[0] == play.box.card(LAIR)
    play.choose("escape:marsh")
    assert (play.t.lairs[0], play.t.discards[LAIRS]) == (NOTHING, [play.box.card(LAIR)])
    assert play.faults() == []


def soundly(play: Play, *keys: str) -> Play:
    """Choose these one after another; every position on the way is sound."""
    for key in keys:
        play.choose(key)
        assert play.faults() == [], f"after {key}"
    return play


@pytest.mark.parametrize("ending", ["escape", "ko", "defeat"])
def test_every_position_of_a_whole_showdown_is_sound(ending: str) -> None:
    play = begin(make_evil(at_the_lair(*QUIET[:3]).secret("lord-hanbrook", "blowhard").carry(0, "horse"), "sophie"))
    assert (play.faults(), play.ask) == ([], "ask-invite")
    blows(play, hits=1, wounds=1, elders="x", more=given(play, "lord-hanbrook"))
    soundly(play, "elder:lord-hanbrook", "pass")
    assert play.ask == "ask-aim"
    soundly(play, "amount:1")
    assert (state(play, "sophie"), play.t.wounds[0], play.ask) == ("evil-dead", 1, "ask-fight-on")
    soundly(play, "fight-on")
    assert play.ask == "ask-send-home"
    soundly(blows(play, hits=1, elders="."), "pass")
    assert (play.t.villain_hurt, play.ask) == (1, "ask-fight-on")
    if ending == "escape":
        soundly(play, "escape:marsh")
        assert (play.at_rest, state(play, "lord-hanbrook")) == (True, "town")
    elif ending == "ko":
        soundly(last_legs(play), "fight-on")
        soundly(blows(play, wounds=1, elders=".").dice(1), "pass")
        assert (play.t.down[0], play.at_rest, in_showdown(play)) == (1, True, False)
    else:
        soundly(nearly_beaten(play), "fight-on")
        soundly(blows(play, hits=1, elders="."), "pass")
        assert (play.ask, play.t.outcome is not None) == ("", True)


@rule("ATE-SHOW-16")
def test_a_hit_must_come_through_the_mist_of_the_vampire_and_through_that_of_its_lair() -> None:
    play = at_the_lair(lair="hall-of-mirrors", villain="vampire")
    begin(play)
    mine, theirs = fight_dice(play.t, 0), enemy_dice(play.t, VILLAIN)
    # All hit; of the mist's dice the first three let one hit pass each, and of the mirrors' three dice one is a 6.
    play.dice(*[6] * mine, *[5] * (mine - 3), 1, 1, 1, 6, 1, 1, *[1] * theirs)
    invite(play)
    assert (play.t.villain_hurt, play.fate.dice) == (2, [])
