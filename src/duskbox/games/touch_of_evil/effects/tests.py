"""Skill tests, and what comes of them (ATE-TEST-02 to ATE-TEST-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from duskbox.core.messages import Fact, Message
from duskbox.games.touch_of_evil.effects.arguments import checked_name
from duskbox.games.touch_of_evil.effects.effect import Do, Effect
from duskbox.games.touch_of_evil.effects.gains import Until
from duskbox.games.touch_of_evil.effects.text.sentences import Act, Part, Several, Trial, all_counted
from duskbox.games.touch_of_evil.rules.rolls import SkillTest
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import SKILLS


@final
class Test(Effect):
    """Test a Skill, or two together: one thing if it is passed, another if it is failed, and `each` once with X
    successes (ATE-TEST-03 to ATE-TEST-05).
    """

    PARTS: ClassVar[tuple[str, ...]] = ("skills", "target", "passed", "failed", "each")
    #: Not a class of tests for pytest.
    __test__: ClassVar[bool] = False

    def __init__(
        self,
        skills: str,
        target: int,
        passed: Effect | None = None,
        failed: Effect | None = None,
        each: Effect | None = None,
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
        do.call(t, SkillTest(do.hero, self.skill, self.second, self.target, self.each is not None), "tested")

    def tested(self, t: Shadowbrook, do: Do) -> None:
        """What follows a pass or a failure."""
        follow(t, do, self.passed, self.failed, self.each)

    def successes_counted(self, t: Shadowbrook, do: Do) -> None:
        """After what follows a pass, what its successes are worth."""
        do.become(t, self.each)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If something could come of it."""
        return t.down[hero] == 0 and any_could(t, hero, self.children())

    def say(self) -> Part:
        """What it says."""
        facts: dict[str, Fact] = {"n": self.target, "first": f"@skill-of-{SKILLS[self.skill]}"}
        if self.second >= 0:
            facts["second"] = f"@skill-of-{SKILLS[self.second]}"
        test = Act("effect-test" if self.second < 0 else "effect-test-both", facts)
        return trial(test, self.passed, self.failed, self.each)

    def children(self) -> list[Effect]:
        """What can come of it."""
        return [effect for effect in (self.passed, self.failed, self.each) if effect is not None]


@final
class ChooseTest(Effect):
    """Test one of several Skills, of the Hero's choice (ATE-TEST-02)."""

    PARTS: ClassVar[tuple[str, ...]] = ("options", "target", "passed", "failed", "each")

    def __init__(
        self,
        options: tuple[str, ...],
        target: int,
        passed: Effect | None = None,
        failed: Effect | None = None,
        each: Effect | None = None,
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
        options = [t.box.options.skill[skill] for skill in self.skills]
        do.ask(t, do.hero, "one", "ask-test-skill", "ATE-TEST-02", options, "skill_chosen")

    def skill_chosen(self, t: Shadowbrook, do: Do) -> None:
        """Roll for it."""
        do.call(t, SkillTest(do.hero, t.chosen.code, -1, self.target, self.each is not None), "tested")

    def tested(self, t: Shadowbrook, do: Do) -> None:
        """What follows a pass or a failure."""
        follow(t, do, self.passed, self.failed, self.each)

    def successes_counted(self, t: Shadowbrook, do: Do) -> None:
        """After what follows a pass, what its successes are worth."""
        do.become(t, self.each)

    def could(self, t: Shadowbrook, hero: int) -> bool:
        """If something could come of it."""
        return t.down[hero] == 0 and any_could(t, hero, self.children())

    def say(self) -> Part:
        """What it says."""
        skills = [Message(f"skill-of-{SKILLS[skill]}") for skill in self.skills]
        facts: dict[str, Fact] = {
            "n": self.target,
            "skills": Message("list-or", {"most": skills[:-1], "last": skills[-1]}),
        }
        return trial(Act("effect-choose-test", facts), self.passed, self.failed, self.each)

    def children(self) -> list[Effect]:
        """What can come of it."""
        return [effect for effect in (self.passed, self.failed, self.each) if effect is not None]


def follow(t: Shadowbrook, do: Do, passed: Effect | None, failed: Effect | None, each: Effect | None) -> None:
    """After the test what follows a pass, then what its successes are worth; or what follows a failure."""
    if t.result <= 0:
        do.become(t, failed)
        return
    do.x = t.result
    if passed is not None and each is not None:
        do.child(t, passed, "successes_counted")
    else:
        do.become(t, each if passed is None else passed)


def count_successes(effect: Effect) -> None:
    """Let a lasting modifier that follows the successes of a test know that its amount is their number and not a loss
    of one.
    """
    if isinstance(effect, Until):
        effect.count_successes()
    for part in effect.children():
        count_successes(part)


def any_could(t: Shadowbrook, hero: int, effects: list[Effect]) -> bool:
    """Whether one of some effects could change anything."""
    for effect in effects:
        if effect.could(t, hero):
            return True
    return False


def checked_target(effect: str, target: int) -> int:
    """The number a die of a test must show."""
    if not 1 <= target <= 6:
        raise ValueError(f"{effect}: no die can be tested against {target}")
    return target


def trial(test: Act, passed: Effect | None, failed: Effect | None, each: Effect | None) -> Trial:
    """A test with what comes of it: what follows a pass and what its successes are worth happen together."""
    after: list[Part] = [effect.say() for effect in (passed, each) if effect is not None]
    done = None if not after else after[0] if len(after) == 1 else Several(after)
    counted = passed is None and done is not None and all_counted(done)
    return Trial(test, done, None if failed is None else failed.say(), counted)
