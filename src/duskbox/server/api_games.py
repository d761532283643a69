"""Games and what belongs to them: settings, words, rules, cards."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from duskbox.agents.agent import names as agent_names
from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.game import Game, Setting
from duskbox.core.ledger import Ledger
from duskbox.core.match import UNDO_POLICIES
from duskbox.server.frames import plain_facts
from duskbox.server.refusing import refused
from duskbox.server.shapes import CardShown, GameShown, Language, RuleShown, SettingShown

_HOUSE = Path(__file__).parent.parent
#: What is the same for everybody until the next release may be kept by a browser, which asks whether it still holds.
_KEEP = "public, max-age=300"


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
async def game(game: str) -> GameShown:
    """A game and what can be decided before play."""
    return game_shown(find_game(game))


@get("/games/{game:str}/ledger", summary="The rules of a game", cache_control=None)
async def ledger(game: str, language: Language = "en") -> list[RuleShown]:
    """Every rule and every open question, by id."""
    return _rules(find_game(game).name, language)


@get("/games/{game:str}/cards", summary="The cards of a game")
async def cards(game: str) -> list[CardShown]:
    """Every kind of card with the default settings."""
    return _cards(find_game(game).name)


@get(
    "/words/{language:str}",
    summary="Words",
    media_type="text/plain; charset=utf-8",
    sync_to_thread=False,
    responses={304: ResponseSpec(None, description="Nothing has changed.")},
)
def words(
    language: Annotated[str, Parameter(pattern="^(en|pl|fr)$")],
    game: str = "",
    if_none_match: Annotated[str | None, Parameter(header="if-none-match")] = None,
) -> Response[str]:
    """All messages of the house, and of a game, as one Project Fluent file."""
    text, tag = _words(language, find_game(game).name if game else "")
    headers = {"etag": tag, "cache-control": _KEEP}
    if if_none_match == tag:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@cache
def _words(language: str, game: str) -> tuple[str, str]:
    folders = [_HOUSE, _HOUSE / "core", _HOUSE / "terminal", _HOUSE / "server"]
    if game:
        folders.append(registry.find(game).folder)
    parts = [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted((folder / "words").glob(f"{language}*.ftl"))
    ]
    text = "\n".join(parts)
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
        for card in found.cards(found.setup())
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


router = Router("/", route_handlers=[games, game, ledger, cards, words], tags=["games"])
