"""Saved games, finished games, and what they say of those who played."""
