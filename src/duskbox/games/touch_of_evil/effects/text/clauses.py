"""What effects say, as far as it goes into one sentence: with the right subject and mood, and so that it is clear how
far each word reaches.

A sentence is a chain: conditions and subjects first, then acts joined by "and". All of it belongs together up to the
full stop; semicolons part what follows a test or stands behind "otherwise". What fits no such chain becomes paragraphs
(`paragraphs.py`).
"""

from __future__ import annotations

from typing import Final, final

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.effects.conditions import Against, denied
from duskbox.games.touch_of_evil.effects.effect import Condition
from duskbox.games.touch_of_evil.effects.text.sentences import (
    ANYONE,
    DOES,
    HAPPENS,
    About,
    Act,
    Case,
    Choice,
    Dice,
    Noun,
    Offer,
    Part,
    Picking,
    Several,
    Trial,
    counted_by,
)
from duskbox.games.touch_of_evil.rules.vocabulary import SKILLS

# Where in its sentence an act stands, which decides the form of its verb
#: It is the first: the imperative, or a subject and its verb.
START: Final = 0
#: It goes on about a subject that was just named: "and gains".
GO_ON: Final = 1
#: It is about a subject that was named before: "they gain".
PRONOUN: Final = 2
#: It follows "may" or "to".
INFINITIVE: Final = 3
#: It stands on a card of one's own as long as the card is there: "+1 Combat".
BARE: Final = 4
#: It is about a subject that was named before, and someone else has been spoken of since: "that Hero gains".
NAMED: Final = 5

# How much there is in a clause
ACT: Final = 0
LIST: Final = 1
CHAIN: Final = 2
COMPOUND: Final = 3


@final
class Voice:
    """Who is spoken of: "you" without a noun, otherwise a third person. `root` is whom a card speaks of all along, so
    that what any player can do needs no subject.
    """

    def __init__(
        self,
        who: Noun | None = None,
        each: bool = False,
        root: bool = False,
        here: str = "space",
        of: str = "you",
        narrowed: bool = False,
    ) -> None:
        self.who: Final = who
        self.each: Final = each
        self.root: Final = root
        #: What "here" is, and whose choice "of your choice" is in the noun itself.
        self.here: Final = here
        self.of: Final = of
        #: Whether it is said of only some of them already.
        self.narrowed: Final = narrowed

    def person(self) -> str:
        """Whose is what the Hero has."""
        return "you" if self.who is None else "they"

    def named(self, case: str = "nom") -> Message:
        """The noun."""
        assert self.who is not None
        return noun(self.who, self, case)

    def one(self) -> Voice:
        """The same, of whom one at a time is spoken."""
        return Voice(self.who, False, False, self.here, self.of)

    def those(self, message: str, facts: dict[str, Fact] | None = None) -> Voice:
        """Each of them of whom something is true."""
        return Voice(Noun(message, facts), True, False, self.here, self.of, True)


YOU: Final = Voice()


def noun(who: Noun, voice: Voice, case: str, choice: str = "yes") -> Message:
    """A noun in a case, seen from those who are spoken of."""
    facts: dict[str, Fact] = {"of": voice.of, "here": voice.here, "case": case, "choice": choice}
    return Message(who.message, {**facts, **who.facts})


@final
class Clause:
    """A part of a sentence: its words, how much is in it, and whether a condition in it reaches to its end."""

    def __init__(self, said: Message, level: int, conditional: bool = False) -> None:
        self.said: Final = said
        self.level: Final = level
        self.conditional: Final = conditional


# Acts


def form(voice: Voice, mood: int) -> str:
    """The form of a verb."""
    if mood == INFINITIVE:
        return "to"
    if voice.who is None:
        return "bare" if mood == BARE else "you"
    return "they" if mood == PRONOUN else "third"


def with_subject(voice: Voice, mood: int, what: Message) -> Message:
    """A verb with its subject, if it needs one."""
    if voice.who is None or mood in (GO_ON, INFINITIVE):
        return what
    if mood == PRONOUN:
        return Message("pronoun-does", {"what": what})
    if mood == NAMED:
        return Message("that-hero-does", {"what": what})
    return Message("subject-does", {"who": voice.named(), "what": what})


def words_of(act: Act, voice: Voice, verb: str) -> Message:
    """An act with all that is hung on it: for each what, until when, under which condition."""
    said = Message(act.message, {**act.facts, "form": verb, "of": voice.person(), "here": voice.here})
    per = counted_by(act.amount)
    if per:
        said = Message(f"per-{per}", {"what": said})
    if act.per_section:
        said = Message("per-section", {"what": said})
    if act.only:
        said = Message("for-one-only", {"what": said, "of": voice.person()})
    if act.until:
        said = Message("lasting", {"what": said, "until": f"@until-{act.until}"})
    if act.when is not None:
        when = act.when.say(voice.person())
        if isinstance(act.when, Against):
            said = Message("against-foes", {"what": said, "when": Message("against", when.facts)})
        else:
            said = Message("as-long-as", {"what": said, "when": when})
    return said


def act_said(act: Act, voice: Voice, mood: int) -> Message | None:
    """An act in its sentence; there is no infinitive of what happens by itself."""
    if act.kind == HAPPENS:
        if mood == INFINITIVE:
            return None
        said = words_of(act, voice, "third")
        if voice.who is None or voice.root:
            return said
        if mood in (START, BARE):
            return Message("for-whom", {"who": voice.named("acc"), "what": said})
        return Message("for-each-of-them", {"what": said}) if voice.each else said
    if voice.who is not None and voice.root and act.kind == ANYONE and mood in (START, BARE, PRONOUN):
        return words_of(act, voice, "you")
    if mood == PRONOUN and counted_by(act.amount) in SKILLS:
        # It speaks of an Elder as well, whom the pronoun could mean.
        mood = NAMED
    return with_subject(voice, mood, words_of(act, voice, form(voice, mood)))


def mood_after(act: Act, voice: Voice, mood: int) -> int:
    """Where the next act of the same list stands."""
    if voice.who is None or mood == INFINITIVE:
        return mood
    if voice.root and mood in (START, PRONOUN) and act.kind != DOES:
        return mood
    return NAMED if act.kind == HAPPENS else GO_ON


def runs(parts: list[Part]) -> list[tuple[Part, int]]:
    """The parts in order; those that are said several times in a row once, with their number."""
    found: list[tuple[Part, int]] = []
    for part in parts:
        if found:
            last, times = found[-1]
            if isinstance(part, Act) and isinstance(last, Act) and part.same(last):
                found[-1] = (last, times + 1)
                continue
        found.append((part, 1))
    return found


def repeated(said: Message, times: int) -> Message:
    """What is done several times."""
    return said if times == 1 else Message("repeated", {"what": said, "n": times})


def joined(message: str, said: list[Message]) -> Message:
    """A list: "a, b and c"."""
    if len(said) == 1:
        return said[0]
    return Message(message, {"most": said[:-1], "last": said[-1]})


# Parts of a sentence


def clause(part: Part, voice: Voice, mood: int) -> Clause | None:
    """A part within one sentence, or None if it does not fit into one."""
    if isinstance(part, Act):
        said = act_said(part, voice, mood)
        return None if said is None else Clause(said, ACT)
    if isinstance(part, Several):
        return _several(part, voice, mood)
    if isinstance(part, Choice):
        return _choice(part, voice, mood)
    if isinstance(part, Offer):
        return _offer(part, voice, mood)
    if isinstance(part, Case):
        return _case(part, voice, mood)
    if isinstance(part, About):
        return _about(part, voice, mood)
    if isinstance(part, Trial):
        return _trial(part, voice, mood)
    if isinstance(part, Dice):
        return _dice(part, voice, mood)
    assert isinstance(part, Picking)
    return _picking(part, voice, mood)


def _several(part: Several, voice: Voice, mood: int) -> Clause | None:
    said: list[Message] = []
    for each, times in runs(part.parts):
        if each is part.parts[-1] and isinstance(each, Case) and said:
            return _with_condition(said, each, voice, mood)
        words = act_said(each, voice, mood) if isinstance(each, Act) else None
        if words is None or not isinstance(each, Act):
            return None
        said.append(repeated(words, times))
        mood = mood_after(each, voice, mood)
    return Clause(joined("list-and", said), LIST)


def _with_condition(said: list[Message], last: Case, voice: Voice, mood: int) -> Clause | None:
    """A list whose last act has a condition of its own."""
    words = act_said(last.what, voice, mood) if isinstance(last.what, Act) and last.what.kind != HAPPENS else None
    if words is None or last.otherwise is not None or mood == INFINITIVE:
        return None
    facts: dict[str, Fact] = {"most": said, "when": last.condition.say(voice.person()), "what": words}
    return Clause(Message("list-and-if", facts), CHAIN, True)


def _choice(part: Choice, voice: Voice, mood: int) -> Clause | None:
    said: list[Message] = []
    for each in part.parts:
        if not isinstance(each, Act) or each.kind == HAPPENS:
            return None
        said.append(Message("either-one", {"what": words_of(each, voice, form(voice, mood))}))
    if voice.root and mood == START and all(isinstance(each, Act) and each.kind == ANYONE for each in part.parts):
        return None
    return Clause(with_subject(voice, mood, joined("list-either", said)), LIST)


def _offer(part: Offer, voice: Voice, mood: int) -> Clause | None:
    if mood == INFINITIVE:
        return None
    verb: dict[str, Fact] = {"form": form(voice, mood)}
    if part.pay:
        what = clause(part.what, voice, INFINITIVE)
        if what is None:
            return None
        cost = Message("cost-pay", {"n": part.pay, "form": "to"})
        said = Message("may-cost", {**verb, "cost": cost, "what": what.said})
        return Clause(with_subject(voice, mood, said), max(CHAIN, what.level), True)
    if isinstance(part.what, Several):
        first = clause(part.what.parts[0], voice, INFINITIVE)
        rest: Part = Several(part.what.parts[1:])
        then = clause(rest, voice if not voice.each else voice.those("each-who-does"), START if voice.each else PRONOUN)
        if first is None or then is None or first.level > ACT:
            return None
        said = with_subject(voice, mood, Message("may", {**verb, "what": first.said}))
        after = then.said if voice.each else Message("if-do", {"of": voice.person(), "what": then.said})
        return Clause(Message("clause-then", {"first": said, "next": after}), COMPOUND)
    what = clause(part.what, voice, INFINITIVE)
    if what is None:
        return None
    said = with_subject(voice, mood, Message("may", {**verb, "what": what.said}))
    return Clause(said, max(CHAIN, what.level), True)


def _case(part: Case, voice: Voice, mood: int) -> Clause | None:
    what = under(part.condition, part.what, voice, mood)
    if what is None or part.otherwise is None:
        return what
    if part.condition.about_hero() and voice.each and mood == START:
        other = under(denied(part.condition), part.otherwise, voice, mood)
    else:
        other = clause(part.otherwise, voice, mood if voice.root and mood == START else PRONOUN)
        if other is not None:
            other = Clause(Message("otherwise", {"what": other.said}), other.level, other.conditional)
    inner = clause(part.what, voice, PRONOUN)
    if other is None or what.level > CHAIN or other.level > CHAIN or inner is None or inner.conditional:
        return None
    return Clause(Message("clause-then", {"first": what.said, "next": other.said}), COMPOUND)


def under(condition: Condition, part: Part, voice: Voice, mood: int) -> Clause | None:
    """Something under a condition."""
    if mood in (INFINITIVE, GO_ON):
        return None
    about = condition.about_hero()
    when = condition.say(voice.person())
    if voice.narrowed and about:
        return None
    if voice.who is None or mood == PRONOUN or ((voice.root or voice.narrowed) and not about):
        what = clause(part, voice, mood)
        return None if what is None else _chained(Message("if-then", {"when": when, "what": what.said}), what)
    if about and voice.each:
        facts: dict[str, Fact] = {"who": voice.named(), "when": condition.say(person="who")}
        those = Voice(Noun("noun-who", facts), True, False, voice.here, voice.of, True)
        what = clause(part, those, START)
        return None if what is None else Clause(what.said, max(CHAIN, what.level), True)
    what = clause(part, voice, GO_ON)
    if what is None or (isinstance(part, Act) and part.kind == HAPPENS):
        return None
    return _chained(Message("subject-if", {"who": voice.named(), "when": when, "what": what.said}), what)


def _chained(said: Message, what: Clause) -> Clause:
    return Clause(said, max(CHAIN, what.level), True)


def _about(part: About, voice: Voice, mood: int) -> Clause | None:
    picked = part.picked and (voice.who is not None or mood == INFINITIVE)
    if picked:
        inner = Voice(part.who, part.each, False, voice.here, voice.person())
        what = clause(part.what, inner, GO_ON)
        if what is None or (isinstance(part.what, Act) and part.what.kind == HAPPENS):
            return None
        whom = noun(part.who, inner, "acc", "no")
        said = Message("choose-who", {"form": form(voice, mood), "who": whom, "what": what.said})
        return Clause(with_subject(voice, mood, said), max(CHAIN, what.level), what.conditional)
    if mood == INFINITIVE:
        return None
    what = clause(part.what, Voice(part.who, part.each, False, voice.here, voice.person()), START)
    if what is None:
        return None
    said = what.said
    if voice.who is not None and not voice.root:
        if mood == START:
            said = Message("for-whom", {"who": voice.named("acc"), "what": said})
        elif voice.each:
            said = Message("for-each-of-them", {"what": said})
    return Clause(said, max(CHAIN, what.level), what.conditional)


def _trial(part: Trial, voice: Voice, mood: int) -> Clause | None:
    first = tested(part, voice, mood)
    if first is None:
        return None
    results: list[tuple[str, Part]] = []
    if part.passed is not None and not part.counted:
        results.append(("passes", part.passed))
    if part.failed is not None:
        results.append(("fails", part.failed))
    said = first
    for name, part_of_it in results:
        what = _result(name, part_of_it, voice)
        if what is None or what.level > CHAIN:
            return None
        said = Message("clause-then", {"first": said, "next": what.said})
    return Clause(said, COMPOUND)


def tested(part: Trial, voice: Voice, mood: int) -> Message | None:
    """The test, with what its successes are worth if that is all that comes of it."""
    test = act_said(part.test, voice, mood)
    if test is None or not part.counted or part.passed is None:
        return test
    if isinstance(part.passed, Act | Several):
        what = clause(part.passed, voice, mood_after(part.test, voice, mood))
        return None if what is None else Message("list-and", {"most": [test], "last": what.said})
    what = clause(part.passed, voice, START if voice.who is None else PRONOUN)
    return None if what is None else Message("clause-then", {"first": test, "next": what.said})


def _result(name: str, part: Part, voice: Voice) -> Clause | None:
    """What comes of a test or a die."""
    if voice.each:
        return clause(part, voice.those(f"each-who-{name}"), START)
    what = clause(part, voice, PRONOUN)
    if what is None:
        return None
    when = Message(f"if-{name}", {"of": voice.person()})
    return _chained(Message("if-then", {"when": when, "what": what.said}), what)


def _dice(part: Dice, voice: Voice, mood: int) -> Clause | None:
    if len(part.rows) > 1:
        return None
    low, high, what = part.rows[0]
    roll = act_said(Act("effect-roll", kind=ANYONE), voice, mood)
    facts: dict[str, Fact] = {"low": low, "high": high, "one": "yes" if low == high else "no"}
    if voice.each and not voice.root:
        then = clause(what, voice.those("each-who-rolls", facts), START)
    else:
        then = clause(what, voice, START if voice.root and mood == START else PRONOUN)
        if then is not None:
            then = _chained(Message("at-time", {"when": Message("if-rolls", facts), "what": then.said}), then)
    if roll is None or then is None or then.level > CHAIN:
        return None
    return Clause(Message("clause-then", {"first": roll, "next": then.said}), COMPOUND)


def _picking(part: Picking, voice: Voice, mood: int) -> Clause | None:
    pick = act_said(part.pick, voice, mood)
    what = clause(part.what, voice, START if voice.each else PRONOUN)
    if pick is None or what is None or what.level > CHAIN or voice.each:
        return None
    return Clause(Message("clause-then", {"first": pick, "next": what.said}), COMPOUND)
