"""The choices at a coat of arms, shown in place of the supply, which is of no use just then."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivymd.uix.boxlayout import MDBoxLayout

from nyhavn.i18n import _
from nyhavn.match.draft import DECLINE, REFRESH
from nyhavn.match.edits import CHOOSE_ABILITY, CHOOSE_SPECIAL
from nyhavn.match.spots import SPECIAL_KIND, SupplyPlace
from nyhavn.match.view import CoatView
from nyhavn.ui.table.widgets import CoatChoice
from nyhavn.ui.widgets.named import Named
from nyhavn.words.gains import coat_choice_lines, coats_text
from nyhavn.words.names import capital


class CoatPanel(Named, MDBoxLayout):
    """Build a special tile, take an ability, turn one's own active, or do without."""

    title = StringProperty()
    columns = NumericProperty(1)
    choices = ObjectProperty()
    """The layout that the choices lie in."""
    on_choice = ObjectProperty(None, allownone=True)
    """Called with special, ability, refresh or pass."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._choices: dict[str, CoatChoice] = {}
        self._special_is_spot = False
        """Whether the choice of a special tile is the table's to handle, like any tile of the supply."""
        for key in (CHOOSE_SPECIAL, CHOOSE_ABILITY, REFRESH, DECLINE):
            choice = CoatChoice(name=f"coat.{key}")
            choice.bind(on_release=lambda _choice, key=key: self.on_choice and self.on_choice(key))
            self._choices[key] = choice
            self.choices.add_widget(choice)

    @property
    def special(self) -> CoatChoice:
        """The choice of a special tile."""
        return self._choices[CHOOSE_SPECIAL]

    def hold_special(self, held: bool) -> None:
        """Let the choice of a special tile be tapped and dragged like the one of the supply, or not."""
        self.special.name = str(SupplyPlace(*SPECIAL_KIND)) if held else f"coat.{CHOOSE_SPECIAL}"
        self._special_is_spot = held

    def takes(self, x: float, y: float) -> bool:
        """Whether a point is on one of the choices that are buttons."""
        return any(
            choice.collide_point(x, y)
            for key, choice in self._choices.items()
            if key != CHOOSE_SPECIAL or not self._special_is_spot
        )

    def show(self, coats: CoatView) -> None:
        """Say what each choice would give, and which is chosen."""
        self.title = capital(coats_text(coats.pending))
        for line in coat_choice_lines(coats):
            choice = self._choices[line.key]
            choice.text, choice.note = line.title, line.note
            choice.enabled = line.possible
            choice.disabled = not line.possible
        decline = self._choices[DECLINE]
        decline.text, decline.note = _("Do without"), ""
        for key, choice in self._choices.items():
            choice.chosen = choice.selected = key == coats.chosen
