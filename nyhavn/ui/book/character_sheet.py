"""The page of an opponent: who they are, how they play, and how the games with them went."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, OptionProperty, StringProperty

from nyhavn.ai.names import LEVELS
from nyhavn.i18n import _
from nyhavn.match.opponents import OPPONENT_NAMES, player_kind_name
from nyhavn.match.setup import HUMAN
from nyhavn.storage.statistics import PlayerStatistics, Tally, tally
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art.face import EXPRESSIONS, FaceArt
from nyhavn.ui.widgets.buttons import IconButton, PillButton
from nyhavn.ui.widgets.control import Named, Panel
from nyhavn.ui.widgets.labels import Words
from nyhavn.ui.widgets.sections import FactBox, Section, TallySection
from nyhavn.ui.widgets.sheet import Sheet
from nyhavn.words.career import number_tallies
from nyhavn.words.characters import (
    greeting,
    not_met_text,
    play_text,
    plays_text,
    plays_title,
    record_facts,
    style_lines,
    tip_text,
    who_text,
)

KV_CLASSES = (FaceArt, IconButton, PillButton, Section, TallySection)
"""Named in kv/book/character_sheet.kv only; importing them makes them known there."""


class CharacterSpeech(Named, Panel):
    """What the opponent says, in a balloon."""

    text = StringProperty()
    below = BooleanProperty(False)
    """Whether it hangs below the face, and not beside it."""
    tail = ListProperty([0] * 6)
    """Its corners: what points to the face."""


class StyleLine(Words):
    """A style that the opponent can be asked for."""


class CharacterSheet(Sheet):
    """All about one of the four; a button leads to a game with them.

    The games are asked for unless what they say is given, and told of as soon as they answer.
    """

    level = OptionProperty(LEVELS[0], options=LEVELS)
    expression = OptionProperty(EXPRESSIONS[0], options=EXPRESSIONS)
    """As the last game left them: glad if they won it."""
    called = StringProperty()
    trade = StringProperty()
    speech = StringProperty()
    who = StringProperty()
    plays_title = StringProperty()
    plays = StringProperty()
    tip = StringProperty()
    play_text = StringProperty()
    not_met = StringProperty()
    """What is told where the player has no game with them; empty where there is one."""
    wide = BooleanProperty(False)
    upright = BooleanProperty(False)
    """Whether what they say stands below the face."""
    styles = ObjectProperty()
    facts = ObjectProperty()
    tallies = ObjectProperty()

    def __init__(
        self,
        app: Any,
        level: str,
        play: Callable[[], None],
        found: list[PlayerStatistics] | None = None,
    ) -> None:
        load_kv("book/character_sheet.kv")
        name = OPPONENT_NAMES[level]
        super().__init__(
            name="character",
            description=name,
            level=level,
            called=name,
            trade=player_kind_name(level),
            speech=greeting(level, None),
            who=who_text(level),
            plays_title=plays_title(level),
            plays=plays_text(level),
            tip=tip_text(level),
            play_text=play_text(level),
        )
        self._app, self._play = app, play
        for line in style_lines(level):
            self.styles.add_widget(StyleLine(text=line))
        if found is not None or app.games is None:
            self.tell(found or [])
        else:
            reading = app.inspector.busy("character")

            def take(answer: list[PlayerStatistics]) -> None:
                reading.stop()
                self.tell(answer)

            known_as = app.preferences.everybody().player
            app.games.ask(lambda store: store.statistics(known_as), take, reading.stop, slow=True)

    def tell(self, found: list[PlayerStatistics]) -> None:
        """Tell how the games went: the player's own, and how many the others have won."""
        own_name = self._app.preferences.own_name().casefold()
        met = {
            player.name: against
            for player in found
            if player.kind == HUMAN and (against := player.against(self.level)) is not None
        }
        own = next((against for name, against in met.items() if name.casefold() == own_name), None)
        self.not_met = not_met_text(self.level) if own is None else ""
        self.speech = greeting(self.level, own)
        self.facts.clear_widgets()
        self.tallies.clear_widgets()
        if own is not None:
            self.expression = "rueful" if own.results[-1].won else "glad"
            for fact in record_facts(own):
                self.facts.add_widget(FactBox(text=fact.text, value=fact.value))
            if len(own.by_players) > 1:
                self._add_tallies("numbers", _("Wins by number of players"), number_tallies(own))
        by_person = [(name, tally(against.results)) for name, against in met.items()]
        if len(by_person) > 1 or own is None:
            self._add_tallies("people", _("Wins by player"), by_person)
        self._app.inspector.changed()

    def _add_tallies(self, key: str, title: str, tallies: list[tuple[str, Tally]]) -> None:
        if tallies:
            pale = any(each.hinted_wins for _name, each in tallies)
            legend = _("Pale: won with hints") if pale else ""
            section = TallySection(name=f"character.{key}", title=title, legend=legend, pos_hint={"top": 1})
            section.tallies = tallies
            self.tallies.add_widget(section)

    def play(self) -> None:
        """Go and play."""
        self.dismiss()
        self._play()
