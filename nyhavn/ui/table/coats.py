"""The choices at a coat of arms, shown in place of the supply, which is of no use just then."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivymd.uix.boxlayout import MDBoxLayout

from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.match.draft import DECLINE, REFRESH, Draft
from nyhavn.ui.inspector import Inspected
from nyhavn.ui.table.spots import CoatChoice
from nyhavn.ui.words.gains import coat_choice_lines, coats_text
from nyhavn.ui.words.names import capital

SPECIAL = "special"
ABILITY = "ability"


class CoatPanel(Inspected, MDBoxLayout):
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
        for key in (SPECIAL, ABILITY, REFRESH, DECLINE):
            choice = CoatChoice(inspect_name=f"coat.{key}")
            choice.bind(on_release=lambda _choice, key=key: self.on_choice and self.on_choice(key))
            self._choices[key] = choice
            self.choices.add_widget(choice)

    @property
    def special(self) -> CoatChoice:
        """The choice of a special tile."""
        return self._choices[SPECIAL]

    def hold_special(self, held: bool) -> None:
        """Let the choice of a special tile be tapped and dragged like the one of the supply, or not."""
        self.special.inspect_name = "supply.special" if held else f"coat.{SPECIAL}"

    def takes(self, x: float, y: float) -> bool:
        """Whether a point is on one of the choices that are buttons."""
        buttons = [choice for choice in self._choices.values() if choice.inspect_name.startswith("coat.")]
        return any(choice.collide_point(x, y) for choice in buttons)

    def show(self, state: State, draft: Draft) -> None:
        """Say what each choice would give, and which is chosen."""
        self.title = capital(coats_text(state.pending_coats))
        for line in coat_choice_lines(state):
            choice = self._choices[line.key]
            choice.text, choice.note = line.title, line.note
            choice.inspect_enabled = line.possible
            choice.disabled = not line.possible
        decline = self._choices[DECLINE]
        decline.text, decline.note = _("Do without"), ""
        chosen = self._chosen(draft)
        for key, choice in self._choices.items():
            choice.chosen = choice.inspect_selected = key == chosen

    @staticmethod
    def _chosen(draft: Draft) -> str | None:
        if draft.held is not None:
            return SPECIAL
        if draft.coat in (REFRESH, DECLINE):
            return draft.coat
        return ABILITY if draft.coat else None
