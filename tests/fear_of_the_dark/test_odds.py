"""Chances: what an option may turn up, exactly as often as it does, and from what the player knows."""

from __future__ import annotations

from collections import Counter
from math import isclose, sqrt
from random import Random

import pytest

from duskbox.core.chance import Fast
from duskbox.core.matches.match import Match
from duskbox.core.translations import LANGUAGES, Translations
from duskbox.games.fear_of_the_dark.game import GAME
from duskbox.games.fear_of_the_dark.rules.vocabulary import STREAMS
from duskbox.testing.fear_of_the_dark import Play, labyrinth

#: Rooms of our content: all, Hazard rooms that stay, Dark Echoes, and those of them that are Hazard rooms.
ROOMS, STAY, ECHOES, DEADLY = 15, 6, 3, 2
#: Hazard cards: all, Collapse and Lockdown, Terror.
CARDS, BARS, TERRORS = 13, 4, 3


def chances(play: Play, key: str) -> dict[str, float]:
    """The chances of an option."""
    found = GAME.odds(play.t, key)
    assert found is not None and found["exact"] is True
    assert isinstance(found["chances"], dict)
    return found["chances"]


def at_the_door(difficulty: str = "normal", terrors: int = 0) -> Play:
    """In the middle of a Move, on the square of an unused door."""
    return labyrinth(difficulty, hand="move scout clear", pawn="0.W", terrors=terrors).do("do:move", "play:move")


def hazardous(name: str) -> bool:
    """Whether a tile is a Hazard room or a Dark Echo."""
    tiles = at_the_door().t.content.tiles
    return any(tile.name == name and (tile.hazard or tile.echo) for tile in tiles)


def test_the_rooms_and_cards_that_the_chances_below_are_counted_from() -> None:
    play = at_the_door()
    unseen = [play.t.content.tiles[tile] for tile in play.t.unseen]
    assert len(unseen) == ROOMS
    assert sum(tile.hazard and not tile.echo for tile in unseen) == STAY
    assert sum(tile.echo for tile in unseen) == ECHOES
    assert sum(tile.hazard and tile.echo for tile in unseen) == DEADLY
    cards = Counter(play.could_turn("hazard"))
    assert (cards.total(), cards["collapse"] + cards["lockdown"], cards["terror"]) == (CARDS, BARS, TERRORS)


def test_a_step_through_an_unused_door_tells_how_likely_it_ends_the_game() -> None:
    found = chances(at_the_door(), "go:W")
    assert isclose(found["lost-echo"], DEADLY / ROOMS * BARS / CARDS)
    assert isclose(found["echo"], ECHOES / ROOMS)
    assert isclose(found["hazard-collapse"], STAY / ROOMS * 2 / CARDS)
    assert "lost-terror" not in found


def test_where_one_terror_is_kept_another_ends_the_game() -> None:
    found = chances(at_the_door(terrors=1), "go:W")
    assert isclose(found["lost-terror"], (STAY + DEADLY) / ROOMS * TERRORS / CARDS)
    assert "hazard-terror" not in found


def test_on_easy_no_step_ends_the_game() -> None:
    found = chances(at_the_door("easy", terrors=1), "go:W")
    assert not {"lost-echo", "lost-terror"} & found.keys()
    assert isclose(found["hazard-terror"], (STAY + DEADLY) / ROOMS * TERRORS / CARDS)


def test_who_scouts_is_struck_by_the_leak_alone() -> None:
    play = labyrinth(hand="scout clear", pawn="0.W").do("do:scout")
    found = chances(play, "play:scout")
    assert set(found) == {"hazard-leak", "quiet", "echo"}


def test_how_a_room_is_turned_tells_of_its_card() -> None:
    play = at_the_door().will_turn(labyrinth=["R09"]).do("go:W")
    found = chances(play, "turn:0")
    assert isclose(found["hazard-terror"], TERRORS / CARDS)
    assert isclose(sum(found.values()), 1.0)


def test_a_room_without_a_hazard_card_has_nothing_to_tell() -> None:
    plain = next(name for name in at_the_door().could_turn("labyrinth") if not hazardous(name))
    play = at_the_door().will_turn(labyrinth=[plain]).do("go:W")
    assert play.asked == "ask-turn"
    assert [GAME.odds(play.t, key) for key in play.options] == [None] * len(play.options)


def test_what_draws_nothing_has_no_chances() -> None:
    play = labyrinth(hand="move scout clear", pawn="0.C")
    for key in ("do:move", "spend-match", "give-up", "go:N"):
        assert GAME.odds(play.t, key) is None


def searching(room: str, square: str, seen: str = "") -> Play:
    """Asked which of the two cards of a location to take."""
    play = labyrinth(hand="investigate move", rooms=f"{room}@0,1", pawn=f"1.{square}", seen=seen)
    return play.do("do:investigate", "play:investigate")


@pytest.mark.parametrize(("room", "square", "deck"), [("R02", "C", "item"), ("R05", "C", "secret")])
def test_a_card_that_no_one_has_seen_may_be_any_that_is_left(room: str, square: str, deck: str) -> None:
    play = searching(room, square)
    assert play.asked == f"ask-{deck}-card"
    pool = Counter(play.could_turn(deck))
    assert chances(play, "card:1") == pytest.approx({f"{deck}-{name}": n / pool.total() for name, n in pool.items()})


def test_a_card_that_was_seen_is_no_longer_a_matter_of_luck() -> None:
    play = searching("R01", "N", seen="i1.1=key")
    assert play.asked == "ask-item-card"
    assert GAME.odds(play.t, "card:1") is None
    assert "item-match" in chances(play, "card:2")


@pytest.mark.parametrize("position", ["fresh", "terror", "easy", "dark"])
def test_what_is_told_comes_as_often_as_it_is_told(position: str) -> None:
    play = {
        "fresh": lambda: at_the_door(),
        "terror": lambda: at_the_door(terrors=1),
        "easy": lambda: at_the_door("easy"),
        "dark": lambda: labyrinth(pawn="0.W").do("do:move", "discard:move"),
    }[position]()
    games = 3000
    came: Counter[str] = Counter()
    for seed in range(games):
        trial = play.t.copy()
        events = trial.events = []
        chance = Fast(seed, len(STREAMS))
        trial.choose(GAME.option("go:W"), chance)
        if trial.decision is not None and trial.decision.ask == "ask-turn":
            trial.choose(trial.decision.options[-1], chance)
        names = [event.name for event in events]
        first = next(event for event in events if event.name == "tile-revealed")
        came["echo"] += trial.content.tiles[first.numbers[0]].echo
        came["lost-echo"] += trial.outcome is not None and trial.outcome.name == "lost-echo"
        came["lost-terror"] += trial.outcome is not None and trial.outcome.name == "lost-terror"
        # The first card is that of the first room, if the first room has one.
        if trial.content.tiles[first.numbers[0]].hazard and trial.outcome is None:
            card = next(place for place, name in enumerate(names) if name == "hazard-turned")
            after = names[card + 1 :]
            struck = after[0] in ("terror", "knock-out", "hand-blown-out", "leak-placed", "token-placed")
            came["struck"] += struck
    found = chances(play, "go:W")
    told = {name: found.get(name, 0.0) for name in ("echo", "lost-echo", "lost-terror")}
    told["struck"] = sum(share for name, share in found.items() if name.startswith("hazard-"))
    for name, share in told.items():
        assert abs(came[name] / games - share) <= 4 * sqrt(share * (1 - share) / games), name


def test_chances_of_a_room_are_whole_all_through_a_game_and_change_nothing() -> None:
    luck = Random(3)
    rooms = 0
    for seed in range(12):
        match = Match.new("fear-of-the-dark", {"difficulty": "normal"}, seed=f"odds {seed}")
        while match.outcome is None:
            before = match.table.state()
            for option in match.options:
                found = match.odds(option.key)
                if found is not None and option.verb in ("go", "turn"):
                    assert isinstance(found["chances"], dict)
                    whole = sum(share for name, share in found["chances"].items() if name != "echo")
                    assert isclose(whole, 1.0), (option.key, found)
                    rooms += 1
            assert match.table.state() == before
            usual = GAME.bot.rollout_policy(match.table)
            match.choose(usual.key if usual is not None and luck.random() >= 0.2 else luck.choice(match.options).key)
    assert rooms > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chance_has_its_name(language: str) -> None:
    words = Translations(language, [GAME.texts.folder])
    found: set[str] = set()
    for play, key in ((at_the_door(), "go:W"), (at_the_door(terrors=1), "go:W")):
        found |= chances(play, key).keys()
    assert len(found) > 8
    for name in found:
        assert "⟦" not in words.say(f"odds-{name}")
