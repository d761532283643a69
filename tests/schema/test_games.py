"""What random games show and tell fits the JSON Schema of the game, for every seat and a spectator."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from duskbox.core.chance import Fast
from duskbox.core.game import Game, event_view, view
from duskbox.core.table import Table
from duskbox.games.fear_of_the_dark.game import GAME as FEAR_OF_THE_DARK
from duskbox.games.touch_of_evil.game import GAME as TOUCH_OF_EVIL
from tests.schema.write import GAMES

RANDOM_GAMES = 400
#: Most games are left after this number of choices; every tenth is played to its end.
MOST = 120
#: One in this number of choices is looked at whole, from every seat.
LOOKS = 12


class Fitting:
    """The schema of a game, ready to be applied to what is shown."""

    def __init__(self, folder: str) -> None:
        self.schema = json.loads((GAMES / folder / "schema" / "schema.json").read_text(encoding="utf-8"))
        self._validators: dict[str, Any] = {}

    def check(self, definition: str, shown: object) -> None:
        """Fail if this is no such thing."""
        validator = self._validators.get(definition)
        if validator is None:
            whole = {"$defs": self.schema["$defs"], "$ref": f"#/$defs/{definition}"}
            validator = self._validators[definition] = jsonschema_rs.validator_for(whole)
        plain = json.loads(json.dumps(shown))
        assert validator.is_valid(plain), f"{definition}: {next(validator.iter_errors(plain))}"


def settings(game: Game, luck: random.Random) -> dict[str, str]:
    """A setup of any kind."""
    if game is FEAR_OF_THE_DARK:
        return {"difficulty": luck.choice(["easy", "normal", "hard", "very-hard"])}
    mode, heroes = luck.choice(["competitive", "cooperative", "team"]), luck.choice([2, 2, 2, 3, 4, 8])
    return {
        "mode": mode,
        "heroes": str(4 if mode == "team" else heroes),
        "level": luck.choice(["basic", "advanced"]),
        "showdown-chart": luck.choice(["on", "off"]),
    }


def played(game: Game, number: int, fitting: Fitting) -> Iterator[Table]:
    """A random game, each time after a choice; what it tells is checked on the way."""
    luck = random.Random(number)
    setup = game.setup(settings(game, luck))
    table, chance = game.new_table(setup), Fast(number, len(game.streams))
    table.events = []
    table.start(chance)
    most = 10_000 if number % 10 == 0 else luck.randrange(MOST)
    for _ in range(most + 1):
        for event in table.events:
            for seat in {-1, number % table.seats}:
                shown = event_view(game, table, event, seat)
                if shown is not None:
                    fitting.check(f"event-{event.name}", shown)
        table.events.clear()
        yield table
        decision = table.decision
        if decision is None:
            return
        seat = luck.randrange(table.seats)
        if luck.random() < 0.01:
            table.choose(luck.choice(table.anytime_options(seat)), chance, seat)
        else:
            table.choose(luck.choice(decision.options), chance)


@pytest.mark.parametrize(
    ("game", "folder"),
    [(FEAR_OF_THE_DARK, "fear_of_the_dark"), (TOUCH_OF_EVIL, "touch_of_evil")],
    ids=["fear-of-the-dark", "a-touch-of-evil"],
)
def test_views_events_and_options_of_random_games_fit_the_schema(game: Game, folder: str) -> None:
    fitting = Fitting(folder)
    asked, ended = set(), set()
    for number in range(RANDOM_GAMES):
        for place, table in enumerate(played(game, number, fitting)):
            decision, outcome = table.decision, table.outcome
            new = decision is None or decision.ask not in asked
            if not new and (place + number) % LOOKS:
                continue
            for seat in range(-1, table.seats):
                fitting.check("View", view(game, table, seat))
            if decision is not None:
                asked.add(decision.ask)
                for key in game.candidates(table):
                    for pointed_at in game.where(table, game.option(key), decision.seat):
                        fitting.check("Place", pointed_at)
            elif outcome is not None:
                ended.add(outcome.name)
    assert len(asked) >= 10 and len(ended) >= 2, "many kinds of questions, and several endings"


def test_a_view_with_a_field_too_many_or_too_few_does_not_fit() -> None:
    fitting = Fitting("fear_of_the_dark")
    table = next(played(FEAR_OF_THE_DARK, 1, fitting))
    shown: Any = view(FEAR_OF_THE_DARK, table, 0)
    fitting.check("View", shown)
    for wrong in (
        {**shown, "pieces": {**shown["pieces"], "spare": 1}},
        {**shown, "pieces": {name: each for name, each in shown["pieces"].items() if name != "matches"}},
        {**shown, "decision": {**shown["decision"], "ask": "ask-nothing"}},
        {**shown, "anytime_options": ["give-up"]},
    ):
        with pytest.raises(AssertionError, match="View"):
            fitting.check("View", wrong)
