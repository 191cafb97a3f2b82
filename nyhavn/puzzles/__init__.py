"""Puzzles without a screen: what they are, solving them exactly, choosing, rating and remembering them."""
