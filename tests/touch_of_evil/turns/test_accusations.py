"""Step 4 of a Showdown: the others may accuse Elders of being evil (ATE-SHOW-10 to ATE-SHOW-15)."""

from __future__ import annotations

from duskbox.core.table import EVERYONE
from duskbox.games.touch_of_evil.rules.elders import RevealSecrets
from duskbox.games.touch_of_evil.rules.vocabulary import DEAD, NO_HERO, S_LOOK_PRICE, UNTIL_ROUND
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule, ruling
from tests.touch_of_evil.showdowns import QUIET, at_the_lair, begin, blows, invite, make_evil, state

ELDERS = ("lord-hanbrook", "lady-hanbrook", "reverend-harding", "doctor-manning", "magistrate-kroft", "sophie")


def accusing(*purses: int, first: int = 0, rulings: dict[str, str] | None = None) -> Play:
    """The first Hero's Showdown has come to the accusations; the others have so much Investigation."""
    play = at_the_lair(*QUIET[: len(purses) + 1], rulings=rulings)
    play.t.first = first
    for seat, purse in enumerate(purses):
        play.purse(seat + 1, purse)
    return play


@rule("ATE-SHOW-10", "ATE-OPEN-25")
def test_every_other_player_may_accuse_in_turn_order_from_the_first_player() -> None:
    play = begin(accusing(2, 2, 2, first=2))
    invite(play)
    asked: list[int] = []
    blows(play)
    while play.ask == "ask-accuse":
        asked.append(play.seat)
        play.choose("pass")
    assert asked == [2, 3, 1], "all but the one whose Showdown it is"
    assert play.ask == "ask-fight-on", "no one has to"


@rule("ATE-SHOW-11")
def test_an_accuser_names_an_elder_and_pays_the_price_of_a_look_out_of_turn() -> None:
    play = invite(begin(accusing(5).secret("sophie", "servant-of-darkness")))
    assert (play.ask, play.seat, play.keys) == ("ask-accuse", 1, [*[f"accuse:{elder}" for elder in ELDERS], "pass"])
    play.choose("accuse:sophie")
    assert play.t.investigation[1] == 3
    assert play.events("accused") == [{"hero": "@hero-katarina", "elder": "@elder-sophie"}]
    assert play.events("secret-revealed") == [{"elder": "@elder-sophie", "card": "@card-servant-of-darkness"}]


@rule("ATE-SHOW-11")
def test_the_price_changes_with_the_price_of_a_look() -> None:
    play = begin(accusing(2).secret("sophie", "servant-of-darkness"))
    play.t.last(S_LOOK_PRICE, NO_HERO, 1, UNTIL_ROUND)
    invite(blows(play))
    assert play.ask == "ask-fight-on", "two are not enough for three"
    play = begin(accusing(3).secret("sophie", "servant-of-darkness"))
    play.t.last(S_LOOK_PRICE, NO_HERO, 1, UNTIL_ROUND)
    invite(play).choose("accuse:sophie")
    assert play.t.investigation[1] == 0


@rule("ATE-SHOW-12")
def test_an_accused_elder_that_is_evil_joins_the_villain_at_once() -> None:
    play = invite(begin(accusing(2).secret("sophie", "servant-of-darkness")))
    plain = play.t.villain_combat()
    play.choose("accuse:sophie")
    assert (state(play, "sophie"), play.t.villain_combat()) == ("evil", plain + 1)
    assert play.ask == "ask-aim", "it fights in this very Showdown"


@rule("ATE-SHOW-12", "ATE-SHOW-13")
def test_a_right_accuser_keeps_the_rest_of_its_investigation() -> None:
    play = accusing(6, 6).secret("sophie", "servant-of-darkness").secret("lady-hanbrook", "blowhard")
    invite(begin(play)).choose("accuse:sophie")
    assert (play.t.investigation[1:], play.ask, play.seat) == ([4, 6], "ask-accuse", 2)
    assert "accuse:sophie" not in play.keys, "an evil Elder needs no accuser"


@rule("ATE-SHOW-10", "ATE-OPEN-25")
@ruling("accusations", "one-each")
def test_each_other_player_makes_one_accusation() -> None:
    play = accusing(6, 2).secret("sophie", "servant-of-darkness").secret("lady-hanbrook", "shadow-puppet")
    invite(begin(play)).choose("accuse:sophie")
    assert (play.ask, play.seat) == ("ask-accuse", 2)
    play.choose("accuse:lady-hanbrook")
    assert (play.ask, play.t.investigation[1:]) == ("ask-aim", [4, 0]), "the first could pay for another"


@rule("ATE-SHOW-12", "ATE-OPEN-25")
@ruling("accusations", "any-number")
def test_by_the_other_reading_a_right_accuser_may_go_on() -> None:
    play = accusing(6, rulings={"accusations": "any-number"})
    invite(begin(play.secret("sophie", "servant-of-darkness").secret("lady-hanbrook", "blowhard")))
    play.choose("accuse:sophie")
    assert (play.t.investigation[1], play.ask, play.seat) == (4, "ask-accuse", 1)
    assert "accuse:sophie" not in play.keys, "an evil Elder needs no accuser"


@rule("ATE-SHOW-13")
def test_a_wrong_accuser_loses_all_remaining_investigation() -> None:
    play = invite(begin(accusing(9).secret("sophie", "blowhard")))
    blows(play).choose("accuse:sophie")
    assert (play.t.investigation[1], state(play, "sophie")) == (0, "town")
    assert play.events("wrongly-accused") == [{"hero": "@hero-katarina", "elder": "@elder-sophie"}]
    assert play.ask == "ask-fight-on", "and can accuse no one else"


@rule("ATE-SHOW-14")
def test_the_secrets_of_a_wrongly_accused_elder_stay_face_up_beneath_it() -> None:
    play = invite(begin(accusing(2, 2).secret("sophie", "blowhard", "inner-strength")))
    play.choose("accuse:sophie")
    sophie = play.elder("sophie")
    assert play.t.secrets[sophie] == [play.box.card("blowhard"), play.box.card("inner-strength")]
    assert play.t.seen[sophie] == [EVERYONE, EVERYONE]
    assert (play.seat, "accuse:sophie" in play.keys) == (2, False), "there is nothing left to reveal"


@rule("ATE-SHOW-15")
def test_no_one_accuses_in_cooperative_play() -> None:
    play = at_the_lair(*QUIET[:3], mode="cooperative").purse(1, 2).purse(2, 2)
    invite(blows(begin(play)))
    assert play.ask == "ask-fight-on"
    assert play.t.investigation[1:] == [2, 2]


@rule("ATE-OPEN-25")
@ruling("accusations", "any-number")
def test_then_accusations_are_made_one_at_a_time_until_all_pass_in_a_row() -> None:
    play = accusing(6, 2, rulings={"accusations": "any-number"})
    play.secret("sophie", "servant-of-darkness").secret("lady-hanbrook", "shadow-puppet")
    invite(begin(play)).choose("accuse:sophie")
    assert play.seat == 2, "then the next"
    play.choose("pass")
    assert play.seat == 1, "and round again"
    play.choose("accuse:lady-hanbrook")
    assert play.seat == 2
    play.choose("pass")
    assert play.seat == 1
    play.choose("pass")
    assert play.ask == "ask-aim"
    assert [play.t.investigation[seat] for seat in (1, 2)] == [2, 2]


@rule("ATE-OPEN-25", "ATE-ELDER-13")
def test_a_dead_elder_can_be_accused_and_may_have_faked_its_death() -> None:
    play = accusing(2).secret("sophie", "servant-of-darkness")
    play.t.elders[play.elder("sophie")] = DEAD
    invite(begin(play)).choose("accuse:sophie")
    assert state(play, "sophie") == "evil"


@rule("ATE-OPEN-25")
def test_evil_elders_and_those_whose_secrets_lie_open_cannot_be_accused() -> None:
    play = make_evil(accusing(2).secret("lady-hanbrook", "blowhard", seen=EVERYONE).secret("doctor-manning"), "sophie")
    invite(begin(play), "magistrate-kroft")
    assert play.keys == ["accuse:lord-hanbrook", "accuse:reverend-harding", "pass"], "the Hunting Party hides nothing"


@rule("ATE-OPEN-25")
def test_a_ko_d_hero_and_one_without_the_price_are_not_asked() -> None:
    play = accusing(2, 1, 2).down(1)
    invite(begin(play))
    assert (play.ask, play.seat) == ("ask-accuse", 3)
    blows(play).choose("pass")
    assert play.ask == "ask-fight-on"


@rule("ATE-SHOW-10", "ATE-OPEN-35")
def test_in_team_play_only_the_other_teams_accuse() -> None:
    play = at_the_lair(*QUIET, mode="team")
    for seat in (1, 2, 3):
        play.purse(seat, 2)
    begin(play)
    assert (play.ask, play.seat) == ("ask-invite", 0), "two are not enough for a friend to join"
    invite(play)
    assert (play.ask, play.seat) == ("ask-accuse", 2)
    play.choose("pass")
    assert (play.ask, play.seat) == ("ask-accuse", 3)


@rule("ATE-OPEN-23", "ATE-SHOW-12")
@ruling("evil-secrets", "named-moments")
def test_an_elder_whose_evil_secret_lies_open_can_be_accused_where_that_has_not_turned_it_yet() -> None:
    play = accusing(2, rulings={"evil-secrets": "named-moments"}).secret("sophie", "servant-of-darkness")
    begin(play.run(RevealSecrets(play.elder("sophie"))))
    assert state(play, "sophie") == "town"
    invite(play).choose("accuse:sophie")
    assert (state(play, "sophie"), play.events("wrongly-accused")) == ("evil", [])
