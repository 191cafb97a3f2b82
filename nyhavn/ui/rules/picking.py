"""A picture that is alive: the piers, from which cards are picked as in a turn."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from nyhavn.i18n import _, listing
from nyhavn.match.picking import abilities_armed, draw_of, further_choices
from nyhavn.ui.controls import is_press
from nyhavn.ui.inspector import Inspected
from nyhavn.ui.rules.figures.cards import RuleCard
from nyhavn.ui.rules.figures.figure import Figure
from nyhavn.ui.rules.positions import position
from nyhavn.ui.words.names import ability_name, card_name, color_letter


class PierCard(Inspected, ButtonBehavior, RuleCard):
    """A card on a pier that can be tapped."""

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and bool(super().on_touch_down(touch))


class Picking(Figure):
    """Seven piers to pick from; below them, what the pick would be."""

    row = ObjectProperty()
    verdict = StringProperty()
    why = StringProperty()

    def __init__(self, game: str, **kwargs: Any) -> None:
        self._state = position(game)
        self._picked: tuple[int, ...] = ()
        super().__init__(**kwargs)
        cards = []
        for pier, color in enumerate(self._state.offer):
            assert color is not None, "all piers have a card at the start of a turn"
            each = PierCard(color=color, letter=color_letter(color), inspect_name=f"rules.pier.{pier}")
            each.inspect_text = card_name(color)
            each.bind(on_release=lambda _card, pier=pier: self.pick(pier))
            cards.append(each)
        self.row.cards = cards
        self._show(refused=False)

    def pick(self, pier: int) -> None:
        """Add a card to the pick, take it out again, or begin anew with it where it cannot be added."""
        refused = False
        if pier in self._picked:
            self._picked = tuple(other for other in self._picked if other != pier)
        elif abilities_armed(self._state, (*self._picked, pier)) is None:
            refused = True
            self._picked = (pier,)
        else:
            self._picked = (*self._picked, pier)
        self._show(refused)

    def _show(self, refused: bool) -> None:
        picked = self._picked
        further = further_choices(self._state, picked) if picked else {}
        armed = abilities_armed(self._state, picked) or frozenset()
        draw = draw_of(self._state, picked, both=False)
        for pier, each in enumerate(self.row.cards):
            chosen = pier in picked
            each.lifted = each.inspect_selected = chosen
            more = further.get(pier)
            takes_ability = more is not None and bool(more - armed)
            each.glow = (
                "pick" if chosen or (more is not None and not takes_ability) else "ability" if more else ""
            )
            each.dimmed = bool(picked) and not chosen and more is None
        self.mark = "no" if refused else "yes" if draw is not None else ""
        if refused:
            self.verdict, self.why = _("Not next to each other"), _("So you start over with this card.")
        elif draw is not None:
            self.verdict = _("You may take them")
            names = [ability_name(key) for key in sorted(armed)]
            self.why = _("That uses {abilities}.").format(abilities=listing(names)) if names else ""
        elif picked:
            self.verdict, self.why = "", _("Now a second card.")
        else:
            self.verdict, self.why = "", _("Tap two cards.")
