"""The review of a game: its curve, its turns, and a second try at every mistake."""
