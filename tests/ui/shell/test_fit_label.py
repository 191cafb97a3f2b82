"""Words in a box: all of them are drawn that the label says it has room for."""

from __future__ import annotations

import pytest

from nyhavn.ui.widgets.fit_label import FitLabel, height_of
from tests.ui.shell.stage import on_stage

TEXT = "Take it\nand a few more words that need a second line, and a third"


@pytest.mark.parametrize("spare", [1, 4, 12])
def test_no_line_is_left_out_where_there_is_just_room_for_it(spare: int) -> None:
    """Kivy leaves lines out of paragraphs that it sets in the middle, even where they would fit."""
    with on_stage() as stage:
        height = height_of(TEXT, "NyhavnStrong", 1.0, 160, 16)
        label = FitLabel(font_name="NyhavnStrong", valign="middle", size_hint=(None, None))
        label.size = 160, height + spare
        label.variants, label.most, label.least = [TEXT], 16, 16
        stage.app.root.add_widget(label)
        stage.frames(3)
        lines = ["".join(word.text for word in line.words) for line in label._label._cached_lines]
        assert "".join(lines).replace(" ", "") == TEXT.replace("\n", "").replace(" ", "")
        assert label.texture_size[1] <= label.height
