"""The line client: a match as questions and answers on standard input and output, for screen readers and pipes.

Nothing moves the cursor and nothing has a colour; the map is drawn with ASCII signs. After a choice only what has changed is said
again. A line that cannot be understood loses nothing, and the end of the input saves and leaves.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, TextIO

from duskbox.core.errors import DuskboxError
from duskbox.terminal import lookup

if TYPE_CHECKING:
    from duskbox.core.game import Picture
    from duskbox.terminal.lookup import Refusal
    from duskbox.terminal.session import Choice, Draw, Session
    from duskbox.terminal.story import Line


#: The commands that only look at something, and so may be typed before a draw is answered.
_LOOKING: Final = ("h", "l", "m", "d", "p")


class InputEnded(Exception):
    """There is nobody left to answer."""


def play(session: Session, source: TextIO | None = None, sink: TextIO | None = None) -> int:
    """Play on these streams until the person leaves."""
    out = sink or sys.stdout
    reconfigure = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        # A sign that the other end cannot show must not end the game.
        reconfigure(errors="replace")
    client = LineClient(session, source or sys.stdin, out)
    try:
        client.run()
    except (InputEnded, KeyboardInterrupt) as ended:
        session.autosave()
        client.write("")
        client.say("ui-input-ended" if isinstance(ended, InputEnded) else "ui-interrupted")
    client.write(session.goodbye())
    return 0


def drawn(picture: Picture) -> list[str]:
    """A drawing as lines of text without its styles."""
    return ["".join(text for text, _ in line).rstrip() for line in picture.lines]


class LineClient:
    """One person at one pair of streams."""

    def __init__(self, session: Session, source: TextIO, sink: TextIO) -> None:
        self.session = session
        self.source = source
        self.sink = sink
        self.leaving = False
        self._said: list[str] = []
        self._commands = {
            "u": self.undo,
            "r": self.redo,
            "?": self.rules,
            "w": self.why_not,
            "s": self.save,
            "m": self.map,
            "p": self.preview,
            "l": self.look,
            "d": self.details,
            "h": self.help,
            "n": self.new_game,
            "q": self.leave,
        }

    # Speaking and listening

    def write(self, text: str) -> None:
        """One line out."""
        self.sink.write(text + "\n")
        self.sink.flush()

    def say(self, message: str, **facts: str | int) -> None:
        """A message out."""
        self.write(self.session.say(message, **facts))

    def read(self) -> str:
        """One line in, without what surrounds it."""
        if self.sink.isatty():
            self.sink.write("> ")
            self.sink.flush()
        line = self.source.readline()
        if not line:
            raise InputEnded
        return line.strip()

    # The conversation

    def run(self) -> None:
        """Tell, ask, listen, until the person leaves."""
        self.write(self.session.title())
        self.say("ui-plain-welcome")
        self.tell_log(self.session.last_lines())
        asking = True
        while not self.leaving:
            if asking:
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
        if self.session.over:
            self.say("ui-plain-over", line=line[:60])
            return False
        if line.isdecimal():
            choices = self.session.choices()
            if not 1 <= int(line) <= len(choices):
                self.say("ui-no-such-number", number=line, most=len(choices))
                return False
            return self.choose(choices[int(line) - 1].key)
        return self.choose_by_key(line)

    def choose_by_key(self, key: str) -> bool:
        """A choice by its key; one that is refused is answered with the reasons."""
        if any(choice.key == key for choice in self.session.choices()):
            return self.choose(key)
        for aside in self.session.asides():
            if aside.key == key:
                return self.confirm(aside)
        try:
            refusal = lookup.refusal(self.session, key)
        except DuskboxError:
            refusal = None
        if refusal is None:
            self.say("ui-not-understood", line=key[:60])
        else:
            self.tell_refusal(refusal)
        return False

    def confirm(self, aside: Choice) -> bool:
        """Ask once more before something that stands beside every decision; the same word a second time says yes."""
        self.say("ui-plain-sure", option=aside.text)
        line = self.read()
        if line == aside.key or line.lower() in ("y", *self.session.say("ui-plain-yes").split()):
            return self.choose(aside.key)
        self.say("ui-plain-unsure")
        # Whoever types something else has changed their mind and means that.
        return True if line.lower() in ("n", *self.session.say("ui-plain-no").split()) else self.obey(line)

    def choose(self, key: str) -> bool:
        """Choose, ask for the draws of a real table, and tell what happened."""
        draw = self.session.choose(key)
        while draw is not None:
            answer = self.drawn(draw)
            if answer is None:
                self.session.withdraw()
                self.say("ui-draw-withdrawn")
                return True
            draw = self.session.answer(draw, answer)
        self.tell_log(self.session.last_lines())
        return True

    def drawn(self, draw: Draw) -> int | None:
        """What was drawn, by number or by name; None if the choice is left. One may look things up before answering."""
        self.ask_draw(draw)
        while True:
            line = self.read()
            for number, (name, answer) in enumerate(draw.names, start=1):
                if line == str(number) or line.lower() == name.lower():
                    return answer
            word, _, rest = line.partition(" ")
            if word.lower() == "u":
                return None
            if word.lower() in _LOOKING:
                self._commands[word.lower()](rest.strip())
                self.tell_changes()
                self.ask_draw(draw)
            else:
                self.say("ui-no-such-number", number=line[:60], most=len(draw.names))

    def ask_draw(self, draw: Draw) -> None:
        """The question what was drawn, with what it can be."""
        self.write("")
        self.write(draw.question)
        for number, (name, _) in enumerate(draw.names, start=1):
            self.write(f"  {number}. {name}")
        self.say("ui-draw-how")

    # Telling

    def ask(self) -> None:
        """The question with its numbered options, or how the match ended."""
        session = self.session
        self.write("")
        if session.over:
            title, text, rule = session.ending()
            self.write(f"{title} ({rule})")
            self.write(text)
            for line in session.after_the_end():
                self.write(line)
            self.say("ui-plain-end")
            return
        self.write(session.question())
        if session.is_turn:
            self.say("ui-plain-preview")
        for number, choice in enumerate(session.choices(), start=1):
            self.write(f"  {number}. {choice.text} [{choice.key}]")
        for choice in session.asides():
            self.write(f"  {choice.text} [{choice.key}]")

    def tell_changes(self) -> None:
        """The sentences of the summary that were not true a moment ago."""
        summary = self.session.summary()
        fresh = [text for text in summary if text not in self._said]
        self._said = summary
        if fresh:
            self.write("")
        for text in fresh:
            self.write(text)

    def tell_log(self, lines: list[Line]) -> None:
        """Lines of the log, each with its rule."""
        for line in lines:
            self.write(f"{line.text} ({line.rule})" if line.rule else line.text)

    def tell_list(self, heading: str, lines: list[str]) -> None:
        """Lines under a heading."""
        self.write(heading)
        for line in lines:
            self.write(f"  {line}")

    def tell_refusal(self, refusal: Refusal) -> None:
        """Something that cannot be done, and below it why not."""
        self.write(refusal.text)
        for depth, text, rules in refusal.reasons:
            self.write(f"{'  ' * (depth + 1)}{text} ({', '.join(rules)})")

    # Commands: each says whether the question is to be asked again

    def undo(self, _: str) -> bool:
        """Take back."""
        self.session.undo()
        self.write(self.session.last_lines()[-1].text)
        return True

    def redo(self, _: str) -> bool:
        """Make again."""
        self.session.redo()
        self.tell_log(self.session.last_lines())
        return True

    def rules(self, rule_id: str) -> bool:
        """The rules of the present choice, or the one that is named."""
        if rule_id:
            rule = lookup.rule(self.session, rule_id)
            self.write(f"{rule.id} – {rule.title}")
            self.write(f"  {rule.text}")
            return True
        for heading, rules in lookup.rules_now(self.session):
            self.write(heading)
            for rule in rules:
                self.write("  " + self.session.say("ui-pair", name=rule.id, value=rule.text))
        return True

    def why_not(self, _: str) -> bool:
        """What cannot be done now, and why not."""
        refusals = lookup.refusals(self.session)
        self.say("ui-why-title" if refusals else "ui-why-nothing")
        for refusal in refusals:
            self.tell_refusal(refusal)
        return True

    def save(self, name: str) -> bool:
        """Save under a name."""
        from duskbox.terminal.saves import suggested_name

        if not name:
            default = suggested_name(self.session.match.game.name)
            self.say("ui-save-ask", name=default)
            name = self.read() or default
        self.say("ui-saved", path=str(self.session.save_as(name)))
        return True

    def map(self, _: str) -> bool:
        """The drawing in ASCII."""
        for line in drawn(self.session.picture(plain=True)):
            self.write(line)
        return True

    def preview(self, number: str) -> bool:
        """The drawing with what an option points at."""
        choices = self.session.choices()
        if not number.isdecimal() or not 1 <= int(number) <= len(choices):
            self.say("ui-no-such-number", number=number[:60], most=len(choices))
            return False
        picture = self.session.preview(choices[int(number) - 1].key, plain=True)
        if picture is None:
            self.say("ui-no-preview", number=number)
            return False
        for line in drawn(picture):
            self.write(line)
        return True

    def look(self, _: str) -> bool:
        """The whole summary, then the question."""
        self._said = []
        return True

    def details(self, _: str) -> bool:
        """The rest that may be looked up."""
        for heading, lines in lookup.reference(self.session):
            self.tell_list(heading, lines)
        return True

    def help(self, _: str) -> bool:
        """What can be typed, and the signs of the map."""
        self.say("ui-plain-help")
        self.tell_list(self.session.say("ui-details-signs"), lookup.legend(self.session, plain=True))
        return True

    def new_game(self, _: str) -> bool:
        """Another match, once this one is over."""
        if not self.session.over:
            self.say("ui-new-later")
            return False
        self.session.new_game()
        self._said = []
        self.write(self.session.title())
        self.tell_log(self.session.last_lines())
        return True

    def leave(self, _: str) -> bool:
        """Leave; the match is saved."""
        self.session.autosave()
        self.leaving = True
        return False
