"""`duskbox play` and `duskbox replay`."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskbox.cli import options
from duskbox.cli.output import translations
from duskbox.cli.parsing import DEFAULT_GAME, Command, Option, SetupCommand
from duskbox.cli.values import FILE, OneOf
from duskbox.core import registry
from duskbox.core.errors import BadSetting, DuskboxError
from duskbox.core.matches.opening import add_salt, unstarted_match

if TYPE_CHECKING:
    from duskbox.cli.parsing import Chosen
    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations
    from duskbox.terminal.saves import Seating

#: What `play` is given when a save is resumed that nothing else is said of.
NOTHING_NEW: dict[str, Any] = {
    "ruling": (), "pack": None, "settings": {}, "new": False, "seed": None, "salt": None, "undo": None,
    "real_dice": False, "position": None,
}  # fmt: skip


def play(chosen: Chosen, words: Translations) -> int:
    """Play in the terminal: resume a file, go on with the autosave, or start anew."""
    from duskbox import terminal
    from duskbox.agents.bots import local_agent
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.position import Position
    from duskbox.terminal import saves

    game = registry.find(chosen.game)
    settings, rulings, pack = options.chosen_setup(chosen)
    fresh = chosen.new or settings or rulings or pack or chosen.seed or chosen.real_dice or chosen.salt or chosen.undo
    fresh = fresh or chosen.position
    match: Match | None = None
    save: Path | None = None
    if chosen.resume is not None:
        if fresh:
            raise BadSetting("error-resume-and-set-up")
        save = saves.found(str(chosen.resume))
        match = options.read_match(options.given_text(str(save or chosen.resume)))
        if match.outcome is None and match.record.header.chance == "fair" and not match.record.seed:
            raise DuskboxError("error-no-seed")
        if match.outcome is not None:
            save = None
    elif not fresh:
        match = saves.load_autosave(game.name)
        if match is not None and match.outcome is not None:
            match = None
    seating: Seating | None = None
    if match is not None:
        autosave = saves.autosave_path(game.name)
        source = save or (autosave if chosen.resume is None else Path(chosen.resume))
        seating = saves.read_seating(source)
    else:
        chance = "asked" if chosen.real_dice else "fair"
        salts = {0: chosen.salt} if chosen.salt else {}
        if chosen.position:
            if settings or rulings or pack or salts:
                raise BadSetting("error-position-and-set-up")
            position = Position.read(chosen.position, game)
            match = Match.from_position(position, chosen.seed, chosen.undo or "open", chance)
        else:
            match = unstarted_match(game, settings, rulings, pack, chosen.seed, chosen.undo or "open", chance)
        for seat, salt in salts.items():
            add_salt(match, seat, salt)
    names = _bots(chosen.bot, match.table.seats)
    language = words.language
    asks = chosen.ask
    if seating is not None:
        names = names or seating.bots
        # The language of the sitting before, unless another is asked for now.
        language = language if chosen.lang else seating.language
        asks = asks or seating.asks
    agents = {seat: local_agent(name, secrets.randbits(32)) for seat, name in names.items()}
    return terminal.play(
        match,
        translations(language, match.game, match.setup.pack),
        plain=chosen.plain or _is_line_by_line(),
        save_to=chosen.save,
        hand_over=chosen.hand_over,
        bots=agents,
        seating=saves.Seating(names, language, asks or saves.ASK_NEEDED),
        autosave=save,
        ids=chosen.ids,
        theme=chosen.theme,
    )


def _is_line_by_line() -> bool:
    """Whether there is no terminal here that a full screen can be drawn on."""
    return not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in ("", "dumb")


def _bots(given: tuple[str, ...], seats: int) -> dict[int, str]:
    """The agents of `--bot SEAT=AGENT`, by seat; seats are counted from 1, and one must be left for a person."""
    found: dict[int, str] = {}
    for text in given:
        seat, _, name = text.partition("=")
        known = {str(each + 1): each for each in range(seats)}
        if seat not in known or not name:
            raise BadSetting("error-bad-value", name="bot", value=text[:60], allowed=f"1–{seats}=AGENT")
        found[known[seat]] = name
    if len(found) >= seats:
        raise BadSetting("error-no-seat-left", seats=seats)
    return found


def replay(chosen: Chosen, words: Translations) -> int:
    """Step through a record with what a seat may know; without one a match that is over, or that has nothing to hide,
    is open.
    """
    from duskbox import terminal
    from duskbox.terminal import log

    match = options.read_match(options.given_text(chosen.file))
    speaking = translations(words.language, match.game, match.setup.pack)
    plain = chosen.plain or _is_line_by_line()
    reader: int | None = None
    if chosen.seat is not None:
        reader = options.checked_seat(chosen.seat, match.table.seats, least=0)
    elif match.outcome is None and log.sides(match.table) > 1:
        reader = -1
    return terminal.replay(match, speaking, plain=plain, reader=reader, theme=chosen.theme, ids=chosen.ids)


PLAY = SetupCommand(
    "play",
    play,
    options.game(default=DEFAULT_GAME),
    Option("--seed", metavar="seed", help="cli-arg-seed"),
    Option("--salt", metavar="seed", help="cli-arg-salt"),
    Option("--real-dice", is_flag=True, help="cli-arg-real-dice"),
    Option("--position", metavar="position", help="cli-arg-from-position"),
    Option("--new", is_flag=True, help="cli-arg-new"),
    Option("--resume", type=FILE, metavar="file", help="cli-arg-resume"),
    Option("--undo", type=OneOf("open", "consent", "free", "none"), usual="open", help="cli-arg-undo"),
    *options.at_this_terminal(),
    options.rulings(),
    options.pack(),
    default=DEFAULT_GAME,
)
REPLAY = Command(
    "replay",
    replay,
    options.record(),
    options.plain(),
    options.number("--seat", "cli-arg-seat"),
    options.ids(),
    options.theme(),
)
