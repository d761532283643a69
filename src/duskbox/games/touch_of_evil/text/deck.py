"""The text of a card: what it is, when it is played, and what it does, said of those whom it concerns."""

from __future__ import annotations

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.content.kinds import Card, Minion
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.gains import Gain
from duskbox.games.touch_of_evil.effects.sequence import Seq
from duskbox.games.touch_of_evil.effects.text.abilities import (
    CURSED,
    DRAWER,
    EVERYBODY,
    HELPED,
    IN_THE_LAIR,
    REVEALER,
    hooks_said,
    in_time,
    windows_said,
)
from duskbox.games.touch_of_evil.effects.text.clauses import YOU, Voice
from duskbox.games.touch_of_evil.effects.text.paragraphs import paragraphs, text
from duskbox.games.touch_of_evil.effects.text.sentences import amount_said
from duskbox.games.touch_of_evil.rules.vocabulary import (
    ALLY,
    COMBAT,
    CURSE,
    EVENT,
    ITEM,
    LAIR,
    MYSTERY,
    SECRET,
    SKILLS,
)


def card_said(card: Card) -> list[Message]:
    """The rules text, made of what the card does."""
    said: list[Message] = []
    if card.kind == LAIR:
        said.append(Message("card-lair", {"space": f"@space-{card.space}", "n": card.price}))
    if card.minion is not None:
        said.append(minion_said(card.minion))
    if card.evil:
        said.append(Message("card-evil"))
    if card.uncounted and card.kind in (ITEM, ALLY):
        said.append(Message("card-uncounted"))
    if card.effect is not None:
        when = windows_said(card.when, card.effect) if card.kind == EVENT and card.when else None
        if when is not None:
            said.append(Message("card-when", {"when": when}))
        said += paragraphs(in_time(card.effect, card.when), _of_effect(card))
    return said + hooks_said(card.hooks, _of_hooks(card))


def _of_effect(card: Card) -> Voice:
    """Of whom the effect of a card speaks: who drew a Mystery, through whom a Secret came to light (ATE-OPEN-42)."""
    return {MYSTERY: DRAWER, SECRET: REVEALER}.get(card.kind, YOU)


def _of_hooks(card: Card) -> Voice:
    """Of whom the hooks of a card speak."""
    if card.kind == SECRET:
        return EVERYBODY if card.evil else HELPED
    return {MYSTERY: EVERYBODY, LAIR: IN_THE_LAIR, CURSE: CURSED}.get(card.kind, YOU)


def minion_said(minion: Minion) -> Message:
    """The line of numbers of a Minion, and its reward."""
    facts: dict[str, Fact] = {
        "dice": minion.dice,
        "wounds": minion.wounds,
        "skill": f"@skill-with-{SKILLS[minion.skill]}",
        "reward": reward_said(minion.reward),
        "usual": "yes" if minion.skill == COMBAT else "no",
    }
    return Message("card-minion", facts)


def reward_said(reward: Effect) -> Message:
    """A reward: the Investigation as a number, the rest as a sentence."""
    parts = list(reward.parts) if isinstance(reward, Seq) else [reward]
    words: list[Message] = []
    for place, part in enumerate(parts):
        if place == 0 and isinstance(part, Gain) and part.amount >= 0:
            words.append(Message("reward-gain", {"n": amount_said(part.amount)}))
        else:
            words.append(text(part))
    return Message("paragraph", {"words": words})
