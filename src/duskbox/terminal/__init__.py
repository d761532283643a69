"""The terminal room: play and replay, full-screen or line by line. The work is loaded when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from duskbox.agents.agent import Agent
    from duskbox.core.match import Match
    from duskbox.core.words import Words
    from duskbox.terminal.session import Session


def play(
    match: Match,
    words: Words,
    *,
    plain: bool,
    save_to: Path | None,
    hand_over: str = "auto",
    bots: dict[int, Agent] | None = None,
) -> int:
    """Play a match until the person leaves; one that has not started is set up first. It is autosaved after every choice, and kept in `save_to` as well if that is given.

    A `save_to` in a folder that does not exist, or that holds something else, is refused. The exit code is 1 if the match could not be saved
    when the person left. `hand_over` says whether the screen is handed from side to side with a pause:
    `auto` where a person sits before it, `always`, or `never`. `bots` are the agents that play seats.
    """
    from duskbox.terminal import saves
    from duskbox.terminal.session import Session

    if save_to is not None:
        saves.check_free(save_to, match)
    if match.decision is None and match.outcome is None:
        from duskbox.terminal.plain import set_up

        if not set_up(match, words):
            return 0
    session = Session(match, words, save_to, hand_over, bots)
    try:
        return _play_lines(session) if plain else _play_full_screen(session)
    finally:
        session.dismiss_bots()


def _play_lines(session: Session) -> int:
    from duskbox.terminal import plain

    return plain.play(session)


def _play_full_screen(session: Session) -> int:
    from duskbox.terminal.app import PlayApp

    app = PlayApp(session)
    app.run()
    print(session.goodbye())
    return app.return_code or int(session.unsaved)


def replay(match: Match, words: Words, *, plain: bool, reader: int | None = None) -> int:
    """Step through the record of a match, with what a seat or a spectator (-1) may know, or with everything open (None)."""
    if plain:
        from duskbox.terminal import replays

        return replays.tell(match, words, reader=reader)
    from duskbox.terminal.replay_app import ReplayApp

    app = ReplayApp(match, words, reader)
    app.run()
    return app.return_code or 0
