"""Where each point of a Skill comes from, who fights in a Showdown, and at whom every die is aimed: all of it on the table for everybody."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from duskbox.core.game import view
from duskbox.core.words import LANGUAGES, Words
from duskbox.games.touch_of_evil.effects.lasting import Until
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.vocabulary import SKILLS
from tests.touch_of_evil.bed import Play
from tests.touch_of_evil.showdowns import LAIR, at_the_lair, begin, blows, duel, invite, make_evil
from tests.touch_of_evil.test_views import EXAMPLES, PLAYS, SPECTATOR, played

WORDS = [Words(language, [GAME.folder]) for language in LANGUAGES]


def shown(play: Play, seat: int = SPECTATOR) -> dict[str, Any]:
    """What a seat sees of the table."""
    pieces = play.view(seat)["pieces"]
    assert isinstance(pieces, dict)
    return pieces


def adds(play: Play, skill: str, hero: int = 0) -> dict[str, int]:
    """What adds to a Hero's Skill beside the printed number and its counters."""
    return {each["what"]: each["amount"] for each in shown(play)["heroes"][hero]["skills"][skill]["from"]}


# Skills


def test_an_item_adds_what_it_says_to_each_skill_it_names() -> None:
    play = Play("thomas", "katarina").carry(0, "sword")
    assert adds(play, "combat") == {"@card-sword": 3}
    assert adds(play, "spirit") == adds(play, "combat", hero=1) == {}


def test_what_holds_for_a_while_is_named_by_how_long_it_holds() -> None:
    play = Play("thomas", "katarina").do(Until("turn", "combat", 2))
    assert adds(play, "combat") == {"@until-turn": 2}


def test_an_elder_beside_a_hero_is_named_with_its_revealed_secret() -> None:
    play = begin(at_the_lair().secret("sophie", "old-war-crime"))
    assert "@card-old-war-crime" not in adds(play, "combat")
    blows(play, elders=".", more=1)
    invite(play, "sophie")
    assert adds(play, "combat")["@card-old-war-crime"] == 1
    assert adds(play, "honor")["@card-old-war-crime"] == -1


@EXAMPLES
@given(PLAYS)
def test_what_is_named_adds_up_to_the_skill_and_has_a_name_in_every_language(play: dict[str, object]) -> None:
    t = played(play).t
    named: set[str] = set()
    pieces: Any = view(GAME, t, SPECTATOR)["pieces"]
    for hero in pieces["heroes"]:
        for skill in SKILLS:
            value = hero["skills"][skill]
            total = value["sheet"] + value["counters"] + sum(each["amount"] for each in value["from"])
            assert value["value"] == max(0, total)
            assert all(each["amount"] for each in value["from"])
            named.update(each["what"] for each in value["from"])
    for words in WORDS:
        assert [name for name in named if "⟦" in words.say(name.removeprefix("@"))] == []


# Showdowns


def test_a_showdown_names_who_fights_in_it_and_the_militia_of_each() -> None:
    play = duel("thomas", "katarina")
    assert shown(play)["showdown"] == {
        "lair": LAIR,
        "at": play.where(0),
        "round": 2,
        "fighters": [0],
        "militia": [0],
    }
    play.militia(play.where(0), 2)
    assert shown(play)["showdown"]["militia"] == [2]


def test_a_showdown_is_there_to_see_once_it_has_begun() -> None:
    play = begin(at_the_lair())
    assert shown(play)["showdown"]["fighters"] == [0]
    assert shown(at_the_lair())["showdown"] is None


def test_dice_set_aside_for_an_evil_elder_are_seen_before_they_are_rolled() -> None:
    play = make_evil(at_the_lair("thomas", "katarina"), "sophie", "lord-hanbrook")
    begin(play)
    invite(play)
    assert play.ask == "ask-aim"
    assert shown(play)["fight"]["aimed"] == []
    first, second = (f"@elder-{each['name']}" for each in shown(play)["elders"] if each["state"] == "evil")
    play.choose("amount:1")
    assert shown(play)["fight"]["aimed"] == [{"at": first, "dice": 1}]
    assert second != first


def test_every_fight_die_says_at_whom_it_is_aimed() -> None:
    # A Hero with a card for the roll keeps the dice on the table.
    play = make_evil(at_the_lair("thomas", "katarina"), "sophie").hold(0, "once-more")
    begin(play)
    invite(play)
    own = shown(play)["fight"]["dice"]
    play.dice(*[1] * own)
    play.choose("amount:1")
    roll = shown(play)["roll"]
    assert roll["for"] == "fight"
    assert roll["at"] == ["@elder-sophie"] + ["@villain-spectral-horseman"] * (own - 1)
