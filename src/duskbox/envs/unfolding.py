"""A game as a tree: decisions and draws one by one, where the engine runs from a decision to the next with all the
draws between.

A draw that is not settled yet interrupts the engine in the middle of a rule. So what is kept is the table of the last
decision, the option that was chosen, and the answers to the draws so far; each new answer runs the choice again from
its start. Nothing here ever changes: every step makes a new `Unfolding`, and tables are copied before they run.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Final

from duskbox.core.chance import Answers, Chance, DrawNeeded
from duskbox.core.decisions import Option
from duskbox.core.errors import DuskboxError
from duskbox.core.game import event_view, view
from duskbox.core.table import Event, Table
from duskbox.envs.playing import Playing

#: The spectator's place in the list of what all have been told: its last.
EVERYBODY: Final = -1


class Unfolding:
    """A place in the tree: at a decision, at a draw, or at the end."""

    def __init__(
        self,
        playing: Playing,
        table: Table,
        told_so_far: list[str],
        option: Option | None = None,
        answers: tuple[int, ...] = (),
        draw: tuple[int, int] | None = None,
        drawing: Table | None = None,
        views: dict[int, str] | None = None,
    ) -> None:
        self.playing: Final = playing
        #: The table of the last decision.
        self.table: Final = table
        #: By seat, and last for all, a hash of all it has been told, seen and done.
        self.told: Final = told_so_far
        #: What was chosen there, and the draws that have been answered since.
        self.option: Final = option
        self.answers: Final = answers
        #: The draw that is to be answered: its stream and how many outcomes it has; and the table in the middle of the
        #: rule.
        self.draw: Final = draw
        self.drawing: Final = drawing
        #: Views of the table that were asked for; draws on the way from it share them.
        self._views: Final = {} if views is None else views

    def __deepcopy__(self, memo: dict[int, object]) -> Unfolding:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as plain data: the terms of play, the table of the last decision, what was chosen there and what was
        drawn since.
        """
        playing = self.playing
        terms = (playing.game.name, playing.settings, playing.rulings, playing.pack, playing.whole, playing.language)
        under_way = self.draw is not None
        key = None if self.option is None else self.option.key
        return restored, (terms, self.table.state(), self.told, under_way, key, self.answers)

    def chosen(self, option: Option) -> Unfolding:
        """The next place after a choice."""
        return self._run(option, ())

    def drawn(self, outcome: int) -> Unfolding:
        """The next place after a draw."""
        return self._run(self.option, (*self.answers, outcome))

    def _run(self, option: Option | None, answers: tuple[int, ...]) -> Unfolding:
        table = self.table.copy()
        events: list[Event] = []
        table.events = events
        chance = Answers(list(answers))
        try:
            if option is None:
                table.start(chance)
            else:
                table.choose(option, chance)
        except DrawNeeded as need:
            table.events = None
            draw = (need.stream, need.n)
            return Unfolding(self.playing, self.table, self.told, option, answers, draw, table, self._views)
        table.events = None
        return Unfolding(self.playing, table, self._told_after(table, events, option))

    def _told_after(self, table: Table, events: list[Event], option: Option | None) -> list[str]:
        """Every seat's hash, with what was told; and for who chose also what it saw and what it did."""
        hashes: list[str] = []
        decision = self.table.decision
        for seat in [*range(table.seats), EVERYBODY]:
            news: list[object] = []
            if option is not None and decision is not None and decision.seat == seat:
                news += [self.seen(seat), option.key]
            for event in events:
                story = event_view(self.playing.game, table, event, seat)
                if story is not None:
                    news.append(story)
            hashes.append(_hash(self.told[seat], news) if news else self.told[seat])
        return hashes

    def seen(self, seat: int) -> str:
        """A seat's view, as JSON."""
        found = self._views.get(seat)
        if found is None:
            shown = view(self.playing.game, self.table, seat)
            found = self._views[seat] = json.dumps(shown, sort_keys=True, separators=(",", ":"))
        return found

    def known(self, seat: int) -> str:
        """A seat's view and the hash of how it came there:
        the same for two places if the seat cannot tell them apart.
        """
        return f"{self.seen(seat)}\n{self.told[seat]}"

    def outcomes(self) -> list[tuple[int, int, str]]:
        """What the draw can turn up: the first answer that stands for it, how many do, and its name.

        Copies of a card are one outcome.
        """
        if self.draw is None or self.drawing is None:
            raise DuskboxError("error-no-chance", stream=0)
        stream, _ = self.draw
        game = self.playing.game
        found: dict[str, tuple[int, int]] = {}
        for answer, name in enumerate(game.outcomes(self.drawing, stream)):
            first, copies = found.get(name, (answer, 0))
            found[name] = (first, copies + 1)
        prefix = game.streams[stream]
        return [(first, copies, f"{prefix}:{name.removeprefix('@')}") for name, (first, copies) in found.items()]


def first_position(playing: Playing) -> Unfolding:
    """The start of a game; with settings that leave something to chance the first place is a draw."""
    table = playing.game.new_table(playing.setup)
    bare = Unfolding(playing, table, [""] * (table.seats + 1))
    return bare._run(None, ())


@lru_cache(maxsize=16)
def _same_terms(terms: str) -> Playing:
    """The terms of play that were written down so, made once."""
    name, settings, rulings, pack, whole, language = json.loads(terms)
    return Playing(name, settings, rulings, pack, whole, language)


def restored(
    terms: tuple[object, ...],
    state: dict[str, object],
    told_so_far: list[str],
    under_way: bool,
    key: str | None,
    answers: tuple[int, ...],
) -> Unfolding:
    """The place that was pickled so."""
    playing = _same_terms(json.dumps(terms))
    place = Unfolding(playing, playing.game.restore(playing.setup, state), told_so_far)
    if not under_way:
        return place
    decision = place.table.decision
    option = None if key is None or decision is None else decision.option(key)
    return place._run(option, answers)


def resampled(position: Unfolding, seat: int, chance: Chance) -> Unfolding:
    """A place that the seat cannot tell from this one.

    The others are supposed to have been told what all were told.
    """
    sampled = position.playing.game.sample(position.table, seat, chance)
    told_so_far = [position.told[EVERYBODY]] * len(position.told)
    told_so_far[seat] = position.told[seat]
    return Unfolding(position.playing, sampled, told_so_far)


def _hash(before: str, news: list[object]) -> str:
    text = before + json.dumps(news, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
