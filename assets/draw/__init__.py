"""Draws every picture of the game from code: `python -m assets.draw` writes assets/pictures."""
