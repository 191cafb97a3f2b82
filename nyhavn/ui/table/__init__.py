"""The table: the game as it is played, by touch."""
