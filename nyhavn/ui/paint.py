"""The board's colours under a name that kv can import; the art package hides its module of that name."""

from nyhavn.ui.art.palette import palette as paint

__all__ = ["paint"]
