"""What counts as content that did something in Fear of the Dark, and what every game tells the lab about itself."""

from __future__ import annotations

from duskbox.core import registry
from duskbox.core.chance import Fast
from duskbox.core.table import Event
from duskbox.games.fear_of_the_dark.schema.events import EVENTS
from tests.lab.experiments import LABYRINTH, SHADOWBROOK

VILLAINS = ("scarecrow", "spectral-horseman", "vampire", "werewolf")
HAZARDS = ("terror", "knock-out", "draught", "collapse", "lockdown", "leak")


def live(*events: tuple[str, int, int]) -> list[str]:
    game = registry.find(LABYRINTH)
    told = []
    for name, first, second in events:
        fields = tuple(EVENTS.by_name[name].fields)
        told.append(Event(name, "", fields, (first, second, 0, 0, 0)[: len(fields)]))
    return game.checks.live_content(game.new_table(game.setup()), told)


def test_a_hazard_is_alive_when_it_strikes_and_not_when_it_fails() -> None:
    leak, collapse = HAZARDS.index("leak"), HAZARDS.index("collapse")
    assert live(("hazard-turned", leak, -1), ("leak-placed", 1, -1)) == ["hazard-leak"]
    assert live(("hazard-turned", leak, -1), ("hazard-failed", leak, -1), ("walked", 3, -1)) == []
    assert live(("hazard-turned", collapse, -1), ("nothing-happens", collapse, -1)) == []
    assert live(("hazard-turned", collapse, -1)) == ["hazard-collapse"], "the last thing that happened"


def test_cards_are_alive_when_they_are_of_use() -> None:
    assert live(("item-found", 2, 1)) == [], "a Key that is only carried"
    assert live(("item-used", 2, -1)) == ["item-key"]
    assert live(("item-found", 3, 1), ("token-removed", 4, 7)) == ["item-lever"]
    assert live(("item-found", 3, 1), ("lever-useless", -1, -1)) == []
    assert live(("secret-found", 1, 1), ("secret-useless", -1, -1)) == []
    assert live(("secret-found", 1, 1), ("tile-revealed", 2, 0)) == ["secret-secret-map"]
    assert live(("card-played", 1, 1), ("card-played-otherwise", 3, 1)) == ["mind-move"], "no Scout"


def test_a_room_is_alive_when_it_is_laid_or_vanishes_as_an_echo() -> None:
    assert live(("tile-revealed", 3, 0)) == []
    laid, vanished = live(("room-placed", 3, 1)), live(("echo-vanishes", 3, -1))
    assert laid == vanished == live(("echo-puts-back", 3, 4)) and len(laid) == 1


def test_games_name_what_they_watch_and_how_they_were_cast() -> None:
    labyrinth, town = registry.find(LABYRINTH), registry.find(SHADOWBROOK)
    watched = labyrinth.checks.watched_content(labyrinth.setup())
    assert {"mind-move", "hazard-terror", "item-lever", "secret-secret-door", "R01"} <= set(watched)
    assert len(watched) == len(set(watched))
    table = town.new_table(town.setup({"heroes": "3", "villain": "werewolf", "hero-2": "karl"}))
    assert town.texts.scenario(table) == ["villain-werewolf"], "chosen, so it is known before the start"
    table.start(Fast(1, len(town.streams)))
    assert town.texts.scenario(table) == ["villain-werewolf"]
    assert town.texts.roles(table)[1] == "hero-karl"
    assert len(set(town.texts.roles(table))) == 3
    assert town.texts.length(table) == 1
    open_scene = town.new_table(town.setup({"villain": "random"}))
    assert town.texts.scenario(open_scene) == [], "drawn when play begins"
    open_scene.start(Fast(1, len(town.streams)))
    assert town.texts.scenario(open_scene) in [[f"villain-{villain}"] for villain in VILLAINS]
    maze = labyrinth.new_table(labyrinth.setup())
    maze.start(Fast(1, len(labyrinth.streams)))
    assert (labyrinth.texts.length(maze), labyrinth.texts.roles(maze), labyrinth.texts.scenario(maze)) == (0, [], [])
