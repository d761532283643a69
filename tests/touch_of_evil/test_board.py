"""The map of Shadowbrook keeps to what is known of the printed one."""

from __future__ import annotations

import pytest

from duskbox.cli.output import translations
from duskbox.games.touch_of_evil.content.house import HOUSE
from duskbox.games.touch_of_evil.game import GAME
from duskbox.games.touch_of_evil.rules.board import CORNER, DANGEROUS, HOUSE_BOARD, NAMED, ROAD, TOWN
from duskbox.games.touch_of_evil.rules.minions.minions import PlaceMinion, RandomLocation
from duskbox.games.touch_of_evil.rules.turn.actions import Actions
from duskbox.games.touch_of_evil.rules.vocabulary import LAIRS
from duskbox.testing.a_touch_of_evil import Play
from tests.rules import rule

BOARD = HOUSE_BOARD


def at(name: str) -> int:
    return BOARD.space(name)


@rule("ATE-BOARD-01", "ATE-BOARD-02", "ATE-BOARD-03", "ATE-BOARD-04", "ATE-BOARD-05")
def test_there_are_thirteen_named_spaces_of_three_kinds_and_roads_between_them() -> None:
    by_kind = {kind: {name for name, its in NAMED.items() if its == kind} for kind in (CORNER, TOWN, DANGEROUS)}
    assert by_kind[CORNER] == {"manor", "windmill", "olde-woods", "abandoned-keep"}
    assert by_kind[TOWN] == {"town-hall", "blacksmith", "church", "doctors-office", "magistrates-office"}
    assert by_kind[DANGEROUS] == {"fields", "marsh", "covered-bridge", "crossroads"}
    assert sorted(name for name, kind in zip(BOARD.names, BOARD.kinds, strict=True) if kind != ROAD) == sorted(NAMED)
    assert all(name.startswith("road-") for name, kind in zip(BOARD.names, BOARD.kinds, strict=True) if kind == ROAD)
    assert len(set(BOARD.names)) == BOARD.size


@rule("ATE-BOARD-06", "ATE-MOVE-03")
def test_two_loops_meet_in_the_town_hall() -> None:
    assert len(BOARD.neighbours[at("town-hall")]) == 4
    assert all(len(near) == 2 for space, near in enumerate(BOARD.neighbours) if space != at("town-hall"))
    for space, near in enumerate(BOARD.neighbours):
        assert all(space in BOARD.neighbours[other] for other in near), "each way goes back, too"
    without = _reached(at("manor"), closed=at("town-hall"))
    assert at("windmill") in without
    assert at("olde-woods") not in without


def _reached(start: int, closed: int) -> set[int]:
    seen, waiting = {start, closed}, [start]
    while waiting:
        for near in BOARD.neighbours[waiting.pop()]:
            if near not in seen:
                seen.add(near)
                waiting.append(near)
    return seen - {closed}


@rule("ATE-PATH-01")
def test_distances_are_those_of_the_shortest_way_and_the_longest_is_ten() -> None:
    for one in range(BOARD.size):
        for other in range(BOARD.size):
            assert BOARD.apart(one, other) == BOARD.apart(other, one)
            for near in BOARD.neighbours[one]:
                assert abs(BOARD.apart(one, other) - BOARD.apart(near, other)) <= 1
    assert max(BOARD.distance) == 10
    assert BOARD.apart(at("town-hall"), at("manor")) <= 6, "a hero once came to the Manor with one die"
    assert BOARD.apart(at("covered-bridge"), at("olde-woods")) < min(
        BOARD.apart(at("covered-bridge"), at("manor")), BOARD.apart(at("covered-bridge"), at("windmill"))
    )


@rule("ATE-PATH-02")
def test_only_the_fields_have_two_equally_short_ways_home() -> None:
    tied = [name for space, name in enumerate(BOARD.names) if len(BOARD.home[space]) > 1]
    assert tied == ["fields"]
    assert all(BOARD.home[space] for space in range(BOARD.size) if space != at("town-hall"))


@rule("ATE-PATH-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_the_fields_a_low_die_leads_toward_the_manor_and_a_high_one_toward_the_windmill(die: int) -> None:
    step = BOARD.step_home(at("fields"), die)
    corner = at("manor") if die <= 3 else at("windmill")
    assert BOARD.apart(step, corner) == BOARD.apart(at("fields"), corner) - 1


@rule("ATE-PATH-01")
def test_every_step_home_comes_nearer() -> None:
    for space in range(1, BOARD.size):
        for die in range(1, 7):
            assert BOARD.apart(BOARD.step_home(space, die), 0) == BOARD.apart(space, 0) - 1


# Spaces in play


@rule("ATE-BOARD-05", "ATE-ENC-08")
def test_ending_the_movement_on_a_road_has_no_effect() -> None:
    roads = [name for name, kind in zip(BOARD.names, BOARD.kinds, strict=True) if kind == ROAD]
    assert roads
    for road in roads:
        play = Play("thomas", "anne-marie").put(0, road).run(Actions(0))
        assert "encounter" not in play.keys
        assert play.choose("end-turn").at_rest
        assert [event.name for event in play.heard] == []


@rule("ATE-BOARD-07")
@pytest.mark.parametrize("space", ["fields", "marsh", "covered-bridge", "crossroads"])
@pytest.mark.parametrize("die", range(1, 7))
def test_at_a_dangerous_location_a_die_decides_between_an_event_and_a_mystery(space: str, die: int) -> None:
    play = Play("thomas", "anne-marie").put(0, space).run(Actions(0))
    play.dice(die).deck("events", "drill-at-dawn").deck("mysteries", "pages-on-the-wind").choose("encounter")
    assert play.hand(0) == (["drill-at-dawn"] if die >= 3 else [])
    assert len(play.events("mystery")) == (1 if die <= 2 else 0)
    assert play.fate.dice == []


@rule("ATE-BOARD-08", "ATE-BOARD-03")
@pytest.mark.parametrize("space", [name for name, kind in NAMED.items() if kind == TOWN])
def test_a_town_space_lets_the_hero_draw_a_card_and_offers_something_special(space: str) -> None:
    play = Play("thomas", "anne-marie").put(0, space).purse(0, 30).hurt(0, 1).run(Actions(0))
    special = [key for key in play.keys if key.startswith(("service:", "buy:"))]
    assert special
    play.deck("events", "drill-at-dawn", "an-old-debt").choose("encounter")
    assert play.events("event-drawn")
    others = [name for name, kind in NAMED.items() if kind != TOWN]
    for other in others:
        elsewhere = Play("thomas", "anne-marie").put(0, other).purse(0, 30).hurt(0, 1).run(Actions(0))
        assert not set(special) & set(elsewhere.keys), "what is sold here is tied to this space"


@rule("ATE-PATH-03", "ATE-MIN-09")
@pytest.mark.parametrize(("die", "side"), [(1, "manor"), (3, "manor"), (4, "windmill"), (6, "windmill")])
def test_a_minion_pushed_out_of_the_fields_goes_the_way_the_die_shows(die: int, side: str) -> None:
    play = Play("thomas", "anne-marie", villain="scarecrow").minion("locusts", "fields").dice(die)
    play.run(PlaceMinion(play.box.minion("straw-man"), at("fields")))
    assert play.minion_at("fields") == "straw-man"
    pushed = play.t.minions.index(play.box.minion("locusts"))
    assert BOARD.apart(pushed, at(side)) == BOARD.apart(at("fields"), at(side)) - 1


@rule("ATE-PATH-01", "ATE-MIN-09")
def test_a_pushed_minion_takes_the_shortest_way_to_the_town_hall_without_a_die_elsewhere() -> None:
    for start in range(1, BOARD.size):
        if start == at("fields"):
            continue
        play = Play("thomas", "anne-marie", villain="scarecrow").minion("locusts", BOARD.names[start])
        play.run(PlaceMinion(play.box.minion("straw-man"), start))
        pushed = play.t.minions.index(play.box.minion("locusts"))
        assert BOARD.apart(pushed, 0) == BOARD.apart(start, 0) - 1


# Random Locations


@rule("ATE-RLOC-01", "ATE-INFO-03")
def test_a_random_location_is_the_place_of_the_top_lair_card_which_is_discarded() -> None:
    for card in HOUSE.cards:
        if card.place == LAIRS:
            play = Play("thomas", "anne-marie").deck("lairs", card.name).run(RandomLocation())
            assert play.t.result == at(card.space)
            assert play.t.discards[LAIRS] == [card.number]
            assert card.number not in play.t.pools[LAIRS]


@rule("ATE-RLOC-02", "ATE-DECK-03")
def test_the_lair_deck_is_reshuffled_when_random_locations_have_used_it_up() -> None:
    play = Play("thomas", "anne-marie")
    names = [play.box.cards[card].name for card in play.t.pools[LAIRS]]
    play.deck("lairs", *names)
    for _ in names:
        play.run(RandomLocation())
    assert (play.t.pools[LAIRS], len(play.t.discards[LAIRS])) == ([], 20)
    play.deck("lairs", "catacombs").run(RandomLocation())
    assert (len(play.t.pools[LAIRS]), play.t.discards[LAIRS]) == (19, [play.box.card("catacombs")])


@rule("ATE-RLOC-03")
def test_a_lair_card_that_a_hero_owns_cannot_come_up() -> None:
    play = Play("thomas", "anne-marie").lair(1, "catacombs")
    assert "@card-catacombs" not in GAME.outcomes(play.t, LAIRS + 1)
    play.t.discards[LAIRS] = play.t.pools[LAIRS]
    play.t.pools[LAIRS] = []
    play.deck("lairs", "burnt-barn").run(RandomLocation())
    assert play.box.card("catacombs") not in play.t.pools[LAIRS], "not even after a shuffle"
    assert len(play.t.pools[LAIRS]) == 18


# What the sheets of the places say


def sheet(name: str, language: str = "en") -> str:
    """All that is printed on a place."""
    words = translations(language, GAME)
    card = next(card for card in GAME.components.cards(GAME.setup()) if card.name == f"@space-{name}")
    return " ".join([words.say(card.text[1:]), *[words.tell(sentence) for sentence in card.sentences]])


@rule("ATE-BOARD-07")
@pytest.mark.parametrize("space", ["fields", "marsh", "covered-bridge", "crossroads"])
def test_a_dangerous_location_shows_what_its_die_decides(space: str) -> None:
    assert "Dangerous location" in sheet(space)
    assert "On 3 or more draw an Event card, on 1 or 2 a Mystery card" in sheet(space)


@rule("ATE-PATH-03")
def test_the_fields_alone_show_the_arrows_of_the_two_ways_home() -> None:
    assert "on 1–3 the way leads to the Manor, on 4–6 to the Windmill" in sheet("fields")
    assert "przy 1–3 droga wiedzie do Rezydencji, przy 4–6 do Młyna" in sheet("fields", "pl")
    assert [name for name in NAMED if "equally short" in sheet(name)] == ["fields"]


@rule("ATE-THEME-01", "ATE-THEME-02", "ATE-THEME-03", "ATE-THEME-04", "ATE-THEME-05", "ATE-ENC-02")
@pytest.mark.parametrize(("corner", "theme", "wild"), [
    ("manor", "Spirit, Secrets and Books", False),
    ("windmill", "Cunning, combined tests and Items", False),
    ("olde-woods", "Spirit, Combat and Magic", True),
    ("abandoned-keep", "Cunning, Honor and danger", True),
])  # fmt: skip
def test_a_corner_shows_its_theme_so_that_players_can_choose_where_to_go(corner: str, theme: str, wild: bool) -> None:
    assert f"draw a card from this location’s deck and resolve it. {theme}" in sheet(corner)
    assert ("more attacks, but better rewards and more Items" in sheet(corner)) == wild


@pytest.mark.parametrize("name", list(NAMED))
def test_no_place_has_an_empty_sheet(name: str) -> None:
    card = next(card for card in GAME.components.cards(GAME.setup()) if card.name == f"@space-{name}")
    assert card.sentences
