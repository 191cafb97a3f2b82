"""The log: what happened, turn by turn, in words and small pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.engine.material import HOUSE_COLORS
from nyhavn.match.journal import TurnReport, reports
from nyhavn.match.view import TableView
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art import AbilityArt
from nyhavn.ui.replay.moment import pictures_of
from nyhavn.ui.table.overlays.popups import TablePopup
from nyhavn.ui.widgets.labels import Words
from nyhavn.ui.widgets.layouts import Page
from nyhavn.words.happenings import turn_text

KV_CLASSES = (Page, Words)
"""Named in kv/table/overlays/log.kv only; importing them makes them known there."""
AT_ONCE = 9
"""Turns that are seen when the log opens; the others follow one a frame."""
MOST_PICTURES = 4


class LogLine(BoxLayout):
    """One turn: whose, what in words, and what it was about."""

    text = StringProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    pictures = ObjectProperty()
    below = BooleanProperty(False)
    """Whether the pictures stand below the words, which need the whole width."""

    def show(self, report: TurnReport, patterns: bool) -> None:
        """Put the pictures of a turn beside its words."""
        found = [picture for event in report.events for picture in pictures_of(event)]
        for picture in found[:MOST_PICTURES]:
            if not isinstance(picture, AbilityArt):
                picture.patterns = patterns
            self.pictures.add_widget(picture)


class LogSheet(TablePopup):
    """What happened in every turn, the latest first."""

    lines = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        load_kv("replay/moment.kv")
        super().__init__(**kwargs)
        self._rest: Iterator[None] = iter(())
        self._add_soon = Clock.create_trigger(self._add, 0)

    def fill(self, view: TableView, patterns: bool) -> None:
        """List the turns of a game."""
        self._rest = self._add_lines(view, patterns)
        for _ in range(AT_ONCE):
            next(self._rest, None)
        self._add_soon()

    def _add(self, _dt: float) -> None:
        for _ in self._rest:
            self._add_soon()
            return

    def _add_lines(self, view: TableView, patterns: bool) -> Iterator[None]:
        seats = view.players
        names = [seat.name for seat in seats]
        for report in reversed(reports(view.steps)):
            text = f"{report.turn + 1}.  {turn_text(report, names)}"
            line = LogLine(text=text, house_color=seats[report.seat].color)
            line.show(report, patterns)
            self.lines.add_widget(line)
            yield

    def on_dismiss(self) -> None:
        self._add_soon.cancel()
        super().on_dismiss()
