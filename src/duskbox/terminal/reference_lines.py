"""What the line client reads out: rules, reasons, the map, cards, chances, and all that may be looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TextIO

from duskbox.core.translations import as_written
from duskbox.terminal import reference
from duskbox.terminal.card_text import holds
from duskbox.terminal.folding import folded

if TYPE_CHECKING:
    from duskbox.core.parts.drawing import Picture
    from duskbox.terminal.log import Line
    from duskbox.terminal.reference import Refusal
    from duskbox.terminal.session import Choice, Session

#: How many names are read out when many cards fit.
_MANY: Final = 30
#: A number that is longer is none.
_DIGITS: Final = 9


class InputEnded(Exception):
    """The input has ended, and no answer will come."""


def drawn(picture: Picture) -> list[str]:
    """A drawing as lines of text without its styles."""
    return ["".join(text for text, _ in line).rstrip() for line in picture.lines]


def said_back(typed: str) -> str:
    """What a person typed, to be said back to them: the beginning of it, and never taken for the name of a message."""
    return as_written(typed[:60])


def place_of(typed: str, most: int) -> int | None:
    """The place in a list of this length that was typed as a number from 1, counted from 0;
    None if there is no such place.
    """
    # No list is so long; and a number of thousands of digits is more than Python reads.
    number = int(typed) if typed.isdecimal() and len(typed) <= _DIGITS else 0
    return number - 1 if 1 <= number <= most else None


class ReferenceLines:
    """Reads out on one pair of streams what a person may look up.

    Each command says whether the question is to be asked again.
    """

    def __init__(self, session: Session, source: TextIO, sink: TextIO) -> None:
        self.session = session
        self.source = source
        self.sink = sink

    # Speaking and listening

    def write(self, text: str) -> None:
        """One line out."""
        self.sink.write(folded(text, self.sink) + "\n")
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

    # Messages

    def with_rules(self, text: str, rules: str) -> str:
        """A sentence with the rules behind it, if ids are shown."""
        return f"{text} ({rules})" if rules and self.session.show_ids else text

    def with_key(self, choice: Choice) -> str:
        """An option with the key that can be typed for it, if ids are shown."""
        return f"{choice.text} [{choice.key}]" if self.session.show_ids else choice.text

    def tell_log(self, lines: list[Line]) -> None:
        """Lines of the log, each with its rule."""
        for line in lines:
            self.write(self.with_rules(line.text, line.rule))

    def tell_list(self, heading: str, lines: list[str]) -> None:
        """Lines under a heading."""
        self.write(heading)
        for line in lines:
            self.write(f"  {line}")

    def tell_refusal(self, refusal: Refusal) -> None:
        """Something that cannot be done, and below it why not."""
        self.write(refusal.text)
        for depth, text, rules in refusal.reasons:
            self.write("  " * (depth + 1) + self.with_rules(text, ", ".join(rules)))

    def tell_option(self, number: int, choice: Choice) -> None:
        """An option with its number and its key."""
        self.write(f"  {number}. {self.with_key(choice)}")

    def option(self, number: str) -> Choice | None:
        """The option of the present decision with this number; one that there is not is answered."""
        choices = self.session.choices()
        place = place_of(number, len(choices))
        if place is not None:
            return choices[place]
        self.say("ui-no-such-number", number=said_back(number), most=len(choices))
        return None

    # Commands

    def rules(self, rule_id: str) -> bool:
        """The rules of the present choice, those of an option by its number, or the one that is named."""
        if rule_id.isdecimal():
            return self.option_rules(rule_id)
        if rule_id:
            rule = reference.rule(self.session, rule_id)
            self.write(f"{rule.id} – {rule.title}")
            self.write(f"  {rule.text}")
            return True
        for heading, rules in reference.rules_now(self.session):
            self.write(heading)
            for rule in rules:
                self.write("  " + self.session.say("ui-pair", name=rule.id, value=rule.text))
        return True

    def option_rules(self, number: str) -> bool:
        """What an option does: the rules of it, and the cards it plays."""
        choice = self.option(number)
        if choice is None:
            return False
        for card in reference.played_cards(self.session, choice.key):
            for page in self.session.catalogue.pages(card):
                self.tell_list(page.name, page.lines)
        for rule in reference.option_rules(self.session, choice.key):
            self.write("  " + self.with_rules(rule.text, rule.id))
        return False

    def why_not(self, _: str) -> bool:
        """What cannot be done now, and why not."""
        refusals = reference.refusals(self.session)
        self.say("ui-why-title" if refusals else "ui-why-nothing")
        for refusal in refusals:
            self.tell_refusal(refusal)
        return True

    def map(self, _: str) -> bool:
        """The drawing in ASCII."""
        for line in drawn(self.session.picture(plain=True)):
            self.write(line)
        return True

    def preview(self, number: str) -> bool:
        """The drawing with what an option points at."""
        choice = self.option(number)
        if choice is None:
            return False
        picture = self.session.preview(choice.key, plain=True)
        if picture is None:
            self.say("ui-no-preview", number=number)
            return False
        for line in drawn(picture):
            self.write(line)
        return True

    def details(self, _: str) -> bool:
        """The rest that may be looked up."""
        for heading, lines in reference.reference(self.session):
            self.tell_list(heading, lines)
        return True

    def help(self, _: str) -> bool:
        """What can be typed, and the signs of the map."""
        self.say("ui-plain-help")
        self.tell_list(self.session.say("ui-details-signs"), reference.legend(self.session, plain=True))
        return True

    def search(self, typed: str) -> bool:
        """The options that hold what was typed, with their numbers."""
        found = [
            (number, choice)
            for number, choice in enumerate(self.session.choices(), start=1)
            if holds(choice.text, typed)
        ]
        if not found:
            self.say("ui-search-nothing", typed=said_back(typed))
        for number, choice in found:
            self.tell_option(number, choice)
        return False

    def cards(self, typed: str) -> bool:
        """A card by its name or a part of it, or the cards of an option by its number; alone, those that matter now."""
        catalogue = self.session.catalogue
        if not len(catalogue):
            self.say("ui-cards-none")
            return False
        if not typed:
            self.tell_list(
                self.session.say("ui-plain-cards"),
                [catalogue.name(key) for key in reference.cards_at_hand(self.session)],
            )
            return False
        if typed.isdecimal():
            choice = self.option(typed)
            if choice is None:
                return False
            found = reference.cards_of(self.session, choice.key)
            if not found:
                self.say("ui-no-card", number=typed)
        else:
            found = catalogue.find(typed)
            if not found:
                self.say("ui-no-such-card", typed=said_back(typed))
            elif len(found) > 1:
                self.tell_list(
                    self.session.say("ui-plain-cards-many", count=len(found)),
                    [catalogue.name(key) for key in found[:_MANY]],
                )
                return False
        for key in found:
            for page in catalogue.pages(key):
                self.tell_list(page.name, page.lines)
        return bool(found)

    def odds(self, number: str) -> bool:
        """The chances of an option by its number."""
        choice = self.option(number)
        if choice is None:
            return False
        found = reference.odds_of(self.session, choice.key)
        if not found:
            self.say("ui-odds-none")
            return False
        self.tell_list(choice.text, found)
        return True

    def tip(self, _: str) -> bool:
        """The best options, by looking ahead."""
        self.tell_list(self.session.say("ui-tip-title"), reference.tips(self.session))
        return False
