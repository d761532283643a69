"""What effects say as a text of its own: sentences, paragraphs, headings with lists.

Capital letters and full stops belong to the sentence alone.
"""

from __future__ import annotations

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.effects.effect import Effect
from duskbox.games.touch_of_evil.effects.text.clauses import (
    CHAIN,
    INFINITIVE,
    PRONOUN,
    START,
    YOU,
    Voice,
    act_said,
    clause,
    form,
    repeated,
    runs,
    tested,
    under,
    with_subject,
)
from duskbox.games.touch_of_evil.effects.text.sentences import (
    ANYONE,
    DOES,
    About,
    Act,
    Case,
    Choice,
    Dice,
    Offer,
    Part,
    Picking,
    Several,
    Trial,
)


def sentence(said: Message) -> Message:
    """With a capital letter and a full stop."""
    return Message("sentence", {"what": said})


def together(lines: list[Message]) -> Message:
    """Several paragraphs as one text."""
    return lines[0] if len(lines) == 1 else Message("text", {"paragraphs": lines})


def block(head: Message, lines: list[Message]) -> Message:
    """A heading with a list below it."""
    return Message("block", {"head": Message("heading", {"what": head}), "lines": lines})


def paragraphs(part: Part, voice: Voice, mood: int = START) -> list[Message]:
    """A part as a text of its own."""
    if isinstance(part, Several):
        return _row(part, voice, mood)
    if isinstance(part, Trial):
        return [_trial_text(part, voice, mood)]
    if isinstance(part, Case) and part.otherwise is not None:
        return _case_text(part, voice, mood)
    if not (isinstance(part, Choice) and voice.who is None):
        whole = clause(part, voice, mood)
        if whole is not None:
            return [sentence(whole.said)]
    if isinstance(part, Case):
        return _case_text(part, voice, mood)
    if isinstance(part, Choice):
        head = act_said(Act("effect-choose-one"), voice, mood)
        assert head is not None
        return [block(head, [point(each, voice) for each in part.parts])]
    if isinstance(part, Dice):
        roll = act_said(Act("effect-roll", kind=ANYONE), voice, mood)
        assert roll is not None
        return [block(roll, [_die_row(row, voice, mood) for row in part.rows])]
    if isinstance(part, Offer):
        return [_offer_text(part, voice, mood)]
    if isinstance(part, About):
        inner = Voice(part.who, part.each, False, voice.here, voice.person())
        head = Message("in-turn" if part.each else "for-one", {"who": inner.named()})
        return [block(head, _points(part.what, inner.one()))]
    if isinstance(part, Picking):
        pick = act_said(part.pick, voice, mood)
        assert pick is not None
        return [sentence(pick), *paragraphs(part.what, voice, PRONOUN)]
    raise AssertionError("an act is always a sentence")


def point(part: Part, voice: Voice, mood: int = PRONOUN) -> Message:
    """A part as a point of a list: in one sentence if it can be."""
    whole = clause(part, voice, mood)
    return together(paragraphs(part, voice, mood)) if whole is None else sentence(whole.said)


def _points(part: Part, voice: Voice, mood: int = PRONOUN) -> list[Message]:
    """A part as the points of a list, one after another."""
    if isinstance(part, Several):
        return [point(each, voice, mood) for each in part.parts]
    return paragraphs(part, voice, mood)


def _row(part: Several, voice: Voice, mood: int) -> list[Message]:
    """Sentence after sentence; what has several sentences is a paragraph of its own."""
    lines: list[Message] = []
    run: list[Message] = []
    for each, times in runs(part.parts):
        whole = clause(each, voice, mood)
        simple = isinstance(each, Act) or (isinstance(each, About) and whole is not None and whole.level <= CHAIN)
        if simple and whole is not None:
            run.append(sentence(repeated(whole.said, times)))
        else:
            if run:
                lines.append(_paragraph(run))
            run = []
            lines += paragraphs(each, voice, mood)
        if voice.root and mood != INFINITIVE:
            named = isinstance(each, Trial | Choice | Offer) or (isinstance(each, Act) and each.kind == DOES)
            mood = PRONOUN if named else START if isinstance(each, About) else mood
    if run:
        lines.append(_paragraph(run))
    return lines


def _paragraph(run: list[Message]) -> Message:
    return run[0] if len(run) == 1 else Message("paragraph", {"words": run})


def _trial_text(part: Trial, voice: Voice, mood: int) -> Message:
    said: list[Message] = []
    test = tested(part, voice, mood)
    if test is None:
        test = act_said(part.test, voice, mood)
        assert test is not None
        counted = False
    else:
        counted = part.counted
    said.append(sentence(test))
    inner = voice.one() if voice.each else voice
    for name, what in (("passes", None if counted else part.passed), ("fails", part.failed)):
        if what is not None:
            said.append(_consequence(Message(f"if-{name}", {"of": voice.person()}), what, inner, PRONOUN))
    return _flow(said)


def _flow(said: list[Message]) -> Message:
    """Sentences of one paragraph; a list among them begins and ends a line."""
    if any(each.id == "block" for each in said):
        return together(said)
    return _paragraph(said)


def _consequence(when: Message, part: Part, voice: Voice, mood: int) -> Message:
    """What follows a condition: in the same sentence, or as a list."""
    what = clause(part, voice, mood)
    if what is not None and what.level <= CHAIN:
        return sentence(Message("if-then", {"when": when, "what": what.said}))
    return block(when, _points(part, voice))


def _case_text(part: Case, voice: Voice, mood: int) -> list[Message]:
    """Both sides, each in its own sentence or list."""
    said: list[Message] = []
    whole = under(part.condition, part.what, voice, mood)
    after = mood if voice.root and not part.condition.about_hero() else PRONOUN
    if whole is not None:
        said.append(sentence(whole.said))
    else:
        when = part.condition.say(voice.person())
        if voice.who is not None and mood == START and part.condition.about_hero():
            when = Message("noun-if", {"who": voice.named(), "when": when})
        said.append(block(when, _points(part.what, voice, after)))
    if part.otherwise is not None:
        what = clause(part.otherwise, voice, after)
        if what is not None:
            said.append(sentence(Message("otherwise", {"what": what.said})))
        else:
            said.append(block(Message("or-else"), _points(part.otherwise, voice, after)))
    return [_flow(said)]


def _die_row(row: tuple[int, int, Part], voice: Voice, mood: int) -> Message:
    """The numbers of a die and what they bring."""
    low, high, part = row
    what = clause(part, voice, START if voice.root and mood == START else PRONOUN)
    said = together(paragraphs(part, voice, PRONOUN)) if what is None else Message("full-stop", {"what": what.said})
    return Message("die-row", {"low": low, "high": high, "one": "yes" if low == high else "no", "what": said})


def _offer_text(part: Offer, voice: Voice, mood: int) -> Message:
    verb: dict[str, Fact] = {"form": form(voice, mood)}
    if part.pay:
        verb["what"] = Message("cost-pay", {"n": part.pay, "form": "to"})
        head = Message("may-if-do", {**verb, "of": voice.person()})
    else:
        head = Message("may-this", verb)
    return block(with_subject(voice, mood, head), _points(part.what, voice))


# What the rules ask for


def text(effect: Effect, voice: Voice = YOU) -> Message:
    """An effect as a text."""
    return together(paragraphs(effect.say(), voice))


def after_colon(effect: Effect, voice: Voice = YOU) -> Message:
    """An effect after a label: without a capital letter, if one sentence will do."""
    whole = clause(effect.say(), voice, START)
    if whole is None or (isinstance(effect.say(), Choice)):
        return text(effect, voice)
    return Message("full-stop", {"what": whole.said})


def uncapitalised(said: Message) -> Message:
    """A sentence after a label."""
    return Message("full-stop", said.facts) if said.id == "sentence" else said
