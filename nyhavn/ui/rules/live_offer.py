"""A picture that is alive: the piers, from which cards are picked as in a turn."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from nyhavn.i18n import _, listing
from nyhavn.match.deeds import Tap
from nyhavn.match.spots import Pier
from nyhavn.rulebook.positions import live_position
from nyhavn.ui.rules.figures.cards import RuleCard
from nyhavn.ui.rules.figures.figure import Figure
from nyhavn.ui.widgets.control import Named, is_press
from nyhavn.words.names import card_name, color_letter, quoted_ability


class PierCard(Named, ButtonBehavior, RuleCard):
    """A card on a pier that can be tapped."""

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and bool(super().on_touch_down(touch))


class LiveOffer(Figure):
    """Seven piers to pick from; below them, what the pick would be."""

    row = ObjectProperty()
    verdict = StringProperty()
    why = StringProperty()

    def __init__(self, game: str, **kwargs: Any) -> None:
        self._session = live_position(game)
        super().__init__(**kwargs)
        cards = []
        for pier, shown in enumerate(self._session.view.piers):
            color = shown.color
            assert color is not None, "all piers have a card at the start of a turn"
            each = PierCard(color=color, letter=color_letter(color), name=f"rules.pier.{pier}")
            each.description = card_name(color)
            each.bind(on_release=lambda _card, pier=pier: self.pick(pier))
            cards.append(each)
        self.row.cards = cards
        self._show(refused=False)

    def pick(self, pier: int) -> None:
        """Add a card to the pick, take it out again, or begin anew with it where it cannot be added."""
        before = self._session.view.draft.piers
        self._session.do(Tap(Pier(pier)))
        picked = self._session.view.draft.piers
        self._show(refused=bool(before) and pier not in before and picked == (pier,))

    def _show(self, refused: bool) -> None:
        table = self._session.view
        picked, draw = table.draft.piers, table.proposal.action
        armed = [key for key, ability in table.abilities.items() if ability.armed]
        for each, pier in zip(self.row.cards, table.piers, strict=True):
            each.lifted = each.selected = pier.picked
            each.glow, each.dimmed = pier.glow.value, pier.dimmed
        self.mark = "no" if refused else "yes" if draw is not None else ""
        if refused:
            self.verdict, self.why = _("Not next to each other"), _("So you start over with this card.")
        elif draw is not None:
            self.verdict = _("You may take them")
            names = [quoted_ability(key) for key in armed]
            self.why = _("That uses {abilities}.").format(abilities=listing(names)) if names else ""
        elif picked:
            self.verdict, self.why = "", _("Now a second card.")
        else:
            self.verdict, self.why = "", _("Tap two cards.")
