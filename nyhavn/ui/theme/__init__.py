"""Colours and letters: one source for the controls (Material's roles) and for the board (the quay's)."""
