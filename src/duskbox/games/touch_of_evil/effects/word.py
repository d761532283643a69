"""What an effect is made of: words that run, know whether they could change anything, and say themselves.

A card's effect is a tree of words, written once in its declaration. The same tree is carried out by the rules, printed as the card's
text in three languages, and hashed as content. A word under way is a `Do` step, which holds only the number of the word and a few
numbers of memory, so that a table in the middle of a card is still plain data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import mypyc_attr

from duskbox.core.sayings import Saying
from duskbox.core.table import Step
from duskbox.games.touch_of_evil.vocabulary import NOBODY, NOTHING

if TYPE_CHECKING:
    from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One word of the vocabulary. `PARTS` names the attributes it is made of, in the order of its constructor."""

    PARTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        #: The number of this word in its box; given when the box is put together.
        self.number: int = -1

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Carry it out for `do.hero`. A word ends by `do.done(t)` or goes on in `again`."""
        raise NotImplementedError

    def again(self, t: Shadowbrook, do: Do) -> None:
        """Go on after a step that `begin` or `again` called, or a question it asked."""
        raise NotImplementedError

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """Whether carrying it out now for this Hero could change anything."""
        return True

    def why(self) -> tuple[str, str]:
        """The message and the rule that say why it could not change anything."""
        return "why-no-effect", "ATE-EVENT-02"

    def say(self) -> Saying:
        """The word as a sentence."""
        raise NotImplementedError

    def words(self) -> list[Word]:
        """The words it is made of."""
        return []

    def strikes(self) -> bool:
        """Whether the Villain itself attacks the Hero for whom it is carried out."""
        for part in self.words():
            if part.strikes():
                return True
        return False


@final
class Do(Step):
    """A word being carried out for a Hero."""

    FIELDS: ClassVar[tuple[str, ...]] = ("word", "hero", "source", "x", "target", "at", "rest")

    def __init__(self, word: int, hero: int, source: int = NOTHING, x: int = 0, target: int = NOTHING) -> None:
        super().__init__()
        #: The number of the word in the box, for whom, and the card it stands on.
        self.word = word
        self.hero = hero
        self.source = source
        #: The successes or the die that led here, and the Elder, space or Minion that was chosen.
        self.x = x
        self.target = target
        #: Memory of the word: how far it has come, and a list of its own.
        self.at = 0
        self.rest: list[int] = []

    def copy(self) -> Do:
        """An independent copy."""
        other = Do(self.word, self.hero, self.source, self.x, self.target)
        other.stage = self.stage
        other.at = self.at
        other.rest = self.rest[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Start the word."""
        t.box.words[self.word].begin(t, self)

    def again(self, t: Shadowbrook) -> None:
        """Let the word go on."""
        t.box.words[self.word].again(t, self)

    def child(self, t: Shadowbrook, word: Word, hero: int = NOBODY, then: str = "again") -> None:
        """Carry out a part of this word, for the same Hero unless another is named, and come back."""
        self.call(t, Do(word.number, self.hero if hero == NOBODY else hero, self.source, self.x, self.target), then)

    def become(self, t: Shadowbrook, word: Word | None) -> None:
        """Go on as another word: the last thing a word can do."""
        if word is None:
            self.done(t)
            return
        self.word = word.number
        self.at = 0
        self.rest = []
        self.stage = "begin"


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not, for a Hero at a table."""

    PARTS: ClassVar[tuple[str, ...]] = ()

    def holds(self, t: Shadowbrook, hero: int) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def say(self) -> Saying:
        """The condition as a clause that follows "if"."""
        raise NotImplementedError
