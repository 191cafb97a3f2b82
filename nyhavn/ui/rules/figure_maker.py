"""The kinds of picture in the rules, and what makes each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from nyhavn.rulebook.page import Picture
from nyhavn.ui.art import AbilityArt, TileArt
from nyhavn.ui.rules.figures.cards import HandFigure, OfferFigure, PaymentFigure
from nyhavn.ui.rules.figures.houses import FinalHouse, HouseFigure, PlacingFigure
from nyhavn.ui.rules.figures.pieces import (
    EndCardFigure,
    FacesFigure,
    HandsFigure,
    PoolFigure,
    SupplyFigure,
    TilesFigure,
    TrackFigure,
)
from nyhavn.ui.rules.live_offer import LiveOffer
from nyhavn.ui.rules.live_tile import LiveTile

FIGURES: Final[Mapping[str, Callable[..., Any]]] = {
    "ability": AbilityArt,
    "end_card": EndCardFigure,
    "faces": FacesFigure,
    "final_house": FinalHouse,
    "hand": HandFigure,
    "hands": HandsFigure,
    "house": HouseFigure,
    "live_offer": LiveOffer,
    "live_tile": LiveTile,
    "offer": OfferFigure,
    "payment": PaymentFigure,
    "placing": PlacingFigure,
    "pool": PoolFigure,
    "supply": SupplyFigure,
    "tile": TileArt,
    "tiles": TilesFigure,
    "track": TrackFigure,
}


def make_figure(picture: Picture) -> Any:
    """The widget of a picture."""
    return FIGURES[picture.kind](*picture.subjects, **picture.options)
