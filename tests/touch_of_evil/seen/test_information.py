"""Who may know what: cards read aloud, cards kept hidden, and what lies open for all (ATE-INFO)."""

from __future__ import annotations

import json

import pytest

from duskbox.core.game import event_view
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.effects.elders import LookAt
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.cards.draws import DrawEvents, DrawMystery, GainLair
from duskbox.games.touch_of_evil.rules.elders import add_secret
from duskbox.games.touch_of_evil.rules.minions.minions import RandomLocation
from duskbox.games.touch_of_evil.rules.showdown.showdown import Showdown
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.turn.encounter import CornerCard
from duskbox.games.touch_of_evil.rules.vocabulary import DECKS, LAIRS, MANOR, MYSTERY, SKILLS
from duskbox.games.touch_of_evil.schema.shown import Deck, Hero, Pieces
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule

SPECTATOR = -1
HELD = "drill-at-dawn"


def town(mode: str = "competitive", level: str = "basic") -> Play:
    """Four Heroes whose abilities never ask anything; in team play seats 0 and 1 against 2 and 3."""
    return Play("thomas", "anne-marie", "katarina", "inspector-cooke", mode=mode, level=level, villain="scarecrow")


def pieces(play: Play, seat: int) -> Pieces:
    return play.view(seat)["pieces"]


def hero(play: Play, seat: int, whose: int) -> Hero:
    """What a seat sees of a Hero."""
    return pieces(play, seat)["heroes"][whose]


def beneath(play: Play, seat: int, elder: str) -> list[str | None]:
    """What a seat sees beneath an Elder."""
    elders = pieces(play, seat)["elders"]
    return [card["card"] for each in elders if each["name"] == elder for card in each["secrets"]]


def log(play: Play, seat: int) -> list[str]:
    """All lines that a seat was told."""
    lines = [event_view(GAME, play.t, event, seat) for event in play.heard]
    return [json.dumps(line) for line in lines if line is not None]


def who_was_told(play: Play, name: str) -> list[int]:
    """The seats, spectators first, in whose log a name occurs."""
    return [seat for seat in range(SPECTATOR, 4) if name in "".join(log(play, seat))]


ALL = [SPECTATOR, 0, 1, 2, 3]


# Read aloud


@rule("ATE-INFO-01", "ATE-ENC-02")
@pytest.mark.parametrize("name", ["portrait-gallery", "illuminated-psalter"])
def test_a_card_of_a_corner_deck_is_read_to_all(name: str) -> None:
    play = town().put(2, "manor").skill(2, "spirit", 1).dice(1).deck("manor", name).run(CornerCard(2, MANOR))
    assert who_was_told(play, f"@card-{name}") == ALL


@rule("ATE-INFO-01")
def test_an_event_to_be_played_immediately_is_read_to_all() -> None:
    play = town().deck("events", "grateful-widow").run(DrawEvents(1, 1, 1))
    assert who_was_told(play, "grateful-widow") == ALL


@rule("ATE-INFO-03", "ATE-RLOC-01")
@pytest.mark.parametrize("mode", ["competitive", "team", "cooperative"])
def test_a_lair_card_drawn_for_a_random_location_is_shown_to_all_and_discarded(mode: str) -> None:
    play = town(mode).deck("lairs", "burnt-barn").run(RandomLocation())
    assert who_was_told(play, "burnt-barn") == ALL
    assert play.t.discards[LAIRS] == [play.box.card("burnt-barn")]


@rule("ATE-INFO-05")
@pytest.mark.parametrize("drawer", range(4))
def test_a_mystery_card_is_secret_from_no_seat(drawer: int) -> None:
    play = town().deck("mysteries", "candles-in-every-window").run(DrawMystery(drawer))
    assert who_was_told(play, "candles-in-every-window") == ALL
    for kind in HOUSE.cards:
        if kind.kind == MYSTERY:
            assert not kind.when, "so none is ever held in hand"


# Hidden


@rule("ATE-INFO-02", "ATE-CARD-01", "ATE-INFO-09")
@pytest.mark.parametrize("mode", ["competitive", "team", "cooperative"])
def test_a_drawn_event_is_seen_by_its_owner_alone(mode: str) -> None:
    play = town(mode).deck("events", HELD).run(DrawEvents(1, 1, 1))
    assert who_was_told(play, HELD) == [1]
    for seat in ALL:
        shown = hero(play, seat, 1)
        assert shown["events"] == 1, "but everyone sees that there is one"
        assert shown["hand"] == ([HELD] if seat == 1 else None)
        assert (HELD in json.dumps(play.view(seat))) == (seat == 1)


@rule("ATE-INFO-02")
def test_of_several_drawn_events_the_others_learn_only_what_is_discarded() -> None:
    play = town().put(1, "town-hall").deck("events", HELD, "once-more").run(DrawEvents(1, 2, 1))
    assert who_was_told(play, HELD) == who_was_told(play, "once-more") == [1]
    assert [seat for seat in ALL if "keep:" in json.dumps(play.view(seat))] == [1]
    play.choose(f"keep:{HELD}")
    assert (who_was_told(play, HELD), who_was_told(play, "once-more")) == ([1], ALL)


@rule("ATE-INFO-02", "ATE-INFO-09", "ATE-OPEN-35", "ATE-COOP-26")
@pytest.mark.parametrize(("mode", "knowing"), [("competitive", [1]), ("team", [0, 1]), ("cooperative", ALL)])
def test_a_bought_lair_card_is_seen_by_its_owner_by_the_team_or_by_all(mode: str, knowing: list[int]) -> None:
    play = town(mode).deck("lairs", "burnt-barn").run(GainLair(1))
    assert who_was_told(play, "burnt-barn") == knowing
    for seat in ALL:
        shown = hero(play, seat, 1)
        assert shown["has_lair"] is True
        assert shown["lair"] == ("burnt-barn" if seat in knowing else None)


@rule("ATE-OPEN-35", "ATE-SHOW-04")
@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_a_lair_card_is_revealed_to_all_at_the_showdown(mode: str) -> None:
    play = town(mode).lair(0, "burnt-barn").put(0, "fields").purse(0, 20).purse(1, 20)
    assert hero(play, 3, 0)["lair"] is None
    play.run(Showdown(0, 0))
    assert hero(play, 3, 0)["lair"] == "burnt-barn"
    assert who_was_told(play, "burnt-barn") == ALL


@rule("ATE-INFO-02", "ATE-ACT-08")
def test_of_two_lair_cards_the_one_kept_stays_hidden() -> None:
    play = town().lair(1, "catacombs").deck("lairs", "burnt-barn").run(GainLair(1)).choose("keep:burnt-barn")
    assert (who_was_told(play, "burnt-barn"), who_was_told(play, "catacombs")) == ([1], ALL)


@rule("ATE-INFO-04", "ATE-OPEN-35", "ATE-COOP-18")
@pytest.mark.parametrize(("mode", "knowing"), [("competitive", [1]), ("team", [0, 1]), ("cooperative", ALL)])
def test_secrets_looked_at_are_known_to_the_looker_to_the_team_or_to_all(mode: str, knowing: list[int]) -> None:
    play = town(mode).put(1, "road-1").purse(1, 10).deck("secrets", "blowhard").run(Actions(1)).choose("look:sophie")
    assert who_was_told(play, "blowhard") == knowing
    assert {seat: beneath(play, seat, "sophie") for seat in ALL} == {
        seat: ["blowhard"] if seat in knowing else [None] for seat in ALL
    }
    looks = [event_view(GAME, play.t, event, SPECTATOR) for event in play.heard if event.name == "looked"]
    assert looks
    assert None not in looks, "all see that a player looked"


@rule("ATE-INFO-04")
def test_what_one_player_has_seen_is_still_to_be_found_out_by_the_others() -> None:
    play = town().secret("sophie", "servant-of-darkness", seen=1 << 1).put(2, "road-1").purse(2, 10).run(Actions(2))
    play.choose("look:sophie")
    assert [seat for seat in ALL if beneath(play, seat, "sophie") != [None]] == [1, 2]


@rule("ATE-OPEN-28", "ATE-SETUP-07")
def test_a_secret_once_seen_stays_in_the_players_private_log_and_later_ones_are_hidden() -> None:
    play = town().put(1, "road-1").purse(1, 10).deck("secrets", "blowhard").run(Actions(1)).choose("look:sophie")
    assert "look:sophie" not in play.keys, "there is nothing new to pay for"
    why = play.why_not("look:sophie")
    assert why is not None
    assert "ATE-OPEN-28" in why.rules
    add_secret(play.t, play.elder("sophie"))
    assert beneath(play, 1, "sophie") == ["blowhard", None]
    play.choose("end-turn")
    play.purse(1, 10).run(Actions(1)).deck("secrets", "coward").choose("look:sophie")
    assert beneath(play, 1, "sophie") == ["blowhard", "coward"]
    assert beneath(play, 0, "sophie") == [None, None]


@rule("ATE-INFO-04", "ATE-SECR-04")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_after_a_quiet_look_no_one_can_tell_whether_there_was_something_to_read_out(mode: str) -> None:
    plays = [town(mode, "advanced").secret("sophie", card) for card in ("blowhard", "hero-of-the-people")]
    for play in plays:
        play.do(LookAt(1, quietly=True), 1).choose("look:sophie")
    for seat in (SPECTATOR, 0, 2, 3):
        assert plays[0].view(seat) == plays[1].view(seat)
        assert log(plays[0], seat) == log(plays[1], seat)
    assert [play.keys for play in plays] == [["no"], ["yes", "no"]]


@rule("ATE-INFO-04", "ATE-SECR-04")
def test_in_the_basic_game_there_is_never_anything_to_read_out_after_a_quiet_look() -> None:
    play = town().secret("sophie", "blowhard").do(LookAt(1, quietly=True), 1).choose("look:sophie")
    assert play.at_rest


@rule("ATE-INFO-04", "ATE-OPEN-23")
def test_a_secret_that_one_player_knows_does_not_work_in_a_hunting_party_before_it_is_revealed() -> None:
    """The first Elder's Secret asks something while the second's, known to a rival, is still face down."""
    sheets = []
    for seen in (0, 1 << 2):
        play = town().lair(0, "burnt-barn").put(0, "fields").purse(0, 20)
        play.secret("lord-hanbrook", "peeping-tom").secret("sophie", "old-war-crime", seen=seen)
        play.run(Showdown(0, 0)).choose("elder:lord-hanbrook", "elder:sophie")
        assert play.ask == "ask-look"
        sheets.append([play.t.skill(0, skill) for skill in range(len(SKILLS))])
        assert play.faults() == []
    assert sheets[0] == sheets[1] == HOUSE.heroes[play.t.heroes[0]].skills


# Open


@rule("ATE-INFO-06", "ATE-ITEM-01")
def test_items_and_allies_lie_open() -> None:
    play = town().carry(1, "sword", "faithful-hound")
    for seat in ALL:
        assert hero(play, seat, 1)["items"] == ["sword", "faithful-hound"]


@rule("ATE-INFO-07")
@pytest.mark.parametrize("deck", DECKS)
def test_everyone_may_look_through_every_discard_pile(deck: Deck) -> None:
    play = town()
    number = DECKS.index(deck)
    card = play.t.pools[number].pop()
    play.t.put_away(card)
    for seat in ALL:
        assert pieces(play, seat)["discards"][deck] == [play.box.cards[card].name]


@rule("ATE-INFO-08")
def test_sheets_and_the_chart_in_use_lie_open() -> None:
    play = town(level="advanced")
    for seat in ALL:
        for whose in range(4):
            sheet = HOUSE.heroes[play.t.heroes[whose]]
            skills = hero(play, seat, whose)["skills"]
            assert isinstance(skills, dict)
            assert [skills[skill]["sheet"] for skill in SKILLS] == sheet.skills
        villain = pieces(play, seat)["villain"]
        assert isinstance(villain, dict)
        assert villain["name"] == "scarecrow"
        modules = pieces(play, seat)["modules"]
        assert isinstance(modules, dict)
        assert modules["charts"] is True
        assert (villain["chart"], villain["abilities"]) == ("advanced", "advanced"), "so that all know which side is up"
    charts = [
        kind
        for kind in GAME.components.cards(play.setup)
        if kind.deck == "charts" and kind.name == "@villain-scarecrow"
    ]
    assert [len(chart.sentences) for chart in charts] == [
        len(rows) for rows in (HOUSE.villains[play.t.villain].chart, HOUSE.villains[play.t.villain].advanced_chart)
    ]


@rule("ATE-INFO-09")
def test_how_many_events_and_whether_a_lair_card_is_visible_and_no_more() -> None:
    play = town().hold(2, HELD, "once-more", "clear-head").lair(2, "catacombs")
    for seat in (SPECTATOR, 0, 1, 3):
        shown = hero(play, seat, 2)
        assert (shown["events"], shown["has_lair"]) == (3, True)
        assert (shown["hand"], shown["lair"]) == (None, None)
        assert (hero(play, seat, 1)["events"], hero(play, seat, 1)["has_lair"]) == (0, False)
    mine = hero(play, 2, 2)
    assert (mine["hand"], mine["lair"]) == (sorted([HELD, "once-more", "clear-head"], key=play.box.card), "catacombs")


@rule("ATE-INFO-09", "ATE-SETUP-07")
def test_the_sizes_of_the_decks_are_visible_and_a_secret_beneath_an_elder_is_not_in_its_deck() -> None:
    play = town()
    before = pieces(play, 0)["decks"]
    assert isinstance(before, dict)
    assert before["secrets"] == len(HOUSE.basic_secrets) - len(HOUSE.elders)
    play.put(1, "road-1").purse(1, 10).deck("secrets", "blowhard").run(Actions(1)).choose("look:sophie")
    assert pieces(play, 0)["decks"] == before, "a look takes nothing out of the deck"


@rule("ATE-ROUND-02", "ATE-COOP-11", "ATE-COOP-08")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_order_steps_and_symbols_are_shown_as_this_mode_has_them(mode: str) -> None:
    play = Play("karl", "katarina", "thomas", mode=mode)
    play.t.first = 1
    shown = play.view(0)["pieces"]
    together = mode == "cooperative"
    assert shown["order"] == [1, 2, 0]
    assert ("table" in shown["mystery_steps"]) == together
    grows = shown["symbols"]
    assert (grows["wounds"], grows["combat"]) == (
        (list(play.box.track.more_wounds), list(play.box.track.more_combat)) if together else ([], [])
    )
