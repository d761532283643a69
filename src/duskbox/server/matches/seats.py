"""What becomes of a seat during a game: a stand-in plays for its person, it is handed on, left, freed, and taken back.

No hidden hand is seen by vacating a seat: where hands are hidden, a seat that a person has left goes to a bot, no one
new sits down once play has begun, and the host alone takes no seat while others are there to be asked. A person who
lost a seat without giving it away can take it back as long as no other person has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskbox.core import registry
from duskbox.core.game import Game
from duskbox.server.bus import Note
from duskbox.server.matches import driving
from duskbox.server.refusals import refuse
from duskbox.server.socket import updates
from duskbox.server.storage import keys
from duskbox.server.storage.people import FREED, HANDED_ON, STOOD_UP
from duskbox.server.storage.rows import AWAY, BOT, HUMAN, LOBBY, OPEN, PLAYING

if TYPE_CHECKING:
    from duskbox.server.matches.room import Room


def hides_hands(room: Room) -> bool:
    """Whether a seat may know what others do not: the game says how to imagine what a seat cannot know."""
    if room.row.seats == 1:
        return False
    kinds = type(registry.find(room.row.game)).__mro__
    return any("sample" in kind.__dict__ for kind in kinds[: kinds.index(Game)])


def open_in(room: Room) -> tuple[str, ...]:
    """The states in which a new person may sit down."""
    return (LOBBY,) if hides_hands(room) else (LOBBY, PLAYING)


def is_person(room: Room, seat: int) -> bool:
    """Whether a seat is a person's, who may be away."""
    return room.sitting[seat].kind == HUMAN


def is_alone(room: Room) -> bool:
    """Whether only one seat is a person's: then there is no one to hand it to, and no one to wait for."""
    return sum(seat.kind == HUMAN for seat in room.sitting) < 2 and all(seat.kind != OPEN for seat in room.sitting)


async def notify(room: Room, what: str, seat: int, agent: str = "") -> None:
    """Tell all at the table what became of a seat, also those who come back later."""
    who = room.sitting[seat].name if seat >= 0 else ""
    notice = await room.services.ask(room.services.store.note, room.row.id, what, seat, who, agent)
    updates.tell_notice(room, notice)
    await room.services.bus.tell(Note(room.row.id, "notice", room.services.worker, n=notice.id))


async def _left(room: Room, seat: int, why: str, state: str, **values: Any) -> None:
    """The seat is no one's any more, its last holder is remembered, and connections end, if the match still is in this
    state: what is known here may be old.
    """
    if not await room.services.ask(room.services.store.free_seat, room.row.id, seat, why, (state,), **values):
        await room.reread()
        room.must_be(state)
        raise refuse("error-too-busy")
    updates.drop(room, seat)
    await room.services.bus.tell(Note(room.row.id, "drop", room.services.worker, seat=seat))
    await room.seats_changed()


async def stand_up(room: Room, seat: int, agent: str = "", name: str = "") -> None:
    """A person leaves a seat for good: a bot plays on, and where nothing is hidden a new person may sit down in its
    place.
    """
    if room.row.state != PLAYING:
        values: dict[str, Any] = {"kind": BOT, "agent": agent, "name": name} if agent else {}
        await _left(room, seat, "", LOBBY, **values)
        return
    is_open = not agent and not hides_hands(room)
    plays = agent or room.row.terms.stand_in
    await notify(room, STOOD_UP, seat, plays)
    await _left(room, seat, STOOD_UP, PLAYING, kind=OPEN if is_open else BOT, agent=plays, name=name)
    await room.go_on()


async def free(room: Room, seat: int, agent: str = "", name: str = "", is_open: bool = False) -> None:
    """A seat is taken from a person who is away:
    it goes to a bot, and, if `is_open`, to a new person as soon as one comes.
    """
    plays = agent or room.row.terms.stand_in
    if is_person(room, seat):
        await notify(room, FREED, seat, plays)
    elif is_open:
        await notify(room, "opened", seat, plays)
    await _left(room, seat, FREED, PLAYING, kind=OPEN if is_open else BOT, agent=plays, name=name)
    await room.go_on()


def must_be_away(room: Room, seat: int) -> None:
    """Refuse to take a seat from a player who is there."""
    if room.is_here(seat):
        raise refuse("error-seat-present", seat=seat + 1)


async def open_up(room: Room, seat: int) -> None:
    """The host opens a seat during a game, if no hand can be seen by that."""
    if hides_hands(room):
        raise refuse("error-seat-hidden", seat=seat + 1)
    if is_person(room, seat):
        must_be_away(room, seat)
    await free(room, seat, is_open=True)


async def hand_on(room: Room, seat: int, link: str, name: str) -> str:
    """The link of a seat is used: its secret from now on. The one who handed it on has it no more."""
    secret = keys.new_secret()
    store = room.services.store
    called = {"name": name} if name else {}
    if not await room.services.ask(
        store.hand_seat_on, room.row.id, seat, keys.digest(link), keys.digest(secret), **called
    ):
        return ""
    updates.drop(room, seat)
    await room.services.bus.tell(Note(room.row.id, "drop", room.services.worker, seat=seat))
    await room.seats_changed()
    await notify(room, HANDED_ON, seat)
    await room.go_on()
    return secret


async def take_back(room: Room, seat: int, person: str) -> str:
    """A person who lost a seat without giving it away takes it again; its secret from now on."""
    store = room.services.store
    if not person or not await room.services.ask(store.people.last_holder, room.row.id, seat, person):
        raise refuse("error-not-your-seat", 403, seat=seat + 1)
    secret = keys.new_secret()
    if not await room.services.ask(store.retake_seat, room.row.id, seat, person, keys.digest(secret)):
        raise refuse("error-seat-taken", seat=seat + 1)
    await room.seats_changed()
    await notify(room, "returned", seat)
    await room.go_on()
    return secret


# Stand-ins


async def stand_in(room: Room, seat: int, why: str, agent: str = "") -> None:
    """A bot plays for a person, whose seat it stays."""
    if is_alone(room):
        raise refuse("error-alone")
    if not is_person(room, seat):
        raise refuse("error-seat-bot", seat=seat + 1)
    plays = agent or room.row.terms.stand_in
    async with room.lock:
        await driving.stand_in(room, seat, plays, why)
    await notify(room, "stand-in", seat, plays)
    await room.go_on()


async def play_again(room: Room, seat: int) -> None:
    """The person plays again."""
    if not room.sitting[seat].stand_in:
        return
    if not await driving.come_back(room, seat, asked=True):
        raise refuse("error-time-spent", seat=seat + 1)
    if room.sitting[seat].stand_in_why != AWAY:
        await notify(room, "back", seat)
