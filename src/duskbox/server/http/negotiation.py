"""What a client would like best of what there is, as HTTP has it (RFC 9110, sections 12 and 13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: The characters that are read of a header, and the entries: a refusal has to stay cheap.
LONGEST: Final = 500


def weights(header: str) -> dict[str, float]:
    """What a header asks for, in small letters, with its weight from 0 to 1; what cannot be read is left out."""
    found: dict[str, float] = {}
    for part in header[:LONGEST].lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        weight = 1.0
        for parameter in parameters:
            if parameter.startswith("q="):
                try:
                    weight = min(1.0, max(0.0, float(parameter[2:])))
                except ValueError:
                    weight = 0.0
        # A weight that is no number compares with nothing.
        if name and weight == weight:
            found.setdefault(name, weight)
    return found


def language(header: str, offered: Sequence[str]) -> str | None:
    """The language that is liked best of those offered; one that is asked for in a region's form counts. `*` is any."""
    asked = weights(header)
    best: tuple[float, str] | None = None
    for name, weight in asked.items():
        plain = name.partition("-")[0]
        found = next((each for each in offered if each == plain), None)
        if name == "*":
            found = next((each for each in offered if each not in asked), None)
        if found and weight > (best[0] if best else 0.0):
            best = weight, found
    return best[1] if best else None


def encoding(header: str, offered: Sequence[str]) -> str:
    """The encoding that is liked best, of those liked alike the first that is offered; none is the plain form."""
    asked = weights(header)
    liked = {each: asked.get(each, asked.get("*", 0.0)) for each in offered}
    best = max(liked.values(), default=0.0)
    plain = asked.get("identity", 0.0)
    return next((each for each in offered if liked[each] == best), "") if best > 0 and best >= plain else ""


def is_known(header: str, tag: str) -> bool:
    """Whether the client has what this tag names (`If-None-Match`), whichever way it was sent."""
    return header.strip() == "*" or tag.removeprefix("W/") in (
        each.strip().removeprefix("W/") for each in header[:LONGEST].split(",")
    )
