"""The panels that the table's things lie on: the quay's planks under the cards, dark glass elsewhere."""

from __future__ import annotations

from typing import Any

from kivy.properties import ColorProperty, ListProperty
from kivy.uix.widget import Widget

from nyhavn.ui.table.layout.plan import Plan, Rect


class Surface(Widget):
    """Panels behind harbour, supply and hand; their look is in kv/table/screen.kv."""

    ink = ColorProperty()
    wood = ColorProperty()
    harbour = ListProperty([0, 0, 0, 0])
    supply = ListProperty([0, 0, 0, 0])
    hand = ListProperty([0, 0, 0, 0])

    def lay(self, plan: Plan, origin: tuple[float, float]) -> None:
        """Put the panels where the plan says."""
        piers = plan.piers
        left = min(piers[0][0], plan.harbour[0])
        harbour = (left, plan.harbour[1], plan.harbour[2], plan.harbour[3])
        for name, rect in (("harbour", harbour), ("supply", plan.supply), ("hand", plan.hand)):
            setattr(self, name, _moved(rect, origin))

    def on_touch_down(self, touch: Any) -> bool:
        return False


def _moved(rect: Rect, origin: tuple[float, float]) -> list[float]:
    return [round(rect[0] + origin[0]), round(rect[1] + origin[1]), round(rect[2]), round(rect[3])]
