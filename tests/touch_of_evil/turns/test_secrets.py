"""The Secrets of the advanced game: Reveal Immediately, and looks Without Revealing (ATE-SECR)."""

from __future__ import annotations

from typing import cast

import pytest

from duskbox.games.touch_of_evil.effects.elders import LookAt
from duskbox.games.touch_of_evil.rules.elders import LookAtSecrets
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import COMBAT, SECRET, SECRETS
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule
from tests.touch_of_evil.scenes import CAST

TRIFLE = "blowhard"


def advanced(number: int = 3, mode: str = "competitive") -> Play:
    return Play(*CAST[:number], mode=mode, secrets="on")


def elder_of(play: Play, seat: int) -> dict[str, object]:
    pieces = cast(dict[str, list[dict[str, object]]], play.view(seat)["pieces"])
    return next(each for each in pieces["elders"] if each["name"] == "sophie")


def known(play: Play, seat: int) -> list[object]:
    """Sophie's Secrets as a seat knows them."""
    return [secret["card"] for secret in cast(list[dict[str, object]], elder_of(play, seat)["secrets"])]


def look(play: Play, seat: int, quietly: bool = False) -> Play:
    return play.run(LookAtSecrets(seat, play.elder("sophie"), quietly))


@rule("ATE-SECR-01")
def test_with_all_secrets_in_use_8_more_are_shuffled_in() -> None:
    play = advanced()
    more = [card for card in play.box.cards if card.kind == SECRET and card.advanced]
    assert sum(card.copies for card in more) == 8
    assert all(play.t.pools[SECRETS].count(card.number) == card.copies for card in more)
    without = Play(*CAST[:3])
    assert all(card.number not in without.t.pools[SECRETS] for card in more)
    assert len(play.t.pools[SECRETS]) == len(without.t.pools[SECRETS]) + 8
    assert Play(*CAST[:3], level="advanced").t.pools[SECRETS] == play.t.pools[SECRETS]


@rule("ATE-SECR-02")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_who_looks_at_a_secret_marked_reveal_immediately_must_read_it_out(mode: str) -> None:
    play = advanced(4, mode).put(0, "road-1").purse(0, 9).secret("sophie", TRIFLE, "hero-of-the-people")
    play.run(Actions(0)).choose("look:sophie")
    assert play.ask == "ask-action", "the looker is not asked whether"
    for seat in (-1, 0, 2):
        assert known(play, seat)[1] == "hero-of-the-people"
    assert known(play, 0)[0] == TRIFLE
    assert known(play, 2)[0] == (TRIFLE if mode == "cooperative" else None), "other Secrets are read out only there"


@rule("ATE-SECR-02")
def test_a_secret_without_that_mark_is_not_read_out() -> None:
    play = look(advanced().secret("sophie", TRIFLE, "servant-of-darkness"), 0)
    assert known(play, 1) == [None, None]
    assert play.at_rest


@rule("ATE-SECR-02")
def test_what_all_know_is_not_read_out_again() -> None:
    play = look(look(advanced().secret("sophie", "hero-of-the-people"), 0), 1)
    assert len(play.events("secret-revealed")) == 1
    assert len(play.events("elder-joins")) == 1


@rule("ATE-SECR-03")
def test_such_a_secret_puts_the_elder_on_the_board() -> None:
    play = advanced().minion("bats", "manor").minion("bats", "windmill").secret("sophie", "on-the-hunt")
    look(play, 0)
    assert (play.ask, play.seat, set(play.keys)) == ("ask-hunt-where", 0, {"space:manor", "space:windmill"})
    play.choose("space:windmill")
    assert (elder_of(play, 2)["state"], elder_of(play, 2)["at"]) == ("abroad", "windmill")


@rule("ATE-SECR-03")
def test_or_makes_it_join_the_hero_for_a_while() -> None:
    play = advanced().secret("sophie", "hero-of-the-people")
    combat = [play.t.skill(seat, COMBAT) for seat in range(3)]
    look(play, 1)
    assert [play.t.skill(seat, COMBAT) - combat[seat] for seat in range(3)] == [0, 1, 0]
    play.t.expire(3)
    assert [play.t.skill(seat, COMBAT) for seat in range(3)] == combat


@rule("ATE-SECR-04")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team"])
def test_after_a_look_without_revealing_the_looker_may_keep_it_to_itself(mode: str) -> None:
    play = look(advanced(4, mode).secret("sophie", "hero-of-the-people"), 0, quietly=True)
    assert (play.ask, play.seat, play.keys) == ("ask-read-out", 0, ["yes", "no"])
    assert cast(dict[str, object], play.view(2)["decision"]) == {"seat": None}, "the question would tell"
    play.choose("no")
    assert (known(play, 0), known(play, 2)) == (["hero-of-the-people"], [None])
    assert play.events("elder-joins") == []
    assert play.at_rest


@rule("ATE-SECR-04")
def test_or_read_it_out_and_then_it_does_what_it_says() -> None:
    play = look(advanced().secret("sophie", TRIFLE, "hero-of-the-people"), 0, quietly=True).choose("yes")
    assert (known(play, 0), known(play, 1)) == ([TRIFLE, "hero-of-the-people"], [None, "hero-of-the-people"])
    assert len(play.events("elder-joins")) == 1


@rule("ATE-SECR-04")
def test_what_was_kept_quiet_must_be_read_out_when_it_is_looked_at_openly() -> None:
    play = look(advanced().secret("sophie", "hero-of-the-people"), 0, quietly=True).choose("no")
    look(play, 1)
    assert known(play, 2) == ["hero-of-the-people"]


@rule("ATE-SECR-04")
def test_from_a_quiet_look_the_others_cannot_tell_whether_there_was_something_to_read_out() -> None:
    loud, still = (look(advanced().secret("sophie", card), 1, quietly=True) for card in ("hero-of-the-people", TRIFLE))
    assert (loud.keys, still.keys) == (["yes", "no"], ["no"])
    for seat in (-1, 0, 2):
        assert loud.view(seat) == still.view(seat)


@rule("ATE-SECR-04")
def test_without_the_advanced_secrets_a_quiet_look_asks_nothing() -> None:
    play = Play(*CAST[:3]).secret("sophie", TRIFLE).do(LookAt(1, quietly=True), 1).choose("look:sophie")
    assert play.at_rest
    assert (known(play, 1), known(play, 0)) == ([TRIFLE], [None])
