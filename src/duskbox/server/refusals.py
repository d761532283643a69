"""Refusals: how any part of the server says no, with a message id, its facts and the rules behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbox.server.socket.messages import Refusal

if TYPE_CHECKING:
    from duskbox.core.errors import DuskboxError


class Refuse(Exception):
    """Something cannot be done now; the refusal says why.

    `stale` asks for the table as it is; `status` is for those who ask over HTTP.
    """

    def __init__(self, reason: Refusal, stale: bool = False, status: int = 409) -> None:
        super().__init__(reason.error)
        self.reason = reason
        self.stale = stale
        self.status = status


def refuse(error: str, status: int = 409, **facts: str | int) -> Refuse:
    """A refusal with a message of its own."""
    return Refuse(Refusal(error, dict(facts)), status=status)


def refused(error: DuskboxError, status: int = 409) -> Refuse:
    """A refusal of the kernel."""
    return Refuse(refusal_of(error), status=status)


def refusal_of(error: DuskboxError) -> Refusal:
    """An error as it is sent."""
    further = [refusal_of(each) for each in error.further]
    return Refusal(error.message, dict(error.facts), further=further)


def stale(version: int) -> Refuse:
    """A choice was made for a table that has changed since."""
    return Refuse(Refusal("error-stale-version", {"version": version}), stale=True)
