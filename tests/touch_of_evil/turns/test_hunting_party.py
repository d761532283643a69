"""The Hunting Party: who comes along, what the Secrets say, what becomes of the Elders (ATE-SHOW, ATE-FAQ)."""

from __future__ import annotations

import pytest

from duskbox.cli.output import translations
from duskbox.games.touch_of_evil.effects.dice import AddDice
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.fight.combat import fight_dice
from duskbox.games.touch_of_evil.rules.rolls import FIRST_ELDER, current_roll
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ABROAD,
    DEAD,
    NO_HERO,
    NOTHING,
    R_ENEMY,
    R_FIGHT,
    S_VILLAIN_COMBAT,
    SECRETS,
    UNTIL_SHOWDOWN,
)
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.showdowns import (
    at_the_lair,
    begin,
    blows,
    dice_rolled,
    duel,
    given,
    invite,
    last_legs,
    make_evil,
    nearly_beaten,
    order,
    sheet,
    state,
)

ELDERS = ("lord-hanbrook", "lady-hanbrook", "reverend-harding", "doctor-manning", "magistrate-kroft", "sophie")
#: A Mystery that remains in play and changes nothing in a fight.
MYSTERY = "barred-shutters"


def villain_dice(play: Play, number: int) -> Play:
    """The Villain fights with this number of dice in this Showdown."""
    play.t.last(S_VILLAIN_COMBAT, NO_HERO, number - play.t.villain_combat(), UNTIL_SHOWDOWN)
    return play


# Step 2: forming the party


@rule("ATE-SHOW-05")
def test_up_to_two_elders_may_be_invited_or_one_or_none() -> None:
    play = begin(at_the_lair())
    assert (play.ask, play.keys) == ("ask-invite", [*[f"elder:{elder}" for elder in ELDERS], "pass"])
    blows(play).choose("pass")
    assert play.events("invited") == []

    play = begin(at_the_lair().secret("sophie"))
    play.choose("elder:sophie")
    assert "pass" in play.keys, "one is enough"

    play = invite(blows(begin(at_the_lair()), elders=".."), "lady-hanbrook", "sophie")
    assert len(play.events("invited")) == 2
    assert play.ask == "ask-fight-on", "no one asks for a third"


@rule("ATE-SHOW-05")
def test_dead_and_evil_elders_are_not_invited() -> None:
    play = make_evil(at_the_lair(), "sophie")
    play.t.elders[play.elder("lady-hanbrook")] = DEAD
    begin(play)
    others = ["lord-hanbrook", "reverend-harding", "doctor-manning", "magistrate-kroft"]
    assert play.keys == [*[f"elder:{elder}" for elder in others], "pass"]


@rule("ATE-SHOW-06")
def test_the_hero_has_the_abilities_of_the_elders_beside_it() -> None:
    play = begin(at_the_lair())
    plain, more = fight_dice(play.t, 0), given(play, "lord-hanbrook")
    assert more > 0
    blows(play, elders=".", more=more)
    invite(play, "lord-hanbrook")
    assert fight_dice(play.t, 0) == plain + more
    assert play.events("stands-by") == [{"elder": "@elder-lord-hanbrook", "hero": "@hero-thomas"}]


@rule("ATE-SHOW-06")
def test_an_ability_that_is_used_in_a_window_is_offered_too() -> None:
    play = begin(at_the_lair())
    play.dice(*[1] * fight_dice(play.t, 0))
    invite(play, "magistrate-kroft")
    assert (play.ask, play.keys) == ("ask-window-roll", ["use:magistrate-kroft", "pass"])


# Step 3: their Secrets


@rule("ATE-SHOW-07")
def test_all_secrets_of_every_elder_in_the_party_are_read_aloud_and_no_others() -> None:
    play = at_the_lair().secret("sophie", "blowhard", "inner-strength").secret("lady-hanbrook", "drunkard")
    play.secret("lord-hanbrook", "old-war-crime", seen=1)
    invite(blows(begin(play), elders=".."), "lady-hanbrook", "sophie").passes()
    assert play.events("secret-revealed") == [
        {"elder": "@elder-lady-hanbrook", "card": "@card-drunkard"},
        {"elder": "@elder-sophie", "card": "@card-blowhard"},
        {"elder": "@elder-sophie", "card": "@card-inner-strength"},
    ]
    assert [secrets(play, elder, 1) for elder in ("sophie", "lord-hanbrook")] == [
        ["blowhard", "inner-strength"],
        [None],
    ]


def secrets(play: Play, elder: str, seat: int) -> list[object]:
    pieces = play.view(seat)["pieces"]
    assert isinstance(pieces, dict)
    return [secret["card"] for secret in pieces["elders"][play.elder(elder)]["secrets"]]


@rule("ATE-SHOW-07")
def test_what_a_secret_does_when_it_is_revealed_happens_to_the_hero_it_stands_by() -> None:
    play = begin(at_the_lair().secret("sophie", "drunkard"))
    assert play.t.investigation[0] == 0
    invite(blows(play, elders="."), "sophie")
    assert play.t.investigation[0] > 0


@rule("ATE-SHOW-08", "ATE-ELDER-06")
def test_an_elder_whose_secret_is_evil_changes_sides_at_once() -> None:
    play = begin(at_the_lair().secret("sophie", "blowhard", "servant-of-darkness"))
    plain = play.t.villain_combat()
    invite(play, "sophie")
    assert (state(play, "sophie"), play.t.secrets[play.elder("sophie")]) == ("evil", [])
    assert sorted(play.t.discards[SECRETS]) == sorted(
        play.box.card(name) for name in ("blowhard", "servant-of-darkness")
    )
    assert (play.ask, play.t.villain_combat()) == ("ask-aim", plain + 1), "it fights against the Hero already"
    play.dice(*[1] * (fight_dice(play.t, 0) + plain + 1)).choose("amount:0")
    assert play.fate.dice == [], "no die was rolled at an Elder"


@rule("ATE-SHOW-09")
def test_an_elder_that_turns_evil_is_not_replaced() -> None:
    play = begin(at_the_lair().secret("lady-hanbrook", "servant-of-darkness"))
    play.secret("sophie").choose("elder:lady-hanbrook", "elder:sophie")
    assert play.ask == "ask-aim", "the fight begins, with no one in her place"
    assert [state(play, elder) for elder in ("lady-hanbrook", "sophie", "lord-hanbrook")] == ["evil", "party", "town"]


# The Villain's dice


@rule("ATE-SHOW-19")
@pytest.mark.parametrize(("elders", "wounds"), [("..", 1), ("x.", 0), (".x", 1), ("xx", 1)])
def test_one_die_is_rolled_at_each_elder_and_the_rest_at_the_hero(elders: str, wounds: int) -> None:
    play = begin(at_the_lair())
    invite(blows(play, wounds=wounds, elders=elders), "lady-hanbrook", "sophie").passes()
    assert [state(play, "lady-hanbrook"), state(play, "sophie")] == [
        "dead" if die == "x" else "party" for die in elders
    ]
    assert (play.t.wounds[0], dice_rolled(play, R_ENEMY)) == (wounds, [play.t.villain_combat()])
    assert play.fate.dice == []


@rule("ATE-OPEN-26", "ATE-SHOW-19")
@ruling("dice-at-elders", "one-each")
def test_the_dice_at_the_party_are_part_of_the_villains_dice() -> None:
    play = begin(at_the_lair(rulings={"dice-at-elders": "one-each"}))
    invite(blows(play, elders=".x"), "lady-hanbrook", "sophie")
    assert dice_rolled(play, R_ENEMY) == [play.t.villain_combat()]
    assert (state(play, "lady-hanbrook"), state(play, "sophie"), play.t.wounds[0]) == ("party", "dead", 0)


@rule("ATE-OPEN-26")
@ruling("dice-at-elders", "all-at-each")
def test_by_the_ruling_all_dice_are_rolled_at_each_elder_and_again_at_the_hero() -> None:
    play = begin(at_the_lair(rulings={"dice-at-elders": "all-at-each"}))
    full = play.t.villain_combat()
    play.dice(*[1] * fight_dice(play.t, 0), *[1] * full, *[1] * (full - 1), 6, *[1] * (full - 1), 6)
    invite(play, "lady-hanbrook", "sophie").passes()
    assert dice_rolled(play, R_ENEMY) == [3 * full]
    assert (state(play, "lady-hanbrook"), state(play, "sophie"), play.t.wounds[0]) == ("party", "dead", 1)


@rule("ATE-OPEN-26")
def test_with_fewer_dice_than_elders_the_first_player_picks_the_target() -> None:
    play = villain_dice(begin(at_the_lair()), 1)
    play.t.first = 1
    play.dice(*[1] * fight_dice(play.t, 0))
    invite(play, "lady-hanbrook", "sophie")
    assert (play.ask, play.seat, play.keys) == ("ask-target-elder", 1, ["elder:lady-hanbrook", "elder:sophie"])
    play.dice(6).choose("elder:sophie")
    assert (state(play, "lady-hanbrook"), state(play, "sophie"), play.t.wounds[0]) == ("party", "dead", 0)


@rule("ATE-OPEN-26")
def test_a_villain_without_dice_aims_at_no_one() -> None:
    play = villain_dice(begin(at_the_lair()), 0)
    invite(play.dice(*[1] * fight_dice(play.t, 0)), "lady-hanbrook", "sophie")
    assert (play.ask, dice_rolled(play, R_ENEMY)) == ("ask-fight-on", [0])


def interject(play: Play, effect: Effect) -> Play:
    """In the window that is open a player does something that is on no card of ours."""
    effect.number = len(play.box.effects)
    play.box.effects.append(effect)
    window = play.t.stack[-1]
    window.stage = "begin"
    play.t.decision = None
    play.t.stack.append(Do(effect.number, 0))
    play.t.start(play.fate)
    return play


@rule("ATE-OPEN-26")
def test_dice_that_the_villain_gains_later_go_at_the_hero() -> None:
    play = begin(at_the_lair().carry(0, "torch"))
    invite(blows(play, wounds=1, elders="."), "sophie")
    assert play.ask == "ask-window-roll"
    interject(play.dice(6), AddDice(1, "enemy", "fight"))
    roll = current_roll(play.t)
    assert roll is not None
    assert roll.aims == [FIRST_ELDER + play.elder("sophie"), *[0] * play.t.villain_combat()]
    play.choose("pass")
    assert (state(play, "sophie"), play.t.wounds[0]) == ("party", 2)


# Wounds of Elders


@rule("ATE-SHOW-20")
def test_one_wound_kills_an_elder_but_lord_hanbrook_survives_one() -> None:
    play = begin(at_the_lair())
    invite(blows(play, elders="xx", more=given(play, "lord-hanbrook")), "lord-hanbrook", "sophie")
    assert (state(play, "sophie"), state(play, "lord-hanbrook")) == ("dead", "party")
    assert play.t.elder_hurt[play.elder("lord-hanbrook")] == 1
    blows(play, elders="x").choose("fight-on", "pass")
    assert state(play, "lord-hanbrook") == "dead", "his second is his last"
    assert [elder.name for elder in play.box.elders if elder.wounds > 1] == ["lord-hanbrook"]


@rule("ATE-SHOW-20", "ATE-ELDER-15")
def test_an_elder_killed_in_a_showdown_moves_the_marker_too() -> None:
    play = begin(at_the_lair().marker(15))
    invite(blows(play, elders="x"), "sophie")
    assert play.t.marker == 13


def pounced_on(elder: str, play: Play) -> Play:
    """The Werewolf strikes before the Hero answers: it hits the Elder and misses the Hero, who misses too."""
    play.dice(6, *[1] * (play.t.villain_combat() - 1), *[1] * fight_dice(play.t, 0))
    return invite(play, elder)


@rule("ATE-OPEN-21", "ATE-ELDER-15", "ATE-SHOW-20")
def test_by_a_villain_that_strikes_first_an_elder_is_killed_before_the_hero_answers() -> None:
    play = pounced_on("sophie", begin(at_the_lair(villain="werewolf")).marker(15))
    assert order(play, "elder-died", "rolled") == ["rolled", "elder-died", "rolled"]
    assert (play.ask, state(play, "sophie"), play.t.marker) == ("ask-fight-on", "dead", 13), "and she dies only once"


@rule("ATE-OPEN-21", "ATE-ELDER-15", "ATE-SHOW-20")
def test_darkness_that_falls_by_such_a_death_comes_before_the_heros_last_blow() -> None:
    play = nearly_beaten(begin(at_the_lair(villain="werewolf")).marker(2))
    play.dice(6, *[1] * (play.t.villain_combat() - 1), *[6] * fight_dice(play.t, 0))
    invite(play, "sophie")
    assert play.t.outcome is not None
    assert (play.t.outcome.name, dice_rolled(play, R_FIGHT)) == ("darkness", [])


@rule("ATE-SHOW-20", "ATE-SHOW-06")
def test_an_elder_killed_before_the_hero_answers_does_not_help_with_the_answer() -> None:
    play = begin(at_the_lair(villain="werewolf"))
    mine, more = fight_dice(play.t, 0), given(play, "lord-hanbrook")
    play.dice(6, *[1] * (play.t.villain_combat() - 1), *[1] * (mine + more))
    invite(play, "lord-hanbrook")
    play.dice(6, *[1] * (play.t.villain_combat() - 1), *[1] * mine).choose("fight-on", "pass")
    assert (state(play, "lord-hanbrook"), dice_rolled(play, R_FIGHT)) == ("dead", [mine + more, mine])


@rule("ATE-SHOW-21")
def test_wounds_on_elders_may_be_prevented_by_a_card() -> None:
    play = begin(at_the_lair().hold(1, "not-while-i-stand"))
    invite(blows(play, elders="x"), "sophie")
    assert (play.ask, play.seat) == ("ask-window-wounds", 1)
    play.choose("play:not-while-i-stand")
    assert (state(play, "sophie"), play.ask) == ("party", "ask-fight-on")


@rule("ATE-SHOW-21")
def test_wounds_on_elders_may_be_prevented_by_a_secret() -> None:
    play = begin(at_the_lair().secret("sophie", "charmed-life"))
    invite(blows(play, elders="x"), "sophie")
    assert (play.ask, play.keys) == ("ask-window-wounds", ["use:charmed-life", "pass"])
    play.choose("use:charmed-life")
    assert (state(play, "sophie"), play.ask) == ("party", "ask-fight-on")


# Going home


@rule("ATE-SHOW-29")
def test_from_the_second_round_on_elders_may_be_sent_back_to_town() -> None:
    play = duel(party=("lady-hanbrook", "sophie"))
    assert order(play, "showdown-round", "exchange") == ["showdown-round", "exchange", "showdown-round"]
    play.choose("fight-on")
    assert (play.ask, play.keys) == ("ask-send-home", ["dismiss:lady-hanbrook", "dismiss:sophie", "pass"])
    play.choose("dismiss:sophie")
    assert play.keys == ["dismiss:lady-hanbrook", "pass"], "any of them"
    blows(play).choose("dismiss:lady-hanbrook")
    assert [state(play, elder) for elder in ("lady-hanbrook", "sophie")] == ["town", "town"]
    assert play.fate.dice == [], "and all dice were rolled at the Hero"


@rule("ATE-SHOW-30")
def test_an_elder_sent_back_no_longer_helps_and_cannot_return() -> None:
    play = duel(party=("lord-hanbrook", "sophie"))
    assert fight_dice(play.t, 0) == sheet(play, 0, "combat") + given(play, "lord-hanbrook")
    play.choose("fight-on", "dismiss:lord-hanbrook")
    assert fight_dice(play.t, 0) == sheet(play, 0, "combat")
    blows(play, elders=".").choose("pass").choose("fight-on")
    assert play.keys == ["dismiss:sophie", "pass"], "no one can be invited any more"


@rule("ATE-SHOW-31")
@pytest.mark.parametrize("way", ["escape", "ko"])
def test_when_the_showdown_ends_the_living_elders_go_home_by_themselves(way: str) -> None:
    play = duel(party=("lady-hanbrook", "sophie"))
    if way == "escape":
        play.choose("escape:marsh")
    else:
        play.choose("fight-on")
        blows(last_legs(play), wounds=1, elders=".x").dice(1).choose("pass").passes()
    assert play.at_rest
    assert [state(play, elder) for elder in ("lady-hanbrook", "sophie")] == [
        "town",
        "town" if way == "escape" else "dead",
    ]
    assert play.t.elder_with[play.elder("lady-hanbrook")] == NO_HERO


# Questions and answers


@rule("ATE-FAQ-03")
def test_sophies_ability_works_from_the_moment_the_secrets_are_revealed() -> None:
    play = begin(at_the_lair().remains(MYSTERY).secret("sophie", "blowhard"))
    assert play.ask == "ask-invite", "not before"
    invite(play, "sophie")
    assert (play.ask, play.keys) == ("ask-window-showdown-step", ["use:sophie", "pass"])
    assert order(play, "secret-revealed", "showdown-round") == ["secret-revealed"]
    blows(play, elders=".").choose("use:sophie")
    assert play.t.in_play == []


@rule("ATE-FAQ-03", "ATE-SHOW-08")
def test_a_sophie_who_turns_out_evil_helps_no_one() -> None:
    play = begin(at_the_lair().remains(MYSTERY).secret("sophie", "servant-of-darkness"))
    invite(play, "sophie")
    assert play.ask == "ask-aim"


@rule("ATE-FAQ-04")
def test_a_cowardly_sophie_can_still_help_before_she_runs() -> None:
    play = begin(at_the_lair().remains(MYSTERY).secret("sophie", "coward"))
    invite(play, "sophie").choose("pass")
    assert (play.ask, play.keys) == ("ask-window-showdown-step", ["use:sophie", "pass"]), "the last moment"
    assert (dice_rolled(play, R_ENEMY), state(play, "sophie")) == ([], "party")
    blows(play.dice(3)).choose("use:sophie")
    assert (play.t.in_play, state(play, "sophie")) == ([], "town")
    assert play.fate.dice == []


@rule("ATE-FAQ-04")
def test_a_cowardly_sophie_may_stay() -> None:
    play = begin(at_the_lair().secret("sophie", "coward"))
    # The coward's die comes before the exchange, and again before the next.
    invite(blows(play.dice(4), elders=".").dice(1), "sophie")
    assert (play.ask, state(play, "sophie")) == ("ask-fight-on", "town")
    assert len(play.events("elder-home")) == 1


def wounded_lord(*cards: str, seat: int = 0) -> Play:
    """Lord Hanbrook has survived a Wound in the first exchange; a player holds Event cards."""
    play = begin(at_the_lair().hold(seat, *cards))
    invite(blows(play, elders="x", more=given(play, "lord-hanbrook")), "lord-hanbrook")
    assert play.ask in ("ask-fight-on", "ask-window-fight-round")
    assert play.t.elder_hurt[play.elder("lord-hanbrook")] == 1
    return play


@rule("ATE-FAQ-05")
def test_a_wounded_lord_hanbrook_heals_when_he_goes_back_to_town() -> None:
    play = wounded_lord().choose("escape:marsh")
    assert (state(play, "lord-hanbrook"), play.t.elder_hurt[play.elder("lord-hanbrook")]) == ("town", 0)
    play = wounded_lord().choose("fight-on")
    blows(play, more=-given(play, "lord-hanbrook")).choose("dismiss:lord-hanbrook")
    assert play.t.elder_hurt[play.elder("lord-hanbrook")] == 0


@rule("ATE-FAQ-06")
def test_between_fight_rounds_lord_hanbrook_is_healed_like_a_hero() -> None:
    play = wounded_lord("blood-transfusion")
    assert (play.ask, play.t.wounds[0]) == ("ask-window-fight-round", 0)
    blows(play, elders="x").choose("play:blood-transfusion", "fight-on", "pass")
    assert play.events("elder-healed") == [{"elder": "@elder-lord-hanbrook"}]
    assert state(play, "lord-hanbrook") == "party", "so he survives another Wound"


@rule("ATE-FAQ-06")
def test_if_hero_and_lord_are_both_wounded_the_heros_player_says_who_is_healed() -> None:
    play = wounded_lord("blood-transfusion", seat=1).hurt(0, 1)
    assert play.seat == 1
    play.choose("play:blood-transfusion")
    assert (play.ask, play.seat, play.keys) == ("ask-heal-whom", 0, ["hero:0", "elder:lord-hanbrook"])
    play.choose("elder:lord-hanbrook")
    assert (play.t.wounds[0], play.t.elder_hurt[play.elder("lord-hanbrook")]) == (1, 0)
    play = wounded_lord("blood-transfusion").hurt(0, 1).choose("play:blood-transfusion", "hero:0")
    assert (play.t.wounds[0], play.t.elder_hurt[play.elder("lord-hanbrook")]) == (0, 1)


@rule("ATE-FAQ-06")
def test_in_the_midst_of_an_exchange_only_heroes_are_healed() -> None:
    play = wounded_lord("back-from-the-brink").choose("fight-on")
    blows(last_legs(play), wounds=1, elders=".").choose("pass")
    assert play.ask == "ask-window-ko"
    play.choose("play:back-from-the-brink")
    assert (play.ask, play.t.down[0]) == ("ask-fight-on", 0), "no one was asked whom to heal"
    assert play.t.elder_hurt[play.elder("lord-hanbrook")] == 1


@rule("ATE-FAQ-07")
@pytest.mark.parametrize("protector", ["lady-hanbrook", "doctor-manning"])
def test_lady_hanbrook_and_doctor_manning_protect_heroes_and_no_other_elder(protector: str) -> None:
    play = begin(at_the_lair()).purse(0, 9)
    invite(blows(play, elders=".x"), protector, "sophie")
    assert (play.ask, state(play, "sophie")) == ("ask-fight-on", "dead"), "no one was asked"
    play = begin(at_the_lair()).purse(0, 9)
    invite(blows(play, wounds=1, elders=".."), protector, "sophie")
    assert (play.ask, play.keys) == ("ask-window-wounds", [f"use:{protector}", "pass"])
    play.choose(f"use:{protector}")
    assert play.t.wounds[0] == 0


@rule("ATE-FAQ-08")
def test_the_torch_re_rolls_hits_on_elders_too() -> None:
    play = begin(at_the_lair().carry(0, "torch"))
    invite(blows(play, wounds=1, elders="x"), "sophie")
    assert (play.ask, play.keys) == ("ask-window-roll", ["use:torch", "pass"])
    play.dice(1, 6).choose("use:torch")
    assert (state(play, "sophie"), play.t.wounds[0]) == ("party", 1), "the first die was hers, the second the Hero's"
    assert play.fate.dice == []


# On the Hunt


def hunting(rulings: dict[str, str] | None = None) -> Play:
    """Sophie hunts a Minion at the Windmill when the first Hero begins its Showdown."""
    play = at_the_lair(rulings=rulings).minion("ghost-soldier", "windmill")
    sophie = play.elder("sophie")
    play.t.elders[sophie], play.t.elder_at[sophie] = ABROAD, play.space("windmill")
    return play.secret("sophie")


@rule("ATE-SHOW-05", "ATE-OPEN-45")
@ruling("elders-on-the-hunt", "may-be-invited")
def test_an_elder_who_is_on_the_hunt_leaves_it_for_a_hunting_party_and_goes_home_afterwards() -> None:
    play = begin(hunting())
    invite(blows(play, elders="."), "sophie")
    sophie = play.elder("sophie")
    assert (state(play, "sophie"), play.t.elder_at[sophie], play.t.elder_with[sophie]) == ("party", NOTHING, 0)
    play.choose(next(key for key in play.keys if key.startswith("escape:")))
    assert (state(play, "sophie"), play.t.elder_at[sophie], play.at_rest) == ("town", NOTHING, True)


@rule("ATE-OPEN-45")
@ruling("elders-on-the-hunt", "stay-out")
def test_by_the_other_reading_only_elders_in_town_are_invited() -> None:
    play = begin(hunting({"elders-on-the-hunt": "stay-out"}))
    assert (play.ask, "elder:sophie" in play.keys, len(play.keys)) == ("ask-invite", False, len(play.box.elders))


@rule("ATE-OPEN-45")
@pytest.mark.parametrize(("value", "says"), [("may-be-invited", "may still be invited"), ("stay-out", "cannot be")])
def test_the_secret_on_the_hunt_says_whether_the_elder_may_be_invited(value: str, says: str) -> None:
    words = translations("en", GAME)
    setup = GAME.setup(None, {"elders-on-the-hunt": value})
    card = next(card for card in GAME.components.cards(setup) if card.name == "@card-on-the-hunt")
    assert says in words.tell(card.sentences[-1])
