"""Opponents: what a position is worth, which turns there are, and the search that picks one."""
