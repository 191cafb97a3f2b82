"""The end of a game on the screen."""
