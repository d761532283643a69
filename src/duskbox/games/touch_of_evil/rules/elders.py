"""Town Elders and their Secrets: looking, revealing, turning evil, dying (ATE-ELDER-01 to ATE-ELDER-15, ATE-SECR-01 to
ATE-SECR-04).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.table import EVERYONE, Step
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules.cards.windows import open_window
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import (
    COOPERATIVE,
    DEAD,
    EVIL,
    EVIL_DEAD,
    FACE_DOWN,
    IN_PARTY,
    IN_TOWN,
    NO_HERO,
    NOTHING,
    SECRETS,
    W_KO,
    W_WOUNDS,
)
from duskbox.games.touch_of_evil.schema import tell

#: Why Secrets are revealed: an Evil one may have to wait for a named moment, and at a death no other takes effect
#: (ATE-OPEN-23, ATE-COOP-21).
SOME_REVEAL: Final = 0
NAMED_MOMENT: Final = 1
DEATH: Final = 2

#: Each time a Town Elder dies the marker moves so far toward Darkness (ATE-ELDER-15).
DEATH_STEPS: Final = 2


def add_secret(t: Shadowbrook, elder: int) -> None:
    """One more Secret, face down beneath the Elder; no one sees it (ATE-ELDER-02).

    Without a card left there is none (ATE-OPEN-20).
    """
    if len(t.pools[SECRETS]) - t.face_down() <= 0:
        # The cards still hidden are part of the pool; only what lies in the discard pile can be shuffled back.
        if not t.discards[SECRETS]:
            tell.deck_empty(t, "ATE-OPEN-20", deck=SECRETS)
            return
        # Everyone saw those discarded: a Secret that already lies there is none of them (ATE-DECK-03).
        t.buried.append(t.pools[SECRETS])
        t.buried_under.append([len(cards) for cards in t.secrets])
        t.pools[SECRETS] = sorted(t.discards[SECRETS])
        t.discards[SECRETS] = []
        tell.reshuffled(t, "ATE-DECK-03", deck=SECRETS)
    t.secrets[elder].append(FACE_DOWN)
    t.seen[elder].append(0)
    tell.secret_added(t, "ATE-ELDER-02", elder=elder)


def settle(t: Shadowbrook, elder: int, place: int, to: int) -> int:
    """Which card a face-down Secret is turns out when it is first looked at: one of the deck it was dealt from
    (ATE-DECK-03).
    """
    card = t.secrets[elder][place]
    if card == FACE_DOWN:
        deck = t.pools[SECRETS]
        pool = t.secret_pool(elder, place)
        if pool is deck:
            card = t.draw_card(SECRETS, to)
        else:
            # The pool of a draw is where everyone looks for what it can be.
            t.pools[SECRETS] = pool
            card = t.draw_card(SECRETS, to)
            t.pools[SECRETS] = deck
        t.secrets[elder][place] = card
    elif to & ~t.seen[elder][place]:
        t.learn(to)
    t.seen[elder][place] |= to
    return card


def turn_evil(t: Shadowbrook, elder: int) -> None:
    """The Elder joins the Villain; one that was dead had only faked it (ATE-ELDER-06, ATE-ELDER-13).

    Its Secrets are discarded, or kept next to the Villain sheet, and what works for the Villain goes on working
    (ATE-ELDER-07, ATE-OPEN-24).
    """
    helper = t.elder_with[elder]
    t.elders[elder] = EVIL
    t.elder_hurt[elder] = 0
    t.elder_with[elder] = NO_HERO
    t.elder_at[elder] = NOTHING
    for card in t.secrets[elder]:
        if card == FACE_DOWN:
            # It was never looked at: it stays in the pool it would have been drawn from.
            continue
        if t.box.cards[card].evil and t.box.cards[card].hooks.all:
            t.evil_secrets[elder].append(card)
        if t.rulings.evil_secrets_kept:
            t.kept_secrets.append(card)
        else:
            t.put_away(card)
    t.secrets[elder] = []
    t.seen[elder] = []
    tell.turned_evil(t, "ATE-ELDER-06", elder=elder)
    t.refresh_world()
    if helper != NO_HERO:
        t.refresh(helper)


def kill_evil(t: Shadowbrook, elder: int) -> None:
    """A single Wound kills an Evil Elder, which then helps the Villain in no way; the track does not move
    (ATE-ELDER-09, ATE-SHOW-23, ATE-OPEN-22).
    """
    t.elders[elder] = EVIL_DEAD
    t.evil_secrets[elder] = []
    tell.evil_elder_killed(t, "ATE-ELDER-09", elder=elder)
    t.refresh_world()


def go_home(t: Shadowbrook, elder: int, rule: str) -> None:
    """An Elder leaves the Hunting Party, or its hunt, for Town; Wounds heal there (ATE-SHOW-30, ATE-SHOW-31,
    ATE-FAQ-05).
    """
    helper = t.elder_with[elder]
    t.elders[elder] = IN_TOWN
    t.elder_hurt[elder] = 0
    t.elder_with[elder] = NO_HERO
    t.elder_at[elder] = NOTHING
    tell.elder_home(t, rule, elder=elder)
    if helper != NO_HERO:
        t.refresh(helper)


@final
class RevealSecrets(Step):
    """All Secrets of an Elder are revealed to all and take effect; an evil one turns it (ATE-SHOW-07, ATE-SHOW-08,
    ATE-COOP-21, ATE-OPEN-23).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("elder", "hero", "why", "fresh")

    def __init__(self, elder: int, hero: int = NO_HERO, why: int = SOME_REVEAL) -> None:
        super().__init__()
        self.elder = elder
        #: The Hero through whom they came to light, for Secrets that concern it.
        self.hero = hero
        #: SOME_REVEAL, NAMED_MOMENT or DEATH.
        self.why = why
        #: The Secrets that are shown for the first time.
        self.fresh: list[int] = []

    def copy(self) -> RevealSecrets:
        """An independent copy."""
        other = RevealSecrets(self.elder, self.hero, self.why)
        other.stage = self.stage
        other.fresh = self.fresh[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Read them aloud."""
        elder = self.elder
        evil: list[int] = []
        for place in range(len(t.secrets[elder])):
            known = t.seen[elder][place] == EVERYONE
            card = settle(t, elder, place, EVERYONE)
            t.seen[elder][place] = EVERYONE
            if card == NOTHING:
                continue
            if not known:
                self.fresh.append(card)
                tell.secret_revealed(t, "ATE-SHOW-07", elder=elder, card=card)
            if t.box.cards[card].evil:
                evil.append(card)
        if evil and (t.rulings.evil_on_every_reveal or self.why != SOME_REVEAL):
            self.fresh = evil
            turn_evil(t, elder)
        else:
            # An Evil Secret that lies open waits for a named moment; the dead have nothing else to say.
            self.fresh = [] if self.why == DEATH else [card for card in self.fresh if not t.box.cards[card].evil]
        if t.elder_with[elder] != NO_HERO:
            t.refresh(t.elder_with[elder])
        self.effects(t)

    def effects(self, t: Shadowbrook) -> None:
        """What a Secret does the moment it is revealed (ATE-SECR-03)."""
        while self.fresh:
            effect = t.box.cards[self.fresh.pop(0)].effect
            if effect is not None:
                hero = self.hero if self.hero != NO_HERO else t.turn if t.turn != NO_HERO else t.first
                self.call(t, Do(effect.number, hero, NOTHING, 0, self.elder), "effects")
                return
        self.done(t)


@final
class LookAtSecrets(Step):
    """A Hero looks at all Secrets of an Elder, dead ones too (ATE-ACT-06, ATE-ELDER-11, ATE-OPEN-28).

    In cooperative play they are revealed to all, unless the look is Without Revealing (ATE-COOP-18, ATE-COOP-19,
    ATE-KEY-06); elsewhere only the looker's team learns them (ATE-INFO-04). A Secret marked Reveal Immediately is read
    out (ATE-SECR-02), after a quiet look only if the looker wants to (ATE-SECR-04).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "elder", "quietly")

    def __init__(self, hero: int, elder: int, quietly: bool) -> None:
        super().__init__()
        self.hero = hero
        self.elder = elder
        self.quietly = quietly

    def copy(self) -> LookAtSecrets:
        """An independent copy."""
        other = LookAtSecrets(self.hero, self.elder, self.quietly)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Look."""
        tell.looked(t, "ATE-ACT-06", hero=self.hero, elder=self.elder)
        if t.terms.mode == COOPERATIVE and not self.quietly:
            self.call(t, RevealSecrets(self.elder, self.hero), "over")
            return
        mask = t.allies_mask(self.hero) if t.terms.mode != COOPERATIVE else 1 << self.hero
        loud = False
        for place in range(len(t.secrets[self.elder])):
            card = settle(t, self.elder, place, mask)
            if card == NOTHING:
                continue
            tell.secret_seen(t, "ATE-INFO-04", hero=self.hero, elder=self.elder, card=card, to=mask)
            if t.box.cards[card].immediate and t.seen[self.elder][place] != EVERYONE:
                loud = True
        if self.quietly and (loud or t.terms.secrets):
            # Asked even if there is nothing to read out: the question itself would tell the others what lies there
            # (ATE-INFO-04).
            options = [t.box.options.yes, t.box.options.no] if loud else [t.box.options.no]
            self.ask(t, self.hero, "confirm", "ask-read-out", "ATE-SECR-04", options, "answered", True)
        elif loud:
            self.read_out(t)
        else:
            self.done(t)

    def answered(self, t: Shadowbrook) -> None:
        """After a quiet look it is the looker's choice."""
        if t.chosen is t.box.options.yes:
            self.read_out(t)
        else:
            self.done(t)

    def read_out(self, t: Shadowbrook) -> None:
        """Only the Secrets marked so are read to everyone."""
        self.call(t, ReadOut(self.elder, self.hero), "over")

    def over(self, t: Shadowbrook) -> None:
        """Seen."""
        self.done(t)


@final
class ReadOut(Step):
    """Read out the Secrets marked Reveal Immediately that the looker has just seen (ATE-SECR-02, ATE-SECR-03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("elder", "hero", "fresh")

    def __init__(self, elder: int, hero: int) -> None:
        super().__init__()
        self.elder = elder
        self.hero = hero
        self.fresh: list[int] = []

    def copy(self) -> ReadOut:
        """An independent copy."""
        other = ReadOut(self.elder, self.hero)
        other.stage = self.stage
        other.fresh = self.fresh[:]
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Show them."""
        for place in range(len(t.secrets[self.elder])):
            card = t.secrets[self.elder][place]
            if card != FACE_DOWN and t.box.cards[card].immediate and t.seen[self.elder][place] != EVERYONE:
                t.seen[self.elder][place] = EVERYONE
                t.learn()
                tell.secret_revealed(t, "ATE-SECR-02", elder=self.elder, card=card)
                self.fresh.append(card)
        if t.elder_with[self.elder] != NO_HERO:
            t.refresh(t.elder_with[self.elder])
        self.effects(t)

    def effects(self, t: Shadowbrook) -> None:
        """Carry them out."""
        while self.fresh:
            effect = t.box.cards[self.fresh.pop(0)].effect
            if effect is not None:
                self.call(t, Do(effect.number, self.hero, NOTHING, 0, self.elder), "effects")
                return
        self.done(t)


@final
class ElderWounds(Step):
    """An Elder of the Hunting Party is about to take Wounds, which may be prevented by the normal means,
    but not by what protects only Heroes (ATE-SHOW-20, ATE-SHOW-21, ATE-FAQ-07)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("elder", "left")

    def __init__(self, elder: int, amount: int) -> None:
        super().__init__()
        self.elder = elder
        self.left = amount

    def copy(self) -> ElderWounds:
        """An independent copy."""
        other = ElderWounds(self.elder, self.left)
        other.stage = self.stage
        return other

    def begin(self, t: Shadowbrook) -> None:
        """Cards that protect Elders may be played."""
        tell.elder_wounds_coming(t, "ATE-SHOW-20", elder=self.elder, n=self.left)
        open_window(self, t, W_WOUNDS, "apply")

    def apply(self, t: Shadowbrook) -> None:
        """One Wound kills, but Lord Hanbrook survives one (ATE-SHOW-20)."""
        elder = self.elder
        if self.left <= 0 or t.elders[elder] != IN_PARTY:
            self.done(t)
            return
        t.elder_hurt[elder] += self.left
        tell.elder_hurt(t, "ATE-SHOW-20", elder=elder, n=self.left)
        if t.elder_hurt[elder] >= t.box.elders[elder].wounds:
            self.call(t, KillElder(elder), "over")
        else:
            self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """Dead, or saved at the last moment."""
        self.done(t)


def current_elder_wounds(t: Shadowbrook) -> ElderWounds | None:
    """The Wounds on an Elder that could still be prevented now."""
    for step in reversed(t.stack):
        if isinstance(step, ElderWounds):
            return step if step.left > 0 and step.stage == "apply" else None
    return None


@final
class KillElder(Step):
    """A Town Elder is killed, unless a card prevents it: the card is turned, the marker moves, and in cooperative play
    the Secrets come to light (ATE-ELDER-10, ATE-ELDER-14, ATE-ELDER-15, ATE-COOP-20, ATE-COOP-21).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("elder", "saved")

    def __init__(self, elder: int) -> None:
        super().__init__()
        self.elder = elder
        #: Set by what protects the Elder.
        self.saved = False

    def copy(self) -> KillElder:
        """An independent copy."""
        other = KillElder(self.elder)
        other.stage = self.stage
        other.saved = self.saved
        return other

    def begin(self, t: Shadowbrook) -> None:
        """A last chance for cards that protect Elders."""
        if not t.alive_in_town(self.elder):
            self.done(t)
            return
        tell.elder_in_danger(t, "ATE-ELDER-14", elder=self.elder)
        open_window(self, t, W_KO, "die")

    def die(self, t: Shadowbrook) -> None:
        """Dead. The Secrets stay beneath the card (ATE-ELDER-11)."""
        elder = self.elder
        if self.saved:
            # Only the Wound that would have killed it is prevented.
            t.elder_hurt[elder] = min(t.elder_hurt[elder], t.box.elders[elder].wounds - 1)
            tell.elder_saved(t, "ATE-ELDER-14", elder=elder)
            self.done(t)
            return
        helper = t.elder_with[elder]
        t.elders[elder] = DEAD
        t.elder_hurt[elder] = 0
        t.elder_with[elder] = NO_HERO
        t.elder_at[elder] = NOTHING
        if helper != NO_HERO:
            t.refresh(helper)
        tell.elder_died(t, "ATE-ELDER-10", elder=elder)
        t.darken(DEATH_STEPS, "ATE-ELDER-15")
        # In cooperative play all its Secrets are revealed, and an evil one was only faking.
        if t.terms.mode == COOPERATIVE:
            self.call(t, RevealSecrets(self.elder, NO_HERO, DEATH), "over")
        else:
            self.done(t)

    def over(self, t: Shadowbrook) -> None:
        """Buried."""
        self.done(t)


def current_killing(t: Shadowbrook) -> KillElder | None:
    """The Elder that could still be saved now."""
    for step in reversed(t.stack):
        if isinstance(step, KillElder):
            return step if step.stage == "die" and not step.saved else None
    return None
