"""Everything written is read, and every symbol is seen, by day and in the evening: from the pixels drawn."""

from __future__ import annotations

import pytest
from kivy.core.window import Window

from nyhavn.ui.widgets.labels import Glyph
from tests.ui.shell.all_views import VIEWS
from tests.ui.shell.reading import labels, picture_of_window, standing_out
from tests.ui.shell.stage import on_stage

TEXT, SYMBOL = 4.5, 3.0
FRAMES = 12
"""Frames until everything is drawn in its place."""


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_text_and_symbols_stand_out_from_their_ground(theme: str) -> None:
    with on_stage(theme=theme) as stage:
        faint, read = [], 0
        for view, show in VIEWS.items():
            show(stage)
            stage.frames(FRAMES)
            picture = picture_of_window()
            for label, clip in labels(Window):
                found = standing_out(label, clip, picture)
                if found is None:
                    continue
                read += 1
                is_symbol = isinstance(label, Glyph) or label.font_name == "Icons"
                if found < (SYMBOL if is_symbol else TEXT):
                    faint.append(f"{view}: {label.text!r} {found:.1f}")
            while len(Window.children) > 1:
                Window.remove_widget(Window.children[0])
        assert read > 150
        assert not faint, "\n".join(faint)
