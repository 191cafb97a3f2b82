"""Puzzles on the screen: the choice of them, and one on the table."""
