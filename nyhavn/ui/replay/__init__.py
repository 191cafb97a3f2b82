"""A game looked at again, step by step."""
