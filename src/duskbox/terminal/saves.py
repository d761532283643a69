"""Saves: the match in play is written down after every choice, so that nothing a person has decided is ever lost.

A save is the record's text with its seed. It is written to a file next to the old one and then put in its place, so
that there is a whole save at every moment. What cannot be read is kept under another name and reported. A match that is
over, or that makes room for another, is kept under the game's name and the time; nothing is ever written over. What a
record does not hold and the next sitting needs, the bots and the language, lies in a second file next to it.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from duskbox.agents.bots import runs_code
from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.matches.match import Match

#: Names another folder, in which the saves lie. What the server keeps lies in its own data folder.
HOME_VARIABLE: Final = "DUSKBOX_HOME"
SUFFIX: Final = ".jsonl"
#: The ending of the file next to a save that tells who plays the seats.
SEATS_SUFFIX: Final = ".seats.json"

#: Which questions with one option are asked (`duskbox.core.forced`): none that need not be, the end of the turn, all.
ASK_NEEDED, ASK_TURN_END, ASK_ALL = ASKS = ("needed", "turn-end", "all")


@dataclass(frozen=True)
class Seating:
    """Who plays the seats that no person plays, by name as `--bot` takes it, the language of the people, and which
    questions with one option they want to be asked.
    """

    bots: dict[int, str]
    language: str
    asks: str = ASK_ALL


class DamagedSave(BadRecord):
    """An autosave that could not be read: why, and where it is kept now."""

    def __init__(self, kept: Path, why: DuskboxError) -> None:
        super().__init__("ui-save-damaged", kept=str(kept), why=f"@{why.message}", **why.facts)
        self.kept: Final = kept
        self.why: Final = why


def folder() -> Path:
    """Where saves lie: under DUSKBOX_HOME if it is set, else in the user's data folder."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).absolute() / "saves"
    from platformdirs import user_data_path

    return user_data_path("duskbox", appauthor=False) / "saves"


def autosave_path(game_name: str) -> Path:
    """The file in which the match of a game that is being played is kept."""
    return folder() / f"{game_name}{SUFFIX}"


def load_autosave(game_name: str) -> Match | None:
    """The match that was being played, or None; one that is damaged is renamed and reported as `DamagedSave`."""
    path = autosave_path(game_name)
    try:
        return Match.load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DuskboxError("ui-save-unreadable", path=str(path), why=error.strerror or "") from error
    except UnicodeDecodeError:
        why: DuskboxError = BadRecord("error-record-json", line=1)
    except DuskboxError as error:
        why = error
    kept = _free_name(path, "damaged")
    move(path, kept)
    raise DamagedSave(kept, why)


def seats_path(path: Path) -> Path:
    """The file next to a save that tells who plays the seats."""
    return path.with_name(path.name.removesuffix(SUFFIX) + SEATS_SUFFIX)


def read_seating(path: Path) -> Seating | None:
    """Who plays the seats of a save; None if nothing is known of it. A damaged file is refused: going on without the
    bots would show their hands.
    """
    beside = seats_path(path)
    try:
        data = json.loads(beside.read_text(encoding="utf-8"))
        bots = {int(seat): name for seat, name in data["bots"].items()}
        seating = Seating(bots, data["language"], data.get("asks", ASK_NEEDED))
    except FileNotFoundError:
        return None
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            # A share code, which is no file.
            return None
        raise DuskboxError("ui-save-unreadable", path=str(beside), why=error.strerror or "") from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DuskboxError("ui-seats-damaged", path=str(beside)) from error
    if not all(isinstance(name, str) for name in (*bots.values(), seating.language)) or seating.asks not in ASKS:
        raise DuskboxError("ui-seats-damaged", path=str(beside))
    if path.absolute().parent != folder() and any(runs_code(name) for name in bots.values()):
        # A file from elsewhere must not start a program here.
        raise DuskboxError("ui-seats-program", path=str(beside))
    return seating


def write_seating(path: Path, seating: Seating) -> None:
    """Put down who plays the seats of a save."""
    bots = {str(seat): name for seat, name in sorted(seating.bots.items())}
    data = {"language": seating.language, "bots": bots, "asks": seating.asks}
    _write(seats_path(path), json.dumps(data, ensure_ascii=False) + "\n")


def move(path: Path, to: Path) -> None:
    """Give a save another name, with the file next to it."""
    path.replace(to)
    with contextlib.suppress(FileNotFoundError):
        seats_path(path).replace(seats_path(to))


def delete(path: Path) -> None:
    """Remove a save, with the file next to it."""
    path.unlink()
    seats_path(path).unlink(missing_ok=True)


def write(path: Path, match: Match) -> None:
    """Put the match in a file: all of it, or nothing and the old file stays. Only the folder of the saves is made."""
    _write(path, match.record.text(with_seed=True))


def _write(path: Path, text: str) -> None:
    if path.parent == folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    new = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def make_room(path: Path, match: Match) -> Path | None:
    """Before a first autosave: move another match that lies there to the side, and say where it is now.

    One that is kept already, because it had ended, simply makes room.
    """
    if not in_the_way(path, match):
        return None
    kept = dated(path)
    move(path, kept)
    return kept


def in_the_way(path: Path, match: Match) -> bool:
    """Whether something would be lost if the match were written there: what lies there is no earlier state of it, and
    not kept elsewhere.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return False
    if _is_earlier(content, match):
        return False
    return not any(other.read_bytes() == content for other in path.parent.glob(f"{path.stem}-*{SUFFIX}"))


def _is_earlier(content: bytes, match: Match) -> bool:
    """Whether a save is of this match, as it is or as it was before; only the last line of a save does not stay when
    the match goes on.
    """
    there, ours = content.splitlines(), match.record.text(with_seed=True).encode().splitlines()
    return len(there) > 1 and there[:-1] == ours[: len(there) - 1]


def keep(match: Match) -> Path:
    """Keep the record of a match that is over, and say where."""
    path = dated(autosave_path(match.game.name))
    write(path, match)
    return path


def suggested_name(game_name: str) -> str:
    """A name for an explicit save: the game and the present minute."""
    return f"{game_name}-{datetime.now():%Y-%m-%d-%H%M}"


def named(name: str) -> Path:
    """The file a person means: a bare name lies next to the autosave, anything with a folder is taken as it is."""
    try:
        path = Path(name.strip()).expanduser()
    except RuntimeError as error:
        # The home of a user whom this machine does not know.
        raise DuskboxError("ui-save-no-folder", folder=name.strip().split("/")[0]) from error
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    return (path if len(path.parts) > 1 else folder() / path).absolute()


def found(name: str) -> Path | None:
    """The save of this name in the folder of the saves, or the one at this path;
    None for a file that is no save there.
    """
    with contextlib.suppress(DuskboxError, ValueError, OSError):
        path = named(name)
        if path.parent == folder() and path.is_file():
            return path
    return None


def check_folder(path: Path) -> None:
    """Refuse a file in a folder that does not exist; only the folder of the saves is made when it is missing."""
    parent = path.absolute().parent
    if parent != folder().absolute() and not parent.is_dir():
        raise DuskboxError("ui-save-no-folder", folder=str(parent))


def check_free(path: Path, match: Match) -> None:
    """Refuse a file in which a match cannot be kept: a folder, or one that holds something else than an earlier state
    of the match.
    """
    check_folder(path)
    if path.is_dir():
        raise DuskboxError("cli-folder", file=str(path))
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return
    except OSError as error:
        raise DuskboxError("cli-file", file=str(path), reason=error.strerror or "") from error
    if not _is_earlier(content, match):
        raise DuskboxError("ui-save-exists", path=str(path))


def save_as(name: str, match: Match) -> Path:
    """Save under a name of one's own; a file that is there already is left alone and the name refused."""
    path = free_name(name)
    write(path, match)
    return path


def free_name(name: str) -> Path:
    """The file for a save with this name; one that is there already, or that no file can have, is refused."""
    if "\0" in name:
        # No file can have such a name, and no terminal shows it.
        raise DuskboxError("ui-save-failed", path=name.replace("\0", "\ufffd"), why=os.strerror(errno.EINVAL))
    if not name.strip() or not Path(name.strip()).name:
        raise DuskboxError("ui-save-no-name")
    path = named(name)
    if path.exists():
        raise DuskboxError("ui-save-exists", path=str(path))
    check_folder(path)
    return path


def dated(path: Path) -> Path:
    """A name next to this file that nothing has yet: the same name with the present second."""
    stem = f"{path.stem}-{datetime.now():%Y-%m-%d-%H%M%S}"
    kept, number = path.with_name(f"{stem}{path.suffix}"), 2
    while kept.exists():
        kept, number = path.with_name(f"{stem}-{number}{path.suffix}"), number + 1
    return kept


def _free_name(path: Path, word: str) -> Path:
    """The file's name with a word before the suffix, numbered if there is one already."""
    number = 1
    while True:
        kept = path.with_name(f"{path.stem}.{word}{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not kept.exists():
            return kept
        number += 1
