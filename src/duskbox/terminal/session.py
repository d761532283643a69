"""A session: one match at one terminal, in words. The full screen and the line client are two faces of it.

It knows no game: questions, options, events and drawings come from the game and its words. After every choice the
match is saved; what goes wrong while saving is said and never stops the play.
"""

from __future__ import annotations

import contextlib
import shlex
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from duskbox.agents.agent import Glance
from duskbox.agents.pipe import PipeAgent
from duskbox.core.chance import DrawNeeded, Scripted
from duskbox.core.errors import DuskboxError
from duskbox.core.game import Game
from duskbox.core.match import Match
from duskbox.core.records import UNDO
from duskbox.terminal import saves, story
from duskbox.terminal.cardtext import Catalogue
from duskbox.terminal.chair import AUTO, NEVER, NOBODY, Chair
from duskbox.terminal.draws import Draw, draw_of
from duskbox.terminal.story import Line, Moment

if TYPE_CHECKING:
    from pathlib import Path

    from duskbox.agents.agent import Agent
    from duskbox.core.decisions import Option
    from duskbox.core.game import Facts, Picture
    from duskbox.core.table import Table
    from duskbox.core.words import Words

#: The sides a step can go to, by the names that `go:SIDE` options use.
SIDES = ("N", "E", "S", "W")
#: More asides than this have a list of their own.
FEW_ASIDES = 2


@dataclass(frozen=True)
class Choice:
    """An option in words; `side` is set when it is a step to a side of the world."""

    key: str
    text: str
    side: str = ""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        words: Words,
        save_to: Path | None = None,
        hand_over: str = AUTO,
        bots: dict[int, Agent] | None = None,
    ) -> None:
        self.match = match
        self.words = words
        #: The seats that agents play.
        self.bots = bots or {}
        people = {match.table.side(seat) for seat in range(match.table.seats) if seat not in self.bots}
        # One side of people at the screen: there is nobody to hand it over to.
        self.chair = Chair(NEVER if self.bots and len(people) <= 1 else hand_over)
        self.files = [saves.autosave_path(match.game.name)]
        if save_to is not None:
            self.files.append(save_to.absolute())
        #: The files that could not be written when the match was saved last, and why not.
        self._unwritten: dict[Path, str] = {}
        #: The match that is being set up to follow this one.
        self._next: Match | None = None
        #: Where the record of a match that has ended here is kept.
        self.kept: Path | None = None
        self.moments: list[Moment] = []
        self._open()

    # What is to be seen

    def say(self, message: str, **facts: str | int) -> str:
        """A message of the words."""
        return self.words.say(message, facts)

    @property
    def seat(self) -> int:
        """Whose eyes the terminal shows; -1 are those of a spectator. While an agent is asked, and after a match against agents, the person's."""
        table = self.match.table
        if self.bots and (table.decision is None or table.decision.seat in self.bots):
            people = [seat for seat in range(table.seats) if seat not in self.bots]
            looking = self.chair.viewer in people
            one_side = len({table.side(seat) for seat in people}) == 1
            return self.chair.viewer if looking and one_side else people[0] if one_side else -1
        return self.chair.eyes(table)

    @property
    def several(self) -> bool:
        """Whether more than one seat plays."""
        return self.match.table.seats > 1

    def seat_name(self) -> str:
        """What the seat that is asked is called; nothing where there is but one, or nobody is asked."""
        decision = self.match.decision
        if not self.several or decision is None:
            return ""
        return story.seat_name(self.match.game, self.match.table, decision.seat, self.words)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None

    def pieces(self) -> dict[str, object]:
        """What the seat sees, as data."""
        return self.match.game.pieces(self.match.table, self.seat)

    def picture(self, plain: bool) -> Picture:
        """The drawing."""
        return story.worded(self.match.game.picture(self.pieces(), plain), self.words)

    def preview(self, key: str, plain: bool) -> Picture | None:
        """The drawing with what an option points at."""
        drawn = self.match.game.preview(self.pieces(), key, plain)
        return None if drawn is None else story.worded(drawn, self.words)

    def title(self) -> str:
        """The game and its settings."""
        return story.match_title(self.match, self.words)

    def summary(self) -> list[str]:
        """What the seat needs to know, as sentences."""
        return [story.counted(self.words, message, facts) for message, facts in self.match.game.summary(self.pieces())]

    def panel(self, width: int) -> list[str]:
        """The summary in the form of a narrow panel."""
        return story.panel(self.words, self.match.game.summary(self.pieces()), width)

    def question(self) -> str:
        """What is asked now, or how the match ended."""
        decision = self.match.decision
        if decision is None:
            return self.ending()[0]
        return self.words.say(decision.ask, self.match.game.ask_facts(self.match.table))

    def addressed(self) -> str:
        """The question with the name of the seat that it goes to, if that is not in it already."""
        who, question = self.seat_name(), self.question()
        return question if not who or who in question else self.say("ui-asked", who=who, text=question)

    def ending(self) -> tuple[str, str, str]:
        """Title, explanation and rule of the outcome."""
        outcome = self.match.outcome
        if outcome is None:
            return "", "", ""
        name = f"outcome-{outcome.name}"
        return self.words.say(name), self.words.say(f"{name}-text"), outcome.rule

    def after_the_end(self) -> list[str]:
        """How long the match was, what was taken back, where its record is kept, and how to check and share it."""
        path = str(self.kept or self.files[-1])
        typed = shlex.quote(path)
        marks = sum(1 for entry in self.match.record.entries if entry.do == UNDO and entry.learned)
        return [
            f"{self.say('ui-choices-made', count=self.match.moves)} · {self.say('ui-end-marks', count=marks)}",
            self.say("ui-end-kept", path=path),
            self.say("ui-end-verify", path=typed),
            self.say("ui-end-share", path=typed),
        ]

    def choices(self) -> list[Choice]:
        """The options of the present decision, in words; none while an agent is asked, whose options may tell what only it knows."""
        return [] if self.bot_is_asked else [self._choice(option) for option in self.match.options]

    def asides(self) -> list[Choice]:
        """What stands at every decision of a person beside its options."""
        return (
            []
            if self.over or self.bot_is_asked
            else [self._choice(option) for option in self.match.table.asides(self.seat)]
        )

    def asides_title(self) -> str:
        """What the asides are called together, by the game's own word if it has one."""
        return self.say("asides-title" if self.words.has("asides-title") else "ui-aside-title")

    def is_harmless(self, aside: Choice) -> bool:
        """Whether an aside leaves the match and the question as they are, so that nobody need be asked twice. It is tried on a copy."""
        table = self.match.table.copy()
        try:
            table.choose(self.match.game.option(aside.key), Scripted([[] for _ in self.match.game.streams]), self.seat)
        except DrawNeeded:
            return False
        return table.outcome is None and table.decision is self.match.decision

    def _choice(self, option: Option) -> Choice:
        side = option.args[0] if option.verb == "go" and len(option.args) == 1 and option.args[0] in SIDES else ""
        return Choice(option.key, story.option_text(self.match.game, self.match.table, option, self.words), side)

    @property
    def is_path(self) -> bool:
        """Whether the arrow keys walk now."""
        decision = self.match.decision
        return decision is not None and decision.shape == "path" and any(choice.side for choice in self.choices())

    @property
    def stop_key(self) -> str:
        """The key of the option that ends the walk, if the arrow keys walk now and it may end here."""
        return next((option.key for option in self.match.options if option.verb == "stop"), "") if self.is_path else ""

    @property
    def is_turn(self) -> bool:
        """Whether something is being turned, so that one wants to see how it would lie."""
        return self.match.decision is not None and self.match.decision.shape == "turn"

    @property
    def undo_is_marked(self) -> bool:
        """Whether taking back the last choice would go behind something that somebody has learned."""
        return self.match.moves - 1 < self.match.free_undo

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back is waiting."""
        return self.match.can_redo

    # Cards and chances

    @cached_property
    def catalogue(self) -> Catalogue:
        """Every card and sheet there is to read."""
        return Catalogue(self.match.game.cards(self.match.setup), self.words)

    def facts_of(self, key: str) -> Facts:
        """What an option speaks of."""
        return self.match.game.option_facts(self.match.table, self.match.game.option(key))

    @property
    def knows_odds(self) -> bool:
        """Whether the game ever tells the chances of an option."""
        return type(self.match.game).odds is not Game.odds

    # Handing over the screen

    @property
    def hand_over_due(self) -> bool:
        """Whether the table may not be seen before the screen is in other hands."""
        return self.chair.is_due(self.match.table)

    def take_seat(self) -> None:
        """The seat that is asked looks now."""
        self.chair.take(self.match.table)

    def parting(self) -> list[Line]:
        """What the seat that looked last learned by the last choice and the one that is asked may not know: to be read before it hands over."""
        viewer, last = self.chair.viewer, self.moments[-1]
        if viewer == NOBODY or not self.hand_over_due:
            return []
        secret = [event for event in last.events if event.known_to(viewer) and not event.known_to(self.seat)]
        alone = Moment(last.number, last.entry, last.title, last.seat, last.table, secret)
        return alone.lines(self.match.game, self.words, viewer) if secret else []

    # Choosing

    def choose(self, key: str) -> Draw | None:
        """Carry out a choice; at a real table the draws it needs are asked for one by one."""
        decision = self.match.decision
        seat, who = self.seat if decision is None else decision.seat, self.seat_name()
        title = self._choice(self.match.game.option(key)).text
        try:
            self.match.choose(key)
        except DrawNeeded as needed:
            return draw_of(self.match, key, needed, self.words)
        self._add_moment(seat, title, who)
        self._written()
        return None

    def answer(self, draw: Draw, outcome: int) -> Draw | None:
        """Say what was drawn, and go on with the choice, or with the set-up of the next match."""
        if self._next is not None:
            self._next.answer_draw(outcome)
            return self._set_up(self._next)
        self.match.answer_draw(outcome)
        return self.choose(draw.key)

    def withdraw(self) -> None:
        """Leave a choice, or the next match, whose draws were being asked for; the answers given so far are forgotten."""
        if self._next is None:
            self.match.forget_draws()
        self._next = None

    @property
    def bot_is_asked(self) -> bool:
        """Whether an agent has to answer before a person can go on."""
        decision = self.match.decision
        return decision is not None and decision.seat in self.bots

    def bot_choice(self, table: Table | None = None) -> str:
        """What the agent that is asked at the table, or at one of before, would choose. It may think for a while; nothing changes."""
        asked = table or self.match.table
        decision = asked.decision
        assert decision is not None
        return self.bots[decision.seat].pick(Glance(self.match.game, asked, decision.seat), decision.options).key

    def dismiss_bots(self) -> None:
        """The match is over for the programs that play seats: a next one is begun by others."""
        for bot in self.bots.values():
            if isinstance(bot, PipeAgent):
                bot.leave()

    def _add_moment(self, seat: int, title: str, who: str) -> None:
        match = self.match
        number = len(match.record.entries) - 1
        self.moments.append(Moment(number, match.record.entries[-1], title, seat, match.table, match.events, who=who))
        self.chair.chose(match.table, seat, len(self.moments) - 1)

    # Taking back

    def undo_doubt(self) -> str:
        """What has to be asked before the last choice is taken back: it was another side's, or the others have to agree; else nothing."""
        if not self.match.moves:
            return ""
        who = self._last_chooser()
        if self._needs_consent():
            asked = "ui-undo-consent" if self.undo_is_marked else "ui-undo-consent-other"
            return self.say(asked, who=who or self.moments[-1].who)
        return self.say("ui-undo-other", who=who) if who else ""

    def undo(self, agreed: bool = False) -> list[Line]:
        """Take the last choice back, and say so if it was another side's or goes behind something that was learned.

        `agreed` tells that everybody else has been asked and agrees. What is said is in the log and given back.
        """
        marked, who, seat = self.undo_is_marked, self._last_chooser(), self._looker()
        others = tuple(each for each in range(self.match.table.seats) if each != seat)
        self.match.undo(seat=seat, agreed=others if agreed and self._needs_consent() else ())
        while self.bot_is_asked and self.match.moves:
            # What agents answered since goes with it: they would only say it again.
            self.match.undo(seat=seat, agreed=others if self._needs_consent() else ())
        del self.moments[self.match.moves + 1 :]
        before = len(self.moments[-1].notices)
        if who:
            self.notice("ui-undone-other", who=who)
        self.notice("ui-undone-marked" if marked else "ui-undone")
        self.autosave()
        return self.moments[-1].notices[before:]

    def _looker(self) -> int:
        """The seat that sits before the screen."""
        return max(0, self.seat if self.chair.viewer == NOBODY else self.chair.viewer)

    def _last_chooser(self) -> str:
        """Who made the last choice, if that was another side than the one before the screen."""
        last, table = self.moments[-1], self.match.table
        return last.who if table.side(last.seat) != table.side(self._looker()) else ""

    def _needs_consent(self) -> bool:
        consent = self.several and self.match.record.header.undo == "consent"
        return consent and not self.match.undo_is_free(self._looker())

    def redo(self) -> None:
        """Make the choice again that was taken back last."""
        seat, who = self.seat, self.seat_name()
        self.match.redo(seat=seat)
        self._add_moment(seat, self.say("ui-entry-redo"), who)
        self._written()

    def new_game(self) -> Draw | None:
        """Another match with the same settings, rulings, pack, chance and policy; at a real table its set-up may ask for draws."""
        header = self.match.record.header
        self._next = Match.open(
            self.match.game, header.settings, header.rulings, header.pack, undo=header.undo, chance=header.chance
        )
        return self._set_up(self._next)

    def _set_up(self, match: Match) -> Draw | None:
        try:
            match.start()
        except DrawNeeded as needed:
            return draw_of(match, "", needed, self.words)
        self.match, self._next = match, None
        self.dismiss_bots()
        self.kept = None
        self.files[0] = saves.autosave_path(match.game.name)
        self._open()
        return None

    def _open(self) -> None:
        """Tell the story so far, or what the game is about if there is none, and write the match down."""
        self.moments = story.in_force(story.moments(self.match, self.words))
        self.chair.begin(len(self.moments))
        if len(self.moments) == 1:
            self.notice("game-about")
            if self.match.record.header.chance == "asked" and self.match.setup.pack is None:
                self.notice("ui-real-dice-house")
        elif not self.over:
            self.notice("ui-resumed", count=self.match.moves)
        self._make_room()
        self.autosave()

    # The log

    def log(self, most: int) -> list[list[Line]]:
        """What the seat may know of the last so many moments."""
        game, words, seat = self.match.game, self.words, self.seat
        return [moment.lines(game, words, seat) for moment in self.moments[-most:]]

    def last_lines(self) -> list[Line]:
        """What happened at the last choice."""
        return self.log(1)[0]

    @property
    def fresh(self) -> int:
        """How many of the last moments are new to the side that is asked: all since its own last choice."""
        return len(self.moments) - self.chair.news_from(self.match.table, len(self.moments))

    def notice(self, message: str, **facts: str | int) -> None:
        """Put a line of the terminal's own at the end of the log."""
        self.moments[-1].notices.append(Line(self.words.say(message, facts)))

    # Saving

    def save_as(self, name: str) -> Path:
        """Save under a name; what stands against it is raised as a refusal with words."""
        try:
            return saves.save_as(name, self.match)
        except OSError as error:
            raise DuskboxError("ui-save-failed", path=name, why=error.strerror or str(error)) from error

    def autosave(self) -> None:
        """Write the match down: beside what else is saved, and in the file that was asked for."""
        self._step_aside()
        self._unwritten.clear()
        for path in self.files:
            try:
                saves.write(path, self.match)
            except OSError as error:
                self._unwritten[path] = error.strerror or str(error)
                self._say_failed(path, error)

    def _step_aside(self) -> None:
        """If somebody has saved another match in the place of the autosave meanwhile, this one is saved beside it from now on."""
        path = self.files[0]
        # What cannot be read there is said when it cannot be written either.
        with contextlib.suppress(OSError):
            if saves.in_the_way(path, self.match):
                self.files[0] = saves.dated(path)
                self.notice("ui-save-beside", path=str(self.files[0]))

    def _written(self) -> None:
        """Write down what was chosen; the record of a match that has just ended is kept for good."""
        self.autosave()
        if self.over:
            path = saves.autosave_path(self.match.game.name)
            try:
                self.kept = saves.keep(self.match)
            except OSError as error:
                self._say_failed(path, error)

    @property
    def unsaved(self) -> bool:
        """Whether a file could not be written when the match was saved last."""
        return bool(self._unwritten)

    def goodbye(self) -> str:
        """How to come back, said when the person leaves; and first where the match could not be saved."""
        failed = [self.say("ui-goodbye-unsaved", path=str(path), why=why) for path, why in self._unwritten.items()]
        return "\n".join([*failed, *self._ways_back()])

    def _ways_back(self) -> list[str]:
        """The command that shows the match again, or goes on with it; nothing if there is no file of it."""
        written = [path for path in self.files if path not in self._unwritten]
        if self.over:
            kept = self.kept or (written[-1] if written else None)
            return [self.say("ui-goodbye-over", path=shlex.quote(str(kept)))] if kept else []
        if not written:
            return []
        game, path = self.match.game.name, written[0]
        if path != saves.autosave_path(game):
            return [self.say("ui-goodbye-beside", game=game, path=shlex.quote(str(path)))]
        return [self.say("ui-goodbye", game=game)]

    def _say_failed(self, path: Path, error: OSError) -> None:
        self.notice("ui-save-failed", path=str(path), why=error.strerror or str(error))

    def _make_room(self) -> None:
        """Another match in the place of the autosave is kept under another name."""
        path = self.files[0]
        try:
            kept = saves.make_room(path, self.match)
        except OSError as error:
            self._say_failed(path, error)
        else:
            if kept is not None:
                self.notice("ui-save-previous", path=str(kept))
