"""`duskbox games`, `rules`, `cards` and `ledger`: what there is to read about games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from duskbox.cli import options
from duskbox.cli.output import OK, WRONG, print_json, print_lines, translations
from duskbox.cli.parsing import Argument, Command
from duskbox.cli.values import Choices
from duskbox.core import registry
from duskbox.core.errors import DuskboxError

if TYPE_CHECKING:
    from duskbox.cli.parsing import Chosen
    from duskbox.core.ledger import Ledger, Rule
    from duskbox.core.parts.components import CardKind
    from duskbox.core.translations import Translations


def games(chosen: Chosen, words: Translations) -> int:
    """The games that can be played."""
    found = [registry.find(name) for name in registry.names()]
    if chosen.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": translations(words.language, game).say("game-name"),
                    "about": translations(words.language, game).say("game-about"),
                    "rules": game.rules_version,
                    "settings": [
                        {
                            "name": setting.name,
                            "values": list(setting.values) or None,
                            "least": None if setting.values else setting.least,
                            "most": None if setting.values else setting.most,
                            "default": setting.default,
                        }
                        for setting in game.settings
                    ],
                }
                for game in found
            ]
        )
        return OK
    for game in found:
        speaking = translations(words.language, game)
        print(f"{game.name}  {speaking.say('game-name')}: {speaking.say('game-about')}")
    return OK


# Rules


def rules(chosen: Chosen, words: Translations) -> int:
    """All rules, those that hold some words, or one with its tests."""
    from duskbox.core.ledger import Ledger

    ledger = Ledger.of(registry.find(chosen.game))
    if not ledger.rules:
        raise DuskboxError("cli-no-ledger", game=chosen.game)
    typed = " ".join(chosen.id)
    if _is_id(typed, ledger):
        rule = ledger.rule(typed)
        if chosen.json:
            print_json(_rule_data(rule, ledger, words.language))
        else:
            print_lines(_one_rule(rule, ledger, words))
        return OK
    found = [rule for rule in [*ledger.rules, *ledger.questions] if _holds(rule, ledger, typed, words.language)]
    if not found:
        raise DuskboxError("cli-no-rule", typed=typed[:60])
    if chosen.json:
        print_json([_rule_data(rule, ledger, words.language) for rule in found])
    else:
        print_lines(_all_rules(found, ledger, words))
    return OK


def _is_id(typed: str, ledger: Ledger) -> bool:
    """Whether the id of a rule was typed, in small letters or capitals: it begins as all of the ledger do."""
    first = ledger.rules[0].id.partition("-")[0]
    return re.fullmatch(rf"{first}-\w+(-\w+)?", typed, re.IGNORECASE) is not None


def _holds(rule: Rule, ledger: Ledger, typed: str, language: str) -> bool:
    """Whether a rule, its heading or its ruling holds every word that was typed."""
    from duskbox.terminal.card_text import holds

    return holds(" ".join([ledger.title(rule.id, language), ledger.text(rule.id, language), rule.switch]), typed)


def _all_rules(found: list[Rule], ledger: Ledger, words: Translations) -> list[str]:
    lines: list[str] = []
    topic = ""
    for rule in found:
        if rule.topic != topic:
            topic = rule.topic
            lines += ["", words.say("cli-open-questions") if rule.is_open else ledger.title(rule.id, words.language)]
        sure = rule.is_open or rule.certainty in ("", "stated")
        doubt = "" if sure else f" [{words.say(f'certainty-{rule.certainty}')}]"
        lines.append(f"  {rule.id}  {ledger.text(rule.id, words.language)}{doubt}")
        if rule.switch:
            lines.append(
                f"    {words.say('cli-rule-ruling', {'name': rule.switch, 'values': ' | '.join(rule.values)})}"
            )
    return lines


def _one_rule(rule: Rule, ledger: Ledger, words: Translations) -> list[str]:
    language = words.language
    lines = [f"{rule.id}  {ledger.text(rule.id, language)}"]
    if rule.certainty:
        lines.append(words.say("cli-rule-certainty", {"certainty": f"@certainty-{rule.certainty}"}))
    if rule.source:
        lines.append(words.say("cli-rule-source", {"source": ledger.source(rule.id, language)}))
    if rule.note:
        lines.append(words.say("cli-rule-note", {"note": ledger.note(rule.id, language)}))
    if rule.is_open:
        values = rule.values or [""] * len(rule.options)
        for value, answer in zip(values, ledger.answers(rule.id, language), strict=True):
            lines.append(f"  – {f'{rule.switch} = {value}: ' if value else ''}{answer}")
        lines.append(words.say("cli-rule-why", {"why": ledger.why(rule.id, language)}))
    tests = ledger.tests(rule.id)
    lines.append(words.say("cli-rule-tests", {"tests": len(tests)}))
    return [*lines, *(f"  {test}" for test in tests)]


def _rule_data(rule: Rule, ledger: Ledger, language: str) -> dict[str, object]:
    return {
        "id": rule.id,
        "topic": ledger.title(rule.id, language),
        "text": ledger.text(rule.id, language),
        "certainty": rule.certainty,
        "source": ledger.source(rule.id, language),
        "note": ledger.note(rule.id, language) if rule.note else "",
        "ruling": rule.switch or None,
        "values": list(rule.values),
        "answers": ledger.answers(rule.id, language) if rule.is_open else [],
        "why": ledger.why(rule.id, language) if rule.is_open else "",
        "tests": ledger.tests(rule.id),
    }


def ledger(chosen: Chosen, words: Translations) -> int:
    """Every id with the tests that cover it; the exit code tells whether one is left out."""
    from duskbox.core.ledger import Ledger

    game = registry.find(chosen.game)
    ledger = Ledger.of(game)
    everything = [*ledger.rules, *ledger.questions]
    if not everything:
        raise DuskboxError("cli-no-ledger", game=game.name)
    uncovered = ledger.uncovered()
    covered = [rule.id for rule in everything if rule.id not in uncovered]
    language = words.language
    if chosen.json:
        found = {
            "game": game.name,
            "rules": [
                {
                    "id": rule.id,
                    "topic": rule.topic,
                    "text": ledger.text(rule.id, language),
                    "tests": ledger.tests(rule.id),
                    "switch": rule.switch or None,
                }
                for rule in everything
            ],
            "covered": covered,
            "uncovered": uncovered,
        }
        print_json(found)
    else:
        lines: list[str] = []
        for rule in everything:
            lines += [f"{rule.id}  {ledger.text(rule.id, language)}", *(f"    {x}" for x in ledger.tests(rule.id))]
        lines.append(words.say("cli-coverage", {"covered": len(covered), "all": len(everything)}))
        if uncovered:
            lines.append(words.say("cli-uncovered", {"ids": ", ".join(uncovered)}))
        print_lines(lines)
    return WRONG if uncovered else OK


# Cards


def cards(chosen: Chosen, words: Translations) -> int:
    """Every card deck by deck, or those whose names hold some words: copies and mark, keywords, text and flavour."""
    from duskbox.terminal import card_text

    game = registry.find(chosen.game)
    pack = None if chosen.pack is None else options.read_pack(chosen.pack)
    speaking = translations(words.language, game, pack)
    typed = " ".join(chosen.name)
    kinds = [card for card in game.components.cards(game.setup(None, None, pack)) if _is_called(card, typed, speaking)]
    if not kinds:
        raise DuskboxError("cli-no-card" if typed else "cli-no-cards", typed=typed[:60], game=game.name)
    decks = card_text.by_deck(kinds)
    if chosen.json:
        print_json([_card_data(card, speaking) for found in decks.values() for card in found])
        return OK
    lines: list[str] = []
    for deck, found in decks.items():
        lines += ["", speaking.say(f"deck-{deck}")]
        for card in found:
            page, mark = card_text.page(card, speaking), speaking.say(f"cli-mark-{card.mark}")
            lines.append(f"  {card.copies}× {page.name} [{mark}]")
            lines += [f"      {line}" for line in page.says]
    print_lines(lines)
    return OK


def _is_called(card: CardKind, typed: str, words: Translations) -> bool:
    from duskbox.terminal import card_text

    return card_text.holds(card_text.named(card.name, words), typed)


def _card_data(card: CardKind, words: Translations) -> dict[str, object]:
    from duskbox.terminal import card_text

    page = card_text.page(card, words)
    return {
        "id": card.name.removeprefix("@"),
        "name": page.name,
        "deck": card.deck,
        "copies": card.copies,
        "origin": card.mark,
        "keywords": list(card.keywords),
        "text": [line for line in (page.kind, *page.text) if line],
        "flavour": page.flavour,
    }


def _card_names() -> list[str]:
    """What cards are called in English, for those who type one."""
    from duskbox.terminal import card_text

    found: dict[str, None] = {}
    for name in registry.names():
        game = registry.find(name)
        for card in game.components.cards(game.setup(None, None, None)):
            found[card_text.named(card.name, translations("en", game))] = None
    return list(found)


GAMES = Command("games", games, options.as_json())
RULES = Command(
    "rules",
    rules,
    options.game(),
    Argument("id", metavar="id/word", nargs=-1, help="cli-arg-id"),
    options.as_json(),
)
LEDGER = Command("ledger", ledger, options.game(), options.as_json())
CARDS = Command(
    "cards",
    cards,
    options.game(),
    Argument("name", metavar="name", nargs=-1, type=Choices(_card_names), help="cli-arg-card-name"),
    options.pack(),
    options.as_json(),
)
