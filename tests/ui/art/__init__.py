"""Tests of the drawn parts, and a gallery to look at them."""
