"""What a worker process does with packs: it reads, checks and shows them."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import msgspec

from duskbox.core import registry
from duskbox.server.http.bodies import PackRead
from duskbox.server.http.cards import cards_of
from duskbox.server.jobs.messages import CheckPack, Packing, ReadPack, ShowCards
from duskbox.server.refusals import refuse

#: Where the reader of TOML says it stumbled.
_AT = re.compile(r"\(at line (\d+), column (\d+)\)")
#: What is written in quotation marks, over several lines or one, and what is remarked. What is never closed goes on to
#: the end.
_PROSE: Final = re.compile(
    r'''"""(?:\\.?|[^\\])*?(?:"{3,5}|\Z)|'{3}.*?(?:'{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*''', re.DOTALL
)
#: No key of a pack has more than a few parts. The reader of TOML keeps all beginnings of a key, which of a very long
#: one fill the memory.
_MOST_DOTS: Final = 30
_TOO_MANY_DOTS: Final = re.compile(rf"^(?:[^.\n]*\.){{{_MOST_DOTS + 1}}}", re.MULTILINE)


def done(job: Packing) -> Any:
    """Carry out a job."""
    game = registry.find(job.game)
    if isinstance(job, ReadPack):
        pack = read(job.text)
        about = pack.get("pack")
        meant = about.get("game") if isinstance(about, dict) else None
        if meant is None:
            raise refuse("error-pack-unsaid", 400, game=game.name)
        if meant != game.name and meant in registry.names():
            raise refuse("error-pack-elsewhere", 400, game=meant)
        game.components.check_pack(pack)
        name = about.get("name") if isinstance(about, dict) else None
        return PackRead(name if isinstance(name, str) else "", pack)
    setup = game.setup(job.settings, job.rulings, msgspec.json.decode(job.pack, type=dict[str, Any]))
    if isinstance(job, ShowCards):
        return cards_of(game, setup)
    assert isinstance(job, CheckPack)
    game.components.hash(setup)
    game.new_table(setup)
    return None


def read(text: str) -> dict[str, object]:
    """The pack that a text of TOML holds."""
    if "\x00" in text or "\ufffd" in text:
        raise refuse("error-pack-text", 400)
    # Some editors put a mark before the first line.
    text = text.removeprefix("\ufeff")
    _check_keys(text)
    try:
        pack = tomllib.loads(text)
        # It is handed back as JSON, in which a number of thousands of digits cannot be written.
        msgspec.json.encode(pack)
    except (ValueError, RecursionError) as error:
        at = _AT.search(str(error))
        lines = text.splitlines() or [""]
        line, column = (int(at[1]), int(at[2])) if at else (len(lines), len(lines[-1]) + 1)
        raise refuse("error-pack-file", 400, line=line, column=column) from error
    return pack


def _check_keys(text: str) -> None:
    """No line has a key of absurdly many parts; dots in texts and remarks do not count."""
    bare = _PROSE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    found = _TOO_MANY_DOTS.search(bare)
    if found:
        line = bare.count("\n", 0, found.start()) + 1
        raise refuse("error-pack-file", 400, line=line, column=found.end() - found.start())
