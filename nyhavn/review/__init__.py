"""Judging a game that was played: everybody's chances turn by turn, mistakes, and luck told from skill."""
