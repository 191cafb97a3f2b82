"""The table as somebody sees it who may act, for words about it."""

from __future__ import annotations

from nyhavn.engine.state import State
from nyhavn.match.compose import Moment, Position, compose
from nyhavn.match.draft import Draft
from nyhavn.match.setup import Setup
from nyhavn.match.view import Stage, TableView
from tests.match.positions import setup_for


def view_of(state: State, draft: Draft | None = None, setup: Setup | None = None) -> TableView:
    """The view of whoever is to move, with this laid out."""
    position = Position(setup or setup_for(state.players), state, state.current)
    return compose(position, Moment(Stage.ACTING, draft or Draft(), hand_is_open=True))
