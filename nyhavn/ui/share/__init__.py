"""The end of a game as a picture to show around."""
