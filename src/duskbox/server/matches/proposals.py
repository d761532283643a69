"""What the people at a table decide together: what to do about a player who is away, the end of a pause, other terms.

The host, or who acts as host, decides about absent people alone, and so does a majority without them. Other terms need
the consent of all, and a seat with a hidden hand is taken from an absent player only if all who are there agree.
Nothing of it takes anything from a person for good: a player who comes back plays again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from duskbox.server import clock
from duskbox.server.matches import opening, presence, seats
from duskbox.server.refusals import refuse
from duskbox.server.socket.messages import ProposalShown
from duskbox.server.storage.rows import HOST, HUMAN, PLAYING, TABLE, Proposal

if TYPE_CHECKING:
    from duskbox.server.matches.room import Room

#: Seconds without an answer after which a person who is there counts as away for this.
SILENT: Final = 60.0
_TRIES: Final = 5


async def propose(room: Room, held: set[int], proposal: Proposal) -> None:
    """Ask the others, or do it at once if the asker may decide alone."""
    room.must_be(PLAYING)
    if room.row.day is not None:
        raise refuse("error-daily-alone")
    proposal = _checked(room, proposal)
    mine = sorted(seat for seat in held if seat != HOST)
    if proposal.by not in mine:
        raise refuse("error-not-your-seat", 403, seat=proposal.by + 1)
    proposal = msgspec.structs.replace(proposal, agreed=mine)
    decides = HOST in held or presence.acting_host(room) in mine
    if (decides and not _needs_all(room, proposal)) or _is_agreed(room, proposal):
        if room.row.proposal is not None:
            await room.change({"proposal": room.row.proposal}, proposal=None)
        await _settle(room, proposal)
    else:
        await room.change({"proposal": room.row.proposal}, proposal=proposal)


async def answer(room: Room, held: set[int], agree: bool) -> None:
    """Agree with all of one's seats, or be against it, which ends it where all have to agree, or where the
    one who asked does so.
    """
    if not held:
        raise refuse("error-no-proposal")
    for _ in range(_TRIES):
        await room.reread()
        proposal = room.row.proposal
        voters = set() if proposal is None else _voters(room, proposal) & held
        if proposal is None or not voters:
            raise refuse("error-no-proposal")
        if not agree:
            if _needs_all(room, proposal) or proposal.by in held or not _can_pass(room, proposal, voters):
                if await room.change({"proposal": proposal}, proposal=None):
                    return
                continue
            # Others may still be a majority.
            return
        more = msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, *voters}))
        if _is_agreed(room, more):
            if await room.change({"proposal": proposal}, proposal=None):
                await _settle(room, more)
                return
        elif await room.change({"proposal": proposal}, proposal=more):
            return


def shown(room: Room) -> ProposalShown | None:
    """What is to be decided, as all see it."""
    proposal = room.row.proposal
    if proposal is None:
        return None
    asked = sorted(_voters(room, proposal) - set(proposal.agreed))
    return ProposalShown(proposal.what, proposal.by, proposal.seat, proposal.terms, proposal.agreed, asked)


def _checked(room: Room, proposal: Proposal) -> Proposal:
    """The proposal, if it makes sense now."""
    if proposal.what in ("stand-in", "free"):
        if not 0 <= proposal.seat < len(room.sitting):
            raise refuse("error-no-seat", 404, seat=proposal.seat)
        if not seats.is_person(room, proposal.seat):
            raise refuse("error-seat-bot", seat=proposal.seat + 1)
        if room.is_here(proposal.seat) and not (proposal.what == "stand-in" and _is_silent(room, proposal.seat)):
            raise refuse("error-seat-present", seat=proposal.seat + 1)
        return msgspec.structs.replace(proposal, terms=None)
    if proposal.what == "terms":
        if proposal.terms is None:
            raise refuse("error-bad-terms", 400, field="kind")
        terms = msgspec.structs.replace(proposal.terms, seed_known=room.row.terms.seed_known)
        return msgspec.structs.replace(proposal, terms=opening.check_terms(terms, room.services.config), seat=-1)
    return msgspec.structs.replace(proposal, terms=None, seat=-1)


def _is_silent(room: Room, seat: int) -> bool:
    """Whether all wait for this seat, and has for a while; of what is asked in private nothing is said."""
    progress = room.row.progress
    return progress is not None and progress.asked == seat and not progress.private and room.waited() >= SILENT


def _voters(room: Room, proposal: Proposal) -> set[int]:
    """Whose word counts: people who play themselves, other than the one it is about."""
    return {
        each.seat for each in room.sitting if each.kind == HUMAN and not each.stand_in and each.seat != proposal.seat
    } | {proposal.by}


def _needs_all(room: Room, proposal: Proposal) -> bool:
    """Whether no one may be against it: other terms, and taking a seat where hands are hidden."""
    return proposal.what == "terms" or (proposal.what == "free" and seats.hides_hands(room))


def must_decide_alone(room: Room, held: set[int], seat: int) -> None:
    """Refuse to take a seat with a hidden hand from an absent player while there are others to be asked."""
    if seats.hides_hands(room) and any(
        each.kind == HUMAN and each.seat not in held and each.seat != seat and room.is_here(each.seat)
        for each in room.sitting
    ):
        raise refuse("error-ask-others", seat=seat + 1)


def _needed(room: Room, proposal: Proposal) -> int:
    """How many have to agree: all for other terms, or else all or most of those who are there."""
    voters = _voters(room, proposal)
    if proposal.what == "terms":
        return len(voters)
    there = {seat for seat in voters if room.is_here(seat)} | {proposal.by}
    return len(there) if _needs_all(room, proposal) else len(there) // 2 + 1


def _is_agreed(room: Room, proposal: Proposal) -> bool:
    return len(_voters(room, proposal) & set(proposal.agreed)) >= _needed(room, proposal)


def _can_pass(room: Room, proposal: Proposal, against: set[int]) -> bool:
    """Whether enough are left to agree."""
    there = {seat for seat in _voters(room, proposal) - against if room.is_here(seat)} | set(proposal.agreed)
    return len(there - against) >= _needed(room, proposal)


async def _settle(room: Room, proposal: Proposal) -> None:
    """Do what was agreed on."""
    if proposal.what == "stand-in":
        await seats.stand_in(room, proposal.seat, TABLE)
    elif proposal.what == "free":
        if seats.hides_hands(room):
            await seats.free(room, proposal.seat)
        else:
            await seats.open_up(room, proposal.seat)
    elif proposal.what == "resume":
        await resume(room)
    elif proposal.terms is not None:
        # The question counts as asked now: no time is over by a clock that was not there.
        await room.change({}, terms=proposal.terms, resumed_at=clock.now(), proposal=None)
        await seats.notify(room, "terms", proposal.by)
        await room.go_on()


async def resume(room: Room) -> None:
    """Go on after a pause; clocks run on from where they stood."""
    async with room.lock:
        await room.reread()
        paused = room.row.paused_at
        if paused is not None:
            # Only a worker that has read all entries knows when the question was asked; this worker may have slept, or
            # heard nothing.
            room.behind = True
            await room.match()
            # The question counts as asked later by as long as the pause was.
            resumed = room.asked_at + clock.now() - paused
            store = room.services.store
            await room.services.ask(
                store.change, room.row.id, {"paused_at": paused}, paused_at=None, resumed_at=resumed
            )
            await room.seats_changed()
            await presence.fall_asleep(room)
    await room.go_on()
