"""A session: one match at one terminal, in words. The full screen and the line client are two faces of it.

It knows no game: questions, options, events and drawings come from the game and its words. After every choice the
match is saved; what goes wrong while saving is said and never stops the play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from duskbox.agents.agent import Seen
from duskbox.agents.pipe import PipeAgent
from duskbox.core.chance import DrawNeeded, Scripted
from duskbox.core.forced import cheapest, ends_turn, forced
from duskbox.core.game import Game
from duskbox.core.matches.match import Match
from duskbox.core.matches.opening import set_up, unstarted_match
from duskbox.core.matches.real_table import RealTable
from duskbox.core.matches.records import UNDO
from duskbox.terminal import log, saves
from duskbox.terminal.autosave import Autosave
from duskbox.terminal.card_text import Catalogue
from duskbox.terminal.draws import Draw, draw_of
from duskbox.terminal.hot_seat import AUTO, NEVER, NO_SEAT, HotSeat
from duskbox.terminal.log import Line, LogEntry
from duskbox.terminal.saves import ASK_ALL, ASK_TURN_END
from duskbox.terminal.table_text import TableText

if TYPE_CHECKING:
    from pathlib import Path

    from duskbox.agents.agent import Agent
    from duskbox.core.decisions import Option
    from duskbox.core.messages import Facts
    from duskbox.core.table import Table
    from duskbox.core.translations import Translations

#: What the game calls the option that ends a path, among those of the arrow keys.
STOP = "stop"
#: More options at any time than this have a list of their own.
FEW_ANYTIME = 2


@dataclass(frozen=True)
class Choice:
    """An option in words; `side` is set when it is a step to a side of the world."""

    key: str
    text: str
    side: str = ""


class Session(TableText):
    """One match at one terminal: choosing, taking back, agents, the log."""

    def __init__(
        self,
        match: Match,
        words: Translations,
        save_to: Path | None = None,
        hand_over: str = AUTO,
        bots: dict[int, Agent] | None = None,
        seating: saves.Seating | None = None,
        autosave: Path | None = None,
    ) -> None:
        #: The seats that agents play.
        self.bots = bots or {}
        super().__init__(match, words, frozenset(range(match.table.seats)) - frozenset(self.bots))
        sides = {match.table.side(seat) for seat in self.people}
        # One side of people at the screen: there is no one to hand it over to.
        self.hot_seat = HotSeat(NEVER if self.bots and len(sides) <= 1 else hand_over)
        #: Whether rule ids and option keys are shown. They help those who look rules up, and are noise to those who
        #: listen.
        self.show_ids = True
        #: The colours of the screen by name; by default those that the environment asks for.
        self.theme: str | None = None
        seating = seating or saves.Seating({}, words.language)
        #: Which questions with one option are asked: `needed`, `turn-end` or `all`.
        self.asks = seating.asks
        self.saving = Autosave(match, words, self.notice, seating, autosave, save_to)
        #: The match that is being set up to follow this one.
        self._next: Match | None = None
        self.entries: list[LogEntry] = []
        #: The first entry that is new since the person last chose.
        self._new_from = 0
        self._open()

    # What is to be seen

    @property
    def seat(self) -> int:
        """Whose eyes the terminal shows; -1 are those of a spectator.

        While an agent is asked, and after a match against agents, the person's.
        """
        table = self.match.table
        if self.bots and (table.decision is None or table.decision.seat in self.bots):
            looking = self.hot_seat.viewer in self.people
            one_side = len({table.side(seat) for seat in self.people}) == 1
            return self.hot_seat.viewer if looking and one_side else min(self.people) if one_side else -1
        return self.hot_seat.eyes(table)

    def after_the_end(self) -> list[str]:
        """How long the match was, what was taken back, where its record is kept, and how to check and share it."""
        typed = self.saving.typed(self.saving.path)
        marks = sum(1 for entry in self.match.record.entries if entry.do == UNDO and entry.learned)
        return [
            f"{self.say('ui-choices-made', count=self.match.choice_count)} · {self.say('ui-end-marks', count=marks)}",
            self.say("ui-end-kept", path=typed),
            self.say("ui-end-replay", path=typed),
            self.say("ui-end-analyse", path=typed),
            self.say("ui-end-verify", path=typed),
            self.say("ui-end-share", path=typed),
        ]

    def choices(self) -> list[Choice]:
        """The options of the present decision, in words; none while an agent is asked, whose options may tell what only
        it knows.
        """
        return [] if self.bot_is_asked else [self._choice(option) for option in self.match.options]

    def anytime(self) -> list[Choice]:
        """What is possible at every decision of a person besides its options."""
        return (
            []
            if self.over or self.bot_is_asked
            else [self._choice(option) for option in self.match.table.anytime_options(self.seat)]
        )

    def anytime_title(self) -> str:
        """What the options at any time are called together, by the game's own word if it has one."""
        return self.say("anytime-title" if self.words.has("anytime-title") else "ui-anytime-title")

    def is_harmless(self, extra: Choice) -> bool:
        """Whether an option at any time leaves the match and the question as they are, so that no one need be asked
        twice.

        It is tried on a copy.
        """
        table = self.match.table.copy()
        try:
            table.choose(self.match.game.option(extra.key), Scripted([[] for _ in self.match.game.streams]), self.seat)
        except DrawNeeded:
            return False
        return table.outcome is None and table.decision is self.match.decision

    def _choice(self, option: Option) -> Choice:
        side = next((side for side, key in self.arrows.items() if key == option.key and side != STOP), "")
        return Choice(option.key, log.option_text(self.match.game, self.match.table, option, self.words), side)

    @cached_property
    def arrows(self) -> dict[str, str]:
        """The options that arrow keys choose while a path is asked for, as the game names them."""
        return self.match.game.drawing.arrows()

    @property
    def is_path(self) -> bool:
        """Whether the arrow keys walk now."""
        decision = self.match.decision
        return decision is not None and decision.shape == "path" and any(choice.side for choice in self.choices())

    @property
    def stop_key(self) -> str:
        """The key of the option that ends the walk, if the arrow keys walk now and it may end here."""
        key = self.arrows.get(STOP, "")
        return key if self.is_path and any(option.key == key for option in self.match.options) else ""

    @property
    def is_turn(self) -> bool:
        """Whether something is being turned, so that one wants to see how it would lie."""
        return self.match.decision is not None and self.match.decision.shape == "turn"

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back is waiting."""
        return self.match.can_redo

    # Cards and chances

    @cached_property
    def catalogue(self) -> Catalogue:
        """Every card and sheet there is to read."""
        return Catalogue(self.match.game.components.cards(self.match.setup), self.words)

    def facts_of(self, key: str) -> Facts:
        """What an option speaks of."""
        return self.match.game.texts.option_facts(self.match.table, self.match.game.option(key))

    @property
    def knows_odds(self) -> bool:
        """Whether the game ever tells the chances of an option."""
        return type(self.match.game).odds is not Game.odds

    # Handing over the screen

    @property
    def hand_over_due(self) -> bool:
        """Whether the table may not be seen before the screen is in other hands."""
        return self.hot_seat.is_due(self.match.table)

    def take_seat(self) -> None:
        """The seat that is asked looks now."""
        self.hot_seat.take(self.match.table)

    def parting(self) -> list[Line]:
        """What the seat that looked last learned by the last choice and the one that is asked may not know: to be read
        before it hands over.
        """
        viewer, last = self.hot_seat.viewer, self.entries[-1]
        if viewer == NO_SEAT or not self.hand_over_due:
            return []
        secret = [event for event in last.events if event.known_to(viewer) and not event.known_to(self.seat)]
        alone = LogEntry(last.number, last.entry, last.title, last.seat, last.table, secret)
        return alone.lines(self.match.game, self.words, viewer) if secret else []

    # Choosing

    def choose(self, key: str) -> Draw | None:
        """Carry out a choice, and those that no one need be asked for; real draws are asked for one by one."""
        draw = self._choose(key)
        return self._go_on() if draw is None else draw

    def _choose(self, key: str, asked: bool = True) -> Draw | None:
        """Carry out one choice, which a person was asked for or not."""
        decision = self.match.decision
        seat, who = self.seat if decision is None else decision.seat, self.seat_name()
        title = self._choice(self.match.game.option(key)).text
        only = key == self._only_option(self.match.table)
        try:
            self.match.choose(key)
        except DrawNeeded as needed:
            return draw_of(self.match, key, needed, self.words)
        if asked:
            self._new_from = len(self.entries)
        self._add_entry(seat, title, who, only)
        self.saving.chosen()
        return None

    def _go_on(self) -> Draw | None:
        """Take each option that can be taken without asking, and each payment that is cheaper than all others."""
        while (key := self._unasked()) is not None:
            draw = self._choose(key, asked=False)
            if draw is not None:
                return draw
        return None

    def _only_option(self, table: Table) -> str | None:
        """The key of the one option of a question that the people here need not be asked, if they do not want to be."""
        if self.asks == ASK_ALL or table.decision is None or table.decision.seat in self.bots:
            return None
        option = forced(self.match.game, table, self.people)
        if option is None or (self.asks == ASK_TURN_END and ends_turn(option)):
            return None
        return option.key

    def _unasked(self) -> str | None:
        """The key of what can be taken without asking now. A payment stays a choice to which taking back leads."""
        only, table = self._only_option(self.match.table), self.match.table
        if only is not None or self.asks == ASK_ALL or table.decision is None or table.decision.seat in self.bots:
            return only
        option = cheapest(self.match.game, table, self.people)
        return None if option is None else option.key

    def answer(self, draw: Draw, outcome: int) -> Draw | None:
        """Say what was drawn, and go on with the choice, or with the set-up of the next match."""
        if self._next is not None:
            RealTable(self._next).answer(outcome)
            return self._set_up(self._next)
        RealTable(self.match).answer(outcome)
        return self.choose(draw.key)

    def withdraw(self) -> None:
        """Leave a choice, or the next match, whose draws were being asked for;
        the answers given so far are forgotten.
        """
        if self._next is None:
            RealTable(self.match).forget()
        self._next = None

    @property
    def bot_is_asked(self) -> bool:
        """Whether an agent has to answer before a person can go on."""
        decision = self.match.decision
        return decision is not None and decision.seat in self.bots

    def bot_choice(self, table: Table | None = None) -> str:
        """What the agent that is asked at the table, or at one of before, would choose.

        It may think for a while; nothing changes.
        """
        asked = table or self.match.table
        decision = asked.decision
        assert decision is not None
        return self.bots[decision.seat].pick(Seen(self.match.game, asked, decision.seat), decision.options).key

    def dismiss_bots(self) -> None:
        """The match is over for the programs that play seats: a next one is begun by others."""
        for bot in self.bots.values():
            if isinstance(bot, PipeAgent):
                bot.leave()

    def _add_entry(self, seat: int, title: str, who: str, only: bool = False) -> None:
        match = self.match
        number = len(match.record.entries) - 1
        last = match.record.entries[-1]
        self.entries.append(LogEntry(number, last, title, seat, match.table, match.events, who=who, only=only))
        if not only:
            # What is taken without asking is news to those who were not asked.
            self.hot_seat.chose(match.table, seat, len(self.entries) - 1)

    # Taking back

    def _last_choice(self) -> int:
        """The number of the choice to which taking back leads: the last that a person was asked for; -1 if none was."""
        for number in range(self.match.choice_count - 1, -1, -1):
            entry = self.entries[number + 1]
            if not entry.only and entry.seat in self.people:
                return number
        return -1

    @property
    def undo_is_marked(self) -> bool:
        """Whether taking back the last choice would go behind something that a seat has learned."""
        return self._last_choice() < self.match.course.line.free_undo

    def undo_doubt(self) -> str:
        """What has to be asked before the last choice is taken back: it was another side's, or the others have to
        agree; else nothing.
        """
        if self._last_choice() < 0:
            return ""
        who = self._last_chooser()
        if self._needs_consent():
            asked = "ui-undo-consent" if self.undo_is_marked else "ui-undo-consent-other"
            return self.say(asked, who=who or self.entries[self._last_choice() + 1].who)
        return self.say("ui-undo-other", who=who) if who else ""

    def undo(self, agreed: bool = False) -> list[Line]:
        """Take the last choice of a person back, with what agents answered since and what was taken without asking:
        they would only do it again. What is said of it is in the log and given back.

        `agreed` tells that everyone else has been asked and agrees.
        """
        marked, who, seat = self.undo_is_marked, self._last_chooser(), self._looker()
        others = tuple(each for each in range(self.match.table.seats) if each != seat)
        self.match.undo(self._last_choice(), seat, others if agreed and self._needs_consent() else ())
        del self.entries[self.match.choice_count + 1 :]
        self._new_from = len(self.entries) - 1
        before = len(self.entries[-1].notices)
        if who:
            self.notice("ui-undone-other", who=who)
        self.notice("ui-undone-marked" if marked else "ui-undone")
        self.saving.write()
        return self.entries[-1].notices[before:]

    def _looker(self) -> int:
        """The seat that sits before the screen."""
        return max(0, self.seat if self.hot_seat.viewer == NO_SEAT else self.hot_seat.viewer)

    def _last_chooser(self) -> str:
        """Who made the last choice, if that was another side than the one before the screen."""
        last, table = self.entries[self._last_choice() + 1], self.match.table
        return last.who if table.side(last.seat) != table.side(self._looker()) else ""

    def _needs_consent(self) -> bool:
        consent = self.several and self.match.record.header.undo == "consent"
        return consent and not self.match.course.undo_is_free(self._looker())

    def redo(self) -> Draw | None:
        """Make the choice again that was taken back last, and what followed it without asking."""
        self._new_from = len(self.entries)
        self._redo(False)
        while self.can_redo and self._unasked() is not None:
            self._redo(self._only_option(self.match.table) is not None)
        return self._go_on()

    def _redo(self, only: bool) -> None:
        seat, who = self.seat, self.seat_name()
        self.match.redo(seat=seat)
        self._add_entry(seat, self.say("ui-entry-redo"), who, only)
        self.saving.chosen()

    def new_game(self) -> Draw | None:
        """Another match with the same settings, rulings, pack, chance and policy; at a real table its set-up may ask
        for draws.
        """
        header = self.match.record.header
        self._next = unstarted_match(
            self.match.game, header.settings, header.rulings, header.pack, undo=header.undo, chance=header.chance
        )
        return self._set_up(self._next)

    def _set_up(self, match: Match) -> Draw | None:
        try:
            set_up(match)
        except DrawNeeded as needed:
            return draw_of(match, "", needed, self.words)
        self.match, self._next = match, None
        self.dismiss_bots()
        self.saving.follow(match)
        self._open()
        return self._go_on()

    def _open(self) -> None:
        """Tell the story so far, or what the game is about if there is none, and write the match down."""
        self.entries = log.in_force(log.entries(self.match, self.words, self._only_option))
        self._new_from = len(self.entries) - 1
        self.hot_seat.begin(len(self.entries))
        if len(self.entries) == 1:
            self.notice("game-about")
            if self.match.record.header.chance == "asked" and self.match.setup.pack is None:
                self.notice("ui-real-dice-rolled")
        elif not self.over:
            self.notice("ui-resumed", count=self.match.choice_count)
        self.saving.begin()

    # The log

    def log(self, most: int) -> list[list[Line]]:
        """What the seat may know of the last entries of the log, at most a number of them."""
        game, words, seat = self.match.game, self.words, self.seat
        return [entry.lines(game, words, seat) for entry in self.entries[-most:]]

    def last_lines(self) -> list[Line]:
        """What happened at the last choice, and at those after it that no one was asked for."""
        return [line for page in self.log(max(1, len(self.entries) - self._new_from)) for line in page]

    @property
    def fresh(self) -> int:
        """How many of the last entries are new to the side that is asked: all since its own last choice."""
        return len(self.entries) - self.hot_seat.news_from(self.match.table, len(self.entries))

    def notice(self, message: str, **facts: str | int) -> None:
        """Put a line of the terminal's own at the end of the log."""
        self.entries[-1].notices.append(Line(self.words.say(message, facts)))
