"""The ledger of a game: its rules by id in three languages, its open questions, and which tests cover each.

`ledger.toml` in a game's folder holds the rules in English, `ledger.LANG.toml` their translations, and
`ledger.tests.json` the tests that name each id, written by `make ledger` and checked by the test suite.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Final, final

from duskbox.core.errors import BadSetting
from duskbox.core.game import Game


@final
class Rule:
    """A rule, or an open question with its options, the recommended one and why."""

    def __init__(self, data: dict[str, object]) -> None:
        self.id: Final = str(data["id"])
        self.topic: Final = str(data.get("topic", "open"))
        self.text: Final = str(data.get("text", data.get("question", "")))
        #: Where it stands in the rulebook, how sure we are of it (`stated`, `inferred`, `ambiguous`), and what is to be
        #: said about that.
        self.source: Final = str(data.get("source", ""))
        self.certainty: Final = str(data.get("certainty", ""))
        self.note: Final = str(data.get("note", ""))
        self.options: Final = _texts(data.get("options"))
        self.recommended: Final = str(data.get("recommended", ""))
        self.why: Final = str(data.get("why", ""))
        self.switch: Final = str(data.get("switch_name", ""))
        self.values: Final = _texts(data.get("switch_values"))

    @property
    def is_open(self) -> bool:
        """Whether it is a question the rulebooks leave open."""
        return self.topic == "open"

    @property
    def answer(self) -> int:
        """Which of its options an open question is answered with by default, if the recommendation names one ("b: …");
        or -1.
        """
        letter, colon, _ = self.recommended.partition(":")
        return ord(letter) - ord("a") if colon and len(letter) == 1 else -1


@final
class Ledger:
    """All rules of a game, by id; a game need not have them written down."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        path = folder / "ledger.toml"
        data = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.rules: Final = [Rule(entry) for entry in data.get("rule", [])]
        self.questions: Final = [Rule(entry) for entry in data.get("open", [])]
        self._by_id: Final = {rule.id: rule for rule in [*self.rules, *self.questions]}
        self._translated: Final[dict[str, dict[str, dict[str, object]]]] = {}
        tests = folder / "ledger.tests.json"
        self._tests: Final[dict[str, list[str]]] = json.loads(tests.read_text("utf-8")) if tests.exists() else {}

    @staticmethod
    def of(game: Game) -> Ledger:
        """The ledger of a game."""
        return Ledger(game.texts.folder)

    def rule(self, rule_id: str) -> Rule:
        """The rule or open question with this id, in upper or lower case."""
        found = self._by_id.get(rule_id.upper())
        if found is None:
            raise BadSetting("error-unknown-rule", id=rule_id, example=next(iter(self._by_id), "-"))
        return found

    def text(self, rule_id: str, language: str) -> str:
        """A rule in a language; an open question with the answer it is given by default."""
        rule = self.rule(rule_id)
        if not rule.is_open:
            return str(self._words(language, "rules").get(rule.id, rule.text))
        found = self._words(language, "open").get(rule.id)
        question = found if isinstance(found, dict) else {}
        answer = (
            question.get("recommended", rule.recommended)
            if rule.answer < 0
            else self.answers(rule.id, language)[rule.answer]
        )
        return f"{question.get('question', rule.text)} – {answer}"

    def why(self, rule_id: str, language: str) -> str:
        """Why an open question is answered as it is."""
        question = self._words(language, "open").get(rule_id.upper())
        return str(question["why"]) if isinstance(question, dict) else self.rule(rule_id).why

    def source(self, rule_id: str, language: str) -> str:
        """The heading of the rulebook a rule stands under: as printed, but for our own remarks."""
        rule = self.rule(rule_id)
        return str(self._words(language, "sources").get(rule.source, rule.source))

    def note(self, rule_id: str, language: str) -> str:
        """What is to be said about how a rule is read, if anything."""
        rule = self.rule(rule_id)
        return str(self._words(language, "notes").get(rule.id, rule.note))

    def answers(self, rule_id: str, language: str) -> list[str]:
        """All the answers an open question could be given."""
        question = self._words(language, "open").get(rule_id.upper())
        return _texts(question["options"]) if isinstance(question, dict) else self.rule(rule_id).options

    def title(self, rule_id: str, language: str) -> str:
        """The heading a rule stands under."""
        topic = self.rule(rule_id).topic
        return str(self._words(language, "topics").get(topic, topic))

    def tests(self, rule_id: str) -> list[str]:
        """The tests that cover a rule."""
        return self._tests.get(rule_id, [])

    def uncovered(self) -> list[str]:
        """The ids that no test names."""
        return [rule_id for rule_id in self._by_id if not self.tests(rule_id)]

    def _words(self, language: str, part: str) -> dict[str, object]:
        if language not in self._translated:
            path = self._folder / f"ledger.{language}.toml"
            found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
            self._translated[language] = found
        return self._translated[language].get(part, {})


def _texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []
