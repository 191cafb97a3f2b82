"""The picture of a finished game."""
