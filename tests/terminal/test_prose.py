"""Text breaks where a reader expects it to."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from textual.content import Content

from duskbox.terminal.prose import breaks, shortened, wrapped

NO_BREAK = "\u00a0"


def test_a_line_breaks_at_ordinary_spaces_and_never_at_a_no_break_space() -> None:
    text = f"Cartes en main{NO_BREAK}: Allumer une allumette"
    assert wrapped(Content(text), 15).plain == f"Cartes en\nmain{NO_BREAK}: Allumer\nune allumette"


def test_a_word_that_is_too_long_is_cut_and_lines_that_go_on_can_be_indented() -> None:
    assert wrapped(Content("1 abcdefghij"), 6, 2).plain == "1\n  abcd\n  efgh\n  ij"


def test_styles_stay_with_their_words() -> None:
    content = wrapped(Content.assemble("one ", ("two three", "bold")), 7)
    assert content.plain == "one two\nthree"
    assert [content.plain[span.start : span.end].strip() for span in content.spans] == ["two", "three"]


def test_a_text_that_is_too_long_ends_with_an_ellipsis_behind_a_whole_word() -> None:
    text = wrapped(Content("one two three four five"), 9)
    assert text.plain == "one two\nthree\nfour five"
    assert shortened(text, 9, 3).plain == text.plain
    assert shortened(text, 9, 2).plain == "one two\nthree …"
    assert shortened(text, 8, 1).plain == "one …"


@given(st.text(alphabet=f"ab {NO_BREAK}ż", max_size=60), st.integers(4, 20), st.integers(0, 2))
def test_no_piece_is_wider_than_the_window_and_nothing_is_lost(text: str, width: int, indent: int) -> None:
    cuts = breaks(text, width, indent)
    pieces = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    assert "".join(pieces) == text
    assert len(pieces[0].rstrip(" ")) <= width
    assert all(len(piece.rstrip(" ")) <= width - indent for piece in pieces[1:])
    assert all(pieces[:-1]), "every piece brings the text forward"
