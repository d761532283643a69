"""What a person may look up during play: the rules of the moment, why something cannot be done, cards, chances, and
what lies on the table.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from duskbox.agents.agent import Seen
from duskbox.agents.budget import Budget
from duskbox.agents.search import weigh
from duskbox.core.chance import DrawNeeded, Scripted
from duskbox.core.ledger import Ledger
from duskbox.terminal import log, odds

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskbox.agents.search import Verdict
    from duskbox.core.decisions import Option
    from duskbox.core.game import Game
    from duskbox.core.parts.drawing import Picture
    from duskbox.terminal.session import Session

#: The marks at the border of the map where the drawing goes on: up, down, left, right.
ARROWS: Final = "▴▾◂▸"


@dataclass(frozen=True)
class RuleText:
    """A rule of the ledger as it is read: id, heading and text."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Refusal:
    """Something that cannot be done now, and why not: lines with their depth and the rules they cite."""

    text: str
    reasons: list[tuple[int, str, tuple[str, ...]]]


# The rules


@cache
def _ledger(game: Game) -> Ledger | None:
    """The rules of a game, if it brings any in writing."""
    try:
        return Ledger.of(game)
    except FileNotFoundError:
        return None


def rule(session: Session, rule_id: str) -> RuleText:
    """A rule in the reader's language; of a game without a ledger only its id is known."""
    ledger = _ledger(session.match.game)
    if ledger is None:
        return RuleText(rule_id, "", "")
    language = session.words.language
    found = ledger.rule(rule_id).id
    return RuleText(found, ledger.title(found, language), ledger.text(found, language))


def rules_now(session: Session) -> list[tuple[str, list[RuleText]]]:
    """The rules of the moment under headings: of the question, of what its options do at once, of what happened last.

    A question to an agent, and its options, may tell what only it knows: then only what happened last is there.
    """
    decision, outcome = session.match.decision, session.match.outcome
    groups: list[tuple[str, list[str]]] = []
    if decision is not None and not session.bot_is_asked:
        at_once = [rule_id for option in decision.options for rule_id in _rules_of(session, option)]
        groups.append((session.say("ui-rules-question"), [decision.rule]))
        groups.append((session.say("ui-rules-options"), at_once))
    elif outcome is not None:
        groups.append((session.say("ui-rules-end"), [outcome.rule]))
    groups.append((session.say("ui-rules-last"), [line.rule for line in session.last_lines() if line.rule]))
    seen: set[str] = set()
    texts: list[tuple[str, list[RuleText]]] = []
    for heading, ids in groups:
        fresh = [rule_id for rule_id in dict.fromkeys(ids) if rule_id not in seen]
        seen.update(fresh)
        if fresh:
            texts.append((heading, [rule(session, rule_id) for rule_id in fresh]))
    return texts


def _rules_of(session: Session, option: Option) -> list[str]:
    """The rules of what an option does at once and of what it asks next.

    It is tried on a copy that stops at the first draw, so nothing hidden is seen.
    """
    table = session.match.table.copy()
    table.events = []
    with contextlib.suppress(DrawNeeded):
        table.choose(option, Scripted([[] for _ in session.match.game.streams]))
    told = [event.rule for event in table.events or [] if event.known_to(session.seat)]
    following = table.decision
    return [*told, following.rule] if following is not None and following.seat == session.seat else told


def option_rules(session: Session, key: str) -> list[RuleText]:
    """What an option of the present decision does, in the words of the rules: of what it does at once and of what it
    asks next.
    """
    decision = session.match.decision
    option = next((each for each in session.match.options if each.key == key), None)
    if decision is None or option is None or session.bot_is_asked:
        return []
    ids = dict.fromkeys(rule_id for rule_id in _rules_of(session, option) if rule_id and rule_id != decision.rule)
    return [rule(session, rule_id) for rule_id in ids]


# Why not


def refusals(session: Session) -> list[Refusal]:
    """All that a player may wonder about and that cannot be done now; nothing while an agent is asked, for those are
    its own.
    """
    if session.bot_is_asked:
        return []
    found = [refusal(session, key) for key in session.match.game.candidates(session.match.table)]
    return [each for each in found if each is not None]


def refusal(session: Session, key: str) -> Refusal | None:
    """Why an option cannot be chosen now; None if it can."""
    match = session.match
    reason = match.why_not(key)
    if reason is None:
        return None
    text = log.option_text(match.game, match.table, match.game.option(key), session.words)
    lines = session.words.reason(reason)
    # The root only says that it is refused; the reasons are its parts, if it has any.
    below = [(depth - 1, sentence, rules) for depth, sentence, rules in lines[1:]] if reason.parts else lines
    return Refusal(text, below)


# Cards and chances


def cards_of(session: Session, key: str) -> list[str]:
    """The cards and sheets that an option speaks of."""
    return session.catalogue.named_by(session.facts_of(key).values())


def played_cards(session: Session, key: str) -> list[str]:
    """The cards that an option plays, uses, keeps, buys, …: those it names as `card` or `trigger`."""
    facts = session.facts_of(key)
    return session.catalogue.named_by(facts[name] for name in ("card", "trigger") if name in facts)


def cards_at_hand(session: Session) -> list[str]:
    """The cards that the options, the question and the table speak of now, in this order."""
    game, pieces = session.match.game, session.pieces()
    asked = [] if session.bot_is_asked else list(game.texts.ask_facts(session.match.table).values())
    offered = [fact for choice in session.choices() for fact in session.facts_of(choice.key).values()]
    seen = [
        fact for _, facts in [*game.drawing.summary(pieces), *game.drawing.details(pieces)] for fact in facts.values()
    ]
    return session.catalogue.named_by([*offered, *asked, *seen])


def odds_of(session: Session, key: str) -> list[str]:
    """The chances of what an option leads to, in words; nothing if no luck decides it."""
    found = session.match.odds(key)
    return [] if found is None else odds.lines(found, session.words)


# The table


def reference(session: Session) -> list[tuple[str, list[str]]]:
    """The rest of the table and how the match was set up, under headings."""
    details = session.match.game.drawing.details(session.pieces())
    found = [
        (session.say("ui-details-table"), [log.counted(session.words, message, facts) for message, facts in details]),
        (session.say("ui-details-match"), _set_up(session)),
    ]
    return [(heading, lines) for heading, lines in found if lines]


def legend(session: Session, plain: bool, pointing: Picture | None = None) -> list[str]:
    """The signs that are on the drawing now, or on the one that shows an option, and that the game's words explain, and
    those of the window around it.
    """
    signs: dict[str, str] = {}
    for line in [*session.picture(plain).lines, *([] if pointing is None else pointing.lines)]:
        for text, drawn_style in line:
            style = drawn_style.removesuffix("-dark")
            if text.strip():
                # A run of squares of one kind is shown by its first.
                signs[style] = signs.get(style) or text.split()[0]
            else:
                signs.setdefault(style, "")
    lines = [
        session.say("ui-sign", sign=sign or session.say("ui-sign-gap"), meaning=f"@legend-{style}")
        for style, sign in signs.items()
        if session.words.has(f"legend-{style}")
    ]
    return lines if plain else [*lines, session.say("ui-sign", sign=ARROWS, meaning="@ui-legend-arrows")]


def _set_up(session: Session) -> list[str]:
    """The settings, and the rulings that are not the default."""
    setup = session.match.setup
    lines = [
        session.say("ui-pair", name=f"@setting-{name}", value=_value(session, f"setting-{name}-{value}", value))
        for name, value in setup.settings.items()
    ]
    for ruling in session.match.game.rulings:
        name, value = ruling.name, setup.rulings[ruling.name]
        if value != ruling.default:
            told = _value(session, f"ruling-{name}-{value}", value)
            lines.append(f"{session.say('ui-pair', name=f'@ruling-{name}', value=told)} ({ruling.rule})")
    return lines


def _value(session: Session, message: str, value: str) -> str:
    return log.value_text(session.words, message, value)


# Looking ahead

#: How long a tip is thought about, and how many options it names.
_THINKING: Final = Budget(seconds=1.0)
_NAMED: Final = 5


def tips(session: Session, budget: Budget = _THINKING) -> list[str]:
    """The best options of the present decision with the chance to win and its error, from what the asked seat knows."""
    return looking_ahead(session, budget)()


def looking_ahead(session: Session, budget: Budget = _THINKING) -> Callable[[], list[str]]:
    """The thinking behind a tip, about the present decision: it may be carried out while the match moves on."""
    match, decision = session.match, session.match.decision
    if decision is None:
        return list
    if len(decision.options) == 1:
        return lambda: [session.say("ui-tip-one")]
    seen = Seen(match.game, match.table, decision.seat)
    options, seed = decision.options, match.choice_count + 1
    # Worded now: later the table may lie otherwise, and the same options may not be there.
    texts = {choice.key: choice.text for choice in session.choices()}
    return lambda: _tip(session, weigh(seen, options, budget, seed), texts)


def _tip(session: Session, verdicts: list[Verdict], texts: dict[str, str]) -> list[str]:
    """What was found about some options, in words, in the order in which looking ahead believes in them."""
    lines = [
        session.say(
            "ui-tip-dropped" if verdict.dropped else "ui-tip-line",
            option=texts[verdict.option.key],
            share=odds.percent(verdict.mean, session.words),
            error=odds.points(verdict.error, session.words),
        )
        for verdict in verdicts[:_NAMED]
    ]
    return [*lines, session.say("ui-tip-about", seats=session.match.table.seats)]
