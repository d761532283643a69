"""Numbers are written alike wherever they are said: with the signs, groups and spaces of each language."""

from __future__ import annotations

import pytest

from duskbox.cli.output import translations
from duskbox.core.text import numerals
from duskbox.lab.numbers import Teller
from duskbox.terminal.odds import percent

#: A language, and 1,234,567.9, 12.3 %, 1,234 and 12 % in it.
WRITTEN = [
    ("en", "1,234,567.9", "12.3%", "1,234", "12%"),
    ("pl", "1\u00a0234\u00a0567,9", "12,3%", "1\u00a0234", "12%"),
    ("fr", "1\u202f234\u202f567,9", "12,3\u00a0%", "1\u202f234", "12\u00a0%"),
    ("xx", "1,234,567.9", "12.3%", "1,234", "12%"),
]


@pytest.mark.parametrize(("language", "grouped", "share", "plain", "whole"), WRITTEN)
def test_numbers_have_the_signs_groups_and_spaces_of_the_language(
    language: str, grouped: str, share: str, plain: str, whole: str
) -> None:
    assert numerals.number(1234567.89, 1, language) == grouped
    assert numerals.number(-1234567.89, 1, language) == f"−{grouped}"
    assert numerals.percent(0.1234, 1, language) == share
    assert numerals.percent(0.1234, 0, language) == whole
    assert numerals.signed(1234, 0, language) == f"+{plain}"
    assert numerals.signed(-1234, 0, language) == f"−{plain}"


@pytest.mark.parametrize(("language", "grouped", "share", "plain", "whole"), WRITTEN)
def test_reports_the_terminal_and_messages_write_them_alike(
    language: str, grouped: str, share: str, plain: str, whole: str
) -> None:
    words = translations(language)
    assert Teller(words).number(1234567.89, 1) == grouped
    assert Teller(words).percent(0.1234) == percent(0.1234, words) == share
    # A message that is given a plain number.
    said = words.say("error-record-long", {"most": 1234})
    assert plain in said and grouped[-2] not in said.partition(plain)[2][:1]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_what_is_rounded_to_nothing_has_no_sign(language: str) -> None:
    for value in (0.04, -0.04, 0.0):
        assert numerals.number(value, 0, language) == numerals.signed(value, 0, language) == "0"
