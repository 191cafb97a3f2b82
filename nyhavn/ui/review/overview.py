"""What a game was decided by, and everybody's account; their look is in kv/review/screen.kv."""

from __future__ import annotations

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.ui.art import HOUSE_COLORS
from nyhavn.ui.widgets.list_row import ListRow


class MomentRow(ListRow):
    """A turn that decided much; a tap shows it."""

    screen = ObjectProperty()
    turn = NumericProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    title = StringProperty()
    lines = ListProperty()
    points = NumericProperty()


class AccountRow(BoxLayout):
    """One player: accuracy, and luck and skill as two bars."""

    player_name = StringProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    accuracy = NumericProperty()
    luck = NumericProperty()
    skill = NumericProperty()
    luck_text = StringProperty()
    skill_text = StringProperty()
    even_luck = StringProperty()


class AccountFigure(BoxLayout):
    """What is counted, and its number."""

    text = StringProperty()
    figure = StringProperty()


class BalanceBar(BoxLayout):
    """A bar to the right for what somebody gained, to the left for what was lost; from -1 to 1."""

    value = NumericProperty()
