"""The line client: a match as questions and answers on standard input and output, for screen readers and pipes.

Nothing moves the cursor and nothing has a colour; the map is drawn with ASCII signs. After a choice only what has
changed is said again. A line that cannot be understood loses nothing, and the end of the input saves and leaves.

Where several sides play, the screen is handed over with a pause if a person sits before it, also behind a screen
reader. A pipe or a script is one listener and is never made to wait, unless it asks for that.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Final, TextIO

from duskbox.core.chance import DrawNeeded
from duskbox.core.errors import DuskboxError
from duskbox.core.matches import opening
from duskbox.core.matches.real_table import RealTable
from duskbox.core.translations import as_written
from duskbox.terminal import interrupts, reference
from duskbox.terminal.draws import FEW, answer_to, draw_of
from duskbox.terminal.folding import folded
from duskbox.terminal.hot_seat import AUTO, NEVER
from duskbox.terminal.log import sides
from duskbox.terminal.reference_lines import InputEnded, ReferenceLines, place_of, said_back
from duskbox.terminal.session import FEW_ANYTIME

if TYPE_CHECKING:
    from duskbox.core.matches.match import Match
    from duskbox.core.translations import Translations
    from duskbox.terminal.draws import Draw
    from duskbox.terminal.session import Choice, Session


#: The commands that only look at something, and so may be typed before a draw is answered.
_LOOKING: Final = ("?", "h", "f1", "v", "l", "m", "d", "p", "c", "o")

#: How many choices of the log are read out.
_LOG: Final = 10


def play(session: Session, source: TextIO | None = None, sink: TextIO | None = None) -> int:
    """Play on these streams until the person leaves; the exit code is 130 after Ctrl+C, 1 if the game could not be
    saved, else 0.
    """
    out = sink or sys.stdout
    reconfigure = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        # A sign that the other end cannot show must not end the game.
        reconfigure(errors="replace")
    given = source or sys.stdin
    if session.hot_seat.hand_over == AUTO and not given.isatty():
        session.hot_seat.hand_over = NEVER
    client = LineClient(session, given, out)
    try:
        try:
            client.run()
        except InputEnded:
            session.saving.write()
            client.write("")
            client.say("ui-input-ended")
        client.write(session.saving.goodbye())
    except KeyboardInterrupt:
        interrupts.ignore()
        session.saving.write()
        client.write("")
        client.say("ui-interrupted")
        client.write(session.saving.goodbye())
        return interrupts.EXIT_CODE
    return int(session.saving.unsaved)


def set_up(match: Match, words: Translations, source: TextIO | None = None, sink: TextIO | None = None) -> bool:
    """Start a match, asking line by line for what its set-up draws at a real table; whether they were answered to the
    end.
    """
    given, out = source or sys.stdin, sink or sys.stdout
    while True:
        try:
            opening.set_up(match)
            return True
        except DrawNeeded as needed:
            draw = draw_of(match, "", needed, words)
        _tell(out, draw.question, *listed(draw, words), words.say("ui-set-up-how"))
        while (answer := answer_to(draw, (line := given.readline()).strip())) is None:
            if line.strip().lower() == "q" or not line:
                return False
            _tell(out, *unclear(draw, line.strip(), words))
        _tell(out, words.say("ui-draw-noted", {"what": as_written(draw.named(answer))}))
        RealTable(match).answer(answer)


def _tell(out: TextIO, *lines: str) -> None:
    print(*(folded(line, out) for line in lines), sep="\n", file=out, flush=True)


def listed(draw: Draw, words: Translations) -> list[str]:
    """What a draw can be, with its numbers; of a long list only how it is searched."""
    if len(draw.names) > FEW:
        return [words.say("ui-draw-many", {"count": len(draw.names)})]
    return [f"  {number}. {name}" for number, (name, _) in enumerate(draw.names, start=1)]


def unclear(draw: Draw, typed: str, words: Translations) -> list[str]:
    """What is said to an answer that is none: the names that hold it, all of them for a star, or that there is no such
    thing.
    """
    matching = draw.matching("" if typed == "*" else typed)
    if typed and matching and not typed.isdecimal():
        return [f"  {number}. {name}" for number, name in matching]
    return [words.say("ui-no-such-number", {"number": said_back(typed), "most": len(draw.names)})]


class LineClient(ReferenceLines):
    """One pair of streams, and the person at them."""

    def __init__(self, session: Session, source: TextIO, sink: TextIO) -> None:
        super().__init__(session, source, sink)
        self.leaving = False
        #: The summary as each listener heard it last.
        self._said: dict[int, list[str]] = {}
        self._commands = {
            "u": self.undo,
            "r": self.redo,
            "e": self.rules,
            "w": self.why_not,
            "s": self.save,
            "m": self.map,
            "p": self.preview,
            "v": self.view,
            "l": self.log,
            "d": self.details,
            "c": self.cards,
            "o": self.odds,
            "t": self.tip,
            "a": self.anytime,
            "?": self.help,
            "h": self.help,
            "f1": self.help,
            "n": self.new_game,
            "q": self.leave,
        }

    # The conversation

    def run(self) -> None:
        """Tell, ask, listen, until the person leaves."""
        self.write(self.session.title())
        self.say("ui-plain-welcome")
        self.tell_last()
        asking = True
        while not self.leaving:
            if asking:
                self.wait_for_bots()
                if self.session.hand_over_due and not self.hand_over():
                    break
                self.session.take_seat()
                self.tell_changes()
                self.ask()
            line = self.read()
            try:
                asking = self.obey(line)
            except DuskboxError as error:
                self.write(self.session.words.error(error))
                asking = False

    def obey(self, line: str) -> bool:
        """Carry out what was typed; whether the question is to be asked again."""
        if not line:
            return True
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            return command(rest.strip())
        if line.startswith("/"):
            return self.search(line[1:].strip())
        if self.session.over:
            self.say("ui-plain-over", line=said_back(line))
            return False
        if line.isdecimal():
            choice = self.option(line)
            return choice is not None and self.choose(choice.key)
        return self.choose_by_key(line)

    def wait_for_bots(self) -> None:
        """Let agents answer, and tell each of their answers as it comes."""
        while self.session.bot_is_asked:
            if not self.draw(self.session.choose(self.session.bot_choice())):
                continue
            self.tell_log(self.session.last_lines())

    def choose_by_key(self, key: str) -> bool:
        """A choice by its key; one that is refused is answered with the reasons."""
        if any(choice.key == key for choice in self.session.choices()):
            return self.choose(key)
        for extra in self.session.anytime():
            if extra.key == key:
                return self.take(extra)
        try:
            refusal = reference.refusal(self.session, key)
        except DuskboxError:
            refusal = None
        if refusal is None:
            self.say("ui-not-understood", line=said_back(key))
        else:
            self.tell_refusal(refusal)
        return False

    def take(self, extra: Choice) -> bool:
        """Something that is possible at every decision; before what is more than a note of one's own it is asked once
        more.
        """
        if self.session.is_harmless(extra):
            return self.choose(extra.key)
        # The same word a second time says yes.
        other = self.doubts(self.session.say("ui-plain-sure", option=extra.text), extra.key)
        return self.choose(extra.key) if other is None else self.instead(other)

    def doubts(self, question: str, yes: str = "") -> str | None:
        """Ask once more; None if the answer is yes, else what was typed."""
        self.write(question)
        line = self.read()
        if (yes and line == yes) or line.lower() in ("y", *self.session.say("ui-plain-yes").split()):
            return None
        self.say("ui-plain-unsure")
        return line

    def instead(self, line: str) -> bool:
        """A person who types something else than yes or no has changed their mind and means that."""
        return True if line.lower() in ("n", *self.session.say("ui-plain-no").split()) else self.obey(line)

    def choose(self, key: str) -> bool:
        """Choose, ask for the draws of a real table, and tell what happened."""
        if self.draw(self.session.choose(key)):
            self.tell_last()
        return True

    def draw(self, draw: Draw | None) -> bool:
        """Ask for the draws of a real table, one after another; whether what waits for them was gone through with."""
        while draw is not None:
            answer = self.drawn(draw)
            if answer is None:
                self.session.withdraw()
                self.say("ui-draw-withdrawn")
                return False
            draw = self.session.answer(draw, answer)
        return True

    def drawn(self, draw: Draw) -> int | None:
        """What was drawn, by number or by name; None if the choice is left. One may look things up before answering."""
        self.ask_draw(draw)
        while True:
            line = self.read()
            answer = answer_to(draw, line)
            if answer is not None:
                self.say("ui-draw-noted", what=as_written(draw.named(answer)))
                return answer
            word, _, rest = line.partition(" ")
            if word.lower() == "u":
                return None
            if word.lower() in _LOOKING:
                self._commands[word.lower()](rest.strip())
                self.tell_changes()
                self.ask_draw(draw)
            else:
                for text in unclear(draw, line, self.session.words):
                    self.write(text)

    def ask_draw(self, draw: Draw) -> None:
        """The question what was drawn, with what it can be."""
        self.write("")
        self.write(draw.question)
        for line in listed(draw, self.session.words):
            self.write(line)
        self.say("ui-draw-how")

    # Handing over the screen

    def hand_over(self) -> bool:
        """Let the last one read what only it may know, hide everything, and wait for Enter from the next; whether
        they go on.
        """
        session = self.session
        secrets = session.parting()
        if secrets:
            self.tell_log(secrets)
            self.say("ui-plain-parting")
            self.read()
        if self.sink.isatty():
            self.write("\n" * shutil.get_terminal_size().lines)
        self.say("ui-hand-over", who=session.seat_name())
        while line := self.read():
            if line.lower() == "q":
                return self.leave("")
            self.say("ui-hand-over", who=session.seat_name())
        session.take_seat()
        for page in session.log(session.fresh):
            self.tell_log(page)
        return True

    # Messages

    def tell_last(self) -> None:
        """What happened last, if the seat that is asked sits there; another hears what is new after the hand-over."""
        if not self.session.hand_over_due:
            self.tell_log(self.session.last_lines())

    def ask(self) -> None:
        """The question with its numbered options, or how the match ended."""
        session = self.session
        self.write("")
        if session.over:
            title, text, rule = session.ending()
            self.write(self.with_rules(title, rule))
            self.write(text)
            for line in session.after_the_end():
                self.write(line)
            self.say("ui-plain-end")
            return
        self.write(session.addressed())
        if session.is_turn:
            self.say("ui-plain-preview")
        for number, choice in enumerate(session.choices(), start=1):
            self.tell_option(number, choice)
        anytime = session.anytime()
        if len(anytime) > FEW_ANYTIME:
            self.say("ui-plain-anytime", title=session.anytime_title(), count=len(anytime))
        else:
            for choice in anytime:
                self.write(f"  {self.with_key(choice)}")

    def tell_changes(self) -> None:
        """The sentences of the summary that were not true a moment ago, or when this side heard it last."""
        summary = self.session.summary()
        said = self._said.get(self._listener(), [])
        fresh = [text for text in summary if text not in said]
        self._said[self._listener()] = summary
        if fresh:
            self.write("")
        for text in fresh:
            self.write(text)

    def _listener(self) -> int:
        """Who listens: one for all, or where the screen is handed over the side that sits there."""
        table = self.session.match.table
        if self.session.hot_seat.hand_over == NEVER or table.decision is None or sides(table) == 1:
            return -1
        return table.side(table.decision.seat)

    # Commands: each says whether the question is to be asked again

    def undo(self, _: str) -> bool:
        """Take back; first ask if it was another side's choice, or if the others have to agree."""
        doubt = self.session.undo_doubt()
        if doubt:
            other = self.doubts(self.session.say("ui-plain-undo", doubt=doubt))
            if other is not None:
                return self.instead(other)
        self.tell_log(self.session.undo(agreed=bool(doubt)))
        return True

    def redo(self, _: str) -> bool:
        """Make again."""
        self.session.redo()
        self.tell_last()
        return True

    def anytime(self, number: str) -> bool:
        """What is possible at every decision, numbered, or the one with this number."""
        anytime = self.session.anytime()
        if not number and anytime:
            self.write(self.session.anytime_title())
            for place, extra in enumerate(anytime, start=1):
                self.tell_option(place, extra)
            self.say("ui-plain-anytime-how")
            return False
        chosen = place_of(number, len(anytime))
        if chosen is not None:
            return self.take(anytime[chosen])
        self.say(
            "ui-plain-anytime-none" if not anytime else "ui-no-such-number", number=said_back(number), most=len(anytime)
        )
        return False

    def save(self, name: str) -> bool:
        """Save under a name."""
        from duskbox.terminal.saves import suggested_name

        if not name:
            default = suggested_name(self.session.match.game.name)
            self.say("ui-save-ask", name=default)
            name = self.read() or default
        self.say("ui-saved", path=str(self.session.saving.save_as(name)))
        return True

    def view(self, _: str) -> bool:
        """The whole summary, then the question."""
        self._said.pop(self._listener(), None)
        return True

    def log(self, _: str) -> bool:
        """What has happened, the newest last."""
        for page in self.session.log(_LOG):
            self.tell_log(page)
        return False

    def new_game(self, _: str) -> bool:
        """Another match, once this one is over."""
        if not self.session.over:
            self.say("ui-new-later")
            return False
        if self.draw(self.session.new_game()):
            self._said.clear()
            self.write(self.session.title())
            self.tell_last()
        return True

    def leave(self, _: str) -> bool:
        """Leave; the match is saved, and where it could not be the person is asked."""
        saving = self.session.saving
        saving.write()
        if saving.unsaved:
            self.write(saving.goodbye())
            other = self.doubts(self.session.say("ui-plain-leave-unsaved"), "q")
            if other is not None:
                return self.instead(other)
        self.leaving = True
        return False
