"""The terminal room: play and replay, full-screen or line by line. The work is loaded when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbox.terminal import interrupts

if TYPE_CHECKING:
    from pathlib import Path

    from duskbox.agents.agent import Agent
    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations
    from duskbox.terminal.saves import Seating
    from duskbox.terminal.session import Session


def play(
    match: Match,
    words: Translations,
    *,
    plain: bool,
    save_to: Path | None,
    hand_over: str = "auto",
    bots: dict[int, Agent] | None = None,
    seating: Seating | None = None,
    autosave: Path | None = None,
    ids: bool | None = None,
    theme: str | None = None,
) -> int:
    """Play a match until the person leaves; one that has not started is set up first.

    It is autosaved after every choice, and kept in `save_to` as well if that is given.

    A `save_to` in a folder that does not exist, or that holds something else, is refused. The exit code is 1 if the
    match could not be saved when the person left. `hand_over` says whether the screen is handed from side to side with
    a pause: `auto` where a person sits before it, `always`, or `never`. `bots` are the agents that play seats, and
    `seating` names them for the next sitting. `ids` says whether rule ids and option keys are shown; unless it does,
    only the full screen shows them. `theme` names the colours. `autosave` is the save to go on in, if it is not that of
    the game.
    """
    from duskbox.terminal import saves
    from duskbox.terminal.session import Session

    if save_to is not None:
        saves.check_free(save_to, match)
    if match.decision is None and match.outcome is None:
        from duskbox.terminal.line_client import set_up

        if match.record.header.chance == "asked" and match.setup.pack is None:
            # Before the first question: with another box on the table the answers would not fit.
            _tell(words.say("ui-real-dice-rolled"))
        if not set_up(match, words):
            return 0
    session = Session(match, words, save_to, hand_over, bots, seating, autosave)
    session.show_ids = not plain if ids is None else ids
    session.theme = theme
    try:
        return _play_lines(session) if plain else _play_full_screen(session)
    finally:
        session.dismiss_bots()


def _tell(text: str) -> None:
    import sys

    from duskbox.terminal.folding import folded

    print(folded(text, sys.stdout))


def _play_lines(session: Session) -> int:
    from duskbox.terminal import line_client

    return line_client.play(session)


def _play_full_screen(session: Session) -> int:
    from duskbox.terminal.full_screen.play import PlayApp

    app = PlayApp(session)
    try:
        app.run()
        _tell(session.saving.goodbye())
    except KeyboardInterrupt:
        # A signal from outside: in the full screen Ctrl+C is a key like any other.
        interrupts.ignore()
        session.saving.write()
        _tell(session.saving.goodbye())
        return interrupts.EXIT_CODE
    return app.return_code or int(session.saving.unsaved)


def replay(
    match: Match,
    words: Translations,
    *,
    plain: bool,
    reader: int | None = None,
    theme: str | None = None,
    ids: bool | None = None,
) -> int:
    """Step through the record of a match, with what a seat or a spectator (-1) may know, or with everything open
    (None).
    """
    if plain:
        from duskbox.terminal import replay_lines

        return replay_lines.tell(match, words, reader=reader, ids=bool(ids))
    from duskbox.terminal.full_screen.replay import ReplayApp

    app = ReplayApp(match, words, reader, theme)
    app.show_ids = ids is not False
    app.run()
    return app.return_code or 0
