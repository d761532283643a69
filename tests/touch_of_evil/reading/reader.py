"""Reads card texts back: who, under which conditions, at which cost, does what, and how much of it.

The patterns of a tongue are those of a reader who knows the game, not the messages that the texts are written with.
What is read is a list of claims; `claims.py` gives the same of an effect, so that both can be compared.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from tests.touch_of_evil.reading.claims import Claim

#: An amount, and a bonus with its sign.
NUMBER = r"(?P<n>\d+|D3|D6)"
SIGNED = r"(?P<n>[+−]\d)"


@dataclass(frozen=True)
class Tongue:
    """How one language says what cards do. All patterns are matched whatever the case."""

    #: By the name of an act, how it reads in any form of its verb.
    acts: dict[str, str]
    #: Forms of the Skills as they are read, and what an amount may be multiplied by.
    skills: dict[str, str]
    per: dict[str, str]
    tested: str
    #: Between two acts, what may follow one, and what opens a choice within a sentence.
    joint: str
    end: str
    either: str
    twice: str
    and_if: str
    subjects: dict[str, str]
    most: tuple[str, ...]
    counted: dict[str, str]
    conditions: dict[str, str]
    roll: str
    choose: str
    #: What comes before a clause: a condition, what else holds, a number on the die, the result of a test or an offer.
    if_: str
    otherwise: str
    on: str
    results: dict[str, tuple[str, ...]]
    each_result: dict[str, tuple[str, ...]]
    lair: dict[str, str]
    may: str
    #: Abilities: how often, when, and at which cost.
    limits: dict[str, str]
    whens: dict[str, str]
    and_: str
    after_when: str
    costs: dict[str, str]
    so_that: str
    #: Modifiers and replacements, with what they are as a name, and the condition after a modifier.
    statics: dict[str, str]
    suffix: str
    replacements: dict[str, str]
    verbs: dict[str, str] = field(default_factory=dict)

    @cached_property
    def patterns(self) -> dict[str, re.Pattern[str]]:
        """The acts, compiled; `v(…)` stands for a verb in any form."""

        def verb(found: re.Match[str]) -> str:
            return f"(?:{self.verbs[found[1]]})"

        return {name: re.compile(re.sub(r"v\(([\w-]+)\)", verb, act), re.IGNORECASE) for name, act in self.acts.items()}


class Reader:
    """Reads one text, line by line."""

    def __init__(self, tongue: Tongue) -> None:
        self.tongue = tongue
        self.found: list[Claim] = []
        #: The last condition, and the path of the last test or offer.
        self.condition = ""
        self.tested: tuple[str, ...] = ()
        self.heads: list[tuple[str, ...]] = [()]
        self.choices = [0]

    def effect(self, text: str) -> list[Claim]:
        """What the lines of an effect claim."""
        for line in text.split("\n"):
            self.line(line)
        return self.found

    def line(self, line: str) -> None:
        """A line at its depth: a point of a list below the heading before it, or a paragraph."""
        depth = line.count("\u00a0\u00a0") + line.count("•")
        bare = line.replace("\u00a0", " ").strip(" •")
        path = self.heads[depth] if depth < len(self.heads) else self.heads[-1]
        del self.heads[depth + 1 :], self.choices[depth + 1 :]
        if path[-1:] == ("choice",):
            self.choices[depth] += 1
            path = (*path[:-1], f"choice {self.choices[depth]}")
        row = re.match(r"(\d)(?:–(\d))? ?: ", bare)
        if row is not None:
            path = (*path, f"die {row[1]}–{row[2] or row[1]}")
            bare = bare[row.end() :]
        for sentence in re.split(r"(?<=\.) (?=[A-ZŁŚÉÀ])", bare):
            if sentence.endswith(":"):
                self.heads.append(self.heading(sentence[:-1].rstrip(), path))
                self.choices.append(0)
            else:
                self.clauses(sentence, path)

    def clauses(self, sentence: str, path: tuple[str, ...]) -> None:
        """The clauses of a sentence."""
        for part in re.split(" ?; ", sentence.rstrip(".")):
            self.clause(part, path)

    def heading(self, head: str, path: tuple[str, ...]) -> tuple[str, ...]:
        """What a heading says of the list below it."""
        if re.fullmatch(self.tongue.roll, head, re.IGNORECASE):
            return path
        path, rest = self.subjects(head, path)
        if re.fullmatch(self.tongue.choose, rest, re.IGNORECASE):
            return (*path, "choice")
        found = re.fullmatch(self.tongue.if_, f"{head}, ", re.IGNORECASE)
        assert found is not None, head
        self.condition = self.read_condition(found[1])
        return (*path, f"if {self.condition}")

    def read_condition(self, text: str) -> str:
        """A condition by its name."""
        for pattern, name in self.tongue.conditions.items():
            found = re.fullmatch(pattern, text, re.IGNORECASE)
            if found is not None:
                return name
        raise AssertionError(f"no condition is known that reads {text!r}")

    def subjects(self, text: str, path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
        """Who a clause is about, and what is said of them."""
        for name, pattern in self.tongue.subjects.items():
            found = re.match(pattern + " ", text, re.IGNORECASE)
            if found is None:
                continue
            rest = text[found.end() :]
            if name == "most":
                least = "least" if found["most"].lower() in self.tongue.most else "most"
                return (*path, f"{least} {self.tongue.counted[found['what'].lower()]}"), rest
            # Whom the card as a whole is about, or the clause before.
            return (path if name.startswith(("hero-d", "hero-r", "hero-h", "it")) else (*path, name)), rest
        return path, text

    def clause(self, text: str, path: tuple[str, ...]) -> None:
        """A clause: conditions, then who, then what, joined by "and" or "or"."""
        while True:
            path, rest = self.before(text, path)
            if rest == text:
                break
            text = rest
        for pattern, result in self.tongue.each_result.items():
            found = re.match(pattern, text, re.IGNORECASE)
            if found is not None:
                path, text = (*self.tested, *result), text[found.end() :]
                break
        else:
            for pattern, lair in self.tongue.lair.items():
                found = re.match(pattern, text, re.IGNORECASE)
                if found is not None:
                    path, text = (*path, "each-all", f"{lair} if-has-lair"), text[found.end() :]
                    break
            else:
                path, text = self.subjects(text, path)
        if re.fullmatch(self.tongue.roll, text, re.IGNORECASE):
            return
        may = re.match(self.tongue.may, text, re.IGNORECASE)
        if may is not None:
            path, text = (*path, "may"), text[may.end() :]
            self.tested = path
        either = re.match(self.tongue.either, text, re.IGNORECASE)
        self.acts(text[either.end() :] if either else text, path, either is not None)

    def before(self, text: str, path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
        """What comes before a clause."""
        for pattern, result in self.tongue.results.items():
            found = re.match(pattern, text, re.IGNORECASE)
            if found is not None:
                return (*self.tested, *result), text[found.end() :]
        found = re.match(self.tongue.otherwise, text, re.IGNORECASE)
        if found is not None:
            return (*path, f"unless {self.condition}"), text[found.end() :]
        found = re.match(self.tongue.on, text, re.IGNORECASE)
        if found is not None:
            return (*path, f"die {found[1]}–{found[2] or found[1]}"), text[found.end() :]
        found = re.match(self.tongue.if_, text, re.IGNORECASE)
        if found is not None:
            self.condition = self.read_condition(found[1])
            return (*path, f"if {self.condition}"), text[found.end() :]
        return path, text

    def acts(self, text: str, path: tuple[str, ...], either: bool) -> None:
        """One act after another."""
        number = 0
        while text:
            number += 1
            here = (*path, f"choice {number}") if either else path
            end, act = self.act(text)
            if act.startswith("test "):
                self.tested = path
            again = re.match(self.tongue.twice, text[end:], re.IGNORECASE)
            for _ in range(2 if again else 1):
                self.found.append((here, act))
            text = text[end + (again.end() if again else 0) :]
            found = re.match(self.tongue.and_if, text, re.IGNORECASE)
            if found is not None:
                self.condition = self.read_condition(found[1])
                path, text = (*path, f"if {self.condition}"), text[found.end() :]
                continue
            joint = re.match(self.tongue.joint, text, re.IGNORECASE)
            assert joint is not None or not text, f"what is this: {text!r}"
            text = text[joint.end() :] if joint else ""

    def act(self, text: str) -> tuple[int, str]:
        """The longest act that a text begins with."""
        best, name, facts = 0, "", {}
        for each, pattern in self.tongue.patterns.items():
            match = pattern.match(text)
            if match is not None and match.end() > best and re.match(self.tongue.end, text[match.end() :]):
                best, name, facts = match.end(), each, match.groupdict()
        tested = re.match(self.tongue.tested, text, re.IGNORECASE)
        if tested is not None and tested.end() > best:
            forms = re.findall(r"\w+", tested["skills"].lower())
            skills = " ".join(self.tongue.skills[form] for form in forms if form not in ("d", "de"))
            return tested.end(), f"test {skills} {tested['n']}"
        assert best, f"no act is known that reads {text!r}"
        amount = "all" if facts.get("all") else facts.get("n") or ""
        per = facts.get("per")
        if facts.get("less"):
            amount += " fewer"
        return best, f"{name} {amount}{f' for each {self.tongue.per[per.strip()]}' if per else ''}".strip()

    # Of what lies on the table

    def hook(self, text: str) -> list[Claim]:
        """What the text of a modifier, a replacement or an ability claims."""
        bare = text.replace("\u00a0", " ").rstrip(".")
        if self.modifier(bare) or self.replacement(bare):
            return self.found
        path: tuple[str, ...] = ()
        for name, pattern in self.tongue.limits.items():
            found = re.match(pattern, bare, re.IGNORECASE)
            if found is not None:
                path, bare = (f"limit {name}",), bare[found.end() :]
                break
        path, bare = self.when(bare, path)
        found = re.match(self.tongue.if_, bare, re.IGNORECASE)
        if found is not None:
            path, bare = (*path, f"if {self.read_condition(found[1])}"), bare[found.end() :]
        path, bare = self.cost(bare, path)
        self.tested = path
        self.clauses(bare, path)
        return self.found

    def modifier(self, text: str) -> bool:
        """A modifier, with the condition behind it."""
        suffix = re.search(self.tongue.suffix, text, re.IGNORECASE)
        for whole in (text, text[: suffix.start()] if suffix else ""):
            for name, pattern in self.tongue.statics.items():
                match = re.fullmatch(pattern, whole, re.IGNORECASE)
                if match is not None:
                    path = () if suffix is None or whole == text else (f"if {self.read_condition(suffix[1])}",)
                    self.found.append((path, f"static {self.measured(name, match)}"))
                    return True
        return False

    def measured(self, name: str, match: re.Match[str]) -> str:
        """What is modified, by how much."""
        facts = match.groupdict()
        sign, _, what = name.rpartition(" ")
        if what == "skill":
            what = self.tongue.skills[match["what"].lower()]
        amount = int((facts.get("n") or "1").replace("−", "-"))
        if what.endswith("hit-on"):
            amount -= 5
        return f"{what} {-amount if sign == '-' else amount:+d}{' for each section' if facts.get('section') else ''}"

    def replacement(self, text: str) -> bool:
        """Something that happens in the place of something else."""
        path: tuple[str, ...] = ()
        found = re.match(self.tongue.if_, text, re.IGNORECASE)
        rest = text[found.end() :] if found else text
        for name, pattern in self.tongue.replacements.items():
            match = re.fullmatch(pattern, rest, re.IGNORECASE)
            if match is None:
                continue
            if found is not None:
                path = (f"if {self.read_condition(found[1])}",)
            value = match.groupdict().get("value") or ""
            self.found.append((path, f"replace {name} {self.tongue.skills.get(value.lower(), value)}".strip()))
            return True
        return False

    def when(self, text: str, path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
        """At which times."""
        while True:
            for name, pattern in self.tongue.whens.items():
                found = re.match(pattern, text, re.IGNORECASE)
                if found is not None:
                    path, text = (*path, f"at {name}"), text[found.end() :]
                    break
            else:
                return path, text
            joint = re.match(f"{self.tongue.and_}|{self.tongue.after_when}", text, re.IGNORECASE)
            assert joint is not None, text
            text = text[joint.end() :]

    def cost(self, text: str, path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
        """At which cost."""
        _, rest = self.subjects(text, path)
        may = re.match(self.tongue.may, rest, re.IGNORECASE)
        if may is None:
            return path, text
        rest = rest[may.end() :]
        costs: list[str] = []
        while True:
            for name, pattern in self.tongue.costs.items():
                found = re.match(f"(?:{pattern})(?:{self.tongue.and_}|{self.tongue.so_that})", rest, re.IGNORECASE)
                if found is not None:
                    amount = found.groupdict().get("n")
                    costs.append(f"cost {name} {amount}" if amount else f"cost {name}")
                    rest = rest[found.end() :]
                    break
            else:
                return ((*path, *costs, "may"), rest) if costs else (path, text)
