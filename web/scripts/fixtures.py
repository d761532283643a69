"""Moments of recorded games for the gallery: the table and the events as the server sends them, and the words of the
game.

`python web/scripts/fixtures.py [GAME …]` writes web/fixtures/GAME/NAME.json. A game names its moments in `MOMENTS`: the
first entry of its records that a moment fits becomes its fixture. What the records do not have is looked for in games
played at random.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from duskbox.core import registry
from duskbox.core.matches import records
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import UNDO
from duskbox.core.translations import LANGUAGES
from duskbox.server.matches import seat_view as frames

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "web" / "fixtures"
RANDOM_GAMES = 2000

#: Whether a moment fits: the view, the names of the events that led to it, and these events.
Fits = Callable[[dict[str, Any], set[str], list[dict[str, Any]]], bool]


def asks(question: str, **pieces: Callable[[Any], bool]) -> Fits:
    """A moment at which this is asked, with pieces like these."""

    def fits(view: dict[str, Any], _names: set[str], _events: list[dict[str, Any]]) -> bool:
        decision = view["decision"]
        return (
            bool(decision)
            and decision.get("ask") == question
            and all(test(view["pieces"][name]) for name, test in pieces.items())
        )

    return fits


def offers(verb: str) -> Fits:
    """A moment at which an option of this verb is offered."""

    def fits(view: dict[str, Any], _names: set[str], _events: list[dict[str, Any]]) -> bool:
        options = (view["decision"] or {}).get("options") or []
        return any(key.split(":")[0] == verb for key in options)

    return fits


def ends(name: str) -> Fits:
    """A moment at which the game is over in this way."""
    return lambda view, _names, _events: bool(view["outcome"]) and view["outcome"]["name"] == name


def tells(event: str, fact: str = "", value: str = "", beside: str = "") -> Fits:
    """A moment to which this event has led, with this fact and together with another one."""

    def fits(_view: dict[str, Any], names: set[str], events: list[dict[str, Any]]) -> bool:
        return (not beside or beside in names) and any(
            each["event"] == event and (not fact or each["facts"].get(fact) == value) for each in events
        )

    return fits


def more_than(least: int) -> Callable[[Any], bool]:
    """A list or table longer than this, or a number above it."""
    return lambda value: (value if isinstance(value, int) else len(value)) > least


MOMENTS: dict[str, dict[str, Fits]] = {
    "fear-of-the-dark": {
        "start": asks("ask-action"),
        "light": asks("ask-action", light=bool, rooms=more_than(3), hand=more_than(2)),
        "dark": asks("ask-action", light=lambda light: not light, rooms=more_than(4)),
        "big": asks("ask-action", light=bool, rooms=more_than(8)),
        "big-dark": asks("ask-action", light=lambda light: not light, rooms=more_than(11)),
        "leaving": asks("ask-walk", deck=lambda deck: deck == 0),
        "walk": asks("ask-walk", light=bool, rooms=more_than(2)),
        "walk-dark": asks("ask-walk", light=lambda light: not light, rooms=more_than(2)),
        "pay": asks("ask-pay", light=bool, hand=more_than(2)),
        "pay-dark": asks("ask-pay", light=lambda light: not light),
        "take": asks("ask-take"),
        "turn": asks("ask-turn"),
        "clear": asks("ask-clear"),
        "item-card": asks("ask-item-card"),
        "secret-card": asks("ask-secret-card"),
        "items": asks("ask-action", held=more_than(1)),
        "lever": asks("ask-lever"),
        "wall": asks("ask-wall", rooms=more_than(3)),
        "map": asks("ask-map"),
        "lose": asks("ask-lose"),
        "leak-room": asks("ask-action", leak_room=lambda room: room is not None, rooms=more_than(5)),
        "secret-door": tells("secret-door-placed"),
        "echo": tells("echo-vanishes"),
        **{
            f"hazard-{kind}": tells("hazard-turned", "hazard", f"@hazard-{kind}", beside)
            for kind, beside in (
                ("terror", "terror"),
                ("knock-out", "knock-out"),
                ("draught", "hand-blown-out"),
                ("collapse", "token-placed"),
                ("lockdown", "token-placed"),
                ("leak", "leak-placed"),
            )
        },
        "hazard-failed": tells("hazard-failed"),
        **{
            f"end-{name}": ends(name)
            for name in ("won", "lost-sanity", "lost-terror", "lost-echo", "trapped", "gave-up", "walked-out")
        },
    },
    "a-touch-of-evil": {
        "start": asks("ask-move", round=lambda number: number == 1),
        "start-8": asks("ask-move", heroes=more_than(7)),
        "crowd-8": asks("ask-action", heroes=more_than(7), round=more_than(3)),
        "move": asks("ask-move", round=more_than(4)),
        "action": asks("ask-action", round=more_than(3)),
        "action-team": asks("ask-action", mode=lambda mode: mode == "team", round=more_than(5)),
        "cooperative": asks("ask-action", mode=lambda mode: mode == "cooperative", round=more_than(4)),
        "minions": asks("ask-action", spaces=lambda spaces: sum(bool(space["minion"]) for space in spaces) > 4),
        "night": asks("ask-action", marker=lambda marker: marker <= 5),
        "fight": asks("ask-fight-on", showdown=lambda showdown: showdown is None),
        "fight-round": asks("ask-window-fight-round", showdown=lambda showdown: showdown is None),
        "roll-test": asks("ask-window-roll", roll=lambda roll: bool(roll) and roll["for"] == "test"),
        "roll-fight": asks("ask-window-roll", roll=lambda roll: bool(roll) and roll["for"] == "fight"),
        "roll-showdown": asks(
            "ask-window-roll", showdown=bool, roll=lambda roll: bool(roll) and len(set(roll["aims"])) > 1
        ),
        "showdown": asks("ask-fight-on", showdown=bool),
        "showdown-party": asks(
            "ask-fight-on", showdown=bool, elders=lambda elders: any(elder["state"] == "party" for elder in elders)
        ),
        "invite": asks("ask-invite"),
        "assign": asks("ask-assign"),
        "accuse": asks("ask-accuse"),
        "aim": asks("ask-aim"),
        "evil-elder": asks(
            "ask-window-fight-round", elders=lambda elders: any(elder["state"] == "evil" for elder in elders)
        ),
        "mystery": asks("ask-window-card", cards=more_than(0)),
        "mystery-turned": tells("mystery"),
        "chart": tells("chart"),
        "window-turn": asks("ask-window-turn-step"),
        "window-wounds": asks("ask-window-wounds"),
        "keep": asks("ask-keep-event"),
        "lose": asks("ask-lose"),
        "die": offers("die"),
        "skill": offers("skill"),
        "buy": offers("buy"),
        "buy-lair": offers("buy-lair"),
        "begin-showdown": offers("showdown"),
        "space": offers("space"),
        "share-wounds": asks("ask-share-wounds"),
        "lair": asks("ask-action", heroes=lambda heroes: any(hero["lair"] for hero in heroes)),
        **{
            f"end-{name}": ends(name)
            for name in ("hero-wins", "heroes-win", "team-wins", "darkness", "all-down", "fallen-hero-wins")
        },
    },
}


def moments(
    match: Match, steps: Iterator[int]
) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]]:
    """The view, the events that led to it and the log so far, after each step of a game."""
    log: list[dict[str, Any]] = []
    for done in steps:
        seat = asked_seat(match)
        if done >= 0:
            # Of what was taken back nothing is told; the first moment is the start.
            del log[done + 1 :]
            continue
        events = frames.events(match, seat)
        log.append({"version": match.course.versions[seat], "events": events})
        yield match.view(seat), events, log


def asked_seat(match: Match) -> int:
    """The seat whose eyes a moment is shown through: the one that is asked, else the first."""
    return match.decision.seat if match.decision else 0


def followed(match: Match, record: records.Record) -> Iterator[int]:
    """A record, entry by entry; tells how many choices are left after some were taken back, else -1."""
    for number, entry in enumerate(record.entries):
        match.course.follow(number, entry)
        yield entry.to if entry.do == UNDO else -1


def played(match: Match, chooser: random.Random) -> Iterator[int]:
    """A game at random, in which no one gives up."""
    yield -1
    while match.decision is not None:
        options = [option for option in match.decision.options if option.key != "give-up"]
        match.choose(chooser.choice(options))
        yield -1


def games(name: str) -> Iterator[tuple[Match, Iterator[int]]]:
    """The recorded games, then games at random."""
    for path in sorted((ROOT / "tests" / "records" / name).glob("*.jsonl"), reverse=True):
        record = records.read(path.read_text(encoding="utf-8"))
        match = unplayed_match(record)
        yield match, followed(match, record)
    game = registry.find(name)
    for seed in range(RANDOM_GAMES):
        match = Match.new(game, seed=f"{seed:064x}")
        yield match, played(match, random.Random(seed))


def write(name: str) -> None:
    """All fixtures of a game, and its words in every language."""
    folder = FIXTURES / name
    folder.mkdir(parents=True, exist_ok=True)
    wanted = dict(MOMENTS[name])
    for match, steps in games(name):
        for view, events, log in moments(match, steps):
            names = {event["event"] for event in events}
            for moment in [moment for moment, fits in wanted.items() if fits(view, names, events)]:
                del wanted[moment]
                table = msgspec.json.decode(msgspec.json.encode(frames.shown(match, asked_seat(match), True)))
                data = {"seat": asked_seat(match), "table": table, "last": log[-1:], "log": log}
                (folder / f"{moment}.json").write_text(json.dumps(data), encoding="utf-8")
        if not wanted:
            break
    words_of(name)
    found = sorted(path.stem for path in folder.glob("*.json"))
    (FIXTURES / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")
    print(f"{name}: {len(MOMENTS[name]) - len(wanted)} moments; not found: {', '.join(wanted) or 'none'}")


def words_of(name: str) -> None:
    """The messages that the page would load from the server."""
    folder = Path(sys.modules[type(registry.find(name)).__module__].__file__ or "").parent
    for language in LANGUAGES:
        paths = [
            path
            for room in (ROOT / "src" / "duskbox" / "core", ROOT / "src" / "duskbox" / "server", folder)
            for path in sorted((room / "locale").glob(f"{language}*.ftl"))
        ]
        texts = [path.read_text(encoding="utf-8") for path in paths]
        (FIXTURES / f"words-{name}-{language}.json").write_text(json.dumps(texts), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or MOMENTS:
        write(each)
