"""Cancelling: a card that has just been drawn or played, Mysteries that remain in play, a Lair (ATE-CANCEL-01 to ATE-CANCEL-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.core.sayings import Saying
from duskbox.games.touch_of_evil.effects.answer import Answer
from duskbox.games.touch_of_evil.effects.counted import Counted, amount_said
from duskbox.games.touch_of_evil.effects.phrases import checked_amount, checked_name, counting
from duskbox.games.touch_of_evil.effects.word import Do
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.showdown import cancel_lair, pending_lair
from duskbox.games.touch_of_evil.vocabulary import ALL, EVENT, MYSTERY
from duskbox.games.touch_of_evil.windows import CHART, TABLE, cancel, what_can_be_cancelled

#: What can be cancelled, and what else counts as such: happenings of the chart as Events, results of the optional table as either
#: (ATE-CANCEL-05, ATE-OPT-03).
CANCELLED: Final = ("event", "mystery")
COVERED: Final = ((EVENT, CHART, TABLE), (MYSTERY, TABLE))


@final
class Cancel(Answer):
    """Cancel an Event or a Mystery that has just been drawn or played (ATE-CANCEL-01 to ATE-CANCEL-06)."""

    PARTS: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self, *kinds: str) -> None:
        super().__init__()
        if not kinds:
            raise ValueError("Cancel: nothing to cancel is named")
        self.kinds: Final = kinds
        codes: list[int] = []
        for kind in kinds:
            for code in COVERED[checked_name("Cancel", kind, CANCELLED)]:
                if code not in codes:
                    codes.append(code)
        self.codes: Final = tuple(codes)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Cancel it. If it was already under way this card goes with it, and with it this word."""
        place = what_can_be_cancelled(t, self.codes, True)
        if place >= 0:
            cancel(t, place)
        if t.stack and t.stack[-1] is do:
            do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If there is something to cancel."""
        return what_can_be_cancelled(t, self.codes, False) >= 0

    def why(self) -> tuple[str, str]:
        """There is nothing to cancel."""
        return "why-nothing-to-cancel", "ATE-CANCEL-01"

    def say(self) -> Saying:
        """As a sentence."""
        if len(self.kinds) > 1:
            return Saying("effect-cancel-either")
        return Saying(f"effect-cancel-{self.kinds[0]}")


@final
class CancelRemaining(Counted):
    """Cancel Mysteries that remain in play; each cancels a single card (ATE-MYST-08, ATE-OPEN-43)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("CancelRemaining", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """The first."""
        do.at = 1
        do.rest = [len(t.in_play) if amount == ALL else amount, 0]
        self._next(t, do)

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The die has fallen; or a card is picked, or no more."""
        if do.at == 0:
            self.apply(t, do, t.result)
        elif t.chosen is t.box.options.passing:
            do.done(t)
        else:
            self._cancel(t, do, t.chosen.code)
            self._next(t, do)

    def _next(self, t: Shadowbrook, do: Do) -> None:
        options: list[Option] = []
        for card in t.in_play:
            option = t.box.options.cancel[card]
            if option not in options:
                options.append(option)
        if do.rest[0] <= 0 or not options:
            do.done(t)
        elif self.amount == ALL:
            for card in t.in_play[:]:
                self._cancel(t, do, card)
            do.done(t)
        elif len(options) == 1 and do.rest[1] == 0:
            self._cancel(t, do, options[0].code)
            self._next(t, do)
        else:
            if do.rest[1] > 0:
                options.append(t.box.options.passing)
            do.ask(t, do.hero, "card", "ask-cancel-remaining", "ATE-CANCEL-01", options, "again")

    def _cancel(self, t: Shadowbrook, do: Do, card: int) -> None:
        do.rest[0] -= 1
        do.rest[1] += 1
        t.in_play.remove(card)
        t.put_away(card)
        t.refresh_world()
        t.tell("cancelled", "ATE-CANCEL-06", MYSTERY, card)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a Mystery remains in play."""
        return len(t.in_play) > 0

    def why(self) -> tuple[str, str]:
        """No Mystery remains in play."""
        return "why-nothing-remains", "ATE-CANCEL-01"

    def say(self) -> Saying:
        """As a sentence."""
        if self.amount == ALL:
            return Saying("effect-cancel-remaining-all")
        return counting(Saying("effect-cancel-remaining", {"n": amount_said(self.amount)}), self.amount)


@final
class LairCancelled(Answer):
    """Cancel the Lair card of a Showdown about to begin, which is then called off (ATE-CANCEL-04)."""

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Called off, if it is not too late."""
        cancel_lair(t)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a rival's Showdown is about to begin; nobody calls off the Showdown of its own side."""
        showdown = pending_lair(t)
        return showdown is not None and t.team_of(showdown.hero) != t.team_of(hero)

    def why(self) -> tuple[str, str]:
        """No Showdown is about to begin."""
        return "why-no-lair-revealed", "ATE-CANCEL-04"

    def say(self) -> Saying:
        """As a sentence."""
        return Saying("effect-cancel-lair")
