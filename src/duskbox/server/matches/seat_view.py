"""What one seat is shown, made from the match and nothing else: two matches that differ only in what a seat cannot know
give it equal bytes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from duskbox.core.forced import cheapest, ends_turn, forced
from duskbox.core.game import event_view
from duskbox.core.matches.opening import unplayed_match
from duskbox.core.matches.records import CHOOSE, SALT, UNDO
from duskbox.core.messages import plain
from duskbox.core.reasons import Reason
from duskbox.server.matches.history import BACK, did
from duskbox.server.socket.messages import Forced, Refusal, TableShown, Told, UndoShown, Wonder
from duskbox.server.storage.rows import SPECTATOR

if TYPE_CHECKING:
    from duskbox.core.decisions import Option
    from duskbox.core.matches.match import Match
    from duskbox.core.matches.records import Entry, Record
    from duskbox.core.messages import Facts
    from duskbox.core.views import EventShown

#: Why a bot or a clock chose, for which seat, and whether that was asked in private.
How = tuple[str, int, bool]

#: How many moments a player who comes back is told; the rest is in the log.
MISSED = 200


def shown(
    match: Match, seat: int, prose: bool, company: Collection[int] = (), taken: Collection[int] = ()
) -> TableShown:
    """The table as a seat sees it now. `company` are the seats of people, and `taken` the entries with an only option
    that was taken without asking.
    """
    view = match.view(seat)
    table = TableShown(match.course.versions[seat], view)
    if seat != SPECTATOR:
        table.undo = undo_of(match, seat, taken)
        table.forced, table.forced_key = forced_for(match, seat, company)
    if not prose:
        return table
    game = match.game
    decision = match.decision
    if decision is not None and decision.seat == seat:
        table.ask = plain_facts(game.texts.ask_facts(match.table))
        table.options = [_worded(match, option) for option in decision.options]
    if seat != SPECTATOR and match.outcome is None:
        table.anytime_options = [_worded(match, option) for option in match.table.anytime_options(seat)]
    table.summary = [(message, plain_facts(facts)) for message, facts in game.drawing.summary(view["pieces"])]
    return table


def forced_for(match: Match, seat: int, company: Collection[int]) -> tuple[Forced, str]:
    """Why a seat need not be asked now, and the key of the option that may be taken without asking."""
    decision = match.decision
    if decision is None or decision.seat != seat:
        return "", ""
    option = forced(match.game, match.table, company)
    if option is not None:
        return "end-turn" if ends_turn(option) else "only", option.key
    option = cheapest(match.game, match.table, company)
    return ("", "") if option is None else ("payment", option.key)


def undo_of(match: Match, seat: int, taken: Collection[int] = ()) -> UndoShown:
    """What a seat may take back: its own last choice, as long as it has noticed nothing since.

    What others did in secret after it does not show here; it shows only if the seat really wants to take its choice
    back.
    """
    policy = match.record.header.undo
    kept = match.course.last_choice_of(seat, taken)
    if match.table.seats == 1:
        can, again = kept >= 0, match.can_redo
        free = can and match.course.undo_is_free(seat, kept)
    else:
        entries, number = match.record.entries, match.course.versions.last[seat]
        last = entries[number]
        mine = match.outcome is None and last.seat == seat
        can = mine and last.do == CHOOSE and kept >= 0
        free = can and not match.course.line.was_informative(number)
        while free and number in taken:
            # What was taken without asking goes back together with the choice before it.
            number = max((n for n in range(number) if entries[n].do == CHOOSE and entries[n].seat == seat), default=0)
            free = not match.course.line.was_informative(number)
        again = mine and last.do == UNDO
    allowed = policy in ("open", "consent") or (policy == "free" and free)
    return UndoShown(policy, can and allowed, free, again)


def events(match: Match, seat: int, made: dict[int, EventShown] | None = None) -> list[EventShown]:
    """What happened with the last entry, as a seat knows it.

    All seats that know of an event are told the same: `made` keeps it for the next seat.
    """
    kept = {} if made is None else made
    heard = []
    for place, event in enumerate(match.events):
        if event.known_to(seat):
            fact = kept.get(place)
            if fact is None:
                fact = event_view(match.game, match.table, event, seat)
                assert fact is not None
                kept[place] = fact
            heard.append(fact)
    return heard


def since(
    record: Record,
    seat: int,
    version: int,
    before: int | None = None,
    most: int = MISSED,
    hows: dict[int, How] | None = None,
) -> tuple[list[Told], bool]:
    """What happened after a version, and before another if one is named, as a seat knows it, and whether the oldest of
    it is left out.
    """
    replayed = unplayed_match(record)
    heard: deque[Told] = deque(maxlen=most)
    count = 0
    #: The version at which each choice that counts was told: taking back leads to one of them.
    line: list[int] = []
    for number, entry in enumerate(record.entries):
        last, asked = replayed.course.versions[seat], replayed.decision
        replayed.course.follow(number, entry)
        now = replayed.course.versions[seat]
        if before is not None and now >= before:
            break
        back_to = stepped(line, entry, now)
        if now > max(last, version):
            count += 1
            what = did(entry, seat, asked is replayed.decision)
            how = (hows or {}).get(number)
            heard.append(Told(now, events(replayed, seat), what, back_to, *how_shown(how, seat), own(entry, seat, how)))
    return list(heard), count > most


def how_shown(how: How | None, seat: int) -> tuple[str, int | None]:
    """Why a bot or a clock chose, and for whom, as a seat may know it:
    who was asked in private is told to no other seat.
    """
    if how is None or (how[2] and how[1] != seat):
        return "", None
    return how[0], how[1]


def own(entry: Entry, seat: int, how: How | None) -> bool:
    """Whether the person at a seat did this."""
    return entry.seat == seat and (how is None or how[0] == "taken")


def stepped(line: list[int], entry: Entry, version: int) -> int | None:
    """Follow an entry along the versions at which the choices that count were told; the version that a taking back
    leads to.
    """
    if entry.do in BACK:
        del line[entry.to + 1 :]
        return line[-1]
    if entry.do != SALT:
        line.append(version)
    return None


def wonders(match: Match) -> list[Wonder]:
    """What the seat that is asked may wonder about, in words, and why it cannot be done."""
    found: list[Wonder] = []
    seat = -1 if match.decision is None else match.decision.seat
    for key in match.game.candidates(match.table):
        worded, reason = _worded(match, match.game.option(key)), match.why_not(key)
        where = match.game.where(match.table, match.game.option(key), seat)
        found.append(Wonder(**worded, where=where, why=None if reason is None else refusal(reason)))
    return found


def refusal(reason: Reason) -> Refusal:
    """A tree of reasons as it goes over the wire."""
    state: Any = reason.state()
    return Refusal(state["why"], state["facts"], reason.all_rules(), state["parts"])


def _worded(match: Match, option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "say": f"option-{option.verb}",
        "facts": plain_facts(match.game.texts.option_facts(match.table, option)),
    }


def plain_facts(facts: Facts) -> dict[str, Any]:
    """Facts as plain data."""
    return {name: plain(fact) for name, fact in facts.items()}
