"""Games and what belongs to them: settings, words, rules, cards."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
from collections.abc import Iterable
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
from duskbox.core.game import Game
from duskbox.core.ledger import Ledger
from duskbox.core.matches.match import UNDO_POLICIES
from duskbox.core.matches.records import Header
from duskbox.core.settings import Setting
from duskbox.core.translations import LANGUAGES, Translations, names_of
from duskbox.server.http import negotiation
from duskbox.server.http.access import Caller, must_see
from duskbox.server.http.bodies import CardShown, GameShown, Language, PackBrought, RuleShown, SettingShown
from duskbox.server.http.cards import cards_of, cards_of_the_box
from duskbox.server.http.dependencies import Asking, TheCaller, TheRooms, as_it_is, asker, unless_gone
from duskbox.server.jobs.messages import CheckPack, ShowCards
from duskbox.server.matches.record_headers import header_of
from duskbox.server.matches.rooms import Rooms
from duskbox.server.refusals import refuse, refused
from duskbox.server.socket.messages import encode

_PACKAGE = Path(__file__).parents[2]
#: What a game says that does not speak every language.
_ENGLISH = LANGUAGES[0]
#: The ids of the messages in a file.
_SAID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
#: What is the same for all until the next release may be kept by a browser, which asks whether it still holds.
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
async def games(rooms: TheRooms) -> list[GameShown]:
    """Every game that can be played here."""
    return [game_shown(registry.find(name), rooms.services.config.players) for name in registry.names()]


@get("/games/{game:str}", summary="One game")
async def game(game: FromPath[str], rooms: TheRooms) -> GameShown:
    """A game and what can be decided before play."""
    return game_shown(find_game(game), rooms.services.config.players)


@get("/games/{game:str}/ledger", summary="The rules of a game", cache_control=None)
async def ledger(game: FromPath[str], language: FromQuery[Language] = "en") -> list[RuleShown]:
    """Every rule and every open question, by id."""
    return _rules(find_game(game).name, language)


@get("/games/{game:str}/cards", summary="The cards of a game")
async def cards(
    request: Asking, game: FromPath[str], rooms: TheRooms, caller: TheCaller, match: MatchName = ""
) -> Response[list[CardShown]]:
    """Every kind of card: with the default settings, or as a match is played, pack included."""
    found = find_game(game)
    if not match:
        return as_it_is(_cards(found.name))
    header = await _header_seen(rooms, caller, match, found)
    if header.pack is None:
        return as_it_is(encode(cards_of(found, found.setup(header.settings, header.rulings, None))))
    job = ShowCards(found.name, header.settings, header.rulings, json.dumps(header.pack))
    return as_it_is(await unless_gone(request, rooms.services.jobs.run(job, asker(request, rooms))))


@post("/games/{game:str}/cards", summary="The cards of a game with a pack", status_code=HTTP_200_OK)
async def cards_with(
    request: Asking, game: FromPath[str], data: JSONBody[PackBrought], rooms: TheRooms
) -> Response[list[CardShown]]:
    """Every kind of card with a pack laid over the box; a pack that does not fit is refused with the key and what was
    expected.
    """
    job = ShowCards(find_game(game).name, data.settings, data.rulings, json.dumps(data.pack))
    return as_it_is(await unless_gone(request, rooms.services.jobs.run(job, asker(request, rooms))))


@get(
    "/words/{language:str}",
    summary="Translations",
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
    """All messages of Duskbox and of a game, as one Project Fluent file; of a match, with the names that its pack
    brings.

    With `alone` the messages of the game come without those of Duskbox.
    """
    text, tag = _words(language, find_game(game).name if game else "", common=not (game and alone))
    if match:
        header = await _header_seen(rooms, caller, match, find_game(game))
        if header.pack is not None:
            text, tag = _tagged(_with_names(text, header.pack, language))
    headers = {"etag": tag, "cache-control": _KEEP if not match else _KEEP.replace("public", "private")}
    if negotiation.is_known(if_none_match or "", tag):
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@post(
    "/games/{game:str}/words/{language:str}",
    summary="Translations with a pack",
    media_type="text/plain; charset=utf-8",
    status_code=HTTP_200_OK,
)
async def words_with(
    request: Asking,
    game: FromPath[str],
    language: LanguageName,
    data: JSONBody[PackBrought],
    rooms: TheRooms,
) -> str:
    """All messages of Duskbox and of a game, with the names that a pack brings."""
    found = find_game(game)
    job = CheckPack(found.name, data.settings, data.rulings, json.dumps(data.pack))
    await unless_gone(request, rooms.services.jobs.run(job, asker(request, rooms)))
    return _with_names(_words(language, found.name)[0], data.pack, language)


async def _header_seen(rooms: Rooms, caller: Caller, match: str, game: Game) -> Header:
    """The header of a match that the caller may see; it has to be one of this game."""
    room = await rooms.room(match)
    await must_see(room, caller)
    if room.row.game != game.name:
        raise refuse("error-no-such-match", 404)
    return header_of(room.row)


def _with_names(text: str, pack: dict[str, object], language: str) -> str:
    """Messages with the names of a pack: the first of an id counts, so its own come before ours, and those of other
    languages after.
    """
    own, others = names_of(pack, language)
    return "\n".join([*_messages(own), text, *_messages(others)])


def _messages(names: dict[str, str]) -> list[str]:
    """Names as messages. They come from a client, so they are quoted: nothing in them is taken for Fluent."""
    return [f"{name} = {{ {_quoted(said)} }}" for name, said in names.items() if _ID.fullmatch(name)]


def _quoted(said: str) -> str:
    kept = "".join(sign if sign.isprintable() else " " for sign in said)
    return '"' + kept.replace("\\", "\\\\").replace('"', '\\"') + '"'


@cache
def _words(language: str, game: str, common: bool = True) -> tuple[str, str]:
    parts: list[str] = []
    if common:
        parts += [_file(_PACKAGE / name, language) for name in ("cli", "core", "terminal", "server")]
        parts += _messages(_names_of_games(language))
    if game:
        folder = registry.find(game).texts.folder
        text = _file(folder, language)
        parts.append(text)
        if language != _ENGLISH and set(_SAID.findall(english := _file(folder, _ENGLISH))) - set(_SAID.findall(text)):
            # A game need not speak every language: what it does not say is said in English.
            parts.append(english)
    return _tagged("\n".join(parts))


def _file(folder: Path, language: str) -> str:
    """What a folder says in a language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((folder / "locale").glob(f"{language}*.ftl")))


def _names_of_games(language: str) -> dict[str, str]:
    """What games of other packages are called on pages that show several games."""
    own = Translations(language, [_PACKAGE / "server"])
    found = {name: Translations(language, [registry.find(name).texts.folder]) for name in registry.names()}
    return {
        f"web-game-{name}": words.say("game-name")
        for name, words in found.items()
        if not own.has(f"web-game-{name}") and words.has("game-name")
    }


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
            rule.certainty,
            found.source(rule.id, language),
            found.note(rule.id, language),
            found.why(rule.id, language) if rule.is_open else "",
            found.answers(rule.id, language) if rule.is_open else [],
            rule.switch,
            rule.values,
        )
        for rule in [*found.rules, *found.questions]
    ]


@cache
def _cards(name: str) -> bytes:
    return encode(cards_of_the_box(name))


def game_shown(game: Game, own_bots: Iterable[str]) -> GameShown:
    """A game for those who have not opened it yet, with the agents that seats can be given to."""
    properties: dict[str, Any] = {}
    for group, settings in (("settings", game.settings), ("rulings", game.rulings)):
        fields = {setting.name: _schema(setting) for setting in settings}
        properties[group] = {"type": "object", "properties": fields, "additionalProperties": False}
    properties["undo"] = {"enum": list(UNDO_POLICIES)}
    seats, seats_by = _seats(game.name)
    return GameShown(
        game.name,
        game.rules_version,
        seats,
        seats_by,
        [_setting(setting) for setting in game.settings],
        [_setting(setting) for setting in game.rulings],
        list(UNDO_POLICIES),
        [*agent_names(), *own_bots],
        {"type": "object", "properties": properties},
    )


@cache
def _seats(name: str) -> tuple[int, str]:
    """How many seats a game has if nothing else is said, and the setting that decides it."""
    game = registry.find(name)
    seats = game.new_table(game.setup()).seats
    for setting in game.settings:
        for number in (setting.most, setting.least) if not setting.values else ():
            with contextlib.suppress(DuskboxError):
                if game.new_table(game.setup({setting.name: str(number)})).seats != seats:
                    return seats, setting.name
    return seats, ""


def _setting(setting: Setting) -> SettingShown:
    return SettingShown(
        setting.name,
        list(setting.values),
        setting.default,
        setting.rule,
        setting.least,
        setting.most,
        None if setting.seat < 0 else setting.seat,
    )


def _schema(setting: Setting) -> dict[str, Any]:
    values = list(setting.values) or [str(number) for number in range(setting.least, setting.most + 1)]
    return {"type": "string", "enum": values, "default": setting.default}


router = Router("/", route_handlers=[games, game, ledger, cards, cards_with, words, words_with], tags=["games"])
