"""A sign that French sets off by a no-break space stays on the line of its word, in every face."""

from __future__ import annotations

import pytest
from kivy.core.text import Label

from nyhavn.i18n.languages import NARROW, NO_BREAK
from nyhavn.ui.widgets.fit_label import fitting
from tests.ui.shell.stage import on_stage


def lines(face: str, text: str, width: float) -> list[str]:
    """The text as it is broken into lines of this width."""
    label = Label(text=text, font_name=face, font_size=20, text_size=(width, None))
    label.refresh()
    return ["".join(word.text for word in line.words).strip() for line in label._cached_lines]


def width_of(face: str, text: str) -> float:
    label = Label(text=text, font_name=face, font_size=20)
    label.refresh()
    return float(label.content_width)


@pytest.mark.parametrize("face", ["Nyhavn", "NyhavnStrong", "NyhavnDisplay"])
def test_no_line_begins_with_a_sign(face: str) -> None:
    with on_stage():
        room = width_of(face, "Qui commence") + 1
        assert lines(face, "Qui commence ?", room)[-1] == "?", "a plain space does break"
        for space in (NARROW, NO_BREAK):
            assert lines(face, f"Qui commence{space}?", room) == ["Qui", f"commence{space}?"]
        assert width_of(face, f"a{NARROW}b") < width_of(face, f"a{NO_BREAK}b")


def test_words_that_stay_together_are_measured_together() -> None:
    """Otherwise French quotation marks make a word wider than the label believes, which is then broken."""
    with on_stage():
        together = f"«{NO_BREAK}Changement"
        room = round((width_of("NyhavnStrong", "Changement") + width_of("NyhavnStrong", together)) / 2)
        texts = (f"Prendre {together}{NO_BREAK}»", "Changement")
        assert fitting(texts, "NyhavnStrong", 1.0, (room, 200), 20, 20) == ("Changement", 20)
