"""The chances of an option in words: exact ones as percentages, sampled ones with their error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbox.core.text import numerals

if TYPE_CHECKING:
    from duskbox.core.translations import Translations


def lines(found: dict[str, object], words: Translations) -> list[str]:
    """What `Match.odds` found, line by line: the dice, each chance by its name (`odds-NAME`), and below a heading what
    is part of it.
    """
    told = _dice(found, words)
    chances, errors = _shares(found.get("chances")), _shares(found.get("errors"))
    for name, share in chances.items():
        facts = {"what": words.say(f"odds-{name}"), "share": percent(share, words)}
        if found.get("exact") is True:
            told.append(words.say("ui-odds-exact", facts))
        else:
            error = points(errors.get(name, 0.0), words)
            told.append(words.say("ui-odds-sampled", {**facts, "error": error}))
    samples = found.get("samples")
    if isinstance(samples, int) and chances:
        told.append(words.say("ui-odds-samples", {"samples": samples}))
    for name, part in found.items():
        if isinstance(part, dict) and "chances" in part:
            below = lines(part, words)
            told += [words.say(f"odds-{name}"), *(f"  {line}" for line in below)] if below else []
    return told


def percent(share: float, words: Translations) -> str:
    """A share in per cent."""
    return numerals.percent(share, 1, words.language)


def points(share: float, words: Translations) -> str:
    """By how many hundredths a share may be off."""
    return numerals.number(100 * share, 1, words.language)


def _dice(found: dict[str, object], words: Translations) -> list[str]:
    """With what it is decided, if the game has a word for it: `odds-with-dice-needed` speaks of these two numbers."""
    numbers = {name: value for name, value in found.items() if type(value) is int and name != "samples"}
    message = "-".join(["odds-with", *sorted(numbers)]).replace("_", "-")
    return [words.say(message, numbers)] if numbers and words.has(message) else []


def _shares(value: object) -> dict[str, float]:
    return {str(name): float(share) for name, share in value.items()} if isinstance(value, dict) else {}
