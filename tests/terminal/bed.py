"""The bed of the terminal's tests: words, whole games that were recorded, and the keys that play them again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import duskbox.core
from duskbox.core.chance import DrawNeeded
from duskbox.core.game import Game
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import set_up, unplayed_match
from duskbox.core.matches.records import CHOOSE, REDO, UNDO, Record, read
from duskbox.core.translations import Translations
from duskbox.terminal.full_screen.map_view import MapView
from duskbox.terminal.full_screen.menu import LABELS, Menu
from duskbox.terminal.full_screen.play import PlayApp
from duskbox.terminal.full_screen.replay import ReplayApp
from duskbox.terminal.prose import Prose
from duskbox.terminal.session import Session

#: The folder of the package, as it is installed.
PACKAGES = Path(duskbox.core.__file__).parents[1]
RECORDS = Path(__file__).parents[1] / "records" / "fear-of-the-dark"


def words(language: str, game: Game) -> Translations:
    """The words as the command brings them."""
    return Translations(language, [PACKAGES / "cli", PACKAGES / "core", PACKAGES / "terminal", game.texts.folder])


def recorded(name: str) -> Record:
    """A whole game: `won-normal`, `lost-terror`, …"""
    return read((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


@cache
def keys_of(name: str) -> list[str]:
    """The choices that led to its end, without what was taken back on the way."""
    line: list[str] = []
    undone: list[str] = []
    for entry in recorded(name).entries:
        if entry.do == CHOOSE:
            line.append(entry.key)
            undone.clear()
        elif entry.do == UNDO:
            undone += reversed(line[entry.to :])
            del line[entry.to :]
        elif entry.do == REDO:
            line.append(undone.pop())
    return line


def before_play(name: str) -> Match:
    """The match of a recorded game before its first choice, with the same luck ahead of it."""
    whole = recorded(name)
    record = Record(whole.header, [])
    record.seed = whole.seed
    match = unplayed_match(record)
    set_up(match)
    return match


def played(name: str, choices: int) -> Match:
    """The match of a recorded game after a number of choices."""
    match = before_play(name)
    for key in keys_of(name)[:choices]:
        match.choose(key)
    return match


@cache
def final_position(name: str) -> str:
    """The hash of the position in which a recorded game ends."""
    return played(name, len(keys_of(name))).table.digest()


def choices_until(name: str, ask: str, which: int = 1) -> int:
    """After how many choices a recorded game asks something for the first time, or for a later one."""
    match = before_play(name)
    keys = keys_of(name)
    for number, key in enumerate([*keys, ""]):
        if match.decision is not None and match.decision.ask == ask:
            which -= 1
            if which == 0:
                return number
        assert key, f"{name} does not ask {ask} that often"
        match.choose(key)
    raise AssertionError


def choices_until_a_draw(name: str) -> int:
    """After how many choices a recorded game comes to one that draws; choices that were taken back do not count."""
    match = Match.new("fear-of-the-dark", chance="asked")
    for number, key in enumerate(keys_of(name)):
        try:
            match.choose(key)
        except DrawNeeded:
            return number
    raise AssertionError(f"{name} draws nothing")


def sitting(name: str, choices: int = 0, language: str = "en") -> Session:
    """A session at a recorded game after a number of choices."""
    match = played(name, choices)
    return Session(match, words(language, match.game))


def presses(session: Session, key: str, with_arrows: bool) -> list[str]:
    """The keys a person presses to choose an option: its own key, or the arrows."""
    offered = [choice.key for choice in session.choices()]
    if key not in offered:
        assert [choice.key for choice in session.anytime()] == [key]
        return ["a", "2"]
    if not with_arrows:
        return [LABELS[offered.index(key)]]
    if session.is_path:
        arrows = {"go:N": "up", "go:E": "right", "go:S": "down", "go:W": "left"}
        return [arrows[key]] if key in arrows else ["enter"] if key == "stop" else [LABELS[offered.index(key)]]
    return [*["down"] * offered.index(key), "enter"]


# A game for several


def town(stop: Callable[[Match], bool] | None = None, seed: str = "dusk", **settings: str) -> Match:
    """A match of A Touch of Evil: at its first decision, or played by lot to one at which `stop` holds; several matches
    are tried.
    """
    chosen = {
        "heroes": "2",
        "villain": "werewolf",
        **{name.replace("_", "-"): value for name, value in settings.items()},
    }
    undo = chosen.pop("undo", "open")
    for attempt in range(20):
        match = Match.new("a-touch-of-evil", chosen, seed=f"{seed}-{attempt}", undo=undo)
        lot = Random(attempt)
        while match.decision is not None and match.choice_count < 400:
            if stop is None or stop(match):
                return match
            match.choose(lot.choice(match.options))
        if match.decision is None and stop is not None and stop(match):
            return match
    raise AssertionError("no match came to such a decision")


def at_table(match: Match, language: str = "en", hand_over: str = "auto") -> Session:
    """A session at a match."""
    return Session(match, words(language, match.game), hand_over=hand_over)


def everything(app: PlayApp | ReplayApp) -> str:
    """All that can be read on the screen below any dialog: every text, the map and the menu."""
    screen = app.screen_stack[0]
    view = screen.query_one(MapView)
    texts = [prose.text for prose in screen.query(Prose)]
    texts += [view.render_line(row).text for row in range(view.size.height)]
    texts += [str(option.prompt) for menu in screen.query(Menu) for option in menu.options]
    return "\n".join(texts)
