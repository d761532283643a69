"""How often an option was offered and chosen."""

from __future__ import annotations

import pytest

from duskbox.lab.usage import main, measure, report


def test_every_question_is_counted_with_what_it_offered_and_what_was_chosen() -> None:
    usage = measure("fear-of-the-dark", {"difficulty": "easy"}, 3)
    assert usage.games == 3
    for ask, number in usage.asked.items():
        chosen = [times for (question, _), times in usage.chosen.items() if question == ask]
        assert sum(chosen) == number, "something is chosen each time"
    for each, times in usage.chosen.items():
        assert times <= usage.offered[each] <= usage.asked[each[0]]


def test_the_report_begins_with_what_is_never_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fear-of-the-dark", "--games", "3", "--often", "1", "--ask", "ask-action"]) == 0
    table = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith("| ask-action")]
    shares = [float(row[-1].removesuffix(" % |")) for row in table]
    assert len(shares) > 3
    assert shares == sorted(shares)


def test_what_was_seldom_offered_is_left_out() -> None:
    usage = measure("fear-of-the-dark", {}, 2)
    assert report(usage, often=10**6).count("|") == report(usage, "no-such-question").count("|")


def test_what_was_not_chosen_is_played_out_against_what_was() -> None:
    usage = measure("fear-of-the-dark", {"difficulty": "hard"}, 2, ask="ask-action", samples=6, share=0.3)
    assert usage.ahead
    assert {question for question, _ in usage.ahead} == {"ask-action"}
    each = max(usage.ahead, key=lambda key: len(usage.ahead[key]))
    found = usage.gain(each)
    assert found is not None
    mean = sum(usage.ahead[each]) / len(usage.ahead[each])
    assert found[0] == pytest.approx(mean)
    assert found[1] >= 0
    assert "| points each time | ± |" in report(usage, often=1)
    assert "points each time" not in report(measure("fear-of-the-dark", {}, 1), often=1)
