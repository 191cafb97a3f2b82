"""The curtain between two turns: a public picture of the game that hides the hands until it is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.i18n import _
from nyhavn.match.journal import reports, since_turn_of
from nyhavn.match.view import TableView
from nyhavn.ui.shell.by_steps import apply_rules, made
from nyhavn.ui.table.board_widgets import USUAL_PLAYERS
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.curtain import plan_curtain
from nyhavn.ui.table.overlays.player_summary import PlayerSummary
from nyhavn.ui.table.table_widget import TableButton, set_box
from nyhavn.ui.table.widgets import BoardButton
from nyhavn.ui.widgets.control import Named
from nyhavn.words.happenings import since_text


class CurtainButton(TableButton):
    """Opens the curtain: it has the name of the player whose cards are behind it."""

    title = StringProperty()
    hint = StringProperty()
    """What it does, under the name."""
    house_color = StringProperty("red")
    side = NumericProperty()
    """The room for a picture at each end."""

    def on_touch_down(self, touch: Any) -> bool:
        """While a second tap of the same finger would mean nothing, not even its beginning does."""
        return self.enabled and bool(super().on_touch_down(touch))


class Curtain(Named, FloatLayout):
    """Hides the hands while the device goes from one player to the next, and shows what all may see."""

    ready = BooleanProperty(False)
    """Whether it can be opened: not by the tap that ended the turn before."""
    dp = NumericProperty(1)
    sp = NumericProperty(1)
    button: CurtainButton = ObjectProperty()
    menu: BoardButton = ObjectProperty()

    def __init__(self) -> None:
        """Empty: `making` makes what is on it, and `seat` says for how many it is."""
        super().__init__(modal=True, size_hint=(None, None), __no_builder=True)
        self.houses: list[PlayerSummary] = []

    def making(self, opened: Callable[[], None], menu: Callable[[], None]) -> Iterator[None]:
        """Make everything, with as many houses as most games have, step by step."""
        yield from apply_rules(self)
        self.button.bind(on_release=lambda *_: opened())
        self.menu.bind(on_release=lambda *_: menu())
        for _number in range(USUAL_PLAYERS):
            yield from self._add_house()

    def _add_house(self) -> Iterator[None]:
        self.houses.append((yield from made(PlayerSummary, self, size_hint=(None, None))))

    def seat(self, players: int) -> None:
        """Have a house for everybody at the table."""
        while len(self.houses) < players:
            for _step in self._add_house():
                pass
        while len(self.houses) > players:
            self.remove_widget(self.houses.pop())

    def on_touch_down(self, touch: Any) -> bool:
        """Nothing that lies behind it is reached."""
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True

    def lay_out(self, size: tuple[float, float], confirm: Box, target: float, dp: float, sp: float) -> None:
        """Find a place for everything on a table of this size, away from where Confirm is."""
        self.size, self.dp, self.sp = size, dp, sp
        plan = plan_curtain(Box(0, 0, *size), len(self.houses), confirm, target, dp, sp)
        set_box(self.button, plan.button)
        set_box(self.menu, plan.menu)
        for thing in (self.button, self.menu, *self.houses):
            thing.dp, thing.sp = dp, sp
        for house, box in zip(self.houses, plan.panels, strict=True):
            set_box(house, box)

    def show(self, view: TableView, patterns: bool) -> None:
        """Say whose turn it is, and show everybody's house with what was done last in it."""
        names = [player.name for player in view.players]
        last = {report.seat: report for report in reports(view.steps)}
        for house, player in zip(self.houses, view.players, strict=True):
            house.show(player, last.get(player.seat), patterns)
        player, button = view.to_move, self.button
        if not view.steps:
            self.houses[player.seat].texts = [_("{name} starts").format(name=player.name)]
        button.title, button.house_color = player.name, player.color
        button.hint, self.menu.hint = _("Show my cards"), _("Menu")
        news = since_text(since_turn_of(view.steps, player.seat), names)
        button.description = "\n".join((player.name, *news))
        self.ready = not view.guarded
