"""The sentences of what lies on the table: modifiers, replacements, and abilities with their times, limits and
costs.
"""

from __future__ import annotations

from typing import Final

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.effects.conditions import InShowdown
from duskbox.games.touch_of_evil.effects.effect import Answer, Effect
from duskbox.games.touch_of_evil.effects.flow import OneOf
from duskbox.games.touch_of_evil.effects.hooks import Hooks, Replacement, Static, Trigger
from duskbox.games.touch_of_evil.effects.sequence import Seq
from duskbox.games.touch_of_evil.effects.text.clauses import (
    BARE,
    INFINITIVE,
    PRONOUN,
    START,
    YOU,
    Voice,
    act_said,
    clause,
    form,
    joined,
    with_subject,
)
from duskbox.games.touch_of_evil.effects.text.paragraphs import block, paragraphs, sentence, together
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Choice, Noun, Offer, Part
from duskbox.games.touch_of_evil.rules.vocabulary import LIMITS

#: Whom a card speaks of that is no one's own: who drew it, through whom it came to light, at whose side an Elder is,
#: who is cursed, everyone, all who are in the Lair, and the one who acts for all.
DRAWER: Final = Voice(Noun("hero-drawer"), root=True)
REVEALER: Final = Voice(Noun("hero-revealer"), root=True)
HELPED: Final = Voice(Noun("hero-helped"), root=True)
CURSED: Final = Voice(Noun("hero-cursed"), root=True)
EVERYBODY: Final = Voice(Noun("each-all"), each=True, root=True)
IN_THE_LAIR: Final = Voice(Noun("each-here"), each=True, root=True, here="showdown")

#: Moments of one Hero; the others are everyone's.
OF_A_HERO: Final = ("turn-start", "turn-end", "minion-defeated", "collected")


def hooks_said(hooks: Hooks, voice: Voice = YOU) -> list[Message]:
    """The text of the hooks, in the order of the declaration; what is the same at several times is said once."""
    said: list[Message] = []
    done: list[Trigger] = []
    for hook in hooks.all:
        if isinstance(hook, Static):
            said.append(sentence(_said(hook.say(not voice.each), voice)))
        elif isinstance(hook, Replacement):
            said.append(_replacement(hook, voice))
        elif hook not in done:
            alike = [other for other in hooks.triggers if _alike(hook, other, voice)]
            done += alike
            said.append(_ability(alike, voice))
    return said


def _said(part: Part, voice: Voice) -> Message:
    assert isinstance(part, Act)
    words = act_said(part, voice, BARE)
    assert words is not None
    return words


def _replacement(hook: Replacement, voice: Voice) -> Message:
    said = _said(hook.say(), voice)
    if hook.when is not None:
        said = Message("if-then", {"when": hook.when.say(voice.person()), "what": said})
    return sentence(said)


def _alike(one: Trigger, other: Trigger, voice: Voice) -> bool:
    """Whether two abilities differ only in when they are used."""
    return (
        repr(words_for(one.effect)) == repr(words_for(other.effect))
        and (one.moment >= 0) == (other.moment >= 0)
        and (voice.who is None or (one.at in OF_A_HERO) == (other.at in OF_A_HERO))
        and one.limit == other.limit
        and one.when is other.when
        and (one.cost.pay, one.cost.wounds, one.cost.discard, one.cost.event)
        == (other.cost.pay, other.cost.wounds, other.cost.discard, other.cost.event)
    )


def words_for(effect: Effect) -> Message:
    """An effect as the text of a card of one's own."""
    return together(paragraphs(effect.say(), YOU))


# When


def answers(effect: Effect) -> tuple[str, ...]:
    """The windows that an effect itself speaks of; none if it could be carried out at other times too."""
    if isinstance(effect, Answer):
        return effect.WINDOWS
    if isinstance(effect, Seq) and isinstance(effect.parts[0], Answer):
        return effect.parts[0].WINDOWS
    if isinstance(effect, OneOf):
        found: tuple[str, ...] = ()
        for part in effect.parts:
            windows = answers(part)
            if not windows:
                return ()
            found += windows
        return found
    return ()


def windows_said(windows: tuple[str, ...], effect: Effect, of: str = "you") -> Message | None:
    """The windows of a card in which it is used, unless the effect says them itself."""
    if windows and all(window in answers(effect) for window in windows):
        return None
    return joined("list-or", [Message(f"window-{window}", {"of": of}) for window in windows])


def in_time(effect: Effect, windows: tuple[str, ...]) -> Part:
    """What an effect says, with what it can cancel if dice have been rolled already; what is gained because
    Investigation was gained comes on top of it.
    """
    said = effect.say()
    if isinstance(said, Act) and said.message == "effect-gain" and "collected" in windows:
        return Act(said.message, {**said.facts, "more": "yes"}, said.amount)
    if isinstance(said, Act) and said.message == "effect-cancel" and "roll" in windows:
        return Act(said.message, {**said.facts, "late": "yes"})
    return said


# Abilities


def _ability(alike: list[Trigger], voice: Voice) -> Message:
    """At its time: what happens by itself, or what may be done, at which cost."""
    trigger = alike[0]
    windows = tuple(each.at for each in alike)
    start: list[Message] = []
    if trigger.limit:
        start.append(Message(f"limit-{LIMITS[trigger.limit]}"))
    mood = START
    if trigger.moment >= 0:
        heroes = [each.at in OF_A_HERO for each in alike]
        who = Voice(Noun("a-hero"), root=True) if voice.each else voice
        facts: dict[str, Fact] = {"of": voice.person()}
        if voice.who is not None:
            facts["who"] = who.named()
        start.append(joined("list-and", [Message(f"moment-{each.at}", facts) for each in alike]))
        if heroes[0]:
            voice = who
            mood = PRONOUN if voice.who is not None else START
        elif voice.each:
            voice = Voice(Noun("hero-first"), root=True, here=voice.here)
        if all(each.at.startswith("showdown") for each in alike):
            voice = Voice(voice.who, voice.each, voice.root, "showdown")
    else:
        when = windows_said(windows, trigger.effect, voice.person())
        if when is not None:
            start.append(when)
    if trigger.when is not None:
        start.append(trigger.when.say(voice.person()))
        if isinstance(trigger.when, InShowdown):
            voice = Voice(voice.who, voice.each, voice.root, "showdown")
    part = in_time(trigger.effect, windows)
    costs = [_cost(cost, voice) for cost in trigger.cost.say()]
    if trigger.moment >= 0:
        return _by_itself(start, part, costs, voice, mood)
    return _allowed(start, part, costs, voice)


def _cost(cost: Act, voice: Voice) -> Message:
    said = act_said(cost, voice, INFINITIVE)
    assert said is not None
    return said


def _led(start: list[Message], what: Message) -> Message:
    """With the times and conditions before it."""
    after_condition = True
    for each in reversed(start):
        condition = each.id.startswith("if-")
        what = Message("if-then" if condition or not after_condition else "at-time", {"when": each, "what": what})
        after_condition = not condition
    return what


def _by_itself(start: list[Message], part: Part, costs: list[Message], voice: Voice, mood: int) -> Message:
    if costs:
        start = [*start, Message("for-cost", {"cost": joined("list-and", costs)})]
    whole = clause(part, voice, mood)
    if whole is not None:
        return sentence(_led(start, whole.said))
    head = start[0] if len(start) == 1 else _led(start[:-1], start[-1])
    return block(head, paragraphs(part, voice, mood))


def _allowed(start: list[Message], part: Part, costs: list[Message], voice: Voice) -> Message:
    verb: dict[str, Fact] = {"form": form(voice, START)}
    if not costs:
        whole = None if isinstance(part, Choice) else clause(Offer(part, 0), voice, START)
        if whole is not None:
            return sentence(_led(start, whole.said))
        return block(_led(start, with_subject(voice, START, Message("may-this", verb))), _list(part, voice))
    verb["cost"] = joined("list-and", costs)
    what = clause(part, voice, INFINITIVE)
    if what is not None:
        return sentence(_led(start, with_subject(voice, START, Message("may-cost", {**verb, "what": what.said}))))
    verb["what"] = verb.pop("cost")
    head = _led(start, with_subject(voice, START, Message("may", verb)))
    return block(Message("if-done", {"what": head, "of": voice.person()}), _list(part, voice))


def _list(part: Part, voice: Voice) -> list[Message]:
    return paragraphs(part, voice, PRONOUN)
