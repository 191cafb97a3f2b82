"""Saved games and finished games."""
