"""The drawn parts of the game: houses, tiles, cards, medallions, track, quay; none knows the rules."""

from kivy.lang import Builder

from nyhavn.folders import KV
from nyhavn.ui.art.card import CardArt
from nyhavn.ui.art.chart import ChartArt
from nyhavn.ui.art.coin import AbilityArt, CoatArt
from nyhavn.ui.art.face import FaceArt
from nyhavn.ui.art.house import GableArt, HouseArt
from nyhavn.ui.art.pier import PierArt
from nyhavn.ui.art.pile import FanArt, PileArt
from nyhavn.ui.art.quay import QuayBackdrop
from nyhavn.ui.art.tile import TileArt
from nyhavn.ui.art.track import TrackArt
from nyhavn.ui.theme.palette import Palette, color, palette, set_palette

_KV = str(KV / "art.kv")
if _KV not in Builder.files:
    Builder.load_file(_KV)

__all__ = [
    "AbilityArt",
    "CardArt",
    "ChartArt",
    "CoatArt",
    "FaceArt",
    "FanArt",
    "GableArt",
    "HouseArt",
    "Palette",
    "PierArt",
    "PileArt",
    "QuayBackdrop",
    "TileArt",
    "TrackArt",
    "color",
    "palette",
    "set_palette",
]
