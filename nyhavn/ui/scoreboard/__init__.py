"""The end of a game: who won, what everybody built, and what comes next."""
