"""Nothing, and one after another; and how a sentence is kept apart from the next."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.effects.answer import Answer
from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook


@final
class Nothing(Word):
    """Nothing happens."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Over at once."""
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """It never changes anything."""
        return False

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-nothing")


@final
class Seq(Word):
    """One after another (ATE-ENC-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Word) -> None:
        super().__init__()
        if not parts:
            raise ValueError("Seq: there is no word in it")
        self.parts: Final = parts
        self.answers: Final = [part for part in parts if isinstance(part, Answer)]

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """The first."""
        do.at = -1
        self.again(t, do)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The next; with the last one this word is over."""
        do.at += 1
        if do.at == len(self.parts) - 1:
            do.become(t, self.parts[do.at])
        else:
            do.child(t, self.parts[do.at])

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If any of its words could; where one of them answers something under way, if that one could."""
        if self.answers:
            for answer in self.answers:
                if answer.could(t, hero):
                    return True
            return False
        for part in self.parts:
            if part.could(t, hero):
                return True
        return False

    def why(self) -> tuple[str, str]:
        """What the first word says."""
        return self.answers[0].why() if self.answers else self.parts[0].why()

    def say(self) -> Saying:
        """Sentence after sentence; what follows a label is told apart from what the label speaks of."""
        return self._said(0)

    def _said(self, start: int) -> Saying:
        said: list[Saying] = []
        for place in range(start, len(self.parts)):
            part = self.parts[place]
            said.append(part.say())
            if is_open(part) and place < len(self.parts) - 1:
                return Saying("effect-then", {"words": said, "next": self._said(place + 1)})
        return Saying("effect-seq", {"words": said})

    def words(self) -> list[Word]:
        """Its words in order."""
        return list(self.parts)


def is_open(word: Word) -> bool:
    """Whether the sentence of a word has labels, so that a sentence after it could be taken for a part of it."""
    if isinstance(word, Seq):
        for part in word.parts:
            if is_open(part):
                return True
        return False
    return len(word.words()) > 0


def labelled(word: Word, last: bool = True) -> Saying:
    """What stands behind a label: in brackets where it would not be clear how far the label reaches."""
    if is_open(word) and (not last or isinstance(word, Seq)):
        return Saying("in-brackets", {"what": word.say()})
    return word.say()
