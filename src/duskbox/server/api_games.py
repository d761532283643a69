"""Games and what belongs to them: settings, words, rules, cards."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from duskbox.agents.agent import names as agent_names
from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.game import Game, Setting, Setup
from duskbox.core.ledger import Ledger
from duskbox.core.match import UNDO_POLICIES
from duskbox.core.records import Header
from duskbox.core.words import LANGUAGES, names_of
from duskbox.server.access import Caller, must_see
from duskbox.server.asking import TheCaller, TheRooms
from duskbox.server.frames import plain_facts
from duskbox.server.headers import header_of
from duskbox.server.refusing import refuse, refused
from duskbox.server.rooms import Rooms
from duskbox.server.shapes import CardShown, GameShown, Language, PackBrought, RuleShown, SettingShown

_HOUSE = Path(__file__).parent.parent
#: What is the same for everybody until the next release may be kept by a browser, which asks whether it still holds.
_KEEP = "public, max-age=300"
#: What Fluent calls a message.
_ID = re.compile("[a-zA-Z][a-zA-Z0-9_-]*")
MatchName = Annotated[str, QueryParameter(max_length=64)]
LanguageName = Annotated[str, PathParameter(pattern=f"^({'|'.join(LANGUAGES)})$")]


def find_game(name: str) -> Game:
    """A game by name, or a refusal."""
    try:
        return registry.find(name)
    except DuskboxError as error:
        raise refused(error, 404) from error


@get("/games", summary="All games")
async def games() -> list[GameShown]:
    """Every game that can be played here."""
    return [game_shown(registry.find(name)) for name in registry.names()]


@get("/games/{game:str}", summary="One game")
async def game(game: FromPath[str]) -> GameShown:
    """A game and what can be decided before play."""
    return game_shown(find_game(game))


@get("/games/{game:str}/ledger", summary="The rules of a game", cache_control=None)
async def ledger(game: FromPath[str], language: FromQuery[Language] = "en") -> list[RuleShown]:
    """Every rule and every open question, by id."""
    return _rules(find_game(game).name, language)


@get("/games/{game:str}/cards", summary="The cards of a game")
async def cards(game: FromPath[str], rooms: TheRooms, caller: TheCaller, match: MatchName = "") -> list[CardShown]:
    """Every kind of card: with the default settings, or as a match is played, pack included."""
    found = find_game(game)
    if not match:
        return _cards(found.name)
    header = await _header_seen(rooms, caller, match, found)
    return await rooms.house.ask(_cards_of, found, found.setup(header.settings, header.rulings, header.pack))


@post("/games/{game:str}/cards", summary="The cards of a game with a pack", status_code=HTTP_200_OK)
async def cards_with(game: FromPath[str], data: JSONBody[PackBrought], rooms: TheRooms) -> list[CardShown]:
    """Every kind of card with a pack laid over the box; a pack that does not fit is refused with the key and what was expected."""
    found = find_game(game)
    return await rooms.house.work(lambda: _cards_of(found, found.setup(data.settings, data.rulings, data.pack)))


@get(
    "/words/{language:str}",
    summary="Words",
    media_type="text/plain; charset=utf-8",
    responses={304: ResponseSpec(None, description="Nothing has changed.")},
)
async def words(
    language: LanguageName,
    rooms: TheRooms,
    caller: TheCaller,
    game: FromQuery[str] = "",
    match: MatchName = "",
    alone: FromQuery[bool] = False,
    if_none_match: Annotated[str | None, HeaderParameter(name="if-none-match")] = None,
) -> Response[str]:
    """All messages of the house, and of a game, as one Project Fluent file; of a match, with the names that its pack brings.

    With `alone` the messages of the game come without those of the house.
    """
    text, tag = _words(language, find_game(game).name if game else "", house=not (game and alone))
    if match:
        header = await _header_seen(rooms, caller, match, find_game(game))
        if header.pack is not None:
            text, tag = _tagged(_with_names(text, header.pack, language))
    headers = {"etag": tag, "cache-control": _KEEP if not match else _KEEP.replace("public", "private")}
    if if_none_match == tag:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@post(
    "/games/{game:str}/words/{language:str}",
    summary="Words with a pack",
    media_type="text/plain; charset=utf-8",
    status_code=HTTP_200_OK,
)
async def words_with(
    game: FromPath[str],
    language: LanguageName,
    data: JSONBody[PackBrought],
    rooms: TheRooms,
) -> str:
    """All messages of the house and of a game, with the names that a pack brings."""
    found = find_game(game)
    await rooms.house.work(found.check_pack, data.pack)
    return _with_names(_words(language, found.name)[0], data.pack, language)


async def _header_seen(rooms: Rooms, caller: Caller, match: str, game: Game) -> Header:
    """The header of a match that the caller may see; it has to be one of this game."""
    room = await rooms.room(match)
    await must_see(room, caller)
    if room.row.game != game.name:
        raise refuse("error-no-such-match", 404)
    return header_of(room.row)


def _with_names(text: str, pack: dict[str, object], language: str) -> str:
    """Messages with the names of a pack: the first of an id counts, so its own come before ours, and those of other languages after."""
    own, others = names_of(pack, language)
    return "\n".join([*_messages(own), text, *_messages(others)])


def _messages(names: dict[str, str]) -> list[str]:
    """Names as messages. They are what somebody typed, so they are quoted: nothing in them is taken for Fluent."""
    return [f"{name} = {{ {_quoted(said)} }}" for name, said in names.items() if _ID.fullmatch(name)]


def _quoted(said: str) -> str:
    kept = "".join(sign if sign.isprintable() else " " for sign in said)
    return '"' + kept.replace("\\", "\\\\").replace('"', '\\"') + '"'


@cache
def _words(language: str, game: str, house: bool = True) -> tuple[str, str]:
    folders = [_HOUSE, _HOUSE / "core", _HOUSE / "terminal", _HOUSE / "server"] if house else []
    if game:
        folders.append(registry.find(game).folder)
    parts = [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted((folder / "words").glob(f"{language}*.ftl"))
    ]
    return _tagged("\n".join(parts))


def _tagged(text: str) -> tuple[str, str]:
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'


@cache
def _rules(name: str, language: str) -> list[RuleShown]:
    found = Ledger.of(registry.find(name))
    return [
        RuleShown(
            rule.id,
            rule.topic,
            found.title(rule.id, language),
            found.text(rule.id, language),
            found.why(rule.id, language) if rule.is_open else "",
            found.answers(rule.id, language) if rule.is_open else [],
            rule.switch,
        )
        for rule in [*found.rules, *found.questions]
    ]


@cache
def _cards(name: str) -> list[CardShown]:
    found = registry.find(name)
    return _cards_of(found, found.setup())


def _cards_of(game: Game, setup: Setup) -> list[CardShown]:
    return [
        CardShown(
            card.deck,
            card.name,
            card.text,
            card.copies,
            card.mark,
            plain_facts(card.facts),
            [saying.data() for saying in card.sayings],
            card.flavour,
            list(card.keywords),
            list(card.plan),
        )
        for card in game.cards(setup)
    ]


def game_shown(game: Game) -> GameShown:
    """A game for those who have not opened it yet."""
    properties: dict[str, Any] = {}
    for group, settings in (("settings", game.settings), ("rulings", game.rulings)):
        fields = {setting.name: _schema(setting) for setting in settings}
        properties[group] = {"type": "object", "properties": fields, "additionalProperties": False}
    properties["undo"] = {"enum": list(UNDO_POLICIES)}
    return GameShown(
        game.name,
        game.rules_version,
        [_setting(setting) for setting in game.settings],
        [_setting(setting) for setting in game.rulings],
        list(UNDO_POLICIES),
        agent_names(),
        {"type": "object", "properties": properties},
    )


def _setting(setting: Setting) -> SettingShown:
    return SettingShown(setting.name, list(setting.values), setting.default, setting.rule, setting.least, setting.most)


def _schema(setting: Setting) -> dict[str, Any]:
    values = list(setting.values) or [str(number) for number in range(setting.least, setting.most + 1)]
    return {"type": "string", "enum": values, "default": setting.default}


router = Router("/", route_handlers=[games, game, ledger, cards, cards_with, words, words_with], tags=["games"])
