"""Skill tests, and what comes of them (ATE-TEST-02 to ATE-TEST-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.sayings import Said, Saying
from duskbox.games.touch_of_evil.effects.gains import Until
from duskbox.games.touch_of_evil.effects.phrases import checked_name
from duskbox.games.touch_of_evil.effects.sequence import labelled
from duskbox.games.touch_of_evil.effects.word import Do, Word
from duskbox.games.touch_of_evil.rolls import SkillTest
from duskbox.games.touch_of_evil.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.vocabulary import SKILLS


@final
class Test(Word):
    """Test a Skill, or two together: one thing if it is passed, another if it is failed, and `each` once with X successes
    (ATE-TEST-03 to ATE-TEST-05)."""

    PARTS: ClassVar[tuple[str, ...]] = ("skills", "target", "passed", "failed", "each")
    #: Not a class of tests for pytest.
    __test__: ClassVar[bool] = False

    def __init__(
        self,
        skills: str,
        target: int,
        passed: Word | None = None,
        failed: Word | None = None,
        each: Word | None = None,
    ) -> None:
        super().__init__()
        names = skills.split("+")
        if len(names) > 2 or (len(names) == 2 and names[0] == names[1]):
            raise ValueError(f"Test: {skills!r} is neither a Skill nor two joined by +")
        self.skills: Final = skills
        self.skill: Final = checked_name("Test", names[0], SKILLS)
        self.second: Final = checked_name("Test", names[1], SKILLS) if len(names) == 2 else -1
        self.target: Final = checked_target("Test", target)
        self.passed: Final = passed
        self.failed: Final = failed
        self.each: Final = each
        if each is not None:
            count_successes(each)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """A KO'd Hero is not tested (ATE-KO-05)."""
        if t.down[do.hero]:
            do.done(t)
            return
        do.call(t, SkillTest(do.hero, self.skill, self.second, self.target, self.each is not None), "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The test is over, or its first consequence."""
        go_on(t, do, self.passed, self.failed, self.each)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If something could come of it."""
        return t.down[hero] == 0 and any_could(t, hero, self.words())

    def say(self) -> Saying:
        """The test, then what comes of it."""
        facts: dict[str, Said] = {"n": self.target, "first": f"@skill-of-{SKILLS[self.skill]}"}
        if self.second >= 0:
            facts["second"] = f"@skill-of-{SKILLS[self.second]}"
            return said_with(Saying("effect-test-both", facts), self.passed, self.failed, self.each)
        return said_with(Saying("effect-test", facts), self.passed, self.failed, self.each)

    def words(self) -> list[Word]:
        """What can come of it."""
        return [word for word in (self.passed, self.failed, self.each) if word is not None]


@final
class ChooseTest(Word):
    """Test one of several Skills, of the Hero's choice (ATE-TEST-02)."""

    PARTS: ClassVar[tuple[str, ...]] = ("options", "target", "passed", "failed", "each")

    def __init__(
        self,
        options: tuple[str, ...],
        target: int,
        passed: Word | None = None,
        failed: Word | None = None,
        each: Word | None = None,
    ) -> None:
        super().__init__()
        if len(options) < 2:
            raise ValueError("ChooseTest: there is no choice of Skills")
        self.options: Final = options
        self.skills: Final = [checked_name("ChooseTest", skill, SKILLS) for skill in options]
        self.target: Final = checked_target("ChooseTest", target)
        self.passed: Final = passed
        self.failed: Final = failed
        self.each: Final = each
        if each is not None:
            count_successes(each)

    def begin(self, t: Shadowbrook, do: Do) -> None:
        """Choose the Skill before rolling."""
        if t.down[do.hero]:
            do.done(t)
            return
        do.at = -1
        options = [t.box.options.skill[skill] for skill in self.skills]
        do.ask(t, do.hero, "one", "ask-test-skill", "ATE-TEST-02", options, "again")

    def again(self, t: Shadowbrook, do: Do) -> None:
        """The Skill is chosen; or the test is over, or its first consequence."""
        if do.at < 0:
            do.at = 0
            do.call(t, SkillTest(do.hero, t.chosen.code, -1, self.target, self.each is not None), "again")
        else:
            go_on(t, do, self.passed, self.failed, self.each)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If something could come of it."""
        return t.down[hero] == 0 and any_could(t, hero, self.words())

    def say(self) -> Saying:
        """The choice, then what comes of it."""
        skills = [Saying(f"skill-{SKILLS[skill]}") for skill in self.skills]
        said = Saying("effect-choose-test", {"n": self.target, "skills": skills})
        return said_with(said, self.passed, self.failed, self.each)

    def words(self) -> list[Word]:
        """What can come of it."""
        return [word for word in (self.passed, self.failed, self.each) if word is not None]


def go_on(t: Shadowbrook, do: Do, passed: Word | None, failed: Word | None, each: Word | None) -> None:
    """After the test what follows a pass, then what its successes are worth; or what follows a failure."""
    if do.at == 1:
        do.become(t, each)
        return
    if t.result <= 0:
        do.become(t, failed)
        return
    do.x = t.result
    if passed is not None and each is not None:
        do.at = 1
        do.child(t, passed)
    else:
        do.become(t, each if passed is None else passed)


def count_successes(word: Word) -> None:
    """Let a lasting modifier that follows the successes of a test know that its amount is their number and not a loss of one."""
    if isinstance(word, Until):
        word.count_successes()
    for part in word.words():
        count_successes(part)


def any_could(t: Shadowbrook, hero: int, words: list[Word]) -> bool:
    """Whether one of some words could change anything."""
    for word in words:
        if word.could(t, hero):
            return True
    return False


def checked_target(word: str, target: int) -> int:
    """The number a die of a test must show."""
    if not 1 <= target <= 6:
        raise ValueError(f"{word}: no die can be tested against {target}")
    return target


def said_with(test: Saying, passed: Word | None, failed: Word | None, each: Word | None) -> Saying:
    """A test with the labels of what comes of it."""
    said = [test]
    if passed is not None:
        last = failed is None and each is None
        said.append(Saying("result-passed", {"what": labelled(passed, last)}))
    if each is not None:
        said.append(Saying("result-each", {"what": labelled(each, failed is None)}))
    if failed is not None:
        said.append(Saying("result-failed", {"what": labelled(failed)}))
    return Saying("effect-seq", {"words": said})
