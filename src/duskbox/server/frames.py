"""What one seat is shown, made from the match and nothing else: two matches that differ only in what a seat cannot know give it equal bytes."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from duskbox.core.game import Reason, told
from duskbox.core.match import opened
from duskbox.core.records import CHOOSE, SALT, UNDO
from duskbox.core.sayings import plain
from duskbox.server.history import BACK, did
from duskbox.server.messages import Refusal, TableShown, Told, UndoShown, Wonder
from duskbox.server.rows import SPECTATOR

if TYPE_CHECKING:
    from duskbox.core.decisions import Option
    from duskbox.core.game import Facts
    from duskbox.core.match import Match
    from duskbox.core.records import Entry, Record

#: How many moments somebody who comes back is told; the rest is in the log.
MISSED = 200


def shown(match: Match, seat: int, prose: bool) -> TableShown:
    """The table as a seat sees it now."""
    view = match.view(seat)
    table = TableShown(match.versions[seat], view)
    if seat != SPECTATOR:
        table.undo = undo_of(match, seat)
    if not prose:
        return table
    game = match.game
    decision = match.decision
    if decision is not None and decision.seat == seat:
        table.ask = plain_facts(game.ask_facts(match.table))
        table.options = [_worded(match, option) for option in decision.options]
    if seat != SPECTATOR and match.outcome is None:
        table.asides = [_worded(match, option) for option in match.table.asides(seat)]
    pieces = view["pieces"]
    assert isinstance(pieces, dict)
    table.summary = [(message, plain_facts(facts)) for message, facts in game.summary(pieces)]
    return table


def undo_of(match: Match, seat: int) -> UndoShown:
    """What a seat may take back: its own last choice, as long as it has noticed nothing since.

    What others did in secret after it does not show here; it shows only if the seat really wants to take its choice back.
    """
    policy = match.record.header.undo
    if match.table.seats == 1:
        can, free, again = match.moves > 0, match.undo_is_free(seat), match.can_redo
    else:
        number = match.noticed[seat]
        last = match.record.entries[number]
        mine = match.outcome is None and last.seat == seat
        can = mine and last.do == CHOOSE
        free = can and not match.taught(number)
        again = mine and last.do == UNDO
    allowed = policy in ("open", "consent") or (policy == "free" and free)
    return UndoShown(policy, can and allowed, free, again)


def events(match: Match, seat: int, made: dict[int, dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    """What happened with the last entry, as a seat knows it. Whoever knows of an event is told the same: `made` keeps it for the next seat."""
    kept = {} if made is None else made
    heard = []
    for place, event in enumerate(match.events):
        if event.known_to(seat):
            fact = kept.get(place)
            if fact is None:
                fact = told(match.game, match.table, event, seat)
                assert fact is not None
                kept[place] = fact
            heard.append(fact)
    return heard


def since(
    record: Record, seat: int, version: int, before: int | None = None, most: int = MISSED
) -> tuple[list[Told], bool]:
    """What happened after a version, and before another if one is named, as a seat knows it, and whether the oldest of it is left out."""
    replayed = opened(record)
    heard: deque[Told] = deque(maxlen=most)
    count = 0
    #: The version at which each choice that counts was told: taking back leads to one of them.
    line: list[int] = []
    for number, entry in enumerate(record.entries):
        last, asked = replayed.versions[seat], replayed.decision
        replayed.follow(number, entry)
        now = replayed.versions[seat]
        if before is not None and now >= before:
            break
        back_to = stepped(line, entry, now)
        if now > max(last, version):
            count += 1
            what = did(entry, seat, asked is replayed.decision)
            heard.append(Told(now, events(replayed, seat), what, back_to))
    return list(heard), count > most


def stepped(line: list[int], entry: Entry, version: int) -> int | None:
    """Follow an entry along the versions at which the choices that count were told; the version that a taking back leads to."""
    if entry.do in BACK:
        del line[entry.to + 1 :]
        return line[-1]
    if entry.do != SALT:
        line.append(version)
    return None


def wonders(match: Match) -> list[Wonder]:
    """What the seat that is asked may wonder about, in words, and what stands against it."""
    found = []
    for key in match.game.wonders(match.table):
        worded, reason = _worded(match, match.game.option(key)), match.why_not(key)
        found.append(Wonder(**worded, why=None if reason is None else refusal(reason)))
    return found


def refusal(reason: Reason) -> Refusal:
    """A tree of reasons as it goes over the wire."""
    state: Any = reason.state()
    return Refusal(state["why"], state["facts"], reason.all_rules(), state["parts"])


def _worded(match: Match, option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "say": f"option-{option.verb}",
        "facts": plain_facts(match.game.option_facts(match.table, option)),
    }


def plain_facts(facts: Facts) -> dict[str, Any]:
    """Facts as plain data."""
    return {name: plain(fact) for name, fact in facts.items()}
