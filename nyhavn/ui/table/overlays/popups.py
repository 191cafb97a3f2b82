"""What lies over the table for a moment: an explanation, a closer look, the log."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from nyhavn.i18n import apart, ngettext
from nyhavn.match.view import PlayerView
from nyhavn.ui.widgets.control import Named
from nyhavn.ui.widgets.houses import draw_house
from nyhavn.ui.widgets.sheet import Layer
from nyhavn.words.names import points_name


class TablePopup(Named, Layer):
    """A panel over the table that any tap beside it, a tap on it, or the way back closes."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._anim_duration = 0.1 * App.get_running_app().preferences.pace()
        self._layer: Any = None

    def on_open(self) -> None:
        self._layer = App.get_running_app().back_stack.over(self.dismiss)

    def on_dismiss(self) -> None:
        if self._layer is not None:
            self._layer.done()


class BriefPopup(TablePopup):
    """A panel that the next tap anywhere closes; the finger that opened it may still be lifted."""

    def on_touch_down(self, touch: Any) -> bool:
        touch.ud[self] = True
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if self in touch.ud:
            self.dismiss()
        return True


class Explanation(BriefPopup):
    """A title and a sentence or two about something on the table."""

    title = StringProperty()
    text = StringProperty()


class HouseCloseUp(BriefPopup):
    """Another player's house, large."""

    house = ObjectProperty()
    title = StringProperty()
    note = StringProperty()
    abilities = ListProperty()

    def show(self, player: PlayerView, patterns: bool) -> None:
        """Show a player's house as it is now."""
        self.title = player.name
        in_hand = ngettext("{count} card in hand", "{count} cards in hand", player.cards)
        self.note = apart((points_name(player.points), in_hand.format(count=player.cards)))
        self.abilities = [(key, "active") for key in player.active] + [(key, "used") for key in player.used]
        self.house.house_color = player.color
        self.house.patterns = patterns
        draw_house(self.house, player.house)
