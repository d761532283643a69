"""What a client would like best of what there is, as HTTP has it."""

from __future__ import annotations

import pytest

from duskbox.server.http.negotiation import encoding, is_known, language

OURS = ("en", "pl", "fr")


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("", None), ("de", None), ("pl", "pl"), ("PL", "pl"), ("fr-CA, en", "fr"),
        ("en;q=0.5, pl;q=0.8", "pl"), ("en;q=0.5,fr", "fr"), ("pl;q=0, en;q=0.1", "en"), ("pl;q=0", None),
        ("de, *;q=0.5", "en"), ("en;q=0, *", "pl"), ("de;q=1.0;x=y, fr ; q=0.3", "fr"),
        ("pl;q=loud, fr;q=0.1", "fr"), ("pl;q=nan", None), ("plx", None), (",,;;,", None), ("x" * 600 + ",pl", None),
    ],
)  # fmt: skip
def test_the_language_with_the_greatest_weight_is_taken(asked: str, given: str | None) -> None:
    assert language(asked, OURS) == given


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("", ""), ("br", "br"), ("gzip", "gzip"), ("gzip, br", "br"), ("gzip;q=0.9, br;q=0.5", "gzip"),
        ("br;q=0", ""), ("br;q=0, gzip", "gzip"), ("*", "br"), ("br;q=0, *;q=0.1", "gzip"), ("identity", ""),
        ("identity, gzip;q=0.5", ""), ("gzip;q=0.5, identity;q=0.2", "gzip"), ("xgzip", ""),
    ],
)  # fmt: skip
def test_the_encoding_with_the_greatest_weight_is_taken_and_the_shortest_of_those_liked_alike(
    asked: str, given: str
) -> None:
    assert encoding(asked, ("br", "gzip")) == given


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("", False), ("*", True), ('"abc"', True), ('W/"abc"', True), ('"x", W/"abc"', True), ('"abcd"', False),
        ("abc", False), ('"x"', False), ("," * 1000 + '"abc"', False),
    ],
)  # fmt: skip
def test_a_tag_is_known_in_whichever_form_it_was_sent(header: str, known: bool) -> None:
    assert is_known(header, 'W/"abc"') == is_known(header, '"abc"') == known
