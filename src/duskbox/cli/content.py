"""`duskbox pack check` and `duskbox box check`: whether content is as it should be."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.output import OK, WRONG, print_json, translations
from duskbox.cli.parsing import Argument, Command, Group
from duskbox.cli.values import FILE, GAME_NAME
from duskbox.core import registry
from duskbox.core.errors import BadPack

if TYPE_CHECKING:
    from duskbox.cli.parsing import Chosen
    from duskbox.core.messages import Facts
    from duskbox.core.translations import Translations


def pack_check(chosen: Chosen, words: Translations) -> int:
    """Say whether a pack is good."""
    pack = options.read_pack(chosen.file)
    about = pack.get("pack")
    name = about.get("game") if isinstance(about, dict) else None
    if not isinstance(name, str):
        raise BadPack("error-pack-no-game", file=str(chosen.file), allowed=", ".join(registry.names()))
    game = registry.find(name)
    try:
        game.components.check_pack(pack)
    except BadPack as error:
        faults = translations(words.language, game).errors(error)
        if chosen.json:
            print_json({"file": str(chosen.file), "game": name, "good": False, "content": None, "faults": faults})
        for said in [] if chosen.json else faults:
            print(f"{chosen.file}: {said}", file=sys.stderr)
        return WRONG
    content = game.components.hash(game.setup(None, None, pack))
    if chosen.json:
        print_json({"file": str(chosen.file), "game": name, "good": True, "content": content, "faults": []})
    else:
        print(words.say("cli-pack-good", {"file": str(chosen.file), "hash": content[:16]}))
    return OK


def pack_schema(chosen: Chosen, words: Translations) -> int:
    """Print what a pack can hold, for editors."""
    print_json(registry.find(chosen.game).components.pack_schema())
    return OK


def box_check(chosen: Chosen, words: Translations) -> int:
    """Prove that the box of a game, or of every game, is complete; say what is wrong with it, a line for each fault."""
    from duskbox.core.parts.checks import Checks

    pack = None if chosen.pack is None else options.read_pack(chosen.pack)
    about = (pack or {}).get("pack")
    named = chosen.game or (about.get("game") if isinstance(about, dict) else None)
    if pack is not None and not isinstance(named, str):
        raise BadPack("error-pack-no-game", file=str(chosen.pack), allowed=", ".join(registry.names()))
    data: list[dict[str, object]] = []
    found = OK
    for name in [str(named)] if named else registry.names():
        game = registry.find(name)
        speaking = translations(words.language, game, pack)
        try:
            if pack is not None:
                game.components.check_pack(pack)
        except BadPack as error:
            for said in speaking.errors(error):
                print(f"{chosen.pack}: {said}", file=sys.stderr)
            return WRONG
        setup = game.setup(None, None, pack)
        faults = [speaking.say(message, facts) for message, facts in game.checks.content_faults(setup)]
        kinds = game.components.cards(setup)
        pieces = sum(kind.copies for kind in kinds)
        # A game without a proof of its own is not praised for it.
        verdict = (
            "bad" if faults else "unproved" if type(game.checks).content_faults is Checks.content_faults else "good"
        )
        data.append({"game": name, "verdict": verdict, "kinds": len(kinds), "pieces": pieces, "faults": faults})
        if not chosen.json:
            for fault in faults:
                print(fault)
            summary: Facts = {"game": "@game-name", "kinds": len(kinds), "pieces": pieces, "faults": len(faults)}
            print(speaking.say(f"cli-box-{verdict}", summary))
        found = WRONG if faults else found
    if chosen.json:
        print_json(data)
    return found


PACK = Group("pack", {"check": "content:PACK_CHECK", "schema": "content:PACK_SCHEMA"})
PACK_CHECK = Command(
    "check",
    pack_check,
    Argument("file", metavar="file", type=FILE, help="cli-arg-pack-file"),
    options.as_json(),
    about="cli-do-pack-check",
)
PACK_SCHEMA = Command("schema", pack_schema, options.game(), about="cli-do-pack-schema")
BOX = Group("box", {"check": "content:BOX_CHECK"})
BOX_CHECK = Command(
    "check",
    box_check,
    Argument("game", metavar="game", required=False, type=GAME_NAME, help="cli-arg-box-game"),
    options.pack(),
    options.as_json(),
    about="cli-do-box-check",
)
