"""What a worker process answers about the table of a lesson."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbox.server.jobs.messages import AskLesson
from duskbox.server.matches import lessons, seat_view
from duskbox.server.refusals import refuse


def done(job: AskLesson) -> Any:
    """Carry out a job."""
    played = lessons.played(job.game)
    if job.move >= len(played.at):
        raise refuse("error-no-lesson-move", 404, move=job.move)
    seat = played.lesson.seat
    match = played.match.fork(played.at[job.move])
    if job.about == "details":
        pieces = match.game.pieces(match.table, seat)
        return [(message, seat_view.plain_facts(facts)) for message, facts in match.game.drawing.details(pieces)]
    if match.decision is None or match.decision.seat != seat:
        raise refuse("error-not-asked-of-you", key=job.key)
    if job.about == "wonders":
        return seat_view.wonders(match)
    match.game.option(job.key)
    if job.about == "why":
        reason = match.why_not(job.key)
        return None if reason is None else msgspec.to_builtins(seat_view.refusal(reason))
    return match.odds(job.key)
