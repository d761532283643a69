"""A person's devices, and a way back to their games when all of them are lost."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from duskbox.server import clock
from duskbox.server.http.bodies import Following, LinkWanted, MyLink, MyLinks
from duskbox.server.http.dependencies import Asking, TheCaller, TheLimits, TheRooms, cookie_of
from duskbox.server.http.match_views import known, must_be_welcome
from duskbox.server.refusals import refuse
from duskbox.server.storage import keys

#: For how long a link to another device can be used, in seconds.
OPEN_FOR: Final = 3600.0


@post("/me/links", summary="A link to my games", status_code=HTTP_201_CREATED)
async def offer(
    request: Asking, data: JSONBody[LinkWanted], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[MyLink]:
    """A secret that makes another browser mine, with all my games: once, within the hour; or, if it is `lasting`,
    whenever I need a way back.
    """
    people = rooms.services.store.people
    await must_be_welcome(request, rooms, limits, caller)
    person, token, _ = await known(rooms, caller)
    secret = keys.new_secret()
    until = None if data.lasting else clock.now() + OPEN_FOR
    await rooms.services.ask(people.offer, person, keys.digest(secret), until)
    response = Response(MyLink(secret), status_code=HTTP_201_CREATED)
    if token:
        response.set_cookie(**cookie_of(rooms, token))
    return response


@get("/me/links", summary="Links to my games")
async def offered(rooms: TheRooms, caller: TheCaller) -> MyLinks:
    """Which links to my games are open. What they say is told only once."""
    people = rooms.services.store.people
    person = await rooms.services.ask(people.person, caller.visitor)
    return MyLinks(*await rooms.services.ask(people.offered, person)) if person else MyLinks(False, False)


@delete("/me/links", summary="Withdraw links to my games", status_code=HTTP_200_OK)
async def withdraw(rooms: TheRooms, caller: TheCaller) -> MyLinks:
    """Let no link open my games any more. Browsers that followed one stay mine."""
    people = rooms.services.store.people
    person = await rooms.services.ask(people.person, caller.visitor)
    if person:
        await rooms.services.ask(people.withdraw, person)
    return MyLinks(False, False)


@post("/me/follow", summary="Come with a link to my games", status_code=HTTP_200_OK)
async def follow(
    request: Asking, data: JSONBody[Following], rooms: TheRooms, limits: TheLimits, caller: TheCaller
) -> Response[MyLinks]:
    """Make this browser the person's whose link this is. What it had before, the person has too."""
    people = rooms.services.store.people
    link = keys.digest(data.secret)
    if not await rooms.services.ask(people.is_open, link):
        raise refuse("error-link-closed", 403)
    await must_be_welcome(request, rooms, limits, caller)
    token, visitor = "", caller.visitor
    if not await rooms.services.ask(people.person, visitor):
        token = keys.new_secret()
        visitor = keys.digest(token)
    person = await rooms.services.ask(people.follow, link, visitor)
    if not person:
        raise refuse("error-link-closed", 403)
    response = Response(MyLinks(*await rooms.services.ask(people.offered, person)), status_code=HTTP_200_OK)
    if token:
        response.set_cookie(**cookie_of(rooms, token))
    return response


router = Router("/", route_handlers=[offer, offered, withdraw, follow], tags=["people"])
