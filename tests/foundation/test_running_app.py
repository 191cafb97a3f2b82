"""Who asks Kivy for the running app: only what is made where nobody has it at hand."""

from __future__ import annotations

import re

from tests.foundation import ROOT

WHY = {
    "nyhavn/ui/kivymd_patches.py": "as the library does, for every widget of its own",
    "nyhavn/ui/shell/focus.py": "the ring lies in the window, and is told nothing but a rectangle",
    "nyhavn/ui/table/overlays/popups.py": "a layer, as that of widgets/sheet.py",
    "nyhavn/ui/rules/reader.py": "made by a page of the rules, which knows no app",
    "nyhavn/ui/widgets/control.py": "kv makes these widgets, and hands nothing in",
    "nyhavn/ui/widgets/sheet.py": "lies over whatever screen there is, in the middle of the app's root",
}
"""Every other screen and widget is handed what it needs: a screen has `app` from the one who makes it."""


def test_whoever_asks_for_the_running_app_has_a_reason() -> None:
    asking = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "nyhavn").rglob("*.py")
        if re.search(r"\bget_running_app\(\)", path.read_text("utf-8"))
    }
    assert asking == set(WHY)
