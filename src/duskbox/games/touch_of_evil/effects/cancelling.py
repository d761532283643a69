"""Cancelling: a card that has just been drawn or played, Mysteries that remain in play, a Lair (ATE-CANCEL-01 to
ATE-CANCEL-06).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.decisions import Option
from duskbox.games.touch_of_evil.effects.arguments import checked_amount, checked_name
from duskbox.games.touch_of_evil.effects.counted import Counted
from duskbox.games.touch_of_evil.effects.effect import Answer, Do
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Part, act
from duskbox.games.touch_of_evil.rules.cards.windows import CHART, TABLE, cancel, what_can_be_cancelled
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.showdown.showdown import cancel_lair, pending_lair
from duskbox.games.touch_of_evil.rules.vocabulary import ALL, EVENT, MYSTERY
from duskbox.games.touch_of_evil.schema import tell

#: What can be cancelled, and what else counts as such: happenings of the chart as Events, results of the optional table
#: as either (ATE-CANCEL-05, ATE-OPT-03).
CANCELLED: Final = ("event", "mystery")
COVERED: Final = ((EVENT, CHART, TABLE), (MYSTERY, TABLE))


@final
class Cancel(Answer):
    """Cancel an Event or a Mystery that has just been drawn or played (ATE-CANCEL-01 to ATE-CANCEL-06)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("card", "roll")
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
        """Cancel it. If it was already under way this card goes with it, and with it this effect."""
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

    def say(self) -> Part:
        """What it says."""
        return Act("effect-cancel", {"what": self.kinds[0] if len(set(self.kinds)) == 1 else "either", "late": "no"})


@final
class CancelRemaining(Counted):
    """Cancel Mysteries that remain in play; each cancels a single card (ATE-MYST-08, ATE-OPEN-43)."""

    def __init__(self, amount: int) -> None:
        super().__init__(checked_amount("CancelRemaining", amount, True))

    def apply(self, t: Shadowbrook, do: Do, amount: int) -> None:
        """The first."""
        do.count = len(t.in_play) if amount == ALL else amount
        self._next(t, do)

    def card_chosen(self, t: Shadowbrook, do: Do) -> None:
        """A card is picked, or no more."""
        if t.chosen is t.box.options.passing:
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
        if do.count <= 0 or not options:
            do.done(t)
        elif self.amount == ALL:
            for card in t.in_play[:]:
                self._cancel(t, do, card)
            do.done(t)
        elif len(options) == 1 and not do.items:
            self._cancel(t, do, options[0].code)
            self._next(t, do)
        else:
            if do.items:
                options.append(t.box.options.passing)
            do.ask(t, do.hero, "card", "ask-cancel-remaining", "ATE-CANCEL-01", options, "card_chosen")

    def _cancel(self, t: Shadowbrook, do: Do, card: int) -> None:
        do.count -= 1
        do.items.append(card)
        t.in_play.remove(card)
        t.put_away(card)
        t.refresh_world()
        tell.cancelled(t, "ATE-CANCEL-06", sort=MYSTERY, card=card)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a Mystery remains in play."""
        return len(t.in_play) > 0

    def why(self) -> tuple[str, str]:
        """No Mystery remains in play."""
        return "why-nothing-remains", "ATE-CANCEL-01"

    def say(self) -> Part:
        """What it says."""
        return act("effect-cancel-remaining", self.amount)


@final
class LairCancelled(Answer):
    """Cancel the Lair card of a Showdown about to begin, which is then called off (ATE-CANCEL-04)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("showdown-step",)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Called off, if it is not too late."""
        cancel_lair(t)
        do.done(t)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If a rival's Showdown is about to begin; no one calls off the Showdown of its own side."""
        showdown = pending_lair(t)
        return showdown is not None and t.team_of(showdown.hero) != t.team_of(hero)

    def why(self) -> tuple[str, str]:
        """No Showdown is about to begin."""
        return "why-no-lair-revealed", "ATE-CANCEL-04"

    def say(self) -> Part:
        """What it says."""
        return Act("effect-cancel-lair")
