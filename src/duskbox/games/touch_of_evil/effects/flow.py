"""Flow: words made of words. One after another, one of several, for each Hero, if something holds, as a die falls.

Those about Heroes live in `heroes.py`, those in a row in `sequence.py`; a card finds them all here.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.sayings import Said, Saying
from duskbox.games.touch_of_evil.effects.heroes import AHero, EachHero, FirstPlayer, TheHero
from duskbox.games.touch_of_evil.effects.sequence import Nothing, Seq, labelled
from duskbox.games.touch_of_evil.effects.word import Condition, Do, Word
from duskbox.games.touch_of_evil.rolls import roll_of
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import R_TABLE

__all__ = ["AHero", "EachHero", "FirstPlayer", "If", "May", "Nothing", "OneOf", "Seq", "Table", "TheHero"]


@final
class OneOf(Word):
    """The Hero's player picks one that could change something (ATE-ENC-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Word) -> None:
        super().__init__()
        if not 2 <= len(parts) <= 6:
            raise ValueError(f"OneOf: from two to six words, not {len(parts)}")
        self.parts: Final = parts

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask, unless there is no choice."""
        options: list[Option] = []
        for place in range(len(self.parts)):
            if self.parts[place].could(t, do.hero):
                options.append(t.box.options.way[place])
        if not options:
            do.done(t)
        elif len(options) == 1:
            do.become(t, self.parts[options[0].code])
        else:
            do.ask(t, do.hero, "one", "ask-one-of", "ATE-ENC-05", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """This one."""
        do.become(t, self.parts[t.chosen.code])

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If one of them could."""
        for part in self.parts:
            if part.could(t, hero):
                return True
        return False

    def say(self) -> Saying:
        """A numbered list."""
        choices: list[Saying] = []
        for place, part in enumerate(self.parts):
            # The numbers of the list tell its parts apart, unless a part has numbers of its own.
            clear = place == len(self.parts) - 1 or not has_choice(part)
            choices.append(Saying("effect-choice", {"n": place + 1, "what": labelled(part, clear)}))
        return Saying("effect-one-of", {"words": choices})

    def words(self) -> list[Word]:
        """Its words in order."""
        return list(self.parts)


def has_choice(word: Word) -> bool:
    """Whether a word is, or is made of, a choice of several."""
    if isinstance(word, OneOf):
        return True
    for part in word.words():
        if has_choice(part):
            return True
    return False


@final
class May(Word):
    """The Hero's player may do it, and may have to pay for it (ATE-ACT-10)."""

    PARTS: ClassVar[tuple[str, ...]] = ("word", "pay")

    def __init__(self, word: Word, pay: int = 0) -> None:
        super().__init__()
        if pay < 0:
            raise ValueError(f"May: {pay} is no price")
        self.word: Final = word
        self.pay: Final = pay

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Ask, if it could change something and can be paid."""
        if not self.could(t, do.hero):
            do.done(t)
            return
        options = [t.box.options.yes, t.box.options.no]
        do.ask(t, do.hero, "confirm", "ask-may-pay" if self.pay else "ask-may", "ATE-ACT-10", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """Pay, and do it."""
        if t.chosen is t.box.options.yes:
            t.pay(do.hero, self.pay)
            do.become(t, self.word)
        else:
            do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If it can be paid and could change something."""
        return self.pay <= t.investigation[hero] and self.word.could(t, hero)

    def say(self) -> Saying:
        """With its price."""
        if self.pay:
            return Saying("effect-may-pay", {"n": self.pay, "what": labelled(self.word)})
        return Saying("effect-may", {"what": labelled(self.word)})

    def words(self) -> list[Word]:
        """What may be done."""
        return [self.word]


@final
class If(Word):
    """One thing if a condition holds, another if it does not."""

    PARTS: ClassVar[tuple[str, ...]] = ("condition", "then", "otherwise")

    def __init__(self, condition: Condition, then: Word, otherwise: Word | None = None) -> None:
        super().__init__()
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Look, and go on as one of the two."""
        do.become(t, self.then if self.condition.holds(t, do.hero) else self.otherwise)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If what would be done could."""
        word = self.then if self.condition.holds(t, hero) else self.otherwise
        return word is not None and word.could(t, hero)

    def say(self) -> Saying:
        """With both branches."""
        facts: dict[str, Said] = {"when": self.condition.say(), "what": labelled(self.then, self.otherwise is None)}
        if self.otherwise is None:
            return Saying("effect-if", facts)
        facts["otherwise"] = labelled(self.otherwise)
        return Saying("effect-if-else", facts)

    def words(self) -> list[Word]:
        """Both branches."""
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]


@final
class Table(Word):
    """A D6 decides: rows of lowest number, highest number and what happens (ATE-DICE-01)."""

    PARTS: ClassVar[tuple[str, ...]] = ("rows",)

    def __init__(self, *rows: tuple[int, int, Word]) -> None:
        super().__init__()
        if not rows:
            raise ValueError("Table: there is no row in it")
        for low, high, _ in rows:
            if not 1 <= low <= high <= 6:
                raise ValueError(f"Table: no row from {low} to {high} on a D6")
        self.rows: Final = rows

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Roll."""
        do.call(t, roll_of(R_TABLE, do.hero, 1), "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """Go on as the row that was rolled; on other numbers nothing happens."""
        for low, high, word in self.rows:
            if low <= t.result <= high:
                do.become(t, word)
                return
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If one of the rows could."""
        for _, _, word in self.rows:
            if word.could(t, hero):
                return True
        return False

    def say(self) -> Saying:
        """The roll, then row by row."""
        said = [Saying("effect-table")]
        for place, (low, high, word) in enumerate(self.rows):
            what = labelled(word, place == len(self.rows) - 1)
            facts: dict[str, Said] = {"low": low, "high": high, "one": "yes" if low == high else "no", "what": what}
            said.append(Saying("table-row", facts))
        return Saying("effect-seq", {"words": said})

    def words(self) -> list[Word]:
        """What the rows do."""
        return [word for _, _, word in self.rows]
