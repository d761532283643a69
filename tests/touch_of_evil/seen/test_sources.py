"""Where each point of a Skill comes from, who fights in a Showdown, and at whom every die is aimed: all of it on the
table for everyone.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given

from duskbox.core.game import view
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.games.touch_of_evil.effects.lasting import Until
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.vocabulary import IN_PARTY, SKILLS
from duskbox.games.touch_of_evil.schema.shown import Fight, Pieces, Showdown, Skill
from duskbox.games.touch_of_evil.schema.sources import own_sources
from duskbox.testing.a_touch_of_evil import Play
from tests.touch_of_evil.seen.test_views import EXAMPLES, PLAYS, SPECTATOR, played
from tests.touch_of_evil.showdowns import LAIR, at_the_lair, begin, blows, duel, invite, make_evil

WORDS = [Translations(language, [GAME.texts.folder]) for language in LANGUAGES]


def shown(play: Play, seat: int = SPECTATOR) -> Pieces:
    """What a seat sees of the table."""
    return play.view(seat)["pieces"]


def showdown(play: Play) -> Showdown:
    found = shown(play)["showdown"]
    assert found is not None
    return found


def fight(play: Play) -> Fight:
    found = shown(play)["fight"]
    assert found is not None
    return found


def adds(play: Play, skill: Skill, hero: int = 0) -> dict[str, int]:
    """What adds to a Hero's Skill besides the printed number and its counters."""
    return {each["what"]: each["amount"] for each in shown(play)["heroes"][hero]["skills"][skill]["sources"]}


# Skills


def test_an_item_adds_what_it_says_to_each_skill_it_names() -> None:
    play = Play("thomas", "katarina").carry(0, "sword")
    assert adds(play, "combat") == {"@card-sword": 3}
    assert adds(play, "spirit") == adds(play, "combat", hero=1) == {}


def test_what_holds_for_a_while_is_named_by_how_long_it_holds() -> None:
    play = Play("thomas", "katarina").do(Until("turn", "combat", 2))
    assert adds(play, "combat") == {"@until-turn": 2}


def test_a_skill_that_would_fall_below_none_says_what_holds_it_there() -> None:
    play = Play("thomas", "katarina").do(Until("turn", "combat", -9))
    printed = shown(play)["heroes"][0]["skills"]["combat"]["sheet"]
    assert adds(play, "combat") == {"@until-turn": -9, "@source-not-below": 9 - printed}


def test_an_elder_beside_a_hero_is_named_with_its_revealed_secret() -> None:
    play = begin(at_the_lair().secret("sophie", "old-war-crime"))
    assert "@card-old-war-crime" not in adds(play, "combat")
    blows(play, elders=".", more=1)
    invite(play, "sophie")
    assert adds(play, "combat")["@card-old-war-crime"] == 1
    assert adds(play, "honor")["@card-old-war-crime"] == -1


def test_an_elder_beside_another_hero_adds_nothing() -> None:
    play = at_the_lair().secret("sophie", "old-war-crime", seen=-1)
    sophie = play.elder("sophie")
    play.t.elders[sophie] = IN_PARTY
    for hero, other in ((0, 1), (1, 0)):
        play.t.elder_with[sophie] = hero
        play.t.refresh_all()
        named = {each.name for each in own_sources(play.t, hero)} - {each.name for each in own_sources(play.t, other)}
        assert {"@elder-sophie", "@card-old-war-crime"} <= named


@EXAMPLES
@given(PLAYS)
def test_what_is_named_adds_up_to_the_skill_and_has_a_name_in_every_language(play: dict[str, object]) -> None:
    t = played(play).t
    named: set[str] = set()
    pieces: Any = view(GAME, t, SPECTATOR)["pieces"]
    for hero in pieces["heroes"]:
        for skill in SKILLS:
            value = hero["skills"][skill]
            total = value["sheet"] + value["counters"] + sum(each["amount"] for each in value["sources"])
            assert value["value"] == total
            assert all(each["amount"] for each in value["sources"])
            named.update(each["what"] for each in value["sources"])
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
    assert showdown(play)["militia"] == [2]


def test_a_showdown_is_there_to_see_once_it_has_begun() -> None:
    play = begin(at_the_lair())
    assert showdown(play)["fighters"] == [0]
    assert shown(at_the_lair())["showdown"] is None


def test_dice_set_aside_for_an_evil_elder_are_seen_before_they_are_rolled() -> None:
    play = make_evil(at_the_lair("thomas", "katarina"), "sophie", "lord-hanbrook")
    begin(play)
    invite(play)
    assert play.ask == "ask-aim"
    assert fight(play)["aimed"] == []
    first, second = (f"@elder-{each['name']}" for each in shown(play)["elders"] if each["state"] == "evil")
    play.choose("amount:1")
    assert fight(play)["aimed"] == [{"at": first, "dice": 1}]
    assert second != first


def test_every_fight_die_says_at_whom_it_is_aimed() -> None:
    # A Hero with a card for the roll keeps the dice on the table.
    play = make_evil(at_the_lair("thomas", "katarina"), "sophie").hold(0, "once-more")
    begin(play)
    invite(play)
    own = fight(play)["dice"]
    play.dice(*[1] * own)
    play.choose("amount:1")
    roll = shown(play)["roll"]
    assert roll is not None and roll["purpose"] == "fight"
    assert roll["at"] == ["@elder-sophie"] + ["@villain-spectral-horseman"] * (own - 1)
